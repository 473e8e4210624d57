import { sectionOfTitle } from '../../../brief/parts/section-of-title';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { kinship } from '../../told/told-sentences';

const first =
  /\b(?:the\s)?(?<what>\p{L}[\p{L}\s]{2,20}?)\s(?:should|must|has to|needs to|to)\s(?:be|come|go|stand)\s(?:the\s)?first(?:\s(?:thing|section|on the page))?\b/iu;
const then =
  /(?:^|[.!?]\s+|,\s)(?:and\s)?then\s(?<list>[\p{L}’'\s]{3,24}(?:,\s(?:and\s)?(?:then\s)?[\p{L}’'\s]{3,24})*)/iu;
const fixed = new Set(['hero', 'page-header']);

/** "Tour should be the first thing you see. Then album, then shop, press.": what a prompt names in the order of the page. */
const orderIn = (prompt: string): string[] => {
  const found = first.exec(prompt);
  const what = found?.groups?.['what']?.replace(/^(?:but|fine|and|so|the)\s/iu, '').trim();
  if (!found || what === undefined) return [];
  const rest = then.exec(prompt.slice(found.index))?.groups?.['list'] ?? '';
  const others = rest.split(/,\s(?:and\s)?(?:then\s)?/iu).map((one) => one.trim());
  return [what, ...others.filter((one) => one !== '')];
};

/** The first page in the order that was asked for; what was not named keeps its place behind. */
export const inAskedOrder = (plan: SitePlan): SitePlan => {
  const [home, ...others] = plan.pages;
  const asked = orderIn(plan.brief.prompt);
  if (!home || asked.length === 0) return plan;
  const rankOf = ({ type, content }: SectionPlan): number => {
    const at = asked.findIndex((word) => kinship(word, content.title) > 0 || sectionOfTitle(word, 'en', plan.kind) === type); // prettier-ignore
    return fixed.has(type) ? -1 : at < 0 ? asked.length : at;
  };
  const ranked = home.sections.map((section, at) => ({ section, at, rank: rankOf(section) }));
  // Unnamed ones stay behind the named one that they followed.
  let last = -1;
  const placed = ranked.map(({ section, at, rank }) => {
    if (rank < asked.length) last = rank;
    return { section, at, rank: rank < asked.length ? rank : last };
  });
  const sections = placed.toSorted((one, other) => one.rank - other.rank || one.at - other.at).map(({ section }) => section); // prettier-ignore
  return { ...plan, pages: [{ ...home, sections }, ...others] };
};
