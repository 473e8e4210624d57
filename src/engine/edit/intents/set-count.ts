import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { findCollections } from '../items/find-items';
import { removeItems } from '../items/write-item';
import { matchPhrase } from '../words/read-command';
import { sectionTypesNamed, wordsFor } from '../words/section-words';
import { typesOf, homesFor } from '../items/thing-types';

/** Sets how many things a section shows, by taking some out; made-up ones are not added. */
export const setCount: Intent = {
  name: 'set-count',
  attempt(step) {
    const match =
      matchPhrase(
        step.part,
        /^(?<what>\S+(?: \S+)?) (?:should|must|needs to|has to) (?:have|show|list) (?:only |just )?(?<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: \S+)?$/,
      ) ??
      matchPhrase(
        step.part,
        /^(?:only )?(?:show|keep|use|make|change|have|limit to|only) (?:only |just )?(?:latest |newest |most recent |first |top )?(?<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?<what>\S+(?: \S+)?)(?: only)?(?: (?:instead of|not|rather than) (?:all )?\S+)?$/,
      ) ??
      // "Show only 4 photos in the gallery"
      matchPhrase(
        step.part,
        /^(?:only )?(?:show|keep|have) (?:only |just )(?<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten) \S+ (?:in|on|of) (?<what>\S+(?: \S+)?)$/,
      );
    const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    const plain = match?.count?.plain ?? '';
    const count = words.includes(plain) ? words.indexOf(plain) : Number(plain);
    if (!match?.what || !Number.isInteger(count) || count < 1) return null;
    if (/\b(?:columns?|rows?|across)\b/.test(step.part.plain) && !/\bboard\b/.test(step.part.plain))
      return null;
    const types =
      typesOf(match.what.plain).length > 0
        ? typesOf(match.what.plain)
        : sectionTypesNamed(match.what.plain.replace(/ (?:table|grid|list|area)$/, ''));
    const home = homesFor(step, types)[0];
    const collection = home ? findCollections(home.section)[0] : undefined;
    if (!home || !collection) return null;
    const have = collection.items.length;
    if (have === count) return refuse('nothing-to-change', `There are ${count} ${match.what.text} already.`);
    if (have < count) {
      return refuse(
        'needs-model',
        `There are ${have} ${match.what.text}; I do not make up the ${count - have} missing. Name them and I add them.`,
        [`add a ${match.what.plain.replace(/s$/, '')} called …`],
      );
    }
    removeItems(step.draft, home.page, collection, collection.items.slice(count));
    return done(
      wordsFor(home.section.type ?? ''),
      `${have} became ${count}`,
      `${match.what.text.charAt(0).toUpperCase() + match.what.text.slice(1)}: the first ${count} of ${have} stay.`,
    );
  },
};
