import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import { keepWords, matchPhrase } from '../words/read-command';
import { deviceWords, takeDevice } from '../words/take-device';
import { selectorsOfRoles } from '../target/role-selectors';
import { carouselAttempt } from './set-carousel';
import { contentWidthAttempt, heightAttempt } from './set-height';
import { columnsAttempt } from './set-columns';
import { widthAttempt, stickyAttempt } from './set-width';

/** Columns per screen, alignment, full width. */
export const setLayout: Intent = {
  name: 'set-layout',
  attempt(step) {
    return (
      carouselAttempt(step) ??
      columnsAttempt(step) ??
      alignAttempt(step) ??
      heightAttempt(step) ??
      contentWidthAttempt(step) ??
      widthAttempt(step) ??
      stickyAttempt(step)
    );
  },
};

function alignAttempt(step: Step): StepResult | null {
  const { device, rest } = takeDevice(step.part.plain);
  const part = keepWords(step.part, rest);
  const match =
    matchPhrase(
      part,
      /^(?<way>center|left[- ]align|right[- ]align|center[- ]align) (?<target>.+?)(?: text| content)?$/,
    ) ??
    matchPhrase(
      part,
      /^(?:align|move|put) (?<target>.+?)(?: text)? (?:to |in |at |on )?(?<way>left|right|center|middle)(?: side| aligned)?$/,
    ) ??
    matchPhrase(
      part,
      /^(?:make|change|show) (?<target>.+?) (?:to |be )?(?<way>centered|left aligned|right aligned|left-aligned|right-aligned|center|in (?:the )?(?:center|middle))$/,
    );
  if (!match?.target || !match.way) return null;
  const target = resolveTarget(step, match.target.plain);
  if (!target) return refuse('not-found', `I do not see “${match.target.text}” on this site.`);
  const way = /left/.test(match.way.plain) ? 'start' : /right/.test(match.way.plain) ? 'end' : 'center';
  const selector =
    target.kind === 'role' && target.role ? selectorsOfRoles[target.role] : giveSelector(step.draft, target);
  if (!selector) return null;
  writeRule(step.draft, {
    selector,
    declarations: { 'text-align': way, 'justify-items': way },
    device,
    block: target.block,
  });
  if (target.kind === 'section' || target.kind === 'role') {
    // Text blocks have a widest line, and rows of buttons are flex: both follow.
    const side = way === 'center' ? 'auto' : way === 'start' ? '0 auto' : 'auto 0';
    writeRule(step.draft, {
      selector: `${selector} :is(h1, h2, h3, p, .actions, .head)`,
      declarations: { 'margin-inline': side, 'justify-content': way, 'justify-items': way },
      device,
      block: target.block,
    });
  } else {
    writeRule(step.draft, {
      selector,
      declarations: { 'margin-inline': way === 'center' ? 'auto' : way === 'start' ? '0 auto' : 'auto 0' },
      device,
      block: target.block,
    });
  }
  const words =
    way === 'center' ? 'centred' : way === 'start' ? 'aligned to the start' : 'aligned to the end';
  return done(
    target.label,
    words,
    `${target.label.charAt(0).toUpperCase()}${target.label.slice(1)} ${target.label.endsWith('s') ? 'are' : 'is'} ${words}${deviceWords(device)} now.`,
    target,
  );
}
