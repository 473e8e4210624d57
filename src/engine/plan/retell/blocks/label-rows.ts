import { followsOn } from '../follows-on';

/** What a statement tells of, in the words that a visitor looks for; the first that fits. */
const labels: readonly (readonly [string, RegExp])[] = [
  ['When and where', /^(?:we|the\s(?:group|club|choir|band|society|team|class))\s(?:all\s|usually\s|normally\s|always\s)?(?:meets?|gathers?|rehearses?|trains?|practi[sc]es?|gets? together|worships?|plays?)\s(?=(?:every|each|on|at|in|from|twice|once|the|weekly|monthly|fortnightly|indoors|outdoors|mon|tue|wed|thu|fri|sat|sun|most|all)\b)/iu],
  ['For sale', /\b(?:for sale|on sale)\b|^(?:at the moment|currently|just now|right now|this (?:month|week))\b.*[£$€]\s?\d/iu],
  ['When we are open', /^(?:we|the\s\p{L}+)(?:['’]re|\sare|\sis)\s(?:only\s)?open\b/iu],
  ['Working hours', /^(?:we|i)\s(?:have (?:times|appointments|slots|space)|work|am|are)\s(?:(?:on|only|here|in|there|at work|from|most)\s)*(?:weekdays?|weekends?|evenings?|mornings?|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)\b/iu],
  ['Dogs', /\b(?:dogs?|pets?)\b.*\b(?:welcome|allowed|(?:on|off) (?:a |the )?leads?|must|wait outside|can (?:stay|come))\b|^no (?:dogs|pets)\b/iu],
  ['Smoking', /\bno (?:smoking|vaping)\b|\bnon-smoking\b/iu],
  ['Schools and groups', /^(?:school|group|class|coach)\s(?:visits?|trips?|bookings?|parties)\b|^(?:schools?|groups?) (?:are|can|may)\b/iu],
  ['Cancelling', /\b(?:cancel\p{L}*|refund\p{L}*|miss your|no[- ]shows?|reschedul\p{L}*)\b/iu],
  ['Arriving and leaving', /\b(?:check[- ]?(?:in|out)|change ?over|arrive (?:after|from|before|between)|leave (?:before|by))\b/iu],
  ['Paying', /\b(?:(?:pay|pays)(?!\sand\sdisplay\b)(?!\sfor\s(?:an?|most|half|some|all)\s(?:third|half|quarter|of|tenth))|payment|payments|paid(?!\s(?:for by|back)|\s(?:\p{L}+\s)?(?:coordinators?|staff|workers?|managers?|members? of|posts?|jobs?|roles?|holidays?|employees?|organi[sz]ers?|cleaners?|carers?|tutors?))|cash(?! prizes?)|cards? only|credit cards?|cheques?|invoiced|by invoice|invoices? (?:is|are|within)|bank transfer|instal?ments|deposits?|the balance|interest[- ]free)\b/iu],
  ['Estimates and quotes', /\b(?:estimates?|quotes?|quotations?)\b(?!\s(?:from|by)\b)/iu],
  ['Access', /\b(?:wheelchairs?(?! (?:fencing|basketball|tennis|rugby))|step[- ]free|ramp|accessible|lift access)\b/iu],
  ['Parking', /\b(?:pay and display|park(?:ing)?(?! (?:farm|lane|road|street|house|hall))|car park)\b/iu],
  ['Getting here', /\b(?:bus(?:es)?|stations?|trams?|ferry|minutes?['’]? walk|miles? from|ground floor|upstairs(?=\s(?:is|are|up|with|above|over)\b)|entrance|opposite|round the back|postcode|(?:\p{L}+ )?door (?:on|at|round) the (?:side|back|front)|petrol station)\b/iu],
  ['Prices', /^[\p{L}\d’' -]{4,40}?\s(?:(?:swim|go|come|ride|enter|eat|stay|play|skate|get in|are|is)\s)?free[.!]?$|^(?!there (?:is|are)\b|it costs us\b).*(?:[£$€]\s?\d|\bvat\b|\bdiscounts?\b|\bno extra charge\b|\bfree of charge\b)/iu],
  ['Where we work', /\b(?:we|i) (?:cover|travel|come to)\b|\bradius\b|\bwithin \d+ (?:miles|km)\b|\bhome visits\b/iu],
  ['Delivery', /\b(?:deliver\p{L}*|postage|shipping|posted|courier)\b/iu],
  ['Guarantee', /\b(?:guarantee\p{L}*|warrant\p{L}+)\b/iu],
  ['Insurance', /\b(?:insured|insurance|indemnity)\b/iu],
  ['Registered', /\b(?:registered|regulated by|accredited|member of|charity n\p{L}*|dbs|licen[cs]ed|certified)\b/iu],
  ['What to bring', /\b(?:bring|wear|pack)\b/iu],
  ['Children', /\b(?:(?:children|kids)(?!['’])|under[- ]\d+s?|teenagers|ages? \d|aged \d|toddlers)\b/iu],
  ['Diets and allergies', /^(?!.*\b(?:products?|polish|leather|materials|candles|soaps?|dyes?)\b).*\b(?:vegans?|vegetarians?|gluten|allerg\p{L}+|halal|kosher|dairy[- ]free|(?:no|contains?) dairy|nuts)\b/iu],
  ['What we do not do', /^(?:(?:sorry|and|but),?\s)?(?:we|i)\s(?:do not|don['’]?t|cannot|can['’]?t|won['’]?t|no longer|never)\b(?!\s(?:mind|worry|have to|need|be|find|miss))|^no\s(?!(?:\p{L}+ )?(?:fee|charge|extra|need|booking|problem|matter|experience|obligation|pressure))/iu],
  ['Booking', /\b(?:book(?:ed|ing|ings)?|appointments?|in advance|notice|waiting list|reserve|drop[- ]ins?|walk[- ]ins?)\b/iu],
  ['Before the visit', /^(?:(?:please|kindly)\s)?(?:have|make sure|clear|leave|move|shut|keep|put|check)\s(?:(?:that|the|your|any|all|a)\b)/iu],
  ['Before you come', /^(?:please|kindly)\s(?:give|bring|arrive|tell|let|wear|come|take|eat|feed|walk|wash|brush|read|fill)\b/iu],
  ['How long it takes', /\b(?:takes?|lasts?|turnaround|ready in|while you wait)\b.*\b(?:min\p{L}*|hours?|days?|weeks?|months?)\b/iu],
  ['Opening times', /\b(?:open(?![- ](?:source|plan|air|access|data|water|fire|ended|minded|mic|day|to))|closed|(?:opening|office|shop|bar|kitchen)\shours|hours(?=\s(?:are|vary|from|on|in)\b)|weekends?|bank holidays?)\b/iu],
  ['First meeting', /^(?:the|your|a) (?:first|initial) (?:meeting|session|call|chat|consultation|appointment|visit|lesson)\b/iu],
  ['Getting in touch', /^(?:(?:please|just|or|to book|for [\p{L} ]{3,30}|if [\p{L}’' ]{3,60}),?\s)*(?:call|ring|phone|e-?mail|text|whatsapp|message|write to|contact)\b|\b(?:call|ring|phone|e-?mail|text|message|whatsapp|write to) (?:me|us|on|is best)\b|\b(?:i|we)(?:['’]ll)? (?:do not |don['’]t |always |usually )?(?:answer|reply|ring|call|look at e-?mail)\b|\banswers? the phone\b/iu],
]; // prettier-ignore

/** Goes on with what was said just before it. */
const going =
  /^(?:it|its|it['’]s|they|this|that|these|those|he|she|people always|nothing else|otherwise|and|but|so|also|plus|then|all of|both|the rest|after that|which)\b/iu;

/** "To donate, bring instruments …", "To borrow you need …": its own words say what it is about. */
const purposeOf = (text: string): string | null =>
  /^(To \p{Ll}{3,12}(?:\s(?:an?\s|the\s|your\s)?\p{Ll}{3,12})?),?\s(?:you|please|just|simply|bring|send|ring|call|email|e-mail|text|come|fill|drop|pop|we|ask)\b/u.exec(text)?.[1] ?? null; // prettier-ignore

/** Of "CIS returns, payroll, fees chased" one word in three tells little: such labels fit a statement as a whole. */
const whole = new Set(['Paying', 'Dogs', 'Getting here', 'Insurance', 'Parking', 'Children', 'Booking', 'Registered', 'Delivery', 'Estimates and quotes', 'What to bring']); // prettier-ignore
/** "Work mornings are the last Sunday of the month …, under 16s with an adult": said at the end of something else. */
const isLate = (text: string, test: RegExp): boolean => {
  const words = text.split(/\s+/u);
  return words.length > 12 && !test.test(words.slice(0, 8).join(' '));
};
const isOfOnePart = (text: string, test: RegExp): boolean => {
  const parts = text.replace(/\([^()]*\)/gu, '').split(/,\s/u);
  return parts.length > 2 && parts.every((part) => part.split(/\s+/u).length < 7) && parts.filter((part) => test.test(part)).length === 1; // prettier-ignore
};

/** "Cobble Hill is a parent-run preschool for children from 2½": what somebody is. */
const saying =
  /^(?:\p{Lu}[\p{L}’'&-]*\s){1,6}(?:is|are)\s(?:an?|the)\s\p{Ll}|^(?:We|I)(?:['’](?:re|m)|\s(?:are|am|own|run))\s[^.!?]*\b(?:an?|the)\s\p{Ll}/u;

/** "Drop in repair is Wednesdays 4 till 7": what is on then is what it tells of. */
const onDays = (text: string): string | null =>
  /^(?:the\s|our\s)?(?<what>\p{L}[\p{L}’' -]{3,32}?)\s(?:is|are|runs?)\s(?:on\s|every\s|always\s)?(?:(?:first|second|third|last)(?:\sand\s(?:third|fourth|last))?\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*\d/iu
    .exec(text)
    ?.groups?.['what']?.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) ?? null;

/** "Once a month we do an orchard walk with a tasting": what is on now and then is what it tells of. */
const nowAndThen =
  /^(?=.*\b(?:once|twice|every|each|monthly|weekly|(?:first|second|third|last)\s(?:\p{L}+day|weekend)s?)\b)[^.;]{0,60}?\b(?:we|i)\s(?:also\s)?(?:do|run|hold|host|put on|lead|have)\s(?:an?|the|our)\s(\p{Ll}[\p{Ll}’' -]{3,28}?)(?=\s(?:with|on|at|in|for|every|where|and|from|to)\b|[,.;:(]|$)/iu;
const eventIn = (text: string): string | null =>
  nowAndThen.exec(text)?.[1]?.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) ?? null;

type Row = { readonly text: string; readonly at: number };

/** Rows by what they tell of, in their order; those under `null` tell of the business at large. */
export const labelRows = (rows: readonly Row[]): Map<string | null, string[]> => {
  const found = new Map<string | null, string[]>();
  let last: { readonly label: string | null; readonly end: number } = { label: null, end: -99 };
  for (const { text, at } of rows.toSorted((one, other) => one.at - other.at)) {
    const isNext: boolean = at >= 0 && at - last.end < 6;
    const own: string | null =
      (isNext && going.test(text)) || saying.test(text)
        ? null
        : (purposeOf(text) ??
          onDays(text) ??
          eventIn(text) ??
          labels.find(
            ([label, test]) =>
              test.test(text) && !(whole.has(label) && (isOfOnePart(text, test) || isLate(text, test))),
          )?.[0] ??
          null);
    const label: string | null = own ?? (isNext && (going.test(text) || followsOn(text)) ? last.label : null); // prettier-ignore
    found.set(label, [...(found.get(label) ?? []), text]);
    last = { label, end: at + text.length };
  }
  return found;
};
