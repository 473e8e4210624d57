import { behindHead, isRowOfParts } from './heads-and-rows';
import { saysOnlyWhen } from './says-only-when';
import type { Brief } from '@/domain/site/brief';
import { outfitFrame } from '../../brief/short/kinds/mend-outfit';
import { readFormFields } from '../../brief/parts/read-form-fields';
import { isPageSpec, specSpans } from '../../brief/document/page-spec';
import { readTabNames } from '../../brief/parts/tab-names';
import { cut, isUneven, opensPriceRow, stemsOf, wishesOf, type Stretch } from './told-facts';
import { capitalise } from '../../capitalise';
import { isRequest } from './told-sentences';
import {
  facts,
  stated,
  ownDeed,
  declared,
  chat,
  look,
  device,
  onDay,
  contact,
  lost,
  spanOf,
  site,
  sentenceEnd,
  shown,
  dangling,
  clockRange,
  manner,
  timed,
  working,
  partOfPage,
} from './fact-words';
import { sparedOnSite } from './spared-on-site';

const workings = (prompt: string): { start: number; end: number }[] => {
  const outfit = outfitFrame.exec(prompt)?.[0].length;
  const tabs = readTabNames(prompt);
  return [
    // "line-up tabs for Friday, Saturday and Sunday"
    ...(tabs ? [tabs] : []),
    ...(isPageSpec(prompt) ? specSpans(prompt) : []),
    ...[...prompt.matchAll(working), ...prompt.matchAll(sparedOnSite)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
    })),
    // What a band of people does is said by its services.
    ...(outfit === undefined ? [] : [{ start: prompt.indexOf('.') + 1, end: outfit }]),
  ];
};

/** What was read of the pages. */
const readOf = (brief: Brief) =>
  [
    ...brief.sections,
    ...brief.behaviours,
    ...brief.parts,
    ...brief.tone,
    ...brief.quotes,
    ...brief.social,
    brief.kind,
    brief.offer,
    brief.name,
    brief.date,
    brief.starts,
  ].flatMap((slot) => slot?.spans ?? []);

/**
 * What an English prompt states to visitors and nothing has read: whole sentences after the first ("They last 90 minutes
 * each.") and short facts between commas ("fully insured", "cash only"). `said` is all text of the site; what stands
 * there already is left out.
 */
export function untoldFacts(brief: Brief, said: string): string[] {
  const known = new Set(stemsOf(said));
  const wishes = wishesOf(brief);
  const worked = workings(brief.prompt);
  const read = [...readOf(brief), ...readFormFields(brief.prompt), ...worked];
  const meets = (piece: Stretch, spans: readonly { start: number; end: number }[]): boolean =>
    spans.some(({ start, end }) => start < piece.start + piece.text.length && end > piece.start);
  const isNew = (text: string): boolean => {
    // "no call out fee": that there are calls and fees does not tell it.
    // "pay what you can", "bring your own": small words say all of it.
    // "lunch Tue-Fri": nor does it that there is a lunch, and hours on a Friday.
    if (
      /^(?:(?:no|zero|without)\s\p{L}+(?:\s\p{L}|$)|pay (?:what|as) you|bring your own|(?:breakfasts?|brunch|lunch(?:es)?|dinners?|suppers?)\s(?:mon|tue|wed|thu|fri|sat|sun))/iu.test(
        text,
      )
    )
      return !said.toLowerCase().includes(text.toLowerCase());
    const stems = stemsOf(text);
    const fresh = stems.filter((stem) => !known.has(stem));
    return fresh.length > 0 && fresh.length * 4 >= stems.length;
  };
  // "Saturday market at Kelham Island": a name or figure that stands nowhere is told, whatever else was read of its words.
  // "12 month warranty": that a twelve and a month stand somewhere does not tell it.
  const isSpanLost = (text: string): boolean =>
    (text.match(spanOf) ?? []).some((span) => !said.toLowerCase().includes(span.toLowerCase()));
  const isLost = (text: string): boolean =>
    !site.test(text) &&
    (isSpanLost(text) ||
      (text.match(lost) ?? []).some((word) => !known.has((stemsOf(word)[0] ?? word).toLowerCase())));
  // "knitting circles on Tuesday evenings": that Tuesday stands among the hours does not tell it.
  const isDayLost = (piece: Stretch, words: string): boolean =>
    onDay.test(words) &&
    !said.toLowerCase().includes(words.toLowerCase()) &&
    !meets(
      piece,
      brief.items.flatMap(({ spans }) => spans),
    );
  const things = [...brief.items, ...brief.phrases].flatMap(({ spans }) => spans);
  const heard = [...things, ...(brief.audience?.spans ?? [])];
  // "compost loos": read as something on offer, and said by no section.
  const isUnsaid = (text: string): boolean =>
    !site.test(text) && stemsOf(text).length > 0 && stemsOf(text).every((stem) => !known.has(stem));
  // "drying room for walkers": that walkers come is heard, and nothing of the room.
  const isBeside = ({ text, start }: Stretch): boolean => {
    const [of] = brief.audience?.spans ?? [];
    const before = of && of.start > start ? text.slice(0, of.start - start) : '';
    const stems = stemsOf(before.replace(/\b(?:for|to|with)\s*$/iu, ''));
    return /\sfor\s$/iu.test(before) && stems.some((stem) => !known.has(stem)) && !site.test(before);
  };
  // "8 products with prices", "pricing in 3 tiers": how many a section shows.
  const isCounted = (piece: Stretch, words: string): boolean => {
    // "60 apple trees": what there is, and nothing that a page shows sixty of.
    const counts = brief.counts.filter(
      (slot) => meets(piece, slot.spans) && (brief.kind.value === 'shop' || shown.test(slot.value.thing)),
    );
    const rest = counts
      .flatMap(({ spans }) => spans)
      .reduce((text, { start, end }) => text.replace(brief.prompt.slice(start, end), ''), words);
    return (
      counts.length > 0 &&
      /^(?:\s|with|in|and|of|the|pric(?:es?|ing)|photos?|pictures?|descriptions?|each)*$/iu.test(rest)
    );
  };
  const place = brief.place?.spans ?? [];
  const first = brief.prompt.search(/[,;:.\n]|\s[–—-]\s/u);
  const isOpening = (piece: Stretch): boolean => first < 0 || piece.start < first;
  // "Big type, thin lines, emerald and gold.": a sentence of colours and letters tells how the page looks.
  const looks = [...brief.colours, ...[brief.font, brief.style].filter((slot) => slot !== null)].flatMap(({ spans }) => spans); // prettier-ignore
  const isAmongLooks = ({ text, start }: Stretch): boolean => {
    const from = Math.max(
      -1,
      ...['. ', '! ', '? ', '\n'].map((mark) => brief.prompt.lastIndexOf(mark, start)),
    );
    const after = brief.prompt.slice(start).search(/[.!?](?:\s|$)|\n/u);
    const to = after < 0 ? brief.prompt.length : start + after;
    return from >= 0 && text.split(/\s+/u).length < 5 && !facts.test(text) && !/\d/u.test(text) && looks.some((one) => one.start > from && one.end <= to); // prettier-ignore
  };
  // "I park at Morrisons on Tuesdays and at the station on Thursdays, 3.30 to 6": hours that belong to places.
  const hours = brief.hours?.spans ?? [];
  const isRound = (piece: Stretch): boolean =>
    piece.text.split(/\s+/u).length > 9 &&
    /\b(?:at|in)\s(?:the\s)?\p{Lu}/u.test(piece.text) &&
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu.test(piece.text) &&
    !meets(
      piece,
      wishes.filter((span) => !hours.includes(span)),
    );
  const isFact = (piece: Stretch): boolean =>
    !isAmongLooks(piece) &&
    !partOfPage.test(piece.text.trim()) &&
    // "no kids under 12": what a house does not have is no wish for its page.
    !isRequest(piece.text.replace(/^no\s/iu, '')) &&
    !chat.test(piece.text) &&
    !/^(?:(?:the|our|my)\s)?(?:business|company|firm|shop|studio|place|name)(?:['’]s|\sis)\s(?:called|named)\s/iu.test(
      piece.text,
    ) &&
    !look.test(piece.text) &&
    !device.test(piece.text.trim()) &&
    !manner.test(piece.text.trim()) &&
    !contact.test(piece.text) &&
    (!meets(piece, wishes) || isRound(piece)) &&
    !opensPriceRow(piece.text, brief) &&
    !meets(piece, worked);
  const found: string[] = [];
  for (const [at, sentence] of cut(brief.prompt, 0, sentenceEnd).entries()) {
    // "- sell at Otley market": the dash of a list is no word.
    const bullet = /^[-*•+]\s+/u.exec(sentence.text)?.[0].length ?? 0;
    const text = sentence.text.slice(bullet).replace(/[.!\s]+$/u, '');
    if (text.endsWith('?')) continue;
    // "We have 42 plots, a waiting list, work days every second Saturday and rules.": each is a fact of its own.
    const isList = /^(?:we|it|there)\s(?:have|has|are|is)\s[^,]{2,60}(?:,\s[^,]{2,60}){2,}$/iu.test(text);
    if (
      at > 0 &&
      !isList &&
      !isRowOfParts(sentence, brief) &&
      (stated.test(text) || ownDeed.test(text) || (declared.test(text) && /^\p{Lu}/u.test(text))) &&
      text.length < 240 &&
      !text.includes(';') &&
      isFact(sentence)
    ) {
      if (text.length > 12 && isNew(text)) found.push(`${capitalise(text)}.`);
      continue;
    }
    for (const whole of cut(
      text,
      sentence.start + bullet,
      /[,;]\s+|\s[–—]\s|\s-\s(?!\s?(?:mon|tue|wed|thu|fri|sat|sun))|(?<=:)\s|\.\s+/giu,
    )) {
      // "psychotherapist (BACP accredited)": what was read stands outside the brackets.
      const inside = /\((?<told>[^()]{4,80})\)?$/u.exec(whole.text);
      const piece =
        inside && meets(whole, read)
          ? { text: inside.groups?.['told'] ?? '', start: whole.start + inside.index + 1 }
          : whole;
      // "Warm pool and underwater treadmill": one half was read as something on offer, the other is said by nobody.
      const halves = cut(piece.text, piece.start, /\s(?:and|&)\s/giu);
      const lone = halves.length === 2 ? halves.filter((half) => !meets(half, [...things, ...read])) : [];
      if (lone.length === 1 && !isOpening(piece) && meets(piece, things)) {
        const [half] = lone;
        if (
          half &&
          isUnsaid(half.text) &&
          isFact(half) &&
          !dangling.test(half.text) &&
          half.text.includes(' ')
        )
          found.push(capitalise(half.text));
        continue;
      }
      const words = piece.text.replace(
        isList
          ? /^(?:and\s)?(?:(?:we|it|there)\s(?:have|has|are|is)\s)?(?:and|also|plus)?\s?/iu
          : /^(?:and|also|plus|we['’]re|we are|i['’]m)\s/iu,
        '',
      );
      const count = words.split(/\s+/u).length;
      // "“Learn bookbinding” 6 modules": the name in quotation marks is no fact, and what a course counts stands in its list.
      if (/^["“'‘]/u.test(words) && brief.name !== null && words.includes(brief.name.value)) continue;
      // "delivery area": nothing but the word for a section.
      const isSection = brief.sections.some(({ spans }) =>
        spans.some(({ start, end }) => start <= piece.start && end >= piece.start + piece.text.length),
      );
      if (isSection) continue;
      // The day of an event stands there, spelled as its language spells it.
      const isDate =
        brief.date?.spans.some(
          ({ start, end }) => start <= piece.start && end >= piece.start + words.length,
        ) === true || saysOnlyWhen(words, brief);
      if (
        isDate ||
        (isCounted(piece, words) && !isList) ||
        words.endsWith(':') ||
        (timed.test(words) && brief.hours !== null) ||
        isUneven(words)
      )
        continue;
      // "Saturday 4 October, 11am–5pm": the hours of the day, where nothing else tells them.
      const isClock = brief.hours === null && clockRange.test(words);
      const isLone =
        count < 2 &&
        !isClock &&
        !(
          /\p{L}{3}(?:s|ing)$|^(?:microchipped|vaccinated|heated|framed|signed|furnished|unfurnished|neutered)$/iu.test(
            words,
          ) &&
          !isOpening(piece) &&
          isUnsaid(words)
        );
      if (
        isLone ||
        count > 14 ||
        (count > 9 && !facts.test(words) && !isLost(words) && !isDayLost(piece, words)) ||
        !isFact(piece) ||
        (!isNew(words) && !(isList && isLost(words)))
      )
        continue;
      const isLeft =
        !isOpening(piece) &&
        !meets(piece, read) &&
        (!meets(piece, heard) || isUnsaid(words) || isBeside(piece)) &&
        !meets(piece, place) &&
        !dangling.test(words) &&
        /^[\p{L}\d]/u.test(words);
      if (
        (facts.test(words) ? !meets(piece, things) : isLeft) ||
        (!isOpening(piece) && (isLost(words) || isDayLost(piece, words)))
      )
        found.push(capitalise(isOpening(piece) ? behindHead(piece, brief) : words));
    }
  }
  return [...new Set(found)].slice(0, 12);
}
