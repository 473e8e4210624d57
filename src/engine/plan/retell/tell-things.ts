import { isForMaker } from './is-for-maker';
import type { Piece } from './lines/piece';
import type { PagePlan, SitePlan } from '../site-plan';
import { tidySentence } from './tidy-words';

/** The page of one thing says all that is told of it: "Otter Cottage". */
export const tellThings = (plan: SitePlan, pieces: readonly Piece[]): SitePlan => {
  const told = pieces.filter((piece) => !isForMaker(piece, plan.brief));
  const pages = plan.pages.map((page): PagePlan => {
    const item = plan.brief.items.find(({ value }) => value.name === page.title)?.value;
    const at = page.sections.findIndex(
      ({ type, content }) => type === 'text' && content.title === page.title,
    );
    if (!item || at < 0) return page;
    const [first = page.title] = page.title.replace(/^The\s/u, '').split(/\s/u);
    const own = told.filter(
      ({ text }) => text.includes(page.title) || new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, 'u').test(text),
    );
    const body = [...new Set(own.map(({ text }) => tidySentence(text)))];
    return {
      ...page,
      sections: page.sections.map((section, index) =>
        index === at && body.length > 0 ? { ...section, content: { ...section.content, body } } : section,
      ),
    };
  });
  return { ...plan, pages };
};
