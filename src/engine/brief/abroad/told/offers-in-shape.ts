import type { Brief, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Hebrew nouns as they stand before a name, and by themselves. */
const joined: Readonly<Record<string, string>> = {
  עמותת: 'עמותה', חברת: 'חברה', מסעדת: 'מסעדה', מאפיית: 'מאפייה', קבוצת: 'קבוצה', מרפאת: 'מרפאה', גלריית: 'גלריה', מספרת: 'מספרה',
  נגריית: 'נגרייה', תנועת: 'תנועה', קהילת: 'קהילה', להקת: 'להקה', מקהלת: 'מקהלה', ספריית: 'ספרייה', סדנת: 'סדנה', אגודת: 'אגודה',
}; // prettier-ignore

/** `עמותת "לב פתוח"`: where the name begins, what they are has ended. */
export function offerBeforeQuote(brief: Brief): Brief {
  const { offer } = brief;
  const bare = offer?.value.replace(/\s["“„«].*$/u, '').trim() ?? '';
  const value = joined[bare] ?? bare;
  if (!offer || value === '' || value === offer.value) return brief;
  const start = offer.spans[0]?.start ?? 0;
  const spans: Span[] = offer.spans.length === 0 ? [] : [{ start, end: start + bare.length }];
  return { ...brief, offer: { value, spans } };
}

const shown = new Set<SiteKind>(['real-estate', 'auto', 'directory', 'shop', 'hotel']);
/** "Angebote" of a society: what it does, and no list of things to let or to buy beside it. */
export function offersOnceRead(brief: Brief): Brief {
  if (shown.has(brief.kind.value)) return brief;
  const services = brief.sections.flatMap(({ value, spans }) => (value === 'services' ? spans : []));
  return {
    ...brief,
    sections: brief.sections.filter(
      ({ value, spans }) =>
        value !== 'listings' ||
        spans.length === 0 ||
        !spans.every((span) => services.some((one) => one.start === span.start)),
    ),
  };
}

const society = /(?<!\p{L})(?:e\.\s?V\.|eingetragener Verein|gGmbH|odv|onlus|a\.s\.d\.|asbl|vzw)(?!\p{L})/iu;
/** "Neue Wege e. V.": whatever they are called, they are a society. */
export const registeredSociety = (brief: Brief): Brief =>
  brief.kind.value === 'unknown' && society.test(brief.prompt.slice(0, 200))
    ? { ...brief, kind: { ...brief.kind, value: 'nonprofit' } }
    : brief;
