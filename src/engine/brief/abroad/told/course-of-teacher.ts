import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** Who teaches, as it stands right before the name. */
const teaches =
  /(?<!\p{L})(?:docentes?|insegnante|tenuto da|a cura di|profesora?|impartid[oa] por|formadora?|ponente|avec|animée?s? par|format(?:eur|rice)|enseignante?|mit|dozent(?:in)?|leitung|kursleit\p{L}*|geleitet von|professora?|ministrad[oa] por|docent|door|gegeven door|prowadzi|prowadząc[ay]|eğitmen|öğretmen|(?:ال)?مدربة?|(?:ال)?مدرسة?|تقديم|מרצה|מנחה|בהנחיית|עם)\s?:?\s$/iu;
const dates = /^(?:terminy|termine|fechas|dates|date|datas|data|tarihler|(?:ال)?مواعيد|מועדים)$/iu;

const meets = (slot: { readonly spans: readonly Span[] }, spans: readonly Span[]): boolean =>
  slot.spans.some(({ start, end }) => spans.some((one) => one.start < end && one.end > start));

/** "corso di fotografia: …, docente Paola Ferri": a course is called after what is learnt, and its programme teaches no "dates". */
export function courseOfTeacher(brief: Brief): Brief {
  const { kind, name, offer, prompt } = brief;
  if (kind.value !== 'course') return brief;
  const [span] = name?.spans ?? [];
  const isTeacher =
    span !== undefined &&
    offer !== null &&
    brief.items.some(({ value }) => value.section === 'team' && value.name === name?.value) &&
    teaches.test(prompt.slice(Math.max(0, span.start - 24), span.start));
  const programme = brief.sections.flatMap(({ value, spans }) => (value === 'curriculum' ? spans : []));
  const isProgramme = (item: Slot<ListedItem>): boolean =>
    item.value.price === undefined && item.value.section !== 'team' && meets(item, programme);
  const dated = brief.items.filter(
    ({ value }) => value.price === undefined && value.section !== 'team' && dates.test(value.name.trim()),
  );
  return {
    ...brief,
    name: isTeacher ? { value: capitalise(offer.value), spans: offer.spans } : name,
    items: brief.items
      .filter((item) => !isProgramme(item) && !dated.includes(item))
      .map((item): Slot<ListedItem> =>
        item.value.section === 'curriculum' && item.value.price !== undefined
          ? { ...item, value: { ...item.value, section: 'pricing' } }
          : item,
      ),
    // "program w ośmiu zajęciach": how many lessons it has is none of them.
    phrases: brief.phrases.filter(
      ({ spans }) =>
        !spans.some(({ start }) => programme.some(({ end }) => start >= end && start <= end + 4)),
    ),
    parts: [
      ...brief.parts,
      ...dated.map(({ value, spans }) => ({
        value: { title: capitalise(value.name), isPage: false },
        spans,
      })),
    ],
  };
}

/** What a room is called, with its number. */
const rooms: Readonly<Record<string, string>> = {
  es: 'Habitación', fr: 'Chambre', de: 'Zimmer', pt: 'Quarto', it: 'Camera', nl: 'Kamer', pl: 'Pokój', tr: 'Oda', ar: 'غرفة', he: 'חדר',
}; // prettier-ignore
const rooming =
  /(?<!\p{L})(?:habitaciones|cuartos|chambres|zimmer|quartos|camere|kamers|pokoje|pokoi|odalar?|غرف|חדרים)(?!\p{L})/iu;
const nightly =
  /(?<=\d\s?(?:€|zł|TL|₺|₪|R\$)?)\s?(?:\/\s?|la |por |pro |a |al |per |za |gecelik|للليلة|ללילה)?\p{L}[\p{L} ]{3,12}$/u;

/** "trois chambres avec tarifs (65 €, 75 € et 90 € la nuit)": sums of rooms that have no names are of one room each. */
export function roomsBySum(brief: Brief): Brief {
  const word = rooms[brief.spoken];
  const priced = brief.items.filter(
    ({ value }) => (value.section === 'pricing' || value.section === 'rooms') && value.price !== undefined,
  );
  const [first] = priced;
  if (brief.kind.value !== 'hotel' || word === undefined || !first || priced.length < 2) return brief;
  const shared = first.value.name;
  if (!rooming.test(shared) || priced.some(({ value }) => value.name !== shared)) return brief;
  const often =
    priced
      .map(({ value }) => nightly.exec(value.price ?? '')?.[0].trim() ?? '')
      .find((told) => told !== '') ?? '';
  const named = priced.map((item, at): Slot<ListedItem> => {
    const price = item.value.price ?? '';
    return {
      ...item,
      value: {
        section: 'rooms',
        name: `${word} ${at + 1}`,
        price: often === '' || price.endsWith(often) ? price : `${price} ${often}`,
      },
    };
  });
  const has = brief.sections.some(({ value }) => value === 'rooms');
  return {
    ...brief,
    items: [...named, ...brief.items.filter((item) => !priced.includes(item))],
    sections: has ? brief.sections : [{ value: 'rooms', spans: first.spans }, ...brief.sections],
  };
}
