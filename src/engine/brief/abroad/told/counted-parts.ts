import type { Brief, CountWish, Slot } from '@/domain/site/brief';
import { sectionOfTitle } from '../../parts/section-of-title';

const bracketed = /(?<title>\p{L}[\p{L}'’ -]{2,40}?)\s?\((?<count>\d{1,2})\)/gu;
const most = 24;
const team = /(?:equipo|équipe|equip[ae]|squadra|team)\s(?:de|d['’]|di|da|van|von|aus|mit)\s?$/iu;

/** Who works in a practice, a salon or a school, by what they do. */
const people =
  /(?:dor(?:es|as)|t(?:or|ri[cz])(?:es|i)|[ai]st(?:as?|es|i|en)|[aeé]r[oa]s|eir[oa]s|[iè]ères|eu(?:rs|ses)|innen|trici|log(?:os|as|ues|hi|en)|therapeut(?:en|innen)|terapeut(?:as|i)|ärzte|trainers?|coach(?:e?s)?|guides|mechaniker|friseure|kappers|monteurs|anwälte|lehrer|artsen|avocats|abogad[oa]s|advogad[oa]s|avvocati|medici|barbieri|docenti|insegnanti|maestr[oi]s?|kinés)$/iu;
const staffed: ReadonlySet<string> = new Set([
  'salon', 'spa', 'clinic', 'dentist', 'therapist', 'veterinary', 'law', 'accountant', 'gym', 'yoga', 'studio', 'agency', 'consulting', 'real-estate', 'course', 'home-services', 'auto',
]); // prettier-ignore
const mostPeople = 12;

/** The section that the last words of a row name: "buchung, bewertungen" asks for reviews. */
function typeOf(title: string, { language, kind }: Brief): string | null {
  const words = title.trim().split(/\s+/u);
  for (let from = Math.max(0, words.length - 3); from < words.length; from += 1) {
    const type = sectionOfTitle(words.slice(from).join(' '), language.value, kind.value);
    if (type !== null) return type;
  }
  return null;
}

/** "recensioni (6)": how many there are to be. "equipo de cuatro veterinarios": how many people, whatever they are called. */
export function countedParts(brief: Brief): Brief {
  const found = [...brief.prompt.matchAll(bracketed)].flatMap((match): Slot<CountWish>[] => {
    const count = Number(match.groups?.['count'] ?? 0);
    const span = { start: match.index + match[0].lastIndexOf('('), end: match.index + match[0].length };
    // "lektorzy (4)": by whatever word the last section before the bracket was asked for.
    const asked = brief.sections.findLast(({ spans }) =>
      spans.some(({ start, end }) => start >= match.index && end <= span.start),
    )?.value;
    const thing = count > 0 && count <= most ? (asked ?? typeOf(match.groups?.['title'] ?? '', brief)) : null;
    return thing === null ? [] : [{ value: { thing, count }, spans: [span] }];
  });
  const known = brief.counts.map((slot): Slot<CountWish> => {
    const start = slot.spans[0]?.start ?? 0;
    const isStaff =
      staffed.has(brief.kind.value) && slot.value.count <= mostPeople && people.test(slot.value.thing);
    return isStaff || team.test(brief.prompt.slice(Math.max(0, start - 20), start))
      ? { ...slot, value: { ...slot.value, thing: 'team' } }
      : slot;
  });
  const isNew = ({ value }: Slot<CountWish>): boolean =>
    !known.some((one) => one.value.thing === value.thing);
  const staff = known.filter(({ value }, at) => value !== brief.counts[at]?.value);
  const hasTeam = staff.length === 0 || brief.sections.some(({ value }) => value === 'team');
  const isFree = ({ spans }: Slot<unknown>): boolean =>
    !spans.some(({ start, end }) =>
      [...found, ...staff].some((one) => one.spans.some((span) => start < span.end && end > span.start)),
    );
  return {
    ...brief,
    counts: [...known, ...found.filter(isNew)],
    phrases: brief.phrases.filter(isFree),
    sections: [
      ...brief.sections,
      ...(hasTeam ? [] : [{ value: 'team' as const, spans: staff.flatMap(({ spans }) => spans) }]),
    ],
  };
}
