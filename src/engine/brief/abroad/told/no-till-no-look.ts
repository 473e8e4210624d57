import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Houses that people visit for what is done there: nobody pays at a till of their page. */
const visited = new Set<SiteKind>([
  'clinic',
  'dentist',
  'therapist',
  'veterinary',
  'law',
  'accountant',
  'insurance',
]);
const look =
  /^(?:colores|couleurs|farben|cores|colori|kleuren|kolory|renkler|tonos|tons|toni|ألوان|צבעים)(?!\p{L})/iu;

/** "Rezept & Kasse" of a practice is who pays for it; "colores vivos" is how the page looks, and nothing that is offered. */
export function noTillNoLook(brief: Brief): Brief {
  const { kind, offer, sections, behaviours } = brief;
  const isTill = (value: string): boolean =>
    visited.has(kind.value) && (value === 'checkout' || value === 'cart');
  return {
    ...brief,
    offer: offer && look.test(offer.value) ? null : offer,
    sections: sections.filter(({ value }) => !isTill(value)),
    behaviours: behaviours.filter(({ value }) => !isTill(value)),
  };
}
