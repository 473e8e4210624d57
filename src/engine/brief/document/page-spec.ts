import type { Span } from '@/domain/site/brief';

/** What a prompt tells of one of its pages: its title as listed, and the words behind "Visit:". */
export type Chapter = { readonly title: string; readonly told: string; readonly span: Span };

const list = /\bpages(?: are| should be)?:\s(?<list>[^.:\n]{6,200})(?=[.\n]|$)/iu;
const mostWords = 140;
/** What is to come later needs a place kept for it, which the telling of long prompts keeps. */
const later = /\b(?:leave|keep)\s(?:an?\s)?(?:\p{L}+\s)?(?:space|gap|room|place)\b|\badd(?:ed)? later\b/iu;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const home = /^(?:home|start|homepage|front page)$/iu;

/** The pages that a prompt lists under "Pages:", as written. */
const listed = (prompt: string): readonly string[] =>
  (list.exec(prompt)?.groups?.['list'] ?? '')
    .split(/,\s(?:and\s)?|\s(?:and|&)\s/u)
    .map((title) => title.trim())
    .filter((title) => title !== '' && title.split(' ').length <= 4);

/**
 * "Pages: Home, Ciders, Visit. … Visit: tours Saturdays 11:00, dogs welcome. Trade: minimum order 6 cases.": what is told of each
 * page behind its title. Empty where no pages are listed, and for the first page, which every prompt is about.
 */
export function readChapters(prompt: string): readonly Chapter[] {
  const titles = listed(prompt).filter((title) => !home.test(title));
  const from = (list.exec(prompt)?.index ?? 0) + (list.exec(prompt)?.[0].length ?? 0);
  return titles.flatMap((title) => {
    const found = new RegExp(
      String.raw`(?<=[.!?\n]["”’]?\s*)${escape(title)}(?:\spage)?:\s(?<told>.+?)(?=[.!?](?:\s+\p{Lu}|\s*$)|\n|$)`,
      'u',
    ).exec(prompt.slice(from));
    const told = found?.groups?.['told'];
    if (!found || told === undefined) return [];
    const start = from + found.index;
    return [{ title, told, span: { start, end: start + found[0].length } }];
  });
}

/** The stretches of a plan of pages: the list of pages, and what is told of each. None for other prompts. */
export const specSpans = (prompt: string): readonly Span[] => {
  const chapters = readChapters(prompt);
  const found = list.exec(prompt);
  return chapters.length === 0 || !found
    ? []
    : [{ start: found.index, end: found.index + found[0].length }, ...chapters.map(({ span }) => span)];
};

/** Whether a prompt is the plan of a site, page by page in one run of text, and no text for it to speak in. */
export const isPageSpec = (prompt: string): boolean =>
  !prompt.trim().includes('\n') &&
  !later.test(prompt) &&
  prompt.trim().split(/\s+/u).length <= mostWords &&
  listed(prompt).length > 2 &&
  readChapters(prompt).some(({ title }) => !/^contact/iu.test(title));
