import { wordsIn } from '../../locate/page-tree';
import { refuse } from '../intent';
import type { Intent } from '../intent';
import { resolveTarget } from '../target/resolve-target';
import { readColour } from '../colour/read-colour';

const verbs =
  /\b(?:add|remove|change|make|use|move|rename|translate|undo|redo|hide|show|put|set|write|say|is|are|should|can|more|less|no|not|sort|swap|duplicate|center)\b/;

/** "The blue button at the top": a thing without a wish. Says which one that is, and what can be done with it. */
export const bareThing: Intent = {
  name: 'bare-thing',
  attempt(step) {
    const plain = step.part.source
      .toLowerCase()
      .replace(/\b(?:the|an?|my|our|that|this)\b /gu, '')
      .trim();
    if (plain === '' || verbs.test(plain) || plain.split(' ').length > 7 || plain.includes('"…"'))
      return null;
    const bare = plain
      .replace(/ (?:at|on|in|of) (?:very )?(?:top|bottom|page|site|end)(?: of (?:page|site))?$/, '')
      .split(' ')
      .filter((word) => !readColour(word) && !/^(?:big|small|large|round|main)$/.test(word))
      .join(' ');
    if (bare === '' || !/^[\p{L}\d' -]+$/u.test(bare)) return null;
    const isButton = /^(?:\S+ )?buttons?$/.test(bare);
    const button = isButton
      ? step.draft
          .tree(step.page)
          .elements.find(({ attributes }) =>
            /(?:^|\s)button(?:\s|$)/.test(attributes.get('class')?.value ?? ''),
          )
      : undefined;
    if (button && wordsIn(button) !== '')
      return refuse(
        'ambiguous',
        `What should become of the button “${wordsIn(button)}”? Nothing was changed. For example:`,
        [
          `change "${wordsIn(button)}" to "Get in touch"`,
          'make the buttons dark green',
          'make the buttons bigger',
          'round the corners of the buttons',
        ],
      );
    if (isButton || !resolveTarget(step, bare)) return null;
    return refuse('ambiguous', `What should become of ${bare}? Nothing was changed. For example:`, [
      `make the ${bare} bigger`,
      `make the ${bare} dark green`,
      `hide the ${bare} on phones`,
      `remove the ${bare}`,
      `move the ${bare} section to the top`,
    ]);
  },
};
