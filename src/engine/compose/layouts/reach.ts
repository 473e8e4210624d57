import { html } from '../html';
import type { Html } from '../html';
import type { Piece, SectionContext } from '../section';

/** Phone, mail, address and social names as a list; null when nothing is known. */
export function writeReach(context: SectionContext): Html | null {
  const { phone, email, address, place, social } = context.plan.contact;
  const { fields, frame } = context.words;
  const lines = [
    phone
      ? html`<div>
          <dt>${fields.phone}</dt>
          <dd><a class="link" href="${phoneAddress(phone)}">${phoneText(phone)}</a></dd>
        </div>`
      : null,
    email
      ? html`<div>
          <dt>${fields.email}</dt>
          <dd><a class="link" href="mailto:${email}">${email}</a></dd>
        </div>`
      : null,
    address || place
      ? html`<div>
          <dt>${fields.address}</dt>
          <dd>${address ?? place}</dd>
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

/** A phone number that does not break over two lines, for links. */
export function phoneText(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
}

/** Rules of the list of ways to reach the owner. */
export const reachPiece: Piece = {
  name: 'reach',
  css: `.reach { display: grid; gap: 0.9rem; }
.reach dt { color: var(--soft); font-size: 0.9375rem; }
.reach dd { font-weight: 600; }`,
};
