import type { SiteKind } from '@/domain/site/vocabulary';

const payer =
  /^(?:adults?|children|kids|juniors?|students?|seniors?|concessions?|members?|non-members|famil(?:y|ies)|under[- ]?\d{1,2}s?|over[- ]?\d{1,2}s?)$/iu;
const yearly = /(?:\ba|per|\/)\s?(?:year|yr|month|mo|term|season|annum)$|(?:annually|yearly|monthly)$/iu;
const bodies = /(?:club|society|association|guild|circle|scheme|group|gym|choir|band|union)$/iu;

/** Whether words tell who pays a price, and nothing that is sold: "under 18s". */
export function isPayer(name: string): boolean {
  return payer.test(name);
}

/** What members pay each year or month, where nothing else is said of it: "Membership", else nothing. */
export function dueOf(kind: SiteKind, price: string, offer: string | null): string {
  const hasMembers =
    ((kind === 'nonprofit' || kind === 'gym') && bodies.test(offer ?? '')) ||
    // A school one goes to every week, for as long as one likes.
    (kind === 'course' && /school$|dojo$|academy$/iu.test(offer ?? ''));
  return hasMembers && yearly.test(price) ? 'Membership' : '';
}
