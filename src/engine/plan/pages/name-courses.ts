import { capitalise } from '../kinds/parts/weave';
import type { ContentItem } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

type Course = 'first' | 'pasta' | 'pizza' | 'main' | 'side' | 'sweet' | 'drink';

const courses: Readonly<Record<Course, RegExp>> = {
  first:
    /^(?:antipasti|starters?|to begin|small plates|appeti[sz]ers?|mez(?:z|)es?|entr[ée]es|nibbles|snacks|cold tapas|to share|to start)$/iu,
  pasta: /^(?:(?:fresh )?pastas?|primi|noodles|risott[io])$/iu,
  pizza: /^pizzas?$/iu,
  main: /^(?:mains?|main (?:courses|dishes|plates)|secondi|(?:from the |the )?grill|hot tapas|large plates|curries|to follow)$/iu,
  side: /^(?:sides?|side dishes|contorni|salads?)$/iu,
  sweet: /^(?:desserts?|dolci|puddings?|sweets?|afters|cakes|to end|to finish)$/iu,
  drink: /^(?:drinks|to drink|wines?|cocktails|beers?)$/iu,
};

// Where a course that the usual card has is not asked for, its dishes go to the next of these that is.
const otherwise: Readonly<Record<Course, readonly Course[]>> = {
  first: ['side'],
  pasta: ['main', 'first'],
  pizza: ['main', 'pasta'],
  main: ['pasta', 'pizza'],
  side: ['first', 'main'],
  sweet: [],
  drink: [],
};

const listed =
  /\bmenus?\b[^.;:(\n]{0,16}?(?:[:(]|\b(?:with|of|in|into|by|for))\s*(?<list>[^.;:()\n]{6,120})/iu;

const courseOf = (title: string): Course | undefined =>
  (Object.keys(courses) as Course[]).find((course) => courses[course].test(title));

/** The courses that a prompt says its menu has: "menu with antipasti, pasta, grill and dolci with prices". */
function askedCourses(prompt: string): Map<Course, string> {
  const list = listed.exec(prompt)?.groups?.['list'] ?? '';
  const titles = list
    .split(/\s*,\s*|\s+(?:and|&)\s+/u)
    .map((title) => title.replace(/^(?:and|our|the)\s+|\s+(?:with|and) .*$/giu, '').trim());
  const asked = new Map<Course, string>();
  for (const title of titles) {
    const course = courseOf(title);
    if (course && !asked.has(course)) asked.set(course, capitalise(title));
  }
  return asked;
}

/** Where a prompt says which courses its menu has: how a section is to be, and nothing to tell visitors. */
export function spansOfCourses(prompt: string): { start: number; end: number }[] {
  const found = askedCourses(prompt).size > 1 ? listed.exec(prompt) : null;
  return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
}

/** Puts the usual dishes under the courses that the prompt names, in its order; a course with dishes is no part of its own. */
export function nameCourses(plan: SitePlan): SitePlan {
  if (plan.language !== 'en' || plan.brief.items.some(({ value }) => value.section === 'menu')) return plan;
  const asked = askedCourses(plan.brief.prompt);
  if (asked.size < 2) return plan;
  const served = new Set<string>();
  const order = [...asked.values()];
  const regroup = (item: ContentItem): ContentItem => {
    const course = courseOf(item.group ?? '');
    const wanted = course && [course, ...otherwise[course]].find((one) => asked.has(one));
    const group = wanted && asked.get(wanted);
    if (group === undefined) return item;
    served.add(group.toLowerCase());
    return { ...item, group };
  };
  const place = ({ group = '' }: ContentItem) =>
    (order.indexOf(group) + order.length + 1) % (order.length + 1);
  const rename = (section: SectionPlan): SectionPlan => {
    const { items = [] } = section.content;
    if (section.type !== 'menu' || !items.some(({ group }) => group !== undefined)) return section;
    const grouped = items.map(regroup).sort((one, other) => place(one) - place(other));
    return { ...section, content: { ...section.content, items: grouped } };
  };
  const pages = plan.pages.map((page) => ({ ...page, sections: page.sections.map(rename) }));
  const parts = plan.brief.parts.filter(({ value }) => !served.has(value.title.toLowerCase()));
  return served.size === 0 ? plan : { ...plan, pages, brief: { ...plan.brief, parts } };
}
