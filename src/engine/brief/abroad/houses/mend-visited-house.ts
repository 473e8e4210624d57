import type { Brief, BriefCorrections, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { slotAt } from '../../slot-at';
import { lexiconOf } from '../../words/compile-lexicon';
import { readSign } from './visited-house';
import { timesOfWorship } from './times-of-worship';

const meets = ({ spans }: { readonly spans: readonly Span[] }, span: Span): boolean =>
  spans.some(({ start, end }) => start < span.end && end > span.start);

/** "parafii", "kościoła", "muzeów": as they stand on a sign. */
const upright = (sign: string): string =>
  sign
    .replace(/^parafii/iu, 'Parafia')
    .replace(/^kościoła/iu, 'Kościół')
    .replace(/^meczetu/iu, 'Meczet')
    .replace(/^skansenu/iu, 'Skansen')
    .replace(/^של\s/u, '');

/** "Museo del juguete": whatever is on show there, nothing is sold, so it is read once more as what it is. */
export function readVisited(
  whole: Brief,
  corrections: BriefCorrections,
  readPart: (part: string, told: BriefCorrections) => Brief,
): Brief {
  if (corrections.kind !== undefined || whole.kind.value === 'nonprofit') return whole;
  return readSign(whole.prompt) === null
    ? whole
    : readPart(whole.prompt, { ...corrections, kind: 'nonprofit' });
}

const free =
  /(?<!\p{L})(?:(?<what>entrada|entrée|ingresso|eintritt|toegang|entree|wstęp|giriş|(?:ال)?دخول|כניסה)\s(?<how>livre|libre|libera|libero|gratuit[ao]?|gratis|frei|wolny|bezpłatny|darmowy|ücretsiz|مجاني|חופשית|חינם))(?!\p{L})/iu;
/** "entrada livre": coming in, and what it costs. */
const freeEntry = ({ prompt, items }: Brief): Slot<ListedItem>[] => {
  const found = free.exec(prompt);
  const { what, how } = found?.groups ?? {};
  if (!found || what === undefined || how === undefined || items.some(({ value }) => value.name === what))
    return [];
  return [
    {
      value: { section: 'tickets', name: capitalise(what), price: how },
      spans: [{ start: found.index, end: found.index + found[0].length }],
    },
  ];
};

/** "expositions temporaires", "talleres para niños": what is on there, where no day of it is told. */
const shownWithoutDay = ({ prompt, sections, items }: Brief): Slot<ListedItem>[] =>
  items.some(({ value }) => value.section === 'events')
    ? []
    : sections.flatMap(({ value, spans: [span] }) => {
        if (value !== 'events' || !span) return [];
        const rest = /^[^,.;:\n]*/u.exec(prompt.slice(span.end))?.[0] ?? '';
        const whole = { start: span.start, end: span.end + rest.trimEnd().length };
        return [
          {
            value: { section: 'services', name: capitalise(prompt.slice(whole.start, whole.end)) },
            spans: [whole],
          },
        ];
      });

const entry: Readonly<Record<string, string>> = {
  es: 'Entrada', fr: 'Entrée', de: 'Eintritt', pt: 'Entrada', it: 'Ingresso', nl: 'Entree', pl: 'Wstęp', tr: 'Giriş', ar: 'الدخول', he: 'כניסה',
}; // prettier-ignore
/** "5 € / 3 €" behind a museum: sums that nobody named are what it costs to come in. */
function unnamedSums(items: Brief['items'], sign: string, language: string): Brief['items'] {
  const isUnnamed = ({ value }: Slot<ListedItem>): boolean =>
    value.section === 'tickets' && sign.toLowerCase().includes(value.name.toLowerCase());
  const sums = items.filter(isUnnamed);
  const [first] = sums;
  if (!first) return items;
  const price = sums.map(({ value }) => value.price).join(' / ');
  return [
    ...items.filter((item) => !isUnnamed(item)),
    { value: { section: 'tickets', name: entry[language] ?? first.value.name, price }, spans: first.spans },
  ];
}
const partedBehind = (sign: string, head: string): readonly [sign: string, behind: string] => {
  const end = sign.indexOf(head) + head.length;
  return [sign.slice(0, end), sign.slice(end).trim()];
};
const titled = (sign: string): string =>
  sign
    .split(' ')
    .map((word) => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1))
    .join(' ');

const paid = new Set<ListedItem['section']>(['products', 'pricing', 'amenities', 'services']);

/** A museum or a house of prayer: called as on its sign, with what it costs to come in and when people pray. */
export function visitedHouse(brief: Brief): Brief {
  const found = brief.kind.value === 'nonprofit' ? readSign(brief.prompt) : null;
  if (!found) return brief;
  const { house, head, start } = found;
  // "Oyuncak müzesi Göztepe": the house ends with its head, and where it is stands behind.
  const [sign, behind] = brief.spoken === 'tr' ? partedBehind(found.sign, head) : [found.sign, ''];
  const span = { start, end: start + sign.length };
  const isQuoted = brief.quotes.some(({ value }) => value.use === 'name');
  const headAt = brief.prompt.indexOf(head, start);
  const called = brief.spoken === 'tr' ? titled(sign) : capitalise(upright(sign));
  const name: Slot<string> | null = isQuoted ? brief.name : { value: called, spans: [span] };
  const offer =
    isQuoted || brief.spoken === 'ar'
      ? { value: called, spans: [span] }
      : slotAt(capitalise(upright(head)), headAt);
  const times = house === 'worship' ? timesOfWorship(brief.prompt, lexiconOf(brief.spoken)) : null;
  const shown = house === 'museum' ? shownWithoutDay(brief) : [];
  const isFree = (slot: { readonly spans: readonly Span[] }): boolean =>
    !meets(slot, span) && !(times && meets(slot, times.span));
  const isTicket = ({ price, section }: ListedItem): boolean =>
    price !== undefined && paid.has(section) && house === 'museum';
  return {
    ...brief,
    name,
    offer,
    place:
      brief.place ??
      (behind === '' ? null : slotAt(behind, brief.prompt.indexOf(behind, start + sign.length))),
    items: unnamedSums(
      [
        ...brief.items
          .filter(isFree)
          .map((item) =>
            isTicket(item.value) ? { ...item, value: { ...item.value, section: 'tickets' as const } } : item,
          ),
        ...(times?.rows ?? []),
        ...shown,
        ...(house === 'museum' ? freeEntry(brief) : []),
      ],
      sign,
      brief.spoken,
    ),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    behaviours: brief.behaviours.filter(({ value }) => value !== 'cart' && value !== 'game'),
    sections: brief.sections.filter(
      ({ value }) =>
        value !== 'products' &&
        value !== 'cart' &&
        !(shown.length > 0 && value === 'events') &&
        !(times && value === 'hours' && brief.hours === null),
    ),
  };
}
