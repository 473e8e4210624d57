import { html } from '../../html';
import type { AppContext, AppDefinition } from '../app';
import { appStyles } from '../app-styles';
import { sayAll, sayApp } from '../app-words';
import { writeFileScript, writeFileRow } from '../file-row';
import { writeConstant, writeStore } from '../script-parts';
import { moodScript } from './mood-script';
import { readMoods } from './read-moods';

/** A month of days, each in the colour of its mood, with a note and the count of every mood. */
export const moods: AppDefinition = {
  kind: 'tracker',
  title: ({ words, brief }) => {
    const own = brief.offer?.value ?? '';
    return own === '' || own.length > 40
      ? sayApp(words.language, 'logTitle')
      : own.charAt(0).toUpperCase() + own.slice(1);
  },
  lede: ({ words }) => sayApp(words.language, 'moodsLede'),
  html: (context: AppContext) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="moods" data-app="tracker">
      <div class="moods-main">
        <div class="app-row app-ends">
          <button class="app-small" type="button" data-back aria-label="${say('monthBefore')}">←</button>
          <p class="moods-month" role="status" data-month>&nbsp;</p>
          <button class="app-small" type="button" data-on aria-label="${say('monthAfter')}">→</button>
        </div>
        <ol class="moods-days" data-days></ol>
        ${
          context.brief.behaviours.some(({ value }) => value === 'chart')
            ? html`<figure class="moods-line">
                <figcaption data-line-title>&nbsp;</figcaption>
                <svg viewBox="0 0 620 160" role="img" aria-label="" data-line></svg>
              </figure>`
            : null
        }
      </div>
      <div class="moods-side">
        <form class="app-panel" data-editor>
          <p class="moods-day" data-day>&nbsp;</p>
          <fieldset>
            <legend>${say('moodQuestion')}</legend>
            ${readMoods(context).map(({ name, colour }) => html`<label style="--mood: ${colour}"><input type="radio" name="mood" value="${name}" /><i aria-hidden="true"></i>${name} <b data-count="${name}">0</b></label>`)}
            <label
              ><input type="radio" name="mood" value="" /><i aria-hidden="true"></i>${say('moodNone')}</label
            >
          </fieldset>
          <p class="app-field">
            <label for="mood-note">${say('notes')}</label
            ><input type="text" id="mood-note" name="note" maxlength="200" autocomplete="off" />
          </p>
          <button type="submit" class="app-button">${words.actions.save}</button>
        </form>
        ${writeFileRow(context, 'json', 'quiet')}
        <p class="app-note" role="status" data-status></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.moods { grid-template-columns: minmax(0, 1.4fr) minmax(16rem, 0.6fr); gap: var(--gap) clamp(1.5rem, 4vi, 4rem); align-items: start; }
.moods-main, .moods-side, .moods form { display: grid; gap: 1rem; }
.moods-month, .moods-day { font: var(--heading-weight) var(--step-1)/1.25 var(--display); text-align: center; }
.moods-day { text-align: start; }
.moods-days { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: clamp(0.25rem, 1vi, 0.75rem); }
.moods-days button { display: grid; gap: 0.2rem; justify-items: center; inline-size: 100%; min-block-size: clamp(3.5rem, 9vi, 5.5rem); padding: 0.35rem 0.1rem; border: 2px solid var(--line); border-radius: min(var(--radius-card), 0.9rem); background: var(--surface); color: var(--ink); font-variant-numeric: tabular-nums; cursor: pointer; }
.moods-days button:disabled { opacity: 0.45; cursor: default; }
.moods-days [aria-pressed="true"] { border-color: var(--ink); }
.moods-days i, .moods label i { inline-size: clamp(1.25rem, 4.5vi, 2.25rem); aspect-ratio: 1; border: 1px solid var(--soft); border-radius: 99px; background: var(--mood, transparent); }
.moods fieldset { display: grid; gap: 0.35rem; min-inline-size: 0; padding: 0; border: 0; }
.moods legend { padding: 0; font-weight: 600; }
.moods fieldset label { display: grid; grid-template-columns: auto auto minmax(0, 1fr) auto; gap: 0.75rem; align-items: center; min-block-size: 2.75rem; cursor: pointer; overflow-wrap: anywhere; }
.moods label i { inline-size: 1.35rem; }
.moods fieldset b { justify-self: end; font-variant-numeric: tabular-nums; }
.moods input[type="radio"] { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--button); }
.moods-line { margin: 0; }
.moods-line svg { inline-size: 100%; block-size: auto; }
.moods-line polyline { fill: none; stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; }
.moods-line circle { stroke: var(--ink); stroke-width: 1.5; }
@media (max-width: 56rem) { .moods { grid-template-columns: minmax(0, 1fr); } }
`,
  script: (context) => `// Moods: one for a day, with a note; everything stays in this browser.
${writeConstant('words', sayAll(context.words.language, ['badFile', 'imported']))}${writeConstant('moods', readMoods(context))}${writeStore(context, 'moods')}${writeFileScript(context)}${moodScript}`,
};
