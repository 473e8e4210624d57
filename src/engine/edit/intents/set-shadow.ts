import { readColour } from '../colour/read-colour';
import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { writeRule } from '../style/write-rule';
import { setToken, changeAll } from '../style/change-styles';
import { giveSelector } from '../target/give-selector';
import { selectorsOfRoles } from '../target/role-selectors';
import { resolveTarget } from '../target/resolve-target';

/** Takes shadows off, or makes them softer or stronger. */
export const setShadow: Intent = {
  name: 'set-shadow',
  attempt(step) {
    const { plain } = step.part;
    if (!/\bshadows?\b/.test(plain)) return null;
    // "Make the cards white with no shadow" is two wishes.
    const before = /^\S+ .*?(?<color>\S+) (?:with|and) no shadows?$/.exec(plain)?.groups?.color;
    if (before && readColour(before) !== null) return null;
    const isNone = /^(?:remove|no|without|turn off|hide|drop|flat)\b|\bno shadows?\b/.test(plain);
    if (
      !isNone &&
      !/\b(?:add|more|bigger|stronger|larger|deeper|softer|lighter|less|smaller|subtle|reduce|use|give|want|make)\b/.test(
        plain,
      )
    )
      return null;
    const isSofter = /softer|lighter|less|smaller|subtle|reduce/.test(plain);
    const next = isNone
      ? 'none'
      : isSofter
        ? '0 1px 3px rgb(0 0 0 / 0.12)'
        : /bigger|stronger|more|larger|deeper/.test(plain)
          ? '0 12px 36px rgb(0 0 0 / 0.22)'
          : '0 6px 20px rgb(0 0 0 / 0.16)';
    const words = isNone ? 'none' : isSofter ? 'softer' : 'deeper';
    // "A shadow under the header": of that alone.
    const of = isNone ? undefined : /\bshadows? (?:to|on|under|below|behind|around|for) (?<target>.+)$/.exec(plain)?.groups?.['target']; // prettier-ignore
    const target = of === undefined ? null : resolveTarget(step, of);
    const own = target?.kind === 'role' && target.role ? selectorsOfRoles[target.role] : undefined;
    const selector = target ? (own ?? giveSelector(step.draft, target)) : null;
    if (target && selector && !/^(?:site|page|everything|cards?)$/.test(of ?? '')) {
      writeRule(step.draft, { selector, declarations: { 'box-shadow': next } });
      const name = target.label.charAt(0).toUpperCase() + target.label.slice(1);
      return done('Shadow', target.label, `${name} ${name.endsWith('s') ? 'have' : 'has'} a shadow now.`);
    }
    const isToken = setToken(step, { '--shadow': next });
    const count = isNone
      ? changeAll(step, /^(?:box|text)-shadow$/, (value) =>
          value === 'none' || (isToken && value === 'var(--shadow)') ? null : 'none',
        )
      : 0;
    if (!isToken && count === 0) {
      if (isNone) return refuse('nothing-to-change', 'There are no shadows on this site.');
      writeRule(step.draft, { selector: '.card', declarations: { 'box-shadow': next } });
    }
    return done(
      'Shadows',
      words,
      isNone ? 'There are no shadows any more.' : `The shadows are ${words} now.`,
    );
  },
};
