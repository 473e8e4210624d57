import { lean } from '../words/lean-letters';

/** "Entschuldigung für die lange Nachricht: Wir sind …": what is said to whoever reads it stands on no page. */
const apology = lean(
  /^\s*(?:entschuldig\p{L}*|perd[oó]n\p{L}*|disculp\p{L}*|pardon|désolée?|excusez|scus\p{L}+|desculp\p{L}*|sorry|przepraszam|özür dilerim|عذراً|סליחה)[^.:!?\n]{0,60}[.:!]\s+(?=\S)/iu,
);
/** "Dictating this from my phone so sorry.", "Hi, my daughter says I need a website." */
const excuse =
  /^\s*(?:(?:hi|hello|hey)[,.!]?\s)?(?:(?:my|our)\s\p{L}+\s(?:says?|said|keeps? saying|tells? (?:me|us)|told (?:me|us)|thinks?)\s(?:that\s)?(?:i|we)\s(?:really\s)?(?:need|should have|should get|ought to have|must have)\s(?:an?|my own|our own)\s(?:proper\s)?(?:web ?)?(?:site|page)[.!,]\s+(?:so\s)?(?=\S)|(?:sorry,?\s)?(?:i['’]?m\s|i am\s)?(?:just\s)?(?:dictating|typing|writing|sending|texting)\sthis\s(?:from|on|in|with|while|at)\b[^.\n]{0,70}[.\n]\s*(?=\S))/iu;
/** "Dear web person, I run …": to whom it is written. */
const greeting =
  /^\s*(?:dear(?:\s\p{L}+){1,3}|good (?:morning|afternoon|evening)|(?:hi|hello|hey)\s(?:there|all|team|everyone|folks))[,!]\s+(?=(?:I|I['’]m|I['’]ve|we|we['’]re|my|our|please|could|can)\b)/iu;
/** "Bitte Hellgelb als Hintergrund": no first half of a name. */
const pleaseAbroad = /(?<=^|[.!?\n]\s*)Bitte\s(?=\p{Lu})/gu;
/** "AGENCY BRIEF / client: Copperhead Brewing Co.": what the paper is, and whom it is about. */
const paper =
  /^\s*(?:agency|client|project|design|creative|web(?:site)?)\s+brief\s*[./:–—-]\s*(?:(?:client|customer|company|brand|business)\s*:\s*)?(?=\S)/iu;

/** "must-not: online store, blog": each is left out. */
const mustNot = /(?<=[.\n;]\s*)must[- ]nots?(?:[- ]haves?)?:\s(?<list>[^.\n;]{3,90})(?=[.\n;]|$)/giu;
/** "deliverable: 5-page site": that one is wanted. */
const deliverable = /(?<=[.\n]\s*)deliverables?:\s[^.\n]{0,30}\b(?:web)?site[.\n]\s*/giu;
const stroke = /\s\/\s(?=[\p{L}-]+(?:\s[\p{L}-]+)?:\s)/gu;
const fewestStrokes = 3;
/** "client: A / pages: Home, Beers / tone: bold": labels with a stroke between them, as sentences. */
const strokesParted = (text: string): string =>
  (text.match(stroke)?.length ?? 0) < fewestStrokes ? text : text.replace(/\s\/\s/gu, '. ');

/** "Potrzebne: usługi, cennik": what stands behind it is wished. */
const neededAbroad = lean(
  /(?<=^|[.!?\n]\s*)(?:potrzebne(?:\ssą)?|potrzebujemy|potrzebuję|benötigt(?:\swird|\swerden)?|gebraucht\swird|necesario|se\snecesitan?|besoins?|necessário|precisa-se|servono|benodigd|nodig|gerekli(?:ler)?|gerekenler)\s?:\s+(?=\p{Ll})/giu,
);
/** "6 quartos, cada um com foto e diária": what is shown of each, and nothing else that there is. */
const eachAbroad = lean(
  /,\s(?:cada\s(?:um|uma|uno|una)\scom?n?|chacune?\savec|jede[rs]?\smit|jeweils\smit|(?:ognuno|ognuna|ciascuno|ciascuna)\scon|elk\smet|każd[yae]\sze?)\s(?=[^,.;]*(?:foto|imag|imm|photo|preis|preci|preço|prezz|prix|tarif|diária|prijs|cen[aęy]|zdjęci))[^,.;]{3,60}(?=[,.;])/giu,
);
/** "Parents keep asking the same things, so please include …": why it is wished. */
const reason =
  /(?<=^|[.!?]\s+)(?!I\b|We\b|My\b|Our\b)\p{Lu}[^.!?,\n]{8,70},\sso\s(?=(?:please\s|(?:can|could) you\s)(?:include|add|have)\b)/gu;

/** "I have taught piano for thirty years": what is still done. */
const doneFor =
  /\b(?<who>I|we)(?:['’]ve|\shave)\s(?:always\s)?(?<deed>taught|been\s(?:teaching|making|fixing|repairing|baking|restoring|tuning|mending|growing|building))\s(?<what>\p{Ll}[^.,\n]{2,80}?)\sfor\s(?<years>(?:(?:over|about|more than|nearly|almost)\s)?(?:\d{1,3}|\p{L}+(?:-\p{L}+)?)\syears)(?=[.,;\n]|$)/giu;
const doing: Readonly<Record<string, string>> = { taught: 'teach', teaching: 'teach', making: 'make', fixing: 'fix', repairing: 'repair', baking: 'bake', restoring: 'restore', tuning: 'tune', mending: 'mend', growing: 'grow', building: 'build' }; // prettier-ignore

const denied = (list: string): string =>
  list
    .split(/,\s+/u)
    .map((one) => `no ${one}`)
    .join(', ');
const goesOn = (who: string, deed: string, what: string, years: string): string =>
  `${who} ${doing[deed.replace(/^been\s/iu, '').toLowerCase()] ?? 'make'} ${what}, with ${years} behind ${/^i$/iu.test(who) ? 'me' : 'us'}`;

/** A prompt without what is said round the wish: greetings, excuses, reasons, and the labels of the paper it stands on. */
export const withoutTalk = (written: string): string =>
  strokesParted(written)
    .replace(apology, '')
    .replace(excuse, '')
    .replace(greeting, '')
    .replace(reason, '')
    .replace(paper, '')
    .replace(deliverable, '')
    .replace(mustNot, (_, list: string) => denied(list))
    .replace(pleaseAbroad, '')
    .replace(neededAbroad, '')
    .replace(eachAbroad, '')
    .replace(doneFor, (_, who: string, deed: string, what: string, years: string) =>
      goesOn(who, deed, what, years),
    );
