import type { Brief, Exclusion, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';

/** That something is not wanted, said behind it and at the end of its piece. */
const refused =
  /^\s(?:(?:bitte |por favor )?(?:keine?|nicht|brauche[n]? (?:wir|ich) nicht|(?:sind|ist) nicht nötig|no|non|não|nie|niet|geen|pas|no hacen falta|no son necesari[oa]s|no (?:quiero|queremos)|(?:ne sont )?pas nécessaires?|inutiles?|non servono|non (?:le |li )?(?:vogliamo|voglio)|não (?:são precisos|são precisas|precisa|quero)|nie (?:są|jest) potrzebn[eya]|nie (?:chcę|chcemy|trzeba)|niepotrzebn[eya]|zbędn[eya]|(?:zijn |is )?niet nodig|hoeven niet|olmasın|gerekmez|gerek yok|istemiyor(?:um|uz)|لا داعي لها|غير مطلوبة?|غير ضرورية?|لا نريدها|לא צריך|לא נחוצ(?:ות|ים|ה)?|אין צורך))(?=\s?(?:[,.;،]|$))/iu;
const listed: ReadonlySet<SectionType> = new Set([
  'testimonials', 'gallery', 'faq', 'pricing', 'newsletter', 'team', 'map', 'booking', 'posts', 'events', 'contact', 'social', 'video', 'cart',
]); // prettier-ignore

/** "Referenzen keine", "opinie nie są potrzebne": what a piece of the prompt names and refuses in the same breath. */
export function refusedBehind(brief: Brief): Brief {
  const { prompt } = brief;
  const isRefused = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    spans.length > 0 && spans.every(({ end }) => refused.test(prompt.slice(end, end + 40)));
  const gone = brief.sections.filter((section) => listed.has(section.value) && isRefused(section));
  if (gone.length === 0) return brief;
  const inside = (slot: { readonly spans: readonly Span[] }): boolean =>
    slot.spans.some((span) =>
      gone.some(({ spans }) => spans.some(({ start, end }) => span.start < end + 24 && span.end > start)),
    );
  const known = new Set<Exclusion>(brief.excluded.map(({ value }) => value));
  const added = gone
    .filter(({ value }) => !known.has(value))
    .map(({ value, spans }): Slot<Exclusion> => ({ value, spans }));
  return {
    ...brief,
    sections: brief.sections.filter((section) => !gone.includes(section)),
    parts: brief.parts.filter((part) => !inside(part)),
    phrases: brief.phrases.filter((phrase) => !inside(phrase)),
    items: brief.items.filter((item) => item.value.price !== undefined || !inside(item)),
    excluded: [...brief.excluded, ...added],
  };
}
