import { capitalise } from '../../../capitalise';

const told = /\bpages?\b|\bsections?\s?:|\bone[- ]page/iu;
const title = String.raw`\p{Lu}[\p{L}\d’'&-]*(?:\s[\p{L}\d’'&-]+){0,3}`;
/** "Vineyard, Douro. Home / Wines / Visits / Contact.": titles between strokes, of which the first is the home page. */
const bare = new RegExp(
  String.raw`(?<=^|[.!?:;]\s|\n)(?<titles>Home(?:page)?(?:\s?[/|·•>]\s?${title}){2,12})(?=[.\n]|$)`,
  'u',
);
/** "Home: hero, concerts. About: story. Join: form.": each at the head of its statement. */
const headed = new RegExp(String.raw`(?<=^|[.!?;]\s|\n\s*)(?<title>${title})\s?:\s(?!["“#])`, 'gu');
/** "Home has hero, dishes, reviews" beside a list of pages. */
const has =
  /(?<=^|[.!?;]\s|\n\s*)(?:the\s)?(?<title>home(?:\s?page)?)\s(?:has|gets|with|contains)\s(?:an?\s)?(?=[^.\n]*,)/giu;
/** "home (hero, what's on), plan your visit (map, FAQ), parties (form)" */
const bracketed =
  /(?<=[:,.;–—]\s|^)(?<list>(?:home(?:\s?page)?)\s\([^()\n]+\)(?:,\s(?:and\s)?\p{L}[\p{L}’' &-]{1,34}(?:\s\([^()\n]+\))?){2,10})(?=[.\n]|$)/iu;
/** How the site looks and what it says stands behind labels, too. */
const noPage =
  /^(?:style|look|feel|colou?rs?|palette|tone|mood|fonts?|type|typography|design|theme|layout|structure|order|header|footer|nav|cta|buttons?|hero|sections?|stats|features|notes?|name|tagline|audience|goal|languages?|background|accents?|text|headings?|motto|slogan|address|phone|e-?mail|hours|prices|vibe|behaviou?rs?|must|please|keep|no|extras?|seo|form|images?|photos?|contents?|copy)\b/iu;

const inBrackets = (list: string): string =>
  `Pages: ${list.replace(/(?:^|(?<=\),\s|,\s)(?:and\s)?)(\p{L}[\p{L}’' &-]*?)(?=\s\(|,\s(?=[^()]*(?:\(|$))|$)/gu, (name: string) => capitalise(name.replace(/^and\s/u, '')))}`;

/** A list of pages that goes without the word: the titles that a prompt lists or tells of, beginning with the home page. */
export function pagesImplied(text: string): string {
  const named = text.replace(has, (_, ...found: unknown[]) => {
    const { title: own = '' } = found.at(-1) as Record<string, string | undefined>;
    return `${capitalise(own.replace(/\s?page$/iu, ''))}: `;
  });
  if (told.test(text)) return named;
  const list = bare.exec(named)?.groups?.['titles'];
  if (list !== undefined) return named.replace(list, `Pages: ${list.split(/\s?[/|·•>]\s?/u).join(', ')}`);
  if (bracketed.test(named))
    return named.replace(bracketed, inBrackets).replace(/:\s(?=Pages:\sHome)/u, '. ');
  const heads = [...named.matchAll(headed)].filter(({ groups }) => !noPage.test(groups?.['title'] ?? ''));
  const [home, ...others] = heads;
  if (!home || !/^home/iu.test(home.groups?.['title'] ?? '') || others.length < 2) return named;
  const titles = heads.map(({ groups }) => groups?.['title'] ?? '').join(', ');
  return `${named.slice(0, home.index)}Pages: ${titles}. ${named.slice(home.index)}`;
}
