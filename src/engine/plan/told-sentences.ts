const subjects =
  /^(?:we|i)\s(?:also\s|only\s|never\s|do not\s|don['’]t\s|can\s|cannot\s|can['’]t\s)*(?:deliver|ship|accept|take|offer|serve|work|speak|open|close|use|provide|include|cover|travel|collect|repair|restore|teach|sell|charge|guarantee|rent|hire|lend|host|cater|train|treat|visit|grow|bake|brew|make|come)\b/iu;
const facts =
  /^(?:every|each|all)\s\p{L}+(?:\s\p{L}+)?\s(?:is|are|comes?|includes?)\b|^(?:payment|delivery|parking|shipping|restoration|bookings?|dogs|children|wheelchair|cash|cards|entry|access|lessons|classes|courses|insurance|deposits?|repairs|orders|gift vouchers?|vouchers?)\s(?:\p{L}+\s){0,4}(?:is|are|costs?|takes?|by)\b/iu;
const asking =
  /\b(?:website|site|page|section|headline|button|please|wants?|needs? (?:a|an|the)|photos?|fonts?|colou?rs?|header|footer|looks?|design|prompt|blog|newsletter|checkout|cart)\b/iu;
const fewestWords = 60;

/**
 * Sentences of a long prompt that state a fact to visitors ("We deliver in Yorkshire.", "Payment is by bank transfer.") and
 * ask nothing of the site: they stand on it as they are. Short prompts say what is wanted, so nothing is taken from them.
 */
export function toldSentences(prompt: string): string[] {
  if (prompt.split(/\s+/u).length < fewestWords) return [];
  return prompt
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12 && sentence.length < 240 && /[.!]$/u.test(sentence))
    .filter((sentence) => (subjects.test(sentence) || facts.test(sentence)) && !asking.test(sentence))
    .slice(0, 12);
}
