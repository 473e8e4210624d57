import { withoutShortForms } from './short-forms';

const arrow = String.raw`\s?(?:[-=]+>|→|⇒|\s[»]\s|>>)\s?(?=[\p{L}\d"“])`;
const arrows = new RegExp(arrow, 'gu');
/** "hero > prices > map" */
const steps = /\s>\s/gu;
/** "bg = cream", "headings = tomato red": readers of colours know these. */
const painted =
  /\b(?:bg|backgrounds?|headers?|footers?|buttons?|headings?|text|accents?|primary|secondary|colou?rs?|links?|fonts?|cards?|brand|style|theme|cta|button text)$/iu;
/** "Process = 5 steps", "Pages = Home, People" at the head of a statement. */
const heading =
  /(?<=^|[.!?;]\s|\n\s*)(?<label>(?:\d{1,2}\s)?\p{L}[\p{L}’'&-]*(?:\s[\p{L}’'&-]+){0,3})\s?=\s?(?!\s?["“#])/gu;
/** "…, how it works = 3 steps, plans = £15, £28": within a list. */
const within =
  /(?<=[,;(:]\s?)(?<label>(?:(?:and|plus)\s)?\p{L}[\p{L}’'&-]*(?:\s[\p{L}’'&-]+){0,3})\s?=\s?(?<told>[£€$]?\d[^,;.=(\n]*?(?:,\s[£€$]\s?\d[\d.]*)*)(?=[,;.\n]|$)/gu;

const bracketRow = /\[[^[\]\n]{2,80}\](?:[\s,]*\[[^[\]\n]{2,80}\]){2,}/gu;
/** "[Home: hero, press] [Projects] [Contact]" are pages, "[hero] [team: 4] [map]" parts of one. */
const inBrackets = (row: string): string =>
  `${/^\[home\b/iu.test(row) ? 'Pages' : 'Sections'}: ${[...row.matchAll(/\[([^[\]]+)\]/gu)]
    .map(([, piece = '']) => piece.trim().replace(/^([^:]+):\s(.+)$/u, '$1 ($2)'))
    .join(', ')}`;

/** "hero → work (6) → clients": a chain of parts; "Visit -> tickets, map": a label and its list. */
const sayArrows = (text: string): string =>
  text
    .split(/(?<=[.!?\n])/u)
    .map((statement) => {
      const count = statement.match(arrows)?.length ?? 0;
      const further = statement.match(steps)?.length ?? 0;
      if (count === 0 && further < 2) return statement;
      return count > 1 || further > 1
        ? statement.replace(arrows, ', ').replace(steps, ', ')
        : statement.replace(arrows, ': ');
    })
    .join('');

/** "Pages: Home; Visit; Contact", "5 pages: Home / Process / Jobs": titles between commas. */
const pageRow =
  /\b(?<lead>pages?(?:\sare)?\s?[:—–-]\s?)(?<titles>[\p{L}\d][\p{L}\d’'& -]{1,40}(?:\s?(?:;|\/|\||·|•)\s?[\p{L}\d][\p{L}\d’'& ()-]{1,40}){1,12})(?=[.\n]|$)/giu;
const inRow = (all: string, lead: string, titles: string): string => {
  const names = titles.split(/\s?[;/|·•]\s?/u).map((title) => title.trim());
  return names.length > 2 && names.every((name) => name.split(/\s+/u).length < 6)
    ? `${lead}${names.join(', ')}`
    : all;
};

/** "pages for Getting started, Guides and Changelog": titles with capitals. */
const pagesFor =
  /(?<=^|[.!?,;]\s)(?<lead>(?:(?:with|and|plus|has|separate)\s)?pages)\s(?:for|called|like|such as)\s(?=\p{Lu}\p{Ll}+(?:\s\p{Ll}+)?(?:,|\sand\s\p{Lu}))(?<titles>[^.\n]+)/giu;

/** "…: hero, story, menu, photos", "order: hero, …": designers list the parts of a page from its top. */
const fromTop =
  /(?:(?<=^|[.!?]\s)|(?<!\b(?:home|homepage|home page|index|start|landing|sections?[^:.\n]*|pages?))(?<colon>\s?[:—–-]\s))(?:(?:page\s)?(?:order|structure|flow|layout)\s?[:—–-]\s)?(?:an?\s)?(?<list>hero(?:\s(?:section|banner))?(?:\s\([^()]*\)|\s(?:with|w\/)\s[^,;.\n]{2,30})?[,;]\s(?=[^.\n]*[,;]\s[^.\n]*[,;]))/giu;
const ordered = /(?<=^|[.!?,;]\s)(?:page\s)?(?:order|structure|flow|layout)\s?[:—–-]\s(?=hero[,\s])/giu;
const paged = /\bpages?\s?[:(]|\bpages\b|\bhome(?:page)?\s?:/iu;

const listFromTop = (text: string): string => {
  if (paged.test(text)) return text;
  const named = text.replace(ordered, 'Sections: ');
  return named !== text || /\bsections?\b/iu.test(text)
    ? named
    : text.replace(fromTop, (_: string, ...found: unknown[]) => {
        const { colon, list = '' } = found.at(-1) as Record<string, string | undefined>;
        return `${colon === undefined ? '' : '. '}Sections: ${list}`;
      });
};
/** "…, reserve" at the end of a list of sections. */
const reserve = /(?<=\bsections:[^.\n]*,\s(?:and\s)?)reserve(?=[,.\n]|$)/giu;

/** The marks of a terse brief as other briefs would say them: brackets in a row, arrows, signs of equality, strokes between pages. */
export const marksAsWords = (text: string): string =>
  listFromTop(withoutShortForms(sayArrows(text.replace(bracketRow, inBrackets))))
    .replace(reserve, 'reservations')
    .replace(heading, (all: string, ...found: unknown[]) => {
      const { label = '' } = found.at(-1) as Record<string, string | undefined>;
      return painted.test(label) ? all : `${label}: `;
    })
    .replace(within, '$<label> ($<told>)')
    .replace(pageRow, (all: string, ...found: unknown[]) => {
      const { lead = '', titles = '' } = found.at(-1) as Record<string, string | undefined>;
      return inRow(all, lead, titles);
    })
    .replace(pagesFor, (all: string, ...found: unknown[]) => {
      const { titles = '' } = found.at(-1) as Record<string, string | undefined>;
      return /\p{Lu}/u.test(all) ? `Pages: ${titles.replace(/,?\sand\s(?=\p{Lu})/gu, ', ')}` : all;
    });
