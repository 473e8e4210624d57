import { isJoined, isNoun } from './is-section-noun';
import { isWorkDone } from './is-work-done';
import { isSaying } from './is-saying';
import { isShownInGallery } from './is-shown-in-gallery';
import type { Slot, Span } from '@/domain/site/brief';
import { appKinds, type BehaviourType, type SectionType, type SiteKind } from '@/domain/site/vocabulary';
import { findStaff } from '../people/find-staff';
import { findMeant, gatherSlots, type Met } from '../offer/find-meant';
import { isPriceOf, isPublic } from './section-owner';
import { spanOf, type Reading } from '../reading';

/** Kinds whose own word, opening the prompt, is not a section: "a portfolio for…", "a blog about…". */
const ownWords: Partial<Record<SiteKind, readonly SectionType[]>> = {
  portfolio: ['portfolio'], photographer: ['portfolio', 'gallery'], studio: ['portfolio'], shop: ['products'], blog: ['posts'], docs: ['posts'],
  directory: ['jobs', 'listings'], quiz: ['faq'], timer: ['countdown'], calculator: ['quote'], poll: ['form'], 'link-in-bio': ['links'],
  course: ['curriculum'], dashboard: ['stats'],
}; // prettier-ignore
/** Apps: "a todo list with projects" speaks of what is kept in them, not of sections of a page. */
const workingKinds = new Set<SiteKind>(
  appKinds.filter((kind) => kind !== 'directory' && kind !== 'forum' && kind !== 'booking'),
);
const contents = new Set<SectionType>([
  'portfolio', 'listings', 'map', 'posts', 'events', 'gallery', 'products', 'menu', 'logos', 'timetable', 'agenda', 'article', 'rooms', 'quote', 'process', 'values', 'languages', 'team', 'categories',
]); // prettier-ignore
/** Behaviours whose words name no section: "download as PDF" is no download section. */
const speaking = new Set<BehaviourType>([
  'print',
  'export',
  'theme-toggle',
  'copy',
  'language-switch',
  'import',
]);

/** Sections read: the slots, the words behind them, and every section word at all. */
export type ReadSections = {
  readonly words: readonly Met<SectionType>[];
  readonly slots: Slot<SectionType>[];
  readonly met: readonly Met<SectionType>[];
};

/** "Countdown in days, hours, minutes": what it counts in, and no time at which anything opens. */
const isClock = ({ folded, tokens }: Reading, { value, from }: Met<SectionType>): boolean =>
  value === 'hours' && /\bdays?(?:,?\s(?:and\s)?|\/)$/u.test(folded.slice(0, tokens[from]?.start ?? 0));

/**
 * Reads the sections asked for. `skip` tells tokens that belong to something else: what is denied, a page title, a colour's
 * role; `own` is the noun phrase of the business itself.
 */
export function readSections(
  reading: Reading,
  kind: Slot<SiteKind>,
  own: Span | null,
  skip: (at: number) => boolean,
): ReadSections {
  const spoken = findMeant(reading, reading.lexicon.behaviours, kind.value).filter((one) =>
    speaking.has(one.value),
  );
  const named = findMeant(reading, reading.lexicon.sections, kind.value);
  const working = findStaff(reading);
  const staff = working.filter(
    (one) => !named.some((other) => other.from < one.to && other.to > one.from && other.value === 'team'),
  );
  const all = [...named, ...staff].toSorted((one, other) => one.from - other.from);
  const met = all.filter((one, index) => {
    if (
      skip(one.from) ||
      !isNoun(reading, one, kind.value) ||
      isPublic(reading, one) ||
      isClock(reading, one) ||
      (one.value === 'portfolio' && (isWorkDone(reading, one.from) || isShownInGallery(reading, one.from))) ||
      isSaying(reading, one)
    )
      return false;
    if (
      spoken.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      )
    )
      return false;
    // "booking form": the form is the section's own.
    if (
      one.value === 'form' &&
      all.some(
        (other) =>
          other !== all[index] &&
          other.to === one.from &&
          isJoined(reading, one.from) &&
          // "المدربون والتسجيل": an "and" joined to the word makes it an entry.
          !/^[וو]/u.test(reading.tokens[one.from]?.form ?? ''),
      )
    )
      return false;
    if (
      one.value !== 'listings' &&
      // "App Store buttons" tell what it is and ask for them.
      one.value !== 'download' &&
      // "Solicitors Baxter Lyle, our solicitors": the trade is told once more, for those who work at it.
      !(one.value === 'team' && working.some((other) => other.from < one.to && other.to > one.from)) &&
      isInside(spanOf(reading.tokens, one.from, one.to), [...kind.spans, ...(own ? [own] : [])])
    )
      return false;
    // "Portfolio for a tattoo artist. Gallery with 12 works": the first word is the site, the other the part of it.
    const isWhole = one.value === 'portfolio' && all.some(({ value }) => value === 'gallery');
    return !(
      one.from < 4 &&
      isOpening(reading, one.from) &&
      (isWhole || (ownWords[kind.value] ?? []).includes(one.value))
    );
  });
  const kept = met.filter((one) => one.value !== 'pricing' || !isPriceOf(reading, met, one));
  const shown = workingKinds.has(kind.value) ? kept.filter((one) => !contents.has(one.value)) : kept;
  return {
    slots: gatherSlots(reading, shown),
    met,
    words: all.filter((one) => isNoun(reading, one, kind.value)),
  };
}

function isInside(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => span.start < other.end && span.end > other.start);
}

function isOpening(reading: Reading, at: number): boolean {
  return (reading.tokens[at]?.clause ?? 0) === 0;
}
