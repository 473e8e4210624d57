import { phoneText } from '../../compose/layouts/reach';
import type { SiteDraft } from '../draft/site-draft';
import { valueOf } from '../../locate/page-tree';
import { replaceEverywhere } from './scan-text';
import { linkedValues } from './set-json-ld';

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');

/** A phone number as people write it. */
export const phonePattern = /(?:\+|\b00|\(|\b)\d[\d\s().\-/‐‑–]{5,}\d\b/;

/** The phone numbers that a site gives, the main one first: JSON-LD, `tel:` links. Digits only. */
export function phonesOf(draft: SiteDraft): readonly string[] {
  const links = draft.everyPage().flatMap((page) =>
    draft.tree(page).elements.flatMap((element) => {
      const href = valueOf(element, 'href');
      return /^tel:/i.test(href) ? [digitsOf(href)] : [];
    }),
  );
  return [...new Set([...linkedValues(draft, 'telephone').map(digitsOf), ...links])].filter(
    (digits) => digits.length > 4,
  );
}

/**
 * Puts a phone number in the place of the site's: in text however it is grouped, in `tel:` and WhatsApp links, in
 * JSON-LD. Returns the number of places; 0 when the site has no number.
 */
export function replacePhone(draft: SiteDraft, old: string, next: string): number {
  const tail = old.slice(-7);
  const isOld = (found: string) => {
    const digits = digitsOf(found);
    return (
      digits === old ||
      (digits.length >= 7 &&
        (old.endsWith(digits.replace(/^0/, '')) || digits.endsWith(old)) &&
        digits.endsWith(tail))
    );
  };
  const pattern = /(?:tel:|wa\.me\/|whatsapp:[^"]*?phone=)?\+?\(?\d[\d\s().\-\u2011/]{4,}\d/gi;
  return replaceEverywhere(draft, pattern, (found) => {
    const link = /^(tel:|wa\.me\/|whatsapp:[^"]*?phone=)/i.exec(found)?.[1];
    if (!isOld(link ? found.slice(link.length) : found)) return null;
    // A number that may not break across lines stays in one piece.
    if (!link) return /[\u00a0\u2011]/.test(found) ? phoneText(next) : next;
    const digits = next.replace(/[^\d+]/g, '');
    if (/^tel/i.test(link)) return `tel:${digits}`;
    // The link has the code of the country, which people leave out: it stays.
    const [was, bare] = [digitsOf(found.slice(link.length)), digits.replace(/^0(?!0)/, '')];
    const code = /^(?:\+|00)/.test(digits) ? '' : was.slice(0, Math.min(3, Math.max(0, was.length - bare.length))); // prettier-ignore
    return `${link}${code}${digitsOf(code === '' ? digits : bare)}`;
  });
}
