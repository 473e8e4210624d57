import type { SiteContact } from '../../../plan/site-plan';
import { html } from '../../html';
import type { Html } from '../../html';
import { writeHours } from '../../layouts/hours-table';
import { phoneAddress, phoneText } from '../../layouts/reach';
import { artPiece, badgePiece } from '../../style/pieces';
import type { SectionContext, SectionVariant } from '../../section';
import { writeHeroPicture, writeHeroWords } from './hero-words';

/** Words beside a card that answers what people look for first: call, where, when. */
export const factHero: SectionVariant = {
  id: 'facts',
  // With nothing to list it is a picture beside words, which is another layout's part.
  // A telephone and a town alone are a card that says little in a picture's place.
  suits: (_, { contact, hasImages }) => contact.hours !== null || !hasImages,
  pieces: [artPiece],
  render: (context) => {
    const facts = listFacts(context);
    return html`${writeHeroWords(context)}
    ${
      facts
        ? html`<div class="hero-desk">
            ${writeShopSign(context)}
            <dl class="hero-facts">${facts}</dl>
          </div>`
        : html`<div class="hero-art">
            ${writeHeroPicture(context, { width: 600, height: 560, frame: 'bare' })}
          </div>`
    }`;
  },
  css: `.hero-desk { display: grid; overflow: hidden; border-radius: var(--radius-card); box-shadow: var(--shadow); }
.hero-desk .art { min-block-size: 9rem; border-radius: 0; }
.hero-desk .art + .hero-facts { border-start-start-radius: 0; border-start-end-radius: 0; border-block-start: 0; }
.hero-desk .hero-facts { box-shadow: none; }
[data-variant="facts"].hero { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); align-items: center; gap: var(--gap) clamp(2rem, 6vi, 6rem); }
.hero-facts { --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); display: grid; padding: clamp(1.25rem, 2.4vi, 2.25rem); background: var(--card); color: var(--card-ink); border: var(--border) solid var(--line); border-radius: var(--radius-card); box-shadow: var(--shadow); }
.hero-facts div { padding-block: 1rem; }
.hero-facts div + div { border-block-start: 1px solid var(--line); }
.hero-facts dt { font-size: 0.9375rem; }
.hero-facts dd { font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.fact-hours { padding: 0; list-style: none; font: 600 var(--step-0)/1.6 var(--text); font-variant-numeric: tabular-nums lining-nums; }
.hero-facts .fact-hours li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
.hero-facts a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
@media (max-width: 48rem) { [data-variant="facts"].hero { grid-template-columns: minmax(0, 1fr); } }`,
};

// What is done here, over where and when: a card of facts alone is no opening.
const writeShopSign = (context: SectionContext): Html | null =>
  writeHeroPicture(context, { width: 560, height: 330, frame: 'filled' });

/** Telephone, place and hours as rows of a `dl`; null when too little is known for a list. */
export function listFacts(context: SectionContext): Html | null {
  const { phone, address, place, hours, email } = context.plan.contact;
  const { fields, times, actions, frame } = context.words;
  const rows = [
    phone
      ? html`<div>
          <dt>${actions.callNow}</dt>
          <dd><a href="${phoneAddress(phone)}">${phoneText(phone, context.plan.direction)}</a></dd>
        </div>`
      : null,
    address || place
      ? html`<div>
          <dt>${address ? fields.address : frame.find}</dt>
          <dd>${address ?? place}</dd>
        </div>`
      : null,
    hours
      ? html`<div>
          <dt>${times.openingHours}</dt>
          <dd>
            <ul class="fact-hours">
              ${writeHours(hours, context).map(({ days, time }) => html`<li><span>${days}</span> <span>${time}</span></li>`)}
            </ul>
          </dd>
        </div>`
      : null,
    !phone && email
      ? html`<div>
          <dt>${actions.writeMail}</dt>
          <dd><a href="mailto:${email}">${email}</a></dd>
        </div>`
      : null,
  ].filter((row) => row !== null);
  return rows.length > 1 || (rows.length === 1 && phone) ? html`${rows}` : null;
}

/** Whether {@link listFacts} has something to list. */
export function hasFacts({ phone, address, place, hours }: SiteContact): boolean {
  return [phone, address ?? place, hours].filter((fact) => fact !== null).length > 1;
}

/** Words across, and three of the things on offer as cards that overlap the next section. */
export const cardHero: SectionVariant = {
  id: 'cards',
  suits: (content) => (content.items?.length ?? 0) >= 2,
  pieces: [badgePiece],
  render: (context) =>
    html`${writeHeroWords(context)}
      <ul class="hero-cards">
        ${(context.content.items ?? []).slice(0, 3).map(
          (item) =>
            html`<li>
              ${item.value ? html`<b>${item.value}</b>` : null}
              <h2>${item.title}</h2>
              ${item.text ? html`<p>${item.text}</p>` : null}
            </li>`,
        )}
      </ul>`,
  css: `[data-variant="cards"].hero { display: grid; gap: calc(var(--gap) * 1.6); }
.hero-cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); padding: 0; list-style: none; border-block-start: max(var(--border), 2px) solid currentColor; }
.hero-cards > li { display: grid; gap: 0.5rem; align-content: start; padding: 1.25rem 1.25rem 0 0; }
.hero-cards b { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.hero-cards h2 { font-size: var(--step-1); }`,
};

/** Words beside three drawings of different size, like prints on a wall. */
export const mosaicHero: SectionVariant = {
  id: 'mosaic',
  suits: (_, plan) => plan.hasImages,
  pieces: [artPiece],
  render: (context) => {
    const motifs = context.plan.art;
    const tile = (index: number, width: number, height: number) =>
      html`<div class="art-frame">
        ${context.picture({ motif: motifs[index % motifs.length], width, height, frame: 'filled', key: `mosaic-${index}` })}
      </div>`;
    return html`${writeHeroWords(context)}
      <div class="hero-mosaic">${tile(0, 420, 560)} ${tile(1, 420, 330)} ${tile(2, 420, 330)}</div>`;
  },
  css: `[data-variant="mosaic"].hero { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; gap: var(--gap) clamp(2rem, 5vi, 5rem); }
.hero-mosaic { display: grid; grid-template-columns: 1.25fr 1fr; gap: clamp(0.6rem, 1.4vi, 1.25rem); }
.hero-mosaic > :first-child { grid-row: span 2; }
.hero-mosaic .art-frame { display: grid; }
.hero-mosaic .art { block-size: 100%; }
@media (max-width: 48rem) { [data-variant="mosaic"].hero { grid-template-columns: minmax(0, 1fr); } }`,
};
