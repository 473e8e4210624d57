import { capitalise } from '../../../capitalise';

const needing =
  /^(?<who>[^:.!?\n]{3,90}?)\s(?:urgently\s)?(?:needs?|wants?|seeks?|(?:is|are) looking for)\s(?<whom>(?:more\s|new\s)?(?:volunteers|helpers|members|players|donors|supporters))\s?:\s(?<list>[^.!?\n]+)/iu;
/** Entries that only a page has, and nobody who helps is called. */
const partly =
  /\b(?:map|form|button|list|contact|gallery|photos|pictures|faq|calendar|timetable|schedule|prices|newsletter|page|opening hours|donate|donations?|about(?: us)?|news|events|blog|our story|how it works|sign[- ]?up|find us|what we \p{L}+)\b/iu;
const fewest = 2;

/**
 * "A garden needs volunteers: what we grow, map, donate button": behind the colon stands what the page is to have, and those who are
 * needed are one part of it. "… needs volunteers: drivers, cooks" tells whom.
 */
export function needsApart(prompt: string): string {
  const found = needing.exec(prompt);
  const { who = '', whom = '', list = '' } = found?.groups ?? {};
  if (!found || list.split(', ').filter((entry) => partly.test(entry)).length < fewest) return prompt;
  return `${who}. ${capitalise(list)}, ${whom} wanted${prompt.slice(found[0].length)}`;
}
