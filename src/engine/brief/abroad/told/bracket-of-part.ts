import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';

const bracket = /^\s\((?<said>[^()]{4,120})\)/;

/** "el club de lectura (primer jueves de cada mes a las 19:00)": what a bracket says of a part stands in it. */
export function bracketOfPart(brief: Brief): Brief {
  const parts = brief.parts.map((part) => {
    const end = part.spans.at(-1)?.end;
    const { lines, section } = part.value;
    if (end === undefined || lines !== undefined || section !== undefined) return part;
    const said = bracket.exec(brief.prompt.slice(end, end + 130))?.groups?.['said'];
    const within = { start: end, end: end + (said?.length ?? 0) + 3 };
    const isRead = brief.items.some(({ spans }) => overlaps(spans, [within]));
    return said === undefined || isRead
      ? part
      : { ...part, value: { ...part.value, lines: [capitalise(said)] } };
  });
  return parts.every((part, at) => part === brief.parts[at]) ? brief : { ...brief, parts };
}
