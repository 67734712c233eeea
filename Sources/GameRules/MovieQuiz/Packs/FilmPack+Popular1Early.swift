extension FilmPack {
  /// The first lines of `popular-1`: films that very many people have seen. Frozen: docs/films.md.
  static let popular1Early = """
    The Shawshank Redemption|Побег из Шоушенка|1994|drama|9.3
    The Dark Knight|Тёмный рыцарь|2008|action|9.1
    Inception|Начало|2010|sci-fi|8.8
    Forrest Gump|Форрест Гамп|1994|drama|8.8
    The Matrix|Матрица|1999|sci-fi|8.7
    Interstellar|Интерстеллар|2014|sci-fi|8.7
    Back to the Future|Назад в будущее|1985|sci-fi|8.5
    The Lion King|Король Лев|1994|animation|8.5
    Jurassic Park|Парк юрского периода|1993|adventure|8.2
    Finding Nemo|В поисках Немо|2003|animation|8.2
    Monsters, Inc.|Корпорация монстров|2001|animation|8.1
    The Truman Show|Шоу Трумана|1998|drama|8.2
    Titanic|Титаник|1997|romance|7.9
    Avatar|Аватар|2009|sci-fi|7.9
    Avatar: The Way of Water|Аватар: Путь воды|2022|sci-fi|7.5
    The Hangover|Мальчишник в Вегасе|2009|comedy|7.7
    The Hangover Part II|Мальчишник 2: Из Вегаса в Бангкок|2011|comedy|6.5
    The Hangover Part III|Мальчишник: Часть III|2013|comedy|5.8
    Shrek|Шрэк|2001|animation|7.9
    Shrek 2|Шрэк 2|2004|animation|7.4
    Shrek the Third|Шрэк Третий|2007|animation|6.1
    Frozen|Холодное сердце|2013|animation|7.4
    Frozen II|Холодное сердце 2|2019|animation|6.8
    Ice Age|Ледниковый период|2002|animation|7.5
    Madagascar|Мадагаскар|2005|animation|6.9
    Kung Fu Panda|Кунг-фу панда|2008|animation|7.6
    Despicable Me|Гадкий я|2010|animation|7.6
    Minions|Миньоны|2015|animation|6.4
    Cars|Тачки|2006|animation|7.3
    Cars 2|Тачки 2|2011|animation|6.2
    The Emoji Movie|Эмоджи фильм|2017|animation|3.4
    Home Alone|Один дома|1990|comedy|7.7
    Home Alone 2: Lost in New York|Один дома 2: Потерявшийся в Нью-Йорке|1992|comedy|6.9
    Home Alone 3|Один дома 3|1997|comedy|4.6
    The Mask|Маска|1994|comedy|7.0
    Son of the Mask|Сын Маски|2005|comedy|2.3
    Dumb and Dumber|Тупой и ещё тупее|1994|comedy|7.3
    Liar Liar|Лжец, лжец|1997|comedy|6.9
    Bruce Almighty|Брюс Всемогущий|2003|comedy|6.8
    Evan Almighty|Эван Всемогущий|2007|comedy|5.4
    Borat|Борат|2006|comedy|7.4
    Superbad|SuperПерцы|2007|comedy|7.6
    American Pie|Американский пирог|1999|comedy|7.0
    Scary Movie|Очень страшное кино|2000|comedy|6.3
    Epic Movie|Очень эпическое кино|2007|comedy|2.4
    Disaster Movie|Нереальный блокбастер|2008|comedy|1.9
    Meet the Spartans|Знакомство со спартанцами|2008|comedy|2.8
    Date Movie|Киносвидание|2006|comedy|2.9
    Jack and Jill|Такие разные близнецы|2011|comedy|3.3
    Grown Ups|Одноклассники|2010|comedy|6.0
    Click|Клик: С пультом по жизни|2006|comedy|6.4
    Pixels|Пиксели|2015|comedy|5.6
    Ghostbusters|Охотники за привидениями|1984|comedy|7.8
    Ghostbusters: Answer the Call|Охотники за привидениями|2016|comedy|6.9
    Men in Black|Люди в чёрном|1997|sci-fi|7.3
    Men in Black: International|Люди в чёрном: Интернэшнл|2019|sci-fi|5.6
    Independence Day|День независимости|1996|sci-fi|7.0
    Independence Day: Resurgence|День независимости: Возрождение|2016|sci-fi|5.2
    Armageddon|Армагеддон|1998|sci-fi|6.7
    The Day After Tomorrow|Послезавтра|2004|sci-fi|6.5
    2012|2012|2009|action|5.8
    War of the Worlds|Война миров|2005|sci-fi|6.6
    I, Robot|Я, робот|2004|sci-fi|7.1
    I Am Legend|Я — легенда|2007|sci-fi|7.2
    World War Z|Война миров Z|2013|horror|7.0
    Edge of Tomorrow|Грань будущего|2014|sci-fi|7.9
    After Earth|После нашей эры|2013|sci-fi|4.8
    Battlefield Earth|Поле битвы: Земля|2000|sci-fi|2.5
    Dragonball Evolution|Драконий жемчуг: Эволюция|2009|fantasy|2.5
    The Last Airbender|Повелитель стихий|2010|fantasy|4.0
    Eragon|Эрагон|2006|fantasy|5.1
    Transformers|Трансформеры|2007|action|7.1
    Transformers: Revenge of the Fallen|Трансформеры: Месть падших|2009|action|6.0
    Transformers: The Last Knight|Трансформеры: Последний рыцарь|2017|action|5.2
    The Fast and the Furious|Форсаж|2001|action|6.8
    2 Fast 2 Furious|Двойной форсаж|2003|action|5.9
    Furious 7|Форсаж 7|2015|action|7.1
    Mission: Impossible|Миссия невыполнима|1996|action|7.2
    Mission: Impossible - Fallout|Миссия невыполнима: Последствия|2018|action|7.7
    Skyfall|007: Координаты «Скайфолл»|2012|action|7.8
    Quantum of Solace|Квант милосердия|2008|action|6.5
    Die Another Day|Умри, но не сейчас|2002|action|6.1
    A Good Day to Die Hard|Крепкий орешек: Хороший день, чтобы умереть|2013|action|5.2
    John Wick|Джон Уик|2014|action|7.5
    Taken|Заложница|2008|action|7.7
    300|300 спартанцев|2006|action|7.6
    Troy|Троя|2004|history|7.3
    Alexander|Александр|2004|history|5.6
    The Mummy|Мумия|1999|adventure|7.1
    The Mummy|Мумия|2017|adventure|5.4
    Van Helsing|Ван Хельсинг|2004|adventure|6.1
    Pirates of the Caribbean: Dead Man's Chest|\
    Пираты Карибского моря: Сундук мертвеца|2006|adventure|7.4
    National Treasure|Сокровище нации|2004|adventure|6.9
    The Da Vinci Code|Код да Винчи|2006|mystery|6.6
    Indiana Jones and the Kingdom of the Crystal Skull|\
    Индиана Джонс и Королевство хрустального черепа|2008|adventure|6.2
    Jumanji|Джуманджи|1995|adventure|7.1
    Jumanji: Welcome to the Jungle|Джуманджи: Зов джунглей|2017|adventure|6.9
    """
}
