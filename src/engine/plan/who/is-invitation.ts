import type { Brief } from '@/domain/site/brief';

const marrying =
  /^(?:hochzeit|mariage|boda|casamento|matrimonio|bruiloft|ślub|düğün|nişan|حفل زفاف|חתונה)$/iu;

/** Whether a site in another language than English is two people's invitation to their wedding. */
export const isInvitation = ({ kind, offer, name, date }: Brief): boolean =>
  kind.value === 'event' &&
  name !== null &&
  (date !== null || name.value.includes(' ')) &&
  marrying.test(offer?.value ?? '');
