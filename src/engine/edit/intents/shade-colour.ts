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
  /^(?:make|change|turn) (?<color>\S+(?: \S+)?) (?<much>much )?(?:more )?(?<way>darker|lighter|brighter|warmer|cooler|softer|deeper|richer|stronger|hotter|punchier|bolder|paler|calmer|quieter|muted|duller|vivid|less (?:vivid|bright|strong|dark|light))(?: (?:everywhere|too))*$/;

/** "Make the mustard a bit darker": a colour by its name, wherever the site has it, each shade by itself. */
export function shadeAttempt(step: Step): StepResult | null {
  const match = step.picked ? null : matchPhrase(step.part, form);
  const colour = match?.color ? (readColour(match.color.plain) ?? readColour(match.color.text)) : null;
  if (!match?.way || !colour || /^(?:black|white|grey)$/.test(familyOf(colour.hex) ?? '')) return null;
  const said = match.way.plain === 'vivid' ? 'more vivid' : match.way.plain;
  const count = shadeColour(step.draft, colour, ways[said] ?? said, match.much !== undefined);
  return count === 0
    ? refuse('not-found', `I found no ${colour.name} on this site to make ${said}.`)
    : done(`${said} ${colour.name}`, countOf(count, 'place'), `The ${colour.name} is ${said} now; text on it keeps its contrast.`); // prettier-ignore
}
