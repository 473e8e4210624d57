import type { Brief, BriefCorrections, Slot, SitePart, Span } from '@/domain/site/brief';
import { appKinds, type SectionType, type SiteKind } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../parts/section-of-title';
import { withoutSpans } from '../../words/without-spans';
import type { ReadPart } from '../names/mend-intro';

type Entry = { readonly title: string; readonly span: Span };

/** What builders of sites are told: "… with sections: Hero, Our Beers, Taproom, Find Us, Contact". */
const list =
  /(?:\bwith|\band|\bhas|\bhaving|\bincluding|\bincludes?|\bplus|[,.:;])\s(?:the\s)?(?:following\s)?(?:page\s)?sections?(?:\s?:|\s(?:for|like|such as)\b:?)?\s+(?<titles>\p{Lu}[^.\n:;()£€$₦₹\d]*)(?=[.\n]|$)/u;
const fewest = 3;
const longest = 5;
const apps = new Set<string>(appKinds);

/** Titles that stand for a section wherever they stand. */
const known: Readonly<Record<string, SectionType>> = {
  home: 'hero',
  subscribe: 'newsletter',
  screenshots: 'gallery',
  committee: 'team',
  hosts: 'team',
  attorneys: 'team',
  'find us': 'map',
  'visit us': 'map',
};

function readEntries(prompt: string): readonly Entry[] {
  const found = list.exec(prompt);
  const titles = found?.groups?.['titles'];
  if (!found || titles === undefined) return [];
  const at = found.index + found[0].length - titles.length;
  const entries = [...titles.matchAll(/[^,]+/gu)].flatMap(({ 0: part, index }) => {
    const title = part.replace(/^\s*(?:and|&)\s/u, '').trim();
    const start = at + index + part.indexOf(title);
    return title === '' ? [] : [{ title, span: { start, end: start + title.length } }];
  });
  const isTitle = ({ title }: Entry): boolean =>
    /^\p{Lu}/u.test(title) &&
    title.split(/\s+/u).length <= longest &&
    !/\s(?:with|that|which|where|showing|for)\s/u.test(title);
  return entries.length >= fewest && entries.every(isTitle) ? entries : [];
}

type Told = { readonly sections: Slot<SectionType>[]; readonly parts: Slot<SitePart>[] };

/** "Sponsor a Child, Donate": where something is done, the plain word is the place for it. */
const doneThere: ReadonlySet<SectionType> = new Set([
  'donation',
  'newsletter',
  'contact',
  'booking',
  'quote',
]);

const partOf = ([section]: readonly Slot<SectionType>[], entries: readonly Entry[]): Slot<SitePart> => {
  const spans = section?.spans ?? [];
  const title = entries.find(({ span }) => span.start === spans[0]?.start)?.title ?? '';
  return { value: { title, isPage: false }, spans };
};

/** Each title as the section it names; one that names none, or names one again, is a part of its own. */
function tellEntries(entries: readonly Entry[], kind: SiteKind): Told {
  const told: Told = { sections: [], parts: [] };
  for (const { title, span } of entries) {
    const type = known[title.toLowerCase()] ?? sectionOfTitle(title, 'en', kind);
    const before = told.sections.findIndex(({ value }) => value === type);
    const other = told.sections[before];
    if (type === null || (other && !(doneThere.has(type) && !title.includes(' '))))
      told.parts.push({ value: { title, isPage: false }, spans: [span] });
    else {
      told.sections.push({ value: type, spans: [span] });
      if (other) told.parts.push(partOf(told.sections.splice(before, 1), entries));
    }
  }
  return told;
}

/**
 * A short prompt that lists the titles of its sections: what is in the list is a section and nothing else, so that "Find
 * Us" is no name and "Our Children" no offer. The rest is read without it. Null where no such list stands.
 */
export function withSectionList(
  read: Brief,
  corrections: BriefCorrections,
  readPart: ReadPart,
  mend: (bare: Brief) => Brief,
): Brief | null {
  if (corrections.sections !== undefined) return null;
  const entries = readEntries(read.prompt);
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return null;
  const bare = readPart(
    withoutSpans(read.prompt, [{ start: first.span.start, end: last.span.end }]),
    corrections,
  );
  const brief = mend(bare);
  if (apps.has(brief.kind.value)) return null;
  const { sections, parts } = tellEntries(entries, brief.kind.value);
  const isListed = (type: SectionType): boolean => sections.some(({ value }) => value === type);
  return {
    ...brief,
    prompt: read.prompt,
    sections: [...brief.sections.filter(({ value }) => !isListed(value)), ...sections],
    parts: [...brief.parts, ...parts],
    behaviours: [
      ...brief.behaviours,
      ...read.behaviours.filter(({ value }) => !brief.behaviours.some((other) => other.value === value)),
    ],
    // Its titles are a wish for the page and are not told once more.
    onePage:
      brief.pages.length === 0
        ? {
            value: brief.onePage?.value ?? true,
            spans: [...(brief.onePage?.spans ?? []), { start: first.span.start, end: last.span.end }],
          }
        : brief.onePage,
  };
}
