import { gelatoEast } from './gelato-east';

export type CounterItems = Readonly<
  Record<
    string,
    { readonly [K in 'bakery' | 'bar' | 'florist']: readonly (readonly [title: string, text: string])[] } & {
      readonly gelato?: readonly (readonly [title: string, text: string])[];
    }
  >
>;

/** Parlours for ice cream. */
export const isGelato = (offer: string): boolean =>
  /gelater\p{L}*|helader\p{L}*|(?<!\p{L})glaciers?(?!\p{L})|eisdiele|eiscafé|eissalon|eismanufaktur|geladaria|sorveter\p{L}*|ijssalon\p{L}*|ijswinkel\p{L}*|ijszaak|lodziarni\p{L}*|dondurmac\p{L}*|dondurma (?:dükkan|evi)\p{L}*|آيس كريم|ايس كريم|مثلجات|بوظة|גלידרי\p{L}*|חנות גלידה/iu.test(
    offer,
  );

/** What is on the counter of bakeries and cafés, bars and flower shops, per language. */
export const counterItems: CounterItems = {
  es: {
    gelato: [
      ['Cucurucho', 'Dos sabores a elegir'],
      ['Tarrina', 'Pequeña, mediana o grande'],
      ['Sorbete de fruta', 'El de temporada'],
      ['Granizado', 'De limón'],
      ['Tarta helada', 'Por encargo'],
    ],
    bakery: [
      ['Pan de masa madre', 'Una noche de reposo'],
      ['Croissant', 'Mantequilla, nada más'],
      ['Tarta del día', 'Pregunta cuál'],
      ['Café con leche', 'En taza grande'],
      ['Zumo de naranja', 'Exprimido al momento'],
    ],
    bar: [
      ['Vermut de la casa', 'Con aceituna'],
      ['Caña', 'Bien tirada'],
      ['Vino por copas', 'Blanco y tinto'],
      ['Cóctel sin alcohol', 'Con la misma copa'],
      ['Tabla de quesos', 'Tres, con membrillo'],
    ],
    florist: [
      ['Ramo del día', 'De temporada'],
      ['Ramo grande', 'Para una mesa larga'],
      ['Tulipanes', 'Un solo color'],
      ['Corona seca', 'Dura un año'],
      ['Planta en maceta', 'Fácil de cuidar'],
      ['Vale regalo', 'De cualquier importe'],
    ],
  },
  fr: {
    gelato: [
      ['Cornet', 'Deux parfums au choix'],
      ['Petit pot', 'Une, deux ou trois boules'],
      ['Sorbet aux fruits', 'Celui de la saison'],
      ['Granité', 'Au citron'],
      ['Gâteau glacé', 'Sur commande'],
    ],
    bakery: [
      ['Pain au levain', 'Une nuit de repos'],
      ['Croissant', 'Du beurre, c’est tout'],
      ['Tarte du jour', 'Demandez laquelle'],
      ['Café crème', 'Dans une grande tasse'],
      ['Jus d’orange', 'Pressé devant vous'],
    ],
    bar: [
      ['Vermouth maison', 'Avec une olive'],
      ['Bière pression', 'Bien tirée'],
      ['Vin au verre', 'Blanc ou rouge'],
      ['Sans alcool', 'Dans le même verre'],
      ['Planche de fromages', 'Trois, et du coing'],
    ],
    florist: [
      ['Bouquet du jour', 'De saison'],
      ['Grand bouquet', 'Pour une longue table'],
      ['Tulipes', 'D’une seule couleur'],
      ['Couronne séchée', 'Tient un an'],
      ['Plante en pot', 'Facile à vivre'],
      ['Bon cadeau', 'De tout montant'],
    ],
  },
  de: {
    gelato: [
      ['Waffel', 'Zwei Sorten nach Wahl'],
      ['Becher', 'Klein, mittel oder groß'],
      ['Fruchtsorbet', 'Je nach Jahreszeit'],
      ['Granita', 'Mit Zitrone'],
      ['Eistorte', 'Auf Bestellung'],
    ],
    bakery: [
      ['Sauerteigbrot', 'Eine Nacht Ruhe'],
      ['Croissant', 'Butter, sonst nichts'],
      ['Kuchen des Tages', 'Fragen Sie, welcher'],
      ['Milchkaffee', 'In der großen Tasse'],
      ['Orangensaft', 'Frisch gepresst'],
    ],
    bar: [
      ['Wermut des Hauses', 'Mit Olive'],
      ['Bier vom Fass', 'Gut gezapft'],
      ['Wein im Glas', 'Weiß oder rot'],
      ['Ohne Alkohol', 'Im selben Glas'],
      ['Käsebrett', 'Drei Sorten, Quitte'],
    ],
    florist: [
      ['Strauß des Tages', 'Nach Jahreszeit'],
      ['Großer Strauß', 'Für eine lange Tafel'],
      ['Tulpen', 'In einer Farbe'],
      ['Trockenkranz', 'Hält ein Jahr'],
      ['Topfpflanze', 'Leicht zu pflegen'],
      ['Gutschein', 'Über jeden Betrag'],
    ],
  },
  pt: {
    gelato: [
      ['Cone', 'Dois sabores à escolha'],
      ['Copo', 'Pequeno, médio ou grande'],
      ['Sorvete de fruta', 'O da época'],
      ['Granizado', 'De limão'],
      ['Bolo gelado', 'Por encomenda'],
    ],
    bakery: [
      ['Pão de massa mãe', 'Uma noite de descanso'],
      ['Croissant', 'Manteiga e mais nada'],
      ['Bolo do dia', 'Pergunte qual'],
      ['Café com leite', 'Em chávena grande'],
      ['Sumo de laranja', 'Espremido na hora'],
    ],
    bar: [
      ['Vermute da casa', 'Com azeitona'],
      ['Cerveja à pressão', 'Bem tirada'],
      ['Vinho a copo', 'Branco ou tinto'],
      ['Sem álcool', 'No mesmo copo'],
      ['Tábua de queijos', 'Três, com marmelada'],
    ],
    florist: [
      ['Ramo do dia', 'Da estação'],
      ['Ramo grande', 'Para mesa comprida'],
      ['Tulipas', 'De uma só cor'],
      ['Coroa seca', 'Dura um ano'],
      ['Planta em vaso', 'Fácil de cuidar'],
      ['Vale-presente', 'De qualquer valor'],
    ],
  },
  it: {
    gelato: [
      ['Cono', 'Due gusti a scelta'],
      ['Coppetta', 'Piccola, media o grande'],
      ['Sorbetto alla frutta', 'Quello di stagione'],
      ['Granita', 'Al limone'],
      ['Torta gelato', 'Su ordinazione'],
    ],
    bakery: [
      ['Pane a lievito madre', 'Una notte di riposo'],
      ['Cornetto', 'Burro e basta'],
      ['Torta del giorno', 'Chiedi quale'],
      ['Cappuccino', 'In tazza grande'],
      ['Spremuta', 'Al momento'],
    ],
    bar: [
      ['Vermut della casa', 'Con l’oliva'],
      ['Birra alla spina', 'Spillata bene'],
      ['Vino al calice', 'Bianco o rosso'],
      ['Analcolico', 'Nello stesso bicchiere'],
      ['Tagliere di formaggi', 'Tre, con la cotogna'],
    ],
    florist: [
      ['Mazzo del giorno', 'Di stagione'],
      ['Mazzo grande', 'Per una tavola lunga'],
      ['Tulipani', 'Di un solo colore'],
      ['Ghirlanda secca', 'Dura un anno'],
      ['Pianta in vaso', 'Facile'],
      ['Buono regalo', 'Di ogni importo'],
    ],
  },
  nl: {
    gelato: gelatoEast.nl,
    bakery: [
      ['Zuurdesembrood', 'Een nacht rust'],
      ['Croissant', 'Alleen boter'],
      ['Taart van de dag', 'Vraag welke'],
      ['Koffie verkeerd', 'In een grote kop'],
      ['Sinaasappelsap', 'Vers geperst'],
    ],
    bar: [
      ['Vermout van het huis', 'Met olijf'],
      ['Bier van de tap', 'Goed getapt'],
      ['Wijn per glas', 'Wit of rood'],
      ['Zonder alcohol', 'In hetzelfde glas'],
      ['Kaasplank', 'Drie soorten'],
    ],
    florist: [
      ['Boeket van de dag', 'Van het seizoen'],
      ['Groot boeket', 'Voor een lange tafel'],
      ['Tulpen', 'In één kleur'],
      ['Droogkrans', 'Blijft een jaar mooi'],
      ['Plant in pot', 'Makkelijk'],
      ['Cadeaubon', 'Voor elk bedrag'],
    ],
  },
  pl: {
    gelato: gelatoEast.pl,
    bakery: [
      ['Chleb na zakwasie', 'Noc odpoczynku'],
      ['Rogalik', 'Samo masło'],
      ['Ciasto dnia', 'Zapytaj, jakie'],
      ['Kawa z mlekiem', 'W dużej filiżance'],
      ['Sok z pomarańczy', 'Wyciskany'],
    ],
    bar: [
      ['Wermut domowy', 'Z oliwką'],
      ['Piwo z kranu', 'Dobrze nalane'],
      ['Wino na kieliszki', 'Białe lub czerwone'],
      ['Bez alkoholu', 'W tym samym szkle'],
      ['Deska serów', 'Trzy rodzaje'],
    ],
    florist: [
      ['Bukiet dnia', 'Sezonowy'],
      ['Duży bukiet', 'Na długi stół'],
      ['Tulipany', 'W jednym kolorze'],
      ['Suchy wianek', 'Na cały rok'],
      ['Roślina w doniczce', 'Łatwa'],
      ['Karta podarunkowa', 'Na dowolną kwotę'],
    ],
  },
  tr: {
    gelato: gelatoEast.tr,
    bakery: [
      ['Ekşi mayalı ekmek', 'Bir gece dinlenir'],
      ['Kruvasan', 'Yalnızca tereyağı'],
      ['Günün pastası', 'Hangisi, sorun'],
      ['Sütlü kahve', 'Büyük fincanda'],
      ['Portakal suyu', 'Taze sıkılmış'],
    ],
    bar: [
      ['Ev vermutu', 'Zeytinle'],
      ['Fıçı bira', 'İyi çekilmiş'],
      ['Kadeh şarap', 'Beyaz ya da kırmızı'],
      ['Alkolsüz', 'Aynı bardakta'],
      ['Peynir tabağı', 'Üç çeşit'],
    ],
    florist: [
      ['Günün buketi', 'Mevsiminde'],
      ['Büyük buket', 'Uzun masa için'],
      ['Laleler', 'Tek renk'],
      ['Kuru çelenk', 'Bir yıl durur'],
      ['Saksı bitkisi', 'Bakımı kolay'],
      ['Hediye çeki', 'Her tutarda'],
    ],
  },
  ar: {
    gelato: gelatoEast.ar,
    bakery: [
      ['خبز بالخميرة الطبيعية', 'يرتاح ليلة كاملة'],
      ['كرواسون', 'بالزبدة فقط'],
      ['كعكة اليوم', 'اسأل عنها'],
      ['قهوة بالحليب', 'في فنجان كبير'],
      ['عصير برتقال', 'طازج'],
    ],
    bar: [
      ['ليمون بالنعناع', 'بارد'],
      ['شاي أخضر', 'بالنعناع'],
      ['عصير رمان', 'من دون سكر'],
      ['قهوة باردة', 'بالهيل'],
      ['طبق أجبان', 'ثلاثة أنواع'],
    ],
    florist: [
      ['باقة اليوم', 'من زهور الموسم'],
      ['باقة كبيرة', 'لمائدة طويلة'],
      ['توليب', 'بلون واحد'],
      ['إكليل مجفف', 'يدوم سنة'],
      ['نبتة في أصيص', 'سهلة العناية'],
      ['قسيمة هدية', 'بأي مبلغ'],
    ],
  },
  he: {
    gelato: gelatoEast.he,
    bakery: [
      ['לחם מחמצת', 'לילה של מנוחה'],
      ['קרואסון', 'חמאה בלבד'],
      ['עוגת היום', 'שאלו איזו'],
      ['קפה הפוך', 'בספל גדול'],
      ['מיץ תפוזים', 'סחוט במקום'],
    ],
    bar: [
      ['ורמוט הבית', 'עם זית'],
      ['בירה מהחבית', 'מזוגה היטב'],
      ['יין בכוס', 'לבן או אדום'],
      ['בלי אלכוהול', 'באותה כוס'],
      ['מגש גבינות', 'שלושה סוגים'],
    ],
    florist: [
      ['זר היום', 'של העונה'],
      ['זר גדול', 'לשולחן ארוך'],
      ['צבעונים', 'בצבע אחד'],
      ['זר יבש', 'מחזיק שנה'],
      ['עציץ', 'קל לטיפול'],
      ['שובר מתנה', 'בכל סכום'],
    ],
  },
};
