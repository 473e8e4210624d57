import { readColour } from '../colour/read-colour';
import { done } from '../intent';
import type { Intent, Step } from '../intent';
import { pictureShapeAttempt } from './picture-shape';
import { findTokens } from '../style/site-tokens';
import { writeRule } from '../style/write-rule';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';
import { setToken, changeAll } from '../style/change-styles';

/** Rounds corners more, less or not at all. */
export const setRadius: Intent = {
  name: 'set-radius',
  attempt(step) {
    const shaped = pictureShapeAttempt(step);
    if (shaped) return shaped;
    const { plain } = step.part;
    // "Swap Toby and Ishaan round" is about their places.
    if (/^(?:please )?(?:swap|swop|switch|exchange|trade)\b/iu.test(step.part.source)) return null;
    // "Title smaller and buttons round" are two wishes, told apart elsewhere.
    if (/ (?:and|,) /.test(plain) && /\b(?:bigger|smaller|bolder|headings?|titles?|text|font)\b/.test(plain)) return null; // prettier-ignore
    if (/^(?:move|rename|translate|duplicate)\b/.test(plain)) return null;
    // "Round them to 10 cents" is about prices.
    // "More breathing space round the counter" is about room.
    if (/\b(?:space|room|gap|padding|margin) round\b/.test(plain)) return null;
    // "Remove the frame round the map"
    if (/^remove .*\bround\b/.test(plain) && !/\b(?:corners?|edges|radius)\b/.test(plain)) return null;
    if (/^round .*\b(?:to|up|down|off)\b|\bprices?\b/.test(plain)) return null;
    // The corner room and its price are no matter of round edges.
    if (/[€$£]\s?\d|\d\s?[€$£]|\bcorner (?!radius|rounding)[a-z]/.test(step.part.plain)) return null;
    if (
      !/\b(?:corners?|rounded|rounder|round|square|sharp|pill|radius|edges)\b/.test(plain) ||
      /\bcolor|dark|light\b/.test(plain)
    )
      return null;
    // "Buttons square and navy" are two wishes, told apart elsewhere.
    if (/ (?:and|,) (?<color>\S+(?: \S+)?)$/.test(plain) && readColour(plain.split(/ (?:and|,) /).at(-1) ?? '') !== null) return null; // prettier-ignore
    const exact = /(\d+(?:\.\d+)?)\s?(px|rem|em|%)/.exec(plain);
    // "Rounded corners and no border": what is refused is the border.
    const isOfBorder =
      /\bround(?:ed|er)?\b.*\b(?:and|,|with|but) (?:no|without) (?!corners?|round|radius)/.test(plain);
    const isNone =
      !isOfBorder &&
      /\b(?:no|remove|without|square|sharp|straight|none|hard)\b|not rounded|less round(?:ed)? at all/.test(
        plain,
      );
    const isLess = /\b(?:less|smaller|decrease|reduce|sharper|squarer)\b/.test(plain);
    const isPill = /\bpill|\b(?:fully|completely) round/.test(plain);
    const target = matchPhrase(
      step.part,
      /^(?:make|round|give|use|change|want)? ?(?:(?:rounder|rounded|round|less round|square|sharp|pill|pill-shaped|more rounded) )?(?:corners of |edges of )?(?<target>buttons?|cards?|pictures?|images?)\b/,
    )?.target?.plain;
    // "Give the stylists round photos" is about no other corners.
    if (target === undefined && /\b(?:photos?|pictures?|images?|portraits?|avatars?)\b/.test(plain))
      return null;
    const one = oneButton(step, isNone, isPill, exact?.[0] ?? null, isLess);
    if (one) return one;
    const onButtons = target !== undefined && /button/.test(target);
    const tokens = findTokens(step.draft);
    const present = Number.parseFloat(tokens?.declarations.get('--radius')?.value ?? '0') || 0;
    const unit = /[a-z%]+$/.exec(tokens?.declarations.get('--radius')?.value ?? '')?.[0] ?? 'px';
    const scale = unit === 'rem' || unit === 'em' ? 16 : 1;
    const grown = (value: string): string => {
      const number = Number.parseFloat(value) || 0;
      const own = /(rem|em)/.test(value) ? 16 : 1;
      const size = number * own;
      const next = isNone
        ? 0
        : isPill
          ? 99 * own
          : exact
            ? null
            : isLess
              ? // Half of a pill is still a pill.
                size >= 40
                ? 12
                : Math.floor(size / 2)
              : size >= 99
                ? size
                : Math.max(8, Math.round(size * 1.75));
      return next === null
        ? `${exact?.[1] ?? ''}${exact?.[2] ?? 'px'}`
        : next === 0
          ? '0'
          : own === 16
            ? `${Math.round((next / 16) * 1000) / 1000}rem`
            : `${next}px`;
    };
    const names =
      target === undefined
        ? ['--radius', '--radius-card']
        : /button/.test(target)
          ? ['--radius']
          : ['--radius-card'];
    const values = Object.fromEntries(
      names.flatMap((name) =>
        tokens?.declarations.get(name) ? [[name, grown(tokens.declarations.get(name)?.value ?? '0')]] : [],
      ),
    );
    const words = isPill
      ? 'pill-shaped'
      : isNone
        ? 'square'
        : exact
          ? exact[0]
          : isLess
            ? 'less round'
            : 'rounder';
    if (setToken(step, values))
      return done(
        'Corners',
        `${words} (${Object.values(values).join(', ')})`,
        `The corners${onButtons ? ' of the buttons' : target ? ` of the ${target}` : ''} are ${words} now.`,
        onButtons ? resolveTarget(step, 'buttons') : null,
      );
    const count = changeAll(step, /^border-(?:[a-z-]+-)?radius$/, (value) =>
      /^[\d.]+(?:px|rem|em)?$/.test(value) && !(isLess && parseFloat(value) === 0)
        ? grown(value)
        : isNone
          ? '0'
          : null,
    );
    if (count === 0 && present * scale === 0 && !isNone)
      writeRule(step.draft, {
        selector: '.button, button, .card',
        declarations: { 'border-radius': grown('8px') },
      });
    return done('Corners', words, `The corners are ${words} now.`);
  },
};

/** "Make the add to cart buttons rounder": those alone, not the corners of the site. */
function oneButton(step: Step, isNone: boolean, isPill: boolean, exact: string | null, isLess: boolean) {
  const match = matchPhrase(
    step.part,
    /^(?:make|change|give) (?<what>(?!all |every |our )\S+(?: \S+){0,3} buttons?|it) (?:(?:more|less|fully|completely|much|bit) )*(?:rounder|rounded|round|square|sharp|pill(?: shaped)?|\d+(?:px|rem)) ?(?:corners|edges)?$/,
  );
  const target = match?.what ? resolveTarget(step, match.what.plain) : null;
  const isButton = target?.label.startsWith('the button') && target.selector && /“/.test(target.label);
  if (!target?.selector || !isButton) return null;
  const radius = exact ?? (isNone ? '0' : isPill ? '99px' : isLess ? '4px' : '1.5rem');
  writeRule(step.draft, {
    selector: target.selector,
    declarations: { 'border-radius': radius },
    block: target.block,
  });
  const words = isNone ? 'square' : isPill ? 'pill-shaped' : isLess ? 'less round' : 'rounder';
  return done('Corners', `${words} (${radius})`, `The corners of ${target.label} are ${words} now.`, target);
}
