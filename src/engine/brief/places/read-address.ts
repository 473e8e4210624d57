import type { Slot } from '@/domain/site/brief';
import { isOrdinaryWord } from '../words/correct-spelling';
import { foldText } from '../words/fold-text';
import type { Reading } from '../reading';

const street = String.raw`(?:street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd|drive|dr|square|sq|place(?!\s(?:settings?|mats?|cards?|names?)\b)|pl|court|ct|terrace|way|quay|row|close|crescent|highway|hwy|parkway|mews|walk|yard|alley|broadway)`;
/** A short day or a word for a telephone after a street's comma is no town. */
const noTown = String.raw`(?!(?:M[oia]|D[io]|Fr|S[ao]|Wo|Vr|Z[ao]|Pn|Pon|Wt|Lun|Mar|Seg|Ter|Tel|Telef\p{L}*|Fon|Ruf|Öffnung\p{L}*|Inhaber\p{L}*|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tags?|Mittwochs?|Mobil|Handy|Fax|WhatsApp|Geöffnet|Parkpl\p{L}*|Eingang|Hinterhof|Etage|Barrierefrei|Czynne|Otwarte)(?!\p{L}))`;
const named = String.raw`\p{Lu}[\p{L}'’.-]{1,30}`;
/** How an address may be written: a long pattern stands behind what it cannot do without, which most prompts do not have. */
type Form = RegExp | readonly [needs: RegExp, pattern: RegExp];

const hasStreet = new RegExp(String.raw`\s(?:${street})\b`, 'i');
const hasRoad =
  /\s(?:rue|avenue|av\.|boulevard|bd|place|quai|impasse|allée|chemin|cours|route|square|passage|faubourg)\s/i;

const patterns: readonly Form[] = [
  // unit 4 Holt Road Industrial Estate, Fakenham
  /(?<![\p{L}\d])(?:[Uu]nits?|[Ss]uite|[Ww]orkshop|[Aa]rch|[Bb]lock|[Bb]arn)\s\d{1,3}\p{L}?,?\s(?:\p{Lu}[\p{L}’'-]+\s){1,4}(?:Estate|Park|Yard|Mill|Works|Wharf|Farm|Court|Centre)(?:,\s\p{Lu}\p{Ll}[\p{L}’'-]+(?:\s\p{Lu}\p{Ll}+)?)?(?:,?\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})?(?![\p{L}\d])/u,
  // 214 W 5th Street, Santa Fe, NM 87501: a town of several words
  [
    hasStreet,
    new RegExp(
      String.raw`(?<![\p{L}\d])\d{1,5}\s(?:[NSEW]{1,2}\.?\s)?(?:(?:${named}|\d{1,3}(?:st|nd|rd|th))\s){1,4}?(?:${street})\b\.?(?:,\s(?:Suite|Unit|Apt|#)\s?[\w-]+)?,\s${named}(?:\s${named}){1,2},\s[A-Z]{2}\s\d{5}(?!\d)`,
      'iu',
    ),
  ],
  // 123 Main Street, Austin, TX 78701
  [
    hasStreet,
    new RegExp(
      String.raw`(?<![\p{L}\d]|\bunder\s|\bover\s)(?!\d{1,3}s\s)(?!\d{1,3}[\s-](?:hours?|hrs?|minutes?|mins?|days?|nights?|miles?|km|weeks?|metres?|person|people)\b)(?!\d{1,2}(?:st|nd|rd|th)?\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s(?:in|at|on|from|\d{4}))\d{1,5}[a-zA-Z]?(?:[-/]\d{1,4})?\s(?:[NSEW]{1,2}\.?\s)?(?:(?:${named}|\d{1,3}(?:st|nd|rd|th))\s){1,4}?(?:${street})\b\.?(?:,\s(?:Suite|Unit|Floor|Apt|#)\s?[\w-]+)?(?:,\s(?!Phone|Tel|Email|Open)${named}(?!\d)(?:\s\p{Lu}\p{Ll}[\p{L}'’.-]*){0,2}?){0,2}(?:,?\s(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|(?!(?:Tel|Fax|Mob|Ph)\s)[A-Z]{2,3}\s\d{4,5}|(?!0\d{3,4}\s\d{3})\d{4,5}))?`,
      'iu',
    ),
  ],
  // Dairy Lane, Mells, Frome BA11 3QX: a British postcode tells where a house without a number is.
  /(?<=\b(?:at|in|address|visit)\s|[:;\n]\s)(?:(?:Unit|Flat|Suite|Studio|Arch|Shop|Barn|Block|Floor|Workshop)\s\d{1,3}\p{L}?,\s)?(?:\p{Lu}[\p{L}'’.-]{1,24}(?:\s(?:of|the|on|\p{Lu}[\p{L}'’.-]{0,24})){0,4},\s){1,3}(?:\p{Lu}[\p{L}'’.-]{1,24}\s){0,3}[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/u,
  // Mill Lane 4, Bridgwater
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:\p{Lu}[\p{L}'’-]{1,24}\s){1,3}(?:Street|Road|Lane|Avenue|Row|Quay|Hill|Square|Close|Crescent|Terrace|Mews|Drive|Way)\s\d{1,3}[a-z]?(?![\p{L}\d:.]\d?)(?:,\s(?!Open|Phone|Tel|Email|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}\p{Ll}[\p{L}'’-]+)?`,
    'u',
  ),
  // on Dudley Road, Tipton
  new RegExp(
    String.raw`(?<=\b(?:on|in|at|off)\s)(?:the\s)?(?:\p{Lu}[\p{L}'’.-]{1,24}\s){1,3}(?:Street|Road|Lane|Avenue|Row|Quay|Hill|Square|Close|Crescent|Terrace|Mews|Drive|Parade|Arcade|Yard|Wharf),\s(?!Open|Phone|Tel|Email|Mon|Tue|Wed|Thu|Fri|Sat|Sun|The|We|I|A)\p{Lu}\p{Ll}[\p{L}'’-]+(?:[ -](?:on|upon|le|in|under)[ -]\p{Lu}\p{Ll}+|\s\p{Lu}\p{Ll}+)?(?=[.,;]|\s(?:called|named|and|with|since)\b|\s?$)`,
    'u',
  ),
  // Rua Augusta 12, Rue de la Paix 4, calle Mayor 5, Via Roma 1, ul. Długa 3/4, Plaza Mayor 1
  new RegExp(
    String.raw`(?<![\p{L}\d]|\d\s)(?:[Rr]ua|[Aa]venida|[Aa]vda?\.|[Aa]v\.|[Tt]ravessa|[Ll]argo|[Pp]raça|[Cc]alle|[Cc]/|[Pp]laza|[Pp]aseo|[Cc]arrer|[Vv]ia(?!\s(?:ferrata|phone|tel|telephone|whatsapp|e-?mail|mail|sms|text|the|our|my|app|web|website|online|insta\w*|form)\b)|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Uu]l\.|[Uu]lica|[Aa]l\.|[Aa]leja|[Rr]ynek|[Rr]ue|[Qq]uai|(?<!(?:food|coffee|lunch|meeting|eating|noodle|curry|pizza|burger|kebab|breakfast|wedding)\s)[Pp]lace|[Ii]mpasse|[Aa]llée|[Cc]hemin|[Bb]oulevard)\s(?:(?:de|da|do|dos|das|del|della|di|la|las|los|le|les|des|du|d['’])\s?){0,2}\p{L}[\p{L}'’.-]*(?:\s(?:(?:de|da|do|del|la|du|y|e)\s)?\p{Lu}[\p{L}'’.-]*){0,3},?\s(?:nº\s?|n\.º\s?|n°\s?|no\.\s?|nr\.?\s?)?(?:\d\.\d{3}|\d{1,5})(?:/\d{1,4})?(?:(?:\s?[A-Z]|[a-z])(?![\p{L}\d]))?(?![\p{L}\d])(?:,\s\d{1,2}\.?[ºª°](?:\s(?:[A-Z](?!\p{L})|izda\.?|dcha\.?|esq\.?|dto\.?))?)?(?:,\s(?:\d{4,5}(?:-\d{3})?\s)?(?!Tfno|Phone|Abiert|Ouvert|Apert|Open)${noTown}${named}(?:\s${named})?)?`,
    'u',
  ),
  // 12 rue de la Paix, 75002 Paris
  [
    hasRoad,
    new RegExp(
      String.raw`(?<![\p{L}\d])\d{1,4}(?:\s?bis|\s?ter)?,?\s(?:rue|avenue|av\.|boulevard|bd|place(?!\s(?:settings?|mats?|cards?|names?)\b)|quai|impasse|allée|chemin|cours(?!\s(?:d['’]essai|particuli|collecti|individu|gratuit|par\s))|route|square|passage|faubourg)\s(?:(?:de|des|du|la|le|les|l['’]|d['’])\s?){0,3}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}(?:,?\s\d{5}\s${named}(?:\s${named})?)?`,
      'iu',
    ),
  ],
  // Musterstraße 5, 10115 Berlin; Am Markt 3; Keizersgracht 12; Bağdat Caddesi No: 5
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:(?:Kleine|Grote|Lange|Korte|Oude|Nieuwe|Koning|Koningin|Prins|Prinses|Sint|Alte|Neue|Obere|Untere)\s)?\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|weg|platz|allee|ring|ufer|damm|straat|gracht|laan|plein|kade|dijk|dam|singel|steeg|markt|lei|vest|baan|vej|gade|gatan|vägen)|\p{Lu}[\p{L}-]*-(?:Straße|Strasse|Str\.?|Platz|Weg|Allee|Ring|Gasse|Ufer)|(?:\p{Lu}\p{L}+\s){1,2}(?:Straße|Strasse|Str\.|Platz|Weg|Allee|Caddesi|Cad\.|Sokak|Sok\.|Mahallesi|Bulvarı|Bulvari)|(?:Am|An der|Auf der|Im|Zum|Zur)\s\p{Lu}\p{L}+)\s(?:[Nn]o:?\s?)?\d{1,4}\s?[a-z]?(?![\p{L}\d])(?:,\s(?:\d{4,5}\s?(?:[A-Z]{2}\s)?)?${noTown}${named})?`,
    'u',
  ),
  // רחוב דיזנגוף 120, شارع التحلية 15
  /(?<!\p{L})(?:רחוב|רח['׳]|שדרות|שד['׳]|סמטת)\s[\p{Script=Hebrew}"״'׳ ]{2,30}\s\d{1,4}(?!\d)/u,
  // ". הרצל 45": a sentence of its own.
  /(?<=\.\s)[\p{Script=Hebrew}]{3,}(?:\s[\p{Script=Hebrew}]{2,})?\s\d{1,3}(?=\.?\s*$)/u,
  /(?<!\p{L})شارع\s[\p{Script=Arabic} ]{3,40}?(?:،?\s(?:رقم\s)?\d{1,4}(?!\d)|(?=[.،,\n]|$))/u,
];
const bareStreet =
  /(?<=[,;\n]\s?|[.]\s)(?<street>\p{Lu}\p{Ll}{3,}(?:\s\p{Lu}\p{Ll}{2,}){0,2})\s\d{1,3}[a-d]?(?=\s*(?:[;.\n](?!\d)|,(?!\d|\s\p{Ll})|$))/gu;
const noStreet =
  /^(?:capacity|seats|sleeps|seating|standing|parking|ages?|max|room|hall|level|day|page|step|part|unit|stage|track|gate|pier|dock|kammer|raum|halle|saal|salle|sala|area|zone|route|bus|line|apollo|studio|lab|track|top|version)$/u;
const announced =
  /\b(?:address|adresse|dirección|direccion|endereço|morada|indirizzo|adres|anschrift)\s?(?::|is|ist|es|(?=\s\d{1,4}[a-z]?\s\p{Lu}))\s+([^\n;]{6,90}?)(?=\.(?:\s|$)|\n|;|$)/iu;

/** "phone +32 …, Coupure 12": a street that bears no word for one, alone in its clause beside a number to call. */
function readBareStreet(reading: Reading): Slot<string> | null {
  const hasContact = /[@+]|\b(?:phone|tel|call|adres\w*|e-?mail)\b|\d{3}[\s.-]?\d{2,}/iu.test(reading.text);
  const found = hasContact ? [...reading.text.matchAll(bareStreet)] : [];
  const [match] = found;
  const words = match?.groups?.street;
  // "Cut 24, Beard 14" are prices, "Hall 3" is a place inside.
  if (found.length !== 1 || !match || words === undefined) return null;
  const forms = foldText(words).split(/\s/u);
  if (forms.every((form) => isOrdinaryWord(form)) || noStreet.test(forms.at(-1) ?? '')) return null;
  const { days, months, numbers, sections, kinds } = reading.lexicon;
  if (forms.some((form) => days.has(form) || months.has(form) || numbers.has(form))) return null;
  if (forms.some((form) => sections.words.has(form) || kinds.words.has(form))) return null;
  const start = match.index + match[0].indexOf(words);
  const end = match.index + match[0].length;
  return { value: reading.text.slice(start, end), spans: [{ start, end }] };
}

const findForm = (form: Form, text: string): RegExpExecArray | null => {
  if (form instanceof RegExp) return form.exec(text);
  const [needs, pattern] = form;
  return needs.test(text) ? pattern.exec(text) : null;
};

/** The street address, as written. */
export function readAddress(reading: Reading): Slot<string> | null {
  const told = announced.exec(reading.text);
  if (told?.[1] !== undefined && /\d/u.test(told[1])) {
    const start = told.index + told[0].length - told[1].length;
    return { value: told[1].trim(), spans: [{ start, end: start + told[1].trim().length }] };
  }
  for (const form of patterns) {
    const match = findForm(form, reading.text);
    // "12.30 at St Mary's", "£38 each. I'm Dr Weiss": an hour or a price is no number of a house.
    const isFigure =
      match !== null &&
      (/(?:\d[.:,]|[£$€]\s?)$/u.test(reading.text.slice(Math.max(0, match.index - 3), match.index)) ||
        (/\s(?:St|Dr)\.?$/u.test(match[0]) &&
          /^\s\p{Lu}/u.test(reading.text.slice(match.index + match[0].length))));
    // "12 Cold Bath Road.": the full stop ends the sentence.
    // And "29000 Quimper. Téléphone …" two of them.
    const value =
      match?.[0]
        .trim()
        .replace(
          /(?<=\p{L}{4}|\s(?:Row|Way|End))\.$|(?<=\d{4,5} \p{L}+)\.$|(?<=\d{5} \p{L}{4,})\.\s.*$/u,
          '',
        ) ?? '';
    // "PyHarvest 2027": a year, and no number of a house.
    if (match && !isFigure && !/^\S+\s(?:19|20)\d\d$/u.test(value))
      return { value, spans: [{ start: match.index, end: match.index + value.length }] };
  }
  return readBareStreet(reading);
}
