extension FilmPack {
  /// The second lines of `popular-1`: films that very many people have seen. Frozen: docs/films.md.
  static let popular1Late = """
    Night at the Museum|Ночь в музее|2006|comedy|6.5
    Cast Away|Изгой|2000|adventure|7.8
    Life of Pi|Жизнь Пи|2012|adventure|7.9
    The Lost World: Jurassic Park|Парк юрского периода 2: Затерянный мир|1997|adventure|6.6
    Jurassic World|Мир юрского периода|2015|adventure|6.9
    Jurassic World Dominion|Мир юрского периода: Господство|2022|adventure|5.6
    King Kong|Кинг Конг|2005|adventure|7.2
    Godzilla|Годзилла|1998|sci-fi|5.4
    Waterworld|Водный мир|1995|adventure|6.3
    Wild Wild West|Дикий, дикий Запад|1999|western|5.0
    The Lone Ranger|Одинокий рейнджер|2013|western|6.4
    Harry Potter and the Sorcerer's Stone|Гарри Поттер и философский камень|2001|fantasy|7.7
    Harry Potter and the Prisoner of Azkaban|Гарри Поттер и узник Азкабана|2004|fantasy|7.9
    Fantastic Beasts: The Crimes of Grindelwald|\
    Фантастические твари: Преступления Грин-де-Вальда|2018|fantasy|6.5
    The Hobbit: An Unexpected Journey|Хоббит: Нежданное путешествие|2012|fantasy|7.8
    The Hobbit: The Battle of the Five Armies|Хоббит: Битва пяти воинств|2014|fantasy|7.3
    Charlie and the Chocolate Factory|Чарли и шоколадная фабрика|2005|fantasy|6.7
    Alice in Wonderland|Алиса в Стране чудес|2010|fantasy|6.4
    Maleficent|Малефисента|2014|fantasy|6.9
    Beauty and the Beast|Красавица и чудовище|2017|fantasy|7.1
    Twilight|Сумерки|2008|romance|5.3
    The Twilight Saga: New Moon|Сумерки. Сага. Новолуние|2009|romance|4.9
    Fifty Shades of Grey|Пятьдесят оттенков серого|2015|romance|4.2
    The Notebook|Дневник памяти|2004|romance|7.8
    Pretty Woman|Красотка|1990|romance|7.1
    Notting Hill|Ноттинг-Хилл|1999|romance|7.2
    Love Actually|Реальная любовь|2003|romance|7.5
    Bridget Jones's Diary|Дневник Бриджит Джонс|2001|romance|6.8
    The Devil Wears Prada|Дьявол носит Prada|2006|comedy|7.0
    Sex and the City 2|Секс в большом городе 2|2010|romance|4.5
    Gigli|Джильи|2003|romance|2.6
    Pearl Harbor|Пёрл-Харбор|2001|war|6.2
    Dunkirk|Дюнкерк|2017|war|7.8
    Black Hawk Down|Чёрный ястреб|2001|war|7.7
    American Sniper|Снайпер|2014|war|7.3
    The Hunger Games|Голодные игры|2012|sci-fi|7.2
    Divergent|Дивергент|2014|sci-fi|6.6
    The Maze Runner|Бегущий в лабиринте|2014|sci-fi|6.8
    Spider-Man|Человек-паук|2002|action|7.4
    Spider-Man 3|Человек-паук 3: Враг в отражении|2007|action|6.3
    Spider-Man: No Way Home|Человек-паук: Нет пути домой|2021|action|8.1
    Iron Man|Железный человек|2008|action|7.9
    Thor|Тор|2011|action|7.0
    Thor: Love and Thunder|Тор: Любовь и гром|2022|action|6.2
    Black Panther|Чёрная пантера|2018|action|7.3
    Captain Marvel|Капитан Марвел|2019|action|6.8
    Eternals|Вечные|2021|action|6.2
    Deadpool|Дэдпул|2016|action|8.0
    Venom|Веном|2018|action|6.6
    Morbius|Морбиус|2022|action|5.1
    Fantastic Four|Фантастическая четвёрка|2005|action|5.7
    Fantastic Four|Фантастическая четвёрка|2015|action|4.3
    Batman & Robin|Бэтмен и Робин|1997|action|3.8
    Batman v Superman: Dawn of Justice|\
    Бэтмен против Супермена: На заре справедливости|2016|action|6.5
    Suicide Squad|Отряд самоубийц|2016|action|5.9
    Wonder Woman|Чудо-женщина|2017|action|7.3
    Wonder Woman 1984|Чудо-женщина: 1984|2020|action|5.4
    Green Lantern|Зелёный Фонарь|2011|action|5.5
    Catwoman|Женщина-кошка|2004|action|3.4
    Daredevil|Сорвиголова|2003|action|5.3
    Ghost Rider|Призрачный гонщик|2007|action|5.3
    Joker: Folie à Deux|Джокер: Безумие на двоих|2024|music|5.2
    Star Wars: Episode I - The Phantom Menace|Звёздные войны: Скрытая угроза|1999|sci-fi|6.5
    Star Wars: Episode III - Revenge of the Sith|Звёздные войны: Месть ситхов|2005|sci-fi|7.6
    Star Wars: The Force Awakens|Звёздные войны: Пробуждение силы|2015|sci-fi|7.7
    Star Wars: The Rise of Skywalker|Звёздные войны: Скайуокер. Восход|2019|sci-fi|6.4
    Cats|Кошки|2019|music|2.8
    Mamma Mia\u{21}|Mamma Mia\u{21}|2008|music|6.5
    The Greatest Showman|Величайший шоумен|2017|music|7.5
    Bohemian Rhapsody|Богемская рапсодия|2018|biography|7.9
    The Social Network|Социальная сеть|2010|biography|7.8
    Barbie|Барби|2023|comedy|6.8
    Don't Look Up|Не смотрите наверх|2021|comedy|7.2
    Scream|Крик|1996|horror|7.4
    The Ring|Звонок|2002|horror|7.1
    Saw|Пила: Игра на выживание|2004|horror|7.6
    The Blair Witch Project|Ведьма из Блэр: Курсовая с того света|1999|horror|6.5
    Paranormal Activity|Паранормальное явление|2007|horror|6.3
    The Conjuring|Заклятие|2013|horror|7.5
    It|Оно|2017|horror|7.3
    Get Out|Прочь|2017|horror|7.8
    A Quiet Place|Тихое место|2018|horror|7.5
    The Nun|Проклятие монахини|2018|horror|5.3
    Alone in the Dark|Один в темноте|2005|horror|2.4
    Bird Box|Птичий короб|2018|thriller|6.6
    Basic Instinct|Основной инстинкт|1992|thriller|7.1
    The Happening|Явление|2008|thriller|5.0
    Now You See Me|Иллюзия обмана|2013|mystery|7.2
    Ocean's Eleven|Одиннадцать друзей Оушена|2001|crime|7.7
    Knives Out|Достать ножи|2019|mystery|7.9
    Murder on the Orient Express|Убийство в «Восточном экспрессе»|2017|mystery|6.5
    Space Jam|Космический джем|1996|sport|6.5
    Space Jam: A New Legacy|Космический джем: Новое поколение|2021|sport|4.5
    Rocky IV|Рокки 4|1985|sport|6.9
    Cool Runnings|Крутые виражи|1993|sport|7.0
    Showgirls|Шоугёлз|1995|drama|4.9
    The Room|Комната|2003|drama|3.6
    """
}
