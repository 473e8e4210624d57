import type { SiteDraft } from '../draft/site-draft';
import { everyItem } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { moneyOf } from '../items/rewrite-prices';

/** What the lists of a site name: the price as it stands by name, empty where there is none. */
export type Offered = ReadonlyMap<string, string>;

/** What became of what the lists name: before, now, another name for one of them, and what came. */
export type ListsChange = {
  readonly old: Offered;
  readonly now: Offered;
  readonly renamed: ReadonlyMap<string, string>;
  readonly come: readonly string[];
};

/** What an edit did to the lists of offers and people; null where they name and cost what they did. */
export function listsChange(draft: SiteDraft, page: string): ListsChange | null {
  const old = offeredIn(draft.reread(), page);
  const now = offeredIn(draft, page);
  if (String([...old]) === String([...now])) return null;
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const come = [...now.keys()].filter((name) => !old.has(name));
  const isRenamed = gone.length === 1 && come.length === 1 && old.size === now.size;
  return isRenamed
    ? { old, now, renamed: new Map([[gone[0] ?? '', come[0] ?? '']]), come: [] }
    : { old, now, renamed: new Map(), come };
}

function offeredIn(draft: SiteDraft, page: string): Offered {
  return new Map(
    everyItem(draft, page)
      .filter(({ section }) =>
        /^(?:menu|products|rooms|services|pricing|tickets|team|teacher|speakers)$/.test(section.type ?? ''),
      )
      .map((place) => [nameOfItem(place.item), moneyOf(place)]),
  );
}
