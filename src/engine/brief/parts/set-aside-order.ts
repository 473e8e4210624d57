import { nameEvent } from './name-event';
import { sayPlainly } from './say-plainly';
import { withoutManyPages } from './without-many-pages';
import { withoutTalk } from './without-talk';

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
      nameEvent(withoutTalk(written)).replace(label, '').replace(appIn, '').replace(inDigits, '$1 for '),
    ),
  );
  const found = order.exec(prompt)?.[0];
  if (found === undefined) return prompt;
  const rest = prompt.slice(found.length);
  if (!thing.test(rest)) return prompt;
  return /^\p{Lu}/u.test(prompt.trimStart()) ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest;
}
