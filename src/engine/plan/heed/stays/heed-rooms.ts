import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const counted =
  /^(?<count>\d|two|three|four|five|six|seven|eight)\s(?<sort>\p{L}[\p{L}-]+\s)?(?<noun>(?:guest )?(?:rooms|bedrooms|cabins|suites|apartments|cottages|huts|pods|yurts))$/iu;
const pictures = ['bed', 'window', 'lamp', 'chair'];
const names = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** "four rooms from €85": four of them, each at what was told, and not one row that says "Four rooms". */
function heedSection(section: SectionPlan): SectionPlan {
  const [only, ...more] = section.content.items ?? [];
  const told = only ? counted.exec(only.title)?.groups?.['count']?.toLowerCase() : undefined;
  // Made-up rooms behind it stand for those that are counted.
  if (section.type !== 'rooms' || !only || told === undefined || more.some(({ sample }) => sample !== true))
    return section;
  const count = Number(told) || numbers.indexOf(told);
  const { sort = '', noun = 'rooms' } = counted.exec(only.title)?.groups ?? {};
  const one = noun
    .toLowerCase()
    .replace(/s$/u, '')
    .replace(/bedroom|guest room/u, 'room');
  const rooms = Array.from({ length: count }, (_, at): ContentItem => ({
    ...only,
    title: `${one.replace(/^./u, (letter) => letter.toUpperCase())} ${names[at + 1] ?? String(at + 1)}`,
    ...(sort === '' ? {} : { text: sort.trim().replace(/^./u, (letter) => letter.toUpperCase()) }),
    art: pictures[at % pictures.length] ?? 'bed',
    sample: true,
  }));
  return { ...section, content: { ...section.content, items: rooms } };
}

/** "3 ensuite rooms" is nothing to choose in a form, nor the name of a picture. */
function withoutCount(section: SectionPlan): SectionPlan {
  const { items } = section.content;
  if ((section.type !== 'booking' && section.type !== 'gallery') || !items) return section;
  return {
    ...section,
    content: { ...section.content, items: items.filter(({ title }) => !counted.test(title)) },
  };
}

const lodgings =
  /(?<![\p{L}\d])(?<count>[2-8]|two|three|four|five|six|seven|eight)\s(?:\p{L}[\p{L}-]*\s){0,2}?(?<noun>(?:shepherds?['’]?s? |bell |safari |log |timber |camping |glamping )?(?:huts|pods|yurts|cabins|lodges|tents|tipis|domes|tree ?houses|chalets|cottages|apartments|caravans|wagons|barns))(?!\p{L})/iu;

/** "four shepherd's huts": what the house has instead of the usual rooms, one by one; nothing more is known of them. */
function withLodgings(plan: SitePlan): SitePlan {
  // Where prices are told, or pitches besides, what is let is told as well.
  const isTold = plan.brief.items.some(({ value }) => value.section === 'rooms' || value.price !== undefined);
  if (plan.kind !== 'hotel' || isTold || /\bpitch(?:es)?\b/iu.test(plan.brief.prompt)) return plan;
  const found = [...plan.brief.prompt.matchAll(new RegExp(lodgings.source, 'giu'))].map(({ groups }) => groups ?? {}); // prettier-ignore
  const { count: told = '', noun = '' } = found[0] ?? {};
  const count = Number(told) || numbers.indexOf(told.toLowerCase());
  const sampled = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'rooms')
    ?.content.items;
  if (noun === '' || count < 2 || !sampled?.every(({ sample }) => sample === true)) return plan;
  const [first] = sampled;
  // "4 bell tents and 2 shepherd's huts": each sort counts its own.
  const sorts = found.flatMap(({ count: many = '', noun: sort = '' }) =>
    Array.from({ length: Number(many) || Math.max(numbers.indexOf(many.toLowerCase()), 0) }, (_, nth) => ({
      nth,
      kind: sort
        .toLowerCase()
        .replace(/s$/u, '')
        .replaceAll("'", '’')
        .replace(/^shepherds? /u, 'shepherd’s '),
    })),
  );
  const rooms = sorts.map(({ kind, nth }, at): ContentItem => {
    const { text: _text, list: _list, badge: _badge, ...rest } = sampled[at] ?? first ?? { title: '' };
    return {
      ...rest,
      title: `${kind} ${names[nth + 1] ?? ''}`.replace(/^./u, (letter) => letter.toUpperCase()),
      sample: true,
    };
  });
  const usual = new Set(sampled.map(({ title }) => title));
  const change = (section: SectionPlan): SectionPlan => {
    const items = section.content.items ?? [];
    if (
      !['rooms', 'pricing', 'booking'].includes(section.type) ||
      !items.some(({ title }) => usual.has(title))
    )
      return section;
    const own = section.type === 'booking' ? rooms.map(({ title }) => ({ title })) : rooms;
    return { ...section, content: { ...section.content, items: own } };
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
  };
}

/** "16 bedrooms" of a house where people live: nobody books one by the night. */
const isHome = ({ noun, brief: { items } }: SitePlan): boolean =>
  /^(?:care|nursing|residential|retirement) home$/u.test(noun) &&
  !items.some(({ value }) => value.section === 'rooms');

const withoutSampleRooms = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: page.sections.filter(
      ({ type, content }) =>
        type !== 'rooms' || content.items?.every(({ sample }) => sample === true) !== true,
    ),
  })),
});

/** Rooms of which the prompt tells the number and a price alone stand one by one. */
export const heedRooms = (read: SitePlan): SitePlan => {
  const plan = isHome(read) ? withoutSampleRooms(read) : read;
  const counted = withLodgings(plan);
  return {
    ...counted,
    pages: counted.pages.map((page) => ({
      ...page,
      sections: page.sections.map(heedSection).map(withoutCount),
    })),
  };
};
