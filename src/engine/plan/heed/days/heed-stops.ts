import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const served: ReadonlySet<string> = new Set(['bar', 'restaurant', 'cafe', 'bakery']);
const rolling = /\b(?:truck|van|trailer|cart|stall|trike|bus)s?$/iu;
/** "food trucks schedule": who cooks in the yard. */
const guests = /\b(?:food|street[- ]food|guest) (?:trucks?|vans?|kitchens?)(?:['’]s?)? (?:schedule|calendar|rota|line-?up|nights?|dates)\b/iu; // prettier-ignore

type Row = readonly [day: string, time: string, title: string, text: string];
const rowsOf = (rows: readonly Row[]): readonly ContentItem[] =>
  rows.map(([group, value, title, text]) => ({ group, value, title, text, sample: true }));

const stops = rowsOf([
  ['Tuesday', '11:30', 'By the station', 'Until half past two, or until it is gone.'],
  ['Wednesday', '11:30', 'Market square', 'Beside the fountain.'],
  ['Friday', '17:00', 'Brewery yard', 'Until nine. Bring a chair.'],
  ['Saturday', '10:00', 'Farmers’ market', 'First row, on the left.'],
]);
const cooks = rowsOf([
  ['Thursday', '17:00', 'Tacos', 'Out of the blue van.'],
  ['Friday', '17:00', 'Pizza from a wood oven', 'It is worth the queue.'],
  ['Saturday', '13:00', 'Dumplings and noodles', 'Until they are gone.'],
  ['Sunday', '12:00', 'Roast in a roll', 'One meat, one without.'],
]);
const evenings = rowsOf([
  ['Wednesday', '19:30', 'Quiz', 'Teams of up to five.'],
  ['Thursday', '20:00', 'Open microphone', 'Three songs each.'],
  ['Saturday', '21:00', 'Live music', 'No entry fee.'],
  ['Sunday', '16:00', 'Records and board games', 'Bring your own, or use ours.'],
]);

/** The week of a house that serves: where its van stands, who cooks in its yard, or what is on; no groups that practise. */
export function heedStops(plan: SitePlan): SitePlan {
  if (plan.language !== 'en' || !served.has(plan.kind)) return plan;
  const isRolling = rolling.test(plan.brief.offer?.value ?? '');
  const items = isRolling ? stops : guests.test(plan.brief.prompt) ? cooks : evenings;
  const isUsual = ({ type, content }: SectionPlan): boolean =>
    type === 'timetable' &&
    (content.items ?? []).length > 0 &&
    (content.items ?? []).every(({ sample }) => sample === true);
  const change = (section: SectionPlan): SectionPlan =>
    isUsual(section)
      ? {
          ...section,
          content: {
            ...section.content,
            title: isRolling
              ? 'Where we stop this week'
              : items === cooks
                ? 'Who cooks in the yard'
                : 'On most weeks',
            items,
          },
        }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
