import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const most = 12;
/** What a house may call its further rooms. */
const further = ['Courtyard room', 'Loft room', 'Green room', 'Library room', 'Terrace room', 'End room', 'Old room', 'Yellow room', 'North room']; // prettier-ignore
const kinds: ReadonlySet<SectionPlan['type']> = new Set(['rooms', 'pricing', 'booking']);

/** One more of the same: a name of its own, and nothing that only one of them has. */
function another(
  like: ContentItem,
  at: number,
  taken: ReadonlySet<string>,
  spare: readonly string[],
): ContentItem {
  const { text: _text, list: _list, badge: _badge, ...rest } = like;
  const isRoom = /\broom\b/iu.test(like.title) || [...taken].some((title) => /\broom\b/iu.test(title));
  return { ...rest, title: (isRoom ? spare[at] : undefined) ?? `${like.title} ${at + 2}`, sample: true };
}

function fill(items: readonly ContentItem[], count: number): readonly ContentItem[] {
  const taken = new Set(items.map(({ title }) => title));
  const spare = further.filter((name) => !taken.has(name));
  return Array.from({ length: count }, (_, at): ContentItem => {
    const own = items[at];
    const like = items[at % items.length] ?? { title: '' };
    return own ?? another(like, at - items.length, taken, spare);
  });
}

/** "5 rooms with prices": five of them, in the list and in the form that asks for one. */
export function heedRoomsCounted(plan: SitePlan): SitePlan {
  const count = plan.brief.counts.find(({ value }) => value.thing === 'rooms')?.value.count ?? 0;
  const usual = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'rooms')?.content.items ?? []; // prettier-ignore
  if (count < 2 || count > most || usual.length === 0 || usual.length === count) return plan;
  if (!usual.every(({ sample }) => sample === true)) return plan;
  const titles = new Set(usual.map(({ title }) => title));
  const rooms = fill(usual, count);
  const change = (section: SectionPlan): SectionPlan => {
    const { items } = section.content;
    if (!kinds.has(section.type) || !items?.length || !items.every(({ title }) => titles.has(title)))
      return section;
    const own = section.type === 'booking' ? rooms.map(({ title }) => ({ title })) : rooms;
    return { ...section, content: { ...section.content, items: own } };
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
  };
}
