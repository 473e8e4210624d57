import { replaceText } from '../draft/write-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { everyItem } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { homesFor } from '../items/thing-types';
import { matchPhrase } from '../words/read-command';

const form =
  /^(?:(?:change|make|set) )?(?:(?:new|current) )?(?<who>team|staff|coaches|trainers|teachers|instructors|doctors|lawyers|barbers|stylists|guides|chefs|speakers|people|crew|board)(?: members| names)? (?:is|are|consists of|to|:|now)(?: now)?(?: :)? (?<list>\S+ .*(?:,|\band\b).+)$/;

/** "Our coaches are now Eoin Casey, Aoife Brennan and Ruth Kelly": who stays stays, the others get the new names in their order. */
export const setPeople: Intent = {
  name: 'set-text',
  attempt(step) {
    const match = matchPhrase(step.part, form);
    if (!match?.list) return null;
    const told = match.list.text
      .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|und|y|et|e|en)\s+/iu)
      .map((name) => name.trim())
      .filter(Boolean);
    if (told.length < 2 || !told.every((name) => /^\p{Lu}\S*(?: \p{Lu}\S*){0,3}$/u.test(name))) return null;
    const homes = homesFor(step, match.who?.plain === 'speakers' ? ['speakers', 'team'] : ['team', 'teacher', 'speakers']); // prettier-ignore
    const shown = [...new Set(everyItem(step.draft, step.page, homes).map(({ item }) => nameOfItem(item)))];
    if (shown.length === 0) return null;
    const [leaving, coming] = [
      shown.filter((name) => !told.includes(name)),
      told.filter((name) => !shown.includes(name)),
    ];
    if (leaving.length === 0 && coming.length === 0)
      return refuse('nothing-to-change', `The site names just these: ${shown.join(', ')}.`);
    if (leaving.length !== coming.length)
      return refuse(
        'ambiguous',
        `The site shows ${countOf(shown.length, 'person', 'people')} (${shown.join(', ')}), you name ${told.length}. Take people out or add them first:`,
        [
          ...leaving.map((name) => `remove ${name} from the team`),
          ...coming.map((name) => `add a team member called ${name}`),
        ].slice(0, 3),
      );
    for (const [at, old] of leaving.entries())
      for (const page of step.draft.everyPage()) replaceText(step.draft, page, old, coming[at] ?? old);
    const pairs = leaving.map((old, at) => `${coming[at]} instead of ${old}`).join(', ');
    return done('People', pairs, `It names ${pairs} now. What is said about each is still the old text.`);
  },
};
