import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/**
 * What a shop says it has, up to the end of the sentence. Behind "with" nothing else may stand in it (`whole`); behind a colon or
 * "for" all of it must have been read as wares already, and be no more than cut short (`known`).
 */
const leads: readonly (readonly [lead: RegExp, trust: 'said' | 'known' | 'whole'])[] = [
  [
    /\b(?:we|i)(?:['’]ve got| (?:also |only |mostly |mainly )?(?:have|stock|carry|keep|sell|do|offer))\s(?<list>[^.:;!?\n]{8,200})/iu,
    'said',
  ],
  [
    /^[^.:;\n]{0,70}\b(?:shop|store|boutique|web ?shop)\b(?:[^.:;\n]{3,50},)?\s(?:for|of|selling|stocking)\s(?<list>[^.:;!?\n]{8,200})/iu,
    'known',
  ],
  [
    /^[^.:;\n]{3,70}\b(?:shop|store|bookshop|boutique|deli|merchants?|mongers?|grocers?|greengrocers?)\b[^.:;\n]{0,40}?:\s(?<list>[^.:;!?\n]{8,200})/iu,
    'known',
  ],
  [
    /^[^.,:;\n]{3,60}\b(?:shop|store|bookshop|boutique|deli|merchants?|mongers?|grocers?|greengrocers?)\b[^.,:;\n]{0,40}?\swith\s(?<list>[^.:;!?\n]{8,200})/iu,
    'whole',
  ],
];
/** Words of a page that are wares as well: an atlas of maps, fishing reels, art prints. */
const both =
  /^(?:(?:\p{L}+\s){0,2})(?:maps|reels|prints|plans|stories|cards|tables|videos|games|clocks|calendars|papers|books|music|magazines|newspapers|records|posters|frames|forms|pictures|paintings|news|counters|footers|menus|plates|sets|boxes|tickets|jobs?|teams?|links?|logos?)$/iu;
/** What a page has or a customer may do, and nothing that lies on a shelf. */
const noWare =
  /\b(?:page|pages|website|site|cart|checkout|blog|form|hours|delivery|filters?|search|prices|photos|opening|reviews|contact|newsletter|parking|caf[eé]|workshops?|classes|lessons|events|kids|staff|customers|years?|people|everything|lots|loads|range|selection|the best|section|button|online|free|called|named|subscriptions?|gift sets?|vouchers?|advice|circles?|evenings?|nights?|clubs?|scents|flavou?rs)\b|^(?:in|near|at|from|with|on|to|an?|the|some of|two|three|four|five|six|seven|eight|nine|ten|twelve)\s|\d/iu;
/** "a shop for runners, hikers and climbers": whom it serves. */
const served =
  /(?:^|\s)(?:lovers|owners|fans|enthusiasts|beginners|collectors|runners|hikers|climbers|cyclists|parents|families|women|men|children|students|teachers|gardeners|cooks|artists|makers|crafters|readers|gamers|travellers|tourists|couples)$/iu;
const own = /^(?:(?:our|my) (?:own )?|some |fresh |lots of )(?=\p{L})/iu;

const touches = (span: Span, { start, end }: Span): boolean => span.start < end && span.end > start;

/** The wares that a list begins with, three or more, and where they end; none where it speaks of something else. */
function waresIn(list: string, from: number, isWhole: boolean): Slot<ListedItem>[] {
  const pieces = [
    ...list.matchAll(
      /(?:(?!,\s|(?<!\b(?:new|old|black|hot|big|small|men['’]?s|ladies|sweet))\s(?:and|&)\s).)+/gu,
    ),
  ].flatMap(({ 0: raw, index }) => {
    const text = raw
      .replace(/^(?:,\s)?(?:\s?(?:and|&)\s)?/iu, '')
      .trim()
      .replace(own, '')
      // "bread on fridays": when there is some is no part of its name.
      .replace(/\s(?:on|every|in|from|at|with)\s.*$/iu, '');
    const start = from + index + raw.indexOf(text);
    return text === '' ? [] : [{ text, span: { start, end: start + text.length } }];
  });
  const isWare = ({ text }: { text: string }): boolean =>
    text.split(' ').length < 5 && !noWare.test(text) && !served.test(text) && /^\p{L}/u.test(text);
  const end = pieces.findIndex((piece) => !isWare(piece));
  const wares = end < 0 ? pieces : isWhole ? [] : pieces.slice(0, end);
  return wares.length < 3
    ? []
    : wares.map(({ text, span }) => ({
        value: { section: 'products', name: capitalise(text) },
        spans: [span],
      }));
}

/** "We have novels, maps and sheet music": three sorts of things and more that a shop has, whatever a page calls a map. */
export function mendStocked(read: Brief): Brief {
  if (read.kind.value !== 'shop') return read;
  const brief = {
    ...read,
    // "vintage maps": of a shop these are things, and no way to it.
    sections: read.sections.filter(
      ({ value, spans }) =>
        value !== 'map' ||
        spans.length === 0 ||
        spans.some(({ start, end }) => !/^maps$/iu.test(read.prompt.slice(start, end))),
    ),
    items: read.items.filter(
      ({ value }) => value.section !== 'products' || value.price !== undefined || !served.test(value.name),
    ),
  };
  for (const [lead, trust] of leads) {
    const found = lead.exec(brief.prompt);
    const list = found?.groups?.['list'];
    if (!found || list === undefined) continue;
    const from = found.index + found[0].length - list.length;
    const wares = waresIn(list, from, trust === 'whole');
    const span = { start: from, end: wares.at(-1)?.spans[0]?.end ?? from };
    const isInside = ({ spans }: Slot<unknown>): boolean => spans.some((one) => touches(one, span));
    const asked = brief.sections.filter(isInside);
    const isWare = ({ spans }: Slot<unknown>): boolean =>
      wares.some(
        (ware) =>
          both.test(ware.value.name) && ware.spans.some((one) => spans.some((other) => touches(one, other))),
      );
    // "with blog, events and a cart" is about the page.
    // "shop for Fern & Flint": a name is no shelf.
    if (brief.name && isInside(brief.name)) continue;
    if (wares.length === 0 || asked.some((section) => section.value !== 'products' && !isWare(section)))
      continue;
    const inside = brief.items.filter(isInside);
    if (inside.some(({ value }) => value.price !== undefined)) continue;
    const isKnown =
      inside.every(({ value }) => value.section === 'products' && value.when === undefined) &&
      !brief.parts.some(isInside);
    if (trust === 'known' && !isKnown) continue;
    return {
      ...brief,
      sections: brief.sections.filter((section) => section.value === 'products' || !isInside(section)),
      parts: brief.parts.filter((part) => !isInside(part)),
      phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
      items: [...brief.items.filter((item) => !isInside(item)), ...wares].toSorted(
        (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
      ),
    };
  }
  return brief;
}
