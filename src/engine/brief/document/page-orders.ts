import { isFactual, partsAt, withoutStop } from './prose-rows';
import { wantedIn } from './wanted-parts';
import { headingOfList } from './wishes/titles-of-lists';
import { raise } from './specified/element-rows';
import { formApart, listInBrackets, saidOfPage, tableTold } from './named-rows';

/** The label over persons that a page is to introduce. */
export const people = 'People';

/**
 * What a page is told to show: under a label, or under the title of the page alone where the label is empty; as `rows` where the
 * order says how many there are.
 */
export type Shown = {
  readonly label: string;
  readonly text: string;
  readonly rows?: readonly string[];
  /** Lines of the outline as they are to stand: parts that are wanted. */
  readonly lines?: readonly string[];
};

const position = String.raw`(?:(?:beneath|below|under|underneath|after|above|beside|next\sto|following)\s(?:it|that|this|them|those|these|the\s[\p{L}-]+)|underneath|beneath|below|then|next|after\sthat|followed\sby|at\sthe\s(?:very\s)?(?:top|bottom|end|start|side)(?:\sof\s(?:it|the\spage))?|first|finally|lastly|here|further\sdown)`;
const wanting = String.raw`(?:(?:(?:we|i)(?:['’]d|\swould)?\s(?:also\s)?(?:like|want|need|love)|you\s(?:can|could|should|may))\s(?:to\s(?=\p{L}+\s))?|there\s(?:should|must|needs\sto|will|could)\s(?:also\s)?be\s|(?:comes?|goes|put|place|have|please|also)\s(?=(?:an?|the|our|some|\p{L}+)\s))`;
/** "Beneath it show …", "Then a short statement about …", "We also want …" */
const placed = new RegExp(
  String.raw`^(?:and\s)?(?:${position},?\s(?:${wanting})?|${wanting})(?=\p{L})`,
  'iu',
);
/** "should list", "it should also introduce" */
const duty =
  /^(?:(?:it|this(?:\spage)?|the\spage|here\sit)\s)?(?:also\s)?(?:should|must|needs? to|has to|is to|will|can|could|would)\s(?:also\s)?(?=\p{L})/iu;
const verb =
  /^(?:list|show|introduce|name|present|feature|include|contain|hold|ha(?:ve|s)|give|mention|display|put|add|announce|advertise|set out)(?:e?s)?\s(?:also\s)?/iu;
const tellingVerb =
  /^(?:tell|explain|describe|cover|say)s?\s(?:people\s|visitors\s|parents\s)?(?:about\s)?/iu;
const count = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** "three entries", "all six of them": the title of the page says what they are. */
const unnamed = new RegExp(
  String.raw`^(?:(?:all|the|our|these|some|following)\s)*(?:${count}|all|both|several)?(?:\s?(?:of\sthem|entries|entry|posts|articles|pieces|stories|items|things|ones|points|short|so\sfar))*$`,
  'iu',
);
const counted = new RegExp(String.raw`^(?:(?:all|the|our|my|these|some|of|next)\s)*(?:${count}\s)?`, 'iu');
/** "start with the sentence “…”", "opens with a big heading, “…”" */
const headline = new RegExp(
  String.raw`^(?:(?:start|open|begin|lead|greet(?:s?\s(?:people|visitors|everyone))?|welcome(?:s?\s(?:people|visitors|everyone))?)s?|(?:needs?|wants?|has|have|gets?)\san?\s(?:\p{L}+\s)?(?:hero|banner|opening)(?:\s\p{L}+)?)\swith\s(?:the|an?|this|our)?\s?(?:(?!buttons?\s|links?\s|cta\s)[\p{L}-]+\s){0,2}?(?:sentence|line|words|headline|heading|title|quote|phrase|motto|tagline|slogan)?\s?[,:]?\s?["“](?<said>[^"”]{4,120})["”][.,]?\s*(?:(?:and|then|followed by|with)\s)*`,
  'iu',
);
/** "a short statement about how we work" */
const aboutIt =
  /^(?:an?|the|our|some|one)\s(?:[\p{L}-]+\s){0,2}?(?:statement|text|paragraph|section|part|word|words|note|introduction|intro|summary|explanation|description|list|overview|line|lines|sentence|sentences)\s(?:about|of|on|for|with|saying)\s(?<what>.{3,40})$/iu;
/** "our fees explained" */
const passive =
  /\s(?:explained|listed|shown|named|mentioned|described|set\sout|introduced)(?:\s(?:here|there|too|clearly|in full))?$/iu;
const bracketed = /^(?<head>[^()]{3,60}?)\s\((?<told>[^()]{8,})\)$/u;
const longestHead = 64;
/** What is told in a clause and no order: "that open mornings are on Wednesdays". */
const clause = /^(?:that|why|if|whether)\s/iu;

/** "nine pieces in a grid": how they stand. */
const layout =
  /\s(?:in\sfull|in\s(?:an?|one|two|three)\s(?:\p{L}+\s)?(?:sentences?|words|lines|grids?|rows?|columns?|lists?|tables?)|as\s(?:an?\s)?(?:\p{L}+\s)?(?:cards?|list|grid|table|tiles)|side\sby\sside)$/iu;
/** "how Ada opened the yard in 1988, and how her son took over": what happened. */
const past =
  /^(?:tell|explain|describe)s?\s(?:people\s|visitors\s)?how\s(?=\p{Lu}?[\p{L}\s]{2,40}\s(?:\p{L}+ed|took|began|came|built|made|left|bought|grew|won|ran|met|found|sold|wrote)\s)/iu;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 }; // prettier-ignore

/** The names of a list whose order says how many they are: "nine prints: Salt, Noon, The Last Tram and Fig Season". */
const countedRows = (head: string, text: string): readonly string[] | undefined => {
  const word = new RegExp(String.raw`\b${count}\b`, 'iu').exec(head)?.[0].toLowerCase();
  const number = word === undefined ? 0 : (counts[word] ?? Number(word));
  const rows = partsAt(withoutStop(text), /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/uy);
  return rows.length === number && rows.every((row) => row.length < longestHead)
    ? rows.map(raise)
    : undefined;
};

const labelOf = (head: string): string => {
  const plain = head.replace(verb, '').replace(tellingVerb, '').replace(layout, '').trim();
  // "a short biography plus a list of shows": the list is what follows.
  const bare = /^.{3,40}\s(?:plus|and|with)\s(an?\slist\sof\s.+)$/iu.exec(plain)?.[1] ?? plain;
  if (unnamed.test(bare)) return '';
  if (/^(?:introduce\s)?us$/iu.test(bare)) return 'About us';
  const what = aboutIt.exec(bare)?.groups?.['what'] ?? bare.replace(passive, '');
  const own = what.replace(counted, '').replace(/\swith\s.*$/iu, '');
  if (/^(?:how|what|who|where|when|why)\b/iu.test(own)) return raise(own);
  return /^(?:our|my) (?:story|history|past)$/iu.test(what) ? raise(what) : headingOfList(own);
};

/** "our opening hours (daily 10 to 19), a paragraph about us (two machines, one cat) and the next events: …" */
const enumerated = (order: string): readonly Shown[] | null => {
  const colon = partsAt(order, /:\s/uy)[0] ?? order;
  const heads = partsAt(colon, /,\s+(?:and\s+)?|\s+and\s+/uy);
  const last = colon.length < order.length ? heads.at(-1) : undefined;
  const own = (last === undefined ? heads : heads.slice(0, -1)).map((one) => bracketed.exec(withoutStop(one))?.groups); // prettier-ignore
  if (own.length === 0 || own.length + (last === undefined ? 0 : 1) < 2) return null;
  if (own.some((found) => found === undefined || /^\P{Ll}*\p{Lu}/u.test(found['head'] ?? ''))) return null;
  const listed = own.map((found) => ({ label: labelOf(found?.['head'] ?? ''), text: `${raise(found?.['told'] ?? '')}.` })); // prettier-ignore
  return last === undefined
    ? listed
    : [...listed, { label: labelOf(last), text: order.slice(colon.length).replace(/^:\s+/u, '') }];
};

/** "…, and give the address": a second order in one sentence. */
const orders =
  /,?\s(?:and|then|plus)\s(?=(?:also\s)?(?:give|add|show|list|include|mention|explain|say|tell|introduce)\s(?:the|our|my|an?|that|people|visitors|parents|how|what|who|\p{L}+\sof)\b)|,\s(?=(?:list|show|explain|include|give)\s(?:the|our|my|all|what|how)\s)|,?\sand\s(?=(?:have|has)\san?\s)/iuy;

/** What one sentence about a page has it show. An order of which nothing is told stays as it is. */
export const shownIn = (sentence: string): readonly Shown[] =>
  partsAt(sentence, orders).flatMap((one, at, all) =>
    shownBy(at < all.length - 1 && !/[.!?]["”’)]*$/u.test(one) ? `${one}.` : one),
  );
/** "the address, 3 Mill Lane": it says so itself. */
const named = /^(?:the|our)\s(?:address|telephone|phone|number|email)(?:\sis|[,:])?\s(?=\S)/iu;

/** "a photo, the line “…” and the next dates: …": what is read large, in a row of things. */
const lineWithin =
  /(?:^|,\s(?:and\s)?|\sand\s)(?:the|an?|our)\s(?:[\p{L}-]+\s)?(?:line|sentence|headline|heading|motto|slogan|words)\s["“](?<said>[^"”]{4,120})["”]/iu;
const wished =
  /^(?:an?\s|the\s|some\s|our\s)?[^:]{0,40}\b(?:photos?|pictures?|images?|buttons?|map|video|logo|banner|illustrations?)(?:,\s|\sand\s)(?=\p{L})/iu;

const shownBy = (sentence: string): readonly Shown[] => {
  // "with filters for age: under 2, 3 to 5": how they may be looked through.
  if (/\bfilter(?:s|ed|able)?\b/iu.test(sentence)) return [{ label: '', text: `Please ${sentence.replace(/^(show|list|ha|include)(?:s|ve)\b/iu, (_all, word: string) => (word === 'ha' ? 'have' : word))}` }]; // prettier-ignore
  const inside = listInBrackets(sentence.replace(duty, '').replace(tellingVerb, '').replace(verb, ''));
  if (inside) return [inside];
  const table = tableTold(sentence);
  if (table) return [{ label: '', text: '', rows: table.rows }, ...(table.rest === '' ? [] : shownBy(table.rest))]; // prettier-ignore
  const bare = saidOfPage(sentence);
  const apart = formApart(bare.replace(duty, '').replace(/^(?:ha(?:s|ve)|needs?|holds?|contains?)\s/iu, ''));
  if (apart) return [...shownBy(apart[0]), { label: '', text: '', lines: [apart[1]] }];
  const whole = bare
    .replace(placed, '')
    .replace(duty, '')
    .replace(/,\swhich\s(?:is|are)\s(?=\p{Lu}|the\s|\d)/u, ': ');
  const within = headline.test(whole) ? null : lineWithin.exec(whole);
  const rest = within ? whole.replace(within[0], '').replace(/^(?:,|\sand)\s/u, '') : whole;
  const large = within ? [{ label: 'Headline', text: within.groups?.['said'] ?? '' }] : [];
  const parts = headline.test(whole) ? null : wantedIn(rest);
  if (parts) return [...large, ...(parts.rest === '' ? [] : shownAs(parts.rest)), { label: '', text: '', lines: parts.wanted }]; // prettier-ignore
  return [
    ...large,
    ...(/\p{L}{3}/u.test(rest)
      ? shownAs(rest.replace(wished, (found) => (rest.slice(found.length).includes(': ') ? '' : found)))
      : []),
  ];
};

const shownAs = (order: string): readonly Shown[] => {
  const led = headline.exec(order);
  if (led) {
    const rest = order.slice(led[0].length);
    const more = /\p{L}{3}/u.test(rest) ? shownIn(rest) : [];
    return [{ label: 'Headline', text: led.groups?.['said'] ?? '' }, ...more];
  }
  const bare = order.replace(verb, '');
  const [lead = ''] = partsAt(order, /:\s/uy);
  // What a form asks is told by the form, what somebody wrote by them.
  if (/\bform\b|\b(?:wrote|writes|said|says|called us|put it)$/iu.test(lead))
    return [{ label: '', text: raise(order) }];
  const several = enumerated(bare);
  if (several) return several;
  // "introduce us in two sentences (a family firm, third generation)"
  const aside = bracketed.exec(withoutStop(bare))?.groups;
  const over = aside ? labelOf(aside['head'] ?? '') : '';
  if (aside && (over === 'About us' || aboutIt.test(aside['head'] ?? ''))) return [{ label: over, text: `${raise(aside['told'] ?? '')}.` }]; // prettier-ignore
  const isLed = lead.length < order.length && lead.length < longestHead && !/[\d£$€"“.;]/u.test(lead.replace(/^\D{0,12}\d{1,2}\s/u, '')); // prettier-ignore
  if (isLed && !clause.test(lead.replace(tellingVerb, ''))) {
    const text = raise(order.slice(lead.length).replace(/^:\s+/u, ''));
    const rows = countedRows(lead, text);
    return [{ label: labelOf(lead), text, ...(rows ? { rows } : {}) }];
  }
  const happened = past.exec(order);
  if (happened)
    return [
      {
        label: '',
        text: raise(
          order
            .slice(happened[0].length)
            .replace(/,?\sand\s(?:how|that)\s/giu, ', and ')
            .replace(/,\s(?:how|that)\s/giu, ', '),
        ),
      },
    ];
  const isOrder = bare !== order && isFactual(bare);
  const label = isOrder && /^introduce/iu.test(order) ? people : '';
  return [{ label, text: raise(isOrder ? bare.replace(named, '').replace(/^\(([^()]+)\)/u, '$1') : order) }];
};
