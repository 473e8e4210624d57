const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '); // prettier-ignore
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const units = 'quid|pounds?|euros?|dollars?|bucks|percent|per cent|pence|%';
const number = `(?:${tens.join('|')})(?:[ -](?:${small.slice(1, 10).join('|')}))?|${small.slice(1).join('|')}|(?:a|one) hundred(?: and (?:${[...small.slice(1), ...tens].join('|')}))?`; // prettier-ignore
const sum = new RegExp(`\\b(${number})(?= (?:${units})(?![a-z]))`, 'gi');

/** Sums that are spoken as they are written: "fifty quid" as "50 quid", "a tenner" as £10, "for 90p" as "for £0.90". */
export function writeSums(text: string): string {
  return (
    text
      .replace(/\ba (fiver|tenner)\b/gi, (_, note: string) => (note.toLowerCase() === 'fiver' ? '£5' : '£10'))
      // "Up a quid", "a euro dearer": one of them.
      .replace(
        /\b(?<=\b(?:up|down|by|off|another|extra) )(?:a |an )?(?:extra )?(quid|pound|euro|dollar)\b/gi,
        (_, unit: string) => `1 ${unit}`,
      ) // prettier-ignore
      .replace(/\b(\d{1,2}) ?o['’]?clock\b/gi, '$1:00')
      .replace(sum, (words: string) => String(countOf(words.toLowerCase())))
      .replace(
        /(?<=(?:\b(?:is|are|be|now|to|at|from|costs?|for)|['’]s) )(\w+(?:[ -]\w+)??)(?= ?(?:now)?(?:[.!]?$|,| and\b))/gi,
        (words: string) =>
          new RegExp(
            `^(?:(?:${tens.join('|')})(?:[ -](?:${small.slice(1, 10).join('|')}))?|(?:a|${small.slice(1, 10).join('|')}) hundred)$`,
            'i',
          ).test(words)
            ? String(countOf(words.toLowerCase()))
            : words,
      )
      .replace(/(?<![\d.,£])(\d+(?:[.,]\d+)?) (?:quid|pound)\b/gi, '£$1')
      .replace(
        /(?<=\b(?:for|at|to|is|are|costs?|from|only|now|just|by|,|:)\s)([1-9]\d?)p(?![\p{L}\p{N}])/giu,
        (_, pence: string) => `£0.${pence.padStart(2, '0')}`,
      )
  );
}

function countOf(words: string): number {
  return words.split(/[ -]/).reduce((count, word) => {
    if (word === 'hundred') return count * 100;
    if (word === 'a' || word === 'and') return word === 'a' ? 1 : count;
    const ten = tens.indexOf(word);
    return count + (ten < 0 ? Math.max(0, small.indexOf(word)) : (ten + 2) * 10);
  }, 0);
}
