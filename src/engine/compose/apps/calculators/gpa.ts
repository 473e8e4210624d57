import { html } from '../../html';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import type { AppContext } from '../app';
import type { CalculatorVariant } from './calculator-variant';
import { gpaScript } from './gpa-script';
import { grade } from './grade';

/** "Modules with credits and marks, 2:1": averages of marks out of a hundred, and their class where it is asked for. */
const asksForMarks = (prompt: string): boolean =>
  /\bmarks?\b|\b2[:.][12]\b|\bclassifications?\b/iu.test(prompt) && !/\bgpa\b|\b4\.0\b/iu.test(prompt);
const isByMarks = ({ brief, words }: AppContext): boolean =>
  words.language === 'en' && asksForMarks(brief.prompt);
const asksForClass = (prompt: string): boolean => /\b2[:.][12]\b|\b(?:degree|uk) class/iu.test(prompt);

/** "Grades as numbers": marks from 0 to 4 are typed rather than letters chosen. */
const asksForNumbers = (prompt: string): boolean =>
  asksForMarks(prompt) ||
  /\b(?:numeric|number|4\.0|percent\w*) grades?\b|\bgrades? (?:as|in) (?:numbers?|percent\w*)\b/iu.test(
    prompt,
  );

/** The average of grades by the credits of their courses, and with what was reached before. */
export const gpa: CalculatorVariant = {
  title: 'gpaTitle',
  lede: 'gpaLede',
  ledeOf: (context) => (isByMarks(context) ? 'Marks by the credits of their modules.' : null),
  asked:
    /\b(?:c?gpa|grade point average)\b|\bcredits?\b[^.]*\bgrades?\b[^.]*\b(?:calculat\w+|average)|\b(?:calculat\w+|average)\b[^.]*\bgrades?\b[^.]*\bcredits?\b|\bgrades?\b[^.]*\bcredits?\b|\bcredits?\b[^.]*\bmarks?\b[^.]*\baverage/iu,
  html: (context) => {
    const { words, brief } = context;
    const isMarks = isByMarks(context);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const field = (name: string, label: string, step: string) =>
      html`<p class="app-field">
        <label for="gpa-${name}">${label}</label
        ><input
          id="gpa-${name}"
          type="number"
          inputmode="decimal"
          min="0"
          step="${step}"
          data-before="${name}"
        />
      </p>`;
    return html`<div class="grade" data-app="calculator">
      <div class="grade-form">
        <div class="grade-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">${isMarks ? 'Module' : say('courseWord')}</th>
                <th scope="col">${say('creditsWord')}</th>
                <th scope="col">${isMarks ? 'Mark' : words.language === 'en' ? 'Grade' : say('markWord')}</th>
                <td></td>
              </tr>
            </thead>
            <tbody data-rows></tbody>
          </table>
        </div>
        <p class="app-row">
          <button class="app-button app-quiet" type="button" data-more>${words.actions.add}</button>
          <button class="app-small" type="button" data-clear>${say('startOver')}</button>
        </p>
      </div>
      <div class="sum-results app-panel">
        <p class="sum-main" aria-live="polite">
          ${isMarks ? 'Average mark' : 'GPA'} <output data-gpa>–</output>
        </p>
        ${isMarks && asksForClass(brief.prompt) ? html`<p class="gpa-class" aria-live="polite"></p>` : null}
        <p data-credits></p>
        <fieldset class="gpa-before">
          <legend>${say('beforeNow')}</legend>
          ${field('gpa', isMarks ? 'Average' : 'GPA', '0.01')}${field('credits', say('creditsWord'), '0.5')}
        </fieldset>
        <p role="status" data-overall></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `${grade.css}.grade select { inline-size: 100%; min-block-size: 2.9rem; padding-inline: 0.6rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 0.9rem); background: var(--bg); color: var(--ink); font: inherit; }
.gpa-before { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; min-inline-size: 0; padding: 0; border: 0; }
.gpa-before legend { padding: 0 0 0.5rem; color: var(--soft); }
`,
  script: (context) => {
    const texts = {
      ...sayAll(context.words.language, [
        'courseWord',
        'creditsWord',
        'markWord',
        'creditsSum',
        'overallGpa',
      ]),
      ...(context.words.language === 'en' ? { markWord: 'Grade' } : {}),
      ...(isByMarks(context)
        ? { courseWord: 'Module', markWord: 'Mark', overallGpa: 'Average of all: {n}' }
        : {}),
      remove: context.words.actions.remove,
    };
    return `// Grade point average: grades weighed by credits; kept in this browser.
${writeConstant('words', texts)}const isNumeric = ${String(asksForNumbers(context.brief.prompt))};
${writeStore(context, 'gpa')}${gpaScript}`;
  },
};
