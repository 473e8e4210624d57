import { nameOfItem } from '../items/find-items';
import { everyItem } from '../items/find-item';
import type { SiteDraft } from '../draft/site-draft';
import { homesFor } from '../items/thing-types';
import { makePart } from './read-command';
import type { Part } from './read-command';

/** "leanne has left": names of the people that the site shows, written as it writes them. */
export function writeNamesLarge(draft: SiteDraft, page: string, part: Part): Part {
  if (!part.tokens.some(({ kind, written }) => kind === 'word' && /^\p{Ll}/u.test(written))) return part;
  const homes = homesFor({ draft, page }, ['team', 'teacher', 'speakers']);
  const names = new Map(
    everyItem(draft, page, homes)
      .flatMap(({ item }) => nameOfItem(item).split(/\s+/u))
      .filter(
        (word) =>
          /^\p{Lu}\p{L}{2,}/u.test(word) &&
          !/^(?:The|Dra?|Our|And|Team|Head|Senior|Will|Mark|Rose|Grace|Bill|May|Page)$/u.test(word),
      ) // prettier-ignore
      .map((word) => [word.toLowerCase(), word]),
  );
  if (names.size === 0) return part;
  let hasChanged = false;
  const tokens = part.tokens.map((token) => {
    const bare = /^(?<word>\p{Ll}[\p{L}-]+)(?<rest>['’]s)?$/u.exec(token.written)?.groups;
    const name = token.kind === 'word' ? names.get(bare?.word ?? '') : undefined;
    if (name === undefined) return token;
    hasChanged = true;
    const written = `${name}${bare?.rest ?? ''}`;
    return { ...token, written, text: written };
  });
  return hasChanged ? { ...makePart(tokens, part.command, part.picked), source: part.source } : part;
}
