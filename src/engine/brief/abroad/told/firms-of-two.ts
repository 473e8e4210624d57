import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';
import { countsTold } from './counts-told';

const partners =
  /(?<name>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?(?:,\s\p{Lu}\p{Ll}+)?\s(?:i|oraz|&)\s(?:Wspólnicy|Partnerzy|Syn(?:owie)?|Córki?|Współpracownicy|\p{Lu}\p{Ll}+(?:ski|ska|icz|ak|ek|ik)))(?=\s(?:z|ze|w|we)\s|[.,:;]|$)/u;
/** "kancelarii adwokackiej Nowak i Wspólnicy z Wrocławia": the firm bears both names, and neither stands in its noun. */
function firmOfTwo(brief: Brief): Brief {
  const { spoken, prompt, offer, name } = brief;
  const found = spoken === 'pl' ? partners.exec(prompt.slice(0, 160)) : null;
  const both = found?.groups?.['name'];
  const [first = ''] = both?.split(' ') ?? [];
  if (!found || both === undefined || !offer || !offer.value.endsWith(` ${first}`)) return brief;
  if (name !== null && !both.includes(name.value.split(' ')[0] ?? '')) return brief;
  const noun = offer.value.slice(0, -first.length).trim();
  const start = offer.spans[0]?.start ?? 0;
  return { ...brief, name: slotAt(both, found.index), offer: slotAt(noun, start) };
}

const callings = new Set<string>(['photographer', 'law', 'clinic', 'dentist', 'therapist', 'accountant', 'portfolio', 'course']); // prettier-ignore
const person =
  /لل(?<noun>[\u0621-\u064A]{3,})\s(?<who>(?!ال)[\u0621-\u064A]{2,}\s[\u0621-\u064A]{2,})(?=\s(?:في|من)\s|[،,.:])/u;

/** "للمصور أحمد سالم": "for the" is no part of the noun, nor is half of it. */
function nounBehindFor(brief: Brief): Brief {
  const { spoken, prompt, offer } = brief;
  const start = offer?.spans[0]?.start ?? 0;
  const from = offer?.value.startsWith('لل') ? start : start - 1;
  if (spoken !== 'ar' || !offer || !/^لل[\u0621-\u064A]{3}/u.test(prompt.slice(from))) return brief;
  if (from > 0 && !/\s/u.test(prompt.charAt(from - 1))) return brief;
  const found = callings.has(brief.kind.value) && brief.quotes.length === 0 ? person.exec(prompt.slice(0, 90)) : null; // prettier-ignore
  const { noun: calling, who } = found?.groups ?? {};
  if (found && calling !== undefined && who !== undefined)
    return {
      ...brief,
      offer: slotAt(calling, found.index + 2),
      name: slotAt(who, found.index + found[0].lastIndexOf(who)),
    };
  const noun = offer.value.replace(/^لل?/u, '');
  const { spans } = slotAt(noun, from + 2);
  // "العيادة البيطرية": an adjective with its article takes the noun's along.
  return { ...brief, offer: { value: /\sال/u.test(noun) ? `ال${noun}` : noun, spans } };
}

/** How many there are of what, and who a site is for where two names or a joined "for" hide it. */
export const firms: readonly ((brief: Brief) => Brief)[] = [countsTold, firmOfTwo, nounBehindFor];
