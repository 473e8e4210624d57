import { gelatoEast } from './gelato-east';

export type CounterItems = Readonly<
  Record<
    string,
    { readonly [K in 'bakery' | 'bar' | 'florist']: readonly (readonly [title: string, text: string])[] } & {
      readonly gelato?: readonly (readonly [title: string, text: string])[];
      /** Of those who bake cakes to order, and no bread. */
      readonly cakes?: readonly (readonly [title: string, text: string])[];
    }
  >
>;

/** Parlours for ice cream. */
export const isGelato = (offer: string): boolean =>
  /gelater\p{L}*|helader\p{L}*|(?<!\p{L})glaciers?(?!\p{L})|eisdiele|eiscafé|eissalon|eismanufaktur|geladaria|sorveter\p{L}*|ijssalon\p{L}*|ijswinkel\p{L}*|ijszaak|lodziarni\p{L}*|dondurmac\p{L}*|dondurma (?:dükkan|evi)\p{L}*|آيس كريم|ايس كريم|مثلجات|بوظة|גלידרי\p{L}*|חנות גלידה/iu.test(
    offer,
  );

/** Who bakes cakes and sweets, and no bread. */
export const isOfCakes = (offer: string): boolean =>
  /(?<!\p{L})(?:tartas?|pasteler[ií]as?|repostería|reposter[oa]s?|gâteaux?|pâtisseri\p{L}+|pâtissi\p{L}+|cake ?designer|\p{L}*torten?|konditorei|bolos?|confeitaria|confeiteir[oa]|boleira|doceri[ae]s?|doces|brigadeir\p{L}+|pasticceri[ae]|pasticcer[ea]|torte|cupcakes?)(?!\p{L})/iu.test(
    offer,
  ) && !/panader|boulanger|bäcker|padaria|panific|forn[oa]|panett/iu.test(offer);

/** What is on the counter of bakeries and cafés, bars and flower shops, per language. */
export const counterItems: CounterItems = {
  es: {
    cakes: [
      ['Tarta de cumpleaños', 'Con el nombre y el sabor que digas'],
      ['Tarta de boda', 'Con prueba antes'],
      ['Tarta de queso', 'Horneada el mismo día'],
      ['Galletas decoradas', 'Por docenas'],
      ['Mesa dulce', 'Para los que seáis'],
    ],
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
    cakes: [
      ['Gâteau d’anniversaire', 'Au parfum que vous choisissez'],
      ['Pièce montée', 'Avec dégustation avant'],
      ['Tarte aux fruits', 'Selon la saison'],
      ['Biscuits décorés', 'À la douzaine'],
      ['Buffet sucré', 'Selon le nombre d’invités'],
    ],
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
    cakes: [
      ['Geburtstagstorte', 'Mit Namen, im Geschmack Ihrer Wahl'],
      ['Hochzeitstorte', 'Vorher wird probiert'],
      ['Käsekuchen', 'Am selben Tag gebacken'],
      ['Verzierte Kekse', 'Im Dutzend'],
      ['Süßes Buffet', 'Nach Zahl der Gäste'],
    ],
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
    cakes: [
      ['Bolo de aniversário', 'Com o nome e o sabor que escolher'],
      ['Bolo de casamento', 'Com prova antes'],
      ['Cheesecake', 'Feito no próprio dia'],
      ['Bolachas decoradas', 'À dúzia'],
      ['Mesa de doces', 'Para quantos forem'],
    ],
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
    cakes: [
      ['Torta di compleanno', 'Con il nome e il gusto che scegli'],
      ['Torta nuziale', 'Con assaggio prima'],
      ['Crostata', 'Con la frutta di stagione'],
      ['Biscotti decorati', 'A dozzine'],
      ['Tavolo dei dolci', 'Per quanti siete'],
    ],
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
