import { html } from '../html';
import { artPiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import {
  markSample,
  noteSample,
  writeActions,
  writeBody,
  writeHead,
  writeHeading,
  writeItemAction,
  writeList,
} from './parts';
import { portraitOf } from './people-layouts';

/** One person or two, each a large portrait beside their words. */
export const profile: SectionVariant = {
  id: 'profile',
  // A name without a word beside a large face leaves half a page empty.
  suits: ({ items = [], body = [] }, plan) =>
    plan.hasImages &&
    [1, 2].includes(items.length) &&
    (items.some(({ text }) => text) || (items.length === 1 && body.length > 0)),
  pieces: [headPiece, artPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'people')}
      <ul class="profiles">
        ${items.map(
          (item, index) =>
            html`<li${markSample(item)}>
            <div class="profile-face">
              ${context.picture({ motif: portraitOf(item), width: 440, height: 480, frame: 'filled', key: `${item.title}-${index}` })}
            </div>
            <div class="profile-words">
              ${writeHeading(context.level + 1, item.title)}
              ${item.note || item.value ? html`<p class="kicker">${item.note ?? item.value}</p>` : null}
              ${item.text ? html`<p class="profile-text">${item.text}</p>` : null}
              ${items.length === 1 ? writeBody(context) : null} ${writeList(item)} ${writeItemAction(context, item)}
            </div>
          </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.profiles { display: grid; gap: clamp(2rem, 4vi, 4rem); padding: 0; list-style: none; }
.profiles > li { display: grid; grid-template-columns: minmax(0, 0.7fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 5vi, 5rem); align-items: center; }
.profile-face { overflow: hidden; border-radius: var(--radius-card); }
.profile-words { display: grid; gap: 0.8rem; }
.profile-words h3 { font-size: calc((var(--step-2) + var(--step-3)) / 2); line-height: 1.08; }
.profile-text { font-size: var(--step-1); line-height: 1.5; }
@media (min-width: 48.01rem) {
  .profiles > :nth-child(even) { grid-template-columns: minmax(0, 1fr) minmax(0, 0.7fr); }
  .profiles > :nth-child(even) > :first-child { order: 2; }
}
@media (max-width: 48rem) { .profiles > li { grid-template-columns: minmax(0, 1fr); } .profile-face { max-inline-size: 20rem; } }`,
};

/** Small portraits in two columns, name and words beside each, as in a staff directory. */
export const staff: SectionVariant = {
  id: 'staff',
  // A face the size of a stamp beside a bare name is a hole with a line under it.
  suits: ({ items = [] }, plan) =>
    plan.hasImages && items.length >= 3 && items.every(({ text, note, value }) => text ?? note ?? value),
  pieces: [headPiece, artPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'people')}
      <ul class="staff">
        ${items.map(
          (item, index) =>
            html`<li${markSample(item)}>
            <div class="staff-face">
              ${context.picture({ motif: portraitOf(item), width: 240, height: 240, frame: 'filled', key: `${item.title}-${index}` })}
            </div>
            <div class="staff-words">
              ${writeHeading(context.level + 1, item.title)}
              ${item.note || item.value ? html`<p class="staff-role">${item.note ?? item.value}</p>` : null}
              ${item.text ? html`<p>${item.text}</p>` : null} ${writeItemAction(context, item)}
            </div>
          </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.staff { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: clamp(1.5rem, 3vi, 2.75rem) clamp(2rem, 6vi, 6rem); padding: 0; list-style: none; }
.staff > li { display: grid; grid-template-columns: clamp(5.5rem, 10vi, 8.5rem) minmax(0, 1fr); gap: 1.25rem; align-items: center; padding-block-end: clamp(1.5rem, 3vi, 2.75rem); border-block-end: 1px solid var(--line); }
@media (min-width: 44rem) and (max-width: 61.99rem) {
  .staff { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--gap); }
}
@media (min-width: 62rem) {
  .staff:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--gap); }
  .staff:has(> :nth-child(3):last-child) > li { grid-template-columns: 6.5rem minmax(0, 1fr); align-items: start; }
}
.staff-face { overflow: hidden; border-radius: min(var(--radius-card), 50%); }
.staff-words { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; }
.staff-words p { color: var(--soft); }
.staff-words .staff-role { font-weight: 600; color: var(--accent-text); }`,
};
