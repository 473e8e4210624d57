type Field = 'family' | 'wedding' | 'food' | 'spaces' | 'animals' | 'events';
type Titles = Readonly<Record<Field, string>>;

/** What somebody photographs who photographs one thing, by the words that tell it, in any of the languages of the banks. */
const told: Readonly<Record<Field, RegExp>> = {
  family: /(?<!\p{L})(?:famil(?:ia|iar|ial|iale)|famille|familienfoto|famiglia|família|gezinsfoto|familiefoto|rodzinn|aile(?!\p{L}))|عائل|משפח|embaraz|grossesse|schwanger|babybauch|gr[áa]vid|gestant|gravidanz|dolce attesa|zwangerschap|ciąż|brzuszk|hamile|حمل|حوامل|הריון|reci[ée]n nacid|nouveau-n|neugeboren|newborn|rec[ée]m-?nascid|neonat|pasgeboren|noworod|yeni ?doğan|مواليد|ניו ?בורן|bébé|beb[ée]s?(?!\p{L})|bebek/iu,
  wedding: /boda|mariage|hochzeit|casament|matrimoni|wedding|bruilof|bruid|trouw|ślub|düğün|زفاف|أعراس|חתונ/iu,
  food: /culinair|culinari|gastron[oó]m|foodfotograf|food ?photo|aliment|cibo|kulinarn|yemek|طعام|מזון|אוכל/iu,
  spaces: /arquitect|architect|architekt|arquitet|interior|intérieur|innenr[aä]um|immobil|inmobil|imobil|vastgoed|wnętrz|nieruchom|mimari|mimarlık|emlak|معماري|عقار|אדריכל|נדל/iu,
  animals: /(?<!\p{L})(?:mascotas|perros|animaux|chiens|tier|hunde|pferde|animais|pets?(?!\p{L})|cães|animali|cani|dieren|honden|zwierząt|psów|evcil|hayvan)|حيوانات|חיות|כלבים/iu,
  events: /evento|événement|veranstaltung|konzert|concert|eventi|evenement|wydarze|etkinlik|فعاليات|אירועים/iu,
}; // prettier-ignore

const rows: Readonly<Record<string, Titles>> = {
  es: { family: 'Embarazo: Con luz suave y sin prisa|Recién nacidos: Al ritmo del bebé|Primer año: De la cuna a los primeros pasos|Familia: Todos juntos, como sois', wedding: 'Preparativos: Los nervios y las risas|Ceremonia: Sin molestar a nadie|Retratos: Diez minutos a solas|Fiesta: Hasta el último baile', food: 'Platos: Antes de que se enfríen|Cartas: Una serie para todo el menú|Cocina: Las manos que la hacen|Producto: Tal como llega del mercado', spaces: 'Fachadas: A la hora que les conviene|Interiores: Con la luz que tienen|Detalles: Materiales y encuentros|En uso: Con la gente dentro', animals: 'En casa: Donde se siente a gusto|Al aire libre: Corriendo, si quiere|Retrato: Mirando a cámara, o casi|Con su familia: Todos en la foto', events: 'Conferencias: Quien habla y quien escucha|Conciertos: Con la luz del escenario|Fiestas: Sin que nadie pose|Entregas: Una selección al día siguiente' },
  fr: { family: 'Grossesse: Une lumière douce, sans hâte|Nouveau-né: Au rythme du bébé|Première année: Du berceau aux premiers pas|Famille: Tous ensemble, comme vous êtes', wedding: 'Préparatifs: Le trac et les rires|Cérémonie: Sans déranger personne|Portraits: Dix minutes à deux|Soirée: Jusqu’à la dernière danse', food: 'Plats: Avant qu’ils ne refroidissent|Cartes: Une série pour tout le menu|En cuisine: Les mains qui la font|Produits: Comme ils arrivent du marché', spaces: 'Façades: À l’heure qui leur va|Intérieurs: Avec leur propre lumière|Détails: Matières et assemblages|Habités: Avec ceux qui y vivent', animals: 'À la maison: Là où il se sent bien|Dehors: En courant, s’il veut|Portrait: Face à l’objectif, ou presque|En famille: Tout le monde sur la photo', events: 'Conférences: Qui parle et qui écoute|Concerts: À la lumière de la scène|Fêtes: Sans que personne ne pose|Remises: Un choix dès le lendemain' },
  de: { family: 'Schwangerschaft: Weiches Licht, keine Eile|Neugeborene: Im Takt des Kindes|Erstes Jahr: Von der Wiege zu den ersten Schritten|Familie: Alle zusammen, wie Sie sind', wedding: 'Vorbereitung: Lampenfieber und Lachen|Trauung: Ohne jemanden zu stören|Porträts: Zehn Minuten zu zweit|Feier: Bis zum letzten Tanz', food: 'Gerichte: Bevor sie kalt werden|Speisekarten: Eine Serie für das ganze Menü|In der Küche: Die Hände, die sie machen|Produkte: Wie sie vom Markt kommen', spaces: 'Fassaden: Zur Stunde, die ihnen steht|Innenräume: Mit ihrem eigenen Licht|Details: Material und Fugen|Belebt: Mit denen, die darin leben', animals: 'Zu Hause: Wo es sich wohlfühlt|Draußen: Im Lauf, wenn es mag|Porträt: Blick in die Kamera, oder fast|Mit Familie: Alle auf einem Bild', events: 'Tagungen: Wer spricht und wer zuhört|Konzerte: Im Licht der Bühne|Feste: Ohne dass jemand posiert|Auswahl: Schon am nächsten Tag' },
  pt: { family: 'Gravidez: Luz suave e sem pressa|Recém-nascidos: Ao ritmo do bebé|Primeiro ano: Do berço aos primeiros passos|Família: Todos juntos, como são', wedding: 'Preparativos: Os nervos e os risos|Cerimónia: Sem incomodar ninguém|Retratos: Dez minutos a dois|Festa: Até à última dança', food: 'Pratos: Antes que arrefeçam|Ementas: Uma série para toda a carta|Na cozinha: As mãos que a fazem|Produtos: Como chegam do mercado', spaces: 'Fachadas: À hora que lhes fica bem|Interiores: Com a luz que têm|Pormenores: Materiais e encontros|Vividos: Com gente lá dentro', animals: 'Em casa: Onde se sente bem|Ao ar livre: A correr, se quiser|Retrato: A olhar para a câmara, ou quase|Em família: Todos na fotografia', events: 'Conferências: Quem fala e quem ouve|Concertos: Com a luz do palco|Festas: Sem ninguém a posar|Seleção: Logo no dia seguinte' },
  it: { family: 'Gravidanza: Luce morbida, senza fretta|Neonati: Al ritmo del bambino|Primo anno: Dalla culla ai primi passi|Famiglia: Tutti insieme, come siete', wedding: 'Preparativi: L’emozione e le risate|Cerimonia: Senza disturbare|Ritratti: Dieci minuti in due|Festa: Fino all’ultimo ballo', food: 'Piatti: Prima che si freddino|Menù: Una serie per tutta la carta|In cucina: Le mani che la fanno|Prodotti: Come arrivano dal mercato', spaces: 'Facciate: All’ora che le valorizza|Interni: Con la loro luce|Dettagli: Materiali e incastri|Vissuti: Con chi ci abita', animals: 'A casa: Dove sta bene|All’aperto: Di corsa, se vuole|Ritratto: Guardando in camera, o quasi|In famiglia: Tutti nella foto', events: 'Convegni: Chi parla e chi ascolta|Concerti: Con la luce del palco|Feste: Senza mettersi in posa|Selezione: Già il giorno dopo' },
  nl: { family: 'Zwangerschap: Zacht licht, geen haast|Pasgeboren: In het ritme van de baby|Eerste jaar: Van wieg tot eerste stapjes|Gezin: Allemaal samen, zoals het is', wedding: 'Voorbereiding: Zenuwen en gelach|Ceremonie: Zonder iemand te storen|Portretten: Tien minuten met z’n tweeën|Feest: Tot de laatste dans', food: 'Gerechten: Voor ze koud worden|Kaarten: Een serie voor het hele menu|In de keuken: De handen die het maken|Producten: Zoals ze van de markt komen', spaces: 'Gevels: Op het uur dat ze mooi maakt|Interieurs: Met hun eigen licht|Details: Materiaal en naden|In gebruik: Met wie er woont', animals: 'Thuis: Waar het zich prettig voelt|Buiten: Rennend, als het wil|Portret: Recht in de lens, of bijna|Met het gezin: Allemaal op de foto', events: 'Congressen: Wie spreekt en wie luistert|Concerten: Bij het licht van het podium|Feesten: Zonder poseren|Selectie: Al de volgende dag' },
  pl: { family: 'Ciąża: Miękkie światło, bez pośpiechu|Noworodki: W rytmie dziecka|Pierwszy rok: Od kołyski do pierwszych kroków|Rodzina: Wszyscy razem', wedding: 'Przygotowania: Trema i śmiech|Ceremonia: Nikomu nie przeszkadzając|Portrety: Dziesięć minut we dwoje|Wesele: Do ostatniego tańca', food: 'Dania: Zanim wystygną|Karty: Seria do całego menu|W kuchni: Ręce, które gotują|Produkty: Prosto z targu', spaces: 'Fasady: O najlepszej porze|Wnętrza: W ich własnym świetle|Detale: Materiał i łączenia|Życie: Razem z ludźmi', animals: 'W domu: Tam, gdzie czuje się dobrze|W plenerze: W biegu, jeśli chce|Portret: Prosto w obiektyw albo prawie|Z rodziną: Wszyscy na zdjęciu', events: 'Konferencje: Kto mówi i kto słucha|Koncerty: W świetle sceny|Imprezy: Bez pozowania|Wybór: Już następnego dnia' },
  tr: { family: 'Hamilelik: Yumuşak ışık, acele yok|Yeni doğan: Bebeğin ritminde|İlk yıl: Beşikten ilk adıma|Aile: Hep birlikte', wedding: 'Hazırlık: Heyecan ve kahkaha|Tören: Kimseyi rahatsız etmeden|Portreler: Baş başa on dakika|Eğlence: Son dansa kadar', food: 'Tabaklar: Soğumadan|Menüler: Bütün karta bir seri|Mutfak: Yapan eller|Ürünler: Pazardan geldiği gibi', spaces: 'Cepheler: En güzel saatinde|İç mekânlar: Kendi ışığında|Ayrıntılar: Malzeme ve birleşim|Yaşarken: İçindekilerle', animals: 'Evde: Rahat ettiği yerde|Açık havada: İsterse koşarken|Portre: Objektife bakarken|Aileyle: Herkes aynı karede', events: 'Konferanslar: Konuşan ve dinleyen|Konserler: Sahnenin ışığında|Davetler: Kimse poz vermeden|Seçki: Ertesi gün hazır' },
  ar: { family: 'الحمل: ضوء ناعم وبلا عجلة|حديثو الولادة: على إيقاع الطفل|السنة الأولى: من المهد إلى أول خطوة|العائلة: الجميع معاً', wedding: 'التحضيرات: الترقب والضحكات|المراسم: دون إزعاج أحد|البورتريه: عشر دقائق لاثنين|الحفل: حتى آخر رقصة', food: 'الأطباق: قبل أن تبرد|القوائم: سلسلة لكل الأطباق|في المطبخ: الأيدي التي تصنع|المنتجات: كما تصل من السوق', spaces: 'الواجهات: في أجمل ساعاتها|الداخل: بضوئه الطبيعي|التفاصيل: المواد والتقاؤها|الحياة: مع من يسكنها', animals: 'في البيت: حيث يرتاح|في الخارج: وهو يركض|بورتريه: أمام العدسة|مع العائلة: الجميع في الصورة', events: 'المؤتمرات: من يتكلم ومن يصغي|الحفلات: بضوء المسرح|المناسبات: بلا تكلف|المختارات: في اليوم التالي' },
  he: { family: 'הריון: אור רך, בלי לחץ|ניו בורן: בקצב של התינוק|השנה הראשונה: מהעריסה לצעד הראשון|משפחה: כולם יחד', wedding: 'התארגנות: ההתרגשות והצחוק|החופה: בלי להפריע|פורטרטים: עשר דקות לבד|המסיבה: עד הריקוד האחרון', food: 'מנות: לפני שיתקררו|תפריטים: סדרה לכל התפריט|במטבח: הידיים שמכינות|מוצרים: כמו שהגיעו מהשוק', spaces: 'חזיתות: בשעה היפה להן|פנים: באור הטבעי|פרטים: חומר וחיבורים|בשימוש: עם מי שגר שם', animals: 'בבית: איפה שנעים לו|בחוץ: בריצה, אם רוצה|פורטרט: מבט למצלמה|עם המשפחה: כולם בתמונה', events: 'כנסים: מי שמדבר ומי שמקשיב|הופעות: באור הבמה|מסיבות: בלי לעמוד לתמונה|מבחר: כבר למחרת' },
}; // prettier-ignore

/** What each of these usually costs, in euros. */
const euros: Readonly<Record<Field, readonly number[]>> = {
  family: [180, 240, 320, 190],
  wedding: [290, 690, 220, 590],
  food: [290, 480, 240, 190],
  spaces: [320, 390, 180, 450],
  animals: [140, 160, 120, 190],
  events: [420, 350, 380, 120],
};

type FieldTrade = {
  readonly rows: readonly (readonly [title: string, text: string])[];
  readonly euros: readonly number[];
};

/** What somebody offers who photographs these alone; null where the words tell no such field, or more than one. */
export function photoField(language: string, offer: string): FieldTrade | null {
  const fields = (Object.keys(told) as Field[]).filter((field) => told[field].test(offer));
  const [field] = fields;
  const said = field === undefined || fields.length > 1 ? undefined : rows[language]?.[field];
  if (field === undefined || said === undefined) return null;
  return {
    rows: said.split('|').map((row): readonly [string, string] => {
      const at = row.indexOf(':');
      return [row.slice(0, at), row.slice(at + 1).trim()];
    }),
    euros: euros[field],
  };
}
