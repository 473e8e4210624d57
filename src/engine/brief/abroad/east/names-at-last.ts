import type { Brief, Slot } from '@/domain/site/brief';
import { isGivenName } from './given-names';

const slotAt = (value: string, start: number, end: number): Slot<string> => ({
  value,
  spans: [{ start, end }],
});

/** "מורה פרטי למתמטיקה": what follows the noun and says what for is no name of its own. */
export function purposeIsNoName(brief: Brief): Brief {
  const { name, offer, prompt, spoken } = brief;
  const [own, what] = [name?.spans[0], offer?.spans[0]];
  if (spoken !== 'he' || !name || !offer || !own || !what || own.start - what.end !== 1) return brief;
  if (!/(?:^|\s)ל[א-ת]{4,}/u.test(name.value) || /["“„]$/u.test(prompt.slice(0, own.start))) return brief;
  return {
    ...brief,
    name: null,
    offer: { value: `${offer.value} ${name.value}`, spans: [{ start: what.start, end: own.end }] },
  };
}

const houses =
  /(?<noun>\p{Ll}*(?:bedrijf|zaak|winkel|garage|bakkerij|slagerij|kapsalon|praktijk|hoveniers|makelaardij|schilders|rijschool|administratie))\s(?<who>van\s(?:de\s|der\s|den\s|het\s)?\p{Ll}{3,})(?=\s(?:in|uit|te|voor)\s|[,.])/u;
const ofWhat =
  /^(?:salonu|pracowni|sklepu|restauracji|gabinetu|kancelarii|firmy|zakładu|studia|szkoły|kawiarni|cukierni|piekarni|warsztatu|hotelu|pensjonatu|kwiaciarni|lodziarni|pizzerii|baru|siłowni|klubu|agencji|biura|przedszkola|żłobka)(?:\s\p{L}+(?:ego|ej))*\s(?<who>\p{L}.*)$/iu;
/** "klussenbedrijf van dijk", "salonu fryzjerskiego loki i spółka": in small letters the noun stands before whose it is. */
export function signBehindNoun(brief: Brief): Brief {
  const { name, prompt, spoken } = brief;
  if (spoken === 'nl' && name === null) {
    const found = houses.exec(prompt.slice(0, 160));
    const { noun, who } = found?.groups ?? {};
    if (!found || noun === undefined || who === undefined) return brief;
    const small = /^(?:de|der|den|het)$/u;
    const sign = [noun, ...who.split(' ')]
      .map((word) => (small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join(' ');
    return { ...brief, name: slotAt(sign, found.index, found.index + found[0].length) };
  }
  const span = name?.spans[0];
  const who = spoken === 'pl' ? ofWhat.exec(name?.value ?? '')?.groups?.['who'] : undefined;
  if (!name || !span || who === undefined || /["“„«]$/u.test(prompt.slice(0, span.start))) return brief;
  if (!/^\p{Ll}/u.test(prompt)) return brief;
  return { ...brief, name: slotAt(who, span.end - who.length, span.end) };
}

/** "…, גם בזום, איתי": who signs at the end is how it is called, and nothing on offer. */
export function signedAtEnd(brief: Brief): Brief {
  const { name, prompt, spoken } = brief;
  const found =
    spoken === 'he' ? /[,.]\s(?<who>[א-ת]{2,6})(?:\s(?:\+?\d[\d\s-]{7,}))?\s*\.?\s*$/u.exec(prompt) : null;
  const who = found?.groups?.['who'];
  if (!found || who === undefined || !isGivenName(who, 'he')) return brief;
  const start = found.index + 2;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start >= start && one.end <= start + who.length);
  return {
    ...brief,
    name: name ?? slotAt(who, start, start + who.length),
    items: brief.items.filter((item) => !isIn(item)),
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
  };
}

/** "Adana'da kebapçıyız, Hacı Dayı Ocakbaşı 1974'ten beri", "De Korf sinds 1962": who has been there since then. */
export function sinceWhen(brief: Brief): Brief {
  const { name, prompt, spoken, place } = brief;
  if (name !== null || !['nl', 'pl', 'tr'].includes(spoken)) return brief;
  const found =
    /(?:^|[,.]\s)(?<who>\p{Lu}\p{L}+(?:\s(?:&\s|van\s|de\s)?\p{Lu}\p{L}+){1,3}),?\s(?:sinds\s|od\s)?(?:1[89]|20)\d{2}(?:['’](?:den|dan|ten|tan)\s(?:beri|bu)|(?=[\s,.]|$))/u.exec(
      prompt.slice(0, 200),
    );
  const who = found?.groups?.['who'];
  if (!found || who === undefined || (place !== null && who.includes(place.value))) return brief;
  const isYear = /sinds|od\s|beri|bu/u.test(found[0].slice(found[0].indexOf(who) + who.length));
  const start = found.index + found[0].indexOf(who);
  return isYear ? { ...brief, name: slotAt(who, start, start + who.length) } : brief;
}

/** "تفصيل من 600 شيكل": what leads the price is no part of the thing. */
export const withoutPriceLead = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    item.value.price !== undefined &&
    /\p{L}{3,}\s(?:من|ابتداء من|יחל מ|החל מ|vanaf|od)$/u.test(item.value.name)
      ? {
          ...item,
          value: { ...item.value, name: item.value.name.replace(/\s(?:ابتداء من|من|החל מ|vanaf|od)$/u, '') },
        }
      : item,
  ),
});
