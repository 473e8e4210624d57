import { partRunOnAbroad } from './part-run-on-abroad';

const fewestWords = 40;
/** Of a shorter one, where it has no mark at all. */
const fewestBare = 18;
/** Words to a mark, from which on a text counts as written without any. */
const wordsToMark = 28;

const verbs =
  "am|m|ve|have|do|did|dont|don['’]t|cant|can['’]t|can|cannot|will|wont|won['’]t|would|was|were|are|is|isnt|use|cover|work|make|sell|teach|offer|take|only|also|usually|run|started|start|need|needs|want|charge|come|go|travel|fix|repair|clean|groom|walk|train|play|book|speak|live|love|like|got|get|give|accept|deliver|meet|open|close|bring|been|learned|learnt|trained|qualified|won|costs?|rehearse|practi[sc]e|meet|came|raise|hold|perform";
/** Where a new statement begins in a text without marks: who does something, or a wish. */
const opening = new RegExp(
  String.raw`(?<=\p{L}|\d)[ ](?=(?:(?:and|but|so)\s(?=i\s|we\s|theres|there['’]s|im\s|its\s))?(?:(?:i|we|you|they|he|she)\s(?:${verbs})\b|it\s(?:is\scalled|costs|takes|has|comes)\b|(?:im|ive|i['’]m|i['’]ve|were|we['’]re|weve|theres|there['’]s|there\s(?:is|are)|its(?!\sown)|it['’]s|they['’]re|theyre)\s|(?:he|she)\s(?:does|makes|fixes|mends|sells|teaches|repairs|cleans|bakes|grows|builds|sews|paints|cuts|walks|trains|plays|has|charges|covers|works|comes|goes|travels|takes|restores|sharpens|tunes)\b|people\s(?:can|come|post|send|bring|pay|travel)\b|(?:text|call|ring|phone|whatsapp|message|email)\s(?:me|us|him|her|them)\b|no\s(?:emails?|clip\sart|calls|cats|cards|cash|cheques|dogs|kids|children|experience|contracts?|appointments?|booking)\b|(?:the|our|my)\s\p{L}+\s(?:has|have|is|are|was|were|comes?|takes?|runs?|opens?|costs?)\b|(?:takes|lasts|costs|been|established|founded|based|open|booked|fully)\s|(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day)?s?\s(?:to|till|until|-|–)\s|next\s\p{L}+\s(?:is|are)\b|(?:uniforms?|instruments?|tickets?|parents|players)\s(?:are|is|help|get|can|must|pay|bring)\b|(?:pensioners|students|kids|children|puppies|beginners|members|seniors|adults|under)\s(?:get|pay|are|is|go|first|free|\d)|(?:pics|photos|pictures)\s(?:of|and|would)\b|(?:please|pls)\s(?:make|add|can|put|include|dont|no)\b|(?:small|medium|large|adults?|kids?|half|full|basic|standard|single|double)\s(?:(?!from|and|is|are)\p{L}+\s){0,2}(?:and\s\p{L}+\s)?(?:from\s)?[$£€]\s?\d))`,
  'giu',
);
// What belongs to the words before it: "which i do", "the suburbs i cover", "because its short", "if you want".
const bound =
  /(?:^|\s)(?:which|that|who|where|when|because|if|as|what|than|while|and|but|so|or|to|the|a|an|of|for|with|is|are|only|once|every|my|our|how|things|suburbs|areas|places|towns|all|everything|anything|someone|until|before|after|cos|cause|unless|not|no|sorry|price|usually|always|just|really|also|i|we|it|they|he|she)$/iu;

/** Prices that end the name of what they are for: a new one begins after them. */
const price = /(?<=(?:[$£€]\s?\d[\d.]*|\d[\d.]*\s?(?:euros?|dollars|quid|pounds|bucks)))[ ](?=\p{L})/gu;
const unit =
  /^(?:a|an|per|each|pp|for|or|off|to|and|and\sup|plus|extra|including|incl|inc|with|deposit|minimum|if|on|in|at|from\sthe|every|the|by|more|less|only|return|hour|hr|night|week|month|year|day|session)\b/iu;

/**
 * A text without marks with a line break before each statement that begins in it: "… its called Wags on Wheels i cover
 * Geelong …". Of the same length, so that offsets stay. Any other text as it is.
 */
export const partRunOn = (prompt: string): string => {
  const abroad = partRunOnAbroad(prompt);
  if (abroad !== prompt) return abroad;
  const words = prompt.split(/\s+/u).length;
  const marks = prompt.match(/[.,;:!?\n]/gu)?.length ?? 0;
  const isBare = words >= fewestBare && !/[.,;:!?\n]./u.test(prompt.trim());
  const isLong = words >= fewestWords && words >= wordsToMark * (marks + 1);
  if (!(isBare || isLong) || !/\b(?:i|we|the|my)\b/iu.test(prompt)) return prompt;
  const parted = prompt.replace(opening, (space, at: number) =>
    bound.test(prompt.slice(Math.max(0, at - 20), at)) ? space : '\n',
  );
  return parted.replace(price, (space, at: number) => (unit.test(parted.slice(at + 1)) ? space : '\n'));
};
