import { raise } from '../document/wishes/rewrite-rules';

const nth = String.raw`(?:first|second|third|fourth|fifth|sixth|seventh|next|last|final)`;
const number = String.raw`(?:one|two|three|four|five|six|seven|[1-7])`;
const called = String.raw`(?:\s(?:is|are|would be|should be|will be|has to be|can be|to be))?(?:\s(?:called|named|titled))?[:,]?\s`;
/** "First page is …", "a page called …", "page two called …", "the last one is …", "then …". */
const mark = new RegExp(
  String.raw`(?:^\s*(?:(?:ok(?:ay)?|so|right|well),?\s)*|(?<=[.,;\n])\s*)(?:(?:and|then|next|after that|finally),?\s)*(?:(?:(?:the|a|an?other)\s)?(?:${nth}\s)(?:page|one|tab)${called}|page\s${number}(?:\s(?:is|called|named|titled)){0,2}[:,]?\s|(?:an?other|an?)\spage\s(?:called|named|titled)\s|(?:second|third|fourth|fifth|sixth|seventh|lastly|last),\s(?=\p{L})|(?:and\sthen|then)\s(?=\p{Lu}))`,
  'giu',
);
/** What a page is called: the words up to what is told of it. */
const title =
  /^["“]?(?<title>(?:[Tt]he\s|[Oo]ur\s)?[\p{L}’'&-]+(?:\s(?!(?:with|about|for|that|where|which|showing|listing|and|plus|has|should|is)\b)[\p{L}’'&-]+){0,3})["”]?(?:\spage)?(?:(?::\s|,\s(?=it\s)|,?\s(?:with|about|for|that\s(?:has|shows|lists)|where|showing|listing|which\s(?:has|shows|lists)|has|plus)\s)(?<told>.+))?$/su;
const home = /^(?:(?:the|our)\s)?(?:home|welcome|start|landing|main|front)(?:\s?page)?$/iu;
const fewest = 3;

/** "1. Home", "2. Fixtures", each on a line of its own and without a word before them that they are pages. */
const numbered =
  /(?<=^|\n)[ \t]*1[.)]\s+home(?:\s?page)?(?<first>[ \t]*|\s?[:(–—-][^\n]*)(?=\n\s*2[.)]\s)(?:\n\s*\d[.)]\s[^\n]{2,200}){2,9}/iu;
const isSaid = /\b(?:pages|tabs|sections|menu|nav(?:igation)?)\b[^.\n]{0,30}[:\s]*$/iu;

/** "1) Home 2) Lessons 3) Prices" in one row. */
const inRow = /(?<=^|[.:\n]\s*)1[.)]\s+home(?:\s?page)?[,;]?\s+2[.)]\s[\p{L}’'& ,;)\d]{2,200}?(?=[.\n]|$)/iu;

/** A list with a number to a page that nobody calls one of pages, as that list. */
function sayPages(text: string): string {
  const found = numbered.exec(text) ?? inRow.exec(text);
  if (!found || isSaid.test(text.slice(0, found.index))) return text;
  const rows = found[0]
    .trim()
    .split(/\s*\n\s*|[,;]?\s+(?=\d[.)]\s)/u)
    .map((row) => row.replace(/^\d[.)]\s+/u, '').replace(/[.;,]$/u, ''));
  const isBare = rows.every((row) => /^[\p{L}’'& -]{2,40}$/u.test(row));
  const list = isBare ? `Pages: ${rows.join(', ')}.` : `Pages:\n${found[0]}`;
  const rest = text.slice(found.index + found[0].length);
  return `${text.slice(0, found.index)}${list}${list.endsWith('.') ? rest.replace(/^\./u, '') : rest}`;
}

type Turn = { readonly title: string; readonly told: string };

/** What stands behind one mark: the title of its page, what is told of it, and the sentences after it, which tell of the site. */
function turnAt(text: string): (Turn & { readonly rest: string }) | null {
  const end = /[.\n](?=\s|$)/u.exec(text)?.index ?? text.length;
  const found = title.exec(
    text
      .slice(0, end)
      .replace(/[,;\s]+$/u, '')
      .trim(),
  )?.groups;
  if (found?.['title'] === undefined) return null;
  const named = found['title'].trim();
  return {
    title: home.test(named) ? 'Home' : raise(named),
    told: (found['told'] ?? '').trim(),
    rest: text.slice(end),
  };
}

/**
 * Pages counted off one after the other ("First page is Home, then a page called What We Fix with prices, and the last one is
 * Find Us"), as a list of them with what is told of each behind it; any other text as it stands.
 */
export function pagesInTurn(written: string): string {
  const text = sayPages(written);
  const marks = [...text.matchAll(mark)];
  const start = marks.findIndex(({ 0: words }) => /page|tab/iu.test(words));
  const own = start < 0 ? [] : marks.slice(start);
  if (own.length < fewest) return text;
  const turns = own.map(({ index, 0: words }, at) =>
    turnAt(text.slice(index + words.length, own[at + 1]?.index ?? text.length)),
  );
  const pages = turns.flatMap((turn) => turn ?? []);
  if (pages.length < turns.length) return text;
  const told = pages.filter((page) => page.told !== '').map((page) => `${page.title}: ${page.told}.`);
  const before = text.slice(0, own[0]?.index).trim();
  // Only the last is followed by what is said of the site.
  const rest = pages
    .map((page) => page.rest.replace(/^[.\s]+/u, '').trim())
    .filter(Boolean)
    .join(' ');
  return [before, `Pages: ${pages.map((page) => page.title).join(', ')}.`, ...told, raise(rest)]
    .filter(Boolean)
    .join(' ');
}
