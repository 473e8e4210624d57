import type { SiteDraft } from '../draft/site-draft';
import { childElements, classesOf, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { PageSection } from '../../locate/find-sections';
import { foldWord } from '../words/fold-word';
import { likenessOf } from '../words/likeness';
import { sectionTypesNamed } from '../words/section-words';
import type { SectionPlace } from './target';

/** The heading that names a section: its first h1, h2 or h3. */
export function headingOf(section: PageSection): PageElement | null {
  return elementsIn(section.element).find((element) => /^h[1-3]$/.test(element.tag)) ?? null;
}

/** Every section of every page, those of the given page first. */
export function everySection(draft: SiteDraft, page: string): readonly SectionPlace[] {
  const pages = [page, ...draft.pages().filter((path) => path !== page)].filter((path) => draft.has(path));
  return pages.flatMap((path) => draft.sections(path).map((section) => ({ page: path, section })));
}

/**
 * The sections that a phrase names: by id, by kind, by heading (0.8 alike), by class. Those of the page looked at come
 * first and, when there are any, alone - unless `isEverywhere`. Header and footer stand on every page and count once.
 */
export function findNamedSections(
  draft: SiteDraft,
  phrase: string,
  page: string,
  isEverywhere = false,
): readonly SectionPlace[] {
  const all = everySection(draft, page);
  const bare = stripSectionWords(phrase).replace(/(?<=\S)-(?=\S)/g, ' ');
  if (bare === '') return [];
  const tests: ((place: SectionPlace) => boolean)[] = [
    ({ section }) => foldWord(section.id) === foldWord(bare).replace(/\s+/g, '-'),
    ...sectionTypesNamed(bare).map(
      (type) =>
        ({ section }: SectionPlace) =>
          section.type === type || (section.type === null && isLikeType(section, type)),
    ),
    // The head of a page is called what the page is called: no section of it.
    ({ section }) =>
      section.type !== 'page-header' && nameParts(section).some((words) => likenessOf(words, bare) >= 0.8),
    ({ section }) => section.type !== 'page-header' && isWithinHeading(section, bare),
    ({ section }) =>
      classesOf(section.element).some((word) => foldWord(word).replace(/-/g, ' ') === foldWord(bare)),
    ({ section }) => isKindSaying(section, bare),
    ({ section }) => bare === 'form' && elementsIn(section.element).some(({ tag }) => tag === 'form'),
  ];
  for (const test of tests) {
    const found = all.filter(test);
    if (found.length === 0) continue;
    const here = found.filter((place) => place.page === page);
    return isEverywhere || here.length === 0 ? found : here;
  }
  return [];
}

/** The phrase without the words "section", "block" and "part" around a name. */
export function stripSectionWords(phrase: string): string {
  return phrase
    .trim()
    .replace(
      /^(?:the|section|block|sections|whole|entire|existing|current)\s+(?:(?:of|with|called|named|about)\s+)?/i,
      '',
    )
    .replace(/\s+(?:section|sections|block|area|part|bit|form section|box|strip|panel)$/i, '')
    .trim();
}

function nameParts(section: PageSection): readonly string[] {
  const heading = headingOf(section);
  return heading ? [wordsIn(heading)] : [];
}

function isWithinHeading(section: PageSection, phrase: string): boolean {
  const heading = headingOf(section);
  const folded = foldWord(phrase);
  return heading !== null && folded.length > 4 && foldWord(wordsIn(heading)).includes(folded);
}

/** "Guest book quotes": a kind, with words before it that stand in the section. */
function isKindSaying(section: PageSection, phrase: string): boolean {
  const { own, kind } = /^(?<own>.+) (?<kind>\S+)$/.exec(foldWord(phrase))?.groups ?? {};
  // "The first question" and "the guest review" are one thing of a list.
  const isWhole = /s$|^(?:menu|gallery|map|form|team|faq|timetable|agenda|newsletter|pricing|portfolio|blog|countdown)$/.test(kind ?? ''); // prettier-ignore
  if (!own || !kind || !isWhole || section.type === null || own.length < 4) return false;
  if (/^(?:first|last|second|third|other|all|every|\d+|two|three|four|five)\b/.test(own)) return false;
  return (
    sectionTypesNamed(kind).some((type) => type === section.type) &&
    foldWord(wordsIn(section.element)).includes(own)
  );
}

/** On a page that was not made here a section's id, classes and tag tell what it is. */
function isLikeType(section: PageSection, type: string): boolean {
  const { element } = section;
  if (type === 'nav' && (element.tag === 'header' || element.tag === 'nav'))
    return element.parent?.tag === 'body' || element.parent === null;
  if (type === 'footer' && element.tag === 'footer') return true;
  const names = [section.id, ...classesOf(element)].flatMap((name) => [name, ...name.split(/[-_]/)]);
  if (names.some((name) => foldWord(name) === type || sectionTypesNamed(name)[0] === type)) return true;
  return (
    type === 'hero' &&
    childElements(element).length > 0 &&
    elementsIn(element).some(({ tag }) => tag === 'h1')
  );
}
