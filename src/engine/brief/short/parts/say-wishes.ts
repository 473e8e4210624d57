import { nameFirst } from '../names/name-first';
import { askTopics } from './faq-topics';
import { clauses, deeds, someone } from './wish-clauses';

/** What stands before a part that was told by a clause, while a list of wishes is read. */
const mark = '\u0001';
const end = String.raw`(?=$|[,.;!?)\n]|\s(?:and|plus|then|please|too|as well|in an?|as an?)\b|\s?\()`;
const whole = (clause: RegExp): RegExp =>
  new RegExp(
    String.raw`(?<=^|[,;:–—.!?\n]\s|\n-\s|\s[-–—]\s|(?:\s|,\s)and\s(?:also\s)?|\b(?:see|show|shows|showing|with|want|need|know|tell|tells|explain|say|says|saying|read|find out|include|includes|like)\s(?:also\s)?)(?:${clause.source})(?:\s(?:as well|too))?${end}`,
    'giu',
  );
const parts = clauses.map(([clause, part]) => [whole(clause), part] as const);
const may = String.raw`(?:(?:always |often |usually )?(?:ask|asks|keep asking|want to know|wonder)(?: us| me)? |(?:can|could|should|must|would|will|need to|want to|like to|get to)\s(?:also\s|then\s|easily\s|just\s)?(?:be able to\s)?)`;
const lets = String.raw`(?:lets?|allows?|helps?)\s(?:${someone})\s(?:to\s)?`;
/** "I'd like people to …", "The site should let people …", "a site where visitors can …", "I'd love it to …". */
const framing = new RegExp(
  [
    String.raw`(?<=^|[.!?\n]\s*)(?:(?:so|and|also|then|plus|ideally|basically|please|mainly),?\s)?(?:`,
    String.raw`(?:i['’]?d|i would|we['’]?d|we would)\s(?:really\s|also\s)?(?:like|love|want)\s(?:for\s)?(?:${someone}|it|the\s(?:web)?site|the\spage|this)\s(?:to\s(?:be able to\s)?)`,
    String.raw`|(?:i|we)\s(?:want|need)\s(?:${someone}|it|the\s(?:web)?site|the\spage)\s(?:to\s(?:be able to\s)?)`,
    String.raw`|(?:it|(?:the\s|my\s|our\s)?(?:web)?(?:site|page))\s(?:should|must|needs to|has to|will|can|could|would)\s(?=(?:let|allow|help|tell|show|say|explain|list|have|include)\b)`,
    String.raw`|(?:please\s)?(?=(?:let|allow)\s(?:${someone})\s|(?:say|show|tell|explain|list)\s[^.!?\n]*,?\s(?:and|then)\s(?:let|allow|show|say|tell)\s)`,
    String.raw`|(?:please\s)?(?=(?:show|list|include|tell\s(?:${someone}))\s)`,
    String.raw`|(?:(?:my|our|the)\s)?(?:${someone})\s${may}`,
    String.raw`)(?<wishes>[^.!?\n]+)`,
    String.raw`|(?<=\b(?:site|website|page|something|one)),?\s(?:where|so(?:\sthat)?|on which)\s(?:the\s|my\s|our\s)?(?:${someone})\s${may}(?<there>[^.!?\n]+)`,
    String.raw`|(?:(?<=[\p{L}\d)])[,;]\s(?:and\s|so\s(?:that\s)?|then\s)?|(?<=\p{L})\sso\s(?:that\s)?)(?:(?:my|our|the)\s)?(?:${someone})\s${may}(?<next>[^.!?\n]+)`,
    String.raw`|(?<=\b(?:site|website|page|something))\s(?:that|which)\s(?=${lets}|(?:says|shows|tells|explains|lists|has)\s)(?<done>[^.!?\n]+)`,
  ].join(''),
  'giu',
);
const letting = new RegExp(String.raw`^(?:let|allow|help)s?\s(?:${someone})\s(?:to\s)?`, 'iu');
const looking =
  /^(?:(?:then|also|quickly|easily)\s)*(?:(?:see|read|find out|find|know|learn|look at|look through|browse|view|check|get to know|discover|list|include|includes|lists|have|has|feature|present|introduce)\s|(?:tells?|shows?|says?|explains?)\s(?:people\s|them\s|visitors\s|everyone\s)?)(?:about\s)?(?:all\s(?=the\b))?/iu;
const doing =
  /^(?:to\s)?(?:book|order|buy|rsvp|sign|donate|give|download|join|ask|write|call|ring|contact|register|reserve|pay|subscribe|submit|upload|add|edit|search|filter|sort|choose|pick|leave|send|enquire|apply|vote|play|listen|watch|switch|compare|track|share|print|save|log|request|get|make|hire|rent|volunteer|use|go|come|chat|talk|message|email|rate|comment|follow|click|tap|select|enter|change|open|feel|be|think|trust|want|start|keep|work|look|stay)\b/iu;
/** "Show the prices and the hours": plain as it is, unless a clause of it is a part. */
const shown = /^(?:shows?|lists?|include|tells?|says|has|explains)\b/iu;
/** "somewhere to give online", "a place to sign up for emails", "a box to get the Friday email": what one can do there. */
const place =
  /(?<=^|[,;:.!?\n]\s|\n-\s|(?:\s|,\s)and\s)(?:and\s)?(?:somewhere|an?\s(?:place|way|box|spot|field|button|option|form|chance)|the option|a sign-up)\s(?:for\s(?:\p{L}+\s){1,2})?to\s(?<deed>[^,.;!?\n]+?)(?=$|[,.;!?\n]|\s(?:and|would be|please|too)\b)/giu;

/** "a little page that splits a restaurant bill": a tool, and no restaurant. */
const billSplit =
  /\b(?:page|site|website|app|tool|thing|something)\s(?:that|which|to)\s(?:splits?|shares?|divides?)\s(?:up\s)?(?:an?|the|our)\s(?:\p{Ll}+\s)?bill\b/giu;
/** "a form so people can write to him", "a form to request a quote": what the form is for. */
const formFor = new RegExp(
  String.raw`\b(?:an?|the)\s(?:\p{Ll}+\s)?form\s(?:(?:so\s(?:that\s)?|where\s)(?:${someone})\s(?:can|could)\s|(?:for\s(?:${someone})\s)?to\s)(?<deed>[^,.;!?\n]+)`,
  'giu',
);

/** "People can donate £5, £15, £40 or their own amount": sums to choose from. */
const sums = String.raw`[£$€]?\d+(?:[.,]\d+)?`;
const given = new RegExp(
  String.raw`(?<=^|[.!?\n]\s*)(?:${someone})\s(?:can|may|could|should be able to)\s(?:donate|give|chip in)\s(?<sums>${sums}(?:,\s${sums})*(?:,?\s(?:or|and)\s${sums})?(?:,?\s(?:or|and)\s(?:any|their|your|another|an|a|some)\s(?:other\s|own\s|custom\s)?(?:amount|sum))?)`,
  'giu',
);
/** "let people give £5, £15 or £40, and …": sums of one wish. */
const toGive = new RegExp(
  String.raw`(?<=\b(?:${someone})\s(?:to\s)?)(?:give|donate|chip in)\s(?<sums>[£$€]\d+(?:,\s[£$€]?\d+)*,?\s(?:or|and)\s[£$€]?\d+)`,
  'giu',
);
/** "…, and there's a sign-up form for volunteers": what the page is to have, and nothing that somebody does. */
const there =
  /(?:(?<=^|[.!?\n]\s*)|(?:[,;]\s(?:and\s)?|\sand\s))there(?:['’]s| is| should be| must be| needs to be| has to be)\s(?:also\s)?(?=an?\s(?:[\p{Ll}-]+\s){0,2}(?:form|map|gallery|countdown|search(?: box)?|filter|newsletter|calendar|price list|carousel|timetable)\b)/giu;

/** The wishes of a list one by one; what stands in brackets stays with its own. */
const apart = (list: string): string[] =>
  list
    .split(/,?\s(?:and|plus)\s(?![^(]*\))|[,;]\s(?![^(]*\))/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const inParts = (prompt: string, before = ''): string =>
  parts.reduce(
    (told, [clause, part]) =>
      told.replace(clause, (found: string, ...rest: readonly (string | number | undefined)[]) => {
        const at = Number(rest.at(-2));
        // "What's On" among pages is what one of them is called; "What's in stock" opens a sentence.
        const isTitle =
          /^(?!Some|Photos|Pic)\p{Lu}/u.test(found) &&
          !(/(?:^|[.!?]\s)$/u.test(told.slice(0, at)) && /^\S+ \p{Ll}/u.test(found));
        return isTitle
          ? found
          : before + part.replace(/\$(\d)/gu, (_, group: string) => String(rest[Number(group) - 1] ?? ''));
      }),
    prompt,
  );

const doneThere = (wish: string): string | null => {
  const done = deeds.find(([deed]) => deed.test(wish));
  return done ? wish.replace(done[0], done[1]) : null;
};

const withDeed = (said: string, ...match: unknown[]): string => {
  const { deed = '' } = match.at(-1) as Readonly<Record<string, string | undefined>>;
  return doneThere(deed.trim()) ?? said;
};

/** Wishes as parts of the page; null when one is no part that is known. */
function partsOf(told: string): string[] | null {
  const list = inParts(told.replace(/\bbefore and after\b/giu, 'before-and-after'), mark);
  const named: string[] = [];
  let isLooked = false;
  for (const wish of apart(list)) {
    const plain = wish
      .replace(/^(?:then|also|even|maybe|either|and)\s/iu, '')
      .replace(letting, '')
      // "six of our wines": that many.
      .replace(
        /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) of (?:our|my|the) (?=\p{L})/iu,
        '$1 ',
      );
    // "a timetable of the groups": theirs, whoever they are.
    const seen = plain.replace(looking, '').replace(/^an? (timetable) of (?:the|our|my) \p{Ll}+$/iu, '$1');
    const done = doneThere(plain);
    if (seen !== plain) isLooked = true;
    else if (done !== null) isLooked = false;
    // "see the menu, the hours and a map": what is looked at, until something else is done.
    const last = named.at(-1);
    // "… and our number is 902-555-0164": told, and no wish.
    if (/^(?:our|my|the) (?:number|phone(?: number)?|e-?mail|address) is\s/iu.test(plain)) {
      named.push(plain);
      continue;
    }
    // "a request with the make and age of the piano": one wish.
    if (
      done === null &&
      last?.includes(' with ') === true &&
      !seen.includes(mark) &&
      seen === plain &&
      !doing.test(plain) &&
      !isLooked
    ) {
      named.splice(-1, 1, `${last} and ${plain}`);
      continue;
    }
    if (done === null && !seen.includes(mark) && (!isLooked || (seen === plain && doing.test(plain))))
      return null;
    named.push((done ?? seen).replaceAll(mark, ''));
  }
  return named.length > 0 && (!shown.test(list) || list.includes(mark)) ? named : null;
}

/**
 * An English prompt that wishes in whole sentences, with the parts of a page that are meant: "I'd like people to see what
 * we bake and what it costs, and when we're open". A sentence of which one wish is no such part keeps its verbs.
 */
export const sayWishes = (prompt: string): string =>
  askTopics(sayInParts(nameFirst(prompt).replace(answering, 'FAQ about $<topics>')));

/** "Answer questions about parking, dogs and payment plans.": a sentence that wishes nothing else. */
const answering =
  /(?<=^|[.!?\n]\s?)(?:please\s|also\s)?answers?\s(?:the\s)?(?:common\s|usual\s)?questions\sabout\s(?<topics>(?:(?!\b(?:let|show|list|say|tell|explain|add|give|make|include|put|have)\b)[^.!?\n])+)(?=[.!]|$)/giu;

const sayInParts = (prompt: string): string =>
  inParts(
    prompt
      .replace(billSplit, 'tip calculator that splits the bill')
      .replace(formFor, withDeed)
      .replace(given, 'Include: donations ($<sums>)')
      .replace(toGive, 'donate ($<sums>)')
      .replace(there, '. Include: ')
      .replace(framing, (sentence, ...match) => {
        const { wishes, there, next, done } = match.at(-1) as Readonly<Record<string, string | undefined>>;
        const named = partsOf(wishes ?? there ?? next ?? done ?? '');
        if (!named) return sentence;
        return `${wishes === undefined ? '. ' : ''}Include: ${named.join(', ')}`;
      }),
  )
    .replace(place, withDeed)
    .replace(/(?<=\b(?:meet the|our|a|the) \p{L}+)\stoo(?=[.!]|$)/gu, '');
