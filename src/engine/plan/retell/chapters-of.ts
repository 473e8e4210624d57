import type { SitePlan } from '../site-plan';
import type { Words } from '../words/words';
import { goodToKnow, joinSmall } from './join-small';
import { isSaid, saidBy, shareSaid } from './cover';
import { factsInWish } from './facts-in-wish';
import { isForMaker } from './is-for-maker';
import { isReach } from './is-reach';
import { splitOutside } from './part-sentences';
import type { Piece } from './lines/piece';
import { followsOn } from './follows-on';
import { labelPages } from './label-pages';
import { pageOf } from './page-of';
import { pageTeller } from './page-teller';
import { topicOf } from './sort-told';
import type { Topic } from './sort-told';
import { tidyHeading, tidyRow, tidySentence } from './tidy-words';

/** What is to stand on the site: statements under a title. */
export type Chapter = {
  readonly title: string;
  readonly topic: Topic | null;
  /** The page whose title its statements speak of; null where none does. */
  readonly page: number | null;
  readonly rows: string[];
  isList: boolean;
};

type Sayings = {
  readonly isNew: (text: string) => boolean;
  readonly share: (text: string) => number;
};

const labels =
  /(?<!\p{L})(?:phone|tel|telephone|mobile|e-?mail|insta(?:gram)?|ig|facebook|fb|call|text|ring|whatsapp|vimeo|on|or|at|me|us|my|our|is|and|the|address)(?!\p{L})/giu;
const mailbox = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const mostly = 0.6;
const titles: Record<Topic, string> = {
  about: 'About us',
  money: 'Prices and payment',
  way: 'Where to find us',
  before: 'Before you come',
  other: 'Good to know',
};

const mobile =
  /\b(?:mobile (?!phone|app|number|:)\p{L}+|(?:come|travel|drive) to (?:you|your)|at your (?:home|house|place|yard|stable))\b/iu;
const roaming = /\b(?:cover|covering|travel|deliver|come to|radius|within \d+)\b/iu;

const titleOf = (topic: Topic, text: string, isLone: boolean, comesToYou: boolean): string => {
  if (topic === 'about' && isLone) return 'About me';
  if (topic === 'way' && roaming.test(text)) return isLone ? 'Where I work' : 'Where we work';
  if (topic === 'before' && comesToYou) return 'Before you book';
  return titles[topic];
};

const alone = /(?<!\p{L})(?:i|i['’]?m|i['’]?ve|my)(?!\p{L})/giu;
const several = /(?<!\p{L})(?:we|our|us|we['’]re)(?!\p{L})/giu;

/** Whether one person speaks: "let me know and we'll sort it" among ten sentences that say "I" is two of them for once. */
export const speaksAlone = (prompt: string): boolean => {
  const own = prompt.match(alone)?.length ?? 0;
  return own > 6 * (prompt.match(several)?.length ?? 0);
};

const isContact = (text: string): boolean =>
  /^(?:(?:my |our )?(?:tel|telephone|phone|mobile|mob|email|e-mail|mail|web|website|address|insta(?:gram)?|facebook|whatsapp|call|ring|text|timings?|hours|open(?:ing)?)\b[^.]{0,12})?[\s:]*(?:[\w.+-]+@[\w.-]+|\+?[\d\s()-]{8,18}|@[\w.]+)(?:\s(?:and|or)\s.{0,60})?[.\s]*$/iu.test(
    text,
  );

const money = /[£$€₹]\s?\d|\d\s?€|Rs\.?\s?\d/gu;
const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word)).length;

const hanging =
  /^(?:[£$€₹\d]|(?:and\s|or\s|but\s)?(?:the\s(?:first|second|last|rest|others?)\s|free\b|each\b|it\b|costs?\b|is\b|are\b|runs?\b|takes?\b|lasts?\b|starts?\b|begins?\b|they\b|both\b|which\b|who\b|with\b|from\b|for\b|in\b|on\b|at\b|to\b|by\b|including\b|plus\b))/iu;

/** "This autumn we show …": three and more of it stand under their days, and what is left says little. */
const isDealtOut = ({ text, start, end }: Piece, { items }: SitePlan['brief']): boolean => {
  const spans = items
    .filter(({ value }) => value.when !== undefined)
    .flatMap((slot) => slot.spans)
    .filter((span) => span.start >= start && span.end <= end);
  if (spans.length < 3) {
    // "… with joy," says Bea Lomax of Dartington: it stands among what others said.
    return items.some(
      ({ value, spans: own }) =>
        value.section === 'testimonials' &&
        own.some((span) => span.start <= start + 2 && span.end >= end - 2 && span.end > span.start),
    );
  }
  const left = spans.reduce(
    (rest, span) => rest.slice(0, span.start - start) + ' '.repeat(span.end - span.start) + rest.slice(span.end - start), // prettier-ignore
    text,
  );
  return !/\d/u.test(left) && wordsIn(left.replace(/\band\b/gu, ' ')) < 5;
};

const passing =
  /^(?:after|that|then|with|from|each|costs?|starts?|begins?|only|also|there|they|this|have|charge|sell|make|bake|offer)$/iu;
const longWords = (text: string): readonly string[] =>
  [...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word);

/** "After that membership is £22 a month for seniors": it stands among the prices, but for a word or two. */
const isPriceRow = (
  { text, start }: { readonly text: string; readonly start: number },
  { items }: SitePlan['brief'],
): boolean =>
  items.some(({ value: { name, price, note = '' }, spans }) => {
    const isWhole = spans.some((span) => span.start <= start + 4 && span.end >= start + text.length - 2);
    if (price === undefined || !isWhole) return false;
    const told = new Set(longWords(`${name} ${price} ${note}`));
    return longWords(text).every((word) => told.has(word) || passing.test(word));
  });

/** What of a statement nothing has said: of a list of prices its missing rows, of one said in most parts the others. */
const restOf = (piece: Piece, { brief }: SitePlan, { isNew, share }: Sayings): string[] => {
  const spans = [brief.hours, brief.phone, brief.email, brief.address, ...brief.social]
    .flatMap((slot) => slot?.spans ?? [])
    .filter(({ start, end }) => start < piece.end && end > piece.start);
  const isPrices = (piece.text.match(money)?.length ?? 0) > 2;
  if (spans.length > 0 && !isPrices) {
    // "Address 3 Mill Lane, email ada@…, no phone": of several ways to reach them only what is none.
    const ways = [brief.address, brief.email].filter((slot) =>
      slot?.spans.some((span) => spans.includes(span)),
    );
    if (ways.length > 1) {
      const clauses = splitOutside(piece.text, piece.start, /,\s+/gu).filter(({ text, start }) => spans.every((span) => span.end <= start || span.start >= start + text.length)); // prettier-ignore
      const rest = clauses.filter(({ text }) => wordsIn(text) > 2).map(({ text }) => text).join(', '); // prettier-ignore
      return rest !== '' && isNew(rest) ? [rest] : [];
    }
    // Telephone and hours stand where they belong; what else the sentence says makes it worth saying.
    const left = spans.reduce(
      (text, { start, end }) =>
        text.slice(0, Math.max(0, start - piece.start)) +
        ' '.repeat(Math.max(0, end - Math.max(start, piece.start))) +
        text.slice(Math.max(0, end - piece.start)),
      piece.text,
    );
    const more = left.replace(labels, ' ');
    // A second number to call is news, too.
    const isNumber = (more.match(/\d/gu)?.length ?? 0) > 7;
    return (isNumber || (!isContact(piece.text) && wordsIn(more) > (piece.heading === null ? 2 : 1))) &&
      isNew(more)
      ? [piece.text]
      : [];
  }
  if (!isNew(piece.text) || isDealtOut(piece, brief)) return [];
  if (!isPrices && (!piece.isRow || piece.heading !== null || share(piece.text) < mostly))
    return [piece.text];
  const parts = splitOutside(piece.text, piece.start, isPrices ? /[,;:]\s+/gu : /[,;]\s+/gu);
  const left = parts.filter((part) => isNew(part.text) && !isPriceRow(part, brief));
  // One word of an enumeration says nothing by itself.
  const isPart = left.some(({ text }) => wordsIn(text) < 2 && !/\d/u.test(text));
  // Much of it is missing: half a sentence says little.
  // The first part bears what the others are said of.
  // "£4 for under 25s and free for carers", "and the first one is free": nobody knows of what.
  const [first] = left;
  const isFirst =
    left.some(({ text }) => hanging.test(text)) ||
    (first !== undefined && first === parts[0] && (!isPrices || !/[£$€₹]\s?\d/u.test(first.text))); // prettier-ignore
  return left.length === 0 ||
    isPart ||
    isFirst ||
    ((!isPrices || (!piece.isRow && parts.length > 2)) && left.length * 2 > parts.length)
    ? [piece.text]
    : left.map(({ text }) => text);
};

/** Headings that say nothing of what stands under them. */
export const isVague = (heading: string, name: string): boolean =>
  heading === '' ||
  (heading.toLowerCase().includes(name.toLowerCase()) && heading.length < name.length + 8) ||
  /^list (?:by|of)\b/iu.test(heading) ||
  /^(?:(?:the\s)?gist|facts?|(?:copy|key|selling|main)\s?points|usps?|highlights|type|client|details|info(?:rmation)?|notes?|about|about (?:us|me)|who we are|who i am|what i do|what we do|background|the business|business|contact(?: details)?|hours|name)$/iu.test(
    heading,
  );

/** "What we do: guided rides": of whoever does it, where nothing tells what else it is about. */
const ofWork = /^what (?:we|i) do$/iu;
const ofOwner = /^(?:about|who|background)/iu;

/** The first statement of the paragraph that one stands in; nothing where it stands in a list or in one long line. */
const beginsWith = (pieces: readonly Piece[], piece: Piece): string => {
  const own = pieces.filter(({ line, isRow }) => line === piece.line && !isRow);
  return own.length > 1 && own.length < 7 ? (own[0]?.text ?? '') : '';
};

/** Statements that nothing has said yet, in chapters. */
export const chaptersOf = (plan: SitePlan, pieces: readonly Piece[], words: Words): Chapter[] => {
  const said = saidBy(plan, words);
  const shown = JSON.stringify([plan.contact, plan.pages]);
  const isNew = (text: string): boolean => !isSaid(text, said);
  const sayings: Sayings = { isNew, share: (text) => shareSaid(text, said) };
  const isLone = speaksAlone(plan.brief.prompt);
  const comesToYou = mobile.test(plan.brief.prompt);
  const chapters = new Map<string, Chapter>();
  const add = (
    title: string,
    topic: Topic | null,
    row: string,
    isList: boolean,
    about = row,
    on: number | null = null,
  ): void => {
    const page = topic === null || topic === 'about' ? on : (pageOf(row, plan) ?? pageOf(about, plan));
    const key = `${title.toLowerCase()} ${page ?? ''}`;
    const found = chapters.get(key);
    if (found) {
      if (!found.rows.includes(row)) found.rows.push(row);
      found.isList ||= isList;
    } else chapters.set(key, { title, topic, page, rows: [row], isList });
  };
  const told = pieces.filter((piece) => !isForMaker(piece, plan.brief));
  const whole = new Set(
    [...new Set(told.map(({ heading }) => heading))].filter((heading) => {
      const rows = told.filter((piece) => piece.heading === heading && piece.isRow);
      const missing = rows.filter(({ text }) => isNew(text));
      return heading !== null && rows.length > 1 && missing.length * 2 > rows.length;
    }),
  );
  const toldOf = pageTeller(plan);
  const inside = labelPages(told, plan);
  const answers = new Set<Piece>();
  for (const [at, one] of told.entries()) {
    if (answers.has(one) || isReach(one, plan.brief)) continue;
    // "Listed building? We draw …": a question stands with its answer.
    const next = told[at + 1];
    const isAsked = /^[^.!?]{3,60}\?$/u.test(one.text) && !one.isRow && next !== undefined && isNew(one.text);
    if (isAsked) answers.add(next);
    const piece = isAsked ? { ...one, end: next.end, text: `${one.text} ${next.text}` } : one;
    const heading = piece.heading === null ? '' : tidyHeading(piece.heading);
    const opening = beginsWith(told, piece);
    const before = told[at - 1];
    // "Bring your own apples and we press them. You have to book.": few words go on with what stands before them.
    const isAfter = before !== undefined && before.line === piece.line && !before.isRow && followsOn(piece.text); // prettier-ignore
    // Asked of every statement, said already or not: the next one may go on with it.
    const page = toldOf(piece, ofOwner.test(heading) ? 'about' : topicOf(piece.text), opening);
    // A second mailbox is news, however it is told.
    const isMail = (piece.text.match(mailbox) ?? []).some((mail) => !shown.includes(mail));
    const rows =
      isMail || (whole.has(piece.heading) && piece.isRow) ? [piece.text] : restOf(piece, plan, sayings);
    for (const text of rows) {
      const topic = topicOf(text);
      const isLoose = isVague(heading, plan.name);
      if (!isLoose)
        add(
          heading,
          null,
          piece.isRow ? tidyRow(text) : tidySentence(text),
          piece.isRow,
          text,
          inside.get(one) ?? null,
        );
      else {
        const own = ofOwner.test(heading) || (topic === 'other' && ofWork.test(heading)) ? 'about' : topic;
        if (page !== null && (heading === '' || own === 'about')) {
          add(page, null, tidySentence(text), false);
          continue;
        }
        const title = titleOf(own, text, isLone, comesToYou);
        // What a paragraph goes on with is of the page that it began with.
        add(title, own, tidySentence(text), false, `${text} ${isAfter ? before.text : opening}`);
      }
    }
  }
  // "The area page should mention the beach": of that page.
  for (const piece of pieces.filter((one) => isForMaker(one, plan.brief)))
    for (const { title, text } of factsInWish(piece))
      if (isNew(text))
        add(title ?? goodToKnow, title === null ? 'other' : null, tidySentence(text), false, piece.text);
  const verbatim = JSON.stringify(plan.pages.map(({ sections }) => sections.map(({ content }) => content)));
  for (const { value, spans } of plan.brief.quotes) {
    const isRefused = pieces.some(
      (piece) =>
        spans.some((span) => span.start < piece.end && span.end > piece.start) &&
        isForMaker(piece, plan.brief) &&
        /\b(?:no|not|never|avoid|without|don['’]?t)\b/iu.test(`${piece.heading ?? ''} ${piece.text}`),
    );
    const isStanding =
      isRefused ||
      value.use === 'empty' ||
      value.use === 'name' ||
      value.use === 'button' ||
      verbatim.includes(JSON.stringify(value.text.replace(/,$/u, '')).slice(1, -1)) ||
      [...chapters.values()].some(({ rows }) =>
        rows.some((row) => row.includes(value.text.replace(/,$/u, ''))),
      );
    if (!isStanding && value.text !== plan.tagline && value.text !== plan.name && value.text.length > 2)
      add(goodToKnow, 'other', value.text, false);
  }
  return joinSmall([...chapters.values()], plan);
};
