import type { ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import { dueOf, isPayer } from './dues';
import { findDuration } from './find-duration';
import { findFreePrices } from './find-free-prices';
import { findPrices, isHourly, isThreshold } from './find-prices';
import { foldText } from '../words/fold-text';
import type { Met } from '../offer/find-meant';
import {
  countedBy,
  factAlone,
  feeOf,
  freePlan,
  genericName,
  isCountedTwice,
  isOpening,
  payers,
  thingAfter,
  trimName,
} from '../items/item-name';
import { isOfTime, lengthAtEnd, lengthOnly, timeOnly } from '../items/length-words';
import { lowestLead } from './lowest-lead';
import { isKnownTown } from '../words/ordinary-words';
import { bracketBefore, noteAfter, segmentStart } from './price-segment';
import { findPayerRows } from './payer-rows';
import { cooks, sectionFor } from '../parts/section-for';
import type { ReadQuote } from '../parts/tell-quotes';
import { tokenAt, type Reading } from '../reading';
import { subjectOfPrice } from './subject-of-price';

/** A price list has an end, as a page has. */
export const mostItems = 240;
const wholes = new Set<SectionType>([
  'pricing',
  'tickets',
  'donation',
  'rooms',
  'services',
  'menu',
  'products',
]);
/** "Plans: Free, Pro $12": where a list of plans begins, the word that says it costs nothing is the plan's name. */
const plansBefore =
  /(?<!\p{L})(?:plans?|tiers?|packages?|memberships?|pricing|prices|tarife?|pläne|planes|tarifas|formules|tarifs|piani|planos|abonnementen|plany)\s*:\s*$/iu;
const ofBracket = /\s(?:an?|the|our|my|per)\s(?<thing>\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,2})$/u;
/** Quotations that are words on the page: a price in "Reserve yours for €89" belongs to the button. */
const spoken = new Set(['button', 'tagline', 'heading', 'empty', 'badge', 'name']);

function isWithin(span: Span, other: Span): boolean {
  return span.start >= other.start && span.end <= other.end;
}

/** Items that carry a price, in the order of the prompt. */
export function readPriced(
  reading: Reading,
  met: readonly Met<SectionType>[],
  kind: SiteKind,
  offer: string | null,
  quotes: readonly ReadQuote[],
): Slot<ListedItem>[] {
  const { text } = reading;
  const items: Slot<ListedItem>[] = [];
  let free = 0;
  let noted = 0;
  const costs = findPrices(text);
  const payerRows = findPayerRows(text);
  for (const price of [...costs, ...findFreePrices(text, costs)].toSorted(
    (one, other) => one.start - other.start,
  )) {
    if (items.length >= mostItems) break;
    // "Sunday roast £16.50 (kids £8)": the bracket is a note of the one before.
    if (price.start < noted) continue;
    if (
      isHourly(text, price) ||
      isThreshold(text, price) ||
      quotes.some((quote) => spoken.has(quote.use) && isWithin(price, quote.outer))
    )
      continue;
    const paid = payerRows.find(({ span }) => isWithin(price, span));
    if (paid) {
      const near = sectionFor(reading, met, tokenAt(reading.tokens, price.start), kind) ?? 'pricing';
      const section = wholes.has(near) && near !== 'rooms' ? near : 'pricing';
      items.push({ value: { section, name: paid.name, price: paid.price }, spans: [paid.span] });
      free = paid.span.end;
      continue;
    }
    const itself = text.slice(price.start, price.end);
    if (/^\p{Lu}\p{L}+$/u.test(itself) && plansBefore.test(text.slice(0, price.start))) {
      items.push({
        value: { section: 'pricing', name: itself },
        spans: [{ start: price.start, end: price.end }],
      });
      free = price.end;
      continue;
    }
    const bracket = bracketBefore(text, free, price);
    // "Kids club (ages 8-12) £32": what stands in brackets is said of it.
    const aside = bracket
      ? null
      : /\s\(([^()\n]{2,60})\)\s*(?:[:–-]\s*)?$/u.exec(text.slice(free, price.start));
    const until = bracket ? bracket.open : aside ? free + aside.index : price.start;
    const from = segmentStart(text, Math.max(free, until - 140), until);
    let { name, offset } = trimName(text.slice(from, until));
    let start = from + offset;
    let end = start + name.length;
    let title = feeOf(name);
    // "Evening £120, Weekend £260, Week £640": one of a list.
    const isListed =
      items.length > 0 &&
      (/^\p{Lu}\p{Ll}+$/u.test(name) || (timeOnly.test(name) && isOfTime(items.at(-1)?.value.name ?? ''))) &&
      /^\s*[,;\n]\s*$/u.test(text.slice(free, start));
    const payer =
      items.length > 0 && genericName.test(foldText(name)) ? payers.exec(text.slice(price.end)) : null;
    const duration = findDuration(text.slice(price.end, price.end + 40));
    // "6 personnes max, 45 € la séance": what is sold was named before.
    // "2 players £56, 4 players £92": where several numbers have a price each, that is what is sold.
    const isStep = /^\d+ \p{L}+$/u.test(name) && isCountedTwice(text, name);
    const isGroup = items.length > 0 && /^(?:teams?|groups?) of \d+$/iu.test(name);
    const counted = offer === null || isStep || isGroup ? null : countedBy.exec(name);
    // "Leipzig, 25€/Stunde": where it is costs nothing.
    // "airport runs (Manchester £95, Liverpool £80)": there the towns are what is sold.
    const isTown =
      isKnownTown(foldText(name)) && /[,;:]/u.test(text.slice(from + offset + name.length, price.start));
    // "sleeps 6, £60 a night", "adults welcome, £40/h": a clause of its own that tells for whom.
    const isAside =
      factAlone.test(name) && /^\s?[,;]/u.test(text.slice(from + offset + name.length, price.start));
    if (counted || (offer !== null && (isAside || (!cooks.has(kind) && isTown)))) name = '';
    // "ev chargers, £90 call out": set off before the price and followed by the thing.
    // "brigadeiros (R$ 3,50 cada)": what follows it in its bracket is how much of that.
    const isUnit = bracket !== null && reading.spoken !== 'en';
    const led =
      !isUnit && /(?:^|[,;:\n(•])\s*$/u.test(text.slice(Math.max(0, price.start - 3), price.start))
        ? thingAfter(text, price)
        : null;
    if (led) {
      name = led.name;
      start = led.start;
      end = led.start + led.name.length;
    }
    // "Pottery workshop in Ghent, 25 EUR per person": the opening says what it is all about.
    else if (offer !== null && isOpening(reading, start, end, price.start)) name = '';
    // "tickets €180 / €90 students": who pays the further price stands behind it.
    else if (payer?.groups?.who !== undefined) {
      name = payer.groups.who;
      start = price.end + payer[0].length - name.length;
      end = start + name.length;
    } else if (genericName.test(foldText(name)) && !isListed) {
      // "$9 Solo": the name follows.
      const follow =
        /^\s{1,2}(?:for |für |pour |por )?([\p{Lu}\p{L}][\p{L}\p{N} '’&-]{1,40}?)(?=\s*(?:[,;.\n)]|$|\sand\s|\sund\s))/u.exec(
          text.slice(price.end, price.end + 60),
        );
      if (
        follow?.[1] !== undefined &&
        !/^(?:word|piece|item|unit|slice|glass|page|incl|including|inc|and|or|for|with|per|pro|par|a|each|und|y|et)\b|^(?:ל|لل|لكل)\p{L}/iu.test(
          follow[1],
        ) &&
        /^\s/u.test(text.slice(price.end)) &&
        items.length === 0 &&
        genericName.test(foldText(name))
      ) {
        name = follow[1];
        start = price.end + follow[0].indexOf(name);
        end = start + name.length;
      } else name = '';
    }
    // "People can apply for a pitch (£60 a day)": what the bracket stands behind.
    const behind =
      bracket && name.split(/\s+/u).length > 4 ? ofBracket.exec(name)?.groups?.['thing'] : undefined;
    if (behind !== undefined) {
      name = behind;
      start = end - name.length;
    }
    if (/\d{3}$/u.test(name) || name.split(/\s+/u).length > 9)
      name = name.split(/\s+/u).length > 9 ? '' : name;
    if (met.some((one) => one.value === 'cta' && (reading.tokens[one.to - 1]?.end ?? 0) === end)) name = '';
    // "deep tissue 60min £55 90min £75": a further length of the same.
    const same = lengthOnly.test(name) ? (items.at(-1)?.value.name ?? '').replace(lengthAtEnd, '') : '';
    if (same !== '' && /^\s*$/u.test(text.slice(free, start))) title = `${same} ${name}`;
    // "cinnamon buns 3 for £8"
    const many = /^(?<thing>\p{L}.*\p{L})\s(?<count>\d{1,2})$/u.exec(name)?.groups;
    const lot = many && /^\s*for\s*$/iu.test(text.slice(end, price.start)) ? `${many['count']} for ` : '';
    if (lot !== '') name = many?.['thing'] ?? name;
    const near = sectionFor(reading, met, tokenAt(reading.tokens, price.start), kind);
    // "Pro €179, Fleet €349": a word inside the name is no new list.
    const last = items.at(-1)?.value.section;
    const isInName =
      name !== '' &&
      price.start - free < 40 &&
      near !== sectionFor(reading, met, tokenAt(reading.tokens, start) - 1, kind);
    // "concerts, recordings. £40 per term": what the whole costs is in no list.
    const isWhole = name === '' && offer !== null && !wholes.has(near ?? 'pricing');
    // "fixtures and how to join. £30 a year, under 18s £10": who pays less is no event.
    const isReduced = near === 'events' && isPayer(name);
    // "adopt, foster, donate. Adoption fee £150": what is due is no gift.
    const isDue =
      near === 'donation' && /\b(?:fees?|dues|memberships?|subscriptions?|tickets?)$/iu.test(name);
    const section = isInName && last !== undefined ? last : isWhole || isReduced || isDue ? 'pricing' : near;
    // "12 euro for 30 minutes": what is sold is the time, unless a thing was named.
    // "no auditions, £4 a session": what is not asked for costs nothing.
    if (
      /^(?:they|it|these|this|no|not|without|kein|keine|ohne|sans|pas de|sin|senza|sem|geen|bez)\s/iu.test(
        name,
      )
    )
      name = '';
    const isTime = name === '' && duration !== null;
    if (isTime) {
      name = duration.words;
      end = price.end + duration.length;
      start = end - name.length;
    }
    // "Starter free up to 5 staff": how far the price goes.
    const reach =
      /^\s(for (?:one|two|three|four|six|\d{1,2})(?: people)?|(?:up to|for up to|bis zu|jusqu['’]à|hasta|até|fino a) \d[\d,.]*(?: \p{L}+){0,3}|(?:until|till|by|before|bis|jusqu['’]au|hasta el|until the) \d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,10})(?=[,;.)\n]|$)/iu.exec(
        text.slice(price.end, price.end + 60),
      );
    const note =
      bracket?.note ??
      aside?.[1] ??
      counted?.groups?.['hourly'] ??
      counted?.groups?.['each'] ??
      counted?.groups?.['unit'] ??
      (isTime ? undefined : (duration?.words ?? reach?.[1] ?? noteAfter(text, price.end)));
    if (note !== undefined && note === noteAfter(text, price.end) && findPrices(note).length > 0)
      noted = text.indexOf(')', price.end);
    const lead = lowestLead(text, price.start, reading.spoken);
    // "memberships at $89, $129 and $169": the further prices are of the same.
    const isFurther =
      name === '' &&
      items.length > 0 &&
      // "trial free, 45€ a month": what costs nothing is something else.
      !/^(?:free|gratis|kostenlos|gratuit|grátis)/iu.test(items.at(-1)?.value.price ?? '') &&
      /^\s*(?:,|;|\/|and|or|&|y|o|et|ou|und|oder|e|i|ve|en|of)?(?:\s*(?:and|or|y|et|und|e))?\s*$/iu.test(
        text.slice(free, price.start),
      );
    // "Free and Family €4/month": the plan that costs nothing stands before the one that has the price.
    const plans = section === 'pricing' ? freePlan.exec(name) : null;
    if (plans?.groups) {
      const { free: gift = '', joint = '' } = plans.groups;
      items.push({ value: { section, name: gift }, spans: [{ start, end: start + gift.length }] });
      name = name.slice(gift.length + joint.length);
      start = end - name.length;
    }
    // "box, brand Suds & Soil, £22/month": whose it is.
    if (/^(?:brand|called|named|name|by)(?:\s\p{Lu}|$)/u.test(name) && offer !== null) name = '';
    title ||=
      cleanName(name) ||
      dueOf(kind, price.text, offer) ||
      (isFurther ? '' : subjectOfPrice(text, price.start)) ||
      (isFurther ? (items.at(-1)?.value.name ?? '') : '') ||
      (offer ?? '');
    if (title !== '') {
      const spans: Span[] = name === '' && !counted ? [] : [{ start, end }];
      items.push({
        value: {
          section,
          name: title,
          price: lot + price.text,
          ...(lead === undefined ? {} : { priceLead: lead }),
          ...(note === undefined ? {} : { note }),
        },
        spans: [
          ...spans,
          bracket
            ? { start: bracket.open, end: bracket.close }
            : { start: price.start, end: price.end + (reach?.[0].length ?? 0) },
        ],
      });
    }
    free = led ? end : (bracket?.close ?? price.end + (duration?.length ?? reach?.[0].length ?? 0));
  }
  return items;
}
