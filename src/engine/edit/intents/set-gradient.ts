import { readColour } from '../colour/read-colour';
import { inkOn, mixOf } from '../colour/shades';
import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import type { RoleWord } from '../target/target';
import { matchPhrase } from '../words/read-command';

const selectors: Partial<Record<RoleWord, string>> = {
  header: '.site-header',
  nav: '.site-header',
  footer: '.site-footer',
  buttons: '.button',
  'main-button': '.button',
  cards: '.card',
  background: 'body',
  site: 'body',
};

const two = String.raw`(?:from |of |with )?(?<from>.+?) (?:to|and|into|→|-) (?<to>.+?)`;
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:add|use|put|make|apply|give)? ?gradient(?: background)? ${two} (?:to|for|on|behind|in|as|over) (?<target>.+)$`,
  ),
  new RegExp(
    String.raw`^(?:make|change|give|put) (?<target>.+?) (?:to |be |into |have |with )?gradient(?: background)? ${two}$`,
  ),
  new RegExp(
    String.raw`^(?:use|add|put|apply|make) (?<from>.+?) (?:to|and|into|-) (?<to>.+?) gradient (?:to|for|on|behind|in|as) (?<target>.+)$`,
  ),
  new RegExp(
    String.raw`^(?:make|change|give|put) (?<target>.+?) (?:to |be |into )?(?<from>\S+(?: \S+)?) (?:to|and|-) (?<to>\S+(?: \S+)?) gradient$`,
  ),
];

/** Lays a gradient between two colours behind a part of the site, with text on it that reads on both. */
export const setGradient: Intent = {
  name: 'set-gradient',
  attempt(step) {
    if (!/\bgradient\b/.test(step.part.plain)) return null;
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const from = match?.from ? readColour(match.from.text) : null;
      const to = match?.to ? readColour(match.to.text) : null;
      if (!match?.target || !from || !to) continue;
      const words = match.target.plain.replace(/ ?(?:background|backdrop)(?: of)? ?/, ' ').trim();
      const target = resolveTarget(step, words === '' ? 'background' : words);
      if (!target) return refuse('not-found', `I do not see “${match.target.text}” on this site.`);
      const selector =
        target.kind === 'role' && target.role ? selectors[target.role] : giveSelector(step.draft, target);
      if (!selector) return null;
      const ink = inkOn(mixOf(from.hex, to.hex, 0.5));
      writeRule(step.draft, {
        selector,
        declarations: {
          'background-image': `linear-gradient(135deg, ${from.hex}, ${to.hex})`,
          color: ink,
          '--ink': ink,
          '--soft': ink,
        },
        block: target.block,
      });
      return done(
        target.label,
        `${from.name} to ${to.name}`,
        `${target.label.charAt(0).toUpperCase()}${target.label.slice(1)} has a gradient from ${from.name} to ${to.name} now.`,
        target,
      );
    }
    return refuse('ambiguous', 'Between which two colours should the gradient run, and where?', [
      'put a gradient from pink to orange behind the hero',
    ]);
  },
};
