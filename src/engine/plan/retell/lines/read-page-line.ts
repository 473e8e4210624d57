import { label } from '../heading-of';
import { isWishLabel } from '../line-marks';
import { doneBy, entriesOf, partAsks, wordsIn } from '../part-lists';
import { sentencesOf, splitOutside } from '../part-sentences';
import { push, pushLabelled } from './reading';
import type { LineReader } from './reading';

/** "Who we are, our four departments; first meeting free": what the outline says of a page. */
export const readPageLine: LineReader = (reading) => {
  const { page, at, lead, text } = reading;
  const { heading } = reading.over;
  if (page === null || at > 0 || lead > 0 || label.test(text.text)) return false;
  for (const said of sentencesOf(text)) {
    // "… since 2009. Our members: Jo (stoneware), Idris (slipware)": a list within what is told of the page.
    const inner = label.exec(said.text);
    const told = inner?.[1] ?? '';
    if (inner && said.start > text.start && wordsIn(told) <= 3 && !isWishLabel(told)) {
      pushLabelled(reading, said, inner);
      continue;
    }
    const { asks, rest } = partAsks(said);
    for (const ask of asks) push(reading, ask, heading, true);
    if (rest === null) continue;
    const entries = entriesOf(rest);
    if (entries) for (const entry of entries) push(reading, entry, heading, !doneBy.test(entry.text));
    else
      for (const half of splitOutside(rest.text, rest.start, /;\s+/gu)) push(reading, half, heading, false);
  }
  return true;
};
