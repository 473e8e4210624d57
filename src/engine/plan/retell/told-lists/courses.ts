import type { SectionPlan } from '../../site-plan';
import type { Stretch } from '../part-sentences';

const course =
  /(?:^|\s)(to start|starters?|mains?|main courses?|puddings?|desserts?|sweets|sides|side dishes|snacks|nibbles|small plates|large plates|pizzas?|pasta|from the grill|salads|soups?|sandwiches|toasties|breakfasts?|brunch|(?:hot |cold |soft )?drinks|cocktails|wines?|beers?|cakes|for children)$/iu;
const sum = /[£$€]\s?\d/u;

/** "At the moment to start" heads what is eaten first: "To start"; null for a label of anything else. */
export const courseOf = (label: string): string | null => {
  const found = course.exec(label.trim())?.[1];
  return found === undefined ? null : found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
};

/** "day boat cod, brown shrimp butter £23": what stands before a price is all one dish; null where a dish has none. */
export const dishesOf = (parts: readonly Stretch[], text: string, from: number): Stretch[] | null => {
  const dishes: Stretch[] = [];
  let start: number | null = null;
  for (const part of parts) {
    start ??= part.start;
    if (!sum.test(part.text)) continue;
    dishes.push({ start, text: text.slice(start - from, part.start + part.text.length - from) });
    start = null;
  }
  return start === null && dishes.length > 1 ? dishes : null;
};

/** The courses of a house as one menu with a heading each, where several were told. */
export const joinCourses = (sections: readonly SectionPlan[], title: string): SectionPlan[] => {
  const courses = sections.filter(({ type, content }) => type === 'menu' && courseOf(content.title) !== null);
  const [first] = courses;
  if (!first || courses.length < 2) return [...sections];
  const items = courses.flatMap(({ content }) => (content.items ?? []).map((item) => ({ ...item, group: content.title }))); // prettier-ignore
  const menu = { ...first, content: { ...first.content, title, items } };
  return sections.flatMap((one) => (one === first ? [menu] : courses.includes(one) ? [] : [one]));
};
