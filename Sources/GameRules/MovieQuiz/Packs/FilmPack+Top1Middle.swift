extension FilmPack {
  /// The second lines of `top-1`: films with the highest ratings. Frozen: docs/films.md.
  static let top1Middle = """
    Reservoir Dogs|Бешеные псы|1992|crime|8.3
    The Apartment|Квартира|1960|romance|8.3
    Lawrence of Arabia|Лоуренс Аравийский|1962|biography|8.3
    Incendies|Пожары|2010|mystery|8.3
    Scarface|Лицо со шрамом|1983|crime|8.3
    Double Indemnity|Двойная страховка|1944|crime|8.3
    North by Northwest|К северу через северо-запад|1959|thriller|8.3
    Citizen Kane|Гражданин Кейн|1941|drama|8.3
    Heat|Схватка|1995|crime|8.3
    M|М убийца|1931|thriller|8.3
    Up|Вверх|2009|animation|8.3
    A Separation|Развод Надера и Симин|2011|drama|8.3
    Amélie|Амели|2001|romance|8.3
    To Kill a Mockingbird|Убить пересмешника|1962|drama|8.3
    The Sting|Афера|1973|crime|8.3
    Metropolis|Метрополис|1927|sci-fi|8.3
    Judgment at Nuremberg|Нюрнбергский процесс|1961|history|8.3
    The Cranes Are Flying|Летят журавли|1957|war|8.3
    Like Stars on Earth|Звёздочки на земле|2007|drama|8.3
    Dangal|Дангал|2016|sport|8.3
    Vertigo|Головокружение|1958|mystery|8.2
    Full Metal Jacket|Цельнометаллическая оболочка|1987|war|8.2
    Die Hard|Крепкий орешек|1988|action|8.2
    A Clockwork Orange|Заводной апельсин|1971|crime|8.2
    Indiana Jones and the Last Crusade|Индиана Джонс и последний крестовый поход|1989|adventure|8.2
    Snatch|Большой куш|2000|comedy|8.2
    1917|1917|2019|war|8.2
    L.A. Confidential|Секреты Лос-Анджелеса|1997|crime|8.2
    Bicycle Thieves|Похитители велосипедов|1948|drama|8.2
    Taxi Driver|Таксист|1976|crime|8.2
    Downfall|Бункер|2004|history|8.2
    Batman Begins|Бэтмен: Начало|2005|action|8.2
    For a Few Dollars More|На несколько долларов больше|1965|western|8.2
    Some Like It Hot|В джазе только девушки|1959|comedy|8.2
    The Wolf of Wall Street|Волк с Уолл-стрит|2013|biography|8.2
    The Kid|Малыш|1921|comedy|8.2
    Green Book|Зелёная книга|2018|biography|8.2
    The Father|Отец|2020|drama|8.2
    The Truman Show|Шоу Трумана|1998|drama|8.2
    All About Eve|Всё о Еве|1950|drama|8.2
    Shutter Island|Остров проклятых|2010|mystery|8.2
    There Will Be Blood|Нефть|2007|drama|8.2
    Top Gun: Maverick|Топ Ган: Мэверик|2022|action|8.2
    Casino|Казино|1995|crime|8.2
    Jurassic Park|Парк юрского периода|1993|adventure|8.2
    Ran|Ран|1985|war|8.2
    The Sixth Sense|Шестое чувство|1999|mystery|8.2
    Pan's Labyrinth|Лабиринт Фавна|2006|fantasy|8.2
    Unforgiven|Непрощённый|1992|western|8.2
    No Country for Old Men|Старикам тут не место|2007|thriller|8.2
    A Beautiful Mind|Игры разума|2001|biography|8.2
    Kill Bill: Vol. 1|Убить Билла|2003|action|8.2
    The Treasure of the Sierra Madre|Сокровища Сьерра-Мадре|1948|adventure|8.2
    Yojimbo|Телохранитель|1961|action|8.2
    Monty Python and the Holy Grail|Монти Пайтон и Священный Грааль|1975|comedy|8.2
    The Thing|Нечто|1982|horror|8.2
    The Great Escape|Большой побег|1963|war|8.2
    Prisoners|Пленницы|2013|mystery|8.2
    Finding Nemo|В поисках Немо|2003|animation|8.2
    Howl's Moving Castle|Ходячий замок|2004|animation|8.2
    The Elephant Man|Человек-слон|1980|biography|8.2
    Dial M for Murder|В случае убийства набирайте «М»|1954|crime|8.2
    Gone with the Wind|Унесённые ветром|1939|romance|8.2
    The Secret in Their Eyes|Тайна в его глазах|2009|mystery|8.2
    Klaus|Клаус|2019|animation|8.2
    Children of Heaven|Дети небес|1997|drama|8.2
    Sherlock Jr.|Шерлок-младший|1924|comedy|8.2
    The Wages of Fear|Плата за страх|1953|thriller|8.2
    Dersu Uzala|Дерсу Узала|1975|adventure|8.2
    Ballad of a Soldier|Баллада о солдате|1959|war|8.2
    The Diamond Arm|Бриллиантовая рука|1969|comedy|8.2
    Ivan Vasilievich Changes His Profession|Иван Васильевич меняет профессию|1973|comedy|8.2
    Kidnapping, Caucasian Style|Кавказская пленница|1967|comedy|8.2
    Warrior|Воин|2011|sport|8.1
    V for Vendetta|«V» значит вендетта|2005|action|8.1
    Lock, Stock and Two Smoking Barrels|Карты, деньги, два ствола|1998|comedy|8.1
    Inside Out|Головоломка|2015|animation|8.1
    Raging Bull|Бешеный бык|1980|sport|8.1
    Three Billboards Outside Ebbing, Missouri|\
    Три билборда на границе Эббинга, Миссури|2017|drama|8.1
    Trainspotting|На игле|1996|drama|8.1
    The Bridge on the River Kwai|Мост через реку Квай|1957|war|8.1
    Rashomon|Расёмон|1950|mystery|8.1
    Chinatown|Китайский квартал|1974|mystery|8.1
    Fargo|Фарго|1996|crime|8.1
    Catch Me If You Can|Поймай меня, если сможешь|2002|biography|8.1
    Gran Torino|Гран Торино|2008|drama|8.1
    Tokyo Story|Токийская повесть|1953|drama|8.1
    My Neighbor Totoro|Мой сосед Тоторо|1988|animation|8.1
    Million Dollar Baby|Малышка на миллион|2004|sport|8.1
    Harry Potter and the Deathly Hallows: Part 2|\
    Гарри Поттер и Дары Смерти: Часть II|2011|fantasy|8.1
    Blade Runner|Бегущий по лезвию|1982|sci-fi|8.1
    Before Sunrise|Перед рассветом|1995|romance|8.1
    12 Years a Slave|12 лет рабства|2013|history|8.1
    Ben-Hur|Бен-Гур|1959|history|8.1
    Barry Lyndon|Барри Линдон|1975|history|8.1
    The Grand Budapest Hotel|Отель «Гранд Будапешт»|2014|comedy|8.1
    Gone Girl|Исчезнувшая|2014|thriller|8.1
    """
}
