const fewestWords = 80;
/** Of more words than that somebody tells of themselves, however much they wish beside it. */
const mostOfWishes = 160;
const mostlyWished = 0.55;

/** A sentence that asks for something, or greets and thanks whoever is asked. */
const wish =
  /\b(?:please|(?:i|we)(?:['’]d|\swould)\s(?:like|love)|(?:i|we)(?:\salso|\sreally)?\s(?:want|need)|(?:i|we)\sdon['’]t\s(?:want|need)|no need|(?:there|it|home|page|site|that|the\s\p{L}+)\s(?:should|must|needs to)\s|would be (?:great|lovely|nice|good|perfect)|can (?:you|there|we have)|include|keep it|make it|use (?:a |soft|dark|light|warm)|colou?rs?|fonts?|style:?|background|something (?:calm|warm|simple|clean|like)|thank(?:s| you)|cheers)\b|^no \p{L}+|^(?:dear|hi|hello)\b/iu;

const words = (text: string): number => text.trim().split(/\s+/u).length;

/**
 * Whether a prompt is so long that its owner tells of themselves, and the site is to speak in their words. A letter of mostly
 * wishes ("please include …", "I'd like people to see …") is read as any shorter wish is.
 */
export function tellsAtLength(prompt: string): boolean {
  const count = words(prompt);
  if (count < fewestWords) return false;
  if (count >= mostOfWishes) return true;
  const sentences = prompt.split(/(?<=[.!?])\s+|\n+/u).filter((one) => words(one) > 2);
  const wished = sentences.filter((one) => wish.test(one.trim())).length;
  return wished < mostlyWished * sentences.length;
}
