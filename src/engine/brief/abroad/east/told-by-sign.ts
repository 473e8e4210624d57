import type { Brief, Slot } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { isKnownTown } from '../../words/ordinary-words';

const opening = 300;
const slotAt = (value: string, start: number, length: number): Slot<string> => ({
  value,
  spans: [{ start, end: start + length }],
});
const small = /^(?:de|het|een|en|van|op|aan|bij|in|i|u|w|z|na|pod|ve|ile|by)$/u;
/** A name as a sign bears it. */
const asSign = (text: string, language: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && small.test(word)
        ? word
        : word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language)),
    )
    .join(' ');

/** What says how something is called, in prompts without capitals; the name runs to the next mark or number. */
const cues: Readonly<Record<string, RegExp>> = {
  nl: /(?:^|[\s,.(])(?:naam is|de naam|genaamd|heet|heten|noemen (?:we|wij))\s?:?\s["“„']?(?<who>\p{Ll}[^,.;:\n"”'()\d]{1,40})/u,
  pl: /(?:^|[\s,.(])(?:nazywa(?:ć|my)? si[ęe]|o nazwie|pod nazw[ąa]|nazwa(?: to| firmy)?)\s?:?\s["“„]?(?<who>\p{Ll}[^,.;:\n"”()\d]{1,40})/u,
  tr: /(?:^|[\s,.(])(?:adı|ismi|adımız|ismimiz|markamız)\s?:?\s["“„]?(?!soyad)(?<who>\p{Ll}[^,.;:\n"”()\d]{1,40})/u,
};
const behind =
  /\s(?:en(?=\s)|in|te|uit|is|wij|we|ik|met|zit|staat|w|we|z|ze|oraz|jest|dla|ma|chcę|potrzebuję|ve|için|olsun|var|olan|istiyorum|lazım|yapıyoruz|satıyoruz)(?:\s.*)?$/u;
const both =
  /(?:^|,\s?|\sbij\s)(?<who>\p{Ll}[\p{L}'’-]+(?:\s\p{Ll}[\p{L}'’-]+)?\s(?:&|\+)\s\p{Ll}[\p{L}'’-]+(?:\s\p{Ll}[\p{L}'’-]+)?)(?=[,.;]|$)/u;

/** "adı parlak oto kuaför, …", "in gent, pluis & co, …": the name of a prompt whose writer leaves capitals out. */
export function lowName(brief: Brief): Brief {
  const { prompt, spoken, name } = brief;
  const head = prompt.slice(0, opening);
  if (!['nl', 'pl', 'tr'].includes(spoken) || !/^\p{Ll}/u.test(head)) return brief;
  const cued = cues[spoken]?.exec(head);
  const found = cued ?? (name === null ? both.exec(head) : null);
  const told = found?.groups?.['who'];
  const who = (cued ? told?.replace(behind, '') : told)?.trim();
  if (!found || told === undefined || who === undefined || who.length < 2 || who.split(' ').length > 5)
    return brief;
  if (brief.quotes.length > 0 && name !== null) return brief;
  const start = found.index + found[0].lastIndexOf(told);
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start >= start && one.end <= start + told.length);
  return {
    ...brief,
    name: slotAt(asSign(who, spoken), start, who.length),
    items: brief.items.filter((slot) => slot.value.price !== undefined || !isIn(slot)),
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => !isIn(slot)),
    place: brief.place && isIn(brief.place) ? null : brief.place,
  };
}

const work =
  /^(?:(?:maak |zrób |mijn |een |moje |mój |kişisel |strak |online |site |website |strona |أريد |ابي |عايز |موقع )*)(?:portfolio(?:site|website| site| website| strona|yo)?|portföy\p{L}*|portfolyo\p{L}*|معرض أعمال|ملف أعمال|بورتفوليو|תיק עבודות)(?!\p{L})/iu;
const ofWhom: Readonly<Record<string, RegExp>> = {
  nl: /portfolio\S*\s(?:voor|van)\s(?:een\s|de\s|mijn\s)?(?<what>\p{Ll}{5,}(?:\sen\s\p{Ll}{5,})?)(?:\s(?<who>(?!in\s|uit\s|met\s|en\s|te\s)\p{L}{2,}(?:\s(?:van|de|den|der|ter|ten))*\s(?!in\s|uit\s)\p{L}{3,}))?(?=[,.:;]|\s(?:in|uit|met|te)\s|$)/iu,
  pl: /portfolio\s(?:dla\s)?(?<what>\p{Ll}{5,}(?:\s\p{Ll}{5,})?)(?:\s(?<who>\p{Lu}\p{L}{2,}\s\p{Lu}\p{L}{3,}))?(?=[,.:;]|\s(?:z|ze|w|we)\s|$)/u,
};
const keeping = new Set(['portfolio', 'photographer', 'cv', 'studio', 'link-in-bio']);

/** "portfolio voor interieurarchitecte lotte verhaegen, …, restaurant noor": a portfolio, whatever the works in it are. */
export function portfolioFirst(brief: Brief): Brief {
  const { prompt, spoken, kind } = brief;
  if (!work.test(prompt.slice(0, 60)) || keeping.has(kind.value)) return brief;
  // "بورتفوليو للمصورة ليلى حداد": of whom takes pictures.
  const isPhotographer = /(?:ل|لل|ال)مصور/u.test(prompt.slice(0, 60));
  const found = ofWhom[spoken]?.exec(prompt.slice(0, 160));
  const { what, who } = found?.groups ?? {};
  const at = (text: string): number => (found?.index ?? 0) + (found?.[0].indexOf(text) ?? 0);
  const behindWho = prompt.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  const piece = /^,\s(?<town>\p{L}{3,})(?=[,.])/u.exec(behindWho)?.groups?.['town'];
  const town = piece !== undefined && isKnownTown(foldText(piece)) ? piece : undefined;
  const townAt = town === undefined ? 0 : prompt.indexOf(town, found?.index ?? 0);
  return {
    ...brief,
    kind: { ...kind, value: isPhotographer ? 'photographer' : 'portfolio' },
    offer: what === undefined ? null : slotAt(what, at(what), what.length),
    name:
      who === undefined
        ? brief.name?.value.match(/portfolio/iu)
          ? null
          : brief.name
        : slotAt(personName(who), at(who), who.length),
    place: brief.place ?? (town === undefined ? null : slotAt(asSign(town, spoken), townAt, town.length)),
    items: brief.items.filter(({ value }) => value.section !== 'menu' && value.section !== 'rooms'),
  };
}

const personName = (text: string): string =>
  text.replace(/(?<!\p{L})\p{Ll}(?!(?:an|e|en|er)(?!\p{L}))/gu, (letter) => letter.toLocaleUpperCase());
