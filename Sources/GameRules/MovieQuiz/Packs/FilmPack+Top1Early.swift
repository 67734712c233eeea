extension FilmPack {
  /// The first lines of `top-1`: films with the highest ratings. Frozen: docs/films.md.
  static let top1Early = """
    The Shawshank Redemption|Побег из Шоушенка|1994|drama|9.3
    The Godfather|Крёстный отец|1972|crime|9.2
    The Dark Knight|Тёмный рыцарь|2008|action|9.1
    The Godfather Part II|Крёстный отец 2|1974|crime|9.0
    12 Angry Men|12 разгневанных мужчин|1957|drama|9.0
    The Lord of the Rings: The Return of the King|\
    Властелин колец: Возвращение короля|2003|fantasy|9.0
    Schindler's List|Список Шиндлера|1993|history|9.0
    The Lord of the Rings: The Fellowship of the Ring|\
    Властелин колец: Братство Кольца|2001|fantasy|8.9
    Pulp Fiction|Криминальное чтиво|1994|crime|8.8
    The Good, the Bad and the Ugly|Хороший, плохой, злой|1966|western|8.8
    Forrest Gump|Форрест Гамп|1994|drama|8.8
    The Lord of the Rings: The Two Towers|Властелин колец: Две крепости|2002|fantasy|8.8
    Fight Club|Бойцовский клуб|1999|drama|8.8
    Inception|Начало|2010|sci-fi|8.8
    The Empire Strikes Back|Империя наносит ответный удар|1980|sci-fi|8.7
    The Matrix|Матрица|1999|sci-fi|8.7
    Goodfellas|Славные парни|1990|crime|8.7
    Interstellar|Интерстеллар|2014|sci-fi|8.7
    One Flew Over the Cuckoo's Nest|Пролетая над гнездом кукушки|1975|drama|8.6
    Seven|Семь|1995|mystery|8.6
    It's a Wonderful Life|Эта прекрасная жизнь|1946|fantasy|8.6
    Seven Samurai|Семь самураев|1954|action|8.6
    The Silence of the Lambs|Молчание ягнят|1991|thriller|8.6
    Saving Private Ryan|Спасти рядового Райана|1998|war|8.6
    City of God|Город бога|2002|crime|8.6
    The Green Mile|Зелёная миля|1999|fantasy|8.6
    Life Is Beautiful|Жизнь прекрасна|1997|drama|8.6
    Terminator 2: Judgment Day|Терминатор 2: Судный день|1991|sci-fi|8.6
    Star Wars|Звёздные войны|1977|sci-fi|8.6
    Spirited Away|Унесённые призраками|2001|animation|8.6
    Harakiri|Харакири|1962|drama|8.6
    Back to the Future|Назад в будущее|1985|sci-fi|8.5
    The Pianist|Пианист|2002|biography|8.5
    Parasite|Паразиты|2019|thriller|8.5
    Psycho|Психо|1960|horror|8.5
    Gladiator|Гладиатор|2000|action|8.5
    The Lion King|Король Лев|1994|animation|8.5
    The Departed|Отступники|2006|crime|8.5
    Whiplash|Одержимость|2014|music|8.5
    American History X|Американская история Икс|1998|crime|8.5
    Grave of the Fireflies|Могила светлячков|1988|animation|8.5
    Léon: The Professional|Леон|1994|crime|8.5
    The Prestige|Престиж|2006|mystery|8.5
    Dune: Part Two|Дюна: Часть вторая|2024|sci-fi|8.5
    Spider-Man: Across the Spider-Verse|Человек-паук: Паутина вселенных|2023|animation|8.5
    The Usual Suspects|Подозрительные лица|1995|mystery|8.5
    Cinema Paradiso|Новый кинотеатр «Парадизо»|1988|romance|8.5
    The Intouchables|1+1|2011|comedy|8.5
    Modern Times|Новые времена|1936|comedy|8.5
    Alien|Чужой|1979|horror|8.5
    Casablanca|Касабланка|1942|romance|8.5
    Once Upon a Time in the West|Однажды на Диком Западе|1968|western|8.5
    Rear Window|Окно во двор|1954|mystery|8.5
    City Lights|Огни большого города|1931|comedy|8.5
    Django Unchained|Джанго освобождённый|2012|western|8.5
    Apocalypse Now|Апокалипсис сегодня|1979|war|8.4
    WALL·E|ВАЛЛ-И|2008|animation|8.4
    Memento|Помни|2000|mystery|8.4
    Raiders of the Lost Ark|В поисках утраченного ковчега|1981|adventure|8.4
    The Great Dictator|Великий диктатор|1940|comedy|8.4
    The Lives of Others|Жизнь других|2006|drama|8.4
    Sunset Boulevard|Бульвар Сансет|1950|drama|8.4
    Avengers: Infinity War|Мстители: Война бесконечности|2018|action|8.4
    Spider-Man: Into the Spider-Verse|Человек-паук: Через вселенные|2018|animation|8.4
    Paths of Glory|Тропы славы|1957|war|8.4
    Witness for the Prosecution|Свидетель обвинения|1957|crime|8.4
    The Shining|Сияние|1980|horror|8.4
    Inglourious Basterds|Бесславные ублюдки|2009|war|8.4
    Aliens|Чужие|1986|sci-fi|8.4
    The Dark Knight Rises|Тёмный рыцарь: Возрождение легенды|2012|action|8.4
    Coco|Тайна Коко|2017|animation|8.4
    Amadeus|Амадей|1984|music|8.4
    Das Boot|Подводная лодка|1981|war|8.4
    Avengers: Endgame|Мстители: Финал|2019|action|8.4
    Your Name|Твоё имя|2016|animation|8.4
    High and Low|Рай и ад|1963|crime|8.4
    3 Idiots|Три идиота|2009|comedy|8.4
    Capernaum|Капернаум|2018|drama|8.4
    Oldboy|Олдбой|2003|thriller|8.3
    Toy Story|История игрушек|1995|animation|8.3
    Dr. Strangelove|Доктор Стрейнджлав|1964|comedy|8.3
    American Beauty|Красота по-американски|1999|drama|8.3
    Good Will Hunting|Умница Уилл Хантинг|1997|drama|8.3
    Braveheart|Храброе сердце|1995|history|8.3
    Princess Mononoke|Принцесса Мононоке|1997|animation|8.3
    Joker|Джокер|2019|crime|8.3
    Once Upon a Time in America|Однажды в Америке|1984|crime|8.3
    Come and See|Иди и смотри|1985|war|8.3
    Singin' in the Rain|Поющие под дождём|1952|music|8.3
    Requiem for a Dream|Реквием по мечте|2000|drama|8.3
    Toy Story 3|История игрушек: Большой побег|2010|animation|8.3
    Eternal Sunshine of the Spotless Mind|Вечное сияние чистого разума|2004|romance|8.3
    Return of the Jedi|Возвращение джедая|1983|sci-fi|8.3
    Oppenheimer|Оппенгеймер|2023|biography|8.3
    The Hunt|Охота|2012|drama|8.3
    Ikiru|Жить|1952|drama|8.3
    2001: A Space Odyssey|2001 год: Космическая одиссея|1968|sci-fi|8.3
    """
}
