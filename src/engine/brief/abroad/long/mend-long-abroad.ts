import type { Brief, BriefCorrections, ListedItem, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { arabicHours } from '../east/arabic-hours';
import { mendHours } from '../mend-hours';
import { fieldsWished } from './fields-wished';
import { isLongAbroad } from './is-long-abroad';
import { keepSpans } from './keep-spans';
import type { Chapter } from './chapter';
import { readLongBrief } from './read-long-brief';
import { sectionOfRows } from './section-of-rows';
import { wishedLanguages } from './told-language';
import { addressIn, offerOf, phoneIn, placeOf, townIn, trueHours, wholePhone } from './told-slots';

const apps = new Set<SiteKind>([...appKinds, 'cv', 'docs', 'link-in-bio']);

/** A value with where the prompt says it, as far as it says it in these words. */
const slotIn = <T>(prompt: string, value: T, words: string): Slot<T> => {
  const start = prompt.toLowerCase().indexOf(words.toLowerCase());
  return { value, spans: start < 0 ? [] : [{ start, end: start + words.length }] };
};

const itemsOf = (prompt: string, chapters: readonly Chapter[], kind: SiteKind): Slot<ListedItem>[] =>
  chapters
    .flatMap((chapter): ListedItem[] => [
      ...chapter.rows.map((row) => ({ section: sectionOfRows(chapter, kind), ...row })),
      ...chapter.people.map(({ name, note }) => ({ section: 'team' as const, name, note })),
      ...chapter.dated.map((dated) => ({ section: 'events' as const, ...dated })),
      ...chapter.answers.map(({ question, answer }) => ({
        section: 'faq' as const,
        name: question,
        note: answer,
      })),
      ...chapter.voices.map(({ said, who }) =>
        who === ''
          ? { section: 'testimonials' as const, name: said }
          : { section: 'testimonials' as const, name: who, note: said },
      ),
    ])
    .map((item) => slotIn(prompt, item, item.name));

type ReadPart = (part: string, told: BriefCorrections) => Brief;

/** What the opening alone says the house is, where it says it; the whole may speak of other trades, too. */
const kindOf = (whole: Brief, opening: Brief, corrections: BriefCorrections): Pick<Brief, 'kind' | 'offer'> =>
  corrections.kind !== undefined || opening.kind.value === 'unknown' || apps.has(opening.kind.value)
    ? { kind: whole.kind, offer: offerOf(opening, whole) }
    : { kind: opening.kind, offer: offerOf(opening, whole) };

/**
 * A long brief as its owner meant it: wishes are read from what is wished, hours from what tells the hours, and lists from their
 * own chapters; a word of a told sentence colours no page and asks for no section.
 */
export const mendLongAbroad = (brief: Brief, corrections: BriefCorrections, readPart: ReadPart): Brief => {
  if (!isLongAbroad(brief)) return brief;
  const { prompt } = brief;
  const long = readLongBrief(prompt, brief.name?.value ?? null);
  const bare = { ...corrections, language: brief.language.value };
  const wished =
    long.wishes.length === 0
      ? null
      : readPart(keepSpans(prompt, long.wishes), { ...bare, kind: brief.kind.value });
  const opening = readPart(keepSpans(prompt, long.opening), bare);
  const { kind, offer } = kindOf(brief, opening, corrections);
  const hours = long.hours
    .map((spans) => {
      const told = keepSpans(prompt, spans);
      return trueHours(mendHours(arabicHours(readPart(told, { ...bare, kind: kind.value }))).hours, told);
    })
    .find((one) => one !== null);
  const named =
    long.pages.length > 1 ? long.pages.map((title) => slotIn(prompt, title, title)) : (wished?.pages ?? []);
  const address = addressIn(long);
  const phone = phoneIn(prompt);
  const town = townIn(prompt);
  const forms = brief.forms ?? fieldsWished(prompt);
  return {
    ...brief,
    languages: wishedLanguages(brief, long.wishes),
    kind,
    offer,
    name:
      corrections.name === undefined && long.name !== null
        ? slotIn(prompt, long.name, long.name)
        : brief.name,
    place:
      placeOf(opening, brief, long.name ?? '', address ?? brief.address?.value ?? '') ??
      (town === undefined ? null : slotIn(prompt, town, town)),
    phone: phone === undefined ? wholePhone(brief.phone) : slotIn(prompt, phone, phone),
    address: address === undefined ? brief.address : slotIn(prompt, address, address),
    hours: hours ?? null,
    date: kind.value === 'event' ? brief.date : null,
    pages: corrections.pages === undefined ? named : brief.pages,
    quotes: wished?.quotes ?? [],
    onePage: wished?.onePage ?? null,
    sections: corrections.sections === undefined ? (wished?.sections ?? []) : brief.sections,
    parts: [],
    behaviours: wished?.behaviours ?? [],
    counts: [],
    items: itemsOf(prompt, long.chapters, kind.value),
    tone: wished?.tone ?? [],
    style: corrections.style === undefined ? (wished?.style ?? null) : brief.style,
    colours: corrections.colours === undefined ? (wished?.colours ?? []) : brief.colours,
    font: wished?.font ?? null,
    scheme: corrections.scheme === undefined ? (wished?.scheme ?? null) : brief.scheme,
    excluded: corrections.excluded === undefined ? (wished?.excluded ?? []) : brief.excluded,
    phrases: [],
    ...(forms.length > 0 ? { forms } : {}),
    remarks: wished?.remarks ?? [],
    limits: wished?.limits ?? [],
  };
};
