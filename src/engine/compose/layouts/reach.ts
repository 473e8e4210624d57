import { html } from '../html';
import type { Html } from '../html';
import type { Piece, SectionContext } from '../section';
import type { SectionPlan } from '../../plan/site-plan';

const formTypes = ['contact', 'form', 'volunteer', 'quote', 'booking', 'rsvp', 'donation'];

/** Sections whose layout has room for the ways to reach the owner. */
function hasRoom({ type, variant }: SectionPlan): boolean {
  if (type === 'map' || type === 'venue') return variant !== 'columns';
  return formTypes.includes(type) || (type === 'hours' && variant !== 'door');
}

/** A page says it once: in its contact section, else in the first section with room for it. */
function isToldElsewhere({ page, section }: SectionContext): boolean {
  const able = page.sections.filter(hasRoom);
  const teller = able.find(({ type }) => type === 'contact') ?? able[0];
  return teller !== undefined && teller !== section && able.includes(section);
}

/**
 * Phone, mail, address and social names as a list; null when nothing is known or another section of the page says it.
 * A map keeps its address in any case, unless it is said in large already (`hasAddress` false).
 */
export function writeReach(context: SectionContext, hasAddress = true): Html | null {
  const isElsewhere = isToldElsewhere(context);
  const isMap = ['map', 'venue'].includes(context.section.type);
  if (isElsewhere && !isMap) return null;
  const { address, place } = context.plan.contact;
  const { phone, email, social } = isElsewhere
    ? { phone: null, email: null, social: [] }
    : context.plan.contact;
  const { fields, frame } = context.words;
  // A town alone is no address: the opening and the foot of the page name it, and so does what a map says.
  const { title, lede } = context.content;
  const known = address ?? (isMap && !`${title} ${lede ?? ''}`.includes(place ?? '') ? place : null);
  const lines = [
    phone
      ? html`<div>
          <dt>${fields.phone}</dt>
          <dd>
            <a class="link" href="${phoneAddress(phone)}">${phoneText(phone, context.plan.direction)}</a>
          </dd>
        </div>`
      : null,
    email
      ? html`<div>
          <dt>${fields.email}</dt>
          <dd><a class="link" href="mailto:${email}">${email}</a></dd>
        </div>`
      : null,
    hasAddress && known
      ? html`<div>
          <dt>${fields.address}</dt>
          <dd>${known}</dd>
        </div>`
      : null,
    social.length > 0
      ? html`<div>
          <dt>${frame.follow}</dt>
          <dd>${social.join(', ')}</dd>
        </div>`
      : null,
  ].filter((entry) => entry !== null);
  return lines.length > 0 ? html`<dl class="reach">${lines}</dl>` : null;
}

/** The `tel:` address of a phone number as written. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A phone number that does not break over two lines, for links. Its parts stay in their order among words from right to left. */
export function phoneText(phone: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const whole = phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
  return direction === 'rtl' ? `\u200e${whole}` : whole;
}

/** Rules of the list of ways to reach the owner. */
export const reachPiece: Piece = {
  name: 'reach',
  css: `.reach { display: grid; gap: 0.9rem; }
.reach dt { color: var(--soft); font-size: 0.9375rem; }
.reach dd { font-weight: 600; }`,
};
