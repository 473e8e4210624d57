import type { AppContext } from '../app';

const signs: readonly (readonly [RegExp, string])[] = [
  [/£|\bGBP\b|\b\d+p\b|\bpounds?\b(?! (?:and|or) (?:feet|inches|ounces|stones?))|\bUK\b/i, 'GBP'],
  [/€|\bEUR\b|euros?\b/i, 'EUR'],
  [/R\$|\bBRL\b|rea(?:l|is)\b/i, 'BRL'],
  [/\bCHF\b|francs?\b|franken/i, 'CHF'],
  [/¥|\bJPY\b|yen\b/i, 'JPY'],
  [/\bNOK\b|norwegian (?:kr|kron)/i, 'NOK'],
  [/\bDKK\b|danish (?:kr|kron)/i, 'DKK'],
  [/\bkr\b|\bSEK\b|\bkron(?:a|or|er)\b/i, 'SEK'],
  [/zł|\bPLN\b|\bzloty/i, 'PLN'],
  [/\bCZK\b|\bKč|\bkoruna/i, 'CZK'],
  [/\bHUF\b|\bforints?\b/i, 'HUF'],
  [/\bNZD\b|NZ\$|new zealand dollars?/i, 'NZD'],
  [/\bZAR\b|\brands?\b(?! new)/i, 'ZAR'],
  [/\bMXN\b|mexican pesos?|pesos? mexicanos?/i, 'MXN'],
  [/\bARS\b|argentin(?:e|ian) pesos?|pesos? argentinos?/i, 'ARS'],
  [/\bCOP\b|[Cc]olombian pesos?|pesos? colombianos?/, 'COP'],
  [/\bCLP\b|chilean pesos?|pesos? chilenos?/i, 'CLP'],
  [/\bsoles\b(?= peruanos)|\bPEN\b/, 'PEN'],
  [/₹|\bINR\b|rupees?/i, 'INR'],
  // Of codes that are words as well only their capitals are one: "try", "mad", "pen".
  [/₺|\bTRY\b/, 'TRY'],
  [/₪|\bILS\b/i, 'ILS'],
  [/\bCAD\b|C\$|canadian/i, 'CAD'],
  [/\bAUD\b|A\$|australian/i, 'AUD'],
  [/\bSAR\b|riyals?\b|ريال/i, 'SAR'],
  [/\bAED\b|dirhams?\b.*(?:dubai|emirat)|درهم إماراتي/i, 'AED'],
  [/\bMAD\b|[Dd]irhams?\b|درهم/, 'MAD'],
  [/\bEGP\b|جنيه/i, 'EGP'],
  [/\bTL\b|lira(?:s|yla)?\b/i, 'TRY'],
  [/שקל|ש["״]ח/, 'ILS'],
  [/\$|\bUSD\b|dollars?\b/i, 'USD'],
];
// What only people in Britain write.
const british =
  /\bVAT\b|\bmums?\b|\bcolours?\b|\bquid\b|\bstamp duty\b|\bcouncil tax\b|\bNHS\b|\bplumbers?\b|\bpetrol\b|\blitres?\b|\bflat ?mates?\b|\b(?:hen|stag) (?:do|party|weekend)\b|\bpubs?\b|\b(?:our|my|the) flat\b|\bflat (?:expenses|costs|bills|share)\b/u;
// The rates of value added tax that say where: 20 per cent is Britain's, 19 is Germany's.
const continental = /\b(?:19|21|22|23|7)\s?% ?VAT\b|\bVAT (?:of |at )?(?:19|21|22|23|7)\s?%/iu;
const byLanguage: Readonly<Record<string, string>> = {
  en: 'USD',
  pl: 'PLN',
  tr: 'TRY',
  he: 'ILS',
  ar: 'USD',
};

// Towns and countries whose money a prompt in English or another language leaves unsaid.
const atPlace = (place: string): string | null =>
  /london|manchester|leeds|bristol|birmingham|liverpool|glasgow|edinburgh|cardiff|belfast|sheffield|brighton|newcastle|nottingham|york\b|oxford|cambridge|england|scotland|wales|britain|cornwall|devon|kent\b|sussex|surrey|essex|norfolk|suffolk|cumbria|shire\b|\buk\b/iu.test(place) && !/new (?:york|hampshire)/iu.test(place) ? 'GBP'
  : /berlin|munich|hamburg|cologne|frankfurt|vienna|paris|lyon|madrid|barcelona|valencia|lisbon|porto|rome|milan|turin|amsterdam|utrecht|rotterdam|brussels|dublin|cork|galway|athens|helsinki|germany|france|spain|italy|ireland|portugal|austria/iu.test(place) ? 'EUR'
  : /zurich|zürich|geneva|basel|bern\b|switzerland/iu.test(place) ? 'CHF'
  : /toronto|vancouver|montreal|calgary|ottawa|canada/iu.test(place) ? 'CAD'
  : /sydney|melbourne|brisbane|perth|adelaide|australia/iu.test(place) ? 'AUD'
  : /stockholm|gothenburg|malmö|sweden/iu.test(place) ? 'SEK'
  : /warsaw|kraków|krakow|gdańsk|poland/iu.test(place) ? 'PLN'
  : null; // prettier-ignore

/** ISO code of the money that the prompt speaks of, else the one its language suggests. */
export function readCurrency({ brief, words }: AppContext): string {
  return (
    signs.find(([sign]) => sign.test(brief.prompt))?.[1] ??
    atPlace(brief.place?.value ?? '') ??
    (continental.test(brief.prompt) ? 'EUR' : undefined) ??
    (words.language === 'en' && british.test(brief.prompt) ? 'GBP' : byLanguage[words.language]) ??
    'EUR'
  );
}
