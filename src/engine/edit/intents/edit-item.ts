import { textSplices } from '../draft/write-text';
import { done } from '../intent';
import type { Intent } from '../intent';
import { findItems } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { matchPhrase } from '../words/read-command';

/** Gives a named thing another name: "rename the Studio plan to Team". */
export const renameItemIntent: Intent = {
  name: 'edit-item',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:rename|change name of) (?<old>.+?) (?:to|into|as) (?<next>.+)$/,
    );
    if (!match?.old || !match.next) return null;
    const short = match.old.text.replace(
      /\s+(?:plan|tier|product|item|dish|question|service|feature|card|column|ticket|room|section|link)$/i,
      '',
    );
    const found = findItems(step.draft, match.old.text, step.page);
    const places = found.length > 0 ? found : findItems(step.draft, short, step.page);
    const first = places[0];
    if (!first) return null;
    const old = nameOfItem(first.item);
    for (const place of places) {
      const fresh = findItems(step.draft, old, place.page).find(
        ({ page, section }) => page === place.page && section.id === place.section.id,
      );
      if (fresh)
        step.draft.splice(
          fresh.page,
          textSplices(step.draft.text(fresh.page), fresh.item.title, match.next.text),
        );
    }
    return done(old, match.next.text, `${old} is called ${match.next.text} now.`);
  },
};
