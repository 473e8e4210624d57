import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';

type Spanned = { readonly spans: readonly Span[] };

const joint = /^(?:e|ed|y|et|und|en|i|oraz|ve)\s(?=\p{L}{3})/iu;
const wishes: readonly (readonly [RegExp, SectionType])[] = [
  [/^(?:(?:modulo|formulario|formulaire|formulário|formular\p{L}*|form)\s(?:di|de|per|para|pour|d['’])\s?)?(?:prenotazion[ei]|reservas?|réservations?|buchung(?:sformular)?|reserveringsformulier|rezerwacj[ai]|rezervasyon(?: formu)?)$/iu, 'booking'],
  [/^(?:modulo|formulario|formulaire|formulário|kontaktformular|contactformulier|formularz)(?:\s(?:di|de|per|para|pour)\s\p{L}+|\s\p{L}+)?$/iu, 'form'],
  [/^(?:mappa|mapa|carte|karte|plattegrond|harita)$/iu, 'map'],
]; // prettier-ignore

/** "prezzi da 85 € a notte e modulo di prenotazione": what follows an "and" is wished for without it. */
export function rowsWithoutAnd(brief: Brief): Brief {
  const sections: Slot<SectionType>[] = [];
  const items = brief.items.flatMap((item): Slot<ListedItem>[] => {
    const { name, price } = item.value;
    if (price !== undefined || !joint.test(name)) return [item];
    const bare = name.replace(joint, '');
    const wish = wishes.find(([pattern]) => pattern.test(bare))?.[1];
    if (wish === undefined) return [{ ...item, value: { ...item.value, name: capitalise(bare) } }];
    sections.push({ value: wish, spans: item.spans });
    return [];
  });
  const known = new Set(brief.sections.map(({ value }) => value));
  return {
    ...brief,
    items,
    sections: [...brief.sections, ...sections.filter(({ value }) => !known.has(value))],
  };
}

const room: Readonly<Record<string, string>> = { es: 'Habitación', fr: 'Chambre', de: 'Zimmer', pt: 'Quarto', it: 'Camera', nl: 'Kamer', pl: 'Pokój', tr: 'Oda' }; // prettier-ignore
/** "prezzi da 85 € a notte e modulo di prenotazione": in a house that is what a room costs. */
export function priceBeforeWish(brief: Brief): Brief {
  const noun = brief.kind.value === 'hotel' ? room[brief.spoken] : brief.offer?.value;
  const strayed = brief.items.filter(
    ({ value }) =>
      value.price !== undefined &&
      joint.test(value.name) &&
      wishes.some(([pattern]) => pattern.test(value.name.replace(joint, ''))),
  );
  if (noun === undefined || strayed.length === 0) return brief;
  const isRoom = brief.kind.value === 'hotel';
  return {
    ...brief,
    items: brief.items.map((item) =>
      strayed.includes(item)
        ? {
            ...item,
            value: {
              ...item.value,
              name: capitalise(noun),
              ...(isRoom ? { section: 'rooms' as const } : {}),
            },
          }
        : item,
    ),
    sections:
      brief.sections.some(({ value }) => value === 'booking') || !isRoom
        ? brief.sections
        : [...brief.sections, { value: 'booking' as const, spans: strayed[0]?.spans ?? [] }],
  };
}

const animals =
  /(?<!\p{L})(?:\d{1,2}|zwei|drei|vier|fünf|dos|tres|cuatro|deux|trois|quatre|dois|duas|três|due|tre|quattro|twee|drie|dwa|dwie|trzy|iki|üç)\s(?:\p{Ll}+\s)?\p{L}{3,},\s(?<who>\p{Lu}\p{Ll}+(?:,\s\p{Lu}\p{Ll}+)*\s(?:und|y|et|e|en|i|ve)\s\p{Lu}\p{Ll}+)(?=[,.;]|\s\p{Ll})/gu;
const told = /\s(?:dürfen|können|möchten|sollen|müssen|wollen|werden|mögen|haben|sind|leben|freuen)$/u;
/** "zwei Esel, Max und Lotte, die Kinder besuchen dürfen": those have names, and nobody sells them; half a sentence is no ware. */
export function namesOfAnimals(brief: Brief): Brief {
  const named = [...brief.prompt.matchAll(animals)].map((found): Span => {
    const who = found.groups?.['who'] ?? '';
    const start = found.index + found[0].lastIndexOf(who);
    return { start, end: start + who.length };
  });
  const isNamed = ({ spans }: Spanned): boolean =>
    spans.some((one) => named.some(({ start, end }) => one.start >= start && one.end <= end));
  return {
    ...brief,
    items: brief.items.filter(
      (item) =>
        item.value.price !== undefined ||
        !(isNamed(item) || (brief.spoken === 'de' && told.test(item.value.name))),
    ),
  };
}

const houses =
  /^(?:restaurant\p{L}*|ristorante|restaurante|hotel\p{L}*|hôtel|otel\p{L}*|caf[eé]\p{L}*|bar|bistro\p{L}*|studio|atelier|shop|web\p{L}*|site\p{L}*|blog|app|portfolio|landing)(?!\p{L})/iu;
/** 'Butik otel "Taş Ev" Mardin: …': a town that stands bare behind a name between marks. */
export function townBehindQuote(brief: Brief): Brief {
  const end = brief.name?.spans.at(-1)?.end;
  if (end === undefined || brief.place !== null) return brief;
  // "Festival \"Sons do Rio\", Amarante 9 a 11 de julho": or between the name and the day.
  const found =
    /^["”“»’']?,?\s(?<town>\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+)?)(?=\s?[:.]|\s(?:del?\s|du\s|dal\s)?\d{1,2}[\s.–-])/u.exec(
      brief.prompt.slice(end),
    );
  const town = found?.groups?.['town'];
  // In German every noun has a capital.
  if (town === undefined || brief.spoken === 'de' || houses.test(town)) return brief;
  const start = brief.prompt.indexOf(town, end);
  return { ...brief, place: { value: town, spans: [{ start, end: start + town.length }] } };
}

const introduced =
  /^(?:[\u0621-\u064A]+\s){1,3}?لل(?<what>[\u0621-\u064A]{3,}(?:\sال[\u0621-\u064A]{3,})?)\s(?<who>(?!ال)[\u0621-\u064A]{2,}\s[\u0621-\u064A]{2,})(?=\sفي\s|\s?[:،,.])/u;
/** "موقع شخصي للمصممة الداخلية ريم الخطيب في دبي": what she is, and who she is. */
export function whoIsMeant(brief: Brief): Brief {
  const found = brief.spoken === 'ar' && brief.name === null ? introduced.exec(brief.prompt) : null;
  const { what, who } = found?.groups ?? {};
  if (!found || what === undefined || who === undefined || !/شخصي|أعمال/u.test(brief.prompt)) return brief;
  const at = found.index + found[0].lastIndexOf(who);
  const from = found.index + found[0].indexOf(what);
  return {
    ...brief,
    name: { value: who, spans: [{ start: at, end: at + who.length }] },
    offer: { value: what.replaceAll(/(?<=\s)ال/gu, ''), spans: [{ start: from, end: from + what.length }] },
  };
}
