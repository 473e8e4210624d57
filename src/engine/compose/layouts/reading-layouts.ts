import { html } from '../html';
import { asidePiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { writeActions, writeBody, writeHead, writeHeading, writeTitle } from './parts';

/** A text with its contents beside it, which stay in view while the parts pass by. */
export const guide: SectionVariant = {
  id: 'guide',
  suits: (content) => (content.items?.length ?? 0) >= 3,
  pieces: [asidePiece, headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const part = (index: number) => `${context.section.id}-part-${index + 1}`;
    return html`<div class="aside guide">
      <div class="head-side">
        ${writeHead(context)}
        <nav aria-labelledby="${context.titleId}">
          <ol>
            ${items.map((item, index) => html`<li><a href="#${part(index)}">${item.title}</a></li>`)}
          </ol>
        </nav>
      </div>
      <div class="guide-text">
        ${writeBody(context)}
        ${items.map(
          (item, index) =>
            html`${writeHeading(context.level + 1, item.title, { id: part(index) })}${item.text ? html`<p>${item.text}</p>` : null}${
              item.list?.length
                ? html`<ul>
                    ${item.list.map((line) => html`<li>${line}</li>`)}
                  </ul>`
                : null
            }`,
        )}
        ${writeActions(context)}
      </div>
    </div>`;
  },
  css: `.guide ol { display: grid; padding: 0; list-style: none; border-inline-start: 2px solid var(--line); }
.guide ol a { display: flex; align-items: center; min-block-size: 2.75rem; padding-inline-start: 1.25rem; text-decoration: none; }
.guide ol a:hover { text-decoration: underline; text-underline-offset: 0.3em; }
.guide-text { display: grid; gap: 1.1rem; max-inline-size: 42rem; }
.guide-text h3 { margin-block-start: 1.5rem; }`,
};

// A small letter set large hangs under its line, and letters that join must not be torn apart.
const hasCapital = ([first = ''] = '') => first !== first.toLowerCase();

/** A text set as a spread: the first sentence across the page, the rest in two columns under a rule. */
export const spread: SectionVariant = {
  id: 'spread',
  suits: (content) => (content.body ?? []).join(' ').length > 240,
  render: (context) => {
    const { kicker, lede, body = [], items = [] } = context.content;
    return html`<div class="spread">
      <header>
        ${kicker ? html`<p class="kicker">${kicker}</p>` : null} ${writeTitle(context)}
        ${lede ? html`<p class="spread-open">${lede}</p>` : null}
      </header>
      <div class="spread-columns${hasCapital(body[0]) ? ' drop' : ''}">
        ${body.map((paragraph) => html`<p>${paragraph}</p>`)}
        ${items.map((item) => html`<div>${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}</div>`)}
        ${writeActions(context)}
      </div>
    </div>`;
  },
  css: `.spread { display: grid; gap: clamp(1.5rem, 3vi, 2.75rem); }
.spread header { display: grid; gap: 1rem; }
.spread-open { max-inline-size: 34ch; font: 400 var(--step-2)/1.25 var(--display); text-wrap: balance; }
.spread-columns { columns: 2 22rem; column-gap: clamp(2rem, 6vi, 6rem); padding-block-start: clamp(1.25rem, 2vi, 2rem); border-block-start: max(var(--border), 2px) solid var(--ink); }
.spread-columns > * { break-inside: avoid; margin-block-end: 1.1rem; }
.spread-columns > div { display: grid; gap: 0.4rem; }
.drop > p:first-child::first-letter { float: inline-start; padding-inline-end: 0.09em; font: var(--heading-weight) 3.6em/0.82 var(--display); color: var(--accent-text); }`,
};
