import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const framing = new Set(['page-header', 'cta']);

const few = 4;
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .match(/[\p{L}\d]+/gu) ?? [];

/** A page on which its owner's words stand begins with its title, and with no made-up line under it. */
export const withoutFillers = (plan: SitePlan): SitePlan => {
  const prompt = wordsOf(plan.brief.prompt).join(' ');
  // What was told is printed in tidier letters: four words of it in a row will do.
  const isTold = (line: string): boolean => {
    const words = wordsOf(line);
    return words.some((_, at) => at + few <= Math.max(words.length, few) && prompt.includes(words.slice(at, at + few).join(' '))); // prettier-ignore
  };
  const isMadeUp = ({ type, content }: SectionPlan, page: PagePlan): boolean =>
    type === 'text' &&
    content.title.toLowerCase() === page.title.toLowerCase() &&
    !(content.body ?? []).some(isTold);
  return {
    ...plan,
    pages: plan.pages.map((page, at) => {
      const filler = at === 0 ? undefined : page.sections.find((section) => isMadeUp(section, page));
      const isFull = page.sections.some((one) => one !== filler && !framing.has(one.type));
      if (!filler || !isFull) return page;
      const hasHead = page.sections.some(({ type }) => type === 'page-header');
      const head: SectionPlan = {
        ...filler,
        type: 'page-header',
        id: 'page-header',
        variant: 'plain',
        content: { title: page.title },
      };
      return {
        ...page,
        sections: page.sections.flatMap((one) => (one === filler ? (hasHead ? [] : [head]) : [one])),
      };
    }),
  };
};
