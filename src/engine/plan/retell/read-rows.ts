import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { excludedIn } from './excluded-in';
import { heedShell } from './heed-shell';
import { isEntry, isOfLabel, offers } from './is-entry';
import { isForMaker } from './is-for-maker';
import { factsInWish } from './facts-in-wish';
import { isUnneeded } from './is-said-to-maker';
import { splitOutside } from './part-sentences';
import type { Piece } from './lines/piece';
import { isCutFrom, isMentioned } from './is-cut';
import { dangling, isCut } from './is-half-told';
import { isHalfName } from './is-half-name';
import { strict } from './strict-tools';
import { reviewsIn } from './read-reviews';
import { tidyDated } from './tidy-dated';
import { tidyPeople } from './tidy-people';
import { rowsIn, within } from './read-lists';
import { answeredIn, stepped } from './row-readers';
import { tidyHeading, tidyRow } from './tidy-words';
import { isAside, unlike } from './unlike-items';
import { withButton } from './shell/told-button';
import { wantedPages, wishedPages } from './wished-pages';
import { wholeOrNone } from './whole-or-none';

/** Headings under which prices stand. */
const pricing =
  /\b(?:pric\w+|fees?|costs?|rates?|charges?|tariff|sell|shop|menu|services?|hire|tickets?|memberships?|what (?:i|we) (?:do|offer)|tours?|courses?|classes|lessons?|packages?|plans?|rooms?|products?|range|houses|properties|support|donat\w+|things)\b/iu;
// "We raised £2,140": a sum, and nothing for sale.
const timely = new Set<string>(['timetable', 'events', 'agenda', 'donation', 'curriculum']);
const sum =
  /\b(?:raised|raising|collected|donated|grants?|turnover|insurance|insured|target|goal|saved|worth|funding|funded|cost us|spent|appeal|towards|hiring|wages?|salary|vacanc\p{L}+|we are looking for|assistant wanted)\b/iu;
const ownEach =
  /\b(?:a|one|its own|own) pages? (?:for|about|on|per) (?:each|every)\b|\beach\b[^.]{0,30}\bown page\b/iu;
/** The brief with the rows of its lists read whole: prices with their notes, people with their roles, dates, steps, answers. */
export const readRows = (brief: Brief, pieces: readonly Piece[]): Brief => {
  const found = answeredIn(brief.prompt);
  const answers = found.length > 1 ? found : [];
  const wishes = pieces.filter((piece) => isForMaker(piece, brief));
  const told = pieces.filter((piece) => !wishes.includes(piece));
  const praise = reviewsIn(brief.prompt);
  // "What people wrote: "The eel." Marcus, Ipswich": who praises is no row of a list.
  const ofPraise = told.filter(({ heading }) => /\b(?:wrote|writes?|says?|said|reviews?|quotes|testimonials?|kind words|praise|feedback)\b/iu.test(heading ?? '')); // prettier-ignore
  const isPraise = (row: { readonly start: number; readonly end: number }): boolean =>
    ofPraise.some((piece) => within(row, piece)) &&
    praise.some(({ spans }) => spans.some((span) => row.start >= span.start && row.start < span.end));
  const rows = rowsIn(told, brief).filter(
    ({ piece }) => !isPraise(piece) && !answers.some(({ span }) => within(span, piece)),
  );
  const reviews = praise.filter(
    ({ spans }) =>
      !rows.some(({ piece }) => within(piece, spans[0] ?? piece)) &&
      // "Book a free call" in quotation marks is a button, and nobody's praise.
      !wishes.some((piece) => within(piece, spans[0] ?? piece) && /\b(?:button|cta|call[- ]to[- ]action|headline|heading|tagline)\b/iu.test(`${piece.heading ?? ''} ${piece.text}`)), // prettier-ignore
  );
  const steps = wishes.flatMap((piece) =>
    factsInWish(piece)
      .filter(({ title }) => title !== null && stepped.test(title))
      .flatMap(({ text }) => splitOutside(text, 0, /[,;]\s+(?:and\s+|then\s+)?/gu))
      .map(({ text }): Slot<ListedItem> => ({
        value: { section: 'process', name: tidyRow(text) },
        spans: [{ start: piece.start, end: piece.start }],
      })),
  );
  const isKnown = ({ section, name }: ListedItem): boolean =>
    brief.items.some(
      ({ value }) => value.section === section && value.name.toLowerCase() === name.toLowerCase(),
    );
  const read: Slot<ListedItem>[] = [
    ...(steps.length > 1 ? steps.filter(({ value }) => !isKnown(value)) : []),
    ...reviews,
    ...rows.map(({ piece, item }) => ({
      // "Pitches are £24 a night"
      // "The menu is short: flat white £3.20"
      value: {
        ...item,
        name: item.name
          .replace(/^(?:(?:the|our)\s)?\p{L}+(?:\s\p{L}+)?\s(?:is|are)\s[^:]{2,24}:\s(?=\p{L})/iu, '')
          .replace(/^there(?:['’]s|\s(?:is|are))\s(?:an?\s)?(?=\p{L}|\d)/iu, '')
          .replace(/(?<=\p{L}{3})\s(?:are|is|costs?)$/iu, ''),
      },
      spans: [{ start: piece.start, end: piece.end }],
    })),
    ...answers
      .filter(
        ({ question }) =>
          !/^what(?:['’]s| is) (?:it|the (?:business|name|company)) called\b|^what(?:['’]s| is) (?:the|your) name\b/iu.test(
            question,
          ),
      )
      .map(({ question, answer, span }) => ({
        value: { section: 'faq' as const, name: question, note: answer },
        spans: [span],
      })),
  ];
  const taken = read.flatMap(({ spans }) => spans);
  const meets = ({ spans }: Slot<unknown>, others: readonly { start: number; end: number }[]): boolean =>
    spans.some((span) => others.some((one) => within(span, one)));
  const isFree = (slot: Slot<unknown>): boolean => !meets(slot, taken);
  const labelled = wishes.filter(({ heading }) => heading !== null);
  const isPriced = rows.some(({ item }) => item.section === 'pricing' && item.price !== undefined);
  const offer = (brief.offer?.value ?? '').toLowerCase();
  const pieceOf = (slot: Slot<unknown>): Piece | undefined => pieces.find((piece) => meets(slot, [piece]));
  const headings = new Set(pieces.map(({ heading }) => heading));
  const isKept = (slot: Slot<ListedItem>): boolean => {
    const { name, price, section } = slot.value;
    const piece = pieceOf(slot);
    // "a page for giving money (£5 is a pan of soup, £30 heats a hall for a day)": told, though within a wish.
    // Where an appeal says what its sums do, what else costs something is no gift.
    if (section === 'donation' && price !== undefined && isFree(slot)) return !rows.some(({ item }) => item.section === 'donation'); // prettier-ignore
    // An entry of a list told in prose is read whole, and no part of it by itself.
    if (piece?.list !== undefined) return false;
    // Under a heading of its own a list is read row by row, or stands as it was told.
    if (
      piece !== undefined &&
      piece.heading !== null &&
      !wishes.includes(piece) &&
      !offers.test(piece.heading) &&
      !timely.has(section ?? '') &&
      !(section === 'team' && slot.value.note !== undefined)
    )
      return false;
    // An entry under "Features" that names a day is no lesson.
    if (
      piece?.isRow === true &&
      piece.heading !== null &&
      timely.has(section ?? '') &&
      section !== 'donation' &&
      section !== 'curriculum' &&
      !/\b(?:class|lesson|course|session|time|week|event|date|programme|schedule|rehears|training|service|when|meet|coming|on|season|diary|notice|board|news|what)/iu.test(
        piece.heading,
      )
    )
      return false; // prettier-ignore // prettier-ignore
    // "We sell the usual, bread, milk"
    if (/^(?:the\s)?(?:usual|usual (?:things|stuff)|lots|everything|all sorts|bits and (?:bobs|pieces))$/iu.test(name)) return false; // prettier-ignore
    // "14 Feb, 14 March: next ones", "apprentice to Svend Bayer's assistant"
    if (section === 'events' && /^(?:next\s)?(?:ones?|dates?)$/iu.test(name)) return false;
    if (section === 'team' && /['’]s$/u.test(name)) return false;
    // "Accessible" beside a quoted button is nobody's praise.
    if (section === 'testimonials' && meets(slot, wishes) && !/\bsa(?:id|ys)\b|\breviews?\b/iu.test(piece?.text ?? '')) return false; // prettier-ignore
    // "Who: about 400 people who live round …, Lancashire", "two places at £45"
    if (section === 'team' && /^(?:about|around|over|nearly)?\s?\d/iu.test(slot.value.note ?? ''))
      return false;
    if (/^(?:two|three|four|five|some|a few|\d+) (?:places|people|spaces|spots|children|guests)$/iu.test(name)) return false; // prettier-ignore
    // "(bath, dry, clip)", "that's half an hour": what a price is for, and no service of its own.
    if (price === undefined && piece && piece.isRow === false && section === 'services' && isAside(slot, piece)) return false; // prettier-ignore
    // "A full groom is bath, blow dry, clip, nails and ears": what one thing is made of.
    if (price === undefined && piece?.isRow === false && section === 'services' && /^(?:an?|the|our|my|each|every)\s[^,]{3,40}?\s(?:is|includes?|means|covers|comes with)\s/iu.test(piece.text)) return false; // prettier-ignore
    // "stoneware – mugs, bowls, the odd butter dish – in a shed": an aside lists nothing.
    if (
      price === undefined &&
      slot.value.when === undefined &&
      piece?.isRow === false &&
      /\s[–—]\s/u.test(piece.text) &&
      section !== 'team'
    )
      return false;
    // "a strip about repairs (starting at $15)": a part of the page.
    if (/^(?:strip|band|block|panel|section|box|bit|page)\s(?:about|on|for|with)\s/iu.test(name)) return false; // prettier-ignore
    // "smoked haddock on request": no price without a figure.
    if (price !== undefined && !/\d/u.test(price) && piece?.isRow !== true) return false;
    if (!isFree(slot) || isCut(slot, pieces) || (section === 'team' && headings.has(name))) return false;
    // Inside a label: "Emergency (water, gas, no heating): same day".
    if (price === undefined && piece === undefined && section === 'services') return false;
    if (price === undefined && piece?.isRow === false && (section === 'pricing' || section === 'tickets')) return false; // prettier-ignore
    if (price === undefined) return !meets(slot, labelled) && !isOfLabel(slot, piece);
    if (piece && isCutFrom(slot, piece, rows)) return false;
    const isLarge = slot.spans.some(({ end }) => /^\s?(?:m|million|bn|k)\b/iu.test(brief.prompt.slice(end)));
    const isSum = section !== 'donation' && piece !== undefined && sum.test(piece.text);
    const isNameless = offer.split(/\s+/u).join(' ').endsWith(name.toLowerCase());
    // What sending costs is no thing for sale.
    const isSending = section === 'products' && /\b(?:parcels?|postage|delivery|shipping|p&p)\b/iu.test(name);
    const isOther = typeof piece?.heading === 'string' && piece.isRow && !pricing.test(piece.heading);
    return !isNameless && !isLarge && !isSum && !isHalfName(name) && !isSending && !isOther;
  };
  // "I'd like Lessons, Repairs and Guitars pages"
  const titled = brief.pages.map((slot) => {
    const value = slot.value.replace(
      /^(?:(?:i|we)(?:['’]?d like|\swant|\sneed|\swould like)|need|want)\s+(?:an?\s)?/iu,
      '',
    );
    return value === slot.value || value === '' ? slot : { ...slot, value };
  });
  // "Pages: Home, Services. No live chat."
  const named = titled.filter(({ value }) => !/^(?:no|not|without|don['’]?t|do not)\b/iu.test(value));
  const pages = brief.pages.length > 0 ? named : wantedPages(pieces);
  const owned = ownEach.test(brief.prompt)
    ? rows
        .filter(({ item }) => ['rooms', 'portfolio', 'pricing', 'products'].includes(item.section ?? ''))
        .slice(0, 8)
    : [];
  const shell = heedShell(
    brief,
    wishes,
    rows.map(({ piece }) => piece),
  );
  return {
    ...brief,
    // 'Hero: "Drive until the road gets thin."'
    quotes: withButton(brief.quotes, pieces).map((slot) =>
      slot.value.use === 'other' &&
      /^(?:hero|(?:main |big |page )?(?:headline|heading|title)|opening line|h1)$/iu.test(
        pieceOf(slot)?.heading ?? '',
      ) &&
      !brief.quotes.some(({ value }) => value.use === 'heading')
        ? { ...slot, value: { ...slot.value, use: 'heading' as const } }
        : slot,
    ),
    pages,
    ...shell,
    excluded: [...shell.excluded, ...excludedIn(pieces, brief)],
    // "The 39 Steps" counts nothing that is wanted.
    counts: brief.counts.filter((slot) => slot.spans.length === 0 || meets(slot, wishes)),
    behaviours: brief.behaviours.filter(
      (slot) =>
        !strict.has(slot.value) ||
        slot.spans.length === 0 ||
        meets(
          slot,
          wishes.filter(({ text }) => !isUnneeded(text)),
        ),
    ),
    items: unlike(
      tidyPeople(
        wholeOrNone(
          [
            ...tidyDated(brief.items.filter(isKept), pieces).map((slot) =>
              // A week of a course costs nothing by itself.
              slot.value.price !== undefined &&
              ((isPriced && slot.value.section === 'services') || slot.value.section === 'curriculum')
                ? { ...slot, value: { ...slot.value, section: 'pricing' as const } }
                : slot,
            ),
            ...read,
          ],
          told,
        ),
        pieces,
      ).toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
    ),
    phrases: brief.phrases.filter((slot) => {
      const piece = pieceOf(slot);
      const isOffered =
        piece === undefined ||
        piece.isRow ||
        offers.test(piece.heading ?? '') ||
        /\b(?:offer|services|speciali[sz]e|include|including)\b/iu.test(piece.text);
      const isLabel = typeof piece?.heading === 'string' && !offers.test(piece.heading);
      return isFree(slot) && isOffered && !isLabel && !dangling.test(slot.value) && !meets(slot, labelled);
    }),
    parts: [
      ...wishedPages(wishes, [
        ...brief.parts.map(({ value }) => value.title),
        ...pages.map(({ value }) => value),
      ]),
      ...owned.map(({ item, piece }) => ({
        value: { title: item.name, isPage: true },
        spans: [{ start: piece.start, end: piece.start + item.name.length }],
      })),
      ...brief.parts
        // "A page for the classes a page for the mending": two, without a mark between them.
        .flatMap((slot) =>
          slot.value.title
            .split(/\s+(?:and\s+)?(?:(?:an?|one)\s)?page\s(?:for|about|of|with)\s(?:the\s|our\s|my\s)?/iu)
            .map((title) => ({ ...slot, value: { ...slot.value, title: tidyHeading(title) } })),
        )
        // "A page about me": what is told of the owner has its page anyway.
        .filter(
          (slot) =>
            isFree(slot) &&
            !isMentioned(slot, pieceOf(slot), wishes) &&
            !isEntry(slot, pieceOf(slot), wishes) &&
            // "Patron: somebody, Mrs. Parry": one statement, and not two lines.
            !(
              slot.value.lines !== undefined &&
              slot.value.lines.length !==
                pieces.filter(({ heading }) => heading === pieceOf(slot)?.heading).length &&
              pieceOf(slot)?.heading === slot.value.title
            ) &&
            !(brief.pages.length === 0 && pages.length > 0 && meets(slot, labelled)) &&
            !/^(?:me|us|myself|ourselves)$|^there(?:['’]s| is| are)\b|["“”]|^(?:button|cta|headline|then)\b/iu.test(
              slot.value.title,
            ),
        ),
    ],
  };
};
