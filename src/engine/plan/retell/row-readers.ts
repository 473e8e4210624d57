import type { ListedItem, Span } from '@/domain/site/brief';
import { tidyRow } from './tidy-words';

/** A thing as a row tells it, before it has its section. */
export type Told = Omit<ListedItem, 'section'>;

export const money =
  /(?:(?:from|approx\.?|about|around|ca\.?|up to)\s+)?(?:(?:[£$€₹]|(?<!\p{L})(?:Rs|INR|USD|AUD|CAD|NZD|EUR|GBP)\.?\s?|(?:A|NZ|US|C)\$)\s?\d(?:[\d,.]*\d)?(?:[km]\b)?(?:(?:\s?(?:–|-|to)\s?[£$€₹]\s?|[–-]|\sto\s)\d[\d,.]*(?!\s?(?:am|pm)|\d))?|\d[\d,.]*\s?(?:€(?!\s?\d)|(?:kr|quid|euros?|dollars|pounds?)\b|p\b(?!\.?m)))/giu;
const wordPrice =
  /(?:^|[\s|:–—-])(free(?: of charge)?|by quotation|on request|price on application|POA|\d+\s?% commission|included)$/iu;
export const unit =
  /^\s*(?:(?:\+|plus|ex|inc|incl)\.?\s?VAT|(?:\/|per )\s?[\p{L}\d./-]+|pp\b|p\/p|pppw\b|pw\b|pcm\b|pa\b|p\.a\.|each\b|an? (?:hour|day|night|week|month|year|term|session|class|person|head|mile|metre|dozen|box|bag|lesson|visit|piece|pair|plate|slice|tray|go|time|couple|family|child|half day|half hour)\b|an?\s[\p{L}-]+(?=$|[,.;)]))/iu;
const most = 12;
/** "We do self assessment (from £180)": what is offered begins behind the verb. */
const offering =
  /^(?:(?:we|i)\s(?:also\s|can\s|both\s)?(?:do|offer|charge|sell|run|make|provide|teach|write|take|give|have)|there(?:['’]s|\s(?:is|are))|(?:i|we)['’]ve got)\s+(?:(?:an?|the|our)\s)?(?=\p{L})/iu;
const large = /^\D*\d[\d.,]*\s?(?:k|m|bn|million|billion|thousand)(?!\p{L})/iu;

export const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
/** "Busker (£35 a month – bookkeeping app)": the bracket that opened before the price closes nothing after it. */
const clean = (text: string): string => {
  const bare = text.replace(/^[\s,;:|–—=.)-]+|[\s,;:|–—=.(-]+$/gu, '').trim();
  return bare.includes('(') ? bare : bare.replace(/\)$/u, '').trim();
};

/** "Full reflock £180 (saddle away for 10 days)": what it is, what it costs, what else is said of it. */
export const readPriceRow = (text: string): Told | null => {
  const cells = text.split(/\s\|\s|\t/u);
  const [first = '', ...others] = cells;
  const at = others.findIndex((cell) => cell.match(money));
  if (cells.length > 2 && at >= 0) {
    const notes = others.filter((_, nth) => nth !== at).filter(Boolean);
    return {
      name: tidyRow(first),
      price: (others[at] ?? '').trim(),
      ...(notes.length > 0 ? { note: notes.join(', ') } : {}),
    };
  }
  const plain = text.replace(/\*\*|`/gu, '').replace(/[.\s]+$/u, '');
  const prices = [...plain.matchAll(money)];
  const [price] = prices;
  const worded = prices.length === 0 ? wordPrice.exec(plain) : null;
  if (prices.length > 1 || (!price && !worded)) return null;
  // "turnovers of £2m", "a round of €2 million": no one thing costs that.
  if (price && large.test(`${price[0]}${plain.slice(price.index + price[0].length)}`)) return null;
  const begin = price ? price.index : plain.length - (worded?.[1]?.length ?? 0);
  const told = price ? price[0] : (worded?.[1] ?? '');
  const rest = plain.slice(begin + told.length);
  const term = price ? (unit.exec(rest)?.[0] ?? '') : '';
  const after = clean(rest.slice(term.length).replace(/^\s*\((.*)\)\s*$/u, '$1'));
  const before = clean(plain.slice(0, begin));
  // "Langdale – peat, wet bracken, smoke – 220g": the name, and what it is of.
  const aside =
    /^([^:()]{3,60}):\s+(.+)$/u.exec(before) ??
    /^([^–—,()]{2,40}?)\s[–—-]\s(.+(?:,|\s[–—-]\s).+)$/u.exec(before);
  const bracket = /^(.{2,60}?)\s*\(([^()]+)\)?$/u.exec(aside?.[1] ?? before);
  const name = clean(bracket?.[1] ?? aside?.[1] ?? before).replace(offering, '');
  const notes = [bracket?.[2], aside?.[2], name === '' ? undefined : after].filter(Boolean);
  const shown = name === '' ? after : name;
  // "We will read any letter for free" is a sentence, and no thing with a price.
  if (worded && /^(?:and\s)?(?:we|i|you|they|it)\b|\bfor$/iu.test(shown)) return null;
  if (/^every\b/iu.test(shown) || /^(?:less|off|more|pays? for)\b/iu.test(after)) return null;
  if (shown === '' || wordsIn(shown) > most || !/\p{L}|\d/u.test(shown)) return null;
  const cost = `${told}${term}`.replace(/\s+/gu, ' ').trim();
  // "Balance due 6 weeks before": a number is no name.
  return {
    name: tidyRow(shown),
    price: worded && /^free/iu.test(cost) ? 'Free' : cost,
    ...(notes.length > 0 ? { note: tidyRow(notes.join(', ')) } : {}),
  };
};

export const peopled =
  /^who$|^who (?:looks after|teaches|cares for|works|runs|you(?:['’]ll| will) meet)\b|^our (?:members|makers|artists|guides|growers|volunteers|trainers|stewards)$|\b(?:team|people|committee|staff|who we are|teachers?|tutors?|instructors?|coach(?:es)?|maintainers?|speakers?|cast|crew|trustees|governors|hosts?|(?:office|post)[- ]?(?:bearers|holders)|officers|who['’]s who|directors|partners|therapists|stylists|doctors|vets|members of the|the band|line[- ]?up|players|musicians|clergy|founders?|coordinators?|organi[sz]ers?|ministers?|wardens?|contacts?|leaders?|cast|crew|nurses)\b/iu;
const person =
  /^(?:(?:Dr|Prof|Rev|Revd|Fr|Sr|Mrs?|Ms|Miss|Sir|Dame|Canon|Imam|Rabbi|Chef|Coach|Vicar|Cllr|Councillor|Pastor|Deacon|Lady|Lord|Capt|Major|Col)\.?\s){0,2}\p{Lu}[\p{L}.’'-]*(?:\s(?:de|van|von|der|le|la|di|al|bin|ap)\b)?(?:\s(?:["“‘'(]\p{L}+["”’')]|\p{Lu}[\p{L}.’'-]*)){0,3}$/u;
const role =
  /^(?:chair\w*|vice|deputy|secretary|treasurer|head|lead|director|manager|founder|owner|president|captain|coach|teacher|editor|host|producer|vocals|guitar|bass|drums|keys|piano|welfare|fixtures|membership|events|social|safeguarding|patron|vicar|curate|warden|organist|apiary|swarm|trustee|principal|chef|partner|practice|reception\w*|nurse|gp|physio\w*|senior|junior|assistant|development|design\w*|engineer\w*)\b/iu;

/** "Chair - Bea Lindqvist": an office before a name. */
export const isOffice = (text: string): boolean =>
  role.test(text) &&
  (/[–—:-]\s*\p{Lu}/u.test(text) || /^\p{L}+(?:\s\p{Ll}+)*\s\p{Lu}\p{L}+\s\p{Lu}\p{L}+\.?$/u.test(text));

/** `isTurned`: the others of its list tell the office before the name. */
export const readPerson = (text: string, isTurnedList = false): Told | null => {
  const plain = text.replace(/\*\*/gu, '').replace(/[.\s]+$/u, '');
  const phone = /\s*(?:on\s)?\(?(\+?\d[\d\s]{8,14}\d)\)?$/u.exec(plain);
  const named = phone ? plain.slice(0, phone.index) : plain;
  // "u10 - Becky Marsh (UEFA C)": before the name what they do, behind it what they are.
  const aside = /^(.+\s[–—-]\s.+?)\s\(([^()]+)\)$/u.exec(named.trim());
  const bare = aside?.[1] ?? named;
  // "site manager for Upper Field Derek Platts": the place belongs to the office.
  const placed =
    /^(.+?\s(?:for|of)\s(?:the\s)?\p{Lu}\S*(?:\s\p{Lu}\S*)??)\s(\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+)$/u.exec(
      bare.trim(),
    );
  if (placed?.[1] && placed[2] && /^\p{Ll}/u.test(placed[1]) && (role.test(placed[1]) || isTurnedList))
    return { name: placed[2], note: placed[1] };
  // "Chair Shabnam Iqbal"
  const plainOffice = /^((?:\p{L}+\s){1,4}?)(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2})$/u.exec(
    bare.trim(),
  );
  if (
    plainOffice?.[1] &&
    plainOffice[2] &&
    (role.test(plainOffice[1]) || isTurnedList) &&
    !role.test(plainOffice[2])
  )
    return { name: plainOffice[2], note: plainOffice[1].trim() };
  // "Tom, Pippa and Wioletta - nurses"
  const several =
    /^((?:\p{Lu}\p{L}+(?:,\s|\sand\s|\s&\s)){1,5}\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)\s[–—-]\s(.+)$/u.exec(
      bare.trim(),
    );
  if (several?.[1] && several[2]) return { name: several[1], note: several[2] };
  const marks = /^(.+?)(?:\s[–—-]\s|:\s|,\s|\s\|\s|\s\()(.+?)\)?$/u.exec(bare.trim());
  const [, first = bare.trim(), second = ''] = marks ?? [];
  const isPair = /^\p{Lu}\p{L}+\s(?:and|&)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?$/u.test(first);
  const isTurned =
    person.test(second) && !isPair && (isTurnedList || !person.test(first) || role.test(first));
  const [name, note] = isTurned ? [second, first] : [first, second];
  if ((note.match(/[()]/gu)?.length ?? 0) % 2 === 1) return null;
  // "The museum is in the old goods shed at Wantage, Oxfordshire": a sentence is nobody's office.
  if (isTurned && /\s(?:is|are|was|were|has|have|had)\s/u.test(note)) return null;
  if ((!person.test(name) && !isPair) || role.test(name) || wordsIn(name) > 6) return null;
  const said = [note, aside?.[2], phone?.[1]].filter((one) => one !== undefined && one !== '').join(', ');
  return { name, ...(said === '' ? {} : { note: said.trim() }) };
};

const dated =
  /^((?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,?\s)?(?:the\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s?[–-]\s?\d{1,2}(?:st|nd|rd|th)?)?\s(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?:\s\d{4})?)(?:\s*[,:|–—-]+\s*|\s+)(.+)$/iu;
export const happening =
  /\b(?:events?|dates|gigs?|tour|shows?|concerts?|diary|calendar|what['’]?s on|coming up|upcoming|performances|exhibitions|fixtures|talks|screenings|signings|season|plays|camps|trips)\b/iu;
const time =
  /^(?:from\s|at\s)?\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?(?:\s?(?:–|-|to|till)\s?\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?)?$/iu;

const datedLast =
  /^(.{3,90}?),\s((?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,?\s)?\d{1,2}(?:st|nd|rd|th)?(?:\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)?(?:\s?(?:[–-]|to)\s?\d{1,2}(?:st|nd|rd|th)?)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?:\s\d{4})?)(?:,\s(.+))?$/iu;

/** "Blithe Spirit by Noël Coward, 4–7 March, directed by Joan Prewett": the day behind the name. */
const readDatedLast = (text: string): Told | null => {
  const found = datedLast.exec(text.replace(/\*\*/gu, '').replace(/[.\s]+$/u, ''));
  const [, name = '', when = '', note] = found ?? [];
  if (!found || /[£$€]/u.test(name)) return null;
  return { name: tidyRow(name), when, ...(note ? { note: tidyRow(note) } : {}) };
};

export const readEvent = (text: string): Told | null => {
  const found = dated.exec(text.replace(/\*\*/gu, '').replace(/[.\s]+$/u, ''));
  if (!found) return readDatedLast(text);
  const [, day = '', rest = ''] = found;
  const parts = rest.split(/,\s+|\s[|–—]\s|\s-\s/u).map((part) => part.trim());
  const at = parts.findIndex((part) => time.test(part));
  const clock = at < 0 ? '' : ` ${(parts[at] ?? '').replace(/^(?:from|at)\s/iu, '')}`;
  const [name = '', ...others] = parts.filter((_, nth) => nth !== at);
  return !/\p{L}{2}/u.test(name)
    ? null
    : {
        name: tidyRow(name),
        when: `${day}${clock}`,
        ...(others.length > 0 ? { note: others.join(', ') } : {}),
      };
};

export const dayHeading =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s\d{1,2}(?:st|nd|rd|th)?)?(?:\s\p{Lu}\p{L}+)?|day\s(?:\d|one|two|three|four))$/iu;
const hour = String.raw`(?:\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)|\d{1,2}[.:]\d{2}|noon|midday|midnight)`;
const slotAt = new RegExp(
  String.raw`^(?<early>${hour}(?:\s?(?:–|-|to|till)\s?${hour})?)[\s:,–-]+(?<first>.+)$|^(?<then>.+?)\s(?:(?:at|from)\s)?(?<late>${hour}(?:\s?(?:–|-|to|till)\s?${hour})?)(?<more>\s.+|\s?\(.+)?$`,
  'iu',
);

/** "ceilidh 8pm in the big barn", "10am workshops (fiddle, clog)": what a day holds at an hour. */
export const readSlot = (text: string): Told | null => {
  const found = slotAt.exec(text.trim())?.groups;
  const told = found?.['first'] ?? found?.['then'];
  if (!found || told === undefined) return null;
  const bracket = /^(.{2,60}?)\s*\(([^()]+)\)$/u.exec(told);
  const note = [bracket?.[2], found['more']?.trim().replace(/^\((.*)\)$/u, '$1')].filter(Boolean).join(', ');
  return {
    name: tidyRow(bracket?.[1] ?? told),
    when: (found['early'] ?? found['late'] ?? '').trim(),
    ...(note === '' ? {} : { note: tidyRow(note) }),
  };
};

const timed =
  /^((?:(?:first|second|third|last|every)\s)?(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|ur)?(?:day)?s?(?:\s(?:mornings?|afternoons?|evenings?|nights?))?,?(?:\s(?:at\s|from\s)?\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?(?:\s?(?:–|-|to|till)\s?\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?)?)?)(?:\s*[:,|–—-]+\s+|\s+(?=\p{Lu}))(.+)$/iu;

/** "Monday 6.30pm: hills, from the market place": what takes place each week. */
export const readTimedRow = (text: string): Told | null => {
  const found = timed.exec(text.replace(/\*\*/gu, '').replace(/[.\s]+$/u, ''));
  const [, when = '', rest = ''] = found ?? [];
  if (!found || /^(?:closed|open)\b|^\d/iu.test(rest) || !/\p{L}{3}/u.test(rest)) return null;
  const [name = '', ...more] = rest.split(/,\s+|\s\|\s|\s[–—-]\s/u);
  return { name: tidyRow(name), when, ...(more.length > 0 ? { note: tidyRow(more.join(', ')) } : {}) };
};

const weeklyLast =
  /^(.{3,50}?),?\s((?:(?:every|each|first|second|third|fourth|last)\s)+(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:\sof (?:the|each|every) month)?),?\s(?:at\s)?(\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?)(?:,?\s(.+))?$/iu;

/** "Pitch night, last Thursday of the month, 6pm": what comes back. */
export const readWeekly = (text: string): Told | null => {
  const found = weeklyLast.exec(text.replace(/[.\s]+$/u, ''));
  const [, name = '', day = '', time = '', note] = found ?? [];
  return found
    ? { name: tidyRow(name), when: `${day} ${time}`, ...(note ? { note: tidyRow(note) } : {}) }
    : null;
};

export const made =
  /\b(?:books?|novels|titles|projects?|works?|albums?|singles|eps?|discography|publications|films?|case studies|productions|games|releases|commissions|recordings|plays|pieces|prints|buildings|restorations)\b/iu;
export const readWork = (text: string): Told | null => {
  const plain = text.replace(/\*\*/gu, '').trim();
  const year =
    /(?:,\s*|\s*\(|\s)((?:[A-Z][a-z]+\s)?(?:19|20)\d\d(?:\s?[–-]\s?(?:\d{2,4}|now|present))?)(?=[),:;.\s]|$)/u.exec(
      plain,
    );
  if (!year) return null;
  const name = clean(plain.slice(0, year.index)).replace(/^["“‘]([^"”’]+)["”’]$/u, '$1');
  const note = clean(plain.slice(year.index + year[0].length));
  if (name === '' || wordsIn(name) > 9 || !/^["“‘]?[\p{Lu}\d]/u.test(name)) return null;
  return { name, note: note ? `${year[1]}. ${tidyRow(note)}` : (year[1] ?? '') };
};

export const stepped =
  /\b(?:process|how it works|how (?:we|i) work|steps?|what happens|how (?:we|i) work|how to (?:join|book|order|apply))\b/iu;

/** "Does it do VAT? Yes, UK and EU.": questions that the prompt answers right after them. */
export const answeredIn = (prompt: string): { question: string; answer: string; span: Span }[] => {
  const pattern =
    /(?<=^|[\n(/.?!:|]\s*|\*\*|[*-]\s)(?:Q[:.]\s*)?((?:\p{Lu}|(?:do|does|can|is|are|how|what|when|where|why|who|will|which)\s)[^?.!\n/()|]{3,110}\?)[)\s*]*(?:[-–—:]\s*)?(?:A[:.]\s*)?((?!\p{Lu}?[^.?!\n]*\?)[^?\n/]{2,280}?[.!](?=\s|\)|$)|[^?.!\n/]{2,200}(?=\n|$))/gimu;
  // After "A:" the answer goes on to the end of the line or the next question.
  const labelled = /(?:^|\n)\s*(?:[-*]\s*)?Q[:.]\s*([^?\n]{4,160}\?)\s*A[:.]\s*([^\n]{2,400})/gu;
  const found = [...prompt.matchAll(labelled)];
  return (found.length > 0 ? found : [...prompt.matchAll(pattern)]).map(
    ({ 0: told, 1: question = '', 2: first = '', index }) => {
      // A question that opens its line is answered up to the end of it.
      const rest = prompt.slice(index + told.length).split('\n', 1)[0] ?? '';
      const opens = index === 0 || /\n\s*(?:[-*•]\s*)?$/u.test(prompt.slice(Math.max(0, index - 6), index + (/^\s*/u.exec(told)?.[0].length ?? 0))); // prettier-ignore
      const more = opens && !rest.includes('?') && rest.length < 320 ? rest : '';
      const all = told + more;
      const answer = first + more;
      return {
        // "Questions people ask: Is it in English?"
        question: tidyRow(
          question.replace(/^[^?]*:\s+(?=\p{Lu}|(?:do|does|can|is|are|how|what|when|where|will)\s)/u, ''),
        ),
        answer: tidyRow(answer),
        span: { start: index, end: index + all.length },
      };
    },
  );
};
