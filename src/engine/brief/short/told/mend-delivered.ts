import type { Brief } from '@/domain/site/brief';

const brought =
  /(?:^|[.!?]\s)(?:we (?:make|cook|bake) )?(?<what>(?:\p{L}+\s){0,2}?\p{L}{3,})\s(?:delivered|brought)\s(?:by (?:bicycle|bike|van|hand|foot|boat)|to (?:your|offices|homes|doors?|the door|desks?)|round)\b/iu;

/** "Soup delivered by bicycle": what is done is bringing it, and nobody is a soup. */
export function mendDelivered(brief: Brief): Brief {
  const what = brief.kind.value === 'unknown' ? brought.exec(brief.prompt)?.groups?.['what'] : undefined;
  const told = brief.offer?.value.toLowerCase();
  return brief.offer && what !== undefined && told === what.toLowerCase()
    ? { ...brief, offer: { ...brief.offer, value: `${told} delivery` } }
    : brief;
}
