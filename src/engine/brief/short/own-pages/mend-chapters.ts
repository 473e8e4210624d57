import type { Brief, Slot } from '@/domain/site/brief';
import { isPageSpec, readChapters, specSpans } from '../../document/page-spec';
import { withoutSpans } from '../../words/without-spans';
import type { ReadPart } from '../names/mend-intro';
import type { SectionType } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';
import { sectionOfTitle } from '../../parts/section-of-title';
import { partNamed } from './part-named';

/** Data that have a place of their own on every page of that name. */
const known = /@|https?:|\+\d|\d{3}[\s.-]?\d{3}/u;
/** "form with company, postcode, volume": what it asks is read as a form, to the end of the sentence. */
const form = /(?:^|,\s|;\s|\band\s)(?:an?\s)?(?:[\p{L}-]+\s){0,2}form\b.*$/iu;
/** "toggle 6 bottles / 12 bottles": how a part works, which is read as such. */
const working = /^(?:an?\s)?(?:toggles?|switch(?:es)?|tabs?|filters?|slider|dropdown|search)\b/iu;
/** "a table", "three featured pieces with photos", "3 posts": what is to be shown, and no words for the page. */
const furniture =
  /^(?:an?\s|the\s|our\s)?(?:(?:\d{1,2}|two|three|four|five|six|big|large|full|short|simple|featured|latest)\s)*(?:price\s|photo\s|image\s|card\s)?(?:tables?|lists?|grids?|cards?|photos?|pictures?|images?|posts|articles|hero|buttons?|cta|headline|intro(?: text)?|text|slider|carousel|banner|video|layout)\b/iu;
const ownHours = /^(?:open(?:ing)?(?:\s(?:hours|times))?|hours)\b.*\d/iu;
/** "tastings on Thursdays, £25": a sum alone belongs to what stands before it. */
const withSums = (lines: readonly string[]): readonly string[] =>
  lines.reduce<readonly string[]>(
    (all, line) =>
      all.length > 0 && /^(?:from\s)?[£$€]\s?\d[\d.,]*(?:\s?(?:\/|per|an?|each)\s?\p{L}*)?$/iu.test(line)
        ? [...all.slice(0, -1), `${all.at(-1) ?? ''}, ${line}`]
        : [...all, line],
    [],
  );
/** A page whose title says that its days and hours are those of the house. */
const visiting = /^(?:visit|find us|contact|opening (?:times|hours)|hours|sessions)/iu;

/** Sections of things that a page may list under its title. */
const lists: ReadonlySet<SectionType> = new Set([
  'services',
  'menu',
  'products',
  'curriculum',
  'features',
  'rooms',
]);
const mostWordsOfThing = 5;
/** "Services: legal, medical, technical": things of that page, and no statements on it. */
const isThing = (line: string): boolean =>
  line.split(/\s+/u).length <= mostWordsOfThing &&
  !/\d|\b(?:are|is|and more|every|each|list|table|grid|cards?|photos?|pictures?|prices?|descriptions?)\b/iu.test(
    line,
  );

const partsOf = (told: string): readonly string[] =>
  withSums(
    told
      .replace(form, '')
      // "1, 2 or 4 loaves": figures in a row are one line.
      .split(
        /(?:,(?!\s\d{1,2}(?:,|\s(?:and|or)\s\d))(?<!(?:\s|^)\d{1,2},(?=\s\d{1,2}(?:\s(?:and|or)\s\d|,)))|;)\s(?:and\s)?(?![^()]*\))/u,
      )
      .map((line) => line.trim()),
  )
    .map(capitalise)
    .filter((line) => !working.test(line) && !furniture.test(line))
    .filter((line) => /\p{L}{2}|[£$€]\s?\d/u.test(line) && !known.test(line));

/** "Studio hire: £12 an hour" on a page of its own makes nobody a hire shop: the business is told by the rest. */
function withoutChapters(brief: Brief, readPart: ReadPart): Brief {
  const plain = readPart(withoutSpans(brief.prompt, specSpans(brief.prompt)), {});
  const isToldThere = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) =>
      readChapters(brief.prompt).some(({ span }) => one.start < span.end && one.end > span.start),
    );
  const isOfHouse = ({ spans }: Slot<unknown>): boolean =>
    readChapters(brief.prompt).some(
      ({ title, span }) =>
        visiting.test(title) && spans.some((one) => one.start < span.end && one.end > span.start),
    );
  return {
    ...brief,
    ...(isToldThere(brief.kind) ? { kind: plain.kind } : {}),
    ...(brief.offer && isToldThere(brief.offer) ? { offer: plain.offer } : {}),
    ...(brief.founded && isToldThere(brief.founded) ? { founded: plain.founded } : {}),
    // "Cafes: Bryggen open 7:00-17:00, …": each has its own.
    ...(brief.hours && isToldThere(brief.hours) && !isOfHouse(brief.hours) ? { hours: plain.hours } : {}),
  };
}

/** What a plan of pages tells of each page stands on that page, and nowhere else. */
export function mendChapters(read: Brief, readPart: ReadPart): Brief {
  if (!isPageSpec(read.prompt)) return read;
  const brief = withoutChapters(read, readPart);
  const own: Brief['items'][number][] = [];
  const asked = new Set(brief.sections.map(({ value }) => value));
  const chapters = readChapters(brief.prompt).flatMap((chapter) => {
    const said = partsOf(chapter.told).filter(
      (line) =>
        brief.address?.value.includes(line) !== true &&
        !(brief.hours && visiting.test(chapter.title) && ownHours.test(line)),
    );
    // "Contact: form, map": parts of the page, which are read as such.
    const lines = said.filter((line) => {
      const named = partNamed(line, brief.kind.value);
      return named === null || !asked.has(named);
    });
    const section = sectionOfTitle(chapter.title, 'en', brief.kind.value);
    if (section !== null && lists.has(section) && lines.length > 1 && lines.every(isThing)) {
      own.push(...lines.map((name) => ({ value: { section, name }, spans: [chapter.span] })));
      return [{ ...chapter, lines: [] }];
    }
    const isContact = /^(?:contact|kontakt)/iu.test(chapter.title);
    // "Team: Ada Obi (partner), Lucy Tran (clerk)": whoever was read as people stays so.
    const inside = brief.items.filter(({ spans }) =>
      spans.some((one) => one.start < chapter.span.end && one.end > chapter.span.start),
    );
    const isPeople =
      inside.length >= lines.length &&
      inside.every(
        ({ value }) =>
          value.section === 'team' ||
          (value.section !== null && value.section === section && lists.has(section)),
      );
    return lines.length > 0 && !isContact && !isPeople ? [{ ...chapter, lines }] : [];
  });
  if (chapters.length === 0) return brief;
  const isOutside = ({ spans }: Slot<unknown>): boolean =>
    !spans.some((one) => chapters.some(({ span }) => one.start < span.end && one.end > span.start));
  return {
    ...brief,
    // Rooms are let on their page as on every other.
    items: [
      ...brief.items.filter(
        (slot) =>
          isOutside(slot) || (slot.value.section === 'rooms' && /[£$€]/u.test(slot.value.price ?? '')),
      ),
      ...own,
    ],
    phrases: brief.phrases.filter(isOutside),
    counts: brief.counts.filter(isOutside),
    parts: [
      ...brief.parts.filter(isOutside),
      ...chapters.flatMap(({ title, lines, span }) =>
        lines.length === 0 ? [] : { value: { title, isPage: true, lines }, spans: [span] },
      ),
    ],
  };
}
