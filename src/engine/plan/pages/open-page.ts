import type { SectionType } from '@/domain/site/vocabulary';
import type { Brief } from '@/domain/site/brief';
import { findApp, sayKeptHere } from '../../compose/apps/find-app';
import type { SectionContent } from '../content';
import { fillContent } from '../fill-content';
import type { Copy } from '../fill-content';
import { capitalise, kicker } from '../kinds/parts/weave';
import type { PageDraft } from './plan-pages';
import type { SitePlan } from '../site-plan';
import { titleOfApp } from '../naming/title-of-app';
import { listsThings } from '../abroad/told-facts-abroad';
import { toldLine } from '../told/told-line';

// One sentence that says what the app is for; in other languages that nothing leaves the device.
function appLede(brief: Brief, copy: Copy): string {
  const { lede } = fillContent('app', copy);
  if (brief.language.value === 'en' && lede) return lede;
  return sayKeptHere(brief.language.value);
}

// The prompt's own words say best what this is; made-up ones stand where it tells nothing.
const openWith = (told: string | null, content: SectionContent, isPitched: boolean): SectionContent =>
  told && !content.title.includes(told.slice(0, -1)) && !(isPitched && !saysMore(told, content))
    ? { ...content, lede: told }
    : content;

// "The notetaker made for vets" over "A start-up that makes a notetaker for vets" would say one thing twice.
const saysMore = (told: string, { title, lede = '', kicker: above = '' }: SectionContent): boolean => {
  const said = new Set(`${above} ${title} ${lede}`.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const news = (told.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !said.has(word));
  return news.length > 2 && !/^(?:an?|the|our) (?:start-?up|company|team|small team)\b/iu.test(told);
};

const unsaid =
  /^(?:an?|the|my|our)\s|^(?:soundcloud|spotify|bandcamp|instagram|youtube|tiktok|patreon|saas|app|software|shop|business|company)$|\b(?:website|site|page|list|something|stuff|thing|and)\b/iu;

/** Above the headline stands what it is in the prompt's own words, where the kind's words name something else. */
function sayOffer(content: SectionContent, { facts, kind }: Copy): SectionContent {
  const offer = (facts.brief.offer?.value ?? '')
    .replace(/\s(?:price list|pricelist|menu|brochure)$/iu, '')
    .trim();
  const words = offer.toLowerCase().split(/\s+/u);
  const isFit =
    offer.length > 3 &&
    words.length <= 5 &&
    !unsaid.test(offer) &&
    facts.brief.language.value === 'en' &&
    facts.brief.spoken === 'en';
  const said = content.kicker?.toLowerCase() ?? '';
  if (kind.pitches?.(facts.brief) === true) return content;
  if (!isFit || content.kicker === undefined || content.kicker === facts.name) return content;
  if (words.some((word) => word.length > 3 && said.includes(word.slice(0, 5)))) return content;
  return { ...content, kicker: kicker(facts, capitalise(offer)) };
}

/** The words a page opens with: a tagline where the prompt gives one, the page's own title verbatim on inner pages. */
export function openPage(
  type: SectionType,
  draft: PageDraft,
  copy: Copy,
  shell: Pick<SitePlan, 'tagline' | 'name' | 'seed' | 'brief'>,
): SectionContent {
  const { brief } = copy.facts;
  if (type === 'app') {
    const app = findApp(brief.kind.value);
    const context = { brief, name: shell.name, words: copy.words, seed: shell.seed, level: 2 as const };
    // A poll is headed by its question, whatever it is called.
    const own = brief.kind.value === 'poll' || app?.isStandIn?.(context) === true ? null : titleOfApp(brief);
    // 'Title "Until we meet"': the heading that the prompt gives; those of a board are its columns.
    const headings = brief.kind.value === 'kanban' ? [] : brief.quotes.filter(({ value }) => value.use === 'heading'); // prettier-ignore
    const quoted = headings.length === 1 ? headings[0]?.value.text : undefined;
    const title = quoted ?? brief.name?.value ?? own ?? app?.title(context) ?? shell.name;
    return { title, lede: app?.lede?.(context) ?? appLede(brief, copy) };
  }
  if (type === 'page-header') {
    const main = draft.types.find((entry) => entry !== 'page-header');
    const first = main ? fillContent(main, copy) : undefined;
    // A lone paragraph stands in the section itself, and not above it as well.
    const [opening, ...others] = first?.body ?? [];
    const lede = first?.lede ?? (main === 'cta' || others.length === 0 ? undefined : opening);
    return { title: draft.title, ...(lede && lede.length < 180 ? { lede } : {}) };
  }
  const isPitched = copy.kind.pitches?.(brief) === true;
  // What a prompt lists says more than its first words in the languages that have a line for it.
  // A guide opens with its chapters.
  const isListed = listsThings(copy.facts) || brief.offer?.value === 'guidebook';
  const told = isListed ? null : toldLine(brief);
  const content = sayOffer(openWith(told, fillContent(type, copy), isPitched), copy);
  const heading = brief.quotes.find(({ value }) => value.use === 'heading')?.value.text;
  const title = heading ?? shell.tagline;
  if (!title) return content;
  return {
    ...content,
    title,
    kicker: content.kicker && content.kicker !== title ? content.kicker : shell.name,
  };
}
