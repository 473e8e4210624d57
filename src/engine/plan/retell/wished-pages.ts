import type { Brief, Slot } from '@/domain/site/brief';
import type { Piece } from './lines/piece';
import { splitOutside } from './part-sentences';
import { wordsIn } from './row-readers';
import { tidyHeading } from './tidy-words';

const wanting =
  /^(?:pages?|page list|(?:i|we)?\s?wants?|(?:i|we)(?:['’]d like|\s(?:want|need|would like))|site\s?map|menu|navigation|structure)(?:\s(?:pages|needed|wanted|please))*$/iu;
const notPage =
  /^(?:home\s?page|friendly|modern|simple|clean|must|should|no|not|easy|mobile|nice|big|email|phone)\b|\b(?:form|button|colou?rs?|photos?|pictures|map|section|sign[- ]?up|newsletter|not|but)\b/iu;

/** "A website with fixtures page, teams page, club shop and safeguarding": pages, where two are called so. */
const namedPages = (pieces: readonly Piece[]): Slot<string>[] => {
  for (const piece of pieces) {
    const found = /\b(?:web\s?site|site)\s(?:with|that has|having)\s(.+)$/iu.exec(piece.text);
    const list = found?.[1];
    if (!found || list === undefined || (list.match(/\bpage\b/giu)?.length ?? 0) < 2) continue;
    const rows = splitOutside(
      list.replace(/[.\s]+$/u, ''),
      piece.start + found.index + found[0].length - list.length,
      /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/gu,
    );
    const titles = rows.map(({ text, start }) => ({
      value: tidyHeading(text.replace(/\s*\([^()]*\)/gu, '').replace(/^(?:an?|the|our|my)\s/iu, '')),
      spans: [{ start, end: start + text.length }],
    }));
    if (titles.length > 2 && titles.every(({ value }) => wordsIn(value) <= 3)) return titles;
  }
  return [];
};

/** "Want: home, join, course, swarm page, committee": pages, where at least three stand side by side. */
export const wantedPages = (pieces: readonly Piece[]): Slot<string>[] => {
  const rows = pieces.filter(
    ({ heading, isRow, text }) =>
      isRow && heading !== null && wanting.test(heading) && wordsIn(text) <= 4 && !notPage.test(text),
  );
  // "menu: espresso, flat white": what is served, and no pages.
  const isPages = rows.some(({ text }) => /\b(?:home|about|contact|gallery|faqs?|prices|shop|blog|news|book\p{L}*|visit|events|team|services)\b/iu.test(text)); // prettier-ignore
  const isMenu = /^menu$/iu.test(rows[0]?.heading ?? '');
  if (rows.length < 3 || (isMenu && !isPages)) return namedPages(pieces);
  return rows.map(({ text, start, end }) => ({
    value: tidyHeading(text.replace(/^(?:an?|the|our|my)\s/iu, '').replace(/[.\s]+$/u, '')),
    spans: [{ start, end }],
  }));
};

const wishedPage =
  /\b(?:an?|one|separate|its own)\s(?:(?:\p{L}+\s)?page\s(?:about|for|on|of|explaining|listing|with|called|named|titled)|(?<=\bpage\b.{0,200}\bone\s)(?:about|for|on))\s(?:all\s)?(?:the\s|our\s|my\s)?([\p{L}’' &-]{3,40}?)(?=,|\s\(|\swith (?:the|all|its)\s|\sand\s(?:an?|one)\s|[.;!]|\splease|\s(?:would|will|might)\sbe\b|\sas well|\stoo\b|$)/giu;

/** "We'd love a page about the machines, a page for schools": pages by their subject. */
const shortPage =
  /\b(?:an?|one)\s((?!\p{L}+\spage\s(?:web)?site)(?:[\p{L}-]+\s)?[\p{L}-]+)\spage(?=,|\sand\b|[.;]|$)/giu;

/** "We want a programme page, a tickets page and an about page": two and more of a sentence are pages. */
const shortPages = ({ text, start }: Piece, known: readonly string[]): Brief['parts'][number][] => {
  const found = [...text.matchAll(shortPage)];
  return found.length < 2
    ? []
    : found
        .filter(
          ({ 1: title = '' }) =>
            !/^(?:home|one|single|front|landing|simple|new|web|separate|own)$/iu.test(title) &&
            !known.some((one) => one.toLowerCase().includes(title.toLowerCase())),
        ) // prettier-ignore
        .map(({ 0: all, 1: title = '', index }) => ({
          value: { title: tidyHeading(title), isPage: true },
          spans: [{ start: start + index, end: start + index + all.length }],
        }));
};

export const wishedPages = (wishes: readonly Piece[], known: readonly string[]): Brief['parts'][number][] => [
  ...wishes.flatMap((piece) => shortPages(piece, known)),
  ...subjectPages(wishes, known),
];

const subjectPages = (wishes: readonly Piece[], known: readonly string[]): Brief['parts'][number][] =>
  wishes.flatMap(({ text, start }) =>
    [...text.matchAll(wishedPage)].flatMap(({ 0: all, 1: title = '', index }) =>
      wordsIn(title) > 4 ||
      /^(?:me|us|(?:their|its|our|my|your) own|about us|us with \p{L}+|each|every\b.*|people.*|them|it)$/iu.test(
        title,
      ) ||
      known.some((one) => one.toLowerCase().includes(title.toLowerCase()))
        ? []
        : [
            {
              value: { title: tidyHeading(title), isPage: true },
              spans: [{ start: start + index, end: start + index + all.length }],
            },
          ],
    ),
  );
