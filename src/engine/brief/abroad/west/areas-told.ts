import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { foldText } from '../../words/fold-text';
import { isKnownTown } from '../../words/ordinary-words';
import { titleName } from './title-name';

const going =
  /(?<!\p{L})(?:(?:atendemos|atiendo|trabajamos|damos servicio|llegamos|nos desplazamos|cubrimos)(?:\stambi[eé]n)?(?:\s(?:en|a|toda))?|(?:nous intervenons|j['’]interviens|on intervient|je me déplace|nous nous déplaçons)(?:\saussi)?\s(?:à|dans|sur|en)|(?:wir (?:fahren|kommen|arbeiten|liefern)|ich (?:fahre|komme|arbeite)|unterwegs)(?:\sauch)?\s(?:nach|in)|(?:servimos|servo|cubrimos|cobrimos|serviamo|copriamo)(?=\s\p{Lu})|(?:atendemos|atendo|trabalhamos|trabalho|deslocamo-nos)(?:\stambém)?\s(?:em|a)|(?:lavoriamo|operiamo|interveniamo|ci spostiamo|lavoro|opero)(?:\sanche)?\s(?:a|in|su|tra))\s(?<list>[^.;:\n]{4,140})/giu;
const quarters =
  /(?<!\p{L})(?:quartiers|barrios|bairros|quartieri|stadtteile|bezirke|communes|comuni|concelhos|freguesias|pueblos)(?:\s(?:de|di|da|do|von|:))?\s(?<list>[^.;:\n]{4,140})/giu;
const mark = /\s?,\s?|\s(?:y|e|et|und|ed)\s/gu;

/** Who drives to people: what such a one goes to is a place. */
const driven = new Set<SiteKind>(['home-services', 'cleaning', 'construction', 'auto', 'veterinary']);

type Town = { readonly text: string; readonly start: number };

/** The pieces of a row from its beginning on, as far as they look like places. */
function townsOf(list: string, start: number, isCased: boolean): Town[] {
  const towns: Town[] = [];
  let from = 0;
  for (const cut of [...list.matchAll(mark), { index: list.length, 0: '' }]) {
    const text = list.slice(from, cut.index).trim();
    const at = start + from + list.slice(from).indexOf(text);
    from = cut.index + cut[0].length;
    const fits = isCased ? /^(?:\p{Ll}{1,3}['’\s])?\p{Lu}/u.test(text) : /^\p{L}/u.test(text);
    if (!fits || /\d|@/u.test(text) || text.split(' ').length > 3) break;
    towns.push({ text, start: at });
  }
  return towns;
}

/** "atendemos también Torremolinos y Benalmádena", "quartiers Croix-Rousse et Presqu'île": places somebody goes to are no things on offer. */
export function areasTold(brief: Brief): Brief {
  const { prompt, spoken } = brief;
  if (brief.items.some(({ value }) => value.section === 'areas')) return brief;
  const isCased = /\p{Ll}\s\p{Lu}/u.test(prompt);
  for (const pattern of [going, quarters])
    for (const match of prompt.matchAll(pattern)) {
      const list = match.groups?.['list'] ?? '';
      const start = match.index + match[0].length - list.length;
      const named = isCased ? townsOf(list, start, true) : [];
      const towns = named.length > 1 ? named : townsOf(list, start, false);
      const isSure =
        named.length > 1 ||
        pattern === quarters ||
        towns.some(({ text }) => isKnownTown(foldText(text))) ||
        (driven.has(brief.kind.value) && towns.every(({ text }) => !text.includes(' ')));
      const [first] = towns;
      if (!first || towns.length < 2 || !isSure) continue;
      const last = towns.at(-1) ?? first;
      const span = { start: match.index, end: last.start + last.text.length };
      const isFree = (slot: Slot<unknown>): boolean =>
        !slot.spans.some((one) => one.start < span.end && one.end > span.start);
      const { place } = brief;
      // "Atendemos también Torremolinos": beside the town that they are in.
      const isBeside = pattern === going && place !== null && towns.every(({ text }) => text !== place.value);
      const here: Slot<ListedItem>[] =
        isBeside && place ? [{ value: { section: 'areas', name: place.value }, spans: place.spans }] : [];
      const areas = towns.map(({ text, start }): Slot<ListedItem> => ({
        value: {
          section: 'areas',
          name: titleName(text, spoken).replace(/(?<=-)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase()),
        },
        spans: [{ start, end: start + text.length }],
      }));
      return {
        ...brief,
        items: [...brief.items.filter(isFree), ...here, ...areas],
        phrases: brief.phrases.filter(isFree),
        parts: brief.parts.filter(isFree),
        sections: brief.sections.some(({ value }) => value === 'areas')
          ? brief.sections
          : [...brief.sections, { value: 'areas', spans: [span] }],
      };
    }
  return brief;
}
