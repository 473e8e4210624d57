import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ings?|ors?|s|e)$/u, '')
    .slice(0, 6);

const isAkin = (one: string, other: string): boolean => {
  const words = other.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => stem(word) === stem(one));
};

/** Work that came from nothing but the number asked for: it stands in no group that the copy names. */
const withoutFiller = (items: readonly ContentItem[]): readonly ContentItem[] => {
  const grouped = items.filter(({ group }) => group !== undefined && group !== 'Work');
  return grouped.length >= Math.min(items.length, 4) ? grouped : items;
};

const emptiest = (counts: ReadonlyMap<string, number>): string =>
  [...counts].toSorted(([, one], [, other]) => one - other)[0]?.[0] ?? '';

/** Each piece under the name that suits it, else under the one with the least: no button may find nothing. */
const grouped = (
  items: readonly ContentItem[],
  names: readonly string[],
  most: number,
): readonly ContentItem[] => {
  const counts = new Map(names.map((name) => [name, 0]));
  const put = (item: ContentItem, group: string): ContentItem => {
    counts.set(group, (counts.get(group) ?? 0) + 1);
    return { ...item, group };
  };
  const suits = (item: ContentItem): string | undefined =>
    names.find((name) => isAkin(name, `${item.group ?? ''}`)) ??
    names.find((name) => isAkin(name, item.title));
  const all = withoutFiller(items);
  // Those that suit a name stay first where fewer are asked for than there are.
  const kept = [...all.filter((item) => suits(item)), ...all.filter((item) => !suits(item))].slice(0, most);
  return all.filter((item) => kept.includes(item)).map((item) => put(item, suits(item) ?? emptiest(counts)));
};

const dated =
  /\b(?:projects|work|works|productions|buildings|films|books|paintings|exhibitions|commissions|albums|collections|portfolio)\s(?:(?:sorted|grouped|listed|ordered|arranged)\s)?by (?:year|date)\b/iu;
const latest = 2025;

/** "Projects by year": each of the usual works has one, the newest first. */
function byYear(plan: SitePlan): SitePlan {
  if (plan.language !== 'en' || !dated.test(plan.brief.prompt)) return plan;
  const put = (items: readonly ContentItem[]): readonly ContentItem[] =>
    items.map((item, at) => ({ ...item, group: String(latest - Math.floor((at * 3) / items.length)) }));
  const told = (section: SectionPlan): SectionPlan => {
    const items = section.content.items ?? [];
    return section.type === 'portfolio' && items.length > 0 && items.every(({ sample }) => sample === true)
      ? { ...section, content: { ...section.content, items: put(items) } }
      : section;
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(told) })) };
}

/** Work that is to be filtered "by housing, public and interiors" stands under these names, and under no others. */
export function heedWorkGroups(plan: SitePlan): SitePlan {
  const names = plan.brief.items
    .filter(({ value }) => value.section === 'categories')
    .map(({ value }) => value.name.charAt(0).toUpperCase() + value.name.slice(1));
  const asked = plan.brief.counts.find(({ value }) => value.thing === 'portfolio')?.value.count;
  if (names.length < 2 || plan.kind === 'shop') return byYear(plan);
  const told = (section: SectionPlan): SectionPlan =>
    section.type === 'portfolio' && (section.content.items ?? []).every(({ sample }) => sample !== false)
      ? {
          ...section,
          content: { ...section.content, items: grouped(section.content.items ?? [], names, asked ?? 12) },
        }
      : section;
  const isShown = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'portfolio'));
  // By what the work is parted is told there, and nothing else of the house.
  const isGroup = ({ title }: ContentItem): boolean =>
    names.some((name) => name.toLowerCase() === title.toLowerCase());
  const bare = (section: SectionPlan): SectionPlan[] => {
    const { items, body } = section.content;
    if (!isShown || section.type !== 'text' || items || !body?.some((title) => isGroup({ title })))
      return [section];
    const left = body.filter((title) => !isGroup({ title }));
    return left.length === 0 ? [] : [{ ...section, content: { ...section.content, body: left } }];
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(told).flatMap(bare) })),
  };
}
