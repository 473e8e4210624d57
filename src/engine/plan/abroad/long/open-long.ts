import type { Chapter } from '../../../brief/abroad/long/chapter';
import type { SitePlan } from '../../site-plan';

type Told = { readonly plan: SitePlan; readonly chapters: readonly Chapter[] };

const longest = 220;
const shortest = 40;

/**
 * The first page opens with what the house says of itself first, where that is short enough to be read at once. Where more is
 * told of it that sentence is not told again below.
 */
export const openLong = (plan: SitePlan, chapters: readonly Chapter[]): Told => {
  const at = chapters.findIndex(({ sort, sentences }) => sort === 'about' && sentences.length > 0);
  const chapter = chapters[at];
  const [home, ...others] = plan.pages;
  if (!chapter || !home) return { plan, chapters };
  const [first = '', second = ''] = chapter.sentences;
  const both = `${first} ${second}`.trim();
  const count = first.length < shortest && second !== '' && both.length <= longest ? 2 : 1;
  const lede = count === 2 ? both : first;
  if (lede.length > longest) return { plan, chapters };
  const sections = home.sections.map((section) =>
    section.type === 'hero' ? { ...section, content: { ...section.content, lede } } : section,
  );
  const rest = chapter.sentences.slice(count);
  return {
    plan: { ...plan, pages: [{ ...home, sections }, ...others] },
    chapters:
      rest.length === 0 && chapter.people.length === 0
        ? chapters.filter((one) => one !== chapter)
        : chapters.with(at, { ...chapter, sentences: rest }),
  };
};
