import type { Brief } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { findLexicon } from '../../words/lexicons';

const opening = 300;
/** "Krak" of Kraków, Krakowa, Krakowie: what no case changes. */
const stemOf = (town: string): string => foldText(town).slice(0, Math.max(3, Math.min(town.length - 2, 7)));

/** The town or region that a bent word names: "poznania" is Poznań, "bieszczadach" Bieszczady; null for other words. */
const polishTownOf = (word: string): string | null => {
  const folded = foldText(word);
  const towns = Object.values(findLexicon('pl')?.places ?? {});
  const fits = towns.filter((town) => {
    const stem = stemOf(town);
    return folded.startsWith(stem) && folded.length - town.length <= 3 && folded.length >= stem.length + 1;
  });
  return fits.toSorted((one, other) => other.length - one.length)[0] ?? null;
};

const led =
  /(?<=^|[\s,(])(?<lead>ze?|we?|na|pod|koło|okolic(?:e|ach|y)?)\s(?<town>\p{L}{4,})(?=[\s,.:;)]|$)/giu;
// "Z Gór", "na dębowych stołach": a noun that is like a town's name.
const ordinary =
  /^(?:dol\p{L}*|gor\p{L}*|targ\p{L}*|wol[iaeęy]|sol\p{L}*|rud\p{L}*|bial\p{L}*|brzeg\p{L}*|pil\p{L}*|chelm\p{L}*|dabrow\p{L}*|zdroj\p{L}*|hel\p{L}{3,})$/u;

/** "tłumaczka z Poznania", "pasieka w bieszczadach": a town or region that its preposition leads, in whatever case and without a capital. */
export function townOfPolish(brief: Brief): Brief {
  const { prompt, place, spoken } = brief;
  if (spoken !== 'pl' || place !== null) return brief;
  for (const found of prompt.slice(0, opening).matchAll(led)) {
    const { lead = '', town = '' } = found.groups ?? {};
    const name = ordinary.test(foldText(town)) ? null : polishTownOf(town);
    if (name === null) continue;
    const start = found.index + found[0].length - town.length;
    const span = { start, end: start + town.length };
    const isTown = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): boolean =>
      spans.some((one) => one.start >= span.start && one.end <= span.end);
    const phrases = brief.phrases.filter((slot) => !isTown(slot));
    const parts = brief.parts.filter((slot) => !isTown(slot));
    const items = brief.items.filter((slot) => !isTown(slot) || slot.value.price !== undefined);
    // "w Bieszczadach" is said as the prompt says it.
    const bent = town.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
    const value = /^(?:we?|na)$/iu.test(lead) && findLexicon('pl')?.places?.[bent] ? bent : name;
    return { ...brief, phrases, parts, items, place: { value, spans: [span] } };
  }
  return brief;
}

/** "Hydraulika z Krakowa": what somebody is and where they come from is no name. */
export function withoutTownName(brief: Brief): Brief {
  const { name, offer, spoken } = brief;
  const [own = '', town = ''] = name?.value.split(/\s(?:ze?|we?)\s/iu) ?? [];
  const isOffer = own.toLowerCase() === offer?.value.toLowerCase();
  return spoken === 'pl' && isOffer && town !== '' && polishTownOf(town) !== null
    ? { ...brief, name: null }
    : brief;
}
