import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../parts/section-of-title';
import { pricedRowsIn } from './named-rows';
import { count, lead, sorts } from './part-sorts';
import { isFactual, partsAt, withoutStop } from './prose-rows';
import { ofQuestion, questionsIn } from './questions-wanted';
import { saidLarge } from './specified/said-large';
import { raise } from './wishes/rewrite-rules';

/** A part of a page that a brief wants and of which it tells no words: "Part wanted: process (What happens at a first visit)." */
export const wantedLabel = 'Part wanted';
const written = /^(?:Part wanted: )?(?:\w+ )?(?<word>[\p{L}-]+)(?: \((?<title>[^()]+)\))?[.]?$/u;

const words: Readonly<Record<string, SectionType>> = {
  testimonials: 'testimonials',
  faq: 'faq',
  faqs: 'faq',
  process: 'process',
  steps: 'process',
  features: 'features',
  gallery: 'gallery',
  portfolio: 'portfolio',
  audience: 'audience',
  newsletter: 'newsletter',
  form: 'form',
  values: 'values',
  posts: 'posts',
  events: 'events',
  team: 'team',
  services: 'services',
  products: 'products',
  stats: 'stats',
  logos: 'logos',
  story: 'story',
  about: 'about',
  hours: 'hours',
  map: 'map',
  booking: 'booking',
  'before-after': 'before-after',
  timetable: 'timetable',
  volunteer: 'volunteer',
  donation: 'donation',
};

/** What a line of an outline wants: a section, and the title that it is to have. Null for other lines. */
export const readWantedPart = (
  line: string,
): { readonly type: SectionType; readonly title: string | null } | null => {
  const found = written.exec(line.trim())?.groups;
  const type = words[found?.['word'] ?? ''];
  return type === undefined ? null : { type, title: found?.['title'] ?? null };
};

/** What is said of a part beside its name: "…, step by step, because people are nervous about it". */
const manner =
  /,?\s(?:(?:please|too|as well|step by step|one by one|in (?:\d|two|three|four|five|six|a few|simple|plain|clear)\s\p{L}+|in (?:order|short|brief))(?=,|$)|(?:because|since|so that)\s.*$)/giu;
const bracketed = /\s?\((?<told>[^()]*)\)\s*$/u;
const listed =
  /(?:[:,]\s|\s)(?:such as|like|for example|including|namely|for instance|about|on|e\.g\.|whether)[:,]?\s|:\s/iu;

export type Wanted = readonly string[];

/** "five faqs", "four steps": how many of them there are to be. */
const countedAs: Readonly<Record<string, string>> = { faq: 'faqs', process: 'steps' };
const lineOf = (word: string, number: string | undefined, title = ''): string =>
  `${wantedLabel}: ${number === undefined ? word : `${number.toLowerCase()} ${countedAs[word] ?? word}`}${title === '' ? '' : ` (${title})`}.`;

const mostWords = 6;
const countFirst = new RegExp(String.raw`\b${count}\b`, 'iu');
/** "three values", "an events calendar": a part by the name that such parts have everywhere. */
const usual = (own: string, bare: string): Wanted | null => {
  if (!/book|reserv|appointment/iu.test(own) && /\b(?:lessons?|sessions?|trials?)\b/iu.test(own)) return null;
  if (own.split(/\s+/u).length > mostWords || /[\d£$€"“:@]/u.test(own) || /\s\p{Lu}/u.test(own)) return null;
  const type = sectionOfTitle(own, 'en', 'unknown');
  return type === null || type === 'form' || words[type] === undefined
    ? null
    : [lineOf(type, countFirst.exec(bare)?.[0])];
};

/** A part that is wanted by words of its own; null for what is told, or is no part. */
export const wantedPart = (piece: string): Wanted | null => {
  const whole = withoutStop(
    piece.replace(
      /^(?:and|then|finally|plus|also|finish(?:ing)?(?: off)? with|end(?:ing)? with|followed by)[,\s]+/giu,
      '',
    ),
  );
  const aside = bracketed.exec(whole)?.groups?.['told'] ?? '';
  // "(make them up, I'll fix them)": said to whoever writes the page.
  const told =
    /^(?:make (?:them|it|some)|invent|you can|just (?:make|use)|i['’]ll|we['’]ll|samples?|placeholders?)\b/iu.test(
      aside,
    )
      ? ''
      : aside;
  // "Before and after pictures would be good for some of them": wanted all the same.
  const bare = whole
    .replace(bracketed, '')
    .replace(
      /\swould (?:also )?be (?:good|nice|lovely|great|welcome|useful)(?:\s(?:for|of|too|as well)\b.*)?$/iu,
      '',
    );
  const number = new RegExp(String.raw`\b(?:${count})(?=\ssteps\b)`, 'iu').exec(bare)?.[0] ?? new RegExp(String.raw`(?<=\b(?:with|of)\s(?:(?:at least|about|up to|some)\s)?)${count}(?=\s)`, 'iu').exec(bare)?.[0] ?? new RegExp(String.raw`\b${count}\b`, 'iu').exec(/^(?:\p{L}+\s){0,3}(?:reasons?|questions?|quotes?|reviews?|testimonials?|photos?|pictures?)\b/iu.exec(bare)?.[0] ?? told)?.[0]; // prettier-ignore
  const own = bare.replace(lead, '');
  const sort = sorts.find(({ found }) => found.test(own));
  if (!sort) return told === '' ? usual(own, bare) : null;
  if (sort.word === 'faq') {
    const behind = listed.exec(own);
    const list =
      told !== ''
        ? told
        : behind
          ? own
              .slice(behind.index)
              .replace(/^(?:[:,]\s|\s)(?=whether)/u, '')
              .replace(/^[:,\s]+/u, '')
              .replace(ofQuestion, '')
          : '';
    const rows = list === '' ? [] : questionsIn(list);
    return rows.length > 0 ? ['FAQ:', ...rows.map((row) => `- ${row}`)] : [lineOf('faq', number)];
  }
  // "How we began in 1974", "a photo of Ada (1988)": what is told stays as it is.
  if (/[\d£$€"“:]/u.test(own.replace(new RegExp(String.raw`\b${count}\b`, 'giu'), '')) || (told !== '' && number === undefined)) return null; // prettier-ignore
  const title = raise(own.replace(manner, '').trim());
  const isTitle =
    sort.named === true && title.split(/\s+/u).length > 2 && title.length < 64 && !/[(),]/u.test(title);
  return [lineOf(sort.word, number, isTitle ? title : '')];
};

const elements = /,\s+(?:and\s+)?(?:then\s+)?|;\s+|\s+(?:and\sthen|and|then|plus)\s+|,?\s+followed\sby\s+/uy;
const ordered =
  /^(?:(?:please|also|and|then|at the (?:bottom|end|top)|below that|under that|i imagine|i picture|i see)\s)*(?:an?\s(?:link|way)\sto\s|show|explain|list|include|have|add|put|tell|describe|give|say|finish with|end with|close with|i would like|we would like|i['’]d like|we['’]d like|i want|we want|you can put|there should be)\s(?:also\s)?(?:(?:people|visitors|them|everyone)\s)?(?:in\s(?:plain|simple|a few)\s\p{L}+\s)?/iu;
const positioned =
  /^(?:at the (?:very\s)?(?:bottom|end|top|foot)(?: of (?:it|the page))?|below (?:that|it)|under (?:that|it)|underneath|further down)[,:]?\s/iu;
const goesOn = /^(?:such as|like|for example|for instance|including|namely|whether|e\.g\.)\s/iu;
/** One more question: "what happens if a dog is ill". */
const asksOn = /^(?:what|how|when|where|who|why|which|whether|if|can|do|does|is|are)\s/iu;
const isOpen = (part: string, next = ''): boolean =>
  listed.test(part) || /[:(]\s?$/u.test(part) || goesOn.test(next);
/** "…, step by step, because people are nervous about it" */
const asideOfManner =
  /,?\s(?:step by step|one by one)(?=[,.;]|$)|,\s(?:because|since|so that)\s[^,.;:]*(?=$|;)/giu;

/** "three featured jumpers (Skerry £165, Voe £180)": a list behind its name. */
const bracketedRows = (part: string): Wanted | null => {
  const told = bracketed.exec(part)?.groups?.['told'] ?? '';
  const priced = told === '' ? null : pricedRowsIn(told);
  const head = part.replace(bracketed, '').replace(lead, '');
  return priced === null || priced.rest !== '' || head === ''
    ? null
    : [`${raise(head)}:`, ...priced.rows.map((row) => `- ${row}`)];
};

/** "a big picture with “Made to be handed down.” on it" */
const pictured =
  /\b(?:photo|picture|image|hero|banner|background)\b[^"“]*\s(?:with|and|saying|that says|that reads)\s(?:the words?\s|the line\s)?["“](?<said>[^"”]{4,120})["”](?:\s(?:on|over|across|in)\s(?:it|top))?/iu;
const statement =
  /^(?:we|i|they|it|there|you|he|she|\p{L}+)\s(?:have|has|had|are|is|was|were|can|do|does|will|must|may|offer|run|serve|teach|make|sell|cover)\s|^(?:we|i)['’](?:re|ve|m)\s/iu;

/** The parts that a sentence about a page wants, and what else it says; null where it wants none. */
export const wantedIn = (sentence: string): { readonly wanted: Wanted; readonly rest: string } | null => {
  // What a form is to ask is told by the form.
  if (/\bform\s(?:with|asking|that|which|where|for)\b/iu.test(sentence)) return null;
  // "how we print: we cut, we ink": what stands behind a label is told, unless it is what visitors ask.
  if (/(?<!\d):\s/u.test(sentence) && !/\b(?:questions?|faqs?|asks?)\b[^:]{0,40}:\s/iu.test(sentence))
    return null;
  // "We have parking for five cars": a statement.
  if (statement.test(sentence)) return null;
  const wanted: string[] = [];
  const rest: string[] = [];
  let hasParts = false;
  const parts = partsAt(
    withoutStop(sentence)
      .replace(asideOfManner, '')
      .replace(/\b(before) (and) (after)\b/giu, '$1-$2-$3'),
    elements,
  );
  for (let at = 0; at < parts.length; at += 1) {
    const part = (parts[at] ?? '').replace(positioned, '').replace(ordered, '');
    // "questions about tax, per diems and VAT": the list goes on.
    const isList = wantedPart(part)?.[0]?.endsWith('faq.') === true && isOpen(part, parts[at + 1]);
    const ends = (one: string): boolean =>
      !asksOn.test(one) &&
      // "VAT on merch": something about goods, and no shop.
      !/^\S+\s(?:on|in|under|for)\s/u.test(one) &&
      wantedPart(one.replace(positioned, '').replace(ordered, '')) !== null;
    const upTo = isList ? parts.findIndex((one, nth) => nth > at && ends(one)) : at + 1;
    const to = upTo < 0 ? parts.length : upTo;
    const found = wantedPart(isList ? [part, ...parts.slice(at + 1, to)].join(', ') : part);
    if (found) {
      hasParts = true;
      wanted.push(...found);
      at = to - 1;
      continue;
    }
    const rows = bracketedRows(part);
    if (rows) {
      wanted.push(...rows);
      continue;
    }
    const on = pictured.exec(part)?.groups?.['said'];
    if (on !== undefined) {
      wanted.push(`Headline: "${on}"`);
      continue;
    }
    const large = /["“]/u.test(part) ? saidLarge(part) : null;
    if (large && large.said.length > 0) wanted.push(...large.said);
    if (large && large.said.length > 0 && large.rest === '') continue;
    rest.push(large && large.said.length > 0 ? large.rest : part);
  }
  if (!hasParts) return null;
  const priced = pricedRowsIn(rest.join(', '));
  if (priced) return { wanted: [...priced.rows.map((row) => `- ${row}`), ...wanted], rest: priced.rest };
  return { wanted, rest: rest.filter(isFactual).map(raise).join('. ') };
};
