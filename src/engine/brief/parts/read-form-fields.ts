import type { Span } from '@/domain/site/brief';

/** A form that a prompt asks for, with what visitors are to fill in, as written. */
export type ToldForm = Span & { readonly form: string; readonly labels: readonly string[] };

const forms = String.raw`(?:sign\s(?:the|our|this)\s)?petition|rsvp(?:\sforms?)?|(?:(?:instant|price|cost|online)\s)*(?:quote|estimate|price|cost|booking)\s(?:calculator|estimator|tool|request)|(?:(?:booking|contact|order|quote|enquiry|inquiry|request|application|sign-?\s?up|registration|feedback|membership|volunteer(?:ing)?|referral|reservation|measurements?|waitlist|intake|consultation|appointment|price|entry|nomination|enrol?ment|admissions?|adoption|custom order|commission)\s(?:request\s)?)?forms?|formulario(?:\sde\s\p{L}+)?|formulaire(?:\sde\s\p{L}+|\sd[’']\p{L}+)?|formulário(?:\sde\s\p{L}+)?|(?:modulo|form)(?:\sdi\s\p{L}+)?|\p{L}*formular|\p{L}*formulier`;
const joins = String.raw`(?:\sfor\s\p{L}+(?:\s\p{L}+)?)?\s?[:(]|,?\s(?:with|including|collecting|containing|that (?:asks|has|collects|takes)(?: for)?|which (?:asks|has)(?: for)?|asking(?: for)?|where (?:people|visitors|guests|they|clients|customers) (?:can )?(?:give|enter|leave|tell us|fill in)|with fields(?: for)?|con|avec|mit|com|met|fields?:?)(?=\s)`;
const told = new RegExp(
  String.raw`(?<![\p{L}])(?<form>${forms})(?<join>${joins})\s*(?:fields?\s(?:for\s)?)?(?<list>[^.;\n]{3,200})`,
  'giu',
);

/** What one asks of visitors, in the languages that whole sites are written in. */
const field =
  /(?<!\p{L})(?:(?:full |first |last |company |your )?names?|e-?mails?|phone|telephone|mobile|address|post ?code|zip|dates?|times?|days?|month|year|arrival|departure|number of|how many|counts?|languages?|files?|documents?|quantity|ages?|sizes?|messages?|details|types?|photos?|pictures?|upload|budget|guests?|people|party size|diet\w*|allerg\w*|meals?|menu choice|songs?|playlists?|music|wishes|requests?|plus[- ]ones?|breed|birth|emergency|chest|waist|hips?|sleeves?|length|height|weight|width|depth|colours?|colors?|materials?|company|volumes?|amount|industry|job title|role|subject|comments?|notes?|preferences?|requirements?|experience|level|category|occasion|location|venue|flavou?rs?|vehicle|registration|make|model|values?|mileage|bedrooms?|pick-?up|drop-?off|services?|rooms?|floors?|distance|area|packing|miles|postcodes?|frequency|project|website|deadline|topic|school|class|parent|child\w*|pet|dog|cat|access needs|transport|coach|hotel|nights|nombre|correo|tel[eé]fono|fecha|mensaje|personas|nom|pr[eé]nom|courriel|t[eé]l[eé]phone|message|personnes|telefon\w*|datum|nachricht|anzahl|personen|nome|telefone|mensagem|pessoas|telefono|messaggio|data|naam|bericht|aantal)(?!\p{L})/iu;
/** What else stands in such a row: parts of the page, and how it looks. */
const otherwise =
  /(?<!\p{L})(?:how to (?:find|get|reach)|(?:old|our|some|past|recent|a few|school|baby) (?:photos?|pictures)|getting here|maps?|gallery|galler(?:y|ies)|walls?|guest ?books?|hours|prices?|price list|reviews?|testimonials|faq|menu(?! choice)|team|about|directions|newsletter|footer|header|page|pages|section|button|buttons|whatsapp button|blog|news|style|background|video|instagram|countdown|schedule|programme|agenda|listings|mapa|galer[ií]a|precios|horarios?|rese[nñ]as|plan d['’]acc[eè]s|galerie|horaires|tarifs|avis|karte|preise|öffnungszeiten|anfahrt|orari|prezzi|mappa)(?!\p{L})/iu;

/** Cuts at commas and "and" outside brackets: "meal choice (meat, fish), plus one and song request". */
function splitLabels(list: string, isListed: boolean): string[] {
  const labels: string[] = [];
  let depth = 0;
  let from = 0;
  let isClosed = false;
  for (const mark of list.matchAll(/[()]|,\s*(?:and\s|or\s)?|\s(?:and|y|et|und|e|en|plus|&)\s/gu)) {
    if (mark[0] === '(') depth += 1;
    else if (mark[0] === ')') depth -= 1;
    else if (depth === 0) {
      labels.push(list.slice(from, mark.index));
      from = mark.index + mark[0].length;
      // "with budget and room size, 10 year guarantee": what "and" led in was the last.
      if (isClosed && !isListed) return labels;
      isClosed = /^\s/u.test(mark[0]);
    }
    // The bracket that opened the list.
    if (depth < 0) return [...labels, list.slice(from, mark.index)];
  }
  return [...labels, list.slice(from)];
}

const trim = (label: string): string =>
  label
    .trim()
    .replace(/\s(?:yes\/no|y\/n)$/iu, ' (yes, no)')
    .replace(/^(?:for|their|your|his|her|its|the|an?|any|some|also|optional)\s+(?=\p{L}{3})/iu, '');

/** The forms of a prompt that are told with their fields: "RSVP with dietary needs", "booking form: breed, age, preferred day". */
export function readFormFields(text: string): ToldForm[] {
  const found: ToldForm[] = [];
  // Most prompts tell of no form, and the pattern is long.
  if (!/rsvp|form|modulo|petition|calculator|estimator/i.test(text)) return found;
  for (const match of text.matchAll(told)) {
    const { form = '', join = '', list = '' } = match.groups ?? {};
    const isListed = /[:(]|\b(?:ask|field|collect|where)/iu.test(join);
    const labels: string[] = [];
    for (const raw of splitLabels(list, isListed)) {
      const label = trim(raw);
      const words = label.split(/\s+/u).length;
      if (label.length < 2 || otherwise.test(label) || /[£$€]/u.test(label)) break;
      // "from, to, date": the ends of a journey.
      const isEnd = isListed && /^(?:from|to)$/iu.test(label);
      if (!field.test(label) && !isEnd && !(isListed && words <= 4 && labels.length > 0)) break;
      if (words > (label.includes('(') ? 10 : 6)) break;
      labels.push(label);
    }
    const [first] = labels;
    if (first === undefined || (labels.length === 1 && !field.test(first))) continue;
    const start = match.index + match[0].length - list.length;
    const last = labels.at(-1) ?? '';
    found.push({ form, labels, start, end: start + list.lastIndexOf(last, list.length) + last.length });
  }
  return found;
}
