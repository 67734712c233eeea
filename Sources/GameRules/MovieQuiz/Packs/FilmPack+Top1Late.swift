extension FilmPack {
  /// The third lines of `top-1`: films with the highest ratings. Frozen: docs/films.md.
  static let top1Late = """
    Hacksaw Ridge|По соображениям совести|2016|war|8.1
    In the Name of the Father|Во имя отца|1993|biography|8.1
    Memories of Murder|Воспоминания об убийстве|2003|mystery|8.1
    Dead Poets Society|Общество мёртвых поэтов|1989|drama|8.1
    The Deer Hunter|Охотник на оленей|1978|war|8.1
    Wild Tales|Дикие истории|2014|comedy|8.1
    Mad Max: Fury Road|Безумный Макс: Дорога ярости|2015|action|8.1
    Monsters, Inc.|Корпорация монстров|2001|animation|8.1
    Jaws|Челюсти|1975|thriller|8.1
    How to Train Your Dragon|Как приручить дракона|2010|animation|8.1
    Mary and Max|Мэри и Макс|2009|animation|8.1
    Wild Strawberries|Земляничная поляна|1957|drama|8.1
    The Seventh Seal|Седьмая печать|1957|fantasy|8.1
    Ford v Ferrari|Ford против Ferrari|2019|sport|8.1
    Ratatouille|Рататуй|2007|animation|8.1
    The Big Lebowski|Большой Лебовски|1998|comedy|8.1
    Mr. Smith Goes to Washington|Мистер Смит едет в Вашингтон|1939|drama|8.1
    Room|Комната|2015|drama|8.1
    Rocky|Рокки|1976|sport|8.1
    Logan|Логан|2017|action|8.1
    Hotel Rwanda|Отель «Руанда»|2004|history|8.1
    Spotlight|В центре внимания|2015|biography|8.1
    Platoon|Взвод|1986|war|8.1
    The Terminator|Терминатор|1984|sci-fi|8.1
    La Haine|Ненависть|1995|crime|8.1
    Rush|Гонка|2013|sport|8.1
    Network|Телесеть|1976|drama|8.1
    Stand by Me|Останься со мной|1986|adventure|8.1
    The Best Years of Our Lives|Лучшие годы нашей жизни|1946|romance|8.1
    The Wizard of Oz|Волшебник страны Оз|1939|fantasy|8.1
    The Passion of Joan of Arc|Страсти Жанны д'Арк|1928|history|8.1
    Before Sunset|Перед закатом|2004|romance|8.1
    The Exorcist|Изгоняющий дьявола|1973|horror|8.1
    The Battle of Algiers|Битва за Алжир|1966|war|8.1
    Hachi: A Dog's Tale|Хатико: Самый верный друг|2009|drama|8.1
    The Grapes of Wrath|Гроздья гнева|1940|drama|8.1
    Pirates of the Caribbean: The Curse of the Black Pearl|\
    Пираты Карибского моря: Проклятие Чёрной жемчужины|2003|adventure|8.1
    Rebecca|Ребекка|1940|mystery|8.1
    To Be or Not to Be|Быть или не быть|1942|comedy|8.1
    The Help|Прислуга|2011|drama|8.1
    It Happened One Night|Это случилось однажды ночью|1934|romance|8.1
    The Handmaiden|Служанка|2016|romance|8.1
    Paris, Texas|Париж, Техас|1984|drama|8.1
    PK|Пикей|2014|comedy|8.1
    Lagaan|Лагаан: Однажды в Индии|2001|sport|8.1
    Moscow Does Not Believe in Tears|Москва слезам не верит|1980|romance|8.1
    The Irony of Fate|Ирония судьбы, или С лёгким паром\u{21}|1976|comedy|8.1
    The Wild Robot|Дикий робот|2024|animation|8.2
    Stalker|Сталкер|1979|sci-fi|8.0
    Andrei Rublev|Андрей Рублёв|1966|biography|8.0
    Ivan's Childhood|Иваново детство|1962|war|8.0
    The Incredibles|Суперсемейка|2004|animation|8.0
    Into the Wild|В диких условиях|2007|adventure|8.0
    Groundhog Day|День сурка|1993|comedy|8.0
    Cool Hand Luke|Хладнокровный Люк|1967|drama|8.0
    Amores perros|Сука-любовь|2000|drama|8.0
    The 400 Blows|Четыреста ударов|1959|drama|8.0
    Persona|Персона|1966|drama|8.0
    Life of Brian|Житие Брайана по Монти Пайтону|1979|comedy|8.0
    Aladdin|Аладдин|1992|animation|8.0
    Dances with Wolves|Танцующий с волками|1990|western|8.0
    Nausicaä of the Valley of the Wind|Навсикая из долины ветров|1984|animation|8.0
    Castle in the Sky|Небесный замок Лапута|1986|animation|8.0
    Perfect Blue|Истинная грусть|1997|animation|8.0
    Akira|Акира|1988|animation|8.0
    Zootopia|Зверополис|2016|animation|8.0
    Beauty and the Beast|Красавица и чудовище|1991|animation|8.0
    Big Fish|Крупная рыба|2003|fantasy|8.0
    Black Swan|Чёрный лебедь|2010|thriller|8.0
    La La Land|Ла-Ла Ленд|2016|music|8.0
    Her|Она|2013|romance|8.0
    Slumdog Millionaire|Миллионер из трущоб|2008|drama|8.0
    Casino Royale|Казино «Рояль»|2006|action|8.0
    The Bourne Ultimatum|Ультиматум Борна|2007|action|8.0
    Guardians of the Galaxy|Стражи Галактики|2014|sci-fi|8.0
    Blade Runner 2049|Бегущий по лезвию 2049|2017|sci-fi|8.0
    The Avengers|Мстители|2012|action|8.0
    The King's Speech|Король говорит\u{21}|2010|biography|8.0
    Twelve Monkeys|12 обезьян|1995|sci-fi|8.0
    Soul|Душа|2020|animation|8.0
    Dune|Дюна|2021|sci-fi|8.0
    Donnie Darko|Донни Дарко|2001|mystery|8.0
    The Imitation Game|Игра в имитацию|2014|biography|8.0
    The Martian|Марсианин|2015|sci-fi|8.0
    The Revenant|Выживший|2015|adventure|8.0
    Butch Cassidy and the Sundance Kid|Буч Кэссиди и Санденс Кид|1969|western|8.0
    Rio Bravo|Рио Браво|1959|western|8.0
    Roman Holiday|Римские каникулы|1953|romance|8.0
    The Sound of Music|Звуки музыки|1965|music|8.1
    Sin City|Город грехов|2005|crime|8.0
    Rosemary's Baby|Ребёнок Розмари|1968|horror|8.0
    8½|Восемь с половиной|1963|drama|8.0
    La Strada|Дорога|1954|drama|8.0
    La Dolce Vita|Сладкая жизнь|1960|drama|8.0
    In the Mood for Love|Любовное настроение|2000|romance|8.1
    The Gold Rush|Золотая лихорадка|1925|comedy|8.1
    The General|Генерал|1926|comedy|8.1
    """
}
