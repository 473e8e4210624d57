import { findKind } from '../../kinds/find-kind';
import { peopleNames } from '../../kinds/parts/people-names';
import { makeFacts } from '../../told/make-facts';
import type { SectionPlan, SitePlan } from '../../site-plan';

const peopled: ReadonlySet<string> = new Set(['team', 'speakers', 'teacher', 'testimonials']);
const second = /^(?:\p{L}[\p{L}'’-]*\s)+[2-9]$/u;

/** "Rhys Pritchard 2": more made-up people than the copy has are people, too. */
export function heedPeople(plan: SitePlan): SitePlan {
  const isSecond = (section: SectionPlan): boolean =>
    peopled.has(section.type) &&
    (section.content.items ?? []).some(({ title, sample }) => sample === true && second.test(title));
  if (!plan.pages.some(({ sections }) => sections.some(isSecond))) return plan;
  const said = JSON.stringify(plan.pages);
  const names = peopleNames(makeFacts(plan.brief, findKind(plan.kind), plan.seed), 'more', 40).filter(
    (name) => !said.includes(name),
  );
  const given = new Map<string, string>();
  const nameOf = (title: string): string => {
    const name = given.get(title) ?? names[given.size] ?? title;
    given.set(title, name);
    return name;
  };
  const heed = (section: SectionPlan): SectionPlan =>
    isSecond(section)
      ? {
          ...section,
          content: {
            ...section.content,
            items: (section.content.items ?? []).map((item) =>
              item.sample === true && second.test(item.title) ? { ...item, title: nameOf(item.title) } : item,
            ),
          },
        }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(heed) })) };
}
