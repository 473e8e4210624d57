import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isKnownTown } from '../../words/ordinary-words';
import { capitalise } from '../../../capitalise';

const presented: ReadonlySet<SiteKind> = new Set(['saas', 'mobile-app']);
/** How the page is to look, what it costs and what it is to have: nothing the program does. */
// "App Store and Google Play buttons, how it works in three steps": what stands on the page, not what the program does.
const ofPage =
  /\b(?:buttons?|badges?)$|^(?:the )?how it works\b|^(?:an? )?(?:toggle|switch|cookie|dark mode|light mode)\b|\b(?:toggle|switch)$|^(?:a )?(?:privacy|security|data) (?:promise|pledge|note)$/iu;
const aside =
  /[£$€]|\b(?:pricing|prices?|tiers?|(?:[\p{L}-]+\s)?(?:buttons?|badges?|gradients?|app store|google play)|(?:glassy|rounded|floating|soft|frosted)\scards|reviews|page|section|sections|site|website|landing|hero|faq|faqs|testimonials?|newsletter|waitlist|(?:the|our) team|(?:some|key|a few) (?:numbers|figures|stats)|sign-?up|screenshots?|cta|headline|logo|font|called|named|we are|i am|built by|made by|founded|based in|since \d)\b/iu;
const look =
  /\b(?:free|dark|light|mono(?:space)?|serif|minimal\p{L}*|clean|modern|playful|bold|calm|friendly|serious|techy|colou?rs?|blue|green|purple|orange|black|white|red|teal|plans?|pages|demo|design|style|tone|for (?:small|busy|freelance|remote))\b/iu;
const mostLookWords = 3;
const label =
  /^(?:(?:key |main |core )?features?|it|which|that|and|also|plus|with|lets you|helps you|you can|includes?|has)\s*:?\s/iu;
const most = 8;
const least = 3;

/** "SaaS for choirs: attendance, …": in a row behind a colon a single word is one of it. */
const isListed = (prompt: string, at: number): boolean => {
  const [sentence = ''] = prompt
    .slice(0, at)
    .split(/[.!?\n]/u)
    .slice(-1);
  return /\b(?:saas|software|platform|tool|app)\b[^:]{0,60}:\s/iu.test(sentence);
};

/**
 * "… for small teams: snap a receipt, it reads the amount, works offline": what a program does, told in a row, is what the page
 * tells of it. A prompt that lists its features otherwise, or fewer than three, stays as it is.
 */
export function mendSoftware(read: Brief): Brief {
  const brief = withoutAudience(withPurpose(withName(read)));
  const { kind, prompt, offer, items } = brief;
  if (!presented.has(kind.value)) return brief;
  // "iOS and Android": where it runs is no feature, and one or two of a row do not stand for all of it.
  const known = items.filter(
    ({ value }) => value.section === 'features' && !/^(?:ios|android|iphone|ipad)$/iu.test(value.name),
  );
  if (known.length >= least) return brief;
  const from = Math.max(
    offer?.spans[0]?.end ?? 0,
    (brief.name?.spans[0]?.end ?? 0) < 60 ? (brief.name?.spans[0]?.end ?? 0) : 0,
    (brief.audience?.spans[0]?.end ?? 0) < 120 ? (brief.audience?.spans[0]?.end ?? 0) : 0,
  );
  const taken: Span[] = [
    ...items.filter(({ value }) => value.price !== undefined),
    ...brief.colours,
    ...brief.quotes,
  ].flatMap(({ spans }) => spans);
  const found: { name: string; span: Span }[] = [];
  const mark = /[,;:.!?](?=\s|$)|\s[–—-]\s|\n/gu;
  let at = from;
  const add = (to: number): void => {
    const raw = prompt.slice(at, to);
    const text = raw
      .trim()
      .replace(label, '')
      .replace(/^(?:and|plus|or)\s/iu, '');
    const start = at + raw.length - raw.trimStart().length;
    const span = { start, end: start + raw.trim().length };
    const words = text.split(/\s+/u).length;
    if (
      (words >= 2 || isListed(prompt, start)) &&
      // "notes that write themselves": said of the thing itself.
      !(/^(?:that|which)\s/iu.test(raw.trim()) && words < 4) &&
      words <= 11 &&
      /^\p{L}/u.test(text) &&
      !aside.test(text) &&
      !ofPage.test(text) &&
      !(words <= mostLookWords && look.test(text) && !/\bstatus pages\b/iu.test(text)) &&
      !/^(?:for|from|by|to|in|on|at|of|who|our|my|made|make|please|no|not|an?)\b/iu.test(text) &&
      !taken.some(({ start: one, end }) => one < span.end && end > span.start)
    )
      found.push({ name: capitalise(text), span });
  };
  for (const match of prompt.slice(from).matchAll(mark)) {
    add(from + match.index);
    at = from + match.index + match[0].length;
  }
  add(prompt.length);
  if (found.length < least) return brief;
  const told = found.slice(0, most);
  const spans = told.map(({ span }) => span);
  const isOther = (slot: Slot<unknown>): boolean =>
    !slot.spans.some((one) => spans.some(({ start, end }) => one.start < end && one.end > start));
  return {
    ...brief,
    // "alerts in Slack, status pages": what it does asks for no pages.
    pages: brief.pages.every((page) => !isOther(page)) ? [] : brief.pages,
    phrases: brief.phrases.filter(isOther),
    parts: brief.parts.filter((part) => isOther(part) || part.value.isPage),
    // "3 recipes": what it gives asks for no posts.
    sections: brief.sections.filter(
      ({ value }) => value !== 'posts' || /\b(?:blog|posts|articles|news)\b/iu.test(prompt),
    ),
    counts: brief.counts.filter(({ value }) => value.thing !== 'posts'),
    items: [
      ...items.filter(({ value }) => value.section !== 'features'),
      ...told.map(({ name, span }): Slot<ListedItem> => ({
        value: { section: 'features', name },
        spans: [span],
      })),
    ],
  };
}

/** "Shift planning for cafes and bars": whom it is for is nothing that it does, nor is what it is. */
function withoutAudience(brief: Brief): Brief {
  const at = brief.audience?.spans[0];
  if (!presented.has(brief.kind.value) || !at) return brief;
  const isFor = ({ value, spans }: Slot<ListedItem>): boolean =>
    value.section === 'features' && value.price === undefined && spans.some(({ start, end }) => start < at.end && end > at.start); // prettier-ignore
  return { ...brief, items: brief.items.filter((item) => !isFor(item)) };
}

const behindName =
  /^["”»']?\s?[:,–—-]\s(?<what>(?!which\b|that\b|who\b|an?\b|the\b)\p{Ll}[\p{L}’'-]*(?:\s(?!for\b)\p{Ll}[\p{L}’'-]*){0,3})\sfor\s(?<who>\p{Ll}[^.,;:!?\n]{2,40})(?=[.,;\n]|$)/u;
const saysNothing = /^(?:saas|app|software|tool|platform|product|startup)(?: (?:landing )?page)?$/iu;

/** "“Rotaloop”: shift planning for care homes": where nothing else says what a program is for, that does. */
function withPurpose(brief: Brief): Brief {
  const end = brief.name?.spans[0]?.end;
  if (!presented.has(brief.kind.value) || end === undefined || !saysNothing.test(brief.offer?.value ?? 'app'))
    return brief;
  const { what = '', who = '' } = behindName.exec(brief.prompt.slice(end))?.groups ?? {};
  if (what === '') return brief;
  const at = (text: string): Span => {
    const start = brief.prompt.indexOf(text, end);
    return { start, end: start + text.length };
  };
  const value = /\b(?:app|tool|software|platform)$/u.test(what) ? what : `${what} app`;
  return {
    ...brief,
    offer: { value, spans: [at(what)] },
    audience: brief.audience ?? { value: who, spans: [at(who)] },
  };
}

/** "API monitoring tool for developers, Pulsegate, checks …": a program stands in no town, so a lone name is its own. */
function withName(brief: Brief): Brief {
  const { kind, name, place, prompt } = brief;
  const at = place?.spans[0];
  if (!presented.has(kind.value) || name !== null || !place || !at || isKnownTown(place.value.toLowerCase()))
    return brief;
  const isLone = /,\s$/u.test(prompt.slice(0, at.start)) && /^(?:[,.:;]|$)/u.test(prompt.slice(at.end));
  return isLone && /^\p{Lu}/u.test(place.value) ? { ...brief, name: place, place: null } : brief;
}
