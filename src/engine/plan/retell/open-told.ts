import { findGist } from '../../brief/offer/find-gist';
import type { SitePlan } from '../site-plan';
import { clauseTold } from './clause-told';
import { figures, longest, naming, plain, sentenceOf, wholeSentence } from './gist-sentence';
import { isForMaker } from './is-for-maker';
import type { Piece } from './lines/piece';
import { ownKicker } from './shell/own-kicker';
import { topicOf } from './sort-told';
import { tidySentence } from './tidy-words';

const doing =
  /^(?:we|i|i['’]?m|we['’]?re|our|the|an?)\s(?:\p{L}+\s){0,4}?(?:are|am|is|make|makes|teach|teaches|sell|sells|run|runs|offer|offers|repair|tune|build|builds|help|helps|provide|bake|grow|do|work|write|fit|train|looks? after|organi[sz]e|collect|restore|re-?cover|rebuild|design|serve|cook|play|sing|meet|treat|photograph|paint|clean|care|rescue|rehome|publish|record|reupholster|recover|refinish|renovate|rebuild|mend|hire|rent|stock|supply|deliver|speciali[sz]e|specialise|take|bring|lets?|turns?|keeps?|shows?|tracks?)\b/iu;
/** "We are Catriona and Alasdair MacBeth.": who they are, and not what they do; nor what they need. */
const presenting =
  /^(?:[Ww]e|I)(?:\sare|['’]re)\s(?:only\s|just\s)?(?:\p{L}+|\d+)\s(?:people|of us)\b|^(?:[Ww]e|I)\s(?:(?:really|always|also|still|urgently)\s)?need\b|^(?:We are|We['’]re|I am|I['’]m)\s(?:\p{Lu}[\p{L}’'-]+[\s,]*(?:and\s|&\s)?){1,6}\.?$/u;
/** Speaks of what was said before it. */
const pointing =
  /^(?:it|its|it['’]s|they|this(?! is an?\b)|that|these|those|he|she|no|not|there|but|and|cats?|dogs?|high|low|payment|text|call|ring)\b/iu;
const dayWords =
  /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?(?!\p{L})|(?<!\p{L})(?:from|the|and|until|till)(?!\p{L})/giu;
const opening =
  /^(?:who we are|who i am|about(?:\s(?:us|me|the\s.*))?|format|what (?:we|i) do|intro\w*|overview|one-?liner|summary|description|background)$/iu;
/** Speaks of the site, or names somebody. */
const wishing =
  /\b(?:not|no|never|can['’]?t|don['’]?t|won['’]?t|site|website|page|please|lol|designer|writing|founders?|owner|handyman|conductor|patron|coached|director)\b/iu;
const whereabouts =
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b(?:find us|(?:is|are|we['’]re|based) at) (?:\d|(?:the )?\p{Lu})/u;
const ruling =
  /^(?:the|our|an?)\s(?:\p{L}+\s){1,4}(?:is|are|was)\s\p{L}+(?:ed|en|ly)\b|\b(?:you|your|if|when|until|within|unless|anyone|everyone|everybody|order|deposit|rest)\b/iu;
const counting =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|\d+)\b/iu;
const shortest = 28;

/** How far into a prompt an owner still says what it is all about. */
const early = 500;

/** The sentence that says best what the owner does: "I tune upright and grand pianos." */
const bestOf = (pieces: readonly Piece[], name: string): Piece | undefined => {
  const fit = pieces.filter(
    ({ text, isRow, heading }) =>
      !isRow &&
      (heading === null || opening.test(heading)) &&
      !wishing.test(
        text.replace(/(?<=^(?:we|i)(?:['’](?:re|m)|\s(?:are|am))\b.*)\b(?:that|which|who|things)\b.*$/iu, ''),
      ) &&
      text.length < longest &&
      text.length > shortest &&
      !figures.test(text) &&
      !naming.test(text) &&
      !presenting.test(text) &&
      // "The building was empty": what was there before.
      !/^(?:the|our|its)\s\p{L}+\s(?:was|were|had been|used to)\b/iu.test(text) &&
      // "I work from an outbuilding": where, and not what.
      !/^(?:i|we)\s(?:work|live|trade)\s(?:from|in|at|out of)\b/iu.test(text) &&
      !whereabouts.test(text),
  );
  const isEarly = ({ start }: Piece): boolean => start < early;
  return (
    // "Tally Hen is for people who hate spreadsheets": what bears the name.
    fit
      .filter(isEarly)
      .find(
        ({ text }) =>
          text.startsWith(`${name} `) && !/^\s(?:needs|wants|would)\b/u.test(text.slice(name.length)),
      ) ?? // prettier-ignore
    fit.find(({ text }) => doing.test(text) && ['other', 'about'].includes(topicOf(text))) ??
    fit.find(({ text, heading }) => heading !== null && doing.test(text)) ??
    fit.find(({ text }) => topicOf(text) === 'about' && !pointing.test(text)) ??
    fit.find(
      ({ text }) => /^(?:we|i|our)\b/iu.test(text) && topicOf(text) === 'way' && !pointing.test(text),
    ) ??
    // "People borrow tools from us instead of buying them": the next thing that is said of it.
    fit
      .filter(isEarly)
      .find(
        ({ text }) =>
          /^(?:People|\p{Lu}\p{Ll}{3,}s)\s(?!are\b|is\b|can\b|must\b|may\b|will\b|have\b|cost\b)\p{Ll}+\s/u.test(
            text,
          ) &&
          topicOf(text) === 'other' &&
          !pointing.test(text),
      )
  );
};

const called =
  /(?:,\sthe\s\p{L}+(?:['’]s|\sis))?,?\s(?:which is\s|it['’]?s\s|it is\s)?(?:called|named|known as)\s(?:["“'‘][^"”'’]+["”'’]|(?:The\s)?\p{Lu}[\p{L}']*(?:\s(?:(?:&|of|the|on|and|in)\s){0,2}\p{Lu}[\p{L}']*)*)/u;

/** "a piece of software my company makes": whose it is, and not what it does. */
const owned = /\b(?:(?:my|our) company|we|i)\s(?:makes?|made|built|build|develop(?:s|ed)?)\.?$/iu;

/** What the prompt says outright of the business: "We are a small family who own two cottages on the Isle of Mull." */
const gistOf = ({ prompt, name }: SitePlan['brief']): string | undefined => {
  const gist = findGist(prompt);
  if (!gist) return undefined;
  if (/^(?:title|(?:the\s)?name(?:\sof\s(?:the|our|my)\s\p{L}+)?|page|site):/iu.test(gist.text))
    return undefined;
  const bare = gist.text
    .replace(/^[#*\s]+/u, '')
    .replace(
      new RegExp(
        `,?\\s(?:(?:which is|it['’]?s|i['’]?m|we['’]?re|i am|we are)\\s)?(?:called|named|known as)\\s(?:the\\s)?${(name?.value ?? '\n').replace(/[.*+?^$()|[\]{}\\]/gu, '\\$&')}`,
        'iu',
      ),
      '',
    )
    .replace(called, '')
    .replace(/^portfolio (?:site |page )?for me,?\s(?:\p{Lu}\p{L}+\s?){0,3},?\s?/u, '')
    .replace(/\s\([^()]*\)?$/u, '')
    .replace(/(?<=\p{L}{4}) (?:really|basically|actually)(?=,)/u, '')
    .replace(
      /^.{0,60}?\b(?:web\s?site|site|web\s?page|landing page|page)\s(?:for|about)\s(?:my\s|our\s)?/iu,
      '',
    )
    .replace(
      new RegExp(
        `^(?:the\\s)?["“'‘]?${(name?.value ?? '\n').replace(/[.*+?^$()|[\]{}\\]/gu, '\\$&')}["”'’]?[,:]?\\s*`,
        'u',
      ),
      '',
    )
    // "my curtain-making business, Tuft": the name stands over it.
    .replace(new RegExp(`,\\s${(name?.value ?? '\n').replace(/[.*+?^$()|[\]{}\\]/gu, '\\$&')}$`, 'u'), '')
    .trim();
  const words = bare.split(/\s+/u).length;
  // "Our band is, four of us": what is left where a name was.
  if (owned.test(bare) || /\b(?:is|are)\s?,/u.test(bare)) return undefined;
  if (
    name &&
    bare.includes(name.value) &&
    (bare.length < name.value.length + 16 ||
      (/\d/u.test(bare) && bare.indexOf(name.value) < 24 && bare.length < 90))
  )
    return undefined;
  if (/^(?:this|it)(?:['’]s| is) for\b/iu.test(bare)) return undefined;
  // "Tide Line is a community darkroom in Hull": a whole sentence, with who it is about.
  if (
    name &&
    gist.isFirm &&
    /^(?:is|are)\san?\s/u.test(bare) &&
    gist.text.length < longest &&
    !figures.test(bare)
  )
    return tidySentence(gist.text);
  const isSaid = /^(?:we|i|an?|me and my|my \p{L}+ and (?:i|me))\b/iu.test(bare)
    ? !/\b(?:need|want|would like|looking for)\b/iu.test(bare)
    : !gist.isFirm;
  return isSaid && words > 4 && bare.length < longest && !figures.test(bare) && !wishing.test(bare)
    ? tidySentence(bare)
    : undefined;
};

/** What the owner does, in their own sentence, where the opening does not say it. */
export const ownSentence = ({ brief, pages }: SitePlan, pieces: readonly Piece[]): string | null => {
  const found = pieces.find(
    (piece) =>
      !piece.isRow &&
      /^(?:we|i|our|my)\b/iu.test(piece.text) &&
      doing.test(piece.text) &&
      piece.text.length < longest &&
      !figures.test(piece.text) &&
      !naming.test(piece.text) &&
      !wishing.test(piece.text) &&
      !/day|\d/iu.test(piece.text) &&
      // "The door is locked five minutes in", "We take a third on order …": a rule is not what somebody does.
      !ruling.test(piece.text) &&
      topicOf(piece.text) === 'other' &&
      !isForMaker(piece, brief),
  );
  if (!found) return null;
  const lede = pages[0]?.sections.find(({ type }) => type === 'hero')?.content.lede ?? '';
  return plain(lede).includes(plain(found.text)) ? null : tidySentence(found.text);
};

/** "Are a mixed choir of 64 voices", "… and my business is": without its beginning or end. */
const cut =
  /^(?:is|are|has|have|was|were|sails|runs|makes|offers|sells|teaches|keeps)\s|\s(?:is|are|with an? (?:practice|business|company|studio|shop)|called|named|and|of|in|by)\.?$/iu;
const wholeOf = (told: string, pieces: readonly Piece[]): string => {
  // "About our charity: Wheels for Wrexham recycles …"
  const label = /^([^:.]{3,34}):\s/u.exec(told);
  const isLabel =
    label !== null && pieces.some(({ heading }) => heading?.toLowerCase() === label[1]?.toLowerCase());
  const lede = tidySentence(isLabel ? told.slice(label[0].length) : told);
  if (!cut.test(lede)) return lede;
  const words = plain(lede).slice(0, 40).trim();
  const own = pieces.find(({ text }) => plain(text).includes(words));
  return own && own.text.length < 2 * longest ? tidySentence(own.text) : lede;
};

/** What is to stand under the headline, where a label says so. */
export const lineUnder = (pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(
    ({ heading }) =>
      heading !== null &&
      /^(?:sub(?:[- ]?(?:head(?:ing|line)?|title|line))?|lede|intro line|(?:under(?:neath)?|below)(?:\s(?:it|that|the headline))?)$/iu.test(
        heading,
      ),
  );

/** The site's opening in the owner's own words: their name over it where the copy does not know the trade. */
export const openTold = (plan: SitePlan, pieces: readonly Piece[], isKnown: boolean): SitePlan => {
  const { brief } = plan;
  const [home, ...others] = plan.pages;
  if (!home) return plan;
  const isQuoted = brief.quotes.some(({ value }) => value.use === 'heading' || value.use === 'tagline');
  const told = pieces.filter((piece) => !isForMaker(piece, brief));
  const sentence = bestOf(told, plan.name);
  const gist = gistOf(brief);
  // "…, called Rota Wren. It makes staff rotas": what bears the name, said by a pronoun.
  const next = told.find(({ text, start }) => start < early && brief.prompt.slice(Math.max(0, start - plan.name.length - 40), start).includes(plan.name) && /^It\s(?!is\b|was\b|has\b|does\b|costs?\b|takes?\b|began\b)\p{Ll}+s\s/u.test(text)); // prettier-ignore
  const saidOfIt =
    next && next.text.length < longest ? tidySentence(next.text.replace(/^It/u, plan.name)) : undefined;
  // "Dates: 12–14 June 2026": what a day is about opens with the day.
  const dates = pieces.find(
    ({ heading, text }) =>
      heading !== null &&
      /^(?:dates?|when)$/iu.test(heading) &&
      /^(?:(?:from|the|on)\s|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s){0,2}\d{1,2}(?:st|nd|rd|th)?\b/iu.test(
        text,
      ) &&
      text.length < 50 &&
      // "Beginners 9.30 to 12" is an hour of every week.
      /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu.test(text) &&
      // "31 January tax return and payment": what falls on a day is no day of theirs.
      !/\p{L}{3,}/u.test(text.replace(dayWords, '')) &&
      !text.includes(':'),
  );
  const sections = home.sections.map((section) => {
    if (section.type !== 'hero') return section;
    const { lede, kicker: shown, ...content } = section.content;
    // "Barbershop FADED & SONS": the name stands below.
    const kicker = (ownKicker(plan) ?? shown)
      ?.replace(new RegExp(plan.name.replace(/[.*+?^$()|[\]{}\\]/gu, '\\$&'), 'iu'), '')
      .replace(/\s*,(?:\s*,)*/gu, ',')
      .replace(/^\s*,\s*|\s{2,}/gu, '')
      .trim()
      .replace(/^since(?=\s)/u, 'Since');
    const isTold =
      lede !== undefined &&
      !/^(?:title|name|page|site):/iu.test(lede) &&
      !naming.test(lede) &&
      !wishing.test(lede) &&
      !owned.test(lede) &&
      // "We're a charity (no.": cut at a full stop that ended nothing.
      !/\([^()]*$/u.test(lede) &&
      // "This is for Ashby & Niece, an ironmonger's": said to who makes the site.
      !/^(?:this|it|here)(?:['’]s|\sis) (?:for|(?:an?|the|our)\s(?:\p{L}+\s)?(?:brief|note|draft|text|copy|outline|content))\b/iu.test(
        lede,
      ) &&
      !/\b(?:we|i) (?:(?:really|also|always|still|urgently) )?(?:want|need|would like)\b|\?$/iu.test(lede) &&
      // "The workshop is at Dairy Lane": where it is stands further down.
      !whereabouts.test(lede) &&
      plain(brief.prompt).includes(plain(lede).slice(0, 60));
    const under = lineUnder(pieces);
    const said = under
      ? tidySentence(under.text)
      : isTold
        ? sentenceOf(wholeOf(lede, pieces), told)
        : gist && !cut.test(gist)
          ? sentenceOf(gist, told)
          : // A line of such houses stands in for nothing where much is told.
            (wholeSentence(findGist(brief.prompt)?.text ?? ' ', told) ??
            saidOfIt ??
            (sentence ? tidySentence(sentence.text) : clauseTold(told)));
    // "Twenty hives and a calm hand": of how many the owner knows.
    const isCounted = counting.test(content.title) && !plain(brief.prompt).includes(plain(content.title));
    const title = (isKnown && !isCounted) || isQuoted ? content.title : plan.name;
    // Under its own name the name says nothing.
    const isName = (words: string): boolean => plain(plan.name).includes(plain(words));
    return {
      ...section,
      content: {
        ...content,
        title,
        ...(dates
          ? {
              kicker: [dates.text.replace(/[.\s]+$/u, ''), plan.contact.place?.split(',')[0]]
                .filter(Boolean)
                .join(', '),
            }
          : kicker && kicker !== title && !isName(kicker)
            ? {
                kicker:
                  /^\p{L}{2,4}$/u.test(kicker) && brief.prompt.includes(kicker.toUpperCase())
                    ? kicker.toUpperCase()
                    : kicker,
              }
            : {}),
        ...(said && !isName(said) ? { lede: said } : {}),
      },
    };
  });
  return { ...plan, pages: [{ ...home, sections }, ...others] };
};
