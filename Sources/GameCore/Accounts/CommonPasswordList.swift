/// Common passwords in lower case, compiled for this program. It contains only those with
/// variations that would satisfy the other rules.
enum CommonPasswordList {
  static let words = """
    password passwort passw pass passwd passme mypassword thepassword passphrase secret mysecret
    topsecret changeme change default temp temppass temporary letmein letme welcome hello
    helloworld hellothere iloveyou ilove loveyou lovely lover love loveme mylove sweetheart
    sweetie darling honey babygirl babyboy baby princess prince queen king master mastermind
    admin administrator adminadmin root toor superuser sysadmin system user username guest login
    logon signin access account test tester testing testtest demo sample example foobar
    abc abcd abcde abcdef abcabc abcxyz xyz aaa aabbcc asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl
    qwe qwer qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzu qwertzuiop azerty
    azertyuiop zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx qazwsxedc wsxedc qwertyasdf qwertyasdfgh
    qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm asdfghjklzxcvbnm asdfzxcv qweasd qweasdzxc
    q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
    1qaz2wsx3edc zaq1zaq1 zaq12wsx a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d 123qwe 123abc abc123
    qwe123 asd123 zxc123 pass123 password123 admin123 test123 1q2w3e4r5t6y7u8i9o0p
    monkey dragon tiger lion eagle falcon hawk wolf bear panda kitty kitten puppy doggy dog cat
    horse pony dolphin shark snake spider butterfly bunny rabbit turtle buster bailey charlie max
    lucky rocky shadow ginger pepper cookie coffee chocolate banana orange apple cherry lemon
    peanut muffin cupcake cheese pizza sugar candy sunshine sunflower flower flowers rose daisy
    summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january
    february march april may june july august september october november december rainbow star
    stars starlight moonlight moon sky heaven angel angels devil demon ghost blessed jesus
    jesuschrist christ god faith hope peace freedom liberty forever friend friends bestfriend
    family mother father mommy daddy mama papa brother sister football soccer baseball
    basketball hockey tennis
    golf golfer swimming chelsea arsenal liverpool barcelona realmadrid juventus manchester
    manutd yankees cowboys lakers steelers eagles packers raiders redsox ranger rangers hunter
    fisher fishing killer sniper soldier warrior ninja samurai pirate knight wizard magic merlin
    gandalf phoenix matrix neo trinity batman superman spiderman ironman hulk starwars startrek
    pokemon pikachu naruto minecraft fortnite roblox warcraft zelda mario sonic gamer game player
    computer internet google facebook twitter instagram youtube linkedin yahoo gmail hotmail
    microsoft windows linux ubuntu debian android iphone samsung apple nokia sony toyota honda
    nissan ferrari porsche mercedes mustang corvette camaro harley yamaha kawasaki michael jordan
    michelle jennifer jessica ashley amanda andrea daniel david robert thomas andrew anthony
    joshua matthew william george james john johnny maria mariana natasha nicole nicolas patrick
    richard samantha stephanie steven taylor thunder trustno trustnoone donald america london
    paris berlin moscow newyork texas california florida canada mexico brazil india china japan
    russia germany france italy spain whatever nothing something anything everything blahblah
    fuckyou fuckoff fuckme asshole bitch shit sexy sexsex money dollar cash rich millionaire
    mustangs silver golden gold diamond crystal platinum purple yellow black white green blue red
    blink metallica slipknot nirvana eminem beatles rockstar rocknroll guitar music dancer dance
    flipside flip pairs
    пароль парол мойпароль секрет привет приветик любовь люблю люблютебя солнце солнышко зайка
    котик кошка собака москва россия спартак зенит наташа маша саша дима сергей андрей марина
    настя катя админ администратор логин гость тест йцукен йцукенг йцукенгшщзхъ фыва фывапролдж
    ячсмит ячсмить йцу фыв
    parol privet lubov solnce nastya marina natalia sergey andrey vladimir dmitry alexander
    correcthorsebatterystaple thequickbrownfox tobeornottobe iloveyousomuch iloveyouforever
    letmeinplease openthedoor opensesame passwordpassword mypasswordis thisismypassword
    thisisapassword ihatepasswords idontknow nopassword nopasswordneeded
    """
}
