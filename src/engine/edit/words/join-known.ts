import { makePart } from './read-command';
import type { Part } from './read-command';
import type { Token } from './split-words';

const joints = new Set(['to', 'into', 'with', 'as']);

/**
 * "Rename Good to know to Handy facts": the words up to a later joint become one, when the site says just those. Other
 * commands stay as they are.
 */
export function joinKnown(part: Part, isSaid: (text: string) => boolean): Part {
  if (!/^(?:rename|change) /.test(part.plain)) return part;
  const verb = part.tokens.findIndex(({ plain }) => plain === 'rename' || plain === 'change');
  const ends = part.tokens.flatMap(({ plain }, at) => (joints.has(plain) && at > verb + 1 ? [at] : []));
  for (const end of ends.slice(1).toReversed()) {
    const covered = part.tokens.slice(verb + 1, end);
    const text = covered.reduce(
      (said, token, at) => said + (at > 0 && token.isSpaced ? ' ' : '') + token.written,
      '',
    );
    const bare = text.replace(/^(?:the|a|an) /i, '');
    const known = isSaid(text) ? text : isSaid(bare) ? bare : null;
    const [first] = covered;
    const last = covered.at(-1);
    if (known === null || !first || !last || covered.some(({ kind }) => kind !== 'word')) continue;
    const one: Token = {
      ...first,
      plain: known.toLowerCase().replace(/\s+/g, '_'),
      written: known,
      text: known,
      end: last.end,
    };
    const tokens = [...part.tokens.slice(0, verb + 1), one, ...part.tokens.slice(end)];
    return { ...makePart(tokens, part.command, part.picked), source: part.source };
  }
  return part;
}
