import { isOrdinaryWord } from '../../words/correct-spelling';

/** Large towns where English is spoken, whose names are long enough that a slip leaves them known. */
const towns =
  `edinburgh glasgow aberdeen dundee inverness manchester birmingham liverpool sheffield bristol nottingham leicester
coventry newcastle sunderland portsmouth southampton plymouth brighton norwich cambridge oxford exeter gloucester
cheltenham worcester bradford huddersfield middlesbrough peterborough chelmsford colchester ipswich canterbury bournemouth
swindon cardiff swansea newport belfast londonderry dublin limerick galway waterford london chester doncaster
chicago houston philadelphia phoenix dallas austin denver seattle boston detroit portland nashville memphis milwaukee
baltimore albuquerque tucson sacramento atlanta minneapolis cleveland pittsburgh cincinnati louisville richmond
toronto montreal vancouver calgary ottawa winnipeg edmonton halifax sydney melbourne brisbane adelaide canberra hobart
auckland wellington christchurch johannesburg durban`.split(/\s+/u);
const known: ReadonlySet<string> = new Set(towns);
const fewestLetters = 6;

/** Whether two letters changed places, one is missing, or one stands there twice. Another letter makes another town. */
function isSlip(typed: string, town: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === town[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (typed.length === town.length - 1) return rest(typed, at) === rest(town, at + 1);
  if (typed.length === town.length + 1)
    return typed[at] === typed[at - 1] && rest(typed, at + 1) === rest(town, at);
  return (
    typed.length === town.length &&
    typed[at] === town[at + 1] &&
    typed[at + 1] === town[at] &&
    rest(typed, at + 2) === rest(town, at + 2)
  );
}

/** "in Edinbrugh", "near Manchster": a large town, as its sign has it. What is no slip of one stays as it is written. */
export const mendTownSlips = (prompt: string): string =>
  prompt.replace(/(?<=\b(?:in|near|around|outside|from|of) )\p{Lu}\p{Ll}{5,}(?![\p{L}-])/gu, (word) => {
    const typed = word.toLowerCase();
    // "in Settle": a town by a word of its own, and no slip of another.
    if (known.has(typed) || isOrdinaryWord(typed)) return word;
    const [town, other] = towns.filter((one) => one.length >= fewestLetters && isSlip(typed, one));
    if (town === undefined || other !== undefined) return word;
    return town.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  });
