import { greetingLength } from '../parts/greeting-length';

/** The words that say what a business is, and whether they say so outright. */
type Gist = { readonly text: string; readonly start: number; readonly isFirm: boolean };

/** What people run, by its noun. */
export const business =
  'business|company|firm|practice|studio|workshop|shop|store|school|club|society|association|charity|trust|group|choir|band|orchestra|team|league|clinic|surgery|salon|café|cafe|restaurant|bakery|pub|bar|farm|nursery|kennels?|cattery|hotel|guest ?house|b&b|cottages?|campsite|gallery|museum|theatre|service|services|agency|consultancy|tool|app|platform|van|stall|garage|yard|brewery|distillery|collective|co-?op|cooperative|wall|centre|center|library|kitchen|market|festival|park|pool|church|temple|mosque|synagogue|parish|podcast|magazine|label|press|publisher|brokerage|bureau|lab|laboratory|start-?up|fund|foundation|ensemble|duo|trio|quartet|chambers|partnership|venture|boutique|laundry|winery|vineyard|foundry|forge|mill|home|homes|inn|hospice|hostel|refuge|observatory|archive|cinema|brand|initiative|network|institute|academy|firm|house';
const agent = String.raw`\p{L}{2,}(?:ers?|ors?|ists?|ians?|smiths?|wrights?|keepers?|men|man|women|woman)`;
const loose =
  /^(?:member|partner|number|winter|summer|corner|paper|order|offer|water|letter|(?:grand|god|step)?(?:father|mother|brother|sister|daughter)|power|master|other|another|former|super|never|after|under|over|user|beginner|later|newcomer|teenager|customer|visitor)s?$/iu;
const opener =
  /\b(?:i|we|me (?:and|\+|&) my \p{L}+|my \p{L}+ and (?:i|me))(?:['’]?m|['’]re|['’]ve(?:\sgot)?|\s(?:am|are|run|own|have(?:\sgot)?|manage|started)(?:\s(?:opening|starting|launching|setting up|running))?)[ ](?:just\s)?(?:an?|the|one of the|two|three|a small)\s[^.!?\n]{3,160}/giu;
/** "My wife has opened a tiffin service": who writes speaks for somebody. */
const forOther =
  /\b(?:my|our)\s(?:wife|husband|partner|mum|mom|mother|dad|father|sister|brother|son|daughter|friend|parents|family)(?:['’]s|\s(?:has|have|is|runs|run|opened|started))(?:\s(?:just\s)?(?:opened|started|set up|opening|starting|running))?\s(?=(?:an?|the|her|his|their)\s[^.!?\n]{3,160})/iu;
// "A tiffin service from our home": where it is done is not what it is.
const athome =
  /\s(?:from|at|in)\s(?:our|my|her|his|their)\s(?:own\s)?(?:home|house|garage|kitchen|garden|shed|living room)\b.*$/iu;
const asked =
  /\b(?:web\s?site|site|web\s?page|landing page|homepage|page|online presence)\s(?:brief\s)?(?:for|about|of)\s(?:(?:my|our|an?|the|me|us)[,\s]+)?[^.!?\n]{3,180}/iu;
const titled =
  /(?<=^|\n)[#*\s]*(?:website|site|web|project|design|creative|client|landing page)?\s?(?:(?<=(?:website|site|web)\s)(?:copy|content|text)|brief|spec(?:ification)?|content|project|client|business|company)\s*(?:for|[:–—-])\s*\**\s*([^\n]{3,120})/iu;
/** "Notes for the web designer – Hinton Osteopathy & Pilates" */
const noted =
  /(?<=^|\n)[#*\s]*(?:notes?|brief|copy|text|content)\s(?:for|to)\s(?:the|our|my)\s(?:web\s?(?:site)?\s?)?(?:designers?|developers?|team|agency|people|person|builders?)\s*[:–—-]\s*([^\n]{3,120})/iu;
const remembering = /\bin (?:loving )?(?:memory|remembrance) of\s[^.!?\n,]{3,60}/iu;
const off =
  /\s(?:and|so|but)\s(?:(?:i|we)\s?)?(?:want|need|would|['’]d|wish|hope|am looking|are looking|thought|have no|don['’]t have).*$|,\s(?:so|which is why|because)\s.*$|,?\s(?:please|pls)\s.*$/iu;

/** "a small mortgage brokerage called Lintel": what bears a name is what they run, whatever its noun. */
const isNamed = (text: string): boolean =>
  /^(?:[\p{L}’'&-]+\s){1,6}(?:called|named)\s["“]?\p{Lu}/u.test(text);
/** "Ana is the adviser and Teo does the paperwork": two people, and nothing that they run. */
const isOfPeople = (what: string): boolean => /\band\s\p{Lu}\p{L}+\s(?:is|does|runs|looks|handles|answers|makes|has)\b/u.test(what); // prettier-ignore

/** Whether a phrase names something that people run, or somebody by what they do. */
export const isBusiness = (text: string): boolean => {
  const [phrase = ''] = text.split(
    /,|\s(?:called|named|in|at|from|near|for|who|which|that|with|on|of|by|based)\s/iu,
    1,
  );
  // "a tutor and my wife helps" goes on with somebody else, "an accountancy and payroll bureau" with its own noun.
  const [head = ''] = phrase.split(/\sand\s(?=(?:[Ii]|[Ww]e|my|our|he|she|they)\s|\p{Lu})/u, 1);
  const words = head
    .replace(/\b(?:small|family|local|little|friendly)\b/giu, ' ')
    .trim()
    .split(/\s+/u)
    .slice(0, 12);
  return words.some(
    (word) =>
      new RegExp(`^(?:${business})$`, 'iu').test(word) ||
      (new RegExp(`^${agent}$`, 'iu').test(word) && word.length > 5 && !loose.test(word)),
  );
};

/** "an IT consultancy helping charities": whom they work for is not what they are. */
const audience =
  /(?<=\b(?:consultancy|agency|studio|practice|firm|company|business|consultants?|accountants?|bookkeepers?|designers?|developers?|copywriters?|trainers?|coach|coaches|lawyers?|solicitors?)\b[^.]{0,12}?)\s(?:helping|serving|supporting|working with|that (?:only\s)?(?:helps?|works? with|serves?|supports?)|who (?:only\s)?(?:help|work with|serve))\s.*$/iu;
const stating = /(?:^|[.!?\n][ ]*|\n)(\p{Lu}[^.!?\n:]{1,50}?)\s(?:is|are)\s(?:an?|the)\s([^.!?\n]{3,160})/gu;

/** "The truck is a 1978 Grumman", "My brother is a roofer": one of their things or people, and no house. */
const isPart = (who: string): boolean => {
  const thing = /^(?:The|My|Our)\s(?:\p{Ll}[\p{L}-]*\s)*(\p{Ll}[\p{L}-]*)$/u.exec(who)?.[1];
  return thing !== undefined && !new RegExp(`^(?:${business})$`, 'iu').test(thing);
};

/** "Northlight is an IT consultancy": a sentence that says outright what the name stands for. */
const statedIn = (prompt: string): Gist | null => {
  const found = [...prompt.slice(0, 700).matchAll(stating)].find(
    ({ 1: who = '', 2: what = '' }) => !isPart(who) && !/^(?:It|This|That|There|We|I|Our|The (?:site|website|page))\b|\b(?:we|i|it|they|this)$/iu.test(who) && isBusiness(what) && !isOfPeople(what), // prettier-ignore
  );
  if (!found) return null;
  const lead = found[0].length - found[0].trimStart().replace(/^[.!?]\s*/u, '').length;
  const text = found[0].slice(lead).replace(audience, '').replace(off, '');
  return { text, start: found.index + lead, isFirm: true };
};

const bySign =
  /\b(?:We are|We['’]re|I am|I['’]m)\s(?:the\s)?\p{Lu}[\p{L}’'&-]*(?:\s(?:&\s|and\s)?\p{Lu}[\p{L}’'-]*){0,4},\s((?:an?\s)?\p{Ll}[^.!?\n]{3,120})/u;
/** "I write historical crime novels" */
const writes =
  /\bI\swrite\s[^.!?\n]{0,50}\b(?:novels|books|poems|poetry|stories|fiction|thrillers|plays|romances?|memoirs?|mysteries)\b/u;
/** "It's a mobile dog groomer, me and the van": what it is, said of it alone at the beginning. */
const saidOfIt =
  /^\s*(?:so\s)?(?:it['’]?s|it is|this is)\s(?:for\s)?(an?\s(?!(?:\p{L}+\s)?(?:brief|note|draft|request|message|letter|text|copy|outline|summary)\b)[^.!?\n]{3,160})/iu;
/** "This is for Ashby & Niece, an ironmonger's and key cutter": whom it is for, and what that is. */
const saidOfName =
  /^\s*(?:[Ss]o\s)?(?:[Tt]his|[Ii]t)(?:['’]?s|\sis)\s(?:all\s)?for\s(?:\p{Lu}[\p{L}’'&-]*|&|and|of|the)(?:\s(?:\p{Lu}[\p{L}’'-]*|&|and|of|the)){0,6},\s((?:an?\s)?\p{Ll}[^.!?\n]{3,160})/u;
/** "We own Wick Farm, which is a dairy farm with a campsite" */
const whichIs =
  /\b(?:I|[Ww]e)\s(?:own|run|have|manage|look after)\s(?:the\s)?\p{Lu}[^,.!?\n]{1,40},\s(?:(?:which\sis|it['’]s|it\sis)\s)?(an?\s[^.!?\n]{3,160})/u;
/** "My name is Ann Dace and I drive a mobile sawmill" */
const driven =
  /^(?:[Hh](?:i|ello)[,!.]?\s)?(?:[Mm]y name is|[Mm]y name['’]s|I['’]m|I am)\s(?:\p{Lu}[\p{L}’'-]+\s?){1,3},?\s(?:and\s)?((?:I|i)\s(?:run|drive|own|operate|keep)\s(?:an?\s)\p{Ll}[^.!?,\n]{3,80})/u;
const became =
  /\b(?:set(?:ting)? (?:myself )?up (?:on my own )?as|(?:now|started) (?:work(?:ing)?|trad(?:e|ing)) as|retrained as|(?:and |but |so )?now (?:i['’]m|i am|we['’]re|we are|i work as))\s(an?\s[^.!?\n]{3,140})/iu;
const calledIs =
  /\b(?:place|business|club|shop|thing|it|group|centre|studio)(?:\sis|['’]?s)\s(?:called|named)\s[^.!?\n]{2,50}?(?:,(?:\sand)?|\sand)\s(?:it['’]?s|it is|it['’]?ll be|it will be|we['’]?re|we are|which is)\s(an?\s[^.!?\n]{3,200})/iu;
const doingIt =
  /\b(?:friends|brothers|sisters|couple|mates|mums|dads)\s(?:\([^()]{3,40}\)\s)?(?:doing|making|baking|serving|cooking|selling|brewing|roasting|growing)\s(\p{Ll}[^.!?\n,]{4,90})/u;
const taken =
  /\b(?:i|we|who)\s(?:have\s|['’]ve\s)?(?:took over|taken over|inherited|bought|took on|taken on)\s(?:(?:our|my|the|an?)\s)?(?:\p{L}+['’]s?\s)?(?:(?:old|little|small|family|late)\s)*([\p{L}-][^.!?\n,]{3,60})/iu;
const runs =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]iya|[Hh]ey)[,!.]?\s)?(?:I|[Ww]e|i)\s(?:run|own)\s((?:\p{Lu}[\p{L}’'&-]*\s){1,4}?\p{Lu}[\p{L}’'-]{3,})(?=\s(?:from|in|at|out of|on|near|with|together)\b|[,.])/u;
/** "The practice is called Harbour Lane Physiotherapy": a name that says what it is. */
const calledIn =
  /\b(?:business|company|firm|practice|studio|workshop|shop|store|salon|school|club|clinic|place|agency|consultancy|charity)\sis\s(?:called\s|named\s)?((?:\p{Lu}[\p{L}’'&-]*|&|and|of|the)(?:\s(?:\p{Lu}[\p{L}’'-]*|&|and(?=\s\p{Lu})|of|the(?=\s\p{Lu}))){0,6})/u;

const doing =
  /(?:^|\n)[ ]*(?:what (?:we|they|i) do|what it is|we do|trade|services?|activity|business type|type of business)\s*:\s*([^\n.]{6,140})/iu;

const opened =
  /^\s*(?:[^.!?\n]{0,30}[!.,]\s)?Website\sfor\s(?:the\s)?\p{Lu}[^,.\n]{1,50},\s(an?\s\p{Ll}[^.!?\n]{3,120})/u;

/** The sentence of a long prompt that says what the business is: its title, "I run a …", "a website for my …", its first words. */
export const findGist = (prompt: string): Gist | null => {
  const memory = remembering.exec(prompt.slice(0, 400));
  if (memory) return { text: memory[0], start: memory.index, isFirm: true };
  // "## Business" over what it is, "Product: Tallyho – stock control for farm shops"
  const headed =
    /(?:^|\n)#+\s*(?:business|company|client|about the business|what it is)\s*\n+\s*([^\n]{8,140})/iu.exec(
      prompt.slice(0, 400),
    ) ??
    /(?:^|[.\n]\s*)(?:product|business|company|client|project):\s*([^\n.]{8,140})/iu.exec(
      prompt.slice(0, 400),
    );
  // "Company: Marrick Calibration Ltd" over "What we do: calibration of gauges for makers": the label says it, and not the sign.
  const does = headed?.[1] !== undefined && !/\p{Ll}{2,}\s\p{Ll}|,/u.test(headed[1]) ? doing.exec(prompt.slice(0, 700)) : null; // prettier-ignore
  if (does?.[1])
    return { text: `website for ${does[1].replace(/,.*$|\sfor\s.*$/u, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`, start: does.index, isFirm: true }; // prettier-ignore
  if (headed?.[1])
    return { text: headed[1], start: headed.index + headed[0].length - headed[1].length, isFirm: true };
  const title = noted.exec(prompt.slice(0, 300)) ?? titled.exec(prompt.slice(0, 300));
  const stated = statedIn(prompt);
  // "Subject: new website for Acorn House" names it, and the letter below says what it is.
  if (title?.[1] && (isBusiness(title[1]) || stated === null))
    return {
      text: title[1].replace(/[*#]+/gu, ' '),
      start: title.index + title[0].length - title[1].length,
      isFirm: true,
    };
  // "Website for Varen & Mos, a plant shop in Ghent.": who tells of themselves below it is one of the house.
  const sign = opened.exec(prompt.slice(0, 300));
  if (sign?.[1] !== undefined && isBusiness(sign[1].replace(/^an?\s/iu, '')))
    return { text: sign[1], start: sign.index + sign[0].length - sign[1].length, isFirm: true };
  // "I've left the bank after 22 years and set up as a bookkeeper": what somebody is now.
  const now = became.exec(prompt.slice(0, 300));
  if (now?.[1] !== undefined && isBusiness(now[1].replace(/^an?\s/iu, '')))
    return { text: now[1].replace(off, ''), start: now.index + now[0].length - now[1].length, isFirm: true };
  // "Our place is called The Loft, it's an indoor climbing wall": what bears the name.
  const named = calledIs.exec(prompt.slice(0, 300));
  if (named?.[1] !== undefined && isBusiness(named[1].replace(/^an?\s/iu, '')))
    return { text: named[1].replace(off, ''), start: named.index + named[0].length - named[1].length, isFirm: true }; // prettier-ignore
  // "two friends (Priya and Jonno) doing wood fired pizza from a trailer"
  const pair = doingIt.exec(prompt.slice(0, 300));
  if (pair?.[1] !== undefined)
    return {
      text: pair[1].replace(off, ''),
      start: pair.index + pair[0].length - pair[1].length,
      isFirm: true,
    };
  // "We are three sisters who took over our aunt's wool shop in Kirkby": what they have now.
  const house = taken.exec(prompt.slice(0, 300));
  if (house?.[1] !== undefined && new RegExp(String.raw`\b(?:${business})\b`, 'iu').test(house[1]))
    return { text: house[1].replace(off, ''), start: house.index + house[0].length - house[1].length, isFirm: true }; // prettier-ignore
  const within = whichIs.exec(prompt.slice(0, 400));
  const isHouse = within?.[1] !== undefined && isBusiness(within[1].replace(/^an?\s/iu, ''));
  const ran = isHouse ? within : driven.exec(prompt.slice(0, 300));
  if (ran?.[1] !== undefined)
    return { text: ran[1].replace(off, ''), start: ran.index + ran[0].length - ran[1].length, isFirm: true };
  // "I run Dovecote Alterations from a little unit": the last word of a name says what it is.
  const run = runs.exec(prompt.slice(0, 300));
  const last = run?.[1]?.split(' ').at(-1) ?? '';
  if (
    run &&
    /^\p{Lu}\p{Ll}{4,}$/u.test(last) &&
    !/^(?:services|solutions|group|limited|sons|daughters|brothers|company|partners|house|cottage)$/iu.test(
      last,
    )
  )
    return { text: last.toLowerCase(), start: run.index + run[0].length - last.length, isFirm: true };
  const told = [...prompt.matchAll(opener)].find(({ 0: words, index }) => {
    const phrase = words.replace(/^\S+(?:\s(?:am|are|run|own|have|manage|started))?\s(?:just\s)?/iu, '');
    return index < 700 && (isBusiness(phrase) || isNamed(phrase));
  });
  // "We're Pickering & Daughters, funeral directors in Otley since 1931"
  const signed = bySign.exec(prompt.slice(0, 400));
  if (!told && signed?.[1] !== undefined && isBusiness(signed[1].replace(/^an?\s/iu, '')))
    return { text: signed[1].replace(off, ''), start: signed.index + signed[0].length - signed[1].length, isFirm: true }; // prettier-ignore
  const written = writes.exec(prompt.slice(0, 300));
  if (written) return { text: 'author', start: written.index, isFirm: true };
  const greeted = prompt.slice(greetingLength(prompt), 300);
  const bare = saidOfIt.exec(greeted) ?? saidOfName.exec(greeted);
  if (bare?.[1] !== undefined && isBusiness(bare[1].replace(/^an?\s/iu, '')))
    return {
      text: bare[1],
      start: greetingLength(prompt) + bare.index + bare[0].length - bare[1].length,
      isFirm: true,
    };
  // "one site for all of it": what it is for is told elsewhere.
  const wishFound = asked.exec(prompt.slice(0, 400));
  const wish = wishFound && /\bfor (?:all|each|both|everything|it|them|us|this|that)\b/iu.test(wishFound[0].slice(0, 24)) ? null : wishFound; // prettier-ignore
  const isWished = wish !== null && isBusiness(wish[0]);
  if (stated && !isWished && (!told || stated.start < told.index)) return stated;
  // "a charity (no. 205555)": a full stop inside a bracket ends nothing.
  if (told) return { text: told[0].replace(audience, '').replace(off, '').replace(/\s\([^()]*$/u, ''), start: told.index, isFirm: true }; // prettier-ignore
  const other = forOther.exec(prompt.slice(0, 700));
  if (other) {
    const start = other.index + other[0].length;
    const phrase = prompt.slice(start).split(/[.!?\n]/u, 1)[0] ?? '';
    return { text: phrase.replace(off, '').replace(athome, ''), start, isFirm: true };
  }
  // "Website for Kestrel & Vane, weathervane makers": what stands behind the name says what bears it.
  const beside = /\p{Lu}[^,]*,\s(?:an?\s)?(\p{Ll}[^,.]{3,60})/u.exec(wish?.[0] ?? '')?.[1];
  if (wish) return { text: wish[0].replace(off, ''), start: wish.index, isFirm: beside !== undefined && isBusiness(beside) }; // prettier-ignore
  const call = calledIn.exec(prompt.slice(0, 400));
  if (call?.[1] !== undefined)
    return { text: call[1], start: call.index + call[0].length - call[1].length, isFirm: false };
  const start = greetingLength(prompt);
  const first = prompt.slice(start).split(/[!?\n]|\.\s/u, 1)[0] ?? '';
  return first.split(/\s+/u).length < 3 || first.length > 260
    ? null
    : {
        text: first
          .replace(off, '')
          .replace(athome, '')
          .replace(/,\s(?:just me|me\b|only me|one \p{L}+ \(|been |run by |my )[^]*$/iu, '')
          .replace(/\s(?:shop\s)?\+\s.*$/u, ''),
        start,
        isFirm: false,
      };
};
