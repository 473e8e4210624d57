import type { Brief, Slot } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { isKnownTown } from '../../words/ordinary-words';
import { slotAt } from '../../slot-at';
import { nameAs } from '../name-as';

const readFrom = 400;

/** What says in so many words what something is called; the name runs to the next mark. */
const cues: Readonly<Record<string, RegExp>> = {
  nl: /(?:^|[\s,.(])(?:naam(?: is)?|genaamd|heet|heten|de naam)\s?:?\s["“„']?(?<who>\p{Lu}[^,.;:\n"”'()]{1,40})/u,
  pl: /(?:^|[\s,.(])(?:nazywa(?:ć|my)? si[ęe]|o nazwie|pod nazwą|nazwa(?: to)?)\s?:?\s["“„]?(?<who>\p{Lu}[^,.;:\n"”()]{1,40})/u,
  tr: /(?:^|[\s,.(])(?:adı|ismi|adımız|ismimiz|markamız)\s?:?\s["“„]?(?<who>\p{Lu}[^,.;:\n"”()]{1,40})/u,
  he: /(?:^|[\s,.(])(?:ה?שם(?: ה\p{L}+)?|שמו|שמה|שנקרא(?:ת)?)(?![א-ת])(?:\s?:)?\s?["“„]?(?<who>[א-ת][^,.;:\n"”()]{1,40})/u,
  ar: /(?:^|[\s،.(])(?:الاسم|اسم (?:المحل|المطعم|الشركة|المشروع|المتجر|الصالون))\s?:?\s["“„«]?(?<who>[\u0621-\u064A][^،,.;:\n"”»()]{1,40})/u,
};
/** Where it is, or what else the site has: no part of the name. */
const behind =
  /\s(?:en(?=\s\p{Ll})|i(?=\s\p{Ll})|in|te|uit|is|wij|we|met een|met de|met het|en we|w|we|z|ze|oraz|jest|dla|ve \p{Ll}\p{L}+ için|için|olsun|var|olan|في|من|مع|بـ|עם|ב(?=[א-ת]{3,}$)|של)(?:\s.*)?$/u;

/** "naam Yoga met Iris, lesrooster": whatever stands between the word for a name and the next mark. */
export function calledName(brief: Brief): Brief {
  const { prompt, spoken, name } = brief;
  const found = cues[spoken]?.exec(prompt.slice(0, readFrom));
  const told = found?.groups?.['who']?.trim();
  if (!found || told === undefined) return brief;
  const who = told.replace(spoken === 'nl' && /\smet\s\p{Lu}/u.test(told) ? /$^/u : behind, '').trim();
  if (who.length < 2 || /\s\d+\s\p{Ll}/u.test(who) || who.split(' ').length > 5) return brief;
  const isKnown = name !== null && (name.value === who || (!who.includes(name.value) && spoken !== 'he'));
  // "een stukje genaamd Onze molenaar": a part bears that name.
  if (isKnown || brief.parts.some(({ value }) => value.title.startsWith(who) || who.startsWith(value.title)))
    return brief;
  return nameAs(brief, who, found.index + found[0].lastIndexOf(told));
}

const people = /^(?<before>.*\p{Ll})\s(?<who>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,2})(?:\s\p{Ll}.*)?$/u;
/** "yazılım geliştirici Mert Aksoy kişisel": who it is stands behind what they do. */
export function nameInOffer(brief: Brief): Brief {
  const { name, offer, spoken, place } = brief;
  const { before, who } = people.exec(offer?.value ?? '')?.groups ?? {};
  if (
    !['nl', 'pl', 'tr'].includes(spoken) ||
    name !== null ||
    !offer ||
    before === undefined ||
    who === undefined
  )
    return brief;
  if (place !== null && who.includes(place.value)) return brief;
  const at = (offer.spans[0]?.start ?? 0) + offer.value.indexOf(who);
  return { ...brief, name: slotAt(who, at), offer: { ...offer, value: before } };
}

/** "nakliyat firması İzmir Karabağlar": a town and its quarter behind the trade are where it is. */
export function townForName(brief: Brief): Brief {
  const { name, place, spoken, prompt } = brief;
  const words = name?.value.split(' ') ?? [];
  const [first = ''] = words;
  if (!['tr', 'pl', 'nl'].includes(spoken) || !name || place !== null || words.length > 2) return brief;
  const start = name.spans[0]?.start ?? 0;
  const isQuoted = /["“„«']$/u.test(prompt.slice(0, start));
  if (isQuoted || start === 0 || !isKnownTown(foldText(first))) return brief;
  const value = words.length === 2 ? `${words[1] ?? ''}, ${first}` : first;
  return { ...brief, name: null, place: { value, spans: name.spans } };
}

const house =
  /(?:^|[:,.]\s)(?<who>\p{Lu}\p{L}+(?:\s(?:ve\s)?\p{Lu}\p{L}+){1,6}\s(?:Derneği|Vakfı|Kulübü|Okulu|Lisesi|Lokantası|Restoranı|Kooperatifi|Pastanesi|Fırını|Eczanesi|Kliniği|Merkezi|Atölyesi|Çiftliği|Pansiyonu|Oteli|Apartı|Korosu|Topluluğu|Akademisi|Kuaförü|Mağazası|Butiği|Galerisi|Matbaası))(?=[,.;\n]|$)/u;
const owned = /^\p{L}+(?:m[ıiuü]z|m)[ıiuü]n$/iu;
/** "Köyümüzün derneği için: Yeşilköy Kültür Derneği": whose it is, is no name; the house with its noun is. */
export function houseOfTurkish(brief: Brief): Brief {
  const { name, spoken, prompt } = brief;
  if (spoken !== 'tr' || (name !== null && !owned.test(name.value))) return brief;
  const found = house.exec(prompt.slice(0, readFrom));
  const who = found?.groups?.['who'];
  if (!found || who === undefined) return name === null ? brief : { ...brief, name: null };
  const start = found.index + found[0].length - who.length;
  const isOther = ({ value }: Slot<string>): boolean => value !== who;
  return {
    ...brief,
    name: slotAt(who, start),
    phrases: brief.phrases.filter(isOther),
    items: brief.items.filter((item) => item.value.name !== who),
  };
}
