import type { Brief } from '@/domain/site/brief';
import { isOrdinaryWord } from '../../brief/words/correct-spelling';
import { isFirstName } from '../kinds/parts/people-names';

/** What one person is called by the work: "architect", "estate agent", "marine biologist". */
const doer =
  /(?:^|\s)(?:\p{L}{3,}(?:ist|ician|ographer|ologist|itect|aker|iter|igner|eloper|inter|anner|yer|ainer|eacher|utor|urse|ysio|ounsellor|ounselor|elebrant|opath|practor)|agent|broker|realtor|coach|chef|doula|midwife|vet|sculptor|potter|actor|singer|composer|translator|interpreter|editor|author|poet|comedian|engineer|consultant|guide|nanny|seamstress|tailor|barber|plumber|gardener|director|bagpiper|piper|harpist|fiddler|drummer|magician|clown|juggler|storyteller|puppeteer|falconer|tuner|restorer|mender|waller|thatcher|joiner|carpenter|handyman|locksmith|sweep|catcher|farrier|blacksmith|saddler|cobbler|bookbinder|signwriter|calligrapher|sharpener|engraver|upholsterer|glazier|goldsmith|silversmith|luthier|milliner|weaver|carver|turner|diver|dowser|astrologer|DJ|MC)$/iu;
const several =
  /\b(?:we|our|us|team|staff|crew|colleagues|employees|family[- ](?:run|owned|business)|partners|company|firm|agency|agents|and (?:sons?|daughters?|co)|brothers|sisters|they)\b|&/iu;
const title = /^(?:(?:dr|prof|mr|mrs|ms|miss)\.?\s)+/iu;

/** Whether an English site is that of one person by name and work: "architect Lena Hofmann", "Real estate agent Carla Mendes". */
export function isOnePerson({ name, offer, prompt, language }: Brief): boolean {
  if (language.value !== 'en' || !name || several.test(prompt)) return false;
  const words = name.value.replace(title, '').split(/\s+/u);
  const [first = ''] = words;
  const isName =
    words.length > 1 && words.length < 4 && words.every((word) => /^\p{Lu}[\p{L}’'.-]+$/u.test(word));
  // "estate agent Carla Mendes": what stands right behind the work is who does it.
  const [does, who] = [offer?.spans[0], name.spans[0]];
  const isBehind = does !== undefined && who !== undefined && who.start - does.end === 1;
  const isUnheard = words.length === 2 && words.every((word) => !isOrdinaryWord(word.toLowerCase()));
  return isName && (isBehind || isUnheard || isFirstName(first)) && doer.test(offer?.value ?? '');
}
