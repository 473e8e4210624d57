import type { Brief } from '@/domain/site/brief';
import { isMany, isMass, singular } from './noun-forms';
import { deeds, heads, usualSubjects } from './calling-heads';
import { craftOfShared } from './shared-house';
import { isOwnProject, thingOfProject } from './own-project';
import { isTradeSchool } from './is-trade-school';
import { tellingWords } from './plain-words';
import { leadIn, stop, wholeOffer } from './whole-offer';

/** What a business calls itself, taken apart: a snail farm is of the family "farm", and about snails. */
export type Calling = {
  /** Noun of the family's copy. */
  readonly family: string;
  /** What it is about, as it stands before the head: "snail", "kite-making", "accordion and concertina". */
  readonly subject: string;
  /** The whole of it, in lower case: "snail farm". */
  readonly offer: string;
  /** Whether a deed tells it: "We repair old radios". */
  readonly isDeed?: true;
  /** A second trade of the same business: "hat repair" beside hat lessons. */
  readonly also?: string;
};

const article = /^(?:an?|the|our|my|your|this|some)\s+/iu;

const clean = (text: string): string =>
  text
    .trim()
    .replace(article, '')
    .replace(/\s+(?:online|(?:every|each) \S+)$/iu, '')
    .replace(/\s+and \p{L}+ (?:them|it|those)\b.*$/iu, '')
    .replace(/\s+and (?:sell|make|carve|repair|teach)\b.*$/iu, '')
    // "Eight week online pottery course": how long it takes is not what it is about.
    .replace(
      /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-](?:week|month|day|hour|lesson|session|evening)s?\s+(?=\p{L})/iu,
      '',
    )
    .replace(/^(?:(?:professional|online|virtual|evening|weekend|intensive)\s+)+(?=\p{L}+\s\p{L})/iu, '')
    .trim();
// Words that keep their capital wherever they stand.
const proper =
  /^(?!Cheese|Geese|Fish|Shellfish|Crayfish|Dish|Relish|Rubbish|Librarian|Guardian|Musician|Comedian|Vegetarian|Civilian|Ocean)(?:Christmas|Easter|Halloween|Advent|Viking|Roman|Celtic|Gothic|Norse|Morse|Greek|Dutch|French|Welsh|Irish|Czech|Thai|Swiss|Tudor|Victorian|Georgian|Edwardian|\p{Lu}\p{Ll}+(?:ish|ese|ian|ean)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|.*\p{Lu}.*\p{Lu}.*)$/u;
const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
const lower = (text: string): string => {
  const words = text.split(' ');
  const isTitle = words.length > 1 && words.every((word) => isCapital(word) || word.length < 4);
  return words
    .map((word, at) =>
      (at === 0 || isTitle) && isCapital(word) && !proper.test(word)
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word,
    )
    .join(' ');
};

// Words before a museum that tell what it is about and are no things themselves.
const shownIn: Readonly<Record<string, string>> = {
  maritime: 'seafaring',
  naval: 'seafaring',
  nautical: 'seafaring',
  local: 'local history',
  rural: 'farming',
  agricultural: 'farming',
  industrial: 'working history',
  military: 'military history',
  regimental: 'military history',
  medical: 'medicine',
  musical: 'music',
  medieval: 'medieval history',
  social: 'social history',
  jewish: 'Jewish history',
  transport: 'transport',
  aviation: 'flying',
  folk: 'folklore',
  national: 'history',
  regional: 'local history',
  civic: 'local history',
  county: 'local history',
  town: 'local history',
  village: 'local history',
  city: 'local history',
};

const together =
  /\b(?<!\b(?:stair|table|hall|carpet|drawer) )(?:ringers|dancers|singers|ramblers|walkers|hikers|runners|joggers|riders|cyclists|rowers|swimmers|knitters|stitchers|quilters|spinners|birders|campanologists|sketchers|paddlers|climbers|skaters|storytellers)$/iu;
const doing = (phrase: string): string =>
  phrase
    .replace(/cyclists$/iu, 'cycling')
    .replace(/campanologists$/iu, 'bell-ringing')
    .replace(/ers$/iu, 'ing');

const person = /(?:\p{L}{2}er|or|ist|ian|mechanic|vet|barber|nurse|notary|physio)$/iu;
const work = /\s+(?:trekking|riding|walking|breeding|growing|picking|experience)$/iu;

const sweets: Readonly<Record<string, string>> = {
  chocolatier: 'chocolate',
  chocolatiers: 'chocolate',
  confectioner: 'confectionery',
  confectioners: 'confectionery',
};

const handwork =
  /(?:benders?|blowers?|binders?|casters?|gilders?|dyers?|spinners?|stitchers?|etchers?|engravers?)$/iu;

/** "Dahlia growing" is done by a dahlia grower, "sea vegetable foraging" by a forager. */
const whoGrows = (offer: string): string =>
  offer
    .replace(/(?:rearing|raising|farming)$/iu, 'farm')
    .replace(/\s(\p{L}{3,}?)ing$/iu, (_, verb: string) => ` ${verb}${verb.endsWith('e') ? 'r' : 'er'}`);

const jobs =
  /\b(?:services?|servicing|repairs?|dip(?:ping)?|shearing|spraying|testing|inspections?|valeting|cleaning|welding|fitting|sharpening|shredding|drilling|grinding|milling|sawmill|pressing|crushing|screening|weighing|trimming|hoof|foot|farriery|grooming|dentistry|clipping|scanning|storage|refuelling|fuel|tyres?|tuning|polishing|blasting|sandblasting|screen printing|bookkeeping|accounting|notary|x-ray|blood tests?|physio\w*|vaccinations?|checks?|trims?|shoeing|scans?)$/iu;

const fit = (phrase: string, place: string): Calling | null => {
  const offer = lower(clean(phrase));
  if (offer === '' || offer.length > 60 || offer.split(' ').length > 9) return null;
  if (/^(?:fruit )?orchards?$/iu.test(offer)) return { family: 'farm', subject: 'fruit tree', offer };
  // "Chocolatier": whoever makes it is named by no "maker".
  const sweet = sweets[offer];
  if (sweet !== undefined) return { family: 'craft maker', subject: sweet, offer };
  // "Stair runners": nobody runs.
  if (/\b(?:stair|table|hall|carpet|drawer) runners$/u.test(offer))
    return { family: 'things', subject: offer, offer };
  const craft = craftOfShared(offer);
  if (craft !== null) return { family: 'club', subject: craft, offer };
  for (const [family, pattern] of heads) {
    const subject = clean(pattern.exec(offer)?.[1] ?? '')
      .replace(/(?<=s)['’]$/u, '')
      .replace(/^(?:(?:community|local|small|little|tiny|family|family-run|independent|new)\s)+(?=\S)/u, '');
    if (subject === '') continue;
    // "maritime museum": what is on show there is no maritimes.
    if (family === 'museum' && subject in shownIn)
      return { family, subject: shownIn[subject] ?? subject, offer };
    // "bell ringers, learners welcome": those who do it together are a club.
    if (family === 'person' && together.test(offer)) return { family: 'club', subject: doing(offer), offer };
    // "ramblers group": nobody is new to ramblers.
    if (family === 'club' && together.test(subject)) return { family, subject: doing(subject), offer };
    // "chartered surveyors": several of them are a firm.
    if (family === 'person' && /(?:ers|ors|ists|ians)$/u.test(offer))
      return { family: 'firm', subject: offer, offer };
    // "Blacksmith's forge days": what one tries there is the work.
    if (family === 'experience' && /\bforge$/u.test(subject))
      return { family, subject: 'blacksmithing', offer };
    if (family === 'courier' || family === 'person') return { family, subject: offer, offer };
    // "Craft night": a word for looks tells here what is done.
    const isDone = family === 'evenings' && /^(?:arts?|crafts?|social)$/iu.test(subject);
    const telling = isDone ? subject : tellingWords(subject, place);
    if (telling === '' || /^(?:and|or|of)\b|\b(?:and|or|of|for)$/iu.test(subject)) return null;
    if (family === 'mobile' && (isMass(subject) || person.test(subject))) return null;
    // "mobile sheep dip service", "mobile saw sharpening van": a job done at the yard, and no guest at a party.
    const job =
      family === 'mobile'
        ? subject.replace(/(?<=[a-z]{3}ing|repairs?)\s(?:van|truck|unit|trailer)$/i, '')
        : '';
    if (job !== '' && jobs.test(job))
      return {
        family: 'service',
        subject: job.replace(/\sservices?$/iu, ''),
        offer: offer.slice(0, offer.length - subject.length + job.length),
      };
    // "neon sign bender": who bends them is no maker of signs that other copy knows.
    const isWork = family === 'maker' && handwork.test(offer);
    if (!isWork && usualSubjects[family]?.test(subject)) continue;
    if (family === 'farm') return { family, subject: subject.replace(work, ''), offer: whoGrows(offer) };
    if (family === 'school' && isTradeSchool(subject, offer))
      return { family: 'trade school', subject, offer };
    if (family === 'company' && offer.endsWith('ing')) return { family, subject, offer: whoGrows(offer) };
    if (family === 'maker' && isMass(subject)) return { family: 'craft maker', subject, offer };
    // "A society that studies old timetables" is an old timetable society.
    const clause = /^(\S+) that /u.exec(offer)?.[1];
    return { family, subject, offer: clause ? `${singular(subject)} ${clause}` : offer };
  }
  if (tellingWords(offer, place) === '') return null;
  return { family: isMany(offer) || isMass(offer) ? 'things' : 'business', subject: offer, offer };
};

const doer =
  /(?:criers?|pipers?|singers?|players?|dancers?|jugglers?|magicians?|jesters?|clowns?|harpists?|pianists?|violinists?|fiddlers?|drummers?|buglers?|trumpeters?|entertainers?|storytellers?|bards?|mimes?|look-?alikes?|santas?|bands?|quartets?|choirs?|callers?)$/iu;

const fromDeed = (prompt: string): Calling | null => {
  const line =
    prompt
      .trim()
      .replace(leadIn, '')
      .split(/[.!?\n]/u, 1)[0] ?? '';
  for (const [family, pattern, head] of deeds) {
    const told = pattern.exec(line)?.[1];
    if (told === undefined) continue;
    // "We breed and train llamas": the second deed is no part of the thing.
    const subject = lower(clean(told.slice(0, stop.exec(told)?.index).replace(/^and\s\p{L}+\s/u, '')));
    if (subject === '' || subject.split(' ').length > 4 || tellingWords(subject) === '') return null;
    // "Hire a town crier": who comes for an hour is not brought back.
    if (family === 'hire' && doer.test(subject))
      return { family: 'player', subject, offer: subject, isDeed: true };
    const offer = `${family === 'school' ? subject : singular(subject)} ${head}`;
    return {
      family: family === 'maker' && isMass(subject) ? 'craft maker' : family,
      subject,
      offer,
      isDeed: true,
    };
  }
  return null;
};

/** "I play at weddings and care homes": wherever it is said, it tells more than a barrel organ does. */
const played =
  /(?:^|[.,;:!?\n]\s?|\sand\s)(?:i|we)\s(?:(?:also|mostly|mainly)\s)?(?:play|perform|sing|busk|dance)\s(?:at|for)\s/iu;
/** "We visit primary schools": it comes to others. */
const brought =
  /(?:^|[.,;:!?\n]\s?|\sand\s)(?:i|we)\s(?:(?:also|mostly|mainly)\s)?(?:visit (?!you\b)|come to (?:schools|libraries|parties|homes|nurseries|care)|(?:bring|take) (?:it|them|him|her|our \p{L}+|the \p{L}+) to )/iu;

const outward = (calling: Calling | null, prompt: string): Calling | null => {
  if (!calling || !['business', 'things', 'person', 'company'].includes(calling.family)) return calling;
  if (played.test(prompt)) return { ...calling, family: 'player', subject: calling.offer };
  if (calling.family !== 'person' && brought.test(prompt))
    return { ...calling, family: 'mobile', subject: calling.offer };
  return calling;
};

/** "Bookshop & café": books and coffee, and no "bookshop &s". */
const withoutJoint = (calling: Calling): Calling =>
  /\s?(?:&|\+|\band)$/u.test(calling.subject)
    ? {
        ...calling,
        subject: calling.subject
          .replace(/\s?(?:&|\+|\band)$/u, '')
          // "Cricket bat maker & repairer": what is made is repaired, and not who makes it.
          .replace(/\s(?:makers?|builders?|dealers?|sellers?|hirers?|restorers?|tuners?)$/u, '')
          .replace(/(?<=\p{L}{3})\s?shop$/u, ''),
      }
    : calling;

const isSomewhere = ({ address, date, items }: Brief): boolean =>
  address !== null || date !== null || items.some(({ value }) => value.when !== undefined);

const weak = new Set(['service', 'person', 'company', 'business', 'things']);

/** Reads what a business calls itself out of a brief in English; null when it says nothing that a family would fit. */
export const readCalling = (brief: Brief): Calling | null => {
  if (brief.language.value !== 'en' || brief.spoken !== 'en') return null;
  const place = brief.place?.value ?? '';
  const told = wholeOffer(brief);
  // "Harpenden tool library": its tools are tools, wherever they are.
  const offer =
    place !== '' && told.toLowerCase().startsWith(`${place.toLowerCase()} `)
      ? told.slice(place.length + 1)
      : told;
  if (isOwnProject(brief.prompt))
    return { family: 'project', subject: thingOfProject(offer), offer: lower(clean(offer)) };
  const [first = offer, second] = offer.split(/\s(?:and|&)\s/u);
  const one = second === undefined ? null : fit(first, place);
  const other = second === undefined ? null : fit(second, place);
  // "Puppet repair and doll hospital" are two trades, "accordion and concertina repair" is one.
  const isTwo = one && other && !weak.has(one.family) && !weak.has(other.family);
  // "Violin repairs and bow rehairing": the first says more of itself than both together.
  const whole = fit(offer, place);
  if (one && other && !weak.has(one.family) && whole !== null && weak.has(whole.family))
    return fromDeed(brief.prompt) ?? { ...one, also: other.offer };
  const joined = isTwo ? { ...one, also: other.offer } : (whole ?? one);
  const read = joined && withoutJoint(joined);
  // "Pop-up ramen bar, 12 to 14 June": it is open for a few days, and comes to nobody's garden.
  if (read?.family === 'mobile' && /^pop-up\s/u.test(read.offer) && isSomewhere(brief)) return null;
  return fromDeed(brief.prompt) ?? outward(read, brief.prompt);
};
