import { refuse } from '../intent';
import type { Intent } from '../intent';
import { bodySections } from '../sections/move-section';
import { matchPhrase } from '../words/read-command';
import { labelOf } from './sections-meant';

/** "Remove the gift vouchers" on a site without any: said so, with what there is. Comes last of all. */
export const removeUnknown: Intent = {
  name: 'remove-element',
  attempt(step) {
    const match = matchPhrase(step.part, /^remove (?<what>[^,.;"]{2,60})$/);
    // Of a longer command one part is not enough to go by.
    const isPart = step.part.source.trim().length < step.part.command.trim().length - 3;
    if (
      isPart ||
      !match?.what ||
      match.what.plain.split(' ').length > 5 ||
      / (?:and|or|then) /.test(match.what.plain)
    )
      return null;
    const labels = bodySections(step.draft, step.page).map((section) =>
      labelOf({ page: step.page, section }),
    );
    return refuse(
      'not-found',
      `I see no ${match.what.text.replace(/^(?:the|our|my|all|any|el|la|los|las|die|der|das|les?)\s+/i, '')} on this site. This page has ${labels.slice(0, 8).join(', ')}.`,
      labels.slice(1, 3).map((label) => `remove ${label}`),
    );
  },
};
