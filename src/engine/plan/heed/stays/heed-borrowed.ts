import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { findPartContent } from '../../pages/part-contents';
import { isAlone } from '../people/speak-alone';

type Row = readonly [title: string, text: string, art: string];

const stays =
  /\b(?:guests?|bed ?rooms?|rooms above|inn|overnight|nights?|sleeps?|lodg\p{L}*|hotel|hostel|b&b|bed and breakfast|retreat|chalet|glamping|airbnb)\b/iu;
const served: ReadonlySet<string> = new Set(['bar', 'restaurant', 'cafe']);
const ofDay = /\b(?:private|function|meeting|party|dining|tap|tea|tasting|back|games?|escape|treatment|play) ?rooms?\b/iu; // prettier-ignore
/** "Village pub with 5 rooms": whoever eats there may sleep there. */
const isInn = ({ kind, brief }: SitePlan): boolean => served.has(kind) && !ofDay.test(brief.prompt);
const roomsOf: readonly (readonly [words: RegExp, rows: readonly Row[]])[] = [
  [
    /\b(?:nurser\p{L}+|day ?care|pre-?school|kindergarten|childcare|child ?minder|cr[eè]che|early learning|childcare)\b/iu,
    [
      ['The babies', 'Low light, soft floor, a cot for each, and the same two faces every day.', 'bed'],
      ['The toddlers', 'Things to climb on, water to pour, and a sink at the right height.', 'toy-blocks'],
      ['The big ones', 'Paint, letters, a reading corner, and the door to the garden.', 'books'],
    ],
  ],
  [
    /\b(?:co-?working|hot desks?|meeting rooms?|offices?|conference)\b/iu,
    [
      ['The small room', 'Four chairs, one screen, a door that closes.', 'door'],
      ['The long table', 'For ten, with a wall to write on.', 'table'],
      ['The booth', 'One person, one call, nobody listening.', 'phone'],
    ],
  ],
  [
    /\bcamp(?:s|ers)?\b/iu,
    [
      ['By the lake', 'Bunks for eight, a porch, and boots beside the door.', 'lake'],
      ['Among the trees', 'Bunks for eight, shade at noon, owls at night.', 'forest'],
      ['By the fire', 'For the older ones, who put it out themselves.', 'tent'],
    ],
  ],
];
const anyRooms: readonly Row[] = [
  ['The large room', 'For groups, courses and everything that needs floor.', 'room'],
  ['The small room', 'For two or three, with a door that closes.', 'door'],
  ['The quiet room', 'For waiting, reading and being early.', 'chair'],
];
const show = (rows: readonly Row[]): readonly ContentItem[] =>
  rows.map(([title, text, art]) => ({ title, text, art, sample: true }));

const has = ({ content }: SectionPlan, title: string): boolean =>
  (content.items ?? []).some((item) => item.sample === true && item.title === title);

const floors = ['', '', ', upstairs', ', at the back', ', under the roof', ', by the stairs'];

// "Small double 2" is no name for a room.
const namedApart = (item: ContentItem): ContentItem => {
  const [, title, count] = /^(.+)\s([2-5])$/u.exec(item.title) ?? [];
  return item.sample === true && title !== undefined
    ? { ...item, title: title + (floors[Number(count)] ?? '') }
    : item;
};

/**
 * Rooms with beds and homes for sale stand where nothing else was written for a section: a nursery's rooms have no beds for
 * two, and what a shelter gives away are no houses.
 */
export function heedBorrowed(plan: SitePlan): SitePlan {
  const { prompt } = plan.brief;
  const heed = (section: SectionPlan): readonly SectionPlan[] => {
    const { type, content } = section;
    if (type === 'rooms' && (plan.kind === 'hotel' || isInn(plan)))
      return [{ ...section, content: { ...content, items: (content.items ?? []).map(namedApart) } }];
    if (type === 'rooms' && has(section, 'The family one') && !stays.test(prompt) && !isInn(plan)) {
      const rows =
        roomsOf.find(([words]) => words.test(prompt))?.[1] ??
        (/\b(?:rooms?|spaces?)\b/iu.test(prompt) ? anyRooms : []);
      // Where people come together for a day, beds are looked for near by.
      const near = plan.kind === 'event' ? findPartContent('Where to stay', 'event event') : undefined;
      if (near && rows !== roomsOf[1]?.[1])
        return [
          {
            ...section,
            type: 'values',
            variant: 'columns',
            content: {
              title: 'Where to stay',
              items: near.entries.map(([title, text]) => ({ title, text })),
            },
          },
        ];
      // "calculations for extensions and cabins": none of them is a room of the house.
      if (plan.kind === 'real-estate' || rows.length === 0) return [];
      return [{ ...section, content: { ...content, items: show(rows) } }];
    }
    if (type === 'listings' && has(section, 'Two rooms by the park') && plan.kind !== 'real-estate')
      return [];
    return [section];
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(heed) })) };
}

const travelling =
  /\bmobile (?!app|phone|site|friendly|first|home|game)|\b(?:i|we) come to (?:you|your)\b|\b(?:from|at) (?:my )?(?:own )?(?:home|kitchen|garage|spare room)\b/iu;

/** Who comes to the door has none that a map would show; who works at home tells where when a time is agreed. */
export function heedTravelling(plan: SitePlan): SitePlan {
  const { prompt, sections, address } = plan.brief;
  if (!travelling.test(prompt) || address !== null || sections.some(({ value }) => value === 'map'))
    return plan;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.length > 2 ? page.sections.filter(({ type }) => type !== 'map') : page.sections,
    })),
  };
}

/** Who works alone has no colleagues, unless somebody asked for them. */
export function heedAlone(plan: SitePlan): SitePlan {
  const { sections } = plan.brief;
  if (!isAlone(plan.brief) || sections.some(({ value }) => value === 'team')) return plan;
  const isMadeUp = ({ type, content }: SectionPlan): boolean =>
    type === 'team' &&
    (content.items ?? []).length > 1 &&
    (content.items ?? []).every(({ sample }) => sample === true);
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections:
        page.sections.length > 2 ? page.sections.filter((section) => !isMadeUp(section)) : page.sections,
    })),
  };
}
