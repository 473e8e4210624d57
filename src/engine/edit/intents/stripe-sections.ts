import { readColour } from '../colour/read-colour';
import { contrastOf, counterpartOf } from '../colour/shades';
import { done } from '../intent';
import type { Intent } from '../intent';
import { writeRule } from '../style/write-rule';
import { matchPhrase } from '../words/read-command';

const asked =
  /^(?:make|change|give|put|color|paint|use)?(?: backgrounds? of)? ?(?:every|each) (?<which>second|other|2nd|third|3rd|odd|even) sections?(?:'s|s)?(?: backgrounds?)?(?: (?:to|in|on|into|be|should be|with))? (?<colour>(?!bigger|smaller|wider)\S+(?: \S+){0,2}?)(?: backgrounds?| colou?rs?| grounds?)?$/;

/** "Make every second section light grey": bands of a colour, in both schemes, with writing that can be read on them. */
export const stripeSections: Intent = {
  name: 'set-color',
  attempt(step) {
    const match = matchPhrase(step.part, asked);
    if (!match?.colour || !match.which) return null;
    const colour = readColour(match.colour.text);
    if (!colour) return null;
    const which = match.which.plain;
    const isThird = /^(?:third|3rd)$/.test(which);
    const steps = isThird ? '3n' : which === 'odd' ? '2n+1' : '2n';
    const isLight = contrastOf(colour.hex, '#111111') >= 7;
    const night = isLight ? counterpartOf(colour.hex, 'band') : colour.hex;
    // What is light by day is dark by night, and the writing stays what it is; a dark band turns it white in both.
    const ink: Readonly<Record<string, string>> = isLight ? {} : { color: '#ffffff', '--ink': '#ffffff', '--soft': '#ffffff', '--accent-text': '#ffffff' }; // prettier-ignore
    writeRule(step.draft, {
      selector: `main > section:nth-of-type(${steps})`,
      declarations: {
        background: `light-dark(${colour.hex}, ${night})`,
        '--bg': `light-dark(${colour.hex}, ${night})`,
        ...ink,
      },
    });
    const every = isThird ? 'third' : 'second';
    return done(`Every ${every} section`, colour.name, `Every ${every} section is ${colour.name} now.`);
  },
};
