import type { Slot } from '@/domain/site/brief';
import type { Head } from '../items/find-heads';
import { foldText } from '../words/fold-text';
import { relatives } from './no-offer';
import { ofEnd } from './of-end';
import { findPhrases } from '../words/phrase-index';
import { isCueAt, spanOf, type Reading } from '../reading';
import { trimOffer } from './trim-offer';

/** "sauna trailer you can hire": what somebody does with it is told about the thing, and is not the thing. */
function relativeStart(reading: Reading, from: number, to: number): number {
  if (reading.language.value !== 'en') return to;
  for (let at = from + 1; at < to; at += 1)
    if (
      /^(?:you|we|they|i|he|she|that|which|who|where|around|near|across|throughout)$/u.test(
        reading.tokens[at]?.form ?? '',
      )
    )
      return at;
  return to;
}

const isCount = (reading: Reading, token: Reading['tokens'][number] | undefined): boolean =>
  /^\d+$/u.test(token?.form ?? '') || reading.lexicon.numbers.has(token?.form ?? '');

/** What a noun phrase says of a business, in the words of the prompt; null where it says something else. */
export function phraseOf(reading: Reading, head: Head): Slot<string> | null {
  const { months, days } = reading.lexicon;
  const [from, last] = trimOffer(reading, head.from, head.to);
  const to = relativeStart(reading, from, last);
  const inside = reading.tokens.slice(from, to);
  // "Personal site for …": whose it is, not what.
  if (
    inside.length === 1 &&
    (relatives.test(inside[0]?.form ?? '') ||
      /^(?:personal|launch|teaser|promo|splash|english|german|french|spanish|italian|dutch|them|it|this|that|these|those|us|me|you|things|stuff|everything|something|anything|how|what|when|where|who|why|which)$/u.test(
        inside[0]?.form ?? '',
      ))
  )
    return null;
  if (
    inside.length === 0 ||
    inside.length > 8 ||
    inside.every(
      (token) => token.isClosed || /^\d+$/u.test(token.form) || reading.lexicon.numbers.has(token.form),
    )
  )
    return null;
  // "3 flavours: liver, peanut, pumpkin": how something is to be had, and not what it is.
  if (inside.length === 2 && isCount(reading, inside[0]) && /^(?:flavou?rs|sizes|colou?rs|types|kinds|sorts|varieties|styles|designs|options|scents|blends|prices)$/u.test(inside[1]?.form ?? '')) return null; // prettier-ignore
  // "I'm fifty one"
  if (inside.every(({ form }) => /^(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:thir|four|fif|six|seven|eigh|nine)teen|eleven|twelve|ten|one|two|three|four|five|six|seven|eight|nine)$/u.test(form))) return null; // prettier-ignore
  // "Sleeps two": how many fit in.
  if (/^(?:sleeps|seats)$/u.test(inside[0]?.form ?? '') && isCount(reading, inside[1])) return null;
  // "visiting bands email first": what somebody is to do.
  if (reading.spoken === 'en' && inside.some(({ form }, at) => at > 0 && /^(?:e-?mail|ring|phone|text|call|message|write)$/u.test(form) && /^(?:first|us|me|ahead|before)$/u.test(inside[at + 1]?.form ?? ''))) return null; // prettier-ignore
  // "All abilities", "mixed ages": for whom.
  if (inside.length === 2 && /^(?:all|mixed|any|every)$/u.test(inside[0]?.form ?? '') && /^(?:abilit(?:y|ies)|ages?|levels?|comers|welcome|faiths|breeds|sizes|weathers|year|standards?)$/u.test(inside[1]?.form ?? '')) return null; // prettier-ignore
  // "They last 90 minutes each": said of what was named before.
  if (
    /^(?:they|it|he|she|we|i|you|there|this|these|those|that)$/u.test(inside[0]?.form ?? '') &&
    inside.length > 1
  )
    return null;
  // "soft colours": how it looks.
  if (
    /^(?:colou?rs?|tones?|vibes?|feel|palette|shades?|fonts?|serifs?|sans|typefaces?|lettering|typography)$/u.test(
      inside.at(-1)?.form ?? '',
    )
  )
    return null;
  // "Klasse B, A und BE"
  const telling = inside.filter(({ form }) => !/^(?:und|and|y|et|e|en|i|ve|or|o|ou|oder)$/u.test(form));
  if (!reading.isShouting && telling.length === 1 && /^\p{Lu}{1,3}$/u.test(telling[0]?.text ?? ''))
    return null;
  // "Open Easter to end of September": when, and not what.
  if (
    inside[0]?.form === 'open' &&
    /^(?:easter|all|daily|year|from|until|april|may|june|summer|seven|christmas|weekends|whitsun)$/u.test(
      inside[1]?.form ?? '',
    )
  )
    return null;
  // "Show upcoming dates": an order to whoever makes the site.
  if (
    /^(?:show|tell|list|include|add|display|mention|say|explain|take|make|give|keep|put|link)$/u.test(
      inside[0]?.form ?? '',
    ) &&
    inside.length > 1 &&
    /^\p{Lu}/u.test(inside[0]?.text ?? '') &&
    head.from > 2
  )
    return null;
  // "Open Wednesdays and Saturdays": days, one or every one of them.
  if (inside.some(({ form }) => months.has(form) || days.has(form) || days.has(form.replace(/s$/u, ''))))
    return null;
  // A name in the middle would be said twice.
  const open = inside.findIndex((token) => token.isClosed);
  const until = open > 0 ? from + open : ofEnd(reading, to);
  if (open === 1 && relatives.test(inside[0]?.form ?? '')) return null;
  const span = spanOf(reading.tokens, from, until);
  const lead = isParticleJoined(reading, from) ? 1 : 0;
  const value = spell(reading, from, until).slice(lead);
  if (!/\p{L}{2}/u.test(value) || value.length > 80) return null;
  return { value, spans: [{ start: span.start + lead, end: span.end }] };
}

/** "لعيادة", "למאפייה": the "for" is joined to the noun when the lexicon knows the word only without it. */
function isParticleJoined(reading: Reading, at: number): boolean {
  const form = reading.tokens[at]?.form ?? '';
  if (!/^[לل]/u.test(form)) return false;
  // "אתר למשפץ רהיטים": after the word for the site it is a "for".
  if (form.length > 3 && isCueAt(reading, at - 1, 'site') && !form.startsWith('لل')) return true;
  const match = findPhrases(reading.lexicon.kinds, reading.tokens, { from: at, to: at + 3 }).find(
    (one) => one.from === at,
  );
  return match !== undefined && !foldText(match.phrase).startsWith(form);
}

const longestOther = 6;
/** The words as meant: a slip of the keyboard is not repeated on the page. */
function spell(reading: Reading, from: number, to: number): string {
  let words = '';
  for (let at = from; at < to; at += 1) {
    const token = reading.tokens[at];
    if (!token) break;
    const isCorrected = token.form !== foldText(token.text.replace(/\p{M}/gu, ''));
    // "sociale" is no slip for "social".
    const isBent = foldText(token.text).slice(0, -1) === token.form;
    // Elsewhere a short word that no list knows is more often another word: "canto", "hilo".
    const isMeant = reading.spoken === 'en' || token.text.length > longestOther;
    words += (at === from ? '' : token.gap) + (isCorrected && !isBent && isMeant ? token.form : token.text);
  }
  return words.replace(/\s+/gu, ' ').trim();
}
