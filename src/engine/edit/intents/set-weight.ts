import { done } from '../intent';
import type { Intent } from '../intent';
import { findTokens, tokenValue } from '../style/site-tokens';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';
import { setToken } from '../style/change-styles';

/** Bold, italic, underlined, upper case: of a thing or of all headings. */
export const setWeight: Intent = {
  name: 'set-weight',
  attempt(step) {
    const verb = /^(?<way>underline|bold|italicize|capitalize) (?<target>.+)$/;
    const match =
      matchPhrase(step.part, verb) ??
      matchPhrase(
        step.part,
        /^(?:make|change|use|put)? ?(?<target>.+?) (?:in |to |be |as )?(?:(?<less>less|not|un) ?)?(?<way>bold(?:er)?|heavier|thinner|thin(?: weight)?|lighter weight|light weight|italics?|underlined?|uppercase|upper case|all caps|capitals|lowercase|normal case)(?: text| letters| font)?$/,
      );
    const bare =
      step.last || step.picked
        ? matchPhrase(step.part, /^(?:make|add|change) (?<way>bold|italics?|underlined|uppercase)$/)
        : null;
    const target = bare
      ? resolveTarget(step, 'it')
      : match?.target
        ? resolveTarget(step, match.target.plain)
        : null;
    const said = bare?.way ?? match?.way;
    if (!said || !target) return null;
    const way = said.plain;
    const isLess = match?.less !== undefined;
    const declarations: Record<string, string> = /bold|heavier|thin|weight/.test(way)
      ? {
          'font-weight': isLess || /thin|light/.test(way) ? (/thin(?: |$)/.test(way) ? '300' : '400') : '700',
        }
      : /italic/.test(way)
        ? { 'font-style': isLess ? 'normal' : 'italic' }
        : /underline/.test(way)
          ? { 'text-decoration-line': isLess ? 'none' : 'underline' }
          : {
              'text-transform': /lower/.test(way)
                ? 'lowercase'
                : /normal/.test(way) || isLess
                  ? 'none'
                  : 'uppercase',
            };
    const known: Partial<Record<string, string>> = {
      headings: 'h1, h2, h3',
      text: 'body',
      buttons: '.button',
      'main-button': '.button',
      links: 'a',
      header: '.site-header',
      footer: '.site-footer',
      nav: '.site-header nav',
    };
    if (
      target.role === 'headings' &&
      declarations['font-weight'] &&
      tokenValue(findTokens(step.draft), '--heading-weight')
    ) {
      setToken(step, { '--heading-weight': declarations['font-weight'] });
      return done('Headings', way, `The headings are ${way} now.`, target);
    }
    const selector =
      target.kind === 'role' && target.role ? known[target.role] : giveSelector(step.draft, target);
    if (!selector) return null;
    writeRule(step.draft, { selector, declarations, block: target.block });
    return done(
      target.label,
      `${isLess ? 'not ' : ''}${way}`,
      `Made ${target.label} ${isLess ? 'not ' : ''}${way}.`,
      target,
    );
  },
};
