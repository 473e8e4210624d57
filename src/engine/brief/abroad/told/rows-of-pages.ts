import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { isGivenName } from '../../words/is-given-name';
import { strayedToParts } from './strayed-to-parts';

type Spanned = { readonly spans: readonly Span[] };
const meets = ({ spans }: Spanned, start: number, end: number): boolean =>
  spans.some((one) => one.start < end && one.end > start);

const closed =
  /^(?:(?:chius[oi]|cerrad[oa]s?|cerramos|ferm[ée]e?s?|fermeture|fechad[oa]s?|encerrad[oa]s?|fechamos|geschlossen|ruhetag|gesloten|dicht|zamknięt[eya]|nieczynne|kapalı(?:yız)?|مغلق|סגור(?:ים)?)\s|ruhetag:?)[\p{L}\s,-]{0,30}$|^[\p{L}\s,-]{3,30}\s(?:chius[oi]|cerrad[oa]s?|fermé|fechad[oa]|encerrad[oa]|geschlossen|ruhetag|gesloten|zamknięt[eya]|nieczynne|kapalı(?:yız)?|مغلق|סגור(?:ים)?)$/iu;
/** "chiuso lunedì": a day of rest is told beside the hours, and is nothing on offer. */
export function restDayAside(brief: Brief): Brief {
  return {
    ...brief,
    // Where no hours are told it stays something to know.
    phrases: brief.hours ? brief.phrases.filter(({ value }) => !closed.test(value)) : brief.phrases,
    items: brief.items.filter(({ value }) => value.price !== undefined || !closed.test(value.name)),
  };
}

/** Rows of a wish that are a part of the page by a word of their own. */
const partsOfPage: readonly (readonly [RegExp, SectionType])[] = [
  [/^(?:(?:die |unsere )?termine|terminkalender|veranstaltungskalender|calendario|calendrier|kalender|agenda|kalendarz|takvim|etkinlikler|(?:ال)?بطولات|(?:ال)?فعاليات|אירועים|טורנירים)$/iu, 'events'],
  [/^(?:جدول (?:ال)?(?:تدريب\p{L}*|تمارين|حصص)|trainingszeiten|übungszeiten|probezeiten|hor[aá]rios? d[eao]s? (?:entrenamientos?|clases|ensayos|treinos?|aulas)(?: por edad(?:es)?| por idades?)?|orari(?:o)? (?:dei corsi|delle lezioni|degli allenamenti)|créneaux(?: horaires)?|horaires des (?:entraînements|cours|répétitions)(?: par âge)?|trainingstijden|antrenman (?:saatleri|programı)|ders programı|grafik (?:treningów|zajęć)|לוח (?:ה)?אימונים)$/iu, 'timetable'],
]; // prettier-ignore
/** "mit Terminen, Vorstand und Jugend": dates of a club are no service of it. */
export function rowsThatAreParts(brief: Brief): Brief {
  if (!['nonprofit', 'gym', 'event', 'course'].includes(brief.kind.value)) return brief;
  const sectionOf = ({ value }: Slot<ListedItem>): SectionType | undefined =>
    value.price === undefined && value.when === undefined
      ? partsOfPage.find(([pattern]) => pattern.test(value.name))?.[1]
      : undefined;
  const strayed = brief.items.filter((item) => sectionOf(item) !== undefined);
  if (strayed.length === 0) return brief;
  const known = new Set(brief.sections.map(({ value }) => value));
  const told = strayed.flatMap((item): Slot<SectionType>[] => {
    const value = sectionOf(item);
    return value === undefined || known.has(value) ? [] : [{ value, spans: item.spans }];
  });
  return {
    ...brief,
    items: brief.items.filter((item) => !strayed.includes(item)),
    sections: [...brief.sections, ...told],
  };
}

const concept =
  /^(?:projet (?:pédagogique|éducatif|d['’]accueil|associatif)|proyecto (?:educativo|pedagógico)|(?:pädagogisches )?konzept|pädagogik|projeto (?:pedagógico|educativo)|progetto (?:educativo|pedagogico)|pedagogisch(?:e visie| beleid| plan)|program wychowawczy|eğitim (?:anlayışı|felsefesi|yaklaşımı)(?:mız)?)$/iu;
/** "projet pédagogique": what a house for children believes in is a part of its page, and nobody of its team. */
export const conceptOfHouse = (brief: Brief): Brief => strayedToParts(brief, concept);

const own =
  /(?<!\p{L})(?:jestem|soy|je suis|ich bin|sou|sono|ik ben|ben|adım|me llamo|mi chiamo|ich heiße|nazywam się)(?!\p{L})/iu;
const whole = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}’'-]+){1,2}$/u;
/** "Jestem stolarzem z Bielska-Białej, Marek Wrona.": who says "I" and stands between two marks is the name, and no ware. */
export function speakerInRow(brief: Brief): Brief {
  if (brief.name || !own.test(brief.prompt.slice(0, 60))) return brief;
  const told = [
    ...brief.phrases.map(({ value, spans }) => ({ value, spans })),
    ...brief.items
      .filter(({ value }) => value.price === undefined)
      .map(({ value, spans }) => ({ value: value.name, spans })),
  ].find(
    ({ value, spans }) =>
      (spans[0]?.start ?? 999) < 160 &&
      whole.test(value) &&
      value !== brief.place?.value &&
      isGivenName(value.split(' ')[0] ?? '', brief.spoken),
  );
  const [span] = told?.spans ?? [];
  if (!told || !span) return brief;
  const isElse = (slot: Spanned): boolean => !meets(slot, span.start, span.end);
  return {
    ...brief,
    name: { value: told.value, spans: told.spans },
    phrases: brief.phrases.filter(isElse),
    items: brief.items.filter((item) => item.value.price !== undefined || isElse(item)),
    parts: brief.parts.filter(isElse),
  };
}
