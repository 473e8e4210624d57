import { partsAt, withoutStop } from './prose-rows';
import { raise } from './wishes/rewrite-rules';

/** What leads in the things that visitors ask about. */
export const ofQuestion =
  /^(?:about|on|such as|like|for example|for instance|including|namely|e\.g\.)[:,]?\s/iu;

const asker = String.raw`(?:is|are|was|were|can|could|do|does|did|will|would|should|must|may|has|have)`;
/** "what if it rains" as it is asked; "whether a referral is needed", "where to park", "VAT on merch" turned to a question. */
const questionOf = (asked: string): string => {
  const text = asked
    .trim()
    .replace(/^(?:and|or|plus)\s/iu, '')
    .replace(/[?.]+$/u, '')
    .trim()
    .replace(/^(whether|if)\s(?:we|i)\s/iu, '$1 you ');
  const plainly = text
    .replace(/^(?:whether|if)\s(?:they|people|one|i)\s(can|may|must|should|need)\b/iu, (_all, verb: string) =>
      verb.toLowerCase() === 'need' ? 'do I need' : `${verb} I`,
    )
    .replace(
      new RegExp(String.raw`^(?:whether|if)\s(?<who>.+?)\s(?<verb>${asker})\s(?<rest>.+)$`, 'iu'),
      '$<verb> $<who> $<rest>',
    )
    .replace(
      /^(?:whether|if)\s(?<who>.+)\s(?<verb>\p{L}+[^s])s(?<rest>(?:\s.*)?)$/iu,
      'does $<who> $<verb>$<rest>',
    )
    .replace(/^(?:whether|if)\s(?<rest>.+)$/iu, 'do $<rest>')
    .replace(/^(what|how|where|when|who)\sto\s(wear|bring|eat|expect|pack)/iu, '$1 should I $2')
    .replace(/^(how|where|when|who|what)\sto\s/iu, '$1 can I ');
  const isAsked = new RegExp(String.raw`^(?:${asker}|what|how|where|when|who|why|which)\b`, 'iu').test(
    plainly,
  );
  const own = isAsked
    ? plainly
    : `what about ${plainly.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  return `${raise(own.replace(/(?<![\p{L}])i(?![\p{L}])/gu, 'I'))}?`;
};
const entries = /,\s+(?:and\s+|or\s+)?|;\s+|\?\s+|\s+(?:and|or)\s+(?=[^,]*$)/uy;
const fewest = 2;

/** The questions of a list, each as it is asked; empty for anything else. */
export const questionsIn = (told: string): readonly string[] => {
  const asked = partsAt(withoutStop(told), entries).map((one) => one.replace(ofQuestion, ''));
  return asked.length >= fewest && asked.every((one) => one.split(/\s+/u).length <= 14)
    ? asked.map(questionOf)
    : [];
};
