const step = /(?:^|\n|(?<=[.!?:])[ \t]+)step\s(?<count>\d)\s?[:.–-]\s*(?=\p{L})/giu;
/** "Tracklist: 1 Groyne 2 Pier Pressure 3 Winter Gardens." */
const tracks =
  /\b(?<label>track ?list(?:ing)?|tracks|songs|set ?list)\s?:\s*(?<list>1[.)]?\s\p{L}[^\n]*?\s2[.)]?\s\p{L}[^\n]*?)(?:\.(?=\s|$)|(?=\n|$))/giu;
/** "Press: same." */
const same = /(?<=^|[.!?]\s|\n)\p{Lu}\p{L}{2,14}:\s(?:the\s)?(?:same|as above|ditto)\.\s?/gu;
const inLines = (list: string): string => {
  let count = 1;
  return list.replace(/(?:^|\s)(\d{1,2})[.)]?\s(?=\p{L})/gu, (all, number: string) => (Number(number) === count ? `\n${count++}. ` : all)); // prettier-ignore
};
/** "Safeguarding, Complaints and SEND policies should be listed as documents to download; PDFs will follow." */
const listed =
  /(?<what>[^.!?\n:]{12,140}?)\s(?:should|must|need to|are to)\s(?:all\s)?be\s(?:listed|shown|available|offered)\s(?:there\s)?(?:as\s(?:documents|files|pdfs|links|a list)|to download|for download)[^.!?\n]*[.!?]?/giu;

/** "Step 1: come and see us. Step 2: …" and the tracks of a record as numbered lists; documents that are to be listed as a list. */
export const stepsTold = (text: string): string =>
  ((text.match(step)?.length ?? 0) < 3 ? text : text.replace(step, '\n$<count>. '))
    .replace(listed, '$<what>.')
    .replace(same, '')
    .replace(tracks, (_all, label: string, list: string) => `\n\n${label}:${inLines(list)}\n`);
