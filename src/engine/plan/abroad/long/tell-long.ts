import type { Chapter } from '../../../brief/abroad/long/chapter';
import { readLongBrief } from '../../../brief/abroad/long/read-long-brief';
import { freeId } from '../../free-id';
import { chooseGrounds } from '../../look/choose-ground';
import type { LayoutHistory } from '../../look/choose-variant';
import { describePage } from '../../pages/describe-page';
import type { PagePlan, SitePlan } from '../../site-plan';
import type { Words } from '../../words/words';
import { besideContact } from './beside-contact';
import { besideHours } from './beside-hours';
import { bookTold } from './book-told';
import { chapterSections } from './chapter-sections';
import { fillBare, moveForm } from './fill-bare';
import { joinChapters } from './join-chapters';
import { keepUsual } from './keep-usual';
import { leadSomewhere } from './lead-somewhere';
import { leadToOffer } from './lead-to-offer';
import { openLong } from './open-long';
import { pageOfChapter } from './page-of-chapter';
import { placeTold } from './place-told';
import { skeletonOf } from './skeleton';

const withIds = (page: PagePlan): PagePlan => {
  const taken: string[] = [];
  const sections = page.sections.map((section) => {
    const id = freeId(section.type, taken);
    taken.push(id);
    return { ...section, id };
  });
  return { ...page, sections };
};

/** The chapters of each page, in the prompt's order. */
const shelve = (chapters: readonly Chapter[], pages: readonly PagePlan[]): Map<number, Chapter[]> => {
  const shelved = new Map<number, Chapter[]>();
  const hasTeam = chapters.some(({ sort, people }) => sort === 'team' && people.length > 0);
  for (const chapter of chapters) {
    const paragraph = chapters.filter(({ nth }) => nth === chapter.nth);
    const at = pageOfChapter(chapter, pages, paragraph, hasTeam);
    shelved.set(at, [...(shelved.get(at) ?? []), chapter]);
  }
  return shelved;
};

/** The site of a long brief in another language than English: every chapter on the page that it is about, in its owner's words. */
export const tellLong = (planned: SitePlan, words: Words): SitePlan => {
  const { brief } = planned;
  const long = readLongBrief(brief.prompt, brief.name?.value ?? null);
  const opened = openLong(skeletonOf(planned), long.chapters);
  const { plan, chapters } = besideHours(besideContact(opened));
  const shelved = fillBare(shelve(chapters, plan.pages), plan.pages);
  const site = new Map<string, number>();
  const pages = plan.pages.map((page, at): PagePlan => {
    const history: LayoutHistory = { page: [], site };
    const told = joinChapters(shelved.get(at) ?? []).flatMap((chapter) =>
      chapterSections(plan, chapter, words, history).map((section) => ({ section, sort: chapter.sort })),
    );
    return placeTold(page, told, at === 0);
  });
  const kept = leadSomewhere(
    leadToOffer(bookTold(keepUsual({ ...plan, pages: moveForm(pages) }, words)), words),
    words,
  );
  return {
    ...kept,
    pages: kept.pages.map(withIds).map((page, turn) => {
      const grounds = chooseGrounds({ ...kept, turn }, page.sections);
      const sections = page.sections.map((section, at) => ({ ...section, ground: grounds[at] ?? 'page' }));
      return { ...page, sections, description: describePage(page, sections, kept.name, kept.language) };
    }),
  };
};
