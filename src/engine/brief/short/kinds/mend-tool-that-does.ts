import type { Brief, Slot } from '@/domain/site/brief';
import { signThatDoes } from './sign-that-does';

const rhythm = /\b(?:month|mo|year|yr|user|seat|team|site)\b/iu;
const plans = /^(?:\p{L}+\s)?(?:plans?|tiers?)$|^free$/iu;

/**
 * "Parcelio, which compares courier prices for small online shops. Two plans: Free and Pro €24/month": what does something for
 * people at so much a month is a program. Whom it is for asks for no shop on its page, and its plans are nothing on offer.
 */
export function mendToolThatDoes(brief: Brief): Brief {
  const found = brief.spoken === 'en' ? signThatDoes.exec(brief.prompt) : null;
  const { name, clause } = found?.groups ?? {};
  if (!found || name === undefined || clause === undefined) return brief;
  const { kind, offer, place } = brief;
  if (!['unknown', 'shop', 'product', 'saas'].includes(kind.value)) return brief;
  if (offer && kind.value !== 'shop' && !plans.test(offer.value)) return brief;
  if (!brief.items.some(({ value }) => rhythm.test(value.price ?? ''))) return brief;
  const start = found.index + found[0].length - clause.length;
  const spans = [{ start, end: start + clause.length }];
  const isIn = ({ spans: own }: Slot<unknown>): boolean =>
    own.length > 0 && own.every((one) => one.start >= start && one.end <= start + clause.length);
  const at = brief.prompt.indexOf(name);
  return {
    ...brief,
    kind: { value: 'saas', spans },
    offer: { value: 'tool', spans },
    name: brief.name ?? { value: name, spans: [{ start: at, end: at + name.length }] },
    place: place && isIn(place) ? null : place,
    sections: brief.sections.filter((section) => !isIn(section)),
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
  };
}
