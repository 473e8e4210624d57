import { pageOutline } from './page-outline';
import { partsAt } from './prose-rows';
import { wantedIn } from './wanted-parts';
import { raise } from './wishes/rewrite-rules';

const title = String.raw`["“]?(?<page>(?!(?:this|that|each|every|which|same|whole|next|web)\b)[\p{L}’'&-]+(?:\s(?!(?:page|and|or|with|should|must)\b)[\p{L}’'&-]+){0,3}?)["”]?`;
const anyPage = String.raw`(?:${title}\spage|(?<home>home)page)`;
const verb = String.raw`(?:also\s)?(?:should|must|needs?|has\sto|is\s(?:(?:simply|just|only|mainly|really)\s)?(?:to|for|where|about|an?(?=\s(?:short\s|brief\s)?\p{L}+\s(?:plus|and|with|of)\b|\s(?:\p{L}+\s)?page\s(?:about|for|with|of|on|where|that)\b|\s(?:\p{L}+\s)?(?:list|table|overview|gallery|form|map)\b))|will|can|could|would|introduces?|lists?|shows?|has|have|holds?|tells?|explains?|describes?|covers?|contains?|includes?|gives?|names?|presents?|features?|says?|starts?|opens?|begins?|announces?|advertises?|introduce|greets?|welcomes?)`;
const telling = String.raw`(?:please\s)?(?:show|list|explain|tell|say|include|mention|introduce|give|put|add|describe|we|i|there|people|visitors|guests|customers|everyone)\b`;
/** "On the projects page list all six", "For the home page we want …" */
const onPage = new RegExp(
  String.raw`^(?:(?:and|then|next|finally|lastly|also),?\s)?(?:on|for|in|at)\s(?:the|our|my|your)\s${anyPage}[,:]?\s(?=\S)`,
  'iu',
);
/** "The practice page introduces the team", "Our menu page should list …" */
const thePage = new RegExp(
  String.raw`^(?:and\s)?(?:(?:the|our|my|your)\s${anyPage}|(?<first>home))\s(?=${verb}\s)`,
  'iu',
);
/** "There should be an events page with …", "We also need a prices page that lists …" */
const pageAbout = new RegExp(
  String.raw`^(?:and\s)?(?:(?:on|for)\s)?(?:the|our)\spage\s(?:about|on|for|with)\s(?:the\s|our\s)?${title}[,:]?\s(?=(?:we|i|there|please|list|show|explain|put)\s|${verb}\s)`,
  'iu',
);
const aPage = new RegExp(
  String.raw`^(?:(?:and|then|finally|also|plus),?\s)?(?:(?:we|i)(?:['’]d|\swould)?\s(?:also\s)?(?:like|need|want|love)\s|there\s(?:should|must|needs\sto)\s(?:also\s)?be\s|(?:please\s)?(?:add|make|include|create)\s)?an?\s${title}\spage,?\s(?:with\s|(?:that|which|where\swe)\s(?=${verb}\s)|(?=(?:showing|listing|explaining|telling|introducing)\s))`,
  'iu',
);
const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]{}\\]/gu, String.raw`\$&`);
type Frame = { readonly found: RegExp; readonly isLabel: boolean };
/** "The Journal has three entries", "On Visit us explain …", "Contact: 3 Mill Lane": by the title of a page that was listed. */
const byTitle = (listed: readonly string[]): readonly Frame[] => {
  if (listed.length === 0) return [];
  const own = String.raw`["“]?(?<page>${listed.map(escaped).join('|')})["”]?`;
  return [
    {
      found: new RegExp(String.raw`^(?:the\s|our\s)?${own}(?:\spage)?\s(?=${verb}\s)`, 'iu'),
      isLabel: false,
    },
    {
      found: new RegExp(String.raw`^(?:and\s)?(?:on|under|for|in|at)\s(?:the\s)?${own}(?:\spage)?(?::\s(?=\S)|,?\s(?=${telling}))`, 'iu'), // prettier-ignore
      isLabel: false,
    },
    // "Memberships are Off-Peak $29 a week and Family $65 a week": what the page lists.
    { found: new RegExp(String.raw`^(?:the\s|our\s)?${own}(?:s|es)?\s(?:are|cost)\s(?=[^.]*\d[^.]*\d)`, 'iu'), isLabel: false }, // prettier-ignore
    { found: new RegExp(String.raw`^${own}:\s+(?=\S)`, 'u'), isLabel: true },
  ];
};

const list =
  /\bpages(?:\s(?:are|should be|needed|wanted|(?:that\s)?(?:we|i|you|they)(?:['’]d|\swould)?\s(?:\p{L}+\s)?(?:need|want|like|have|see)))?(?:\s(?:please|in this order))?:\s*(?<list>[^.:\n]{6,200})(?=[.\n]|$)/iu;
const first = /^(?:home|front|first|landing|main|start|opening|welcome)$/iu;
const sentences =
  /(?<=[.!?]["”’)]*)(?<!\b(?:St|Dr|Mrs?|Ms|Prof|No|approx|incl|e\.g|i\.e|\p{Lu})\.)\s+(?=["“‘]?\p{Lu})/uy;
/** What is said of the whole site, whichever page was spoken of before it. */
const ofSite =
  /^(?:the\s(?:whole\s)?(?:site|website|look|style|design|tone|colou?rs?)\b|(?:please\s)?(?:no|do not|don['’]t|leave out|avoid)\s|nothing\s|(?:phone|tel(?:ephone)?|e-?mail|ring|call|write to)\b(?=[^.]*[\d@])|[\p{L}\s-]+\s(?:background|header|buttons?|headings?)\b(?!\s["“])|(?:friendly|clear|calm|bold|warm|modern|simple|clean|dark|light|quiet|cheerful|serious|elegant)(?:,|\sand\s|\sbut\s|\splease)|(?:please\s)?(?:keep|make|use)\s(?:it|the)\b|style:|look:|tone:|pages:|for contact\b)|\b(?:colou?rs?|fonts?|typeface|palette)\b|\b(?:near|under|beside|next to|below) the (?:name|logo)\b|\bin the (?:header|footer)\b/iu;
const fewest = 2;
const mostly = 0.4;
const fewestOfLetter = 100;
const wordsIn = (text: string): number => text.split(/\s+/u).length;
/** A list behind a colon, sums, figures in brackets: what is told, and no mere wish for "an FAQ with five questions". */
const tells = /(?<!\d):\s+[^\s"“][^\n]{11}|,\swhich\s(?:is|are)\s|[£$€]\s?\d|\([^()]*\d[^()]*\)/u;

/** "a Home page, a Menus page, a Book page and an About page" */
const row = /\ban?\s(?<list>[\p{L}’'& -]{2,30}\spage(?:,?\s(?:and\s)?an?\s[\p{L}’'& -]{2,30}\spage){2,})/iu;

/** The pages that a prompt lists, as written. */
const listedIn = (text: string): readonly string[] => {
  const named = list.exec(text)?.groups?.['list'] ?? row.exec(text)?.groups?.['list'] ?? '';
  return named
    .split(/,\s(?:and\s)?|\s(?:and|&)\s|\s[/|·]\s/u)
    .map((one) => one.replace(/^an?\s|\spage$/giu, '').trim())
    .filter((one) => one !== '' && one.split(' ').length <= 4);
};

const titleOf = (page: string, listed: readonly string[]): string => {
  if (first.test(page)) return 'Home';
  const own = page.toLowerCase();
  // "The Walks page lists …" of a page called "The Walks".
  return listed.find((one) => [own, `the ${own}`, `our ${own}`].includes(one.toLowerCase())) ?? raise(page);
};

type Directed = { readonly page: string; readonly rest: string; readonly isLabel: boolean };
const directedIn = (
  sentence: string,
  frames: readonly Frame[],
  listed: readonly string[],
): Directed | null => {
  for (const { found: frame, isLabel } of frames) {
    const found = frame.exec(sentence);
    const page = found?.groups?.['page'] ?? found?.groups?.['home'] ?? found?.groups?.['first'];
    if (found && page !== undefined)
      return { page: titleOf(page, listed), rest: sentence.slice(found[0].length), isLabel };
  }
  return null;
};

/**
 * A brief that goes through its pages in sentences ("On the projects page list all six: …", "The practice page introduces the
 * team: …"), as an outline: what is told of a page stands under its title, and what is told of none before all of them.
 * Another text as it stands.
 */
export const pagesDirected = (text: string): string => {
  // Fewer words that only list their pages have readers of their own for what they tell of each.
  const isLetter = wordsIn(text) >= fewestOfLetter;
  if (!(isLetter ? /\b(?:home)?pages?\b/iu : /\b(?:home)?page\b/iu).test(text)) return text;
  const listed = listedIn(text);
  const frames = [...[pageAbout, onPage, thePage, aPage].map((found) => ({ found, isLabel: false })), ...byTitle(listed)]; // prettier-ignore
  const blocks = new Map(['Home', ...listed].map((page): [string, string[]] => [titleOf(page, listed), []]));
  const others: string[] = [];
  const said = new Set<string>();
  const labelled = new Set<string>();
  for (const paragraph of text.split(/\n\s*\n/u)) {
    let page: string | null = null;
    const left: string[] = [];
    for (const sentence of /\n/u.test(paragraph.trim()) ? [paragraph] : partsAt(paragraph, sentences)) {
      const directed = directedIn(sentence, frames, listed);
      if (directed) page = directed.page;
      else if (ofSite.test(sentence)) page = null;
      if (directed) (directed.isLabel ? labelled : said).add(directed.page);
      if (page === null)
        left.push(listed.length > 0 && list.test(sentence) ? `Pages: ${listed.join(', ')}.` : sentence);
      else blocks.set(page, [...(blocks.get(page) ?? []), directed ? directed.rest : sentence]);
    }
    if (left.length > 0) others.push(left.join(' '));
  }
  // Where its pages are listed and most of it is about them, labels and parts that are wanted tell of them, too.
  const inPages = wordsIn([...blocks.values()].flat().join(' '));
  const isByLabel =
    labelled.has('Home') && blocks.get('Home')?.some((one) => wantedIn(one) !== null) === true;
  const isPlan =
    isLetter && listed.length > fewest && (said.size > 0 || isByLabel) && inPages > mostly * wordsIn(text);
  const spoken = isPlan ? [...new Set([...said, ...labelled])] : [...said];
  const isTold = (one: string): boolean =>
    tells.test(one) || (isPlan && (wantedIn(one) !== null || one.split(', ').length > fewest));
  const telling = spoken.filter((page) => blocks.get(page)?.some(isTold) === true);
  return telling.length < fewest || telling.length * 2 < spoken.length
    ? text
    : [...others, pageOutline(blocks)].join('\n\n');
};
