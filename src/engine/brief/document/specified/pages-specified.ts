import { elementLines } from './element-lines';
import { readPageBlocks } from './page-blocks';

/** "Please mention both in the footer." behind what stands there. */
const inFooter =
  /(?<=[.!?]\s)(?:please\s)?(?:mention|put|show|include|add|have)\s(?:both|it|this|that|these|those|them|all)\s(?:of\s(?:it|these|them)\s)?(?:in|at|on)\sthe\s(?:footer|bottom|foot)[^.!?\n]*[.!]?/giu;

/** "Business: Juniper Loft, an aerial yoga studio in Ghent": whose site it is. */
const whose =
  /(?<=^|[.!?]\s+|\n)(?:business|company|client|brand|shop|organisation|organization)(?:\sname)?\s?:\s+(?=\p{Lu}[^.\n]{1,60},\s(?:an?|the)\s)/iu;

const spaced = (lines: readonly string[]): string =>
  lines
    .map((line, at) => {
      const isRow = line.startsWith('- ');
      const last = lines[at - 1];
      const isAfterRow = last?.startsWith('- ') === true;
      // A list stands apart from what is said beside it.
      return last !== undefined && isRow !== isAfterRow && !last.endsWith(':') ? `\n${line}` : line;
    })
    .join('\n');

/**
 * A brief that heads its pages ("1. Home – …", "**Shop**", "- About: …") as a plain outline: under the title of each page its
 * headline, buttons, lists with an entry to a line, and sentences. Another text as it stands.
 */
export function pagesSpecified(text: string): string {
  const found = readPageBlocks(text);
  if (!found) return text;
  const pages = found.pages.map(({ title, lines }) => `## ${title} page\n${spaced(elementLines(lines))}`);
  const [before, after] = [found.before, found.after].map((lines) => lines.join('\n').trim());
  return [before?.replace(whose, 'Website for '), ...pages, after?.replace(inFooter, '')]
    .filter((one) => one?.trim())
    .join('\n\n');
}
