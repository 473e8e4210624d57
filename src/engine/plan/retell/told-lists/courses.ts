import type { SectionPlan } from '../../site-plan';
import type { Piece } from '../lines/piece';
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

/** "Sample wedding menu:" over its first course; null where none is named. */
export const menuNamed = (prompt: string): string | null => {
  const [, name, under = ''] = /(?:^|\n)[#*\s]*([^\n.:]{0,34}\bmenu\b[^\n.:]{0,16}?)[:*]*\s*\n\s*([^\n]{3,24})\n/iu.exec(prompt) ?? []; // prettier-ignore
  return name !== undefined && courseOf(under.replace(/[:*\s]+$/u, '')) !== null ? name.trim() : null;
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

/** "It comes at £48 a head" behind the courses of a menu: said of the menu, and no pudding. */
export const ofMenuBefore = (pieces: readonly Piece[], prompt: string): Piece[] => {
  const menu = menuNamed(prompt);
  return pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const isOfMenu =
      menu !== null && piece.heading === null && before?.isRow === true && courseOf(before.heading ?? '') !== null &&
      /^(?:it|this|the menu)\s(?:comes (?:at|to)|costs|is)\s/iu.test(piece.text); // prettier-ignore
    return isOfMenu ? { ...piece, heading: menu } : piece;
  });
};
