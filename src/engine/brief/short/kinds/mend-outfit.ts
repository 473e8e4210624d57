import type { ReadPart } from '../names/mend-intro';
import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** "A site for our falconry display team, Skybound Raptors. We do shows at castles and schools, and you can adopt a bird." */
export const outfitFrame =
  /^(?:(?:please |can you )?(?:make|build|create|we need|i need|we want) )?(?:an? |the )?(?:\p{L}+ )?(?:site|website|page|homepage) for (?:our|my) (?<what>[^,.]{3,60}), (?:called |named )?["“]?(?<name>\p{Lu}[^.,"”]{1,40})["”]?\.\s(?:We|I) (?<verb>do|run|visit|perform at|perform|play at|play|offer|make|teach|give|host|build|organi[sz]e|put on|hire out|lead|bring|tour|work at|go to|travel to|deliver) (?<list>[^.]{4,120}?)(?:,? and (?:you|people|anyone|visitors|families|schools) can (?:also )?(?<deed>[^.,]{4,60}))?\.(?=\s|$)/iu;
const mostWords = 5;

/** What is done, one thing after another; "shows at castles and schools" is one, whatever stands behind the preposition. */
function thingsOf(list: string, from: number): { readonly name: string; readonly span: Span }[] {
  const isOne = /\s(?:at|for|in|with|to|of|from|on)\s[^,]*\sand\s/iu.test(list) && !list.includes(',');
  const parts = isOne ? [list] : list.split(/,\s(?:and\s)?|\sand\s/u);
  let at = 0;
  return parts.flatMap((part) => {
    const start = from + list.indexOf(part, at);
    at = list.indexOf(part, at) + part.length;
    const name = part.trim();
    // "run weekends, teach fog signals": the thing, and not the deed.
    const thing = name.replace(
      /^(?:teach|run|make|give|host|offer|lead|do|build|sell|hire out|put on|organi[sz]e)\s(?=\p{L}+\s?\p{L})/u,
      '',
    );
    return name === '' ? [] : [{ name: capitalise(thing), span: { start, end: start + name.length } }];
  });
}

/** A band of people of any sort as they tell of themselves in two sentences: all that they do stands together, whatever its words are read as. */
export function mendOutfit(brief: Brief, readPart: ReadPart): Brief {
  const found = outfitFrame.exec(brief.prompt);
  const { what = '', list = '', deed = '' } = found?.groups ?? {};
  if (!found || list === '' || /[£€$\d]/u.test(list)) return brief;
  const from = brief.prompt.indexOf(list, found[0].indexOf(list));
  const things = thingsOf(list, from);
  if (things.some(({ name }) => name.split(' ').length > mostWords + 3)) return brief;
  const told = { start: from, end: found.index + found[0].length };
  const isFree = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || !spans.every(({ start, end }) => start >= told.start && end <= told.end);
  const items = things.map(({ name, span }): Slot<ListedItem> => ({
    value: { section: 'services', name },
    spans: [span],
  }));
  // What they do tells no other trade: "school projects" make no student.
  const alone = readPart(brief.prompt.slice(0, brief.prompt.indexOf('.') + 1), {});
  const start = brief.prompt.indexOf(what);
  return {
    ...brief,
    kind: { ...brief.kind, value: alone.kind.value },
    offer: { value: what, spans: [{ start, end: start + what.length }] },
    items: [...brief.items.filter(isFree), ...items],
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter((phrase) => isFree(phrase) && phrase.value !== deed),
    // "We do shows", "school projects", "you can sponsor a foal": said of what they do, and asked of no page.
    sections: [
      ...brief.sections.filter((slot) => isFree(slot) && slot.value !== 'services'),
      { value: 'services', spans: [{ start: brief.prompt.indexOf('.') + 2, end: told.end }] },
    ],
  };
}
