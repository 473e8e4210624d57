import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../ordinary-words';

const role =
  '(?:clerk|chair(?:man|woman|person)?|secretary|treasurer|coach(?:es)?|tutors?|owners?|(?:head )?chefs?|vicar|rector|curate|wardens?|captain|conductor|(?:musical |artistic )?director|quizmaster|hosts?|managers?|stylists?|bakers?|brewers?|organisers?|instructors?|therapists?|leaders?|akela|accompanist|pianist|steward|landlord|landlady|head ?teacher|groomers?|gardeners?|guides?)';
const person = String.raw`(?:(?:Mrs?|Ms|Dr|Rev|Fr)\.?\s)?\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{L}'’-]*){0,2}`;
const listed = new RegExp(
  String.raw`(?<![\p{L}])(?<role>${role})(?:\s(?:is|are))?:?\s(?<people>${person}(?:(?:,\s|\s(?:and|&)\s)${person}){0,4})`,
  'gu',
);
const headed: ReadonlySet<ListedItem['section']> = new Set(['team', 'teacher', 'speakers']);
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
const single = (word: string): string => word.replace(/(?<=ch)es$|(?<=[^s])s$/u, '');

/** "clerk Joan Addy", "coaches Jan Ridley & Omar S": who does what, beside the name of the house. */
export function mendPeople(brief: Brief): Brief {
  const known = new Set(
    [...brief.items.map(({ value }) => value.name), brief.name?.value ?? ''].map((name) =>
      name.toLowerCase(),
    ),
  );
  const people = [...brief.prompt.matchAll(listed)].flatMap(
    ({ 0: whole, index, groups }): Slot<ListedItem>[] => {
      const names = (groups?.['people'] ?? '').split(/,\s|\s(?:and|&)\s/u);
      const from = index + whole.length - (groups?.['people'] ?? '').length;
      return (
        names
          // "Palestinian food" after a chef is no second one.
          .filter((name) => !/(?:ian|ish|ese|i)$/u.test(name) || name.includes(' '))
          .filter((name) => !known.has(name.toLowerCase()) && !isKnownTown(name.toLowerCase()))
          .map((name) => {
            const start = brief.prompt.indexOf(name, from);
            return {
              value: { section: 'team', name, note: capital(single(groups?.['role'] ?? '')) },
              spans: [{ start, end: start + name.length }],
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
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    parts: brief.parts.filter((part) => !isInside(part)),
    items: [
      ...brief.items.filter(
        (item) => item.value.price !== undefined || item.value.when !== undefined || !isInside(item),
      ),
      ...people,
    ],
  };
}
