import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const itemsOf = (prompt: string, section: string): string[] =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => value.name.toLowerCase());

it.each([
  ['strona dla mojej pasieki w bieszczadach', 'Bieszczadach'],
  ['Jestem tłumaczką z Poznania, potrzebuję wizytówki', 'Poznań'],
  ['strona dla hydraulika z krakowa, bez galerii', 'Kraków'],
  ['بغيت سيت ديال رياض فمراكش', 'مراكش'],
  ['بدي موقع لفرقة دبكة اسمها زيتون من نابلس', 'نابلس'],
  ["Elif ve Kaan'ın düğün sitesi, 12 Eylül 2026, Urla'da bir bağ evinde, program", 'Urla'],
])('tells where it is in %j', (prompt, place) => {
  expect(readBrief(prompt).place?.value).toBe(place);
});

it.each([
  ['kadıköyde oto kuaförüyüz seramik kaplama yapıyoruz', 'oto kuaförü', 'auto'],
  ["Trabzon'da butik oteliz, gecelik 3500 tl", 'butik otel', 'hotel'],
  ["Ben psikoloğum, Ankara'da çalışıyorum", 'psikolog', 'therapist'],
  ['biz kadıköyde küçük bir berberiz, saç sakal tıraş', 'berber', 'salon'],
])('knows what somebody says to be in %j', (prompt, offer, kind) => {
  const brief = readBrief(prompt);
  expect([brief.offer?.value, brief.kind.value]).toEqual([offer, kind]);
});

it.each([
  ['צריך אתר למוסך שלנו מוסך האחים כהן בפתח תקווה, בלמים, מזגן', 'מוסך האחים כהן'],
  ['תיק עבודות לצלם אירועים בשם יואב לוי מתל אביב, גלריה', 'יואב לוי'],
  ['אתר לרופאת שיניים לילדים ברעננה, ד"ר מיכל שגב, טיפולים', 'ד"ר מיכל שגב'],
  ['بغيت سيت ديال رياض فمراكش سميتو دار الياسمين، حمام', 'دار الياسمين'],
  ["Trabzon'da butik oteliz adımız Yayla Evi 12 oda var", 'Yayla Evi'],
])('finds the name in %j', (prompt, name) => {
  expect(readBrief(prompt).name?.value).toBe(name);
});

it('takes no small piece of a list and no trade with its town for a name', () => {
  expect(
    readBrief('diyetisyenim izmir karşıyaka, kilo verme, sporcu beslenmesi, online diyet').name,
  ).toBeNull();
  expect(readBrief('strona dla hydraulika z Krakowa, bez bloga, bez opinii').name).toBeNull();
});

it('lists what a shop or a practice names between commas', () => {
  const sweets =
    'عايز موقع لمحل حلويات شرقية في طنطا اسمه حلواني البركة، كنافة وبسبوسة وقطايف بالأسعار، توصيل';
  expect(itemsOf(sweets, 'menu')).toEqual(['كنافة', 'بسبوسة', 'قطايف']);
  expect(itemsOf('diyetisyenim izmir karşıyaka, kilo verme, sporcu beslenmesi', 'services')).toEqual([
    'kilo verme',
    'sporcu beslenmesi',
  ]);
});

it('prices a Turkish house from the lowest price, and keeps forms away from people and hours from offers', () => {
  const [price] = readBrief(
    'kadıköyde oto kuaförüyüz pasta cila yapıyoruz fiyatlar 750 tl den başlıyor',
  ).items;
  expect(price?.value.price).toBe('750 TL’den itibaren');
  expect(price?.value.name).not.toMatch(/fiyat|yapıyoruz/u);
  const school = readBrief(
    'Szkoła jazdy w Lublinie, instruktorzy: Marek Wójcik i Anna Lis, formularz zapisu',
  );
  expect(school.items.some(({ value }) => value.note !== undefined)).toBe(false);
  const farm = readBrief('kaasboerderij in Woerden, winkel open woe t/m za 9-17u, rondleiding voor groepen');
  expect(farm.hours?.value[0]?.days).toEqual([3, 4, 5, 6]);
  expect(farm.phrases.map(({ value }) => value)).not.toContain('winkel open woe t');
});

it('hears a refusal in the words people use, and makes no part of it', () => {
  const excluded = (prompt: string) => readBrief(prompt).excluded.map(({ value }) => value);
  expect(excluded('موقع لسباك في القاهرة مش عايز أسعار ولا معرض صور')).toEqual(
    expect.arrayContaining(['pricing', 'gallery']),
  );
  expect(excluded('موقع نجار في عمان، ما بدي قسم الأسعار')).toContain('pricing');
  const wedding = readBrief(
    "Elif ve Kaan'ın düğün davetiyesi sitesi, 12 Eylül 2026, Urla'da, program. Hediye listesi olmasın.",
  );
  expect(wedding.parts).toEqual([]);
});

it('reads a number to call with spaces round its hyphen', () => {
  expect(readBrief('Loodgieter in Apeldoorn. Bel 055 - 123 45 67.').phone?.value).toBe('055 - 123 45 67');
});

it.each([
  ['site voor een yogadocente, naam Yoga met Iris, lesrooster', 'Yoga met Iris'],
  ['אתר להשכרת צימרים בגליל, שם: צימר הכרם, גלריה', 'צימר הכרם'],
  [
    'Köyümüzün derneği için site: Yeşilköy Kültür ve Dayanışma Derneği, üyelik',
    'Yeşilköy Kültür ve Dayanışma Derneği',
  ],
  ['yazılım geliştirici Mert Aksoy kişisel site, projeler', 'Mert Aksoy'],
])('takes the whole name of %j', (prompt, name) => {
  expect(readBrief(prompt).name?.value).toBe(name);
});

it('gives each lesson its day and hour', () => {
  const prompt =
    'site voor een yogadocente in groningen, lesrooster: ma 19:00 hatha, wo 9:30 zwangerschapsyoga, do 20:00 yin. proefles gratis';
  const lessons = readBrief(prompt).items.filter(({ value }) => value.section === 'timetable');
  expect(lessons.map(({ value }) => [value.name, value.when])).toEqual([
    ['hatha', 'Maandag 19:00'],
    ['zwangerschapsyoga', 'Woensdag 9:30'],
    ['yin', 'Donderdag 20:00'],
  ]);
});

it('reads Arabic days and hours as they are said', () => {
  const { hours } = readBrief('صالون في جدة، من السبت للخميس ٤ العصر إلى ١١ مساء');
  expect(hours?.value).toEqual([{ days: [6, 7, 1, 2, 3, 4], opens: 960, closes: 1380 }]);
});

it('ends what a workshop is at its town, and offers what it makes', () => {
  const brief = readBrief('عندي ورشة نجارة بالمنصورة بعمل غرف نوم ومطابخ على المقاس');
  expect([brief.offer?.value, brief.place?.value]).toEqual(['ورشة نجارة', 'المنصورة']);
  expect(brief.items.map(({ value }) => value.name)).toEqual(['غرف نوم', 'مطابخ على المقاس']);
});

it('takes what is not there, what members pay and what is carried for no section or thing', () => {
  const mert = readBrief(
    'yazılım geliştirici Mert Aksoy kişisel site portfolyo yetenekler React Node, blog yok',
  );
  expect(mert.excluded.map(({ value }) => value)).toContain('posts');
  expect(mert.items.map(({ value }) => value.name)).toEqual(['React', 'Node']);
  const club = readBrief('Köyümüzün derneği için site: Yeşilköy Kültür Derneği, üyelik, bağış');
  expect(club.sections.map(({ value }) => value)).not.toContain('pricing');
  expect(club.parts.map(({ value }) => value.title)).toContain('Üyelik');
  expect(
    itemsOf('hondenuitlaatservice in Almere. Ik haal honden op met de bus, wandeling 17 euro', 'services'),
  ).toEqual(['wandeling']);
});

it('needs the word behind a Hebrew "of", and keeps an illustrator’s logos', () => {
  expect(readBrief('חנות לחומרי בניין ברמלה "אבני המרכז", מלט, גבס').offer?.value).toBe('חנות לחומרי בניין');
  expect(
    itemsOf("Portfolio voor illustratrice Fenna Dijkstra: kinderboeken, posters en logo's.", 'services'),
  ).toContain('logo’s');
});

it('gives a shop to who sells online, with what is listed as its goods', () => {
  const brief = readBrief(
    'Wij zijn een bedrijf in Zwolle. Naam: Blok & Bel. We willen een webshop met onze treinen, puzzels en poppenhuizen, verzendinfo.',
  );
  expect([brief.kind.value, brief.name?.value]).toEqual(['shop', 'Blok & Bel']);
  expect(brief.items.map(({ value }) => value.name)).toEqual(['Treinen', 'Puzzels', 'Poppenhuizen']);
  const oil = readBrief(
    "zeytinyağı üreticisiyiz Ayvalık'tan, erken hasat, sabun. 5 lt 2.400 TL, 1 lt 550 TL. online satış",
  );
  expect([oil.name, oil.place?.value]).toEqual([null, 'Ayvalık']);
  expect(oil.items.map(({ value }) => value.name)).toContain('Zeytinyağı 5 lt');
});

it('puts the dishes of a truck on its menu, and what it is hired for beside', () => {
  const prompt =
    'Website voor food truck "De Vette Hap" uit Rotterdam: friet, kroketten, vegaburger. Te huur voor feesten vanaf €650.';
  expect(itemsOf(prompt, 'menu')).toEqual(['friet', 'kroketten', 'vegaburger']);
  expect(itemsOf(prompt, 'services')).toEqual(['te huur voor feesten']);
});

it('names a house at somebody’s, a practice of a doctor and an engagement', () => {
  const house = readBrief('Agroturystyka u Babci Zosi na Podhalu, 5 pokoi, 90 zł za osobę, sauna');
  expect([house.name?.value, house.offer?.value]).toEqual(['U Babci Zosi', 'Agroturystyka']);
  expect(house.items[0]?.value.name).toBe('Pokoje');
  const practice = readBrief('عيادة الدكتور سامر حداد لطب الأسنان في بيروت، زراعة، تقويم');
  expect([practice.name?.value, practice.kind.value]).toEqual(['عيادة الدكتور سامر حداد', 'dentist']);
  const party = readBrief(
    'nişanımız var! Zeynep & Burak 3 Ekim 2026 saat 19:00 Ankara Gül Bahçe salonu, LCV formu',
  );
  expect([party.name?.value, party.place?.value]).toEqual(['Zeynep & Burak', 'Ankara Gül Bahçe salonu']);
});

it('takes parts of a page, bakers’ orders and a photographer of weddings for what they are', () => {
  const club = readBrief(
    'strona klubu karate Mielec - grafik, zapisy, składka 120 zł miesięcznie, osiągnięcia, aktualności',
  );
  expect(club.parts.map(({ value }) => value.title)).toContain('Osiągnięcia');
  const baker = readBrief('מאפייה בירושלים "לחם הארץ", לחמי מחמצת, חלות לשבת. הזמנות לאירועים');
  expect(baker.sections.map(({ value }) => value)).not.toContain('events');
  expect(readBrief('Portfolio fotografki ślubnej Zuzanna Król z Trójmiasta. Galeria').kind.value).toBe(
    'photographer',
  );
  expect(itemsOf('אתר למכון כושר בנתניה שם פיט ליידי, חוגים זומבה פילאטיס ספינינג', 'services')).toEqual([
    'זומבה',
    'פילאטיס',
    'ספינינג',
  ]);
});

it('parts a name from its town, a deed from its verb and a price from its head', () => {
  const lessons = readBrief(
    'ilkokul matematik özel ders veriyorum adım Gül Demir Bursa Nilüfer saatlik 600 TL deneme dersi ücretsiz',
  );
  expect([lessons.name?.value, lessons.place?.value]).toEqual(['Gül Demir', 'Bursa Nilüfer']);
  expect(lessons.offer?.value).toBe('ilkokul matematik özel ders');
  const boat = readBrief(
    "Bodrum'da tekne turu yapıyoruz, teknemizin adı Mavi Rüya. Günlük koy turu kişi başı 1500 TL, özel tur",
  );
  expect(boat.items[0]?.value).toMatchObject({ name: 'Günlük koy turu', price: 'kişi başı 1500 TL' });
  const flowers = readBrief(
    "Çiçekçi dükkanımız Papatya Çiçek İzmir Alsancak'ta; buketler, gelin çiçeği, saksı bitkileri",
  );
  expect(flowers.name?.value).toBe('Papatya Çiçek');
});

it('takes figures that count for no hours, a pupil’s home for no town, and a row for its things', () => {
  const tutor = readBrief(
    'מורה פרטי למתמטיקה אורי לביא, בגרות 3-5 יחידות, אונליין או בבית התלמיד, 160 שח לשעה, מודיעין',
  );
  expect([tutor.hours, tutor.name?.value, tutor.place?.value]).toEqual([null, 'אורי לביא', 'מודיעין']);
  const rest = readBrief('أبغى صفحة لاستراحة في أبها اسمها ضباب، جلسات عائلية ومسبح وملعب، الليلة 700 ريال');
  expect(rest.items.map(({ value }) => [value.section, value.name])).toEqual([
    ['amenities', 'جلسات عائلية'],
    ['amenities', 'مسبح'],
    ['amenities', 'ملعب'],
    ['rooms', 'الغرف'],
  ]);
});

it('lets a house by the sea, and welcomes the dog besides', () => {
  const house = readBrief(
    'ik verhuur een vakantiehuisje in zeeland, hond welkom, 125 euro per nacht. naam: De Zilte',
  );
  expect(house.kind.value).toBe('hotel');
  expect(house.items.map(({ value }) => [value.section, value.name])).toEqual([
    ['rooms', 'vakantiehuisje'],
    ['amenities', 'hond welkom'],
  ]);
});

it.each([
  ['B&B De Linde in Zutphen. kamer voor 2 personen €95, ontbijt €12', ['kamer voor 2 personen', '€95']],
  ['hostel w krakowie. pokój dla 4 osób 220 zł', ['pokój dla 4 osób', '220 zł']],
  ['hostel w krakowie. pokój 2-osobowy 220 zł', ['pokój 2-osobowy', '220 zł']],
  ['domek do wynajęcia w Karpaczu, do 6 osób 450 zł za dobę', ['domek', '450 zł za dobę']],
])('leaves a room its price and the people in it: %j', (prompt, room) => {
  const { items } = readBrief(prompt);
  expect(
    items.flatMap(({ value }) => (value.section === 'rooms' ? [[value.name, value.price]] : [])),
  ).toEqual([room]);
});

it('leaves each of several rooms its price', () => {
  const { items } = readBrief('pansiyon Mavi Ev, Kaş. 2 kişilik oda 1500 TL, 4 kişilik 2400 TL');
  expect(items.map(({ value }) => [value.name, value.price])).toEqual([
    ['2 kişilik oda', '1500 TL'],
    ['4 kişilik', '2400 TL'],
  ]);
});

it('takes cakes to order for something on the counter, and soft colours for no part', () => {
  const prompt =
    'Chcę stronę dla mojej cukierni Słodka Chwila z Tarnowa: torty na zamówienie, makaroniki, eklery, pastelowo';
  expect(itemsOf(prompt, 'menu')).toEqual(['torty na zamówienie', 'makaroniki', 'eklery']);
  expect(readBrief(prompt).parts).toEqual([]);
});

it('takes a late evening for no price, and "from" for no part of the thing', () => {
  const { items } = readBrief(
    'Kapsalon Haarlijn in Assen, knippen dames 38, heren 27,50, kleuren vanaf 65. di t/m za open 9-17.30, donderdag koopavond tot 20.30.',
  );
  expect(items.map(({ value }) => [value.name, value.priceLead])).toEqual([
    ['knippen dames', undefined],
    ['heren', undefined],
    ['kleuren', 'vanaf'],
  ]);
  expect(itemsOf('מסעדת שף "עלה" ביפו, תפריט עונתי, בר יין, אווירה אינטימית כהה', 'menu')).toEqual([]);
});
