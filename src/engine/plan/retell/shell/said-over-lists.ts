import type { SectionPlan, SitePlan } from '../../site-plan';

const longestLede = 260;
const isList = ({ type, content }: SectionPlan): boolean =>
  type !== 'text' && type !== 'hero' && (content.items?.length ?? 0) > 1;
const sameTitle = (one: SectionPlan, other: SectionPlan): boolean =>
  one.content.title.toLowerCase() === other.content.title.toLowerCase();

/** "Good to know" may stand on every page: another page's text is none of its list. */
const isGeneral = /^(?:good to know|details|about (?:us|me)|in short|more)$/iu;

/** "It comes at £52 a head" under the title of a menu: what is told of a list stands over it, on whichever page that is. */
export const saidOverLists = (plan: SitePlan): SitePlan => {
  const said = new Map<SectionPlan, SectionPlan>();
  const all = plan.pages.flatMap(({ sections }) => sections);
  for (const text of all) {
    const near = isGeneral.test(text.content.title) ? (plan.pages.find(({ sections }) => sections.includes(text))?.sections ?? []) : all; // prettier-ignore
    const list = text.type === 'text' ? near.find((one) => isList(one) && sameTitle(one, text)) : undefined;
    const isShort = (text.content.body ?? []).join(' ').length < longestLede;
    if (list && isShort && list.content.lede === undefined && ![...said.values()].includes(list)) said.set(text, list); // prettier-ignore
  }
  if (said.size === 0) return plan;
  const ledes = new Map([...said].map(([text, list]) => [list, (text.content.body ?? []).join(' ')]));
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections
        .filter((section) => !said.has(section))
        .map((section) => {
          const lede = ledes.get(section);
          return lede === undefined ? section : { ...section, content: { ...section.content, lede } };
        }),
    })),
  };
};
