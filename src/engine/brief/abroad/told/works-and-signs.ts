import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';

const dated = /^["”»]?\s?\((?:19|20)\d{2}\)/u;
const whoBehind = /^[^,.\n]{4,60},\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,2}),/u;

/** `"Yerma" (2023)`: a work by its year, and not what the site is called; who made it stands behind their calling. */
export function workNoSign(brief: Brief): Brief {
  const { name, prompt } = brief;
  const [span] = name?.spans ?? [];
  // A mark that was opened before the title is none of it.
  const items = brief.items.map((item) =>
    /^[^"“”«»]+["”»]$/u.test(item.value.name)
      ? { ...item, value: { ...item.value, name: item.value.name.slice(0, -1) } }
      : item,
  );
  if (!name || !span || !dated.test(prompt.slice(span.end))) return { ...brief, items };
  const who = whoBehind.exec(prompt)?.groups?.['who'];
  const at = who === undefined ? -1 : prompt.indexOf(who);
  return {
    ...brief,
    items,
    name: who === undefined ? null : { value: who, spans: [{ start: at, end: at + who.length }] },
    quotes: brief.quotes.map((quote) =>
      quote.value.use === 'name' ? { ...quote, value: { ...quote.value, use: 'other' as const } } : quote,
    ),
  };
}

const references =
  /(?<!\p{L})(?:Referenzen|Referenties|Referencje|Referanslar)\s*:\s*(?<list>[^\n]{4,160}?)(?=(?<=\p{L}{3})[.;]|\n|$)/u;
/** "Referenzen: Dom zu Naumburg, St. Wenzel": works that can be seen, and nobody's praise. */
export function referencesShown(brief: Brief): Brief {
  const found = /[Rr]eferen|[Rr]eferans/u.test(brief.prompt) ? references.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const isFree = ({ spans: of }: Slot<unknown>): boolean => of.length === 0 || !overlaps(of, spans);
  const works = list.split(/,\s/u).map((name): Slot<ListedItem> => ({
    value: { section: 'portfolio', name: capitalise(name.trim()) },
    spans,
  }));
  return {
    ...brief,
    items: [...brief.items.filter(isFree), ...works],
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    sections: [
      ...brief.sections.filter((one) => isFree(one) && one.value !== 'portfolio'),
      { value: 'portfolio', spans },
    ],
  };
}

const openedSign =
  /^[^,.\n]{6,60},\s(?<sign>\p{Lu}\p{Ll}*(?:atelier|werkstatt|studio|manufaktur|praxis|hof|haus|schmiede|lerei|erei)\s\p{Lu}[\p{L}-]+),\s(?<town>\p{Lu}[\p{L}-]+(?:\s\p{L}+){0,2})(?=[.,\n])/u;
/** "Restaurierung alter Fenster, Glasatelier Hohlwein, Naumburg.": what it is, the sign, the town. */
export function signInOpening(brief: Brief): Brief {
  const found = brief.spoken === 'de' ? openedSign.exec(brief.prompt) : null;
  const { sign, town } = found?.groups ?? {};
  const isPerson = brief.items.some(
    ({ value }) => value.section === 'team' && value.name === brief.name?.value,
  );
  if (!found || !sign || !town || (brief.name !== null && !isPerson)) return brief;
  const slot = (value: string) => ({
    value,
    spans: [{ start: brief.prompt.indexOf(value), end: brief.prompt.indexOf(value) + value.length }],
  });
  const [name, place] = [slot(sign), slot(town)];
  const isFree = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || !(overlaps(spans, name.spans) || overlaps(spans, place.spans));
  return {
    ...brief,
    name,
    place: brief.place ?? place,
    items: brief.items.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
  };
}

const hanging =
  /\s(?:de|da|do|das|dos|del|della|dei|di|du|des|von|van|aus|in|em|en|na|no|a|à|al|au|w|we|z|ze|dla|para|per|pour|für|voor|y|e|et|und|i|ve)$/iu;
/** "chás dos", where the islands were read as the place: no offer ends with the word before them. */
export const offerWithoutTail = (brief: Brief): Brief =>
  brief.offer && hanging.test(brief.offer.value)
    ? { ...brief, offer: { ...brief.offer, value: brief.offer.value.replace(hanging, '') } }
    : brief;
