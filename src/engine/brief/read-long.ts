import type { Brief, BriefCorrections, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { asPerson, asRun, asTitled, isDay, properName, raised } from './long/long-name';
import { bodyOfPlace } from './long/body-of-place';
import { homeOf, truePlace } from './long/long-place';
import { withoutSubject } from './long/without-subject';
import { kindOfLead, wholeOffer } from './long/lead-of-two';
import { isNamedThere, withinSentence } from './long/within-sentence';
import { soldGoods } from './long/sold-goods';
import { ownTrade } from './long/own-trade';
import { findGist } from './offer/find-gist';
import { findTold } from './offer/find-told';
import { mendName } from './short/names/mend-name';
import { withoutHalfTold } from './short/dates/mend-times';
import { foldText } from './words/fold-text';
import { isKnownTown } from './words/ordinary-words';
import { shifted } from './words/slot-spans';

type ReadPrompt = (prompt: string, corrections: BriefCorrections) => Brief;
type MendShort = (read: Brief, corrections: BriefCorrections, readPart: ReadPrompt) => Brief;

const opening =
  /\b(?:open(?:s|ing)?|hours|office|timings?|closed|i work|we work|i only work|available|shop)\b/iu;
const meeting =
  /\b(?:rehears\w+|class(?:es)?|lessons?|training|practi[cs]e|sessions?|squad|service|communion|mass|meets?|meetings?|club|group|toddlers?|night|batch(?:es)?|tests?)\b/iu;
/** "The hatch is open from 8 to 5": one window of the house. */
const counter =
  /^\s*(?:the|our)\s(?:\p{L}+\s)?(?:hatch|kiosk|counter|galley|tuck ?shop|café corner|cafe corner)\b/iu;
const sentenceAt = (prompt: string, at: number): string =>
  `${
    prompt
      .slice(0, at)
      .split(/[.!?]\s|\n/u)
      .at(-1) ?? ''
  }${prompt.slice(at).split(/[.!?](?:\s|$)|\n/u, 1)[0] ?? ''}`;

/** The hours of the sentences that speak of opening, where others tell of classes and rehearsals. */
const openingHours = ({ prompt, hours }: Brief, readPrompt: ReadPrompt): Brief['hours'] => {
  if (hours === null) return null;
  const sentences = [...new Set(hours.spans.map(({ start }) => sentenceAt(prompt, start)))];
  const own = sentences.filter((sentence) => opening.test(sentence) && !counter.test(sentence));
  const isOther = (sentence: string): boolean => meeting.test(sentence) && !opening.test(sentence);
  const others = sentences.filter((sentence) => !counter.test(sentence) && !isOther(sentence));
  if (own.length === 0 && others.length > 0 && others.length < sentences.length) own.push(...others);
  if (own.length === 0) return sentences.every(isOther) ? null : hours;
  if (own.length === sentences.length) return hours;
  const read = readPrompt(own.join('. '), {}).hours;
  return read === null
    ? hours
    : {
        value: read.value,
        spans: hours.spans.filter(({ start }) => own.includes(sentenceAt(prompt, start))),
      };
};

/** "Decide (one workshop, one page)": a site whose pages are told has more than one. */
const trueOnePage = ({ prompt, pages, onePage }: Brief): Brief['onePage'] =>
  refusedOnePage.test(prompt) ||
  (pages.length > 2 &&
    !/\b(?:one|single)[- ]page(?:r)?\s(?:web\s?)?site|\bone[- ]pager\b|\ball on one page\b/iu.test(prompt))
    ? null
    : onePage;

/** "My nephew says a one page site would do, but I think we need a timetable page": said to be too little. */
const refusedOnePage =
  /\b(?:one|single)[- ]page(?:r)?\b[^.!?\n]{0,60}\b(?:but|however|(?:is|are|will|would)(?:n['’]t|\snot)|too (?:small|little|short|long))\b[^.!?\n]*\b(?:pages|page (?:for|about|on|with)|\p{L}+ page|enough|more)\b/iu;

/** "Rights enquiries go to my agent, leo@…": the address of somebody else, where the owner's own stands too. */
const ownEmail = ({ prompt, email }: Brief): Brief['email'] => {
  const isOthers = (at: number): boolean =>
    /\b(?:agent|agency|publisher|publicist|rights|press|jobs|vacanc\p{L}+)\b[^.\n]*$/iu.test(
      prompt.slice(Math.max(0, at - 110), at),
    );
  if (email === null || !isOthers(email.spans[0]?.start ?? 0)) return email;
  const own = [...prompt.matchAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gu)].find(
    ({ index }) => !isOthers(index),
  );
  return own ? { value: own[0], spans: [{ start: own.index, end: own.index + own[0].length }] } : email;
};

// "own two holiday cottages", "allotment association shop + info"
const bare = ({ value, spans }: Slot<string>): Slot<string> => ({
  value: (value === value.toUpperCase() ? value.toLowerCase() : value)
    // "me and my husband make candles": who makes them is no part of it.
    .replace(
      /^(?:husband|wife|partner|sister|brother|mum|mother|dad|father|daughter|son|friend)\s(?:makes?|sells?|runs?|bakes?|grows?|does|do)\s(?=\p{L})/iu,
      '',
    )
    // "software my company makes": whose it is.
    .replace(
      /\s(?:that\s)?(?:(?:my|our) company|we|i)\s(?:makes?|made|built|builds?|develops?|developed|sells?|launched).*$/iu,
      '',
    )
    .replace(/^(?:own|run|have|opening|starting|launching|setting up)\s(?:an?\s)?/iu, '')
    .replace(/\s(?:stuff|things)$/iu, '')
    .replace(/\s(?:shop\s)?\+\s.*$/u, ''),
  spans,
});
/** "Scout counts fruit and finds mildew": what one of their things does, and not what they are. */
const deed =
  /^\p{Lu}[\p{L}\d-]*\s(?:counts|finds|picks|checks|reads|sends|tracks|shows|keeps|takes|packs|weighs|measures|watches|learns|builds|makes|sorts|maps|cuts|lifts|cleans|cools|heats|stores)\s/u;
// "Product: Tidewatch": a label is no offer.
const noOffer =
  /^(?:product|project|website|site|app|brief|client|name|copy|content|home|find|see|read|note|attached|open|closed|based|located|available|writing|could|would|can|please|notes?|.*\scovering)$/iu;
const properOffer = (offer: Slot<string> | null): Slot<string> | null =>
  offer === null || noOffer.test(offer.value) || deed.test(offer.value) || /\d/u.test(offer.value)
    ? null
    : bare(offer);
/** "prints by Ines Calloway", "I'm Marta": a person, and nothing that is done. */
const isPersonOffer = (kind: SiteKind, offer: Slot<string> | null, prompt: string): boolean =>
  (kind === 'unknown' && /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$/u.test(offer?.value ?? '')) ||
  (/^\p{Lu}\p{Ll}+$/u.test(offer?.value ?? '') &&
    /\b(?:i['’]m|i am|my name is|name['’]s|call me)\s$/iu.test(prompt.slice(0, offer?.spans[0]?.start ?? 0)));
const apps = new Set<SiteKind>(appKinds);

/** Kinds that a word in passing names: what somebody is insured by, pays through, sleeps in. */
const inPassing = new Set<SiteKind>(['insurance', 'accountant', 'hotel', 'law', 'real-estate']);
const passing = /^(?:insurance|bank|banks|camping|accounting|mortgages?|lease|leases|rooms?|solicitors?)$/iu;
const performed = /\b(?:line-?up|headlin(?:e|er|ers|ing)|ceilidh|main stage|gates open)\b/iu;

/** The name as its owner writes it; a sign that was read as the offer once more says what it is with its last word. */
const titled = (brief: Brief): Brief => {
  const name = asTitled(brief.prompt, brief.name);
  const isSign = brief.offer !== null && brief.offer.value.toLowerCase() === name?.value.toLowerCase().replace(/^the\s/u, ''); // prettier-ignore
  // "farm shop", "music school": such a word alone says too little.
  const last = (/(?:\S+\s)?(?:shop|school|club|centre|group|society|service|company)$|\S+$/iu.exec(brief.offer?.value ?? '')?.[0] ?? '').toLowerCase(); // prettier-ignore
  const isSaid = isSign && brief.offer !== null && brief.offer.value.includes(' ') && last.length > 3;
  return { ...brief, name, offer: isSaid && brief.offer ? { ...brief.offer, value: last } : brief.offer };
};

/** "St Hilda's" with a vicar and a communion: a church, though its sign does not say so. */
const saint =
  /^(?:The\s)?(?:St|SS|Saint|All Saints|All Souls|Holy\s\p{L}+|Christ the|Our Lady|Sacred Heart)(?!\p{L})/u;
const worship =
  /\b(?:vicar|rector|curate|churchwardens?|pcc|parish|communion|mass|eucharist|evensong|baptisms?|parish priest)\b/iu;

/** "Daz Poole Electrical", "Seaton Tramway Museum": what a name on a sign says, read as a prompt of its own. */
const named = (
  prompt: string,
  name: Slot<string> | null,
  readPrompt: ReadPrompt,
  mendShort: MendShort,
): Brief | null => {
  if (name === null) return null;
  const told = saint.test(name.value) && worship.test(prompt) ? `${name.value}, a parish church` : name.value;
  const sign = mendShort(readPrompt(`Website for ${told}`, {}), {}, readPrompt);
  return sign.kind.spans.length > 0 && sign.kind.value !== 'unknown' ? sign : null;
};

/** The kind of a whole prompt; what only a word in passing names is none. */
const soundKind = ({ kind, prompt, phone, address, hours, email, place }: Brief, start: number): SiteKind => {
  const [span] = kind.spans;
  // "Following our chat on Tuesday": a tool to work with has no telephone, no street and no opening hours.
  const reached = [phone, address, hours, email, place].filter((slot) => slot !== null).length;
  if (apps.has(kind.value) && reached > 1) return 'unknown';
  if (span && span.start > start + 160 && deed.test(prompt.slice(span.start, span.start + 60))) return 'unknown'; // prettier-ignore
  if (!inPassing.has(kind.value) || !span || span.start < start + 160) return kind.value;
  if (!passing.test(prompt.slice(span.start, span.end).trim())) return kind.value;
  return performed.test(prompt) && /\btickets?\b/iu.test(prompt) ? 'event' : 'unknown';
};

/** "You don't have to do …": what stands far behind the words that say what it is. */
const isFar = (offer: Slot<string> | null, start: number, reach = 300): boolean =>
  offer === null || (offer.spans[0]?.start ?? 0) > start + reach;

/** "Dogs can come in the cafe but not the shop" leaves nothing out: what is only told contradicts no wish. */
const trueRemarks = ({ remarks, excluded, prompt }: Brief): Brief['remarks'] =>
  remarks.filter((remark) => {
    if (/^The prompt asks for an? .* and says/u.test(remark)) return false;
    const [, what] = /^“(.+)” is both asked for and left out/u.exec(remark) ?? [];
    const spans = excluded.filter(({ value }) => value === what).flatMap((slot) => slot.spans);
    return what === undefined || spans.some(({ start }) => /\b(?:site|website|pages?|sections?|include|add|want|put)\b/iu.test(sentenceAt(prompt, start))); // prettier-ignore
  });

/**
 * A long English prompt that was read as a whole, once more: the sentence that says what the business is tells its kind, offer
 * and place, because the others speak of much else.
 */
export function readLong(
  whole: Brief,
  corrections: BriefCorrections,
  readPrompt: ReadPrompt,
  mendShort: MendShort,
): Brief {
  const { prompt } = whole;
  const told = findGist(prompt);
  const { hours: full } = withoutHalfTold(whole);
  const shell = {
    items: whole.items.map(withinSentence).filter((item) => isNamedThere(item, prompt)),
    remarks: trueRemarks(whole),
    hours: full && openingHours(whole, readPrompt),
    place: homeOf(whole) ?? truePlace(whole),
    email: ownEmail(whole),
    onePage: trueOnePage(whole),
  };
  const name = asRun(
    prompt,
    asPerson(prompt, findTold(prompt) ?? bodyOfPlace(prompt) ?? raised(prompt, properName(whole))),
  );
  if (!told) {
    const bareOf = { ...whole, ...shell, offer: properOffer(whole.offer) };
    return corrections.name === undefined ? titled(mendName({ ...bareOf, name })) : bareOf;
  }
  // "Clare & Owen Dance" over "We teach people to dance …": a sign says what it is with the words under it.
  const isSign = !told.isFirm && told.text.split(/\s+/u).length < 9;
  const under = isSign ? (/^[.\s]*((?:We|I|Our|My)\s[^.!?\n]{6,140})/u.exec(prompt.slice(told.start + told.text.length))?.[1] ?? '') : ''; // prettier-ignore
  const bareText = withoutSubject(told.text);
  // Where the words of the gist stand in the prompt: what was taken out stood before them.
  const from = told.start + told.text.length - bareText.length;
  const gist = readPrompt(
    `${bareText}${under === '' ? '' : `. ${under}`}`
      .replace(/^(?:subject|re):\s*/iu, '')
      .replace(/\bspark(?:y|ie)?(?=\s(?:in|from|based|with|and|who)\b)/iu, 'electrician'),
    {},
  );
  // "Otterbourne Bell Ringers … a band of fourteen", "a two-person firm": the name or the people say of what.
  const own = ownTrade(whole, (gist.offer ?? whole.offer)?.value ?? '', name?.value ?? null, readPrompt);
  const isSame = apps.has(gist.kind.value) === apps.has(whole.kind.value);
  // Of somebody who is remembered nothing is offered.
  const isMemory = /\bin (?:loving )?(?:memory|remembrance) of\b/iu.test(told.text);
  const isTold = gist.kind.value === 'unknown' ? told.isFirm && (gist.offer !== null || isMemory) : isSame;
  const sign = own || isTold ? null : named(prompt, name, readPrompt, mendShort);
  const lead = own ? null : kindOfLead(gist, readPrompt);
  const said = isTold ? gist.kind.value : (sign?.kind.value ?? soundKind(whole, told.start));
  // "Tidewater Saunas … We sell and install saunas": a sign says less than the deed under it.
  const isStated = told.isFirm && /^(?:an?|the|we|i|i['’]m|we['’]re)\b/iu.test(told.text);
  const goods = own || lead || isStated ? null : soldGoods(whole, said);
  const kind = own?.kind ?? lead ?? (goods ? 'shop' : said);
  const read = kind === whole.kind.value ? whole : readPrompt(prompt, { kind, ...corrections });
  const home = homeOf({ ...whole, kind: { ...whole.kind, value: kind } });
  const settled: Brief = {
    ...read,
    ...shell,
    items: read.items.map(withinSentence).filter((item) => isNamedThere(item, prompt)),
    // What told it stands in the gist, and not where the whole prompt was read to name something else.
    kind: corrections.kind === undefined && !own && !goods && (isTold || lead !== null) && gist.kind.spans.length > 0 ? shifted({ value: kind, spans: gist.kind.spans }, from) : read.kind, // prettier-ignore
    offer: isMemory
      ? gist.offer
      : own
        ? { value: own.offer, spans: name?.spans ?? [] }
        : (goods ?? // "a tea room in a brake van" of a museum: one of the things that are there.
          (sign?.offer &&
          (properOffer(read.offer) === null || isFar(read.offer, told.start, told.text.length))
            ? { value: sign.offer.value, spans: name?.spans ?? [] }
            : properOffer(
                gist.offer &&
                  (isTold ||
                    isFar(read.offer, told.start, told.isFirm ? 300 : told.text.length) ||
                    isPersonOffer(kind, read.offer, prompt))
                  ? shifted(bare(wholeOffer(bareText, gist.offer)), from)
                  : isPersonOffer(kind, read.offer, prompt)
                    ? null
                    : read.offer,
              ))),
    name:
      corrections.name !== undefined
        ? read.name
        : asRun(
            prompt,
            asPerson(
              prompt,
              findTold(prompt) ??
                bodyOfPlace(prompt) ??
                (told.isFirm && gist.name && !isDay(gist.name.value)
                  ? shifted(gist.name, from)
                  : raised(prompt, properName(read))),
            ),
          ),
    place: home ? home : gist.place ? truePlace({ ...whole, place: shifted(gist.place, from) }) : shell.place,
  };
  // "Toad in the Hole": a word of a name is no town.
  const isInName = settled.place !== null && settled.name !== null && settled.place.spans.some(({ start, end }) => settled.name?.spans.some((own) => own.start < start && own.end >= end)) && !isKnownTown(foldText(settled.place.value)); // prettier-ignore
  const placed = isInName ? { ...settled, place: null } : settled;
  return corrections.name === undefined ? titled(mendName(placed)) : placed;
}
