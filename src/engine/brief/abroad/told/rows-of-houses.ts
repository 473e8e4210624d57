import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { strayedToParts } from './strayed-to-parts';
import { capitalise } from '../../../capitalise';

type Spanned = { readonly spans: readonly Span[] };
/** The piece of a list that a slot begins. */
const pieceOf = ({ prompt }: Brief, { spans }: Spanned): string =>
  (/^[^,.;:\n]*/u.exec(prompt.slice(spans[0]?.start ?? 0)) ?? [''])[0].trim();

const since = /\s(?:depuis|desde|seit|dal|sinds|od|since|منذ|מאז)$/iu;
/** "histoire du domaine depuis 1892": a year is no price, and how long a house stands is nothing on its card. */
export const yearsNoPrices = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(
    ({ value }) => !(since.test(value.name) && /^(?:1[5-9]|20)\d\d(?:\s?\D*)?$/u.test(value.price ?? '')),
  ),
});

const feasts =
  /^(?:eventos? privados?|événements? privés?|privatisation|private (?:feiern|veranstaltungen)|privatfeiern|firmenfeiern|eventi privati|feste private|besloten feesten|feesten|imprezy (?:okolicznościowe|prywatne)|özel (?:davetler|etkinlikler)|(?:ال)?مناسبات(?: (?:ال)?خاصة)?|אירועים פרטיים)$/iu;
const tables = new Set(['restaurant', 'bar', 'cafe', 'bakery', 'hotel', 'shop']);
/** "reservas, eventos privados": feasts of others have no dates; and what a van's week holds is where it stands. */
export function feastsOfOthers(brief: Brief): Brief {
  if (!tables.has(brief.kind.value)) return brief;
  const found = brief.sections.filter((slot) => slot.value === 'events' && feasts.test(pieceOf(brief, slot)));
  const hasDates = brief.sections.some((slot) => slot.value === 'events' && !found.includes(slot));
  return {
    ...brief,
    sections: brief.sections
      .filter((slot) => !found.some((one) => one === slot))
      .flatMap((slot) =>
        slot.value === 'agenda' ? (hasDates ? [] : [{ ...slot, value: 'events' as const }]) : [slot],
      ),
    parts: [
      ...brief.parts,
      ...found.map((slot) => ({
        value: { title: capitalise(pieceOf(brief, slot)), isPage: false },
        spans: slot.spans,
      })),
    ],
  };
}

const company =
  /^(?:(?:nous )?rejoindre (?:la troupe|le club|l['’](?:équipe|association)|le ch[oœ]e?ur)|unirse (?:al? \p{L}+|a la compañía)|mitspielen|mitsingen|entrare nella compagnia|meespelen|meezingen)$/iu;
const troupe =
  /^(?:(?:la )?(?:troupe|compañía|companhia|compagnia)|das ensemble|die truppe|het gezelschap|o elenco|el elenco|il cast)$/iu;
/** "la troupe, rejoindre la troupe": who plays has a face each, and how one joins is a part; neither is done for anybody. */
export function troupeIsTeam(brief: Brief): Brief {
  if (brief.kind.value !== 'nonprofit' && brief.kind.value !== 'event') return brief;
  const isTroupe = (name: string): boolean => troupe.test(name.trim());
  const spans = [
    ...brief.items
      .filter(({ value }) => value.price === undefined && isTroupe(value.name))
      .flatMap((one) => one.spans),
    ...brief.parts.filter(({ value }) => isTroupe(value.title)).flatMap((one) => one.spans),
    ...brief.phrases.filter(({ value }) => isTroupe(value)).flatMap((one) => one.spans),
  ];
  const joined = brief.phrases.filter(({ value }) => company.test(value.trim()));
  const left = {
    ...brief,
    items: brief.items.filter(({ value }) => value.price !== undefined || !isTroupe(value.name)),
    parts: [
      ...brief.parts.filter(({ value }) => !isTroupe(value.title)),
      ...joined.map(({ value, spans: at }) => ({
        value: { title: capitalise(value), isPage: false },
        spans: at,
      })),
    ],
    phrases: brief.phrases.filter((phrase) => !isTroupe(phrase.value) && !joined.includes(phrase)),
    sections:
      spans.length === 0 || brief.sections.some(({ value }) => value === 'team')
        ? brief.sections
        : [...brief.sections, { value: 'team' as const, spans: spans.slice(0, 1) }],
  };
  return strayedToParts(left, company);
}

const joint = /(?<![\p{L}-])(?<one>\p{L}{3,})- (?<and>en|und|i|og) (?<two>\p{L}{4,})/giu;
/** "binnen- en buitenschilderwerk": one thing that is told in two halves. */
export function halvesTogether(brief: Brief): Brief {
  return [...brief.prompt.matchAll(joint)].reduce((read, found): Brief => {
    const { one = '', two = '' } = found.groups ?? {};
    const first = read.items.find(({ value }) => value.name.toLowerCase() === one.toLowerCase());
    const second = read.items.find(({ value }) => value.name.toLowerCase() === two.toLowerCase());
    if (!first || !second || first.value.price !== undefined) return read;
    const both: Slot<ListedItem> = {
      value: { ...second.value, name: capitalise(found[0]) },
      spans: [{ start: found.index, end: found.index + found[0].length }],
    };
    return {
      ...read,
      items: read.items.flatMap((item) => (item === first ? [both] : item === second ? [] : [item])),
    };
  }, brief);
}

const healing = new Set(['veterinary', 'dentist', 'clinic', 'therapist']);
const desk =
  /^(?:(?:patienten)?anmeldung|kassenzulassung|alle kassen|zuzahlung|kostenübernahme|rezept(?:e)?(?: bestellen)?|mutuelles?|tiers payant|conventionné\p{L}*|seguros(?: médicos)?|mutuas?|convenzioni|convenções|planos de saúde|vergoeding(?:en)?|nfz|refundacja|sgk|anlaşmalı kurumlar|(?:شركات )?(?:ال)?تأمين|קופות חולים)$/iu;
/** "Hausbesuche, Anmeldung, Kassenzulassung": how one comes and who pays is asked at the desk, and is no treatment. */
export const deskAside = (brief: Brief): Brief =>
  healing.has(brief.kind.value) ? strayedToParts(brief, desk) : brief;
