import { capitalise } from '../../../capitalise';
import { chat, contact, device, look, manner } from '../../told/fact-words';
import { toldFieldsIn } from '../../../brief/short/wares/mend-told-fields';
import { withFacts } from '../../told/list-facts';
import { cut, isUneven, opensPriceRow, wishesOf } from '../../told/told-facts';
import type { Stretch } from '../../told/told-facts';
import { sparedOnSite } from '../../told/spared-on-site';
import { isRequest } from '../../told/told-sentences';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';
import { spansOfCourses } from '../../pages/name-courses';
import { tellsInDetail } from './tells-in-detail';

const closing: ReadonlySet<string> = new Set(['faq', 'contact', 'form', 'cta', 'map', 'hours', 'newsletter', 'booking', 'quote', 'donation', 'volunteer', 'rsvp']); // prettier-ignore
const title = 'Good to know';
const titles: ReadonlySet<string> = new Set([title, 'In short']);
const small =
  /^(?:the|and|for|with|that|this|from|have|has|had|are|was|were|will|would|can|could|our|your|their|they|them|there|then|than|some|any|all|also|not|but|out|off|get|got|you|its|it['’]s|i['’]m|we['’]re|who|what|when|where|which|how|into|onto|about|just|only|very|each|every|most|mostly|please|pls|so|if)$/iu;

/** The words of a text that say something, as their beginnings; figures whole. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\d[\d.,:]*\d|\d|\p{L}[\p{L}'’]+/gu) ?? [])
    .filter((word) => /\d/u.test(word) || (word.length > 2 && !small.test(word)))
    .map((word) =>
      /\d/u.test(word)
        ? word.replace(/[.,:]00$/u, '').replace(/[.:]/u, ':')
        : word.slice(0, Math.max(3, Math.min(5, word.length - 1))),
    );

const leading =
  /^(?:(?:and|also|plus|so|oh|but|btw|ps)[\s,:]+)+|^(?:it should (?:say|mention) (?:that )?|say (?:that )?|mention (?:that )?|note (?:that )?)/iu;
/** What is told to whoever makes the site though no word for a part of a page stands in it. */
const forMaker =
  /\b(?:(?:i|we)['’]d (?:like|love)|(?:i|we) would (?:like|love)|social (?:media|links)|one[- ]page|want(?:ed)? it|make it|keep it|look(?:s|ing)? like|i need (?:an?|some)|we need (?:an?|some) (?:\p{L}+ )?(?:form|place|way|list)|upload|simple|nothing (?:fancy|fussy)|thanks|cheers|b2b|etc|pop[- ]?ups?)\b|^(?:sort(?:ed|able)?|filter(?:ed|able)?|group(?:ed)?) by\b|^(?:site|page|website|web ?site|called|named)\b/iu;
/** "Dogs must be over a year", "no parking on the drive": said of whoever comes. */
const binding =
  /^(?:no|need|show(?=\sup\b))\s|^please (?=(?:bring|wear|arrive|park|book|leave|keep|ring|knock|come|join|check)\b)|\b(?:must|should|need to)\s|\blook(?:s|ed|ing)?\s(?=after\b)|\s(?:please|pls)\b/giu;
/** "Still need a stage manager": a want of the house, unless it is of the page. */
const needed =
  /\b(?:still\s)?(?:need|want|looking for)s?\s(?:an?|the|more)\s(?!(?:\p{L}+\s){0,2}(?:site|website|page|form|logo|section|gallery|shop|button|calendar|map|way|place|list|menu|blog)\b)/giu;
/** "Friendly not scary", "not corporate": how it is to sound. */
const sound = /^(?:\p{L}+,?\s(?:but\s|and\s)?)?(?:not|never)\s(?:too\s)?\p{L}+$|^\p{L}+,?\sbut\s\p{L}+$/iu;
const marks = /[\\"{}[\]]/gu;
/** Of its words so many stand together where a statement is said. */
const leastSaid = 0.7;
const mostFacts = 8;
const mostWords = 16;

const laidOut =
  /\s(?:(?:with|in|over)\s(?:\d{1,2}|two|three|four|five|six|several)\s(?:tracks?|days?|columns|rows|tabs|tiers|plans|levels|rooms|stages|groups|categories)|\(\d{1,2}\s[^()]{2,30}\)|(?:as|in)\s(?:an?\s)?(?:\p{L}+\s)?(?:steps?|cards?|lists?|grids?|tables?|timelines?|carousels?|sliders?|accordions?|tabs|columns|rows|slideshows?))[.!]?$/iu;

/** The clauses of a statement; what stands in brackets belongs to the one before it. */
const clausesOf = ({ text, start }: Stretch): readonly Stretch[] =>
  cut(text, start, /[,;]\s+|(?<=:)\s|\s[–—-]\s/gu);

/**
 * The last net under a short prompt: a statement of which a figure or most words stand nowhere on the site is told among what
 * is good to know, in the owner's words.
 */
export function heedLost(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const [home, ...others] = plan.pages;
  if (!home || !tellsInDetail(brief)) return plan;
  const sections = plan.pages.flatMap((page) => page.sections);
  const shell = new Set(wordsOf(`${JSON.stringify([plan.name, plan.contact, plan.date])} ${hoursOf(plan)}`.replace(marks, ' '))); // prettier-ignore
  const saidBy = sections.map(({ content }) => new Set(wordsOf(JSON.stringify(content).replace(marks, ' '))));
  // "No parking on the drive": what was read as left out says more than that.
  const passing = [...(brief.hours?.spans ?? []), ...brief.excluded.flatMap(({ spans }) => spans)];
  const wishes = [
    ...wishesOf(brief).filter((span) => !passing.includes(span)),
    ...(brief.date?.spans ?? []),
    ...(brief.starts?.spans ?? []),
    ...brief.tone.flatMap(({ spans }) => spans),
    ...spansOfCourses(brief.prompt),
    ...[...brief.prompt.matchAll(sparedOnSite)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
    })),
    ...brief.quotes.flatMap(({ spans }) => spans),
    ...brief.items.flatMap(({ value, spans }) =>
      value.section === 'categories' || value.section === 'links' ? spans : [],
    ),
  ];
  const meets = ({ text, start }: Stretch): boolean =>
    wishes.some((span) => span.start < start + text.length && span.end > start);
  // Said is what one section says: its words here and there tell it nowhere.
  const isLost = (piece: Stretch): boolean => {
    // "prices (£220)": the row says what it costs, whatever the label was.
    const words = wordsOf(
      piece.text.replace(/^(?:the\s)?(?:prices?|fees?|rates?|costs?|donations?)\s(?=\(.*\)[.]?$)/iu, ''),
    );
    const best = Math.max(0, ...saidBy.map((said) => words.filter((word) => said.has(word) || shell.has(word)).length)); // prettier-ignore
    const hasFigures = words.every((word) => !/\d/u.test(word) || shell.has(word) || saidBy.some((said) => said.has(word))); // prettier-ignore
    return words.length > 0 && (!hasFigures || best < words.length * leastSaid);
  };
  // "Online appointments": a section that was asked for says it.
  const isLaidOut = ({ text, start }: Stretch): boolean => {
    // "Meet the team (3 dentists)", "what to expect as steps": how many, and how they are laid out, is asked with it.
    const end = start + text.replace(laidOut, '').length;
    return brief.sections.some(({ spans }) =>
      spans.some((span) => (span.start < start + 8 || laidOut.test(text)) && span.end > end - 3),
    );
  };
  // "Portfolio with before/after": two of them say it.
  const isAskedWhole = ({ text, start }: Stretch): boolean =>
    brief.sections
      .flatMap(({ spans }) => spans)
      .filter((span) => span.end > start && span.start < start + text.length)
      .reduce(
        (rest, span) =>
          rest
            .split('')
            .map((letter, at) => (at + start >= span.start && at + start < span.end ? ' ' : letter))
            .join(''),
        text,
      )
      .replace(
        /\b(?:with|and|our|the|an?|of|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|selected|featured|latest|recent)\b/giu,
        '',
      )
      .match(/\p{L}{4,}|\d/u) === null;
  // "no testimonials": nothing else is said than what the site goes without; "no parking on the drive" says more.
  const isSpared = ({ text, start }: Stretch): boolean =>
    brief.excluded.some(({ spans }) =>
      spans.some(
        (span) =>
          span.start < start + 12 &&
          span.end > start &&
          span.end >= start + text.replace(/[.!]+$/u, '').length,
      ),
    );
  // "3 rooms (Cellar, Attic) with difficulty and team size": what each of them has is told by none in words.
  const fields = toldFieldsIn(brief.prompt);
  const isOfEach = ({ text, start }: Stretch): boolean =>
    fields.some(
      (field) =>
        field.start >= start &&
        field.start < start + text.length + (text.endsWith(')') ? ' each with '.length + 1 : 0),
    );
  const isAsked = (piece: Stretch): boolean =>
    isOfEach(piece) || isLaidOut(piece) || isAskedWhole(piece) || isSpared(piece);
  const isTelling = (piece: Stretch): boolean =>
    !isAsked(piece) &&
    (piece.text.split(/\s+/u).length > 1 || /^free[.!]?$/iu.test(piece.text)) &&
    !meets(piece) &&
    !/[?:]$/u.test(piece.text) &&
    !isUneven(piece.text) &&
    !opensPriceRow(piece.text, brief) &&
    !(contact.test(piece.text) && piece.text.split(/\s+/u).length < 6) &&
    ![chat, device, look, manner, sound, forMaker].some((words) =>
      words.test(piece.text.replace(/[.!]+$/u, '')),
    ) &&
    !isRequest(piece.text.replace(leading, '').replace(binding, ' ').replace(needed, ' '));
  // "…, a seafood restaurant in Brighton": what the house is stands in its opening.
  const isNamed = ({ text }: Stretch): boolean =>
    brief.place !== null &&
    text.split(/\s+/u).length < 7 &&
    text.toLowerCase().includes(`${plan.noun.toLowerCase()} in ${brief.place.value.toLowerCase()}`);
  const facts: string[] = [];
  const sentences = cut(brief.prompt, 0, /(?<=[.!?)])\s+(?=\S)|\n+/gu);
  for (const [at, sentence] of sentences.entries()) {
    const clauses = clausesOf(sentence);
    const lost = clauses.filter(
      (clause, index) => (at > 0 || (index > 0 && !isNamed(clause))) && isTelling(clause) && isLost(clause),
    );
    if (lost.length === 0) continue;
    const isShort = sentence.text.split(/\s+/u).length <= mostWords;
    // A sentence that is a whole stays one; the clauses of a list are told one by one.
    const isWhole =
      at > 0 &&
      isShort &&
      isTelling(sentence) &&
      // "with difficulty and team size, book online, FAQ": a list of parts is no statement.
      !brief.sections.some(({ spans }) => spans.some((span) => isWithin(span, sentence))) &&
      (lost.length * 2 > clauses.length || lost.some(isHalf));
    facts.push(...(isWhole ? [sentence] : lost.filter((one) => !isHalf(one))).map(({ text }) => tell(text)));
  }
  const told = [...new Set(facts)].slice(0, mostFacts);
  return told.length === 0 ? plan : { ...plan, pages: [withLost(home, told), ...others] };
}

/** They join the list that the page has: under its own title, or as a paragraph that becomes one. */
function withLost(page: PagePlan, told: readonly string[]): PagePlan {
  const list = page.sections.find(({ type, content }) => type === 'amenities' && titles.has(content.title));
  const text = page.sections.find(({ type, content }) => type === 'text' && content.title === title);
  // One or two more stand with what the house has.
  const house = told.length > 2 ? undefined : page.sections.find(isHouse);
  if (list || house || !text) return withFacts(page, told, (list ?? house)?.content.title ?? title, closing);
  const facts = [...(text.content.body ?? []).map((one) => one.replace(/[.]$/u, '')), ...told];
  const bare = { ...page, sections: page.sections.filter((section) => section !== text) };
  return withFacts(bare, facts, title, closing);
}

const isHouse = ({ type, content }: SectionPlan): boolean =>
  type === 'amenities' &&
  !/^(?:On (?:the menu|our shelves)|What we need)$/u.test(content.title) &&
  (content.items ?? []).every(({ text }) => text === undefined);

const isWithin = (
  span: { readonly start: number; readonly end: number },
  { text, start }: Stretch,
): boolean => span.start >= start && span.end <= start + text.length;

const halves =
  /^(?:and|or|to|of|in|on|at|by|for|from|with|which|who|that|because|if|when|then|than|ones?|next|is|are)\b/iu;
/** "to the pub after": what goes on from the clause before it. */
const isHalf = ({ text }: Stretch): boolean => halves.test(text);

const tell = (text: string): string => capitalise(text.replace(leading, '').replace(/[.!\s]+$/u, ''));

const hoursOf = ({ contact: { hours } }: SitePlan): string =>
  (hours ?? [])
    .flatMap(({ opens, closes, days }) => [
      ...[opens, closes].flatMap((time) => [String(Math.floor(time / 60)), String(Math.floor(time / 60) % 12 || 12), `${Math.floor(time / 60) % 12 || 12}:${String(time % 60).padStart(2, '0')}`]), // prettier-ignore
      ...days.map((day) => `${weekdays[day - 1] ?? ''} ${weekdays[day - 1]?.slice(0, 3) ?? ''}`),
    ])
    .concat('open')
    .join(' ');
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
