import type { SiteDraft } from '../draft/site-draft';
import type { Splice } from '../draft/splice-text';
import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import { replaceEverywhere } from './scan-text';
import { linkedValues } from './set-json-ld';

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');

/** A phone number as people write it. */
export const phonePattern = /(?:\+|\b00|\(|\b)\d[\d\s().\-/]{5,}\d\b/;

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
  const pattern = /(?:tel:|wa\.me\/|whatsapp:[^"]*?phone=)?\+?\(?\d[\d\s().\-/]{4,}\d/gi;
  return replaceEverywhere(draft, pattern, (found) => {
    const link = /^(tel:|wa\.me\/|whatsapp:[^"]*?phone=)/i.exec(found)?.[1];
    if (!isOld(link ? found.slice(link.length) : found)) return null;
    if (!link) return next;
    const digits = next.replace(/[^\d+]/g, '');
    return /^tel/i.test(link) ? `tel:${digits}` : `${link}${digits.replace(/^\+/, '')}`;
  });
}

/** Where a contact line goes when the site has none: the contact section, else the footer. */
export function addContactLine(draft: SiteDraft, markup: string): string | null {
  for (const page of draft.pages()) {
    const sections = draft.sections(page);
    const home = sections.find(({ type }) => type === 'footer') ?? sections.find(({ id }) => id === 'footer');
    if (!home) continue;
    const last = elementsIn(home.element).findLast(
      (element) => /^(?:p|ul|nav|div)$/.test(element.tag) && element.parent === home.element,
    );
    const words = last ? wordsIn(last) : '';
    const at = home.element.closeStart;
    const html = draft.text(page);
    const lineStart = html.lastIndexOf('\n', at) + 1;
    const isOwnLine = html.slice(lineStart, at).trim() === '' && words !== undefined;
    const indent = html.slice(lineStart, at);
    const splice: Splice = isOwnLine
      ? { start: lineStart, end: lineStart, text: `${indent}  ${markup}\n` }
      : { start: at, end: at, text: markup };
    for (const other of draft.pages()) {
      if (other === page) draft.splice(page, [splice]);
      else addToFooter(draft, other, markup);
    }
    return 'the footer';
  }
  return null;
}

function addToFooter(draft: SiteDraft, page: string, markup: string): void {
  const home = draft.sections(page).find(({ id }) => id === 'footer');
  if (!home) return;
  const html = draft.text(page);
  const at = home.element.closeStart;
  const lineStart = html.lastIndexOf('\n', at) + 1;
  const indent = html.slice(lineStart, at);
  draft.splice(page, [
    indent.trim() === ''
      ? { start: lineStart, end: lineStart, text: `${indent}  ${markup}\n` }
      : { start: at, end: at, text: markup },
  ]);
}
