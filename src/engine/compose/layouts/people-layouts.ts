import type { ContentItem } from '../../plan/content';
import { portraitFor } from '../art/first-names';
import { html } from '../html';
import { artPiece, gridPiece, headPiece, rowsPiece } from '../style/pieces';
import type { Piece, SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeHead, writeHeading, writeItemAction } from './parts';

/** The motif of a person's portrait: what was asked for, else one that suits the name under it. */
export const portraitOf = ({ art, title }: ContentItem) =>
  art && art !== 'portrait' ? art : portraitFor(title);

const personPiece: Piece = {
  name: 'person',
  css: `.person { display: grid; gap: 0.4rem; align-content: start; }
.person .art-frame { margin-block-end: 0.7rem; }
.person p { color: var(--soft); }
.person .person-role { font-weight: 600; color: var(--accent-text); }`,
};

// On a phone the portrait stands small beside the words: faces as wide as the screen are a wall of faces.
const besideWords = (list: string, portrait: string) =>
  `.${list} .person { grid-template: auto auto 1fr / 6.5rem minmax(0, 1fr); column-gap: 1.1rem; }
  .${list} .person > * { grid-column: 2; }
  .${list} .person > .${portrait} { grid-area: 1 / 1 / span 4; margin: 0; }
  .${list} .person:has(> :nth-child(2):last-child) { grid-template-rows: 1fr; align-items: center; }`;

/** A drawn portrait, name, role and a line for each person. */
export const portraits: SectionVariant = {
  id: 'portraits',
  suits: (content, plan) => plan.hasImages && (content.items?.length ?? 0) > 1,
  pieces: [headPiece, gridPiece, artPiece, personPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'people')}
      <ul class="grid of-${items.length} people">
        ${items.map(
          (item, index) =>
            html`<li class="person" ${markSample(item)}>
              <div class="art-frame">
                ${context.picture({ motif: portraitOf(item), width: 400, height: items.length < 3 ? 360 : 440, frame: 'filled', key: `${item.title}-${index}` })}
              </div>
              ${writeHeading(context.level + 1, item.title)}
              ${item.note || item.value ? html`<p class="person-role">${item.note ?? item.value}</p>` : null}
              ${item.text ? html`<p>${item.text}</p>` : null} ${writeItemAction(context, item)}
            </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `@media (min-width: 62rem) {
  .people.of-5 { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: calc(var(--gap) * 0.7); }
  .people.of-5 > * { grid-column: auto; }
}
@media (min-width: 44rem) and (max-width: 61.99rem) { .people.of-4 { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: calc(var(--gap) * 0.7); } }
@media (max-width: 36rem) {
  .people { gap: 1.5rem; }
  ${besideWords('people', 'art-frame')}
}`,
};

/** Round portraits in a centred row. */
export const medallions: SectionVariant = {
  id: 'medallions',
  suits: (content, plan) => plan.hasImages && (content.items?.length ?? 0) > 1,
  pieces: [headPiece, personPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'people')}
      <ul class="medallions">
        ${items.map(
          (item, index) =>
            html`<li class="person" ${markSample(item)}>
              <div class="medallion">
                ${context.picture({ motif: portraitOf(item), width: 320, height: 320, frame: 'filled', key: `${item.title}-${index}` })}
              </div>
              ${writeHeading(context.level + 1, item.title)}
              ${item.note || item.value ? html`<p class="person-role">${item.note ?? item.value}</p>` : null}
              ${item.text ? html`<p>${item.text}</p>` : null}
            </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.medallions { display: flex; flex-wrap: wrap; gap: calc(var(--gap) * 1.2) clamp(1.5rem, 3vi, 3.5rem); padding: 0; list-style: none; }
.medallions .person { flex: 0 1 14rem; }
@media (min-width: 40rem) and (max-width: 61.99rem) { .medallions:has(> :nth-child(4):last-child) .person { flex: 1 1 36%; } }
@media (min-width: 62rem) {
  .medallions:has(> :nth-child(4):last-child) .person, .medallions:has(> :nth-child(5):last-child) .person { flex: 1 1 0; }
  .medallions:has(> :nth-child(6):last-child) .person { flex: 1 1 30%; }
  .medallions:has(> :nth-child(10):last-child) .person { flex: 1 1 16%; }
}
@media (min-width: 36.01rem) {
  .medallions:has(> :nth-child(2):last-child) .person { flex: 1 1 20rem; grid-template: auto auto 1fr / 11rem minmax(0, 1fr); column-gap: var(--gap); }
  .medallions:has(> :nth-child(2):last-child) .person > * { grid-column: 2; }
  .medallions:has(> :nth-child(2):last-child) .medallion { grid-area: 1 / 1 / span 4; }
}
@media (min-width: 36.01rem) and (max-width: 61.99rem) { .medallions:has(> :nth-child(5)) .person { flex: 0 1 calc(33% - 3vi); } }
.medallions:has(> :nth-child(3):last-child) .person { flex-grow: 1; }
.medallion { overflow: hidden; inline-size: 11rem; block-size: 11rem; margin-block-end: 0.7rem; border-radius: 50%; }
.medallion svg { display: block; inline-size: 100%; block-size: 100%; }
@media (max-width: 36rem) {
  .medallions .person { flex-basis: 100%; }
  ${besideWords('medallions', 'medallion')}
  .medallions .medallion { inline-size: 6.5rem; block-size: 6.5rem; }
}`,
};

/** Names large, one to a line, with what each person does beside it. */
export const roster: SectionVariant = {
  id: 'roster',
  pieces: [headPiece, rowsPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'people')}
      <ul class="rows roster">
        ${items.map(
          (item) =>
            html`<li class="row" ${markSample(item)}>
              ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}
              ${item.note || item.value ? html`<p class="row-end">${item.note ?? item.value}</p>` : null}
            </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.roster h3 { font-size: var(--step-2); }
.roster .row { align-items: center; }
.roster p { font-size: calc((var(--step-0) + var(--step-1)) / 2); }`,
};
