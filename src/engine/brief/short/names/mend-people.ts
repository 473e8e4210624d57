import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';
import { capitalise } from '../../../capitalise';

const roles =
  '(?:minister|pastor|priest|imam|rabbi|coordinator|founder|principal|organi[sz]er|head teacher|clerk|chair(?:man|woman|person)?|secretary|treasurer|coach(?:es)?|tutors?|owners?|(?:head )?chefs?|vicar|rector|curate|wardens?|captain|conductor|(?:musical |artistic )?director|quizmaster|hosts?|managers?|stylists?|bakers?|brewers?|organisers?|instructors?|therapists?|leaders?|akela|accompanist|pianist|steward|landlord|landlady|head ?teacher|groomers?|gardeners?|guides?)';
/** Those that only a mark or "our" tells from others: "the cooks (Iona and Raj)", "our growers: Ana, Bo". */
const others =
  'cooks?|teachers?|trainers?|roasters?|growers?|potters?|makers?|physios?|vets?|dentists?|trustees?|editors?|musicians?|singers?|farmers?|mentors?|counsellors?|advis[eo]rs?|midwives|butchers?|cheesemakers?|winemakers?|distillers?';
/** "Minister is …" begins a sentence. */
const role = `(?:${roles}|(?<=\\b(?:our|the)\\s)(?:${others})|(?:${others})(?=:\\s|\\s\\())`.replace(
  /(?<=\(\?:|\|)(?<first>\p{Ll})/gu,
  (letter) => `[${letter}${letter.toUpperCase()}]`,
);
const person = String.raw`(?:(?:Mrs?|Ms|Dr|Revd?|Fr|Canon)\.?\s)?\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{L}'’-]*){0,2}`;
const listed = new RegExp(
  String.raw`(?<![\p{L}])(?<role>${role})(?:\s(?:is|are))?:?\s(?:(?<bracket>\()(?=[^()]*\)))?(?<people>${person}(?:(?:,\s|,?\s(?:and|&)\s)(?!${role}\b)${person}){0,4})(?:(?<=\([^()]*)\))?`,
  'gu',
);
const headed: ReadonlySet<ListedItem['section']> = new Set(['team', 'teacher', 'speakers']);
const single = (word: string): string =>
  word.replace(/(?<=ch)es$|(?<=[^s])s$/u, '').replace(/^midwives$/u, 'midwife');

const withoutNote = (row: ListedItem): ListedItem => {
  const { note, ...rest } = row;
  return note === undefined ? row : rest;
};

/** "clerk Joan Addy", "coaches Jan Ridley & Omar S": who does what, beside the name of the house. */
export function mendPeople(brief: Brief): Brief {
  const known = new Set(
    [...brief.items.map(({ value }) => value.name), brief.name?.value ?? ''].map((name) =>
      name.toLowerCase(),
    ),
  );
  const people = [...brief.prompt.matchAll(listed)].flatMap(
    ({ 0: whole, index, groups }): Slot<ListedItem>[] => {
      const told = groups?.['role'] ?? '';
      const before = brief.prompt.slice(0, index);
      // "Training Principal", "11 Baker Street": a large word belongs to what stands before it, unless a mark parts them.
      if (/^\p{Lu}/u.test(told) && !/(?:^|[.,:;(\n]\s*|\bour\s)$/iu.test(before)) return [];
      const all = (groups?.['people'] ?? '').split(/,?\s(?:and|&)\s|,\s/u);
      const isMarked = groups?.['bracket'] !== undefined;
      // "Secretary Maggie Dunn, Plot steward Hamid": one office has one holder, the next name another office.
      const names = /(?:s|es)$/u.test(told)
        ? all
        : all.slice(0, (groups?.['people'] ?? '').split(/,\s/u)[0]?.split(/\s(?:and|&)\s/u).length);
      const from = index + whole.indexOf(groups?.['people'] ?? '', told.length);
      const stretch = { start: index, end: index + whole.length };
      return (
        names
          // "Palestinian food" after a chef is no second one.
          // "leaders are Level 3 qualified"
          .filter((name) => !/^(?:Level|Grade|Class|Year|Part|Stage|Tier|Ofsted|First)\b/u.test(name))
          .filter(
            (name) =>
              !/^(?:Street|Road|Lane|Avenue|Close|Row|House|Court|Place|Square|Way|Hill|Terrace)\b/u.test(
                name,
              ),
          )
          .filter((name) => isMarked || !/(?:ian|ish|ese|i)$/u.test(name) || name.includes(' '))
          .filter((name) => !known.has(name.toLowerCase()) && !isKnownTown(name.toLowerCase()))
          .map((name, at) => {
            const start = brief.prompt.indexOf(name, from);
            return {
              value: { section: 'team', name, note: capitalise(single(told)) },
              // In a bracket behind what they are, the first of them stands for all of it.
              spans: [isMarked && at === 0 ? stretch : { start, end: start + name.length }],
            };
          })
      );
    },
  );
  const led = new RegExp(
    String.raw`\b(?:lessons|classes|workshops|sessions|yoga|pilates|tango|salsa|dance|drawing|pottery)\b[^,.;]{0,40}\swith\s(?<people>${person}(?:\s(?:and|&)\s${person})?)(?=[,.;:]|$)`,
    'u',
  ).exec(brief.prompt);
  const who = led?.groups?.['people'];
  if (
    led &&
    who !== undefined &&
    !brief.name?.value.includes(who) &&
    ![...brief.items, ...people].some(({ value }) => headed.has(value.section))
  )
    for (const name of who.split(/\s(?:and|&)\s/u)) {
      const start = brief.prompt.indexOf(name, led.index);
      people.push({ value: { section: 'teacher', name }, spans: [{ start, end: start + name.length }] });
    }
  const styled = /(?<![\p{L}])(?:Miss|Mr|Mrs|Ms|Sensei|Sifu|Auntie)\s\p{Lu}\p{L}+/u.exec(brief.prompt);
  if (
    styled &&
    brief.kind.value === 'course' &&
    brief.name?.value !== styled[0] &&
    ![...brief.items, ...people].some(({ value }) => headed.has(value.section))
  )
    people.push({
      value: { section: 'teacher', name: styled[0] },
      spans: [{ start: styled.index, end: styled.index + styled[0].length }],
    });
  if (people.length === 0 || brief.excluded.some(({ value }) => value === 'team')) return brief;
  const spans = people.flatMap((one) => one.spans);
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => spans.some(({ start, end }) => start < one.end && end > one.start));
  return {
    ...brief,
    // "guides (Sian and Rob)": those who lead are no texts.
    sections: brief.sections.filter((slot) => slot.value !== 'posts' || !isInside(slot)),
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    parts: brief.parts.filter((part) => !isInside(part)),
    items: [
      ...brief.items
        .filter((item) => item.value.price !== undefined || item.value.when !== undefined || !isInside(item))
        // "the cooks (Iona and Raj), £45 per person": nobody costs that much.
        .map((item) =>
          item.value.price !== undefined && isInside(item) && brief.offer
            ? { ...item, value: { ...withoutNote(item.value), name: capitalise(brief.offer.value) } }
            : item,
        ),
      ...people,
    ],
  };
}
