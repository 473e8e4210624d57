import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SitePart } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const plural = (text: string): string =>
  /(?:s|sh|ch|x)$/u.test(text)
    ? `${text}es`
    : /[^aeiou]y$/u.test(text)
      ? `${text.slice(0, -1)}ies`
      : `${text}s`;

const maker = /^(?<thing>.{3,40})\s(?:makers?|bakers?|builders?|carvers?|printers?)$/iu;
const work =
  /\b(?:cakes?|clothes|dress(?:es)?|shoes?|furniture|tables?|chairs?|kitchens?|guitars?|violins?|hats?|knives|knife|jewell?ery|rings?|candles?|soaps?|cheeses?|chocolates?|boats?|kites?|puppets?|signs?|baskets?|quilts?|rugs?|bags?)$/iu;

/** "wedding cake maker, prices from £380": the sum buys a cake, and nobody who makes it. */
const withThings = (brief: Brief): Brief => {
  const { offer } = brief;
  const thing = maker.exec(offer?.value ?? '')?.groups?.['thing'];
  if (!offer || thing === undefined || !work.test(thing)) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      item.value.price !== undefined && item.value.name.toLowerCase() === offer.value.toLowerCase()
        ? { ...item, value: { ...item.value, name: capitalise(thing.endsWith('s') ? thing : plural(thing)) } }
        : item,
    ),
  };
};

const given =
  /^(?:(?:free\s)?(?:preview|trial|sample|taster|first|demo)\s(?:lessons?|class(?:es)?|sessions?|chapters?|modules?|months?)|certificate|money[- ]back guarantee)$/iu;

const taughtBy = /\b(?:by|with|from|tutor|teacher|coach|instructor|trainer)\s$/iu;
const house = /\b(?:school|academy|studio|centre|center|club|teacher|tutor|coach|instructor|trainer)s?$/iu;

/** Whether a name is whoever teaches, or the house that it is taught in: no course is called so. */
const isTeacher = ({ name, offer, items, prompt }: Brief, called: string): boolean =>
  house.test(offer?.value ?? '') ||
  items.some(
    ({ value }) => (value.section === 'team' || value.section === 'teacher') && value.name === called,
  ) ||
  taughtBy.test(prompt.slice(0, name?.spans[0]?.start ?? 0));

/** "preview lesson" of a course with a price: what comes with it, and no price of its own. */
const withGiven = (brief: Brief): Brief => {
  const isPriced = brief.items.some(({ value }) => value.section === 'pricing' && value.price !== undefined);
  if (!isPriced) return brief;
  const lost = brief.items.filter(
    ({ value }) => value.section === 'pricing' && value.price === undefined && given.test(value.name),
  );
  const name = brief.name?.value;
  const items = brief.items
    .filter((item) => !lost.includes(item))
    .map((item) =>
      brief.kind.value === 'course' &&
      name !== undefined &&
      !isTeacher(brief, name) &&
      item.value.price !== undefined &&
      item.value.name.toLowerCase() === brief.offer?.value.toLowerCase()
        ? { ...item, value: { ...item.value, name } }
        : item,
    );
  const told = lost.map(({ value, spans }): Slot<string> => ({ value: value.name, spans }));
  return { ...brief, items, phrases: [...brief.phrases, ...told] };
};

const credential =
  /^(?:fully\s)?(?:certified|qualified|trained|licen[cs]ed|experienced|accredited|award[- ]winning|vetted|registered|dbs[- ]checked)\s\p{L}+(?:\s\p{L}+)?$/iu;

/** "certified watchmakers": who does it, and nothing that is done. */
const withoutCredentials = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(({ value }) => value.price !== undefined || !credential.test(value.name)),
});

const pitch = /\b(?:start-?up|pitch|investors?|seed|fundraise|deck)\b/iu;
const chapters =
  /^(?:the\s|our\s)?(?:problem|solution|traction|market(?: size)?|business model|roadmap|ask)$/iu;

/** "problem, solution, traction" of a pitch: chapters of it, and nothing that somebody may come for. */
const withChapters = (brief: Brief): Brief => {
  if (!pitch.test(brief.prompt.slice(0, 160))) return brief;
  const isChapter = (item: Slot<ListedItem>): boolean =>
    item.value.price === undefined && chapters.test(item.value.name);
  const found = brief.items.filter(isChapter);
  const loose = brief.phrases.filter(({ value }) => chapters.test(value));
  const titles = new Map(
    [
      ...found.map(({ value, spans }) => [value.name, spans] as const),
      ...loose.map(({ value, spans }) => [value, spans] as const),
    ].map(([name, spans]) => [name.toLowerCase(), { name, spans }]),
  );
  if (titles.size < 2) return brief;
  const parts = [...titles.values()].map(({ name, spans }): Slot<SitePart> => ({
    value: { title: capitalise(name), isPage: false },
    spans,
  }));
  return {
    ...brief,
    items: brief.items.filter((item) => !isChapter(item)),
    phrases: brief.phrases.filter((one) => !loose.includes(one)),
    parts: [...parts, ...brief.parts],
  };
};

/** Rows and lists once more: what a sum buys, what comes along, who does it, and what is a chapter of the page. */
export const mendRowsSaid = (brief: Brief): Brief =>
  brief.language.value === 'en'
    ? [withThings, withGiven, withoutCredentials, withChapters].reduce((read, mend) => mend(read), brief)
    : brief;
