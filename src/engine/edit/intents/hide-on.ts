import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { classesOf, elementsIn } from '../../locate/page-tree';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import { keepWords, matchPhrase } from '../words/read-command';
import { deviceWords, takeDevice } from '../words/take-device';
import { selectorsOfRoles } from '../target/role-selectors';

/** Hides a thing on one kind of screen, or shows it again. */
export const hideOn: Intent = {
  name: 'hide-on',
  attempt(step) {
    const { device, rest } = takeDevice(step.part.plain);
    const part = keepWords(step.part, rest);
    const match = matchPhrase(
      part,
      /^(?<verb>hide|remove|don't show|do not show|show|no) (?<target>.+?)(?: again)?(?: only)?$/,
    );
    if (!match?.target) return null;
    const isShown = match.verb?.plain === 'show';
    if (!device && match.verb?.plain !== 'hide') return null;
    const target = resolveTarget(step, match.target.plain);
    if (!target) return refuse('not-found', `I do not see “${match.target.text}” on this site.`);
    const menu = /^(?:nav|navigation|nav links|navigation links|menu links)$/.test(match.target.plain)
      ? navSelector(step)
      : null;
    const selector =
      menu ??
      (target.kind === 'role' && target.role
        ? selectorsOfRoles[target.role]
        : giveSelector(step.draft, target));
    if (!selector) return null;
    const isOnly = isShown && /only/.test(step.part.plain);
    if (isOnly && device) {
      for (const other of (['phone', 'tablet', 'desktop'] as const).filter((one) => one !== device))
        writeRule(step.draft, {
          selector,
          declarations: { display: 'none' },
          device: other,
          block: target.block,
        });
      return done(
        target.label,
        `only${deviceWords(device)}`,
        `${target.label} shows only${deviceWords(device)} now.`,
        target,
      );
    }
    writeRule(step.draft, {
      selector,
      declarations: { display: isShown ? 'revert' : 'none' },
      device,
      block: target.block,
    });
    const name = menu ? 'the navigation' : target.label;
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    return done(
      label,
      `${isShown ? 'shown' : 'hidden'}${deviceWords(device)}`,
      `${label} ${target.places.length > 1 ? 'are' : 'is'} ${isShown ? 'shown' : 'hidden'}${deviceWords(device)} now.`,
      target,
    );
  },
};

/** The links of the header alone: the header itself, with the name of the site, stays. */
function navSelector({ draft, page }: Step): string | null {
  const header = draft.sections(page).find(({ id }) => id === 'nav')?.element;
  if (!header || header.tag === 'nav' || !elementsIn(header).some(({ tag }) => tag === 'nav')) return null;
  const word = classesOf(header)[0];
  return `${word ? `.${word}` : header.tag} nav`;
}
