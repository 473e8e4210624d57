import type { Facts } from '../../content';
import { findRegion } from './regions';

type Currency = {
  readonly sign: string;
  /** Whether the sign stands before the amount where English is read. */
  readonly leads: boolean;
  /** What one euro's worth of everyday goods costs, roughly. */
  readonly rate: number;
  /** Amounts are rounded to a multiple of this above 20 units. */
  readonly step: number;
};

const currencies: Readonly<Record<string, Currency>> = {
  EUR: { sign: '€', leads: true, rate: 1, step: 1 },
  USD: { sign: '$', leads: true, rate: 1, step: 1 },
  GBP: { sign: '£', leads: true, rate: 1, step: 1 },
  CAD: { sign: '$', leads: true, rate: 1.3, step: 1 },
  AUD: { sign: '$', leads: true, rate: 1.4, step: 1 },
  NZD: { sign: '$', leads: true, rate: 1.5, step: 1 },
  CHF: { sign: 'CHF', leads: true, rate: 1.2, step: 1 },
  NOK: { sign: 'kr', leads: false, rate: 12, step: 1 },
  SEK: { sign: 'kr', leads: false, rate: 11, step: 1 },
  DKK: { sign: 'kr', leads: false, rate: 8, step: 1 },
  ISK: { sign: 'kr', leads: false, rate: 180, step: 50 },
  PLN: { sign: 'zł', leads: false, rate: 4, step: 1 },
  CZK: { sign: 'Kč', leads: false, rate: 24, step: 5 },
  TRY: { sign: '₺', leads: true, rate: 40, step: 5 },
  ILS: { sign: '₪', leads: true, rate: 5, step: 1 },
  BRL: { sign: 'R$', leads: true, rate: 5, step: 1 },
  MXN: { sign: '$', leads: true, rate: 18, step: 5 },
  ARS: { sign: '$', leads: true, rate: 1200, step: 100 },
  COP: { sign: '$', leads: true, rate: 4000, step: 500 },
  CLP: { sign: '$', leads: true, rate: 1000, step: 100 },
  INR: { sign: '₹', leads: true, rate: 60, step: 10 },
  JPY: { sign: '¥', leads: true, rate: 150, step: 10 },
  JOD: { sign: 'JOD', leads: false, rate: 0.8, step: 1 },
  AED: { sign: 'AED', leads: false, rate: 4, step: 1 },
  SAR: { sign: 'SAR', leads: false, rate: 4, step: 1 },
  EGP: { sign: 'EGP', leads: false, rate: 35, step: 5 },
  MAD: { sign: 'MAD', leads: false, rate: 9, step: 1 },
  QAR: { sign: 'QAR', leads: false, rate: 4, step: 1 },
  KWD: { sign: 'KWD', leads: false, rate: 0.3, step: 1 },
  BHD: { sign: 'BHD', leads: false, rate: 0.4, step: 1 },
  OMR: { sign: 'OMR', leads: false, rate: 0.4, step: 1 },
  TND: { sign: 'TND', leads: false, rate: 3.3, step: 1 },
  ZAR: { sign: 'R', leads: true, rate: 14, step: 5 },
  KES: { sign: 'KSh', leads: true, rate: 120, step: 10 },
  NGN: { sign: '₦', leads: true, rate: 1500, step: 100 },
};

const arabicSigns: Readonly<Record<string, string>> = {
  JOD: 'د.أ',
  AED: 'د.إ',
  SAR: 'ر.س',
  EGP: 'ج.م',
  MAD: 'د.م',
  QAR: 'ر.ق',
  KWD: 'د.ك',
  BHD: 'د.ب',
  OMR: 'ر.ع',
  TND: 'د.ت',
};

/** Signs in a prompt, the longer first. Dollars and crowns need the place to say whose they are. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/R\$\s?\d/u, 'BRL'],
  [/€|\beuros?\b/iu, 'EUR'],
  [/£/u, 'GBP'],
  [/₪/u, 'ILS'],
  [/₺/u, 'TRY'],
  [/₹/u, 'INR'],
  [/¥/u, 'JPY'],
  [/₦/u, 'NGN'],
  [/\d\s?zł|zł\s?\d/u, 'PLN'],
  [/\d\s?Kč/u, 'CZK'],
  [/\bCHF\b/u, 'CHF'],
  [/\bAED\b/u, 'AED'],
  [/\$\s?\d/u, '$'],
  [/\d\s?kr\b/u, 'kr'],
];

const british =
  /\b(?:mum|mums|colour|colours|grey|favourite|centre|village hall|parish|GP|NHS|PTA|DBS|Tesco|Sainsbury['’]?s|Aldi|Morrisons|fete|fête|fayre|nappies|tinned|allotments?|beavers|brownies|half[- ]term|bank holiday|postcode|jewellery|marquee|scout hut|cricket club|high street|weds|fortnight|solicitors?|estate agent|plumber|tyres?|kerb|whilst|cosy|learner drivers?|[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2})\b|(?<!\d)0(?:1|2|7)\d{2,4}\s?\d{3}\s?\d{3,4}(?!\d)/u;

/** The same in any letters: "Village hall", "Chimney sweep". */
const britishWords =
  /\b(?:village halls?|parish (?:council|hall|church)|mum|fa[yi]re|f[eê]tes?|allotments?|marquees?|scout hut|cricket club|bowls club|high street|fortnight|jumble sales?|car boot|hog roasts?|cream teas?|tea ?rooms?|pasty|pasties|chip shop|chippy|static caravan|telly|wellies|lorry|quid|bank holidays?|half[- ]term|farm shop|ironmongers?|greengrocers?|fishmongers?|chimney sweeps?|canal ?boats?|narrow ?boats?|hen (?:do|party)s?|stag dos?|bungalows?|sole traders?|gas safe|self assessment|upholster(?:y|ers?)|community shop|parish|vicar|morris (?:men|dancers)|village shop|learner drivers?)\b|\b(?:WI|U3A|ABRSM|HETAS|NICEIC|Ofsted|OFSTED|GCSEs?|DofE|HMRC|RNLI|MOTs?|AAT)\b/iu;
/** "Anderby", "Much Wenlock", "Bourton-on-the-Water", "Llanidloes": as villages are called there. */
const britishNames =
  /^(?:(?:Much|Nether|Chipping|Market|Stoke|Little|Great|Upper|Lower|Llan|Aber|Pont(?!iac)|Inver|Auchter|Strath|Trel?(?=[aeg])|Pen(?=[rmy]|ar|zan))\s?\p{L}+|\p{L}+(?:bury|combe|thorpe|thwaite|minster|hurst|cester|caster|holme|hithe|keld|gill|mere|wick|worthy|stow|beck|haugh|shaw|erby|eshall|ingham|ington|ingdon|oughton|ortham))(?:[\s-].*)?$|-(?:on|upon|le|under|in|by)-|\s(?:Magna|Parva|Regis|Abbas|Bassett|Mallet)$/u;

/** Rivers, hills and shires that are written with a capital wherever somebody is called after them. */
const landmarks =
  /\b(?:Tyne(?:side)?|Wear|Tees(?:side)?|Humber|Mersey(?:side)?|Thames|Severn|Trent|Clyde|Avon|Ouse|Wye|Dales|Pennines?|Cotswolds?|Fens|Broads|Highlands?|Hebrides|Shetland|Orkney|Snowdonia|Dartmoor|Exmoor|Chilterns|Mendips?|\p{Lu}\p{L}+shire)\b/u;

/** Words, a postcode or a telephone number that only an English prompt from Britain has. */
const isBritish = ({ brief }: Facts): boolean =>
  brief.spoken === 'en' &&
  (british.test(brief.prompt) ||
    britishWords.test(brief.prompt) ||
    (brief.place === null && landmarks.test(brief.prompt)));

const american =
  /(?:ville|\b(?:Falls|Springs|Rapids|Creek|City|Heights|Beach|Grove|Hills|Lake|Valley|Junction|Mesa|County|Oaks|Pines|Point|Bluffs?))$/u;

// Most who write English and name no place sell in dollars; of places nobody knows, only names as towns have them there.
const homeOfEnglish = (facts: Facts): string | undefined => {
  const { language, place, spoken } = facts.brief;
  if (isBritish(facts)) return 'GBP';
  if (
    spoken === 'en' &&
    language.value === 'en' &&
    place !== null &&
    britishNames.test(place.value) &&
    !american.test(place.value)
  )
    return 'GBP';
  if (spoken !== 'en' || language.value !== 'en') return undefined;
  return place === null || american.test(place.value) ? 'USD' : undefined;
};

/** ISO code of the currency the prompt uses, else that of its place or language: dollars for English of no place, euro when nothing tells. */
export const currencyOf = (facts: Facts): string => {
  const local = findRegion(facts)?.currency;
  const written = signs.find(([sign]) => sign.test(facts.brief.prompt))?.[1];
  if (written === '$') return local && currencies[local]?.sign === '$' ? local : 'USD';
  if (written === 'kr') return local && currencies[local]?.sign === 'kr' ? local : 'NOK';
  return written ?? local ?? homeOfEnglish(facts) ?? 'EUR';
};

/** "25" as it is written where the site is at home: `£25`. A price that has its currency, or no known home, stays as it is. */
export const withCurrency = (facts: Facts, price: string): string => {
  if (!/^\d+(?:[.,]\d{1,2})?$/u.test(price)) return price;
  const isKnown =
    findRegion(facts)?.currency ??
    signs.find(([sign]) => sign.test(facts.brief.prompt))?.[1] ??
    (isBritish(facts) ? 'GBP' : undefined);
  const currency = isKnown === undefined ? undefined : currencies[currencyOf(facts)];
  if (!currency) return price;
  const isBehind = !currency.leads || (currency.sign === '€' && facts.brief.language.value !== 'en');
  // "R$ 45", "CHF 45": letters stand apart from the figure.
  const gap = facts.brief.language.value !== 'en' && currency.sign.length > 1 ? ' ' : '';
  return isBehind ? `${price} ${currency.sign}` : `${currency.sign}${gap}${price}`;
};

const roundAmount = (amount: number, { rate, step }: Currency): number => {
  const local = amount * rate;
  if (rate < 2) return local < 20 ? Math.round(local * 10) / 10 : Math.round(local / step) * step;
  if (local < 20) return Math.max(1, Math.round(local));
  // Crowns and zloty end on 5 or 9 in shop windows, not on 3 or 7.
  const unit = Math.max(step, local >= 1000 ? 50 : local >= 100 ? 5 : 1);
  return Math.round(local / unit) * unit;
};

const groupThousands = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/gu, mark);

/**
 * A price as it is written where the site is read: `€4.20`, `4,20 €`, `50 kr`.
 * The amount is in euros of everyday goods and is scaled to the currency of the facts.
 */
export const money = (facts: Facts, euros: number): string => {
  const code = currencyOf(facts);
  const currency = currencies[code] ?? { sign: '€', leads: true, rate: 1, step: 1 };
  const amount = roundAmount(euros, currency);
  const language = facts.brief.language.value;
  const hasCommaDecimals = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr'].includes(language);
  const [whole = '0', part = ''] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  // In Switzerland money has a point in every language: "CHF 16.80".
  const isSwiss = code === 'CHF';
  const thousands = isSwiss
    ? '’'
    : language === 'fr' || language === 'pl'
      ? ' '
      : hasCommaDecimals
        ? '.'
        : ',';
  const digits =
    groupThousands(whole, thousands) + (part ? (hasCommaDecimals && !isSwiss ? ',' : '.') + part : '');
  const sign = language === 'ar' ? (arabicSigns[code] ?? currency.sign) : currency.sign;
  if (language === 'pt' && code === 'BRL') return `R$ ${digits}`;
  if (language === 'nl' && code === 'EUR') return `€ ${digits}`;
  if (hasCommaDecimals && code === 'EUR') return `${digits} €`;
  if (!currency.leads) return `${digits} ${sign}`;
  return sign.length > 1 ? `${sign} ${digits}` : `${sign}${digits}`;
};
