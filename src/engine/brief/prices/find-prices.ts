import type { Span } from '@/domain/site/brief';
import { lowered } from '../words/lowered';
import { shareTerms } from './share-terms';
import { withLeanLetters } from '../words/lean-letters';

/** A price as written, with its place. */
export type FoundPrice = Span & { readonly text: string };

const amount = String.raw`\d{1,3}(?:[ .,'’]\d{3}){0,3}(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`;
const signs = String.raw`(?:us|a|c|nz|s|r|hk|mx)?\$|[€£¥₹₺₪₽₩₫฿₴₦]|(?:eur|usd|gbp|chf|sek|nok|dkk|pln|try|brl|aed|sar|ils|jpy|inr|cad|aud|ngn|kes|ksh|zar|ugx|tzs|ghs|mxn|php|idr|thb|myr|rm|s/|rs\.?|fr\.?|kč|kr\.?|r)(?=\s?\d)`;
const after = String.raw`(?:€|£|\$|₺|₪|₹|¥|₽|₴)(?!\s?\d)|(?:kr(?!\.?\s\d)|kn|zł|zl|pln|eur|euros?|usd|gbp|chf|sek|nok|dkk|tl|try|lei|ron|(?<=\d{3}\s?)ft|huf|kč|czk|aed|sar|nis|ils|omr|bhd|reais|real|pesos?|dollars?|bucks|pounds?|dirhams?|shekels?|rupees|francs|naira|ngn|ksh|kes|shillings?|ugx|tzs|ghs|cedis?|zar|rands?|mxn|ars|clp|cop|soles|bolivianos|colones|quetzales|mad|egp|jod|qar|kwd|riyals?|dinars?|lira|baht|thb|ringgit|myr|rupiah|idr|php|vnd|taka|rsd|bgn|levs?|leva|forints?|korun[ay]?|kron(?:er|or|ur)|hryvnias?|uah|gel|lari|p(?=\s(?:an?|per|each)\s|[,;.)\n]|$))(?![\p{L}])|:-|,-|(?:ألف|آلاف|الف)(?:\sليرة|\sدينار|\sجنيه)?(?!\p{L})|قرشا?|قروش|فلسا?|هللات?|ريال|درهم|دينار|جنيه|شيكل|دولار|يورو|ليرة|دنانير|دراهم|ريالات|جنيهات|ليرات|شيقل|د\.[إكأابعجت](?![\u0621-\u064A])|ر\.[سقعي](?![\u0621-\u064A])|ج\.م|ل\.[لس](?![\u0621-\u064A])|ש"ח|ש״ח|שקל(?:ים)?`;
const period = String.raw`(?:\s(?:return|single|one[- ]way|each way)(?=\s|[,;.)]|$)|\s(?:monthly|yearly|annually|weekly|mensuels?|par mois|monatlich|jährlich|mensuales|al mese)(?![\p{L}])|\s?(?:pppn|ppn|pn|pp|p\.p\.|a head|ea(?:ch)?)(?![\p{L}])|\s(?:la|el|le|l['’]|all['’]|à la|a la)\s?(?:hora|noche|clase|sesión|séance|seance|nuit|heure|semaine|journée|ora|notte|lezione)(?![\p{L}])|\sper\s(?:m²|m2|sqm|m|ft|kg|km|g|l)(?![\p{L}\d])(?:\s(?:per|a|each)\s(?:month|year|week|day|night|term)(?![\p{L}]))?|\sper\s(?!\s)\p{Ll}{3,14}(?![\p{L}])(?:\s(?:per|a|each)\s(?:month|year|week|day|night|term)(?![\p{L}]))?|\s?(?:/|per|a|an|each|pro|par|por|al|/\s?)\s?(?:mo(?:nth)?|month|year|yr|bottle|glass|pint|can|jar|box|bag|slice|piece|dozen|head|child|adult|couple|family|team|table|dog|pet|car|van|room|item|word|song|ride|go|game|minute|lane|court|pitch|desk|ticket|lesson|meal|plate|portion|loaf|bunch|stem|cup|pot|metre|meter|mile|km|litre|pair|set|term|season|semester|quarter|round|treatment|consultation|call|trip|tour|shift|event|party|group|photo|print|cover|guest|child|night|weekend|lunch|dinner|entry|project|site|page|plant|tree|week|wk|day|night|hour|hr|h(?![\p{L}])|person|pp|session|class|visit|seat|user|kg|mes|mois|monat|mês|mese|año|an|jahr|strip|square|stall|throw|dip|swim|wash|walk|read|reading|sitting|go|mug|scoop|punnet|kilo|load|tonne|ton|sack|crate|bale|trailer|roll|tyre|window|shirt|suit|bike|board|nacht|nuit|noche|noite|notte|tag|stunde|stuk)(?![\p{L}]))?`;
/** What a price is for in other languages: "20€/dia", "120 zł za lekcję", "₪180 לאדם", "50 ريال للشخص", "900 TL'den başlayan". */
const abroad = String.raw`\s(?:per|pro|par|por|za|a|la|na)\s(?:half uur|halve dag|halbe[nr]? (?:stunde|tag)|viertelstunde|kwartier|demi-heure|demi-journée|media hora|medio día|meia hora|meio dia|mezz['’]ora|mezza giornata|pół godziny)(?![\p{L}])|\s(?:le|la|el|il|al|o|das|per|za)\s(?:kg|kilo|quilo|chilo)(?![\p{L}])|\s(?:im|am)\s(?:monat|jahr|tag|quartal|halbjahr|semester)(?![\p{L}])|\s(?:al|all['’])\s?(?:anno|año|trimestre|quadrimestre)(?![\p{L}])|\s(?:p[ao]r)\s(?:an|ano|trimestre|semestre|saison|trimester)(?![\p{L}])|\s(?:per|pro)\s(?:jaar|maand|kwartaal|seizoen|saison|monat|quartal|halbjahr|anno|trimestre)(?![\p{L}])|\s(?:miesięcznie|rocznie|aylık|yıllık|mensili|annui|annuels?|mensais|anuais|anuales)(?![\p{L}])|\sza\s(?:miesiąc|rok|semestr|karnet)(?![\p{L}])|\s?(?:/|per|pro|par|por|a(?=\s(?:persona|testa|notte|noche|bambino|seduta|diária))|al|alla|za|na|le|la|el|l['’]|il|à la|a la|kişi|voor)\s?(?:dia|día|giorno|jour|journée|dag|dobę|doba|godz\.?|godzinę|godzina|hora|ora|heure|uur|gün|gece|saat|noc|mies\.?|miesiąc|ay|osob[aęy]|os\.|persona|personne|pers\.?|pessoa|persoon|kişi|başı|sess[ãa]o|sesión|séance|seduta|aula|clase|cours|lezione|lekcj[aęi]|dzień|les|pièce|pezzo|unidad|unidade|szt\.?|sztukę|stück|paar|kind|kilo|semaine|semana|settimana|week|woche|tydzień|bambino|testa|notte|diária|enfant|niño|criança|dziecko|adulte|adulto|seduta|noite|ticket)(?![\p{L}])|\s(?:l['’]un[oa]|la docena|la douzaine|la dozzina|a dúzia|das dutzend|per dozijn|za tuzin|extra|al pezzo|cad\.|cadaun[oa]|cada un[oa]|la unidad|la pièce|per stuk|das stück|za sztukę|tanesi)(?![\p{L}])|\s(?:לשעה|לאדם|לחודש|ללילה|לזוג|לילד|למשתתף|לשיעור|ליום|לק["״]ג|למפגש|לטיפול)(?![\p{L}])|\s(?:للشخص|للساعة|للفرد|لليلة|للحصة|للكيلو|للطفل|لليوم|للجلسة|في الشهر|في الساعة|في اليوم|شهري\p{M}?ا?\p{M}?|يومي\p{M}?ا?\p{M}?)(?![\p{L}])|['’]?\s?(?:d[ea]n|t[ea]n)\s(?:başlayan(?:\sfiyatlarla)?|itibaren)(?![\p{L}])`;
// In small letters, see `lowered`.
const pattern = new RegExp(
  withLeanLetters(
    String.raw`(?:(?<![\p{L}\p{N}])(?:${signs})\s?(?:${amount})(?![\d])|(?<![\p{L}\p{N}.,])(?:\d{1,5}\s?(?:[–-]|to|à|bis|tot|ile)\s?)?(?:${amount})\s?(?:${after}))(?:${abroad}|${period})|(?<=(?<!\p{L})(?:enterprise|business|agency|corporate|scale|company|organi[sz]ation|premium)(?:\s|:\s))(?:custom(?:\spric(?:e|ing))?|contact us|let['’]s talk|talk to us)(?![\p{L}])|(?<=\p{Ll}\p{L}+\s)(?:on request|auf anfrage|sur demande|a consultar|su richiesta|op aanvraag)(?![\p{L}])`,
  ),
  'gu',
);

/** "300 / 550 / 900 usd": figures before a stroke share the currency that ends them. */
function findBefore(text: string, last: RegExpMatchArray): FoundPrice[] {
  const start = last.index ?? 0;
  const currency = /^\d[\d.,]*\s?(?<unit>\D+)$/u.exec(last[0].trim())?.groups?.unit;
  const row = /(?:(?<![\d.,/])\d{1,5}(?:[.,]\d{2})?\s?\/\s?){1,5}$/u.exec(
    text.slice(Math.max(0, start - 60), start),
  );
  if (currency === undefined || row === null) return [];
  const from = start - row[0].length;
  return [...row[0].matchAll(/\d[\d.,]*/gu)].map((figure) => ({
    start: from + figure.index,
    end: from + figure.index + figure[0].length,
    text: `${figure[0]} ${currency.trim()}`,
  }));
}

const invested =
  /\b(?:cheques?|checks|tickets?|tickets? of|invest\p{L}*|rounds?|funding|funds?|raise[ds]?|raising|turnovers?|revenues?|grants?|backed with)\b[^.;\n]{0,50}$/iu;

/** "a seed round of €2 million", "cheques of €250k to €1.5m": sums that no one thing on a page costs. */
const isLarge = (text: string, start: number, end: number): boolean =>
  /^\s?(?:m|mn|mio|bn|million|billion)(?!\p{L})/iu.test(text.slice(end, end + 12)) ||
  (/^\s?k(?!\p{L})/iu.test(text.slice(end, end + 4)) &&
    invested.test(text.slice(Math.max(0, start - 70), start)));

const each = /\s(?:an?|per)\s(?:hour|mile|km|minute|day|night)$/iu;

/** What every price has, for most prompts tell none. */
const hasPrice = new RegExp(
  String.raw`(?:${signs})\s?\d|\d\s?(?:${after})|request|anfrage|demande|consultar|richiesta|aanvraag`,
  'u',
);

/** Every price of a text, currency and period included, in order. */
export function findPrices(text: string): FoundPrice[] {
  const small = lowered(text);
  if (!hasPrice.test(small)) return [];
  const prices: FoundPrice[] = [];
  for (const found of small.matchAll(pattern)) {
    const end = found.index + found[0].length;
    const match = Object.assign(found, { 0: text.slice(found.index, end) });
    const last = prices.at(-1);
    if (isLarge(text, match.index, end)) continue;
    // "£900 to £1,800": one price from one amount to the other.
    if (last && /^\s?(?:to|–|-|—|bis|à)\s?$/u.test(text.slice(last.end, match.index)))
      prices[prices.length - 1] = { start: last.start, end, text: text.slice(last.start, end).trim() };
    // "£6 or 2 for £10": one price, with what several cost.
    else if (last && /^\s?(?:or|,|\/)\s?(?:any )?\d{1,2} for\s$/u.test(text.slice(last.end, match.index)))
      prices[prices.length - 1] = { start: last.start, end, text: text.slice(last.start, end).trim() };
    // "£4.50 an hour + 18p a mile": paid together.
    else if (
      last &&
      /^\s?(?:\+|plus|and)\s?$/u.test(text.slice(last.end, match.index)) &&
      each.test(last.text) &&
      each.test(match[0].trim())
    )
      prices[prices.length - 1] = { start: last.start, end, text: text.slice(last.start, end).trim() };
    else {
      prices.push(...findBefore(text, match));
      prices.push({ start: match.index, end, text: match[0].trim() });
    }
  }
  return shareTerms(prices, text);
}

/** Whether what looks like a price is a time of day. */
export function isHourly(text: string, price: FoundPrice): boolean {
  // "Mo-Fr 8-17 Uhr": a day, not francs.
  if (/^fr/iu.test(price.text) && /^\s?(?:[-–:]\s?\d|uhr)/iu.test(text.slice(price.end, price.end + 6)))
    return true;
  // "55 € (1h)": how long it takes stands in brackets.
  return /\d\s?(?:am|pm|uhr|h)\b/iu.test(text.slice(price.start, price.end + 4).replace(/\(.*/su, ''));
}

const threshold =
  /(?:\b(?:over|above|under|below|up to|more than|less than|at least|min(?:imum)?(?: of| order| spend)?|orders? (?:of|from)|spend)|\b(?:ab|über|unter|bis zu|dès|à partir de|más de|a partir de|oltre|desde|dès|à partir de|ab|dès|da|vanaf|boven|powyżej|od)(?= ))\s?$/iu;
const reward =
  /\b(?:free|gratis|kostenlos\p{L}*|versandkostenfrei|gratuit\p{L}*|darmow\p{L}*|spedizione|shipping|delivery|postage|versand|livraison|envío|verzending|orders?|off|discount|rabatt)\b[^,;.\n]{0,40}$/iu;

/** Whether a price is a bound that something else depends on: "free shipping over £50", "10 % off orders above €80". */
export function isThreshold(text: string, price: FoundPrice): boolean {
  // "500 TL üzeri kargo ücretsiz"
  if (/^\s(?:ve\s)?(?:üzeri|üstü)(?!\p{L})/iu.test(text.slice(price.end, price.end + 10))) return true;
  const before = text.slice(Math.max(0, price.start - 60), price.start);
  return threshold.test(before) && reward.test(before);
}
