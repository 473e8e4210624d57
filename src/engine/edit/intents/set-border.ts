import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { classesOf, valueOf } from '../../locate/page-tree';
import { styleSheetPaths } from '../style/find-styles';
import { readColour } from '../colour/read-colour';
import { findTokens, hasToken } from '../style/site-tokens';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import { selectorsOfRoles } from '../target/role-selectors';
import type { Target } from '../target/target';
import { matchPhrase } from '../words/read-command';

/** Draws a border around a thing, or takes it away. */
export const setBorder: Intent = {
  name: 'set-border',
  attempt(step) {
    const lined = matchPhrase(
      step.part,
      /^(?:make|change|turn|use|have)? ?(?:all )?(?:buttons) (?:to |into |be )?(?:only |just )?(?<look>outlined?|ghost|hollow|bordered|transparent|unfilled|with outlines?)(?: only| buttons?)?(?: (?:instead of|not|rather than) (?:filled|solid|full)(?: ones)?)?$|^(?:use|make|add|want)? ?(?<bare>outlined?|ghost|hollow) buttons$/,
    );
    if (lined) return outlineButtons(step);
    const match =
      matchPhrase(
        step.part,
        /^(?<way>add|remove|draw|put|give) (?<look>(?:\S+ ){0,3}?)(?:borders?|outlines?|frames?)(?: lines?)? (?:to|around|on|from|of|for|round) (?<target>.+)$/,
      ) ??
      matchPhrase(
        step.part,
        /^(?<way>give|make) (?<target>.+?) (?<look>(?:(?:thin|thick|thicker|\d+px|\S+) ){0,2})(?:border|outline|frame)$/,
      ) ??
      matchPhrase(step.part, /^(?<way>remove) (?<target>.+?) (?:borders?|outlines?|frames?)$/);
    if (!match?.target || !match.way) return null;
    const look = match.look?.plain.trim() ?? '';
    const rest = look
      .replace(/\b(?:thin|thick|thicker|bold|\d+px|solid|dashed|dotted|color|colored|in)\b/g, '')
      .trim();
    const colour = rest === '' ? null : readColour(rest);
    if (rest !== '' && !colour) return null;
    const phrase = match.target.plain.replace(/^(?:each|every|all) (?:of )?/, '');
    const target =
      resolveTarget(step, phrase) ?? (phrase.endsWith('s') ? null : resolveTarget(step, `${phrase}s`));
    if (!target) return refuse('not-found', `I do not see “${match.target.text}” on this site.`);
    const named = target.kind === 'role' && target.role ? selectorsOfRoles[target.role] : undefined;
    const selector = named ?? giveSelector(step.draft, target);
    if (!selector) return null;
    const isGone = match.way.plain === 'remove';
    if (isGone && !hasLine(step, target, selector))
      return refuse('nothing-to-change', `The stylesheet draws no border around ${target.label}.`);
    const width = /\d+px/.exec(look)?.[0] ?? (/thick|bold/.test(look) ? '3px' : '1px');
    const line = hasToken(findTokens(step.draft), '--line') ? 'var(--line)' : 'currentColor';
    const kind = /dashed|dotted/.exec(look)?.[0] ?? 'solid';
    writeRule(step.draft, {
      selector,
      declarations: isGone
        ? { border: '0', outline: '0', 'box-shadow': 'none' }
        : { border: `${width} ${kind} ${colour?.hex ?? line}` },
      block: target.block,
    });
    const name = target.label.charAt(0).toUpperCase() + target.label.slice(1);
    const isMany = target.places.length > 1 || (target.role ?? '').endsWith('s');
    return done(
      name,
      isGone ? 'no border' : 'border',
      isGone
        ? `There is no border around ${target.label} any more.`
        : `${name} ${isMany ? 'have' : 'has'} a border now.`,
      target,
    );
  },
};

/** Buttons with a line around them and the ground behind showing through; filled while a pointer is on them. */
function outlineButtons({ draft }: Step): StepResult {
  writeRule(draft, {
    selector: '.button',
    declarations: {
      background: 'none',
      color: 'var(--accent-text, currentColor)',
      border: '2px solid currentColor',
      'box-shadow': 'none',
    },
  });
  writeRule(draft, {
    selector: '.button:hover',
    declarations: { background: 'color-mix(in oklab, currentColor 14%, transparent)' },
  });
  return done('Buttons', 'outlined', 'The buttons are outlined now: a line around them and no fill.');
}

/** Whether a rule about the thing itself draws a line: by its selector, its classes, its id. */
function hasLine({ draft }: Step, target: Target, selector: string): boolean {
  const names = new Set([
    ...selector.split(/\s*,\s*/),
    ...target.places.flatMap(({ element }) => [
      element.tag,
      ...classesOf(element).map((word) => `.${word}`),
      ...(valueOf(element, 'id') ? [`#${valueOf(element, 'id')}`] : []),
    ]),
  ]);
  const ends = (one: string) =>
    one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return styleSheetPaths(draft).some((path) =>
    draft
      .sheet(path)
      .rules.some(
        (rule) =>
          rule.selector.split(',').some((one) => names.has(one.trim()) || names.has(ends(one))) &&
          rule.declarations.some(
            ({ property, value }) =>
              /^(?:border(?:-(?:top|bottom|left|right|block|inline)[a-z-]*)?|outline|box-shadow)$/.test(
                property,
              ) && !/^(?:0|none|0px)$/.test(value),
          ),
      ),
  );
}
