import { nameEvent } from './name-event';
import { sayPlainly } from './say-plainly';
import { withoutManyPages } from './without-many-pages';
import { lean } from '../words/lean-letters';

const politely = String.raw`(?:(?:hi|hello|hey)(?:\s(?:there|all))?[,!.]?\s+)?(?:please\s+)?`;
const asking = String.raw`(?:(?:can|could|would)\s(?:you|we)\s(?:please\s)?|i(?:['’]d|\swould)?\s(?:want|need|like)\s(?:you\s)?to\s|i(?:['’]d|\swould)\slike\s(?:you\s)?to\s|help\sme\s(?:to\s)?|let['’]?s\s)?`;
const deed = String.raw`(?:create|build|make|design|generate|code|develop|write|craft|produce|put\stogether|set\sup)\s(?:for\s(?:me|us)\s|me\s|us\s)?`;
const wish = String.raw`(?:(?:i|we)(?:\s(?:want|need|(?:would|['’]d)\slike)|['’]d\slike)(?:\sto\s(?:have|get))?|give\s(?:me|us)|looking\sfor)\s`;
const order = new RegExp(`^\\s*${politely}(?:${asking}${deed}|${wish})(?=\\S)`, 'iu');
const made =
  'clone|copy|like|style|styled|inspired|alternative|websites?|sites?|(?:landing )?pages?|homepage|portfolio|blog|shop|store|apps?|tool|tracker|game|quiz|flashcards|calculator|converter|dashboard|countdown|timer|board|calendar|planner';
// "Make a Wish choir": a capital behind the article begins a name; "an AI tool", "a Spanish quiz" do not.
const thing = new RegExp(
  String.raw`^(?:[Aa]n?|[Tt]he|THE|[Mm]y|MY|[Oo]ur|OUR|[Ss]ome|[Oo]ne|[Aa]nother)\s+(?:\p{Ll}|\p{Lu}{2}|\p{Lu}(?!\p{Ll})|\d|["“]|(?:\p{Lu}[\p{L}\d]*[\s-]){1,2}(?:${made})(?!\p{L}))`,
  'u',
);

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

/** "Event page: 40th birthday of Karim": a label that says no more than that a page is wanted. */
const label =
  /^\s*(?:an?\s)?(?:(?:event|info|information|web|simple|small|little|quick|new|nice)[\s-]){1,3}(?:page|site|website)\s?(?::|\s[–—-])\s+(?=\S)/iu;

/** "event site 4 the soapbox derby" */
const inDigits =
  /\b(site|page|website|app|homepage|boards?|list|shop|form|calculator|tracker|quiz)\s4\s(?=(?!(?:pages?|steps?|tiers?|columns?|sections?|questions?|cards?|of|x|and|or)\b)\p{Ll})/iu;

/** "App in italiano: convertitore …": what is wanted stands behind the colon, in its own language. */
const appIn =
  /^\s*(?:(?:app|tool)\s)?(?:nederlands|deutsch|español|français|italiano|português|polski|türkçe|in italiano|en español|en français|auf deutsch|em português|in het nederlands|po polsku)\s?[:,]\s+(?=\S)/iu;

/**
 * A prompt without the order it opens with: "Create a modern landing page for …", "can you build me a site for …" ask for
 * what follows, and the words of the order are nobody's name and no headline.
 */
export function setAsideOrder(written: string): string {
  const prompt = sayPlainly(
    withoutManyPages(
      nameEvent(strokesParted(written).replace(apology, '').replace(excuse, '').replace(greeting, ''))
        .replace(reason, '')
        .replace(paper, '')
        .replace(deliverable, '')
        .replace(mustNot, (_, list: string) =>
          list
            .split(/,\s+/u)
            .map((one) => `no ${one}`)
            .join(', '),
        )
        .replace(pleaseAbroad, '')
        .replace(neededAbroad, '')
        .replace(eachAbroad, '')
        .replace(label, '')
        .replace(appIn, '')
        .replace(inDigits, '$1 for ')
        .replace(
          doneFor,
          (_, who: string, deed: string, what: string, years: string) =>
            `${who} ${doing[deed.replace(/^been\s/iu, '').toLowerCase()] ?? 'make'} ${what}, with ${years} behind ${/^i$/iu.test(who) ? 'me' : 'us'}`,
        ),
    ),
  );
  const found = order.exec(prompt)?.[0];
  if (found === undefined) return prompt;
  const rest = prompt.slice(found.length);
  if (!thing.test(rest)) return prompt;
  return /^\p{Lu}/u.test(prompt.trimStart()) ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
}
