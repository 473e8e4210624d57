/** Things that English prompts list, in Dutch, Polish, Turkish, Arabic and Hebrew: `english | nl | pl | tr | ar | he`. */
const rows = `
haircut, hair cut, haircuts | Knippen | Strzyżenie | Saç kesimi | قص الشعر | תספורת
women's haircut, ladies cut, women's cut | Knippen dames | Strzyżenie damskie | Kadın saç kesimi | قص شعر نسائي | תספורת נשים
men's haircut, men's cut, gents cut | Knippen heren | Strzyżenie męskie | Erkek saç kesimi | قص شعر رجالي | תספורת גברים
beard, beard trim | Baard | Broda | Sakal | اللحية | זקן
hot towel shave, shave | Scheren met warme doek | Golenie z gorącym ręcznikiem | Sıcak havluyla tıraş | حلاقة بالمنشفة الساخنة | גילוח עם מגבת חמה
colour, color, hair colour, coloring, hair coloring | Kleuren | Koloryzacja | Boya | صبغة | צבע
manicure | Manicure | Manicure | Manikür | مانيكير | מניקור
pedicure | Pedicure | Pedicure | Pedikür | باديكير | פדיקור
facial, facials | Gezichtsbehandeling | Zabiegi na twarz | Cilt bakımı | عناية بالبشرة | טיפולי פנים
massage, massages | Massage | Masaż | Masaj | مساج | עיסוי
waxing | Waxen | Depilacja woskiem | Ağda | إزالة الشعر بالشمع | שעווה
ceramic coating | Keramische coating | Powłoka ceramiczna | Seramik kaplama | طلاء سيراميك | ציפוי קרמי
interior cleaning | Interieurreiniging | Czyszczenie wnętrza | İç temizlik | تنظيف داخلي | ניקוי פנים
exterior wash, car wash | Wassen | Mycie | Dış yıkama | غسيل خارجي | שטיפה
polishing, polish | Poetsen | Polerowanie | Pasta cila | تلميع | פוליש
oil change | Olie verversen | Wymiana oleju | Yağ değişimi | تغيير الزيت | החלפת שמן
brakes, brake repair | Remmen | Hamulce | Fren | فرامل | בלמים
tyres, tires, tyre change | Banden | Opony | Lastik | إطارات | צמיגים
diagnostics | Diagnose | Diagnostyka | Arıza tespiti | فحص الأعطال | אבחון תקלות
repairs, repair | Reparaties | Naprawy | Tamir | تصليح | תיקונים
maintenance, servicing | Onderhoud | Serwis | Bakım | صيانة | תחזוקה
installation | Installatie | Montaż | Montaj | تركيب | התקנה
home cleaning, house cleaning | Schoonmaak aan huis | Sprzątanie mieszkań | Ev temizliği | تنظيف المنازل | ניקיון בתים
office cleaning | Kantoren schoonmaken | Sprzątanie biur | Ofis temizliği | تنظيف المكاتب | ניקיון משרדים
deep cleaning | Dieptereiniging | Gruntowne sprzątanie | Detaylı temizlik | تنظيف عميق | ניקיון יסודי
window cleaning | Ramen wassen | Mycie okien | Cam temizliği | تنظيف النوافذ | ניקוי חלונות
plumbing | Loodgieterswerk | Hydraulika | Su tesisatı | سباكة | אינסטלציה
electrical work, electrics | Elektra | Elektryka | Elektrik işleri | أعمال كهرباء | חשמל
painting | Schilderwerk | Malowanie | Boya badana | دهان | צביעה
renovation, renovations | Verbouwingen | Remonty | Tadilat | ترميم | שיפוצים
air conditioning, ac repair | Airco | Klimatyzacja | Klima | تكييف | מיזוג אוויר
gardening | Tuinieren | Ogrodnictwo | Bahçe işleri | تنسيق حدائق | גינון
checkup, check-up, check-ups, checkups | Controle | Przegląd | Kontrol | فحص دوري | בדיקה תקופתית
teeth whitening, whitening | Tanden bleken | Wybielanie zębów | Diş beyazlatma | تبييض الأسنان | הלבנת שיניים
implants, dental implants | Implantaten | Implanty | İmplant | زراعة الأسنان | שתלים
braces, orthodontics | Beugels | Ortodoncja | Diş teli | تقويم الأسنان | יישור שיניים
fillings | Vullingen | Wypełnienia | Dolgu | حشوات | סתימות
root canal | Wortelkanaal | Leczenie kanałowe | Kanal tedavisi | علاج العصب | טיפול שורש
physiotherapy | Fysiotherapie | Fizjoterapia | Fizyoterapi | علاج طبيعي | פיזיותרפיה
vaccinations, vaccines | Vaccinaties | Szczepienia | Aşılar | تطعيمات | חיסונים
surgery | Chirurgie | Chirurgia | Cerrahi | جراحة | ניתוחים
consultation, consultations | Consult | Konsultacja | Danışma | استشارة | ייעוץ
home visits | Huisbezoek | Wizyty domowe | Evde hizmet | زيارات منزلية | ביקורי בית
private lessons, private lesson, one-to-one lessons | Privélessen | Lekcje indywidualne | Özel ders | دروس خصوصية | שיעורים פרטיים
group classes, group lessons, group class | Groepslessen | Zajęcia grupowe | Grup dersleri | دروس جماعية | שיעורים קבוצתיים
small group classes, small groups | Kleine groepen | Małe grupy | Küçük gruplar | مجموعات صغيرة | קבוצות קטנות
beginners, beginner classes, beginners classes | Beginners | Początkujący | Yeni başlayanlar | مبتدئون | מתחילים
kids classes, children's classes, classes for kids | Lessen voor kinderen | Zajęcia dla dzieci | Çocuk dersleri | دروس للأطفال | חוגים לילדים
online lessons, online classes | Online lessen | Lekcje online | Online ders | دروس عبر الإنترنت | שיעורים אונליין
personal training | Personal training | Trening personalny | Bire bir antrenman | تدريب شخصي | אימון אישי
yoga | Yoga | Joga | Yoga | يوغا | יוגה
pilates | Pilates | Pilates | Pilates | بيلاتس | פילאטיס
drop-in class, drop in, single class | Losse les | Pojedyncze zajęcia | Tek ders | حصة واحدة | שיעור בודד
monthly membership, monthly pass, monthly | Maandabonnement | Karnet miesięczny | Aylık üyelik | اشتراك شهري | מנוי חודשי
annual membership, yearly membership | Jaarabonnement | Karnet roczny | Yıllık üyelik | اشتراك سنوي | מנוי שנתי
weddings, wedding, wedding photography | Bruiloften | Śluby | Düğünler | أعراس | חתונות
portraits, portrait | Portretten | Portrety | Portre | بورتريه | פורטרטים
family photos, families, family shoots | Families | Rodziny | Aile çekimleri | تصوير عائلي | צילומי משפחה
events, corporate events | Evenementen | Wydarzenia firmowe | Etkinlikler | فعاليات | אירועים
birthdays, birthday parties | Verjaardagen | Urodziny | Doğum günleri | أعياد ميلاد | ימי הולדת
family law | Familierecht | Prawo rodzinne | Aile hukuku | أحوال شخصية | דיני משפחה
real estate law, property law | Vastgoedrecht | Prawo nieruchomości | Gayrimenkul hukuku | قضايا عقارية | מקרקעין
divorce | Echtscheiding | Rozwody | Boşanma | طلاق | גירושין
contracts | Contracten | Umowy | Sözleşmeler | عقود | חוזים
bookkeeping, accounting | Boekhouding | Księgowość | Muhasebe | محاسبة | הנהלת חשבונות
tax returns, taxes | Belastingaangifte | Rozliczenia podatkowe | Vergi beyannamesi | إقرارات ضريبية | דוחות מס
translation, translations | Vertalingen | Tłumaczenia | Çeviri | ترجمة | תרגום
web design | Webdesign | Strony internetowe | Web tasarım | تصميم مواقع | עיצוב אתרים
branding | Branding | Identyfikacja wizualna | Marka kimliği | هوية بصرية | מיתוג
logo design, logos | Logo’s | Projekty logo | Logo tasarımı | تصميم شعارات | עיצוב לוגו
delivery | Bezorging | Dostawa | Teslimat | توصيل | משלוחים
gift cards, gift vouchers | Cadeaubonnen | Bony podarunkowe | Hediye kartları | بطاقات هدايا | שוברי מתנה
double room, double rooms, double | Tweepersoonskamer | Pokój dwuosobowy | Çift kişilik oda | غرفة مزدوجة | חדר זוגי
single room, single | Eenpersoonskamer | Pokój jednoosobowy | Tek kişilik oda | غرفة مفردة | חדר ליחיד
family room | Familiekamer | Pokój rodzinny | Aile odası | غرفة عائلية | חדר משפחתי
suite, suites | Suite | Apartament | Süit | جناح | סוויטה
dorm bed, dorm, bed in dorm | Bed in slaapzaal | Łóżko w sali wieloosobowej | Ranza yatağı | سرير في غرفة مشتركة | מיטה בחדר משותף
breakfast | Ontbijt | Śniadanie | Kahvaltı | فطور | ארוחת בוקר
pool, swimming pool | Zwembad | Basen | Havuz | مسبح | בריכה
sauna | Sauna | Sauna | Sauna | ساونا | סאונה
parking, free parking | Parkeren | Parking | Otopark | موقف سيارات | חניה
wifi, free wifi | Wifi | Wi-Fi | Wi-Fi | واي فاي | אינטרנט אלחוטי
kitchen, shared kitchen | Keuken | Kuchnia | Mutfak | مطبخ | מטבח
garden | Tuin | Ogród | Bahçe | حديقة | גינה
espresso | Espresso | Espresso | Espresso | إسبريسو | אספרסו
cappuccino | Cappuccino | Cappuccino | Cappuccino | كابتشينو | קפוצ׳ינו
latte, flat white | Latte | Latte | Latte | لاتيه | לאטה
coffee | Koffie | Kawa | Kahve | قهوة | קפה
turkish coffee | Turkse koffie | Kawa po turecku | Türk kahvesi | قهوة تركية | קפה טורקי
tea, mint tea | Thee | Herbata | Çay | شاي | תה
cake, cakes, homemade cakes | Taart | Ciasta | Pasta | كعك | עוגות
cookies | Koekjes | Ciasteczka | Kurabiye | بسكويت | עוגיות
bread, sourdough bread, sourdough | Zuurdesembrood | Chleb na zakwasie | Ekşi mayalı ekmek | خبز العجين المخمّر | לחם מחמצת
croissant, croissants | Croissant | Croissant | Kruvasan | كرواسون | קרואסון
pizza, pizzas | Pizza | Pizza | Pizza | بيتزا | פיצה
pasta | Pasta | Makaron | Makarna | باستا | פסטה
salads, salad | Salades | Sałatki | Salatalar | سلطات | סלטים
soup, soup of the day | Soep | Zupa | Çorba | شوربة | מרק
desserts, dessert | Desserts | Desery | Tatlılar | حلويات | קינוחים
sandwiches, sandwich | Broodjes | Kanapki | Sandviçler | سندويشات | כריכים
bouquets, bouquet | Boeketten | Bukiety | Buketler | باقات ورد | זרים
used bikes, second-hand bikes | Tweedehands fietsen | Rowery używane | İkinci el bisiklet | دراجات مستعملة | אופניים יד שנייה
bike rental, bike hire | Fietsverhuur | Wypożyczalnia rowerów | Bisiklet kiralama | تأجير دراجات | השכרת אופניים
workshops, workshop | Workshops | Warsztaty | Atölyeler | ورش عمل | סדנאות
catering | Catering | Catering | Catering | ضيافة | קייטרינג
`;

const order = ['nl', 'pl', 'tr', 'ar', 'he'];

/** By language: what a thing is called there, by its English names in small letters. */
export const thingsInEast: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  order.map((language, at) => [
    language,
    new Map(
      rows
        .trim()
        .split('\n')
        .flatMap((row) => {
          const [english = '', ...said] = row.split('|').map((cell) => cell.trim());
          return english.split(',').map((name) => [name.trim(), said[at] ?? name] as const);
        }),
    ),
  ]),
);

const towns = `
riyadh | | | | الرياض |
jeddah | | | | جدة |
dubai | | | | دبي |
abu dhabi | | | | أبوظبي |
doha | | | | الدوحة |
kuwait, kuwait city | | | | الكويت |
muscat | | | | مسقط |
manama | | | | المنامة |
amman | | | | عمّان |
beirut | | | | بيروت |
cairo | | | | القاهرة |
alexandria | | | | الإسكندرية |
casablanca | | | | الدار البيضاء |
marrakech, marrakesh | | | | مراكش |
tunis | | | | تونس |
baghdad | | | | بغداد |
damascus | | | | دمشق |
ramallah | | | | رام الله |
nablus | | | | نابلس |
sharjah | | | | الشارقة |
jerusalem | Jeruzalem | Jerozolima | Kudüs | القدس | ירושלים
tel aviv | | | | | תל אביב
haifa | | | | حيفا | חיפה
ramat gan | | | | | רמת גן
eilat | | | | | אילת
nazareth | | | | الناصرة | נצרת
herzliya | | | | | הרצליה
netanya | | | | | נתניה
warsaw | Warschau | Warszawa | Varşova | |
krakow, cracow | | Kraków | | |
gdansk | | Gdańsk | | |
wroclaw | | Wrocław | | |
poznan | | Poznań | | |
lodz | | Łódź | | |
istanbul | | | İstanbul | إسطنبول |
izmir | | | İzmir | |
the hague | Den Haag | | | |
antwerp | Antwerpen | | | |
ghent | Gent | | | |
bruges | Brugge | | | |
brussels | Brussel | Bruksela | Brüksel | بروكسل |
`;

/** By language: what a town is called there, by its English name in small letters. */
export const townsInEast: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  order.map((language, at) => [
    language,
    new Map(
      towns
        .trim()
        .split('\n')
        .flatMap((row) => {
          const [english = '', ...said] = row.split('|').map((cell) => cell.trim());
          return english.split(',').flatMap((name) => (said[at] ? [[name.trim(), said[at]] as const] : []));
        }),
    ),
  ]),
);
