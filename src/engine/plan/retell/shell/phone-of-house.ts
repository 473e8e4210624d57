import type { Brief, Slot } from '@/domain/site/brief';

const telephone = /(?<![\d\p{L}@.])(?:\+\d{1,3}\s?)?\(?0\d{2,5}\)?(?:[\s-]?\d{2,6}){1,4}(?!\d)/gu;
/** "Call 01632 960 001", "Phone:": the number that anybody may ring. */
const labelled =
  /\b(?:tel|telephone|phone|call(?: us)?|contact|office|reception|clerk|enquiries)\b[^.\n]{0,24}$/iu;
/** "If a pipe bursts ring Jan: …", "Bookings by phone to Carol Nelson": somebody's, for one thing. */
const ofSomebody =
  /\b(?:if|in an emergency|when|urgent|out of hours|after hours)\b[^.\n]{0,60}$|\b(?:ring|to|call|text|contact|ask for)\s(?:\p{Lu}\p{Ll}+)(?:\s\p{Lu}\p{Ll}+)?(?:\son|,|:)?\s$|\b(?:bookings?|to book|hire|hall)\b[^.\n]{0,40}\s\p{Lu}\p{Ll}+\s$/u;
const forOneThing =
  /^[\s,(]*for\s(?!the (?:studio|office|shop|house|practice|school)\b|anything|everything|bookings\b|general)/iu;

const rare =
  /\b(?:bursts?|leaks?|floods?|fire|emergenc(?:y|ies)|urgent|out of hours|after hours|lifts?|safeguarding|alarm)\b/iu;
/** "We have no phone apart from Hazel's, please don't put hers up" */
const withheld =
  /\b(?:don['’]?t|do not|never)\s(?:put|show|publish|print|list|give|use)\b[^.\n]{0,24}\b(?:hers|his|mine|theirs|(?:phone |mobile |my |her |his )?numbers?|mobile)\b/iu;
const registered = /\b(?:registered|charity|company|england|wales|scotland|reg|vat)\b[^.\n]{0,20}$/iu;
const sentenceAt = (prompt: string, at: number): string =>
  (prompt
    .slice(0, at)
    .split(/[.!?]\s|\n/u)
    .at(-1) ?? '') + (prompt.slice(at).split(/[.!?](?:\s|$)|\n/u, 1)[0] ?? '');

const lineAt = (prompt: string, at: number): string =>
  (prompt.slice(0, at).split('\n').at(-1) ?? '') + (prompt.slice(at).split('\n', 1)[0] ?? '');

/** The number that anybody is to ring, of several in a long prompt; null where the only one is for burst pipes. */
export const phoneOfHouse = ({ phone, prompt, email, address }: Brief): Slot<string> | null => {
  if (phone === null) return null;
  const numbers = [...prompt.matchAll(telephone)].filter(([told]) => told.replace(/\D/gu, '').length > 8);
  const weigh = ({ 0: told, index }: RegExpExecArray): number => {
    const before = prompt.slice(Math.max(0, index - 80), index);
    const line = lineAt(prompt, index);
    return (
      (ofSomebody.test(before) ? -3 : 0) +
      (forOneThing.test(prompt.slice(index + told.length)) ? -2 : 0) +
      (labelled.test(before) ? 1 : 0) +
      (email && line.includes(email.value) ? 2 : 0) +
      (address && line.includes(address.value.slice(0, 20)) ? 1 : 0)
    );
  };
  const own = phone.value.replace(/\D/gu, '');
  const current = numbers.find(([told]) => told.replace(/\D/gu, '') === own);
  // "It is run by a charity (number 1187334)"
  const at = phone.spans[0]?.start ?? 0;
  const isRegister = registered.test(prompt.slice(Math.max(0, at - 60), at));
  if (!current && !isRegister) return phone;
  const best = numbers.toSorted((one, other) => weigh(other) - weigh(one) || one.index - other.index)[0];
  if (withheld.test(prompt)) return null;
  // "If you have just been told, ring Moira": whom everybody is to ring, unless it is for a burst pipe alone.
  if (!best || (weigh(best) < -2 && rare.test(sentenceAt(prompt, best.index)))) return null;
  return !current || weigh(best) > weigh(current)
    ? { value: best[0], spans: [{ start: best.index, end: best.index + best[0].length }] }
    : phone;
};
