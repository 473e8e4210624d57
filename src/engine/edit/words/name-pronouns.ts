import { makePart } from './read-command';
import type { Part } from './read-command';
import type { Token } from './split-words';

const pronouns = new Set(['it', 'this', 'that', 'its', "it's"]);
const people = new Set(['her', 'him', 'them', 'his', 'their', 'she', 'he', 'they']);
const order = /^(?:add|remove|change|make|move|put|rename|show|hide|mark|highlight|call|set|give)$/;

/** "… and put it first": the thing that the part before spoke of in the place of the pronoun. */
export function namePronouns(part: Part, name: string | null): Part {
  if (name === null || part.picked !== null) return part;
  const spoken = part.tokens.filter(({ plain }) => plain !== '');
  const at = part.tokens.findIndex(
    (token) =>
      token.kind === 'word' &&
      (pronouns.has(token.plain) ||
        // Elsewhere they may stand in a text of the owner's: "add a review: I love her".
        (people.has(token.plain) &&
          (token === spoken[0] || (token === spoken[1] && order.test(spoken[0]?.plain ?? ''))))),
  );
  const token = part.tokens[at];
  if (!token) return part;
  const words = name.split(/\s+/u).map((word, index): Token => ({
    ...token,
    plain: word.toLowerCase(),
    written: word,
    text: word,
    isSpaced: index > 0 || token.isSpaced,
  }));
  const tokens = [...part.tokens.slice(0, at), ...words, ...part.tokens.slice(at + 1)];
  return { ...makePart(tokens, part.command, null), source: part.source };
}
