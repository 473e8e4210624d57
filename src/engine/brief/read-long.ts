import type { Brief, BriefCorrections, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { ownTrade } from './long/own-trade';
import { findGist, findTold } from './offer/find-gist';
import { foldText } from './words/fold-text';
import { isKnownTown } from './words/ordinary-words';
import { mendName } from './short/names/mend-name';
import { withoutHalfTold } from './short/dates/mend-times';
import { shifted } from './words/slot-spans';

type ReadPrompt = (prompt: string, corrections: BriefCorrections) => Brief;

/** "Our teams were called out 63 times": words in small letters after "called" are no name of a long prompt. */
const properName = ({ name }: Brief): Slot<string> | null =>
  name !== null && /^(?:out|up|in|on|upon|by|for|from|it|them|us|a|an)\s/u.test(name.value) ? null : name;

/** A name in capitals is that of its whole line: "WALTON HALL UNDER 10s GIRLS FOOTBALL". */
const raised = (prompt: string, read: Slot<string> | null): Slot<string> | null => {
  const name = signOver(prompt, read);
  const start = name?.spans[0]?.start ?? 0;
  if (!name || name.value !== name.value.toUpperCase() || !/\p{Lu}{4}/u.test(name.value)) return name;
  const from = prompt.lastIndexOf('\n', start) + 1;
  const line = prompt.slice(from).split('\n', 1)[0] ?? '';
  const isTitle =
    /^[^\p{Ll}]*(?:\d+s[^\p{Ll}]*)*$/u.test(line) &&
    line.split(/\s+/u).length < 11 &&
    line.length > name.value.length;
  if (!isTitle) return name;
  const value = line
    .trim()
    .toLowerCase()
    .replace(/(?<!\p{L}|\d|['’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { value, spans: [{ start: from, end: from + line.length }] };
};

/** "St Brannock's Community Larder" alone over what begins with it again: the whole line is the name. */
const signOver = (prompt: string, read: Slot<string> | null): Slot<string> | null => {
  // "Clare & Owen Dance" over "We teach …": a name ends with its line.
  const [span] = read?.spans ?? [];
  const [inLine = ''] = span ? prompt.slice(span.start, span.end).split('\n', 1) : [];
  const name = read && span && inLine.length > 3 && read.value.startsWith(inLine.trim()) && inLine.length < span.end - span.start ? { value: inLine.trim(), spans: [{ start: span.start, end: span.start + inLine.length }] } : read; // prettier-ignore
  const [first = ''] = prompt.trimStart().split('\n', 1);
  const line = first.replace(/^[#*\s]+|[#*\s]+$/gu, '');
  // "Mudeford & Stanpit Sailing Juniors" alone over it all, where no word beyond it was named.
  const isTitle = /^(?:The\s)?\p{Lu}[\p{L}’'.-]*(?:\s(?:\p{Lu}[\p{L}’'.-]*|&|and|of|the|at|in|on|for)){1,7}$/u.test(line) && /\p{Lu}\S*$/u.test(line) && prompt.trimStart().startsWith(`${first}\n`) && !/^(?:Hi|Hello|Hey|Dear|Good|Subject|About|Website|Web|Home|Brief|Notes?|New|Project|Copy|Thanks)\b/u.test(line); // prettier-ignore
  if (
    isTitle &&
    (name === null ||
      (!name.value.includes(' ') && !line.includes(name.value)) ||
      ((name.spans[0]?.start ?? 0) > 200 && !line.includes(name.value)))
  )
    // prettier-ignore
    return { value: line, spans: [{ start: prompt.indexOf(line), end: prompt.indexOf(line) + line.length }] };
  const isSign =
    name !== null && line.length > name.value.length && line.endsWith(name.value) && /^\p{Lu}/u.test(line) &&
    line.split(/\s+/u).length < 8 && prompt.indexOf(line, prompt.indexOf(line) + line.length) > 0; // prettier-ignore
  const start = prompt.indexOf(line);
  return isSign ? { value: line, spans: [{ start, end: start + line.length }] } : name;
};

const opening =
  /\b(?:open(?:s|ing)?|hours|office|timings?|closed|i work|we work|i only work|available|shop)\b/iu;
const meeting =
  /\b(?:rehears\w+|class(?:es)?|lessons?|training|practi[cs]e|sessions?|squad|service|communion|mass|meets?|meetings?|club|group|toddlers?|night|batch(?:es)?|tests?)\b/iu;
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
  const own = sentences.filter((sentence) => opening.test(sentence));
  const isOther = (sentence: string): boolean => meeting.test(sentence) && !opening.test(sentence);
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

const self =
  /\b(?:i['’]m|i am|my name is|my name['’]s)\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s["“(]\p{Lu}[\p{L}’'-]+["”)])?(?:\s(?:de|van|von|der|la|di|al|bin|el|ter|ten)){0,2}(?:\s\p{Lu}[\p{L}’'-]+){1,2})(?=,|\.|;|\n|\s(?:and|from|in|who|but|an?|based|living|\d))/u;

/** "I'm Rosalind Achterberg and I write …": who writes, where nothing but a piece of that was read as the name. */
const asPerson = (prompt: string, name: Slot<string> | null): Slot<string> | null => {
  const found = self.exec(
    prompt
      .slice(0, 400)
      .replace(/^I'm/u, "i'm")
      .replace(/(?<=[.!\n]\s?)I(?=['’]m|\sam)/gu, 'i'),
  );
  const who = found?.groups?.['who'];
  if (who === undefined)
    return name && { ...name, value: name.value.replace(/\s(?:and|where|but)\sI$/u, '') };
  const isPiece =
    name !== null &&
    (/\sand I$|^I(?:['’]m|\sam)\s/u.test(name.value) || who.split(/\s/u).includes(name.value));
  // "It's called Mucky Pup and I work from …": the sentence goes on.
  if (!isPiece) return name && { ...name, value: name.value.replace(/\s(?:and|where|but)\sI$/u, '') };
  const start = prompt.indexOf(who);
  const value = who.replace(/["“(](\p{L}[^"”)]*)["”)]/u, '“$1”');
  return { value, spans: [{ start, end: start + who.length }] };
};

/** "Decide (one workshop, one page)": a site whose pages are told has more than one. */
const trueOnePage = ({ prompt, pages, onePage }: Brief): Brief['onePage'] =>
  pages.length > 2 &&
  !/\b(?:one|single)[- ]page(?:r)?\s(?:web\s?)?site|\bone[- ]pager\b|\ball on one page\b/iu.test(prompt)
    ? null
    : onePage;

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

/** "I live in Ely": where a person is, said outright. */
const homeOf = ({ prompt, kind }: Brief): Brief['place'] => {
  if (!['cv', 'portfolio', 'blog', 'unknown'].includes(kind.value)) return null;
  const found = /\b(?:living|based|live|lives) in (?<town>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u.exec(
    prompt,
  );
  const town = found?.groups?.['town'];
  if (!found || town === undefined) return null;
  const start = found.index + found[0].length - town.length;
  return { value: town, spans: [{ start, end: start + town.length }] };
};

/** A place that a long prompt names as its own: a known one, one of its address, or one that its beginning tells. */
const truePlace = ({ prompt, place, address }: Brief): Brief['place'] => {
  if (place === null) return null;
  const [at = ''] = place.value.split(',');
  const start = place.spans[0]?.start ?? 0;
  // "In the Scout hut on Mill Lane in Wantage": a house is no place.
  const isHouse =
    /^\s(?:hut|hall|centre|center|club|school|church|pub|inn|arms|rooms?|lane|street|road|hotel|cafe|café)\b/iu.test(
      prompt.slice(place.spans[0]?.end ?? 0),
    );
  if (isHouse) {
    // "on Caen Street, Braunton": the town stands behind its street.
    const behind = /^\s\p{L}+,\s(\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+){0,2})(?=[.,;]|\s\p{Ll})/u.exec(prompt.slice(place.spans[0]?.end ?? 0)); // prettier-ignore
    if (behind?.[1]) {
      const at = (place.spans[0]?.end ?? 0) + behind[0].length - behind[1].length;
      return { value: behind[1], spans: [{ start: at, end: at + behind[1].length }] };
    }
    const town = /\bin (\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+){0,2})(?=[.,;])/u.exec(prompt.slice(0, 600));
    const from = (town?.index ?? 0) + 3;
    return town?.[1] ? { value: town[1], spans: [{ start: from, end: from + town[1].length }] } : null;
  }
  // "from Section A ponies to heavy horses": a range, and no town.
  const isRange = /\bfrom\s(?:the\s)?$/iu.test(prompt.slice(0, start)) && /^[^.,;\n]{0,30}\sto\s/u.test(prompt.slice(place.spans[0]?.end ?? 0)); // prettier-ignore
  const isTold =
    start < 400 &&
    !isRange &&
    /\b(?:in|at|near|from|of|outside|around)\s(?:the\s)?$/iu.test(prompt.slice(0, start));
  // "vegetables from Manor Farm", "I was a costume maker at the Royal Exchange in Manchester": where something else is.
  const before = prompt.slice(Math.max(0, start - 90), start);
  const isSource =
    /\b(?:vegetables|fruit|eggs|meat|bread|milk|cheese|honey|fish|flowers|coffee|beer|cider|wool|wood|timber|clay|stone)\sfrom\s$/iu.test(
      before,
    ) && !(address?.value ?? '').includes(at);
  const isAway = /\b(?:bus(?:es)?|trains?|ferr(?:y|ies)|coach(?:es)?|trams?|miles?|minutes?|hours?|drive|visitors|people)\s(?:\p{L}+\s)?from\s$/iu.test(before); // prettier-ignore
  const isPast =
    /\b(?:was|were|worked|trained|studied|learned|learnt|apprenticed|graduated|taught|served|retired)\b[^.!?\n]*\b(?:at|for|with|under)\s[^.!?\n]*\bin\s$/iu.test(
      before,
    ) && !(address?.value ?? '').includes(at);
  if (isSource || isPast || isAway) return null;
  const isOwn = isKnownTown(foldText(at)) || (address?.value ?? '').includes(at) || isTold;
  return isOwn ? place : null;
};

// "own two holiday cottages", "allotment association shop + info"
const bare = ({ value, spans }: Slot<string>): Slot<string> => ({
  value: (value === value.toUpperCase() ? value.toLowerCase() : value)
    .replace(/^(?:own|run|have|opening|starting)\s(?:an?\s)?/iu, '')
    .replace(/\s(?:stuff|things)$/iu, '')
    .replace(/\s(?:shop\s)?\+\s.*$/u, ''),
  spans,
});
/** "Scout counts fruit and finds mildew": what one of their things does, and not what they are. */
const deed =
  /^\p{Lu}[\p{L}\d-]*\s(?:counts|finds|picks|checks|reads|sends|tracks|shows|keeps|takes|packs|weighs|measures|watches|learns|builds|makes|sorts|maps|cuts|lifts|cleans|cools|heats|stores)\s/u;
// "Product: Tidewatch": a label is no offer.
const properOffer = (offer: Slot<string> | null): Slot<string> | null =>
  offer === null ||
  /^(?:product|project|website|site|app|brief|client|name|copy|content|home)$/iu.test(offer.value) ||
  deed.test(offer.value) ||
  /\d/u.test(offer.value)
    ? null
    : bare(offer);
const apps = new Set<SiteKind>(appKinds);

/** Kinds that a word in passing names: what somebody is insured by, pays through, sleeps in. */
const inPassing = new Set<SiteKind>(['insurance', 'accountant', 'hotel', 'law', 'real-estate']);
const passing = /^(?:insurance|bank|banks|camping|accounting|mortgages?|lease|leases|rooms?|solicitors?)$/iu;
const performed = /\b(?:line-?up|headlin(?:e|er|ers|ing)|ceilidh|main stage|gates open)\b/iu;

/** "Daz Poole Electrical": the kind that a name says. */
const named = (name: Slot<string> | null, readPrompt: ReadPrompt): SiteKind | null => {
  const kind = name === null ? undefined : readPrompt(`Website for ${name.value}`, {}).kind;
  return kind && kind.spans.length > 0 && kind.value !== 'unknown' ? kind.value : null;
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
const isFar = (offer: Slot<string> | null, start: number): boolean =>
  offer === null || (offer.spans[0]?.start ?? 0) > start + 300;

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
export function readLong(whole: Brief, corrections: BriefCorrections, readPrompt: ReadPrompt): Brief {
  const { prompt } = whole;
  const told = findGist(prompt);
  const { hours: full } = withoutHalfTold(whole);
  const shell = {
    remarks: trueRemarks(whole),
    hours: full && openingHours(whole, readPrompt),
    place: homeOf(whole) ?? truePlace(whole),
    email: ownEmail(whole),
    onePage: trueOnePage(whole),
  };
  const name = asPerson(prompt, findTold(prompt) ?? raised(prompt, properName(whole)));
  if (!told) {
    const bareOf = { ...whole, ...shell, offer: properOffer(whole.offer) };
    return corrections.name === undefined ? mendName({ ...bareOf, name }) : bareOf;
  }
  // "Clare & Owen Dance" over "We teach people to dance …": a sign says what it is with the words under it.
  const isSign = !told.isFirm && told.text.split(/\s+/u).length < 6;
  const under = isSign ? (/^\s*((?:We|I|Our|My)\s[^.!?\n]{6,140})/u.exec(prompt.slice(told.start + told.text.length))?.[1] ?? '') : ''; // prettier-ignore
  const gist = readPrompt(
    `${told.text}${under === '' ? '' : `. ${under}`}`
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
  const kind =
    own?.kind ?? (isTold ? gist.kind.value : (named(name, readPrompt) ?? soundKind(whole, told.start)));
  const read = kind === whole.kind.value ? whole : readPrompt(prompt, { kind, ...corrections });
  const settled: Brief = {
    ...read,
    ...shell,
    offer: isMemory
      ? gist.offer
      : own
        ? { value: own.offer, spans: name?.spans ?? [] }
        : properOffer(
            gist.offer && (isTold || isFar(read.offer, told.start))
              ? shifted(bare(gist.offer), told.start)
              : read.offer,
          ),
    name:
      corrections.name !== undefined
        ? read.name
        : asPerson(
            prompt,
            findTold(prompt) ??
              (told.isFirm && gist.name ? shifted(gist.name, told.start) : raised(prompt, properName(read))),
          ),
    place: homeOf(whole)
      ? homeOf(whole)
      : gist.place
        ? truePlace({ ...whole, place: shifted(gist.place, told.start) })
        : shell.place,
  };
  return corrections.name === undefined ? mendName(settled) : settled;
}
