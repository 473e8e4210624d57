import type { Brief, Slot } from '@/domain/site/brief';
import { slotAt } from '../slot-at';

const readFrom = 6000;
const opening = 240;
const small = String.raw`(?:d[eiao]|del|della|du|des|d['’]|da|do|dos|das|em|en|in|y|e|et|und|&|con|con|i|z|w|van|von|der|den|het|op)`;
const title = String.raw`\p{Lu}[\p{L}\d’'-]+(?:\s(?:${small}\s)?\p{Lu}[\p{L}\d’'-]+){0,3}`;
/** "…, l’Atelier Bleu, …", "…, o Violão em Casa.": with its article, between two marks. */
const withArticle = new RegExp(
  String.raw`,\s(?:[oa]|os|as|el|la|los|las|le|les|l['’]|il|lo|i|het|de)\s?(?<who>${title})(?=[,.;:])`,
  'u',
);
/** ", Voisinroule, gratuite": one name between two commas. */
const between = new RegExp(String.raw`,\s(?<who>${title})(?=,\s\p{Ll})`, 'u');
/** ". Atelier Solenn, 06 12 45 78 90": who signs stands before the number. */
const signed = new RegExp(
  String.raw`[.!\n]\s{0,2}(?<who>${title}),\s(?=(?:tel|tél|tlf|telefoon|telefon|whatsapp|mobil)?\.?:?\s?[+(]?\d[\d .()/-]{6,})`,
  'iu',
);
/** ". Marek Gąsienica 600 555 012": two names right before it; "Bel Femke" asks for a call. */
const signedBare = new RegExp(
  String.raw`[.!,\n]\s{1,2}(?<who>(?!(?:[Bb]el|[Aa]pp|[Mm]ail|[Tt]el\p{L}*|[Gg]sm\p{L}*|[Zz]adzwo\p{L}*|[Dd]zwo\p{L}*|[Aa]ra(?:yın)?|[Cc]ontact\p{L}*|[Kk]ontakt\p{L}*|[Ii]nfo\p{L}*|[Rr]ezerw\p{L}*|[Rr]ezerv\p{L}*|[Rr]eserv\p{L}*|[Rr]eserve\p{L}*|[Zz]apis\p{L}*|[Rr]andevu\p{L}*|[Ss]ipariş\p{L}*|[Ww]hats\p{L}*|[Tt]elef\p{L}*|[Tt]elfon\p{L}*|[Mm]obil\p{L}*|[Bb]estel\p{L}*|[Bb]oek\p{L}*|[Aa]fspraak\p{L}*|[Zz]amów\p{L}*|[Zz]amow\p{L}*|[Uu]mów\p{L}*|[İi]letişim\p{L}*|[Bb]ilgi\p{L}*|[Ii]nstagram\p{L}*|[Ff]acebook\p{L}*|[Aa]dres\p{L}*)\s)\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}-]+)\s(?=(?:tel|tlf|telefoon|telefon|whatsapp|gsm)?\.?:?\s?[+(]?\d[\d .()/-]{6,})`,
  'u',
);
const called = new Set(['mobile-app', 'saas', 'course', 'blog', 'product', 'podcast']);

/** The name of a prompt in another language than English that stands by itself: between commas, or before a telephone number. */
export function findOwnName(brief: Brief): Brief {
  const { name, prompt, offer, place, kind, spoken } = brief;
  if (name !== null || spoken === 'ar' || spoken === 'he') return brief;
  const text = prompt.slice(0, readFrom);
  const head = text.slice(0, opening);
  const isFree = (who: string, start: number): boolean =>
    !(place !== null && (who.includes(place.value) || place.spans.some((span) => span.start === start))) &&
    !(brief.address?.value ?? '').includes(who) &&
    !brief.items.some(({ value }) => value.name.includes(who));
  const after = offer?.spans[0]?.end ?? 0;
  const tries: readonly (readonly [RegExpExecArray | null, boolean])[] = [
    [withArticle.exec(head.slice(after)), spoken !== 'de' && spoken !== 'pl' && spoken !== 'tr'],
    [between.exec(head.slice(after)), spoken !== 'de' && (place !== null || called.has(kind.value))],
    [signed.exec(text), true],
    [signedBare.exec(text), ['nl', 'pl', 'tr'].includes(spoken)],
  ];
  for (const [at, [found, isFit]] of tries.entries()) {
    const who = found?.groups?.['who'];
    if (!found || !isFit || who === undefined || who.length < 4) continue;
    const start = found.index + found[0].lastIndexOf(who) + (at < 2 ? after : 0);
    if (!/^\p{Lu}/u.test(who) || (!isFree(who, start) && at !== 0)) continue;
    return { ...brief, name: slotAt(who, start), place: withoutName(place, who, start) };
  }
  return brief;
}

/** "o Violão em Casa": what stands in a name is no town. */
const withoutName = (place: Slot<string> | null, who: string, start: number): Slot<string> | null =>
  place?.spans.every((span) => span.start >= start && span.end <= start + who.length) === true &&
  place.spans.length > 0
    ? null
    : place;
