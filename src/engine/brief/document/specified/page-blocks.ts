import { capitalise } from '../../../capitalise';

/** A page that a brief goes through under its title, and the lines told there, as written. */
export type PageBlock = { readonly title: string; readonly lines: readonly string[] };

/** A brief page by page: what stands before its pages, the pages, and what is said of the whole site. */
export type Specified = {
  readonly before: readonly string[];
  readonly pages: readonly PageBlock[];
  readonly after: readonly string[];
};

type Head = { readonly title: string; readonly rest: string };
type Shape = (line: string, isLed: boolean) => Head | null;

const title = String.raw`(?<title>[\p{L}\d][\p{L}\d’'&/, -]{0,42}?)(?:\s\([^()\n]{1,40}\))?`;
const ending = String.raw`(?:\s[Pp]age)?`;
const shape = (source: string, needsLead = false): Shape => {
  const pattern = new RegExp(source, 'u');
  return (line, isLed) => {
    const found = needsLead && !isLed ? null : pattern.exec(line)?.groups;
    return found ? { title: (found['title'] ?? '').trim(), rest: (found['rest'] ?? '').trim() } : null;
  };
};
/** How the title of a page is set off, each with what may follow it on its line. */
const shapes: readonly Shape[] = [
  // "**Homepage**", "**Shop:** four candles"
  shape(
    String.raw`^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?\*\*(?:\d{1,2}[.)]\s+)?(?:[Pp]age(?:\s\d)?\s?[:–—-]\s+)?${title}${ending}:?\*\*:?\s*(?:[–—-]\s+)?(?<rest>.*)$`,
  ),
  // "1. Home – a photo", "Page 2: Shop"
  shape(
    String.raw`^\s*(?:\d{1,2}[.)]|[Pp]age\s\d{1,2}\s?[:.–—-])\s+["“]?${title}["”]?${ending}\s*(?:\s[–—-]\s|:\s+|:?$)(?<rest>.*)$`,
  ),
  // "- Home: a photo" under "Pages:"
  shape(String.raw`^\s*[-*•]\s+["“]?${title}["”]?${ending}\s*(?:\s[–—-]\s|:\s+|:?$)(?<rest>.*)$`, true),
  // "HOME", "HOME PAGE:"
  shape(String.raw`^(?<title>\p{Lu}[\p{Lu}\d &/’'-]{2,40}?)(?:\sPAGE)?:?$`),
  // "Home page: a photo" or "Home: a photo" under "Pages:"
  shape(String.raw`^["“]?${title}["”]?\s[Pp]age\s*(?::|\s[–—-])\s*(?<rest>.*)$`),
  shape(String.raw`^["“]?${title}["”]?\s*(?:\s[–—-]\s|:\s+|:$)(?<rest>.*)$`, true),
];

const home = /^(?:home(?:\s?page)?|start(?:\s?page)?|landing(?:\spage)?|front(?:\spage)?|main(?:\spage)?)$/iu;
/** What is said of the site as a whole, whatever it is headed like. */
export const ofWholeSite =
  /^(?:(?:site[- ]?wide|global|general|overall|every page|all pages)(?:\s.*)?|footer|header|nav(?:igation|bar)?|menu bar|(?:visual\s|the\s)?(?:design|style|look)(?:\s(?:and|&)\s\p{L}+|\s(?:notes|direction|guide))?|look|tone(?:\sof\svoice)?|mood|vibe|feel|atmosphere|aesthetics?|imagery|images|photos|voice|colou?rs?(?:\s.*)?|palette|fonts?|typography|typefaces?|brand(?:ing)?|seo|technical|tech|notes?|other|extras?|languages?|hosting|budget|deadline|timeline|target audience|audience|goals?|references?|inspiration|please (?:note|avoid)|avoid|do not|don['’]t|must[- ]haves?|accessibility|legal)$/iu;
/** A part of a page that is headed as pages are: "**Hero:** …". */
const isPart =
  /^(?:hero|banner|headline|heading|sub-?(?:head(?:line|ing)?|text|title|line)|tagline|cta|buttons?|call to action|testimonials?|quotes?|reviews?|features|benefits|highlights|intro(?:duction)?|top|bottom|section \d+)$/iu;
const lead =
  /\bpages?\b[^.!?\n]{0,60}:?\s*$|^(?:site ?map|structure|page (?:list|by page)|the pages|content(?: by page)?)\s?:?$/iu;
const fewest = 3;

/** "OUR WORK": as it is written elsewhere; "FAQ" stays. */
const inSmall = (written: string): string =>
  /\p{Ll}/u.test(written) || !/\p{Lu}{4}/u.test(written)
    ? written
    : capitalise(
        written.toLowerCase().replace(/\bfaqs?\b/gu, (word) => word.toUpperCase().replace(/S$/u, 's')),
      );

/** Whether a page is told what to say: a sum, words in quotation marks, a list behind its label, a statement, rows. */
const tells = ({ lines }: PageBlock): boolean =>
  lines.filter((line) => bulleted.test(line)).length > 1 ||
  lines.some((line) =>
    /[£$€]\s?\d|\d\s?[€£]|["“][^"”]+["”]|\p{L}:\s\S|\([^()]+\)|[.!?]\s+\p{Lu}|\S+@\S/u.test(line),
  );

const headsOf = (lines: readonly string[], find: Shape): readonly (Head | null)[] => {
  let isLed = false;
  return lines.map((line) => {
    const found = find(line, isLed);
    if (lead.test(line.trim())) isLed = true;
    const isHead = found !== null && found.title !== '' && found.title.split(/\s+/u).length <= 6;
    return isHead && !isPart.test(found.title) ? found : null;
  });
};

const bulleted = /^\s*(?:[-*•]|\d{1,2}[.)])\s+\S/u;
const indented = /^\s+\S|^\s*(?:[-*•]|\d{1,2}[.)])\s+\S/u;

/** Reads the lines between the heads of pages; a paragraph behind a gap is no part of a page that stands on its line. */
const gather = (lines: readonly string[], heads: readonly (Head | null)[]): Specified => {
  const before: string[] = [];
  const after: string[] = [];
  const pages: { title: string; lines: string[] }[] = [];
  let into = before;
  let isOnLine = false;
  lines.forEach((line, at) => {
    const head = heads[at];
    if (head) {
      const isWhole = ofWholeSite.test(head.title);
      isOnLine = head.rest !== '';
      if (isWhole) {
        after.push(`${head.title}: ${head.rest}`);
        into = after;
        return;
      }
      const page = {
        title: home.test(head.title) ? 'Home' : inSmall(head.title),
        lines: head.rest === '' ? [] : [head.rest],
      };
      pages.push(page);
      into = page.lines;
      return;
    }
    const own = /^(?<label>\p{L}[\p{L}’' -]{2,30}?)\s?:/u.exec(line)?.groups?.['label'];
    const isBehind = isOnLine && line.trim() !== '' && lines[at - 1]?.trim() === '' && !indented.test(line);
    if (into !== before && (isBehind || (own !== undefined && ofWholeSite.test(own)))) into = after;
    into.push(line);
  });
  return { before, pages, after };
};

/**
 * The pages of a brief that heads each of them alike, the first page first or behind a line that announces them. Null for
 * other texts.
 */
export function readPageBlocks(text: string): Specified | null {
  const lines = text.split('\n');
  for (const find of shapes) {
    const heads = headsOf(lines, find);
    const first = heads.findIndex((head) => head !== null && home.test(head.title));
    if (first < 0) continue;
    const { before, pages, after } = gather(
      lines,
      heads.map((head, at) => (at < first ? null : head)),
    );
    const told = pages.filter(tells);
    if (pages.length >= fewest && told.length >= 2 && told.length * 2 >= pages.length)
      return { before: before.filter((line) => !lead.test(line.trim())), pages, after };
  }
  return null;
}
