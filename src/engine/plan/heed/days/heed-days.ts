import type { Brief } from '@/domain/site/brief';
import { readTabNames } from '../../../brief/parts/tab-names';
import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { numberOf } from '../../../number-of';

const capitals = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
const words = [
  '',
  '',
  'Both days',
  'All three days',
  'All four days',
  'All five days',
  'All six days',
  'All seven days',
];

const span =
  /(?<![\d.,:£$€])(?<from>\d{1,2})(?:st|nd|rd|th)?\s?(?:[-–&]|to|and|until)\s?(?<to>\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/iu;

/** "5 to 7 September", "12 and 13 May": the days from the first to the last; 0 where none are told so. */
function spannedDays(prompt: string): number {
  const { from, to } = span.exec(prompt)?.groups ?? {};
  return from === undefined || to === undefined || Number(to) <= Number(from)
    ? 0
    : Number(to) - Number(from) + 1;
}

/** How many days an event is said to last: "3 days in July", "three-day", "one day", "5 to 7 September"; null when the prompt does not say. */
export function toldDays(prompt: string): number | null {
  const found =
    /(?<![\p{L}\d.,-])(?<count>\d|one|two|three|four|five|six|seven)(?:[- ]|\s)days?(?=[\s,.;)]|$)(?!\s(?:notice|a week|per week|before|after|later|return|free|trial|money|until|ago|shipping|delivery))/iu.exec(
      prompt,
    )?.groups?.['count'];
  const count = found === undefined ? spannedDays(prompt) : numberOf(found);
  return count > 0 && count < 8 ? count : null;
}

/** What fills the days between the first and the last, each of them otherwise: three points a day. */
const between: readonly (readonly (readonly [title: string, text: string])[])[] = [
  [
    ['Doors open', 'The plan of the day is on the board.'],
    ['New names', 'Later you will say that you were there.'],
    ['The long evening', 'The part that people talk about afterwards.'],
  ],
  [
    ['Doors open', 'Yesterday is told once more at the entrance.'],
    ['On request', 'What was asked for at the desk.'],
    ['Late and quiet', 'For those who stay.'],
  ],
  [
    ['Doors open', 'Somebody has found your scarf.'],
    ['All over the place', 'Come and go as you like.'],
    ['One more', 'And then really the last one.'],
  ],
  [
    ['Doors open', 'By now everybody greets everybody.'],
    ['Once again', 'What was too full the first time.'],
    ['The evening before', 'Nobody wants to think of going home.'],
  ],
];

/** The same for days on which people talk and listen. */
const betweenTalks: readonly (readonly (readonly [title: string, text: string])[])[] = [
  [
    ['Coffee', 'And what stayed open yesterday.'],
    ['From start to finish', 'One piece of work, told by everybody who had a hand in it.'],
    ['Tables in the evening', 'Each has a question on it. Sit down where you have one too.'],
  ],
  [
    ['Coffee', 'Strong.'],
    ['Questions only', 'Nobody gives a talk. Those who know are asked.'],
    ['Walk', 'An hour outside, in twos.'],
  ],
  [
    ['Coffee', 'Once more.'],
    ['What did not work', 'Short reports, no slides.'],
    ['Dinner', 'At long tables.'],
  ],
  [
    ['Coffee', 'With whoever is up.'],
    ['Side by side', 'Two ways to do one thing, one after the other.'],
    ['Early evening', 'For those who have talked enough.'],
  ],
];

const hoursOf = (items: readonly ContentItem[]): readonly string[] =>
  items.length >= 3
    ? [items[0], items[Math.floor(items.length / 2)], items.at(-1)].map((item) => item?.value ?? '')
    : ['10:00', '14:00', '19:00'];

/** A made-up programme as long as the event is said to be: days beyond it go, missing ones come before the last. */
export function fitDays(section: SectionPlan, count: number, isTalking: boolean): SectionPlan {
  const items = section.content.items ?? [];
  const days = [...new Set(items.map(({ group }) => group))].filter((group) => /^Day \d$/u.test(group ?? ''));
  if (days.length === 0 || days.length === count) return section;
  if (count === 1)
    return withItems(
      section,
      items.filter(({ group }) => group === 'Day 1').map(({ group: _group, ...item }) => item),
    );
  const isOn = (day: number) => (item: ContentItem) => item.group === `Day ${day}`;
  if (days.length > count)
    return withItems(
      section,
      items.filter((item) => Number(item.group?.slice(4)) <= count),
    );
  const hours = hoursOf(items.filter(isOn(1)));
  const fillings = isTalking ? betweenTalks : between;
  const more = Array.from({ length: count - days.length }, (_, at) =>
    (fillings[at % fillings.length] ?? []).map(([title, text], turn): ContentItem => ({
      title,
      text,
      value: hours[turn] ?? '',
      group: `Day ${days.length + at}`,
    })),
  ).flat();
  // The last evening stays the last.
  const last = isOn(days.length);
  return withItems(section, [
    ...items.filter((item) => !last(item)),
    ...more,
    ...items.filter(last).map((item) => ({ ...item, group: `Day ${count}` })),
  ]);
}

const withItems = (section: SectionPlan, items: readonly ContentItem[]): SectionPlan => ({
  ...section,
  content: { ...section.content, items },
});

const renamed = (text: string, count: number): string =>
  text
    .replace(/\bBoth days\b/gu, words[count] ?? 'All days')
    .replace(/\b(?:a )?both-days ticket\b/gu, 'a ticket for all days')
    .replace(/\bboth days\b/gu, (words[count] ?? 'all days').toLowerCase());

function changeItem(item: ContentItem, count: number): ContentItem {
  if (count === 1)
    return {
      ...item,
      ...(item.list ? { list: item.list.filter((line) => !/^Both days$/iu.test(line)) } : {}),
    };
  return {
    ...item,
    title: renamed(item.title, count),
    ...(item.text === undefined ? {} : { text: renamed(item.text, count) }),
    ...(item.list === undefined ? {} : { list: item.list.map((line) => renamed(line, count)) }),
  };
}

/** Whether people talk and listen there, and nobody plays. */
export const isTalking = ({ offer }: Brief): boolean => talking.test(offer?.value ?? '');
const talking = /\b(?:conference|summit|symposium|unconference|congress|convention|workshops?|training)\b/iu;

/** The event lasts as long as the prompt says, wherever the copy speaks of its days. */
export function heedDays(plan: SitePlan): SitePlan {
  const count = plan.kind === 'event' ? toldDays(plan.brief.prompt) : null;
  if (count === null || plan.brief.items.some(({ value }) => value.section === 'agenda')) return plan;
  // What is divided into named tabs is fitted to those.
  const hasTabs = readTabNames(plan.brief.prompt) !== null;
  const pages = plan.pages.map((page) => ({
    ...page,
    sections: page.sections
      .map((section) =>
        !hasTabs && (section.type === 'agenda' || section.type === 'timetable')
          ? fitDays(section, count, isTalking(plan.brief))
          : section,
      )
      .map((section): SectionPlan => {
        if (count === 2) return section;
        const title = section.content.title
          .replace(/\b(?:Two|Three|Five) (?=days? )/u, `${capitals[count] ?? count} `)
          .replace(/\bOne days\b/u, 'One day');
        const items = section.content.items;
        if (!items) return { ...section, content: { ...section.content, title } };
        // One day needs no ticket for both of them.
        const left =
          count === 1
            ? items.filter(({ title }) => !/^(?:Both days|One day)$/u.test(title) || items.length < 2)
            : items;
        return {
          ...section,
          content: { ...section.content, title, items: left.map((item) => changeItem(item, count)) },
        };
      }),
  }));
  return { ...plan, pages };
}
