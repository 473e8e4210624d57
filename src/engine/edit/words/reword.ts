import { readColour } from '../colour/read-colour';
import { makePart, phraseAt, phraseRange } from './read-command';
import type { Part } from './read-command';
import type { Token } from './split-words';
import { rewordings } from './rewordings';

/** The part said in the engine's own words; the same part when it needs none. */
export function reword(part: Part): Part {
  for (const { form, to, colours, others, isBare, isLower, names } of rewordings) {
    const match = new RegExp(form.source, 'd').exec(part.plain);
    const ranges = match?.indices?.groups;
    if (!match?.groups || !ranges) continue;
    if (
      isBare &&
      /^(?:make|move|put|add|remove|change|show|hide|go|scroll|bring|back|what|how|shut|turn|set|prices)\b/.test(
        part.plain,
      )
    )
      continue;
    if (isLower && part.tokens.slice(1).some(({ written }) => /^\p{Lu}/u.test(written))) continue;
    if (names?.some((name) => !isLarge(part, ranges[name]))) continue;
    if (others?.some((name) => isColour(match.groups?.[name] ?? ''))) continue;
    if (colours?.some((name) => !isColour(match.groups?.[name] ?? ''))) continue;
    const tokens = to.split(' ').flatMap((word): readonly Token[] => {
      const range = ranges[/^\{(\w+)\}$/.exec(word)?.[1] ?? ''];
      // A capture that may be missing leaves nothing.
      if (/^\{\w+\}$/.test(word) && !range) return [];
      return range ? phraseRange(part, range[0], range[1]) : [spoken(word, part)];
    });
    const next = { ...makePart(tokens, part.command, part.picked), source: part.source };
    if (next.plain !== part.plain) return next;
  }
  return part;
}

const isLarge = (part: Part, range: readonly [number, number] | undefined): boolean =>
  range !== undefined &&
  /^(?:dr|mr|mrs|ms|prof)\.? \p{L}|^\p{Lu}/u.test(phraseAt(part, range[0], range[1]).text);

const isColour = (text: string) => text.split(' ').length < 4 && readColour(text) !== null;

function spoken(word: string, part: Part): Token {
  const start = part.tokens[0]?.start ?? 0;
  return { kind: 'word', plain: word, text: '', written: '', isSpaced: true, start, end: start };
}
