import { readColour } from '../colour/read-colour';
import type { Part } from './read-command';
import { sayAs } from './say-as';
import { rewordings } from './rewordings';

/** The part said in the engine's own words; the same part when it needs none. */
export function reword(part: Part): Part {
  for (const { form, to, colours, others, isBare, isLower, names } of rewordings) {
    const match = new RegExp(form.source, 'd').exec(part.plain);
    if (!match?.groups) continue;
    if (
      isBare &&
      /^(?:make|move|put|add|remove|change|show|hide|go|scroll|bring|back|what|how|shut|turn|set|prices)\b/.test(
        part.plain,
      )
    )
      continue;
    if (isLower && part.tokens.slice(1).some(({ written }) => /^\p{Lu}/u.test(written))) continue;
    if (others?.some((name) => isColour(match.groups?.[name] ?? ''))) continue;
    if (colours?.some((name) => !isColour(match.groups?.[name] ?? ''))) continue;
    const next = sayAs(part, match, to, names);
    if (next && next.plain !== part.plain) return next;
  }
  return part;
}

const isColour = (text: string) => text.split(' ').length < 4 && readColour(text) !== null;
