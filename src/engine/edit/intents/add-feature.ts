import type { BehaviourType } from '@/domain/site/vocabulary';
import { findBehaviour } from '../../compose/behaviours/find-behaviour';
import { findWords } from '../../plan/words/find-words';
import { escapeText } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { addScripts } from '../sections/add-scripts';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';
import { writeRule } from '../style/write-rule';
import { addBeforeEnd } from './add-before-end';
import { whatsAppAttempt } from './add-whatsapp';
import { lightboxAttempt } from './add-lightbox';
import { sortAttempt } from './sort-list';
import { removeAttempt } from './remove-feature';

/** Adds a small working thing: sorting, a WhatsApp button, a switch for dark mode, printing, back to top. */
export const addFeature: Intent = {
  name: 'add-feature',
  attempt(step) {
    return (
      sortAttempt(step) ??
      lightboxAttempt(step) ??
      whatsAppAttempt(step) ??
      toggleAttempt(step) ??
      printAttempt(step) ??
      topAttempt(step) ??
      removeAttempt(step)
    );
  },
};

function behaviourCss(step: Step, type: BehaviourType): void {
  const css = findBehaviour(type)?.css;
  if (css) addStyles(step.draft, css);
}

function toggleAttempt(step: Step): StepResult | null {
  if (
    !/^(?:add|let|allow|give)\b.*\b(?:theme|dark mode|dark|light|color scheme|night mode)\b.*\b(?:toggle|switch|switcher|button|option|choice|choose|change)\b|^(?:add|let) (?:toggle|switch|button) (?:for|between|to)\b.*\b(?:dark|theme|light)\b/.test(
      step.part.plain,
    )
  )
    return null;
  const { draft } = step;
  if (draft.pages().some((page) => /data-theme-toggle/.test(draft.text(page))))
    return refuse('nothing-to-change', 'There is a switch for dark mode already.');
  const { frame } = findWords(siteFacts(draft, step.page).language);
  const button = `<button class="theme-button" type="button" data-theme-toggle aria-pressed="false" hidden>${escapeText(frame.dark)}</button>`;
  let count = 0;
  for (const page of draft.everyPage()) {
    const header = draft.sections(page).find(({ id }) => id === 'nav')?.element;
    if (!header) continue;
    const html = draft.text(page);
    const lineStart = html.lastIndexOf('\n', header.closeStart) + 1;
    const indent = html.slice(lineStart, header.closeStart);
    draft.splice(page, [
      indent.trim() === ''
        ? { start: lineStart, end: lineStart, text: `${indent}  ${button}\n` }
        : { start: header.closeStart, end: header.closeStart, text: button },
    ]);
    count += 1;
  }
  if (count === 0) return refuse('not-found', 'This site has no header to put the switch into.');
  writeRule(draft, {
    selector: '.theme-button',
    declarations: {
      'min-block-size': '2.75rem',
      'padding-inline': '1em',
      border: '1px solid currentColor',
      'border-radius': '99px',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      cursor: 'pointer',
    },
    block: 'header',
  });
  writeRule(draft, {
    selector: '.theme-button[hidden]',
    declarations: { display: 'none' },
    block: 'header',
  });
  addScripts(draft, ['theme-toggle']);
  return done(
    'Switch for dark mode',
    'in the header',
    'Added a switch for light and dark to the header; the choice is kept in the visitor’s browser.',
  );
}

function printAttempt(step: Step): StepResult | null {
  if (
    !/^add (?:print|printing)(?: (?:button|link|option))?$|^add button (?:to|for) print/.test(step.part.plain)
  )
    return null;
  if (step.draft.pages().some((page) => /data-print/.test(step.draft.text(page))))
    return refuse('nothing-to-change', 'There is a print button already.');
  addBeforeEnd(step, '<p><button class="button" type="button" data-print hidden>Print</button></p>');
  behaviourCss(step, 'print');
  addScripts(step.draft, ['print']);
  return done('Print button', 'in the footer', 'Added a print button to the footer of every page.');
}

function topAttempt(step: Step): StepResult | null {
  if (
    !/^add (?:back to top|scroll to top|to top|back-to-top)(?: (?:button|link|arrow))?$/.test(step.part.plain)
  )
    return null;
  addBeforeEnd(step, '<p><a class="link" href="#main">Back to top</a></p>');
  return done(
    'Link back to top',
    'in the footer',
    'Added a link back to the top to the footer of every page.',
  );
}
