import { createShelf } from '../../shelf';
import type { SectionContent } from '../content';
import { freeId } from '../free-id';
import type { placeBesides } from '../parts-by-title/besides';
import type { PartContent } from '../parts-by-title/read-parts';
import type { SectionPlan, SitePlan } from '../site-plan';
import { ownWords } from '../told/told-of-part';

type PartWords = {
  readonly line: (title: string) => string | undefined;
  readonly find: (title: string, business: string) => PartContent | undefined;
  readonly place: typeof placeBesides;
  readonly chapters: readonly PartContent[];
};
const texts = createShelf<'en', PartWords>('lines of parts in', {
  en: async () => {
    const [{ findPartContent, findPartLine }, { placeBesides }, { anyChapters }] = await Promise.all([
      import('./part-contents'),
      import('../parts-by-title/besides'),
      import('./chapter-content'),
    ]);
    return { line: findPartLine, find: findPartContent, place: placeBesides, chapters: anyChapters };
  },
});
/** Fetches the lines that parts of one's own title may open with; a language without any is no error. */
export const loadPartTexts = async (language: string): Promise<void> => {
  if (language === 'en') await texts.load('en');
};

/** The line that a part may open with by the words in its title; undefined where none is known. */
export function lineFor(
  title: string,
  { language, kind }: Pick<SitePlan, 'language' | 'kind'>,
): string | undefined {
  // What a couple wishes for is no voucher.
  if (language === 'en' && kind === 'event' && /^(?:gifts?|presents?)$/iu.test(title))
    return lineFor('registry', { language, kind: 'unknown' });
  return language === 'en' ? texts.get('en')?.line(title) : undefined;
}

const stepLayouts = ['path', 'stairs', 'numbered', 'ladder'] as const;
const pointLayouts = ['columns', 'aside', 'signs', 'headline'] as const;

/** What usually stands in a part with this title, where the prompt tells no more of it; null for titles that nobody knows. */
export function usualSection(
  title: string,
  { brief, language, kind, noun }: SitePlan,
  taken: readonly string[],
  ground: SectionPlan['ground'],
): SectionPlan | null {
  // The one sentence of a guide names its chapters and tells none of them.
  if (language !== 'en' || (noun !== 'guidebook' && ownWords(brief.prompt, title).length > 0)) return null;
  const usual = texts.get('en')?.find(title, `${kind} ${noun}`);
  if (!usual) return null;
  return sectionOf(title, usual, taken, ground, brief.prompt.length);
}

function sectionOf(
  title: string,
  usual: PartContent,
  taken: readonly string[],
  ground: SectionPlan['ground'],
  turn: number,
): SectionPlan {
  const type = usual.isSteps ? 'process' : 'values';
  const layouts = usual.isSteps ? stepLayouts : pointLayouts;
  return {
    type,
    id: freeId(type, taken),
    // Parts of one site differ from each other, and from those of the next site.
    variant: layouts[(taken.length + turn) % layouts.length] ?? layouts[0],
    ground,
    content: {
      title,
      ...(usual.lede === null ? {} : { lede: usual.lede }),
      items: usual.entries.map(([head, text]) => ({ title: head, text })),
    },
    behaviours: [],
  };
}

/** Whether two sections say the same under their titles. */
export const isSame = ({ items: one = [] }: SectionContent, { items: other = [] }: SectionContent): boolean =>
  one.length > 0 && one.length === other.length && one.every(({ text }, at) => text === other[at]?.text);

/** A chapter in the first way that no other section is told in yet. */
export const otherwise = (
  title: string,
  { brief }: SitePlan,
  sections: readonly SectionPlan[],
  ground: SectionPlan['ground'],
): SectionPlan | undefined =>
  texts
    .get('en')
    ?.chapters.map((one) =>
      sectionOf(
        title,
        one,
        sections.map(({ id }) => id),
        ground,
        brief.prompt.length,
      ),
    )
    .find((one) => !sections.some(({ content }) => isSame(content, one.content)));

/** Puts titles that nothing is known of where they read best; undefined where no such words were fetched. */
export const placeOthers: typeof placeBesides = (pages, titles, kind) =>
  texts.get('en')?.place(pages, titles, kind) ?? null;
