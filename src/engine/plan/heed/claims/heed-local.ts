import { isMeasureName } from '../../../brief/short/rows/mend-measures';
import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { lean } from '../../../brief/words/lean-letters';

const compass =
  /^(?:town centre|downtown|(?:city )?centre|center|north|south|east|west|(?:north|south|east|west) side|(?:villages|towns) around|town|suburbs|villages|coast and hills)$/iu;

const mapSections = (plan: SitePlan, change: (section: SectionPlan) => readonly SectionPlan[]): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(change) })),
});

const isSample = ({ sample }: ContentItem): boolean => sample === true;

/** Where nobody told which areas are covered, the points of the compass are none; who asked for them gets the town. */
export function heedAreas(plan: SitePlan): SitePlan {
  const { sections, place } = plan.brief;
  const isAsked = sections.some(({ value }) => value === 'areas');
  return mapSections(plan, (section) => {
    const items = section.content.items ?? [];
    const isMadeUp =
      section.type === 'areas' &&
      items.length > 0 &&
      items.every((item) => isSample(item) && compass.test(item.title));
    if (!isMadeUp) return [section];
    if (!isAsked) return [];
    return place
      ? [
          {
            ...section,
            content: { ...section.content, items: [{ title: place.value }, { title: 'Just outside' }] },
          },
        ]
      : [section];
  });
}

const openWords = lean(
  /\b(?:open(?:s|ing)?\s(?:(?:(?:the\s)?(?:first|second|third|fourth|last|1st|2nd|3rd)|weekends?|at|from|till|until|til|to|late|early|daily|all|every|each|most|on|by|only|seasonally|7|24|\d{1,2}|mon|tue|wed|thu|fri|sat|sun|week|easter|april|may)\b|\p{L}+days?\b)|24\s?(?:\/|-)?\s?(?:7\b|hrs?\b|hours?\b)|(?:till|until|til)\s(?:(?:we['’]?re|we|it['’]?s|they['’]?re)\s)?(?:all\s)?(?:sold out|sell out|gone|late|dusk|dark|stumps)|(?:evenings?|weekends?|mornings?|nights?)\s(?:and\s\p{L}+\s)?only|by appointment|evenings and weekends|weekends and evenings|day (?:or|and) night|round the clock|whenever)/iu,
);

/** "open 7 till sold out", "24hr callout": a made-up week beside what is told of the hours would say something else. */
export function heedOpenHours(plan: SitePlan): SitePlan {
  const { hours, prompt } = plan.brief;
  if (hours !== null || !openWords.test(prompt)) return plan;
  return mapSections(plan, (section) => {
    const items = section.content.items ?? [];
    return section.type === 'hours' && items.length > 0 && items.every(isSample) ? [] : [section];
  });
}

const asking: ReadonlySet<string> = new Set(['booking', 'quote', 'form', 'contact']);

/** Somebody who asks for a date chooses what is done, and no measure of a price: "Call-out", "By the hour". */
export function heedChoices(plan: SitePlan): SitePlan {
  const told = new Set(
    plan.brief.items
      .filter(
        ({ value }) => value.price !== undefined && (isMeasureName(value.name) || value.name === 'Rooms'),
      )
      .map(({ value }) => value.name.toLowerCase()),
  );
  if (told.size === 0) return plan;
  const services = plan.pages
    .flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'services')
    ?.content.items?.map(({ title }) => ({ title }));
  return mapSections(plan, (section) => {
    const { items } = section.content;
    if (!asking.has(section.type) || !items) return [section];
    // "Half day" beside "Full day": one or the other is what somebody comes for.
    const endOf = (title: string): string => title.toLowerCase().split(' ').at(-1) ?? '';
    const isOneOf = (title: string): boolean =>
      title.includes(' ') &&
      items.some((other) => other.title !== title && endOf(other.title) === endOf(title));
    // "DIY £38, part £95, full £165": each of a row of levels that bear one word.
    const isLevel = (title: string): boolean =>
      !title.includes(' ') &&
      plan.brief.items.filter(({ value }) => value.price !== undefined && !value.name.includes(' ')).length >
        2;
    const left = items.filter(
      ({ title }) => !told.has(title.toLowerCase()) || isOneOf(title) || isLevel(title),
    );
    if (left.length === items.length) return [section];
    return [
      {
        ...section,
        content: {
          ...section.content,
          // "Basic, Full, Overhaul": one of three levels alone is no choice.
          items: left.length > 1 ? left : left.length === 1 ? items : (services ?? []).slice(0, 6),
        },
      },
    ];
  });
}

/** Where what a room costs is told, no made-up room costs something else. */
export function heedRoomPrices(plan: SitePlan): SitePlan {
  if (plan.kind !== 'hotel') return plan;
  const told = plan.brief.items.flatMap(({ value: { price } }) =>
    price !== undefined && /\d/u.test(price) ? [price.replace(/\D+/gu, '')] : [],
  );
  if (told.length === 0) return plan;
  return mapSections(plan, (section) =>
    section.type === 'rooms'
      ? [
          {
            ...section,
            content: {
              ...section.content,
              items: (section.content.items ?? []).map((item) => {
                if (!isSample(item) || told.includes((item.price ?? '').replace(/\D+/gu, ''))) return item;
                const { price: _price, note, ...rest } = item;
                return note === undefined || /^per /iu.test(note) ? rest : { ...rest, note };
              }),
            },
          },
        ]
      : [section],
  );
}

const tuition = /(?:tutor|teacher|instructor|lessons?|tuition|coach|tutoring)$/iu;

/** Who teaches one at a time agrees on the hour with each: a week of classes that nobody told is none. */
export function heedTuition(plan: SitePlan): SitePlan {
  const { offer, sections, items } = plan.brief;
  const isTold =
    sections.some(({ value }) => value === 'timetable') ||
    items.some(({ value }) => value.section === 'timetable' || value.when !== undefined);
  // A personal trainer, too, agrees on the hour with each.
  const isAlone = plan.kind === 'course' || /^personal train/iu.test(plan.noun);
  if (!isAlone || isTold) return plan;
  // "Ballet, tap and street dance": on which day each of them is taught was not said.
  const isListed = items.some(({ value }) => value.section === 'services');
  if (plan.kind === 'course' && !isListed && !tuition.test(offer?.value ?? '')) return plan;
  return mapSections(plan, (section) => (section.type === 'timetable' ? [] : [section]));
}

const atHome = /\bmade at home\b|\bhome (?:bakers?|bakery|baked|kitchen)\b|\bworking from home\b/iu;
/** "sean does all the jobs himself": nobody else comes. */
const alone =
  /\b(?:does|do|did|makes?|cuts?|teach(?:es)?|runs?|fix(?:es)?)\s(?:all|everything|it all|each|every)\b[^,.;]{0,30}\b(?:him|her|my)self\b|\b(?:one|single)[- ](?:man|woman|person) (?:band|operation|outfit)\b/iu;
const openDoor: ReadonlySet<string> = new Set(['team', 'hours', 'map']);

/** Who makes it at home has no staff, no hours of opening and no door for strangers that anybody told of. */
export function heedHome(plan: SitePlan): SitePlan {
  const { prompt, sections, items, hours } = plan.brief;
  const isLone = alone.test(prompt);
  if (!atHome.test(prompt) && !isLone) return plan;
  const asked = new Set<string>([
    ...sections.map(({ value }) => value),
    ...items.map(({ value }) => value.section ?? ''),
    ...(hours ? ['hours'] : []),
  ]);
  return mapSections(plan, (section) =>
    (isLone && !atHome.test(prompt) ? section.type === 'team' : openDoor.has(section.type)) &&
    !asked.has(section.type)
      ? []
      : [section],
  );
}

/** What a told price contains is what the prompt says of it, and not what a usual one would: "One class, today." */
export function heedToldRows(plan: SitePlan): SitePlan {
  const told = plan.brief.prompt.toLowerCase();
  const rows = new Set(
    plan.brief.items
      .filter(({ value }) => value.price !== undefined)
      .map(({ value }) => value.name.toLowerCase()),
  );
  const isOwn = (text: string | undefined): boolean =>
    text !== undefined && told.includes(text.toLowerCase().replace(/[.!]$/u, ''));
  // "6 weeks", "Starts 12 January": figures that the prompt has.
  const isCounted = (entry: string): boolean => {
    const figures = entry.match(/\d+/gu) ?? [];
    return figures.length > 0 && figures.every((figure) => told.includes(figure));
  };
  return mapSections(plan, (section) =>
    section.type === 'pricing'
      ? [
          {
            ...section,
            content: {
              ...section.content,
              items: (section.content.items ?? []).map((item) => {
                if (!rows.has(item.title.toLowerCase())) return item;
                const { text, list, note, badge, ...rest } = item;
                const known = list?.filter((entry) => isOwn(entry) || isCounted(entry));
                return {
                  ...rest,
                  ...(known && known.length > 0 ? { list: known } : {}),
                  ...(text !== undefined && isOwn(text) ? { text } : {}),
                  ...(note !== undefined && isOwn(note) ? { note } : {}),
                  ...(badge !== undefined && isOwn(badge) ? { badge } : {}),
                };
              }),
            },
          },
        ]
      : [section],
  );
}
