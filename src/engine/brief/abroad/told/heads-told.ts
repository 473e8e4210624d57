import type { Brief, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { slotAt } from '../../slot-at';

/** What heads a row and is none of it, in the plural: sections of a club, what it does, what is taught. */
const heads =
  /^(?<head>Abteilungen|Sparten|Angebote|Kurse|Fächer|Gruppen|Sportarten|Themen|actividades|disciplinas|modalidades|secciones|especialidades|activités|disciplines|sections|spécialités|attività|discipline|specialità|sezioni|atividades|modalidades|secções|especialidades|activiteiten|afdelingen|sekcje|zajęcia|kierunki|branşlar|şubeler|etkinlikler|الأنشطة|أنشطة|أقسام|פעילויות|חוגים|ענפים):?\s(?<first>\S.*)$/iu;
/** "actividades extraescolares": what they are like is part of the head, as is what they are of. */
const quality =
  /^(?:\p{L}+(?:ales|iles|ares|icas|icos|ivas|ivos|ales|eles|tes|das|dos|iques|elles|ives|iche|ive|ali|ari|owe|czne|lne)(?!\p{L})|(?:de|del|des|d['’]|di|da|do|dos|das|dla|van|voor|für|für|para|pour|per|con|avec|mit)(?!\p{L}))/iu;

const meets = ({ spans }: { readonly spans: readonly Span[] }, span: Span): boolean =>
  spans.some(({ start, end }) => start < span.end && end > span.start);

/** "Abteilungen Fußball, Turnen": the head of a row is its title, and no part of the first of them. */
export function headOfRow(brief: Brief): Brief {
  const at = brief.items.findIndex(({ value }) => value.price === undefined && heads.test(value.name));
  const item = brief.items[at];
  const { head, first } = heads.exec(item?.value.name ?? '')?.groups ?? {};
  if (!item || head === undefined || first === undefined || quality.test(first)) return brief;
  if (brief.spoken === 'de' && !/^\p{Lu}/u.test(first)) return brief;
  const end = item.spans.at(-1)?.end ?? 0;
  const goesOn = brief.items.some(
    (other) =>
      other !== item &&
      /^(?:\s?[,،]\s|\s(?:y|e|et|und|en|i|ve)\s|\sו)$/u.test(
        brief.prompt.slice(end, other.spans[0]?.start ?? 0),
      ),
  );
  if (!goesOn) return brief;
  return {
    ...brief,
    items: brief.items.map((one) =>
      one === item ? { ...one, value: { ...one.value, name: capitalise(first) } } : one,
    ),
  };
}

const dues = /^(?:beiträge?|contribu[cç]\p{L}*|cotisations?|quote|cuotas?|contributies?|składki|aidatlar)$/iu;
/** "Beiträge: Erwachsene 96 €": what members pay, and nothing to be read. */
export function duesNoPosts(brief: Brief): Brief {
  const isDues = ({ value, spans }: Brief['sections'][number]): boolean =>
    value === 'posts' &&
    spans.length > 0 &&
    spans.every(({ start, end }) => {
      const rest = /^\s?:?[^.\n]{0,60}/u.exec(brief.prompt.slice(end))?.[0] ?? '';
      const stretch = { start: end, end: end + rest.length };
      return (
        dues.test(brief.prompt.slice(start, end)) &&
        brief.items.some((item) => item.value.price !== undefined && meets(item, stretch))
      );
    });
  return brief.sections.some(isDues)
    ? { ...brief, sections: brief.sections.filter((section) => !isDues(section)) }
    : brief;
}

/** "מורה פרטית למתמטיקה": of what and how somebody teaches is nobody's name. */
const noName = /^(?:פרטית?|מוסמכת?|בכירה?|אישית?|עצמאית?|ותיקה?)(?:\s|$)|\sל[א-ת]{3,}$/u;
export function callingNoMember(brief: Brief): Brief {
  if (brief.spoken !== 'he') return brief;
  const isCalling = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'team' && value.note !== undefined && noName.test(value.name);
  return brief.items.some(isCalling)
    ? { ...brief, items: brief.items.filter((item) => !isCalling(item)) }
    : brief;
}

/** "1. Vorsitzende Petra Lang": who sits on the board is not what the house does. */
export const offerNoMember = (brief: Brief): Brief =>
  brief.items.some(
    ({ value }) => value.section === 'team' && brief.offer?.value.endsWith(` ${value.name}`) === true,
  )
    ? { ...brief, offer: null }
    : brief;

const club =
  /^(?:TSV|TuS|TV|SV|SC|SG|SSV|ASV|DJK|FC|VfB|VfL|FSV|MTV|ASD|USD|CD|UD|AD|MKS|KS|LKS|UKS)\s\p{Lu}/u;
const society = /^\p{Lu}.*\se\.\s?V\.?$/u;
const lettered =
  /^[^.,:;\n]{0,40}?(?<who>(?<![\p{L}])(?:TSV|TuS|TV|SV|SC|SG|SSV|ASV|DJK|FC|VfB|VfL|FSV|MTV)\s(?:\p{Lu}[\p{L}-]+|\d{2,4})(?:\s(?:\p{Lu}[\p{L}-]+|\d{2,4}))*(?:\se\.\s?V\.)?)/u;
/** "Vereinsseite TSV Hohenfeld 1921 e.V.: …": whose page it is, where nobody else is called by name. */
function letteredName(brief: Brief): Brief {
  const { name, prompt, spoken, items } = brief;
  const isMember =
    name !== null && items.some(({ value }) => value.section === 'team' && value.name === name.value);
  const who = lettered.exec(prompt)?.groups?.['who'];
  if ((name !== null && !isMember) || who === undefined || spoken !== 'de') return brief;
  return { ...brief, name: slotAt(who, prompt.indexOf(who)) };
}

/** "TSV Hohenfeld 1921 e.V": what bears the letters of a club is a club, and is called so. */
export function clubByLetters(brief: Brief): Brief {
  const { name, offer, kind } = brief;
  const isOffered = name === null && offer !== null && (club.test(offer.value) || society.test(offer.value));
  const called = isOffered ? { ...offer, value: offer.value.replace(/e\.\s?V$/u, '$&.') } : name;
  const isClub = called !== null && (club.test(called.value) || society.test(called.value));
  if (!isClub) return brief;
  return {
    ...brief,
    name: called,
    offer: isOffered || brief.items.some(({ value }) => value.name === offer?.value) ? null : offer,
    // "Sparten Handball, Judo": what one of its teams does is not what it is.
    kind: ['unknown', 'gym', 'yoga', 'course'].includes(kind.value) ? { ...kind, value: 'nonprofit' } : kind,
  };
}

const likeHouse =
  /^(?:vecinal|cultural[e]?|culturelle|musical[e]?|deportiv[oa]|sportiv[oae]|juvenil|juvénile|giovanile|desportiv[oa]|recreativ[oa]|artístic[oa]|artistique|popular|municipal[e]?)\s/iu;
/** "Asociación Vecinal" and "Vecinal El Molino": what a house is like belongs to what it is, and both to its name. */
export function nameFromOffer(brief: Brief): Brief {
  const [offered] = brief.offer?.spans ?? [];
  const [named] = brief.name?.spans ?? [];
  if (!offered || !named || brief.name?.spans.length !== 1) return brief;
  const isRunIn =
    offered.start < named.start &&
    offered.end < named.end &&
    offered.end + 1 >= named.start &&
    likeHouse.test(brief.name?.value ?? '');
  if (!isRunIn) return brief;
  const value = capitalise(brief.prompt.slice(offered.start, named.end));
  return { ...brief, name: { value, spans: [{ start: offered.start, end: named.end }] } };
}

/** What was read as the house is told, its rows and its board last of all. */
export const headsTold: readonly ((brief: Brief) => Brief)[] = [
  headOfRow,
  duesNoPosts,
  callingNoMember,
  offerNoMember,
  letteredName,
  clubByLetters,
  nameFromOffer,
];
