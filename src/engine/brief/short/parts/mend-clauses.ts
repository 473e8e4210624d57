import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const made: ReadonlySet<SiteKind> = new Set(['saas', 'mobile-app', 'docs', 'product']);
/** What opens a clause about the thing itself, and what opens one about its page. */
const openers =
  /\b(?:(?<own>that|which|who|where|lets?|helps?|to|for|of)|(?<page>with|plus|including|has|have|shows?|includes?|lists?|needs?|sections?|pages?|add|want))\b/giu;
const things =
  /^(?:photos?|photographs|pictures|images|videos?|posts?|articles|events?|menus?|reviews?|products?|recipes|rooms|tickets|jobs|services|teams?|donations|portfolios?|galler(?:y|ies))$/iu;

/** "a CLI that renames photos": what a program works on is no part of its page. */
export function mendClauses(brief: Brief): Brief {
  if (!made.has(brief.kind.value)) return brief;
  const isWorkedOn = ({ start, end }: { readonly start: number; readonly end: number }): boolean => {
    if (!things.test(brief.prompt.slice(start, end))) return false;
    const clause =
      brief.prompt
        .slice(0, start)
        .split(/[,.;:!?\n]/u)
        .at(-1) ?? '';
    return [...clause.matchAll(openers)].at(-1)?.groups?.['own'] !== undefined;
  };
  return {
    ...brief,
    sections: brief.sections.filter(({ spans }) => spans.length === 0 || !spans.every(isWorkedOn)),
  };
}
