import type { Brief } from '@/domain/site/brief';
import { lowered } from '../../../brief/words/lowered';
import { britishTowns } from '../../../brief/words/ordinary-words';
import type { Facts } from '../../content';
import { currencyOfTown } from './currency-of-town';
import { letter } from '../../../brief/words/lean-letters';

/** Where a business stands, as far as money and first names go. */
export type Region = {
  readonly id: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The country or city in a text that gives it away, as written there; null when there is none. */
  readonly placeIn: (text: string) => string | null;
};

const readerOf = (places: string): Region['placeIn'] => {
  let pattern: RegExp | null = null;
  return (text) => {
    pattern ??= new RegExp(`(?<!${letter})(?:${places})(?!${letter})`, 'u');
    const hit = pattern.exec(lowered(text));
    return hit && text.slice(hit.index, hit.index + hit[0].length);
  };
};
const region = (id: string, currency: string, places: string): Region => ({
  id,
  currency,
  placeIn: readerOf(places),
});

const britishCities =
  'uk|united kingdom|england|scotland|wales|britain|london|leeds|manchester|bristol|liverpool|' +
  'sheffield|york|brighton|oxford|cambridge|bath|cornwall|devon|kent|norwich|edinburgh|glasgow|' +
  'aberdeen|cardiff|belfast|newcastle|nottingham|birmingham|yorkshire|margate|hackney|whitby|' +
  'exeter|plymouth|falmouth|dundee|inverness|swansea|hull|derby|leicester|coventry|stockport|' +
  'bradford|wolverhampton|southampton|portsmouth|wye valley|dartmoor|exmoor|south downs|snowdonia|anglesey|teesside|';
let inBritain: Region['placeIn'] | null = null;

function britishPlaces(): Region['placeIn'] {
  const towns = britishTowns();
  if (towns === '') return readerOf(britishCities.slice(0, -1));
  inBritain ??= readerOf(britishCities + towns);
  return inBritain;
}

const regions: readonly Region[] = [
  region(
    'us',
    'USD',
    'usa|united states|america|california|texas|florida|oregon|ohio|colorado|arizona|nevada|georgia|michigan|' +
      'new york|brooklyn|queens|manhattan|boston|chicago|austin|dallas|houston|seattle|portland|denver|phoenix|' +
      'san francisco|los angeles|san diego|miami|atlanta|detroit|philadelphia|nashville|new orleans|minneapolis|' +
      'oakland|tucson|santa fe|brookfield|vermont|maine|hawaii|alaska|montana|washington',
  ),
  region('canada', 'CAD', 'canada|toronto|montreal|vancouver|ottawa|calgary|quebec|halifax'),
  region('australia', 'AUD', 'australia|sydney|melbourne|brisbane|perth|adelaide|hobart|tasmania'),
  region('australia', 'NZD', 'new zealand|auckland|wellington|christchurch|dunedin'),
  {
    id: 'uk',
    currency: 'GBP',
    /** With smaller towns where the words of English were fetched, which every prompt does. */
    get placeIn() {
      return britishPlaces();
    },
  },
  region('ireland', 'EUR', 'ireland|dublin|cork|galway|limerick|kerry'),
  region('nordic', 'NOK', 'norway|norge|oslo|bergen|trondheim|stavanger|tromsø|tromso|lofoten'),
  region('nordic', 'SEK', 'sweden|sverige|stockholm|gothenburg|göteborg|malmö|malmo|uppsala'),
  region('nordic', 'DKK', 'denmark|danmark|copenhagen|københavn|aarhus|odense'),
  region('nordic', 'ISK', 'iceland|reykjavik|reykjavík'),
  region('nordic', 'EUR', 'finland|suomi|helsinki|tampere|turku'),
  region(
    'swiss',
    'CHF',
    'switzerland|schweiz|suisse|zurich|zürich|geneva|genève|basel|bern|lausanne|lucerne|fribourg|freiburg im üechtland|neuchâtel|neuchatel|nendaz|sion|montreux|vevey|nyon|yverdon|biel|bienne|delémont|winterthur|luzern|st\\.? gallen|chur|thun|zug|schaffhausen|solothurn|aarau|frauenfeld|bellinzona|lugano|locarno|ascona|davos|zermatt',
  ),
  region(
    'iberia',
    'EUR',
    'portugal|lisbon|lisboa|porto(?! (?:alegre|velho|seguro|ferreira|feliz))|coimbra|braga|faro|algarve|alentejo|sintra|évora|evora|madeira|aveiro|leiria|setúbal|viseu|guimarães|funchal|açores|cascais|loulé|tavira|beja|viana do castelo|vila real|bragança|castelo branco|portimão|óbidos|nazaré|matosinhos|vila nova de gaia|almada|amadora|oeiras|ericeira|peniche|elvas|covilhã|figueira da foz|póvoa de varzim|barcelos|lamego|albufeira|caldas da rainha|torres vedras|ponta delgada|famalicão',
  ),
  region(
    'spain',
    'EUR',
    'spain|españa|madrid|barcelona|valencia|seville|sevilla|salamanca|granada|bilbao|málaga|malaga|mallorca',
  ),
  region('latin', 'MXN', 'mexico|méxico|oaxaca|guadalajara|monterrey|puebla|mérida'),
  region('latin', 'ARS', 'argentina|buenos aires|córdoba|rosario|mendoza'),
  region('latin', 'COP', 'colombia|bogotá|bogota|medellín|medellin|cali|cartagena'),
  region('latin', 'CLP', 'chile|santiago|valparaíso|valparaiso'),
  region(
    'brazil',
    'BRL',
    'brazil|brasil|são paulo|sao paulo|rio de janeiro|curitiba|salvador|recife|porto alegre|belo horizonte|' +
      'brasília|fortaleza|florianópolis|florianopolis|campinas|santos|goiânia|manaus|belém|natal|vitória|joinville|londrina|ribeirão preto|sorocaba|niterói|uberlândia|maceió|joão pessoa|cuiabá|campo grande|blumenau|búzios|paraty|gramado',
  ),
  region(
    'france',
    'EUR',
    'france|paris|lyon|nantes|marseille|bordeaux|lille|toulouse|nice|rennes|strasbourg',
  ),
  region(
    'germany',
    'EUR',
    'germany|deutschland|berlin|hamburg|münchen|munich|köln|cologne|leipzig|dresden|bodensee|stuttgart|bremen|' +
      'freiburg|frankfurt|austria|österreich|wien|vienna|salzburg|graz|innsbruck',
  ),
  region(
    'italy',
    'EUR',
    'italy|italia|rome|roma|milan|milano|florence|firenze|naples|napoli|turin|torino|bologna|venice|venezia|' +
      'sicily|sicilia|tuscany|toscana|lake como|como|puglia|palermo|siena',
  ),
  region(
    'netherlands',
    'EUR',
    'netherlands|nederland|amsterdam|rotterdam|utrecht|den haag|leiden|groningen|belgium|belgië|brussels|ghent|' +
      'gent|antwerp|antwerpen|bruges',
  ),
  region('greece', 'EUR', 'greece|athens|crete|thessaloniki|santorini|corfu|naxos'),
  region(
    'poland',
    'PLN',
    'poland|polska|warsaw|warszawa|kraków|krakow|gdańsk|gdansk|wrocław|wroclaw|poznań|łódź',
  ),
  region('poland', 'CZK', 'czechia|czech republic|prague|praha|brno'),
  region('turkey', 'TRY', 'turkey|türkiye|istanbul|i̇stanbul|ankara|izmir|i̇zmir|bursa|antalya|bodrum'),
  region('israel', 'ILS', 'israel|tel aviv|jerusalem|haifa|ישראל|תל אביב|ירושלים|חיפה'),
  region('arab', 'JOD', 'jordan|amman|عمان|عمّان|الأردن|إربد|الزرقاء|العقبة|مادبا|السلط'),
  region(
    'arab',
    'AED',
    'uae|dubai|abu dhabi|sharjah|دبي|أبوظبي|أبو ظبي|الشارقة|عجمان|العين|رأس الخيمة|الفجيرة|الإمارات',
  ),
  region(
    'arab',
    'SAR',
    'saudi arabia|riyadh|jeddah|الرياض|جدة|السعودية|الدمام|الخبر|الطائف|أبها|مكة|المدينة المنورة|بريدة|تبوك|القصيم|حائل|نجران|جازان|ينبع|الأحساء|خميس مشيط',
  ),
  region(
    'arab',
    'EGP',
    'egypt|cairo|alexandria|القاهرة|مصر|الإسكندرية|الجيزة|المنصورة|طنطا|أسيوط|الأقصر|أسوان|بورسعيد',
  ),
  region(
    'arab',
    'MAD',
    'morocco|marrakesh|marrakech|casablanca|fes|المغرب|مراكش|الدار البيضاء|الرباط|فاس|طنجة|أكادير|مكناس|تطوان',
  ),
  region('arab', 'QAR', 'qatar|doha|قطر|الدوحة'),
  region('arab', 'KWD', 'kuwait|الكويت'),
  region('arab', 'BHD', 'bahrain|manama|البحرين|المنامة'),
  region('arab', 'OMR', 'oman|muscat|سلطنة عمان|مسقط|صلالة|نزوى'),
  region('arab', 'TND', 'tunis|tunisia|تونس|صفاقس|سوسة'),
  region('arab', 'USD', 'lebanon|beirut|لبنان|بيروت|طرابلس|صيدا|زحلة'),
  region('india', 'INR', 'india|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|pune|jaipur|goa|kerala'),
  region('japan', 'JPY', 'japan|tokyo|kyoto|osaka|sapporo|kanazawa|fukuoka'),
  region('africa', 'ZAR', 'south africa|cape town|johannesburg|durban'),
  region('africa', 'KES', 'kenya|nairobi|mombasa'),
  region('africa', 'NGN', 'nigeria|lagos|abuja|ibadan'),
];

const byLanguage: Readonly<Record<string, string>> = {
  es: 'spain',
  fr: 'france',
  de: 'germany',
  pt: 'iberia',
  it: 'italy',
  nl: 'netherlands',
  ar: 'arab',
  he: 'israel',
  pl: 'poland',
  tr: 'turkey',
};

/** Words that only Brazilians put into a prompt. */
export const brazilianWords =
  /\b(?:porto alegre|OAB|você|cardápio|agendamento|celular|equipe|contato|whatsapp|pra|pro|reais|floripa|kombi|florian[oó]polis|curitiba|recife|salvador|belo horizonte|fortaleza|bras[ií]lia|s[aã]o paulo|rio de janeiro|goi[aâ]nia|manaus|bel[eé]m do par[aá]|mensalidade|vestibular|churrascaria|lanchonete|padoca|CNPJ|CPF|CREF|CRM|cadastro|orçamento grátis|banho e tosa|a gente|baixar|baixe|plantio|aplicativo|cadastre|curtir|ônibus|fazenda)\b|R\$|\(\d{2}\)\s?9/iu;

/** What only stands in a prompt from Portugal. */
const europeanWords =
  /(?<!\p{L})(?:telemóvel|morada|ementa|pequeno-almoço|equipa|contactos?|marcações|ginásio|autocarro|talho|canalizador)(?!\p{L})|\+351|(?<!\d)9[1236]\d ?\d{3} ?\d{3}(?!\d)/iu;
/** Whether a prompt in Portuguese comes from Portugal: by its town, its telephone or a word that Brazil has otherwise. */
export const isFromPortugal = (facts: Whereabouts): boolean => {
  const region = findRegion(facts);
  return (
    region?.id === 'iberia' &&
    (region.placeIn(facts.place ?? '') !== null || europeanWords.test(facts.brief.prompt))
  );
};

/** Countries by the code that opens a telephone number. */
const byCode: readonly (readonly [code: RegExp, currency: string])[] = [
  [/^(?:\+|00)44/u, 'GBP'], [/^(?:\+|00)1(?!\d{0,1}$)/u, 'USD'], [/^(?:\+|00)61/u, 'AUD'], [/^(?:\+|00)64/u, 'NZD'],
  [/^(?:\+|00)41/u, 'CHF'], [/^(?:\+|00)47/u, 'NOK'], [/^(?:\+|00)46/u, 'SEK'], [/^(?:\+|00)45/u, 'DKK'],
  [/^(?:\+|00)48/u, 'PLN'], [/^(?:\+|00)91/u, 'INR'], [/^(?:\+|00)27/u, 'ZAR'], [/^(?:\+|00)254/u, 'KES'],
  [/^(?:\+|00)234/u, 'NGN'], [/^(?:\+|00)971/u, 'AED'], [/^(?:\+|00)966/u, 'SAR'], [/^(?:\+|00)55/u, 'BRL'],
]; // prettier-ignore
/** A postcode or a telephone number as only Britain writes them. */
const british =
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|(?<!\d)0(?:7\d{3}|1\d{3}|2\d|11\d|1\d1) ?\d{3} ?\d{3,4}(?!\d)/u;

/** A telephone number or a state with its ZIP code as only Americans write them. */
const american = /(?<![\d+])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?!\d)|\b[A-Z]{2} \d{5}(?:-\d{4})?\b/u;

/** Words that only the British, and that only Americans, put into a prompt. */
const britishWords =
  /\b(?:village hall|parish (?:council|church|hall)|fete|allotments?|dbs|pcm|gcses?|a-levels?|hen (?:do|party)|stag (?:do|party)|high street|nhs|fortnight(?:ly)?|car boot|bonfire night|boxing day|mums?|gas safe|vat registered|solicitors?|letting|skip hire|chip shop|primary school|half term|bank holidays?|tombola|cream teas?)\b/iu;
const americanWords =
  /\b(?:zip codes?|yard sale|moms?|neighborhood|realtor|hvac|fourth of july|thanksgiving|middle school|high school|llc|drywall|junk removal|bail bonds?|elementary school|daycare|realtors?|attorney|cpa|thrift store|county fair|potluck|license plate|license #|soccer moms?|favorite|color)\b/iu;

/** What tells where a business stands. */
type Whereabouts = Pick<Facts, 'place' | 'phone' | 'brief'>;

const ofWords = ({ brief }: Whereabouts): Region | undefined => {
  if (brief.spoken !== 'en') return undefined;
  const id = britishWords.test(brief.prompt) ? 'uk' : americanWords.test(brief.prompt) ? 'us' : undefined;
  return regions.find((one) => one.id === id);
};

const ofPhone = (facts: Whereabouts): Region | undefined => {
  const phone = facts.phone?.replace(/[^\d+]/gu, '') ?? '';
  const told = byCode.find(([code]) => code.test(phone))?.[1];
  const isEnglish = facts.brief.spoken === 'en';
  const written =
    isEnglish && british.test(facts.brief.prompt)
      ? 'GBP'
      : isEnglish && american.test(facts.brief.prompt)
        ? 'USD'
        : undefined;
  const currency = told ?? written;
  return regions.find((one) => one.currency === currency);
};

/** The region that the place, else the prompt, else the language speaks of; null when nothing does. */
export const findRegion = (facts: Whereabouts): Region | null => {
  const { phone, brief } = facts;
  const place = facts.place ?? brief.address?.value ?? '';
  const kept = found.get(brief);
  if (kept?.place === place && kept.phone === phone) return kept.region;
  const region = lookForRegion(facts);
  found.set(brief, { place, phone, region });
  return region;
};

// Every price of a plan asks.
const found = new WeakMap<Brief, { place: string; phone: Facts['phone']; region: Region | null }>();

const lookForRegion = (facts: Whereabouts): Region | null => {
  const place = facts.place ?? facts.brief.address?.value ?? '';
  const town = facts.brief.spoken === 'en' ? currencyOfTown(place, facts.brief.prompt) : undefined;
  const stated = town?.isStated ? regions.find(({ currency }) => currency === town.currency) : undefined;
  if (stated) return stated;
  const named = regions.find(({ placeIn }) => placeIn(place) !== null);
  if (named) return named;
  const known = regions.find(({ id, currency }) => id === town?.id || currency === town?.currency);
  if (known) return known;
  // A name such as "Nice" or "Bath" in running text is too often a common word: only the place slot may use it.
  const mentioned = regions.find(({ placeIn }) => {
    const hit = placeIn(facts.brief.prompt);
    return (
      hit !== null &&
      hit.length > (/^[\u0590-\u06FF]/u.test(hit) ? 4 : 5) &&
      (hit[0] !== hit[0]?.toLowerCase() || /^[\u0590-\u06FF]/u.test(hit))
    );
  });
  if (mentioned) return mentioned;
  const called = ofPhone(facts);
  if (called) return called;
  const worded = facts.brief.place === null ? ofWords(facts) : undefined;
  if (worded) return worded;
  const { language, prompt } = facts.brief;
  const home = language.value === 'pt' && brazilianWords.test(prompt) ? 'brazil' : byLanguage[language.value];
  return regions.find(({ id }) => id === home) ?? null;
};
