import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { writeRule } from '../style/write-rule';

/** Takes all movement out of a site. */
export const stopMotion: Intent = {
  name: 'remove-feature',
  attempt({ draft, part }) {
    if (
      !/^remove (?:all |every )?(?:animations?|motion|movement|moving things|effects?|transitions?)$/.test(
        part.plain,
      )
    )
      return null;
    const css = draft
      .textPaths(/\.css$/i)
      .map((path) => draft.text(path))
      .join('\n');
    const isMoving = /(?:^|[\s;{])(?:animation|transition)(?:-name)?\s*:\s*(?!none)/.test(
      css.replace(/\*, \*::before, \*::after \{[^}]*\}/g, ''),
    );
    if (!isMoving) return refuse('nothing-to-change', 'Nothing moves on this site.');
    writeRule(draft, {
      selector: ':is(*, *::before, *::after)',
      declarations: {
        animation: 'none !important',
        transition: 'none !important',
        'scroll-behavior': 'auto !important',
      },
    });
    return done('Movement', 'off', 'Nothing moves on this site now.');
  },
};
