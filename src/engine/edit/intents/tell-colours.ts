import { familyOf, readColour } from '../colour/read-colour';
import { tokenOf } from '../colour/shift-target';
import type { Intent, Step, StepResult } from '../intent';
import { findTokens, tokenValue } from '../style/site-tokens';
import { roleNamed } from '../target/role-words';
import { matchPhrase } from '../words/read-command';

const parts: readonly (readonly [token: string, words: string])[] = [
  ['--brand', 'the brand colour'],
  ['--accent', 'the accent'],
  ['--bg', 'the background'],
  ['--surface', 'the bands'],
  ['--button', 'the buttons'],
  ['--header-bg', 'the header'],
  ['--footer-bg', 'the footer'],
  ['--hero-bg', 'the hero'],
  ['--ink', 'the text'],
];
const forms: readonly RegExp[] = [
  /^(?:what|which)(?:'s| is| are)? (?:exact |hex |hex code |code |name |shade |number )*(?:of |for )?(?<color>\S+(?: \S+)?)(?: color| one| shade)?(?: (?:is|are|do|did|have|was)(?: (?:that|this|it|those|they|you|we|i|used?|using|here|there|called))*)?(?: (?:on|in|for) .+)?$/,
  /^(?:what|which) (?:shade|kind|sort|tone|type) of (?<color>\S+) (?:is|are|do|did).*$/,
  /^(?:what|which) colors?(?: (?:is|are|does|do))? (?<part>(?!you|we|there|it|these|those|used|on|site|page)\S+(?: \S+)?)(?: (?:in|have|at moment|now))?$/,
  /^(?:what|which|list|show me|tell me)(?: (?:is|are))? ?(?:colors?|palette|color scheme|hex codes)(?: .*)?$/,
];

/** "What blue is that?", "what colour are the buttons?": told by the site's own tokens. */
export const tellColours: Intent = {
  name: 'explain',
  attempt(step) {
    if (!/^(?:what|which|list|show me|tell me)/.test(step.part.plain)) return null;
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match) continue;
      const told = match.color
        ? ofFamily(step, match.color.plain)
        : match.part
          ? ofPart(step, match.part.plain)
          : all(step);
      if (told) return told;
    }
    return null;
  },
};

const answer = (message: string, suggestions: readonly string[] = []): StepResult => ({ status: 'answer', message, suggestions: [...suggestions] }); // prettier-ignore

/** Tokens of the site with a colour, as it shows: those of its light scheme where it follows the device. */
function shown(step: Step): readonly (readonly [hex: string, words: string])[] {
  const tokens = findTokens(step.draft);
  const side = tokens?.scheme === 'dark' ? 'dark' : 'light';
  return parts.flatMap(([name, words]) => {
    const hex = tokenValue(tokens, name)?.[side];
    return hex ? [[hex, words] as const] : [];
  });
}

function ofFamily(step: Step, said: string): StepResult | null {
  const colour = readColour(said);
  const family = colour ? familyOf(colour.hex) : null;
  if (!colour || !family) return null;
  const own = shown(step).filter(([hex]) => familyOf(hex) === family);
  const byHex = new Map<string, string[]>();
  for (const [hex, words] of own) byHex.set(hex, [...(byHex.get(hex) ?? []), words]);
  const lines = [...byHex].map(([hex, words]) => `${hex} (${words.join(', ')})`);
  return lines.length === 0
    ? answer(`The site’s colours have no ${colour.name} in them; a drawing may.`)
    : answer(`The ${colour.name} is ${lines.join('; ')}.`, [`make the ${family} darker`, `make the ${family} softer`]); // prettier-ignore
}

function ofPart(step: Step, said: string): StepResult | null {
  const role = roleNamed(said);
  const name = role ? tokenOf[role.role] : undefined;
  const tokens = findTokens(step.draft);
  const hex = name ? tokenValue(tokens, name)?.[tokens?.scheme === 'dark' ? 'dark' : 'light'] : undefined;
  return role && hex ? answer(`${role.label.charAt(0).toUpperCase()}${role.label.slice(1)}: ${familyOf(hex) ?? ''} (${hex}).`) : null; // prettier-ignore
}

function all(step: Step): StepResult | null {
  const lines = shown(step).map(([hex, words]) => `${words} ${familyOf(hex) ?? ''} (${hex})`);
  return lines.length === 0 ? null : answer(`The site’s colours: ${lines.join(', ')}.`);
}
