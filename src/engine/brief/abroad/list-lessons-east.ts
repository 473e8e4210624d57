import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const lessons: Readonly<Record<string, RegExp>> = {
  ar: /(?<![\p{L}])(?:حصص|دروس|دورات|صفوف)\s(?:في\s)?(?<list>[\u0621-\u064A]{3,}(?:\s[\u0621-\u064A]{3,})?(?:،\s[\u0621-\u064A]{3,}(?:\s[\u0621-\u064A]{3,})?){0,5}(?:،?\sو[\u0621-\u064A]{3,}){1,5})(?=[،,.:؛]|$)/u,
  he: /(?<![\p{L}])(?:שיעורי|חוגי|אימוני|קורסי)\s(?<list>[א-ת]{3,}(?:\s[א-ת]{3,})?(?:,\s[א-ת]{3,}(?:\s[א-ת]{3,})?){0,5},?\sו[א-ת]{3,})(?=[,.:;]|$)/u,
};
const taught = new Set(['gym', 'yoga', 'course', 'studio']);
const most = 800;

/** "حصص يوغا وزومبا وكروسفت", "שיעורי יוגה, פילאטיס וזומבה": each is offered, and no week of it is told. */
export function listLessonsEast(brief: Brief): Brief {
  const { prompt, kind, spoken, items } = brief;
  const found = taught.has(kind.value) ? lessons[spoken]?.exec(prompt.slice(0, most)) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const from = found.index + found[0].indexOf(list);
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start < from + list.length && end > from);
  if (items.some((item) => isIn(item) && (item.value.price !== undefined || item.value.when !== undefined)))
    return brief;
  const named = list.split(
    /[،,]\s?(?:و(?=[\u0621-\u064A]{3})|ו(?=[א-ת]{3}))?|\s[وו](?=[\u0621-\u064Aא-ת]{3})/u,
  );
  const listed = named
    .filter((name) => name.length > 2)
    .map((name): Slot<ListedItem> => {
      const start = from + list.indexOf(name);
      return { value: { section: 'services', name }, spans: [{ start, end: start + name.length }] };
    });
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ value, spans }) =>
        value !== 'timetable' || !spans.some(({ start }) => start >= found.index && start <= from),
    ),
    parts: brief.parts.filter((part) => !isIn(part)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    items: [...items.filter((item) => !isIn(item)), ...listed],
  };
}
