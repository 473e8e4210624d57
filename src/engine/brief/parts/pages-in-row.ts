import { pagesInTurn } from './pages-in-turn';
import { sectionOfTitle } from './section-of-title';

/** One page of a list, and what is told of it there. */
type Entry = { readonly title: string; readonly told: string };
/** How the entries of a list are parted, how many of them have to tell something, and where the list ends. */
type Scheme = {
  readonly mark: RegExp;
  readonly stop: RegExp;
  readonly isTold: (entries: readonly Entry[], text: string) => boolean;
  readonly goesOn?: boolean;
};

const lead =
  /(?:^|(?<=[\s]))(?:(?:\d|three|four|five|six|seven)\s)?pages?(?:\s(?:are|should be|needed|wanted|we need))?(?:\s?:[ \t]*|\s[-–—]\s(?=\p{Lu}))/iu;
const title = String.raw`["“]?(?<title>(?:\p{Lu}|home)[\p{L}\d’'&/ -]{1,36}?)["”]?(?:\spage)?`;
/** "Home – hero, reviews", "Home: hero", "Home (hero)", "Home with hero", "Home". */
const entry = new RegExp(
  String.raw`^(?:(?:and|plus)\s)?${title}(?:$|(?:\s?:\s+|\s[–—-]\s|\s?[–—]\s|\swith\s|\s?(?<bracket>\()(?=.*\)$))(?<told>.+)$)`,
  'u',
);
const mostTitleWords = 4;
const fewest = 3;
const ofLook =
  /^(?:style|look|colou?rs?|tone|design|fonts?|mood|feel|languages?|footer|header|please|keep|use|make)\b/iu;

const isAtEnd = /[.!?](?=\s|$)|\n/uy;
const hasTold = (entries: readonly Entry[]): boolean => entries.some(({ told }) => told !== '');
const mostTold = (entries: readonly Entry[]): boolean =>
  entries.filter(({ told }) => told !== '').length * 2 > entries.length;
const opensTold = (entries: readonly Entry[]): boolean =>
  entries[0]?.told !== '' && entries.filter(({ told }) => told !== '').length > 1;

const schemes: readonly Scheme[] = [
  // "Home – hero; Services; Contact – form"
  { mark: /;\s*/uy, stop: isAtEnd, isTold: () => true },
  // "1. Home – hero 2. Services 3. Contact"
  { mark: /(?:[,.;]?\s+|^)\(?\d{1,2}[.)]\s+/uy, stop: /\n|[.!?](?=\s+(?!\d)|$)/uy, isTold: hasTold },
  // "Home (hero, reviews), Services, Contact (form)"
  { mark: /,\s*(?:and\s+)?|\s+(?:and|&)\s+(?=\p{Lu}[^,.]*(?:[.\n]|$))/uy, stop: isAtEnd, isTold: hasTold },
  // "Home – hero, reviews, Services – three cards, Contact – form"
  { mark: /,\s+(?:and\s+)?(?=\p{Lu})/uy, stop: isAtEnd, isTold: mostTold },
  // "Home – hero, reviews. Services – three cards. Gallery. Contact – form."
  { mark: /[.]\s+(?=\p{Lu})/uy, stop: /[.]?\s*(?:\n|$)/uy, isTold: opensTold, goesOn: true },
  // A list with a line to a page.
  { mark: /\n+[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+/uy, stop: /\n(?!\s*(?:[-*•–]|\d{1,2}[.)])\s)/uy, isTold: hasTold },
]; // prettier-ignore

const lengthAt = (mark: RegExp, text: string, at: number): number => {
  mark.lastIndex = at;
  return mark.exec(text)?.[0].length ?? 0;
};
const isFoundAt = (mark: RegExp, text: string, at: number): boolean => {
  mark.lastIndex = at;
  return mark.test(text);
};

/** The pieces between marks that stand outside brackets and quotation marks, each with its end, up to the stop. */
function piecesOf(
  text: string,
  { mark, stop }: Scheme,
): readonly { readonly text: string; readonly end: number }[] {
  const out: { text: string; end: number }[] = [];
  let depth = 0;
  let isQuoted = false;
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const letter = text[at] ?? '';
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === '“' || letter === '”') isQuoted = letter === '“';
    else if (!isQuoted && /[()]/u.test(letter)) depth += letter === '(' ? 1 : -1;
    if (!isQuoted && depth === 0) {
      const length = lengthAt(mark, text, at);
      if (length > 0) {
        out.push({ text: text.slice(from, at), end: at });
        from = at + length;
        at = from;
        continue;
      }
      if (isFoundAt(stop, text, at)) break;
    }
    at += 1;
  }
  out.push({ text: text.slice(from, at), end: at });
  return out.filter((piece) => piece.text.trim() !== '');
}

function readEntry(piece: string): Entry | null {
  const found = entry.exec(piece.trim().replace(/[.,;]$/u, ''))?.groups;
  const name = found?.['title']?.trim() ?? '';
  if (!found || name.split(/\s+/u).length > mostTitleWords || ofLook.test(name)) return null;
  // "…, Contact – for Oak Yoga in Leeds": whose pages they are.
  if (/^for\s/u.test(found['told'] ?? '')) return null;
  const told = (found['told'] ?? '').trim();
  return { title: name, told: found['bracket'] === undefined ? told : told.replace(/\)$/u, '') };
}

/** The entries of a list and where it ends in the text; null where not all of it reads as pages. */
function readList(
  text: string,
  scheme: Scheme,
): { readonly entries: readonly Entry[]; readonly end: number } | null {
  const pieces = piecesOf(text, scheme);
  const read = pieces.map((piece) => readEntry(piece.text));
  const upTo = read.includes(null) ? read.indexOf(null) : read.length;
  if (upTo < read.length && !scheme.goesOn) return null;
  let entries = read.slice(0, upTo).filter((one) => one !== null);
  // "… Book – form. Pink.": a word behind the last page is none, unless it is what pages are called.
  while (
    scheme.goesOn &&
    entries.at(-1)?.told === '' &&
    sectionOfTitle(entries.at(-1)?.title ?? '', 'en', 'unknown') === null
  )
    entries = entries.slice(0, -1);
  const end = pieces[entries.length - 1]?.end;
  return end !== undefined && entries.length >= fewest && scheme.isTold(entries, text)
    ? { entries, end }
    : null;
}

/** "5 people" of "Team (5)": a figure alone counts what the page is called. */
const sayTold = ({ title: name, told }: Entry): string => {
  if (told === '') return '';
  const said = /^\d+$/u.test(told) ? `${told} ${name.toLowerCase()}` : told.replaceAll(/\s*\n\s*/gu, ', ');
  const isHome = /^home/iu.test(name);
  const worded = isHome && /^["“]/u.test(said) ? `headline ${said}` : said;
  const plain = worded
    .replace(/[.;]$/u, '')
    .replace(/;\s/gu, ', ')
    // "Classes (by age: 3–5, 6–8)": how they are parted is no one of them.
    .replace(/^(?:by|per)\s\p{L}+:\s/iu, '')
    // "Our boats (3 boats: Hope, Patience)": the names count themselves.
    .replace(/^\d{1,2}\s\p{Ll}+:\s(?=\p{Lu})/u, '')
    // Behind the colon of the page stands no other.
    .replace(/\bform\s?[:–—]\s(.+)$/iu, 'form ($1)');
  return ` ${name}: ${plain}.`;
};

/**
 * A list of pages that tells beside each what stands on it ("Pages: Home – hero; Services (legal, medical); Contact"), as the
 * list of their titles and then what is told of each behind its title. Another text as it stands.
 */
export function pagesInRow(written: string): string {
  const text = pagesInTurn(written);
  const found = lead.exec(text);
  if (!found) return text;
  const from = found.index + found[0].length;
  const list = text.slice(from);
  for (const scheme of schemes) {
    const read = readList(list, scheme);
    if (!read) continue;
    const titles = read.entries.map(({ title: name }) => name).join(', ');
    const rest = list.slice(read.end).replace(/^[.;\s]+/u, '');
    const before = text.slice(0, from).trimEnd();
    return `${before} ${titles}.${read.entries.map(sayTold).join('')} ${rest}`.trim();
  }
  return text;
}
