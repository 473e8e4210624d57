import { knownSites, type KnownSite } from './known-sites';

const site = String.raw`[\p{L}\d+.]+(?:\s[\p{L}\d+.]+)?`;
const asWhat = String.raw`(?:\s(?:web\s?)?(?:site|app|application|page|platform|marketplace|feed|board|player|interface|ui|store|shop|market|tool|room|job board|photo feed|music player|video site|forum|chat))*`;
const present = String.raw`(?<page>\s(?:landing page|home\s?page|sales page))?`;
/** "an Airbnb clone", "a Trello-like board", "clone of Reddit", "something like Craigslist". */
const asked: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:an?|my own|our own|simple|small|little|basic|mini|minimal)\s+)*(?<site>${site})[\s-](?:clone|copycat|copy|replica|alternative|lookalike)${present}${asWhat}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:an?|my own|our own|simple|small|little|basic|mini|minimal)\s+)*(?<site>${site})[\s-](?:like|style|styled|inspired)(?=\s)${present}${asWhat}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:an?|my own|simple|small|little|basic|mini)\s+)*(?:clone|copy|version)\sof\s(?<site>${site}?)(?=[\s,.:;]|$)${present}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:an?|simple|small|little|basic)\s+)*(?:something|(?:web\s?)?site|app|platform|page|board)\s(?:like|similar to|such as)\s(?<site>${site}?)(?=[\s,.:;]|$)${present}`,
    'iu',
  ),
];
const topic =
  /^\s(?:for|of|about)\s(?:(?:an?|the|my|our)\s)?(?<things>[\p{L}'’&-]+(?:\s(?!in\b|with\b|where\b|called\b|named\b|that\b|which\b|and\b|on\b|near\b|from\b|at\b)[\p{L}'’&-]+){0,4})/iu;

/** A prompt in plain words, and what is to be said of that. */
export type PlainWords = { readonly prompt: string; readonly remark: string };

/**
 * A prompt for a site like a well-known one, as a prompt that says what that one does: "Trello clone with labels" is a
 * board of columns with labels. Null where no site is named that way, or one that nobody here knows.
 */
export function inPlainWords(prompt: string): PlainWords | null {
  for (const pattern of asked) {
    const found = pattern.exec(prompt);
    const known = found ? findSite(found.groups?.['site'] ?? '') : undefined;
    if (!found || !known) continue;
    const rest = prompt.slice(found[0].length);
    const told = found.groups?.['page'] === undefined ? doing(known, rest) : presenting(known, rest);
    const plain = told.charAt(0).toUpperCase() + told.slice(1);
    const lacks = found.groups?.['page'] === undefined && known.lacks ? ` ${known.lacks}` : '';
    return {
      prompt: plain,
      remark: `“${found[0].trim().replace(/^an?\s/iu, '')}” was read as: ${plain.split(/[.;\n]/u, 1)[0] ?? ''}.${lacks}`,
    };
  }
  return null;
}

const findSite = (name: string): KnownSite | undefined =>
  knownSites.find(({ called }) => called.test(name.replace(/^(?:an?|the)\s/iu, '')));

function doing({ does }: KnownSite, rest: string): string {
  const found = topic.exec(rest);
  const things = found?.groups?.['things'];
  let isUsed = false;
  const words = does.replace(
    /\{(?<lead>[^}|]*?)things(?:\|(?<usual>[^}]*))?\}/u,
    (_, lead: string, usual?: string) => {
      if (things === undefined) return usual ?? '';
      isUsed = true;
      return lead + things;
    },
  );
  const behind = isUsed && found ? rest.slice(found[0].length) : rest;
  // The name stands behind the thing and not behind its wishes: "forum called Chirrup where people post".
  const name =
    /^,?\s(?:called|named)\s(?:["“][^"”]+["”]|(?:\p{Lu}[\p{L}\d'’&.]*\s?){1,4})/u.exec(behind)?.[0] ?? '';
  const left = behind.slice(name.length);
  const at = / (?:with|where) /u.exec(words)?.index ?? words.length;
  const named = words.slice(0, at) + name.trimEnd() + words.slice(at);
  // "kanban board with labels, with a dark theme": one list of wishes and not two.
  return (
    named +
    (/ with |, /u.test(words) ? left.replace(/^\s?with\s/u, ', with ') : left.replace(/^(?=\p{L})/u, ' '))
  );
}

const presenting = ({ is }: KnownSite, rest: string): string =>
  `landing page for a ${is}${rest}`.replace(/\ba (?=[AEIO])/gu, 'an ');
