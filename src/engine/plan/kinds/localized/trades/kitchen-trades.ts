import { letter } from '../../../../brief/words/lean-letters';
import { seekWords } from '../../../../brief/words/seek-words';
import type { LocalTrade, TradeId } from './local-trade';

type Kitchen = {
  readonly id: TradeId;
  /** Beginnings of the words that name it, in any language, without accents. */
  readonly words: string;
  /** What it serves, as cooks everywhere call it; in Arabic and in Hebrew as it is spelt there. */
  readonly dishes: string;
  readonly ar?: string;
  readonly he?: string;
  /** Languages whose own cooking this is: there it is no kitchen of its own. */
  readonly home?: string;
};

const kitchens: readonly Kitchen[] = [
  { id: 'burgers', words: 'burger|hamburg(?:ues|ueser|er(?!\\s?(?:hafen|str))|ueria)|hamburgeri|smash ?burger|برغر|همبرغر|برجر|המבורגר|בורגר', dishes: 'Classic Burger, Cheeseburger, Bacon Burger, Veggie Burger, Smash Burger', ar: 'برغر كلاسيكي, تشيز برغر, برغر دجاج, برغر نباتي, سماش برغر', he: 'המבורגר קלאסי, צ׳יזבורגר, המבורגר כפול, המבורגר צמחוני, סמאש בורגר' },
  { id: 'italian', words: 'italian|italien|italiaan|wlosk|ايطالي|איטלקי', dishes: 'Bruschetta, Caprese, Tagliatelle al ragù, Saltimbocca, Tiramisù', ar: 'بروسكيتا, كابريزي, تالياتيلي بالراغو, ريزوتو بالفطر, تيراميسو', he: 'ברוסקטה, קפרזה, טליאטלה בראגו, ריזוטו פטריות, טירמיסו', home: 'it' },
  { id: 'japanese', words: 'japon|japan|giappon|sushi|ramen|izakaya|nihon|ياباني|سوشي|יפני|סושי|ראמן', dishes: 'Miso, Gyoza, Nigiri, Ramen, Mochi', ar: 'ميسو, غيوزا, نيغيري, رامن, موتشي', he: 'מיסו, גיוזה, ניגירי, ראמן, מוצ׳י' },
  { id: 'mexican', words: 'mexic|messican|mexik|meksyk|meksika|taquer|مكسيكي|מקסיקני', dishes: 'Guacamole, Quesadilla, Tacos al pastor, Enchiladas, Churros', ar: 'غواكامولي, كيساديا, تاكو, إنتشيلادا, تشوروس', he: 'גוואקמולה, קסדייה, טאקוס, אנצ׳ילדה, צ׳ורוס' },
  { id: 'indian', words: 'indisch|indien(?:ne)?(?!\\p{L})|indian|indiaas|indyjsk|hint mutfag|hint restoran|هندي|הודי', dishes: 'Samosa, Dal, Tikka masala, Biryani, Kulfi', ar: 'سمبوسة, دال, تيكا ماسالا, برياني, كلفي', he: 'סמוסה, דאל, טיקה מסאלה, בריאני, קולפי' },
  { id: 'chinese', words: 'chines|chinois|cines|chinees|chinsk|cin mutfag|cin lokanta|صيني|סיני', dishes: 'Wan tan, Dim sum, Kung Pao, Chow mein, Mapo tofu', ar: 'وان تان, ديم سم, كونغ باو, تشاو مين, مابو توفو', he: 'וואן טאן, דים סאם, קונג פאו, צ׳או מיין, מאפו טופו' },
  { id: 'thai', words: 'thai|tailand|thailand|tajsk|tayland|تايلاندي|תאילנדי', dishes: 'Tom yam, Satay, Pad thai, Massaman, Som tam', ar: 'توم يام, ساتيه, باد تاي, ماسامان, سوم تام', he: 'טום יאם, סאטה, פאד תאי, מסאמן, סום טאם' },
  { id: 'vietnamese', words: 'vietnam|wietnam|وييتنامي|فيتنامي|וייטנאמי', dishes: 'Goi cuon, Banh mi, Pho, Bun cha, Che' },
  { id: 'korean', words: 'korea|coreen|corean|koreansk|koreanisch|كوري|קוריאני', dishes: 'Kimchi, Mandu, Bibimbap, Bulgogi, Hotteok' },
  { id: 'levant', words: 'liban|leban|libanes|syri(?:en|sch|an)|siria|sirian|arabisch|palestin|levant|lubnan|לבנוני', dishes: 'Hummus, Tabbouleh, Shawarma, Kebbeh, Baklava', home: 'ar he' },
  { id: 'turkish', words: 'turc(?:o|a|que|os|as)?(?!\\p{L})|turk(?:isch|s|ey)|turks|tureck|turco|تركي|טורקי', dishes: 'Mercimek, Lahmacun, Adana kebap, İskender, Künefe', home: 'tr ar' },
  { id: 'greek', words: 'grec(?:o|a|que|ia)?(?!\\p{L})|grieg|griech|griek|greck|yunan|taverna greca|يوناني|יווני', dishes: 'Tzatziki, Dolmadakia, Moussaka, Souvlaki, Galaktoboureko', ar: 'تزاتزيكي, دولما, مسقعة, سوفلاكي, غالاكتوبوريكو', he: 'צזיקי, דולמדקיה, מוסקה, סובלקי, גלקטובוריקו' },
  { id: 'georgian', words: 'georgien|georgian|georgisch|gruzinsk|gurcu|جورجي|גאורגי', dishes: 'Pkhali, Khachapuri, Khinkali, Shashlik, Pelamushi' },
  { id: 'peruvian', words: 'peru(?:an|vien|vian|ano|ana)|cevicher|perulu', dishes: 'Causa, Ceviche, Lomo saltado, Ají de gallina, Suspiro limeño' },
  { id: 'tapas', words: 'tapas|spanisch|espagnol|spagnol|spaans|hiszpansk|ispanyol|اسباني|ספרדי', dishes: 'Patatas bravas, Croquetas, Pulpo a la gallega, Paella, Crema catalana', home: 'es' },
  { id: 'french', words: 'franzosisch|frances(?:e|a)?(?!\\p{L})|frans(?:e)?(?!\\p{L})|francusk|fransiz|فرنسي|צרפתי', dishes: 'Soupe à l’oignon, Quiche, Coq au vin, Bouillabaisse, Crème brûlée', home: 'fr' },
  { id: 'ethiopian', words: 'ethiop|etiop|athiop|اثيوبي|אתיופי', dishes: 'Sambusa, Shiro, Doro wat, Tibs, Injera' },
]; // prettier-ignore

const titlesIn = (kitchen: Kitchen, language: string): readonly string[] => {
  const own = language === 'ar' ? kitchen.ar : language === 'he' ? kitchen.he : undefined;
  return (own ?? kitchen.dishes).split(',').map((dish) => dish.trim());
};

/** Kitchens of other countries, as a language tells of them; none that has only Latin names where another script is read. */
export const kitchenTrades = (language: string): readonly LocalTrade[] =>
  kitchens
    .filter(({ home, ar, he }) => {
      if (home?.split(' ').includes(language)) return false;
      return (language !== 'ar' || ar !== undefined) && (language !== 'he' || he !== undefined);
    })
    .map((kitchen) => ({
      id: kitchen.id,
      words: seekWords([''], `(?<!${letter})(?:ال|ל|ה)?(?:${kitchen.words})`),
      rows: titlesIn(kitchen, language).map((dish) => [dish, ''] as const),
    }));
