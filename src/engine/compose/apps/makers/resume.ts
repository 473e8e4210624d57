import { html, type Html } from '../../html';
import { sayAll, sayApp, type AppWord } from '../app-words';
import type { CalculatorVariant } from '../calculators/calculator-variant';
import { writeFileRow, writeFileScript } from '../file-row';
import { writeConstant, writeStore } from '../script-parts';
import { resumeScript } from './resume-script';
import { resumeStyles } from './resume-styles';

/** A CV to fill in beside the sheet it makes, which is printed or saved as a PDF. */
export const resume: CalculatorVariant = {
  title: 'resumeTitle',
  lede: 'resumeLede',
  asked:
    /\b(?:resume|résumé|cv|curriculum vitae|cover letter)s?(?: |-)?(?:\/ ?cv )?(?:builder|maker|generator|creator|editor|writer|app|tool|template)s?\b|\b(?:resume|cv) (?:building|making)\b/iu,
  html: (context) => {
    const { words } = context;
    const say = (word: AppWord) => sayApp(words.language, word);
    const field = (name: string, label: string, rows = 0, hint = ''): Html =>
      html`<p class="app-field">
        <label for="cv-${name}">${label}</label
        >${rows > 0 ? html`<textarea id="cv-${name}" rows="${rows}" data-field="${name}" placeholder="${hint}"></textarea>` : html`<input type="text" id="cv-${name}" data-field="${name}" placeholder="${hint}" autocomplete="off" />`}
      </p>`;
    const list = (name: string, title: AppWord): Html =>
      html`<fieldset>
        <legend>${say(title)}</legend>
        <div data-list="${name}"></div>
        <button class="app-button app-quiet" type="button" data-add="${name}">${say('addEntry')}</button>
      </fieldset>`;
    return html`<div class="cv-maker" data-app="calculator">
      <form class="cv-form" data-form>
        ${field('name', words.fields.name)} ${field('role', say('resumeRole'))}
        <div class="cv-pair">${field('mail', words.fields.email)} ${field('phone', words.fields.phone)}</div>
        <div class="cv-pair">${field('place', say('place'))} ${field('link', say('resumeLink'))}</div>
        ${field('profile', say('resumeProfile'), 4)} ${list('posts', 'resumePosts')}
        ${list('studies', 'resumeStudies')} ${field('skills', say('resumeSkills'), 2, say('tagsHint'))}
        ${field('tongues', say('resumeTongues'), 1, say('tagsHint'))}
        <p class="app-field cv-colour">
          <label for="cv-colour">${say('ownColour')}</label
          ><input type="color" id="cv-colour" value="#1f4e79" data-field="colour" />
        </p>
      </form>
      <div class="cv-side">
        <div class="app-row cv-tools">
          <button class="app-button" type="button" data-print-cv>${say('printPdf')}</button>
          <button class="app-button app-quiet" type="button" data-clear>${say('startOver')}</button>
        </div>
        <div class="cv-sheet" role="region" aria-label="${say('preview')}" tabindex="0" data-sheet></div>
        ${writeFileRow(context, 'json', 'quiet')}
        <p class="app-note" role="status" data-status></p>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: resumeStyles,
  script: (context) => {
    const { words } = context;
    const texts = {
      ...sayAll(words.language, ['resumePosts', 'resumeStudies', 'resumeSkills', 'resumeTongues', 'resumeProfile', 'resumeWhat', 'resumeWhere', 'resumeWhen', 'resumeDid', 'resumeDegree', 'resumeSchool', 'confirmRemove', 'badFile', 'imported', 'lineOf']),
      remove: words.actions.remove,
      name: words.fields.name,
    }; // prettier-ignore
    return `// CV: what is filled in stands on the sheet at once and is kept in this browser.
${writeConstant('words', texts)}${writeStore(context, 'cv')}${writeFileScript(context)}${resumeScript}`;
  },
};
