import { wordsIn } from '../../locate/page-tree';
import { wholeLines } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { navItems } from '../site-facts';
import { mostAlike } from '../words/likeness';
import { matchPhrase } from '../words/read-command';

/** Takes a link out of the header of every page; the page or section that it led to stays. */
export const removeNavLink: Intent = {
  name: 'reorder-nav',
  attempt({ draft, part }) {
    const match = matchPhrase(
      part,
      /^(?:remove|hide) (?<name>.+?)(?: (?<kind>link|page|item|entry|tab))? (?:from|in) (?:top |main |site )?(?<where>menu links|nav links|menu|nav|navigation|header|navbar|menu bar)$/,
    );
    if (!match?.name) return null;
    const { name } = match;
    let count = 0;
    for (const path of draft.everyPage()) {
      const items = navItems(draft, path);
      const gone = mostAlike(name.text, items, ({ link }) => wordsIn(link));
      if (!gone) continue;
      if (items.length < 2)
        return refuse('not-understood', 'That is the only link of the header. Remove the header instead.');
      draft.splice(path, [{ ...wholeLines(draft.text(path), gone.item), text: '' }]);
      count += 1;
    }
    return count === 0
      ? null
      : done(
          'Links in the header',
          `without ${name.text}`,
          `The header has no link “${name.text}” any more. What it led to is still there.`,
        );
  },
};
