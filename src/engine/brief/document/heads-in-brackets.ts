import { capitalise } from '../../capitalise';

/** "[HOW IT WORKS]" on a line of its own: the head of a page in a script. */
const bracketed = /^[ \t]*\[(?<head>[\p{L}][\p{L}\d &’'/-]{1,40})\][ \t]*$/gmu;
const fewestHeads = 2;
/** "SCRIPT FOR THE HOMEPAGE – Ferrow Street Laundry": what the paper is, and whose site. */
const sheet =
  /^\s*(?:(?:website|web|site|page|home ?page)\s)*(?:script|copy|content|text|wording|words)\b(?:\s(?:deck|doc(?:ument)?|sheet))?(?:\sfor\s[^\n–—:-]{2,40})?\s?[–—:-]\s(?<name>\p{Lu}[^\n.]{2,50})\n/iu;
const ofDesign =
  /^(?:notes?|remarks?|comments?)\s(?:for|on|about)\s(?:the\s)?(?:design|designer|look|style)$/iu;
const below =
  /^[ \t]*(?:below|under|above) the fold\s?:\s(?:(?:an?\s)?(?:short|brief|small)\s(?:paragraph|text|note)\s?[–—:-]\s)?/gimu;

const isCapitals = (text: string): boolean => text === text.toUpperCase();
/** "FAQ" stays as it is written. */
const plainly = (head: string): string =>
  /^\p{Lu}{2,3}s?$/u.test(head) ? head : capitalise(isCapitals(head) ? head.toLowerCase() : head);

/** "What we do -> soft play, a craft room": an arrow where others put a colon. */
const arrow =
  /^(?<lead>[ \t]*(?:[-*•]\s+)?)(?<label>\p{L}[\p{L}\d &’'/]{1,30}?)[ \t]*(?:->|=>|→|⇒|»)[ \t]*(?<rest>.*)$/gmu;
const fewestArrows = 3;

/** "Makers (each gets a card with discipline and studio number):" over a list: how its entries are to look. */
const ordered =
  /^(?<head>[ \t]*(?:#+\s|\d{1,2}[.)]\s|\*\*)?\p{Lu}[\p{L}\d ’'&-]{1,44}?)\s\((?:each|every|with|please|show|shown|as|list|listed|use)\s[^()\n]{4,120}\)(?<tail>:?(?:\*\*)?[ \t]*)$(?=\n\s*(?:[-*•–]|\d{1,2}[.)])\s)/gmu;

/** A script with the heads of its pages in brackets, or notes with arrows, as headings and labels; any other text as it is. */
export const headsInBrackets = (text: string): string =>
  arrowsTold(scriptTold(text.replace(ordered, '$<head>$<tail>')));

const scriptTold = (text: string): string => {
  if ([...text.matchAll(bracketed)].length < fewestHeads) return text;
  return text
    .replace(sheet, 'Website for $<name>.\n')
    .replace(bracketed, (_all, head: string) => `## ${plainly(head)}`)
    .replace(below, '')
    .replace(/^[ \t]*(?<head>\p{Lu}[\p{Lu} ]{4,40})[ \t]*$/gmu, (whole: string, head: string) =>
      ofDesign.test(head.trim()) ? 'Look and feel:' : whole,
    );
};

const arrowsTold = (text: string): string =>
  [...text.matchAll(arrow)].length < fewestArrows
    ? text
    : text.replace(arrow, (...found: unknown[]) => {
        const { lead = '', label = '', rest = '' } = found.at(-1) as Record<string, string | undefined>;
        // "Site -> home, parties, book": its pages.
        if (/^(?:web)?site$/iu.test(label) && rest.split(',').length > 2) return `${lead}Pages: ${rest}`;
        return rest.trim() === '' ? `\n${lead}${label}:` : `${lead}${label}: ${rest}`;
      });
