import { familyOf, readColour } from '../colour/read-colour';
import { shadeColour } from '../colour/swap-colour';
import { countOf, done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { matchPhrase } from '../words/read-command';

const ways: Readonly<Record<string, string>> = {
  deeper: 'darker',
  richer: 'more vivid',
  stronger: 'more vivid',
  brighter: 'brighter',
  hotter: 'more vivid',
  punchier: 'more vivid',
  bolder: 'more vivid',
  paler: 'lighter',
  calmer: 'softer',
  dusty: 'softer',
  dustier: 'softer',
  earthy: 'softer',
  earthier: 'softer',
  subtle: 'softer',
  subtler: 'softer',
  gentler: 'softer',
  pastel: 'lighter',
  vibrant: 'more vivid',
  intense: 'more vivid',
  saturated: 'more vivid',
  quieter: 'softer',
  muted: 'softer',
  duller: 'softer',
  'less vivid': 'softer',
  'less bright': 'softer',
  'less strong': 'softer',
  'less dark': 'lighter',
  'less light': 'darker',
};
const form =
  /^(?:make|change|turn) (?<color>\S+(?: (?!more\b|less\b|much\b)\S+)?) (?<much>much )?(?:more )?(?<way>darker|lighter|brighter|warmer|cooler|softer|deeper|richer|stronger|hotter|punchier|bolder|paler|calmer|quieter|muted|duller|dusty|dustier|earthy|earthier|subtle|subtler|gentler|pastel|vibrant|intense|saturated|vivid|less (?:vivid|bright|strong|dark|light))(?: (?:everywhere|too))*$/;

/** "Make the mustard a bit darker": a colour by its name, wherever the site has it, each shade by itself. */
export function shadeAttempt(step: Step): StepResult | null {
  const match = step.picked ? null : matchPhrase(step.part, form);
  const colour = match?.color ? (readColour(match.color.plain) ?? readColour(match.color.text)) : null;
  if (!match?.way || !colour || /^(?:black|white|grey)$/.test(familyOf(colour.hex) ?? '')) return null;
  const said = /^(?:vivid|dusty|earthy|subtle|pastel|vibrant|intense|saturated)$/.test(match.way.plain) ? `more ${match.way.plain}` : match.way.plain; // prettier-ignore
  const count = shadeColour(step.draft, colour, ways[match.way.plain] ?? said, match.much !== undefined);
  return count === 0
    ? refuse('not-found', `I found no ${colour.name} on this site to make ${said}.`)
    : done(`${said} ${colour.name}`, countOf(count, 'place'), `The ${colour.name} is ${said} now; text on it keeps its contrast.`); // prettier-ignore
}
