import { done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { styleSheetPaths } from '../style/find-styles';
import { setDeclarations, writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import { selectorsOfRoles } from '../target/role-selectors';
import { keepWords, matchPhrase } from '../words/read-command';
import { pictureHeight } from './picture-height';
import { deviceWords, takeDevice } from '../words/take-device';

/** "make the hero taller", "make the hero 500px high": the height that a block has at least. */
export function heightAttempt(step: Step): StepResult | null {
  const { device, rest } = takeDevice(step.part.plain);
  const match =
    matchPhrase(
      keepWords(step.part, rest),
      /^(?:make|change) (?<target>.+?) (?:much |even )?(?<way>taller|higher|less tall|less high|lower|shorter|not so tall|not so high)$/,
    ) ??
    matchPhrase(
      keepWords(step.part, rest),
      /^(?:make|change) (?<target>.+?) (?<size>\d+ ?(?:px|rem|vh|%)) (?:high|tall|in height)$/,
    ) ??
    matchPhrase(keepWords(step.part, rest), /^(?:increase|decrease|reduce) height of (?<target>.+)$/);
  if (!match?.target) return null;
  const target = resolveTarget(step, match.target.plain);
  if (!target) return refuse('not-found', `I do not see “${match.target.text}” on this site.`);
  const named = target.kind === 'role' && target.role ? selectorsOfRoles[target.role] : undefined;
  const selector = named ?? giveSelector(step.draft, target);
  const isBlock =
    target.kind === 'section' || /^(?:hero|header|footer|cards|images)$/.test(target.role ?? '');
  if (!selector) return null;
  if (!isBlock) return pictureHeight(step, target, selector, device, match.way?.plain ?? '');
  const isLess = /less|lower|not so/.test(match.way?.plain ?? '') || /^(?:decrease|reduce)/.test(rest);
  const isPart = target.role === 'header' || target.role === 'footer' || target.role === 'cards';
  const size = match.size?.plain.replace(/\s/g, '').replace('%', 'vh');
  const declarations: Record<string, string> = size
    ? { 'min-block-size': size }
    : isPart
      ? { 'padding-block': isLess ? '0.4rem' : 'clamp(1.5rem, 4vi, 3.5rem)' }
      : isLess
        ? { 'min-block-size': '0', 'padding-block': 'clamp(1.5rem, 3vi, 2.5rem)' }
        : { 'min-block-size': 'min(92svh, 60rem)', 'align-content': 'center' };
  writeRule(step.draft, { selector, declarations, device, block: target.block });
  const words = size ? `${size} high at least` : isLess ? 'lower' : 'taller';
  const name = target.label.charAt(0).toUpperCase() + target.label.slice(1);
  return done(name, words, `${name} is ${words}${deviceWords(device)} now.`, target);
}

/** "make the content wider": the widest that the middle column of a site gets. */
export function contentWidthAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:make|change) (?:(?:main )?content|site|page|layout|container|everything|page content|main column|whole site|whole page|it) (?:area |column )?(?:a bit )?(?<way>wider|narrower|less wide)$/,
  );
  if (!match?.way || step.picked) return null;
  const factor = match.way.plain === 'wider' ? 1.2 : 0.84;
  for (const path of styleSheetPaths(step.draft)) {
    for (const rule of step.draft.sheet(path).rules) {
      if (
        rule.conditions.length > 0 ||
        !/(?:^|[\s,>])(?:main|body|\.(?:container|wrap(?:per)?|content|page|inner))\b/.test(rule.selector)
      )
        continue;
      const declaration = rule.declarations.find(
        ({ property, value }) =>
          (/^(?:max-width|max-inline-size|width)$/.test(property) && widest.test(value)) ||
          (property === 'padding-inline' && /100% - [\d.]+rem/.test(value)),
      );
      if (!declaration) continue;
      const value = declaration.value.replace(/(?<=100% - |^)([\d.]+)(?=rem|px|em|ch)/, (number) =>
        String(Math.round(Number(number) * factor)),
      );
      if (value === declaration.value) continue;
      step.draft.splice(
        path,
        setDeclarations(step.draft.text(path), rule, { [declaration.property]: value }),
      );
      return done(
        'Content',
        `${match.way.plain}: ${value}`,
        `The content is ${match.way.plain} now on large screens.`,
      );
    }
  }
  return refuse(
    'not-found',
    'This site keeps no widest measure for its content. Name a section and say “full width” for it.',
  );
}

const widest = /^(?:[6-9]\d\d|1\d{3})px$|^(?:[4-9]\d|1\d\d)(?:\.\d+)?(?:rem|em)$/;
