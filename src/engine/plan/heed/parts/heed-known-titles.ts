import { capitalise } from '../../../capitalise';
import { freeId } from '../../free-id';
import { usualSection } from '../../pages/usual-section';
import type { SectionPlan, SitePlan } from '../../site-plan';

const gathered = new Set(['Good to know', 'In short']);
/** What else is asked of it stands in it. */
const behind = /\s(?:with|including|and)\s.*$|\s\([^)]*\)$/iu;
const mostWords = 4;

/** "Dogs welcome", "parking free": what is so, and no title. */
const isTold = /\s(?:welcome|allowed|free|included|available|provided|possible|accepted|only)$/iu;

/** "What we need: pasta, oats, soap.": the entries of a list that somebody labels are no parts of a site. */
const labelled =
  /(?<=[.!?]\s|\n)(?!(?:sections?|pages?|parts|content|contents|features?|includes?|including|wants?|needs|please|also|with|must[- ]haves?|services)\b)\p{L}[\p{L}’' ]{2,36}:\s(?<list>[^.!?\n]+)/giu;
const isLabelled = (title: string, prompt: string): boolean =>
  [...prompt.matchAll(labelled)].some(({ groups }) => (groups?.['list'] ?? '').toLowerCase().split(/,\s+(?:and\s+)?|\sand\s/u).includes(title.toLowerCase())); // prettier-ignore

/** "Bike hire", "tyres" among what is good to know: where it is known what such a title holds, it is a section of its own. */
export function heedKnownTitles(plan: SitePlan): SitePlan {
  const [home, ...others] = plan.pages;
  const list = home?.sections.find(
    ({ type, content }) => type === 'amenities' && gathered.has(content.title),
  );
  if (!home || !list || plan.language !== 'en' || plan.kind === 'cv') return plan;
  const stands = new Set(plan.pages.flatMap(({ sections }) => sections.map(({ content }) => content.title.toLowerCase()))); // prettier-ignore
  const ids = plan.pages.flatMap(({ sections }) => sections.map(({ id }) => id));
  const offered = new Set(plan.brief.items.map(({ value }) => value.name.toLowerCase()));
  const opened = (list.content.items ?? []).flatMap((item): SectionPlan[] => {
    const title = item.title.replace(behind, '').trim();
    if ((item.text !== undefined && list.type !== 'services') || title.split(/\s+/u).length > mostWords || isTold.test(title) || isLabelled(title, plan.brief.prompt) || stands.has(title.toLowerCase()) || offered.has(item.title.toLowerCase())) return []; // prettier-ignore
    // Only a piece of the prompt's own list is a title; "dogs welcome in the bar" tells something.
    const isPiece = new RegExp(String.raw`(?:^|[,.;:\n]\s*(?:and\s)?|\band\s)${title.replace(/[^\p{L}\d\s'’-]/gu, '.')}(?=[,.;\n]|\s(?:with|and|including)\s|\s?\(|\s?$)`, 'iu').test(plan.brief.prompt); // prettier-ignore
    const usual = isPiece ? usualSection(title, plan, ids, 'page') : null;
    return usual ? [{ ...usual, id: freeId(usual.type, ids) }] : [];
  });
  const titles = new Set(opened.map(({ content }) => content.title.toLowerCase()));
  if (opened.length === 0) return plan;
  const left = (list.content.items ?? []).filter(({ title }) => !titles.has(title.replace(behind, '').trim().toLowerCase())); // prettier-ignore
  const rest = left.length > 0 ? [{ ...list, content: { ...list.content, items: left } }] : [];
  const sections = home.sections.flatMap((section) => (section === list ? [...opened, ...rest] : [section]));
  return { ...plan, pages: [{ ...home, sections: withOwnIds(sections) }, ...others] };
}

const closing: ReadonlySet<string> = new Set(['faq', 'hours', 'map', 'areas', 'booking', 'quote', 'contact', 'form', 'newsletter', 'cta']); // prettier-ignore
const mostAdded = 4;
const mostWordsOfPrompt = 80;

/** Pieces of the prompt's lists that no reader made anything of but a phrase. */
function piecesOf({ brief }: SitePlan): readonly string[] {
  const { prompt } = brief;
  const read = [
    ...brief.sections, ...brief.pages, ...brief.behaviours, ...brief.colours, ...brief.tone, ...brief.excluded, ...brief.quotes, ...brief.counts, ...brief.languages, ...brief.social,
    ...brief.parts.filter(({ value }) => value.isPage),
    ...[brief.name, brief.offer, brief.place, brief.hours, brief.phone, brief.email, brief.address, brief.style, brief.font, brief.scheme, brief.audience, brief.founded, brief.date].filter((slot) => slot !== null),
  ].flatMap(({ spans }) => spans); // prettier-ignore
  return [...prompt.matchAll(/(?<=[,.;:\n]\s*(?:and\s)?)(?!and\s)\p{L}[^,.;:!?\n()]{2,40}(?=[,.;!\n(]|\s?$)/gu)].flatMap(({ 0: text, index }) => {
    const end = index + text.length;
    const title = text.replace(behind, '').trim();
    // Two capitals are a name or a town.
    const isName = /\s\p{Lu}\p{Ll}/u.test(title);
    return isName || isTold.test(title) || isLabelled(title, prompt) || title.split(/\s+/u).length > mostWords || read.some((span) => span.start < end && span.end > index) ? [] : [title];
  }); // prettier-ignore
}

/** "bike hire" in a list of parts, told nowhere on the site: where it is known what such a title holds, it is a section. */
export function heedLostTitles(plan: SitePlan): SitePlan {
  const [home, ...others] = plan.pages;
  const isShort = plan.brief.prompt.trim().split(/\s+/u).length < mostWordsOfPrompt;
  const apart =
    plan.language !== 'en' || plan.brief.spoken !== 'en' || plan.kind === 'cv' || plan.kind === 'event';
  if (!home || apart || !isShort || home.sections.some(({ type }) => type === 'app')) return plan;
  const said = JSON.stringify(plan.pages.map(({ title, sections }) => [title, sections.map(({ content }) => content)])).toLowerCase(); // prettier-ignore
  const ids = plan.pages.flatMap(({ sections }) => sections.map(({ id }) => id));
  const added = piecesOf(plan)
    .filter((title) => !said.includes(title.toLowerCase()))
    .flatMap((title) => usualSection(capitalise(title), plan, ids, 'page') ?? [])
    .slice(0, mostAdded);
  if (added.length === 0) return plan;
  const first = home.sections.findIndex(({ type }, at) => at > 1 && closing.has(type));
  const at = first < 0 ? home.sections.length : first;
  const sections = [...home.sections.slice(0, at), ...added, ...home.sections.slice(at)];
  return { ...plan, pages: [{ ...home, sections: withOwnIds(sections) }, ...others] };
}

const withOwnIds = (sections: readonly SectionPlan[]): readonly SectionPlan[] =>
  sections.reduce<readonly SectionPlan[]>((taken, section) => {
    const ids = taken.map(({ id }) => id);
    return [...taken, ids.includes(section.id) ? { ...section, id: freeId(section.type, ids) } : section];
  }, []);
