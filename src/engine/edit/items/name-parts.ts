import { readDay } from '../facts/dates';
import type { Phrase } from '../words/read-command';
import { findMoney } from './money';

/** What a command says of a new thing: its name and what else was given. */
export type Addition = Readonly<Record<string, Phrase>> & { readonly name: Phrase };

/** "Lasagne, £13.50, baked in the wood oven": a name, what it costs and what it is; null for other words. */
function toldOne(
  text: string,
): { readonly name: string; readonly price: string; readonly text: string } | null {
  const [, name = '', price = '', told = ''] = /^([^,;:"“]{2,60}?)\s*[,;:–-]?\s+((?:[€$£]|(?:chf|eur|usd|gbp) )\s?\d[\d.,]*\d|(?:[€$£])\d|\d[\d.,]*\s?(?:€|£|kr|zł|chf|eur|usd|gbp)),\s+(\p{L}[^,€$£\d]{3,}(?:,[^€$£\d]+)?)$/iu.exec(text) ?? []; // prettier-ignore
  return name === '' || /^and\b/iu.test(told) ? null : { name, price, text: capitalised(told) };
}

/** "Beverley and Cottingham", "latte 3.50, mocha 4": names written large, or each with its price; null for one thing. */
export function listed({ name, price, text, thing }: Addition, isPerson = false): readonly string[] | null {
  if (name.isQuoted || price || text) return null;
  const said = name.text.replace(/[,;\s]+$/u, '');
  if (toldOne(said)) return null;
  // "A committee member called Priya Nair, Coach": a person and what they are.
  if (isPerson && !thing?.plain.endsWith('s') && /^[^,&]+,(?! *and\b)[^,&]+$/u.test(said) && !/ and /u.test(said)) return null; // prettier-ignore
  const names = name.text.split(/\s*(?:,|;|\band\b|&)\s*/u).filter((part) => part !== '');
  if (names.length < 2 || names.length > 12) return null;
  const isPriced = names.every((part) => /\p{L}.*\d/u.test(part));
  const isNames = names.every((part) => /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(part));
  const isPeople = thing !== undefined && thing.plain.endsWith('s');
  const isShort =
    names.length > 2 && names.every((part) => part.split(' ').length < 4 && !/[.!?"“]/u.test(part));
  return isPriced || isNames || (isPeople && names.length > 2) || (!thing && isShort) ? names : null;
}

/** `Mia Chen, "Fast Rust"`, "Whitening 1200 kr": a name with what is said of it or costs. */
export function partsOf(
  name: Phrase,
  isPerson: boolean,
  isPriced: boolean,
  isEvent: boolean,
  isDescribed = false,
): {
  readonly name: string;
  readonly text?: string;
  readonly price?: string;
  readonly value?: string;
} {
  if (name.isQuoted) return { name: name.text };
  if (/[,;:]\s*$/u.test(name.text))
    return partsOf({ ...name, text: name.text.replace(/[,;:\s]+$/u, '') }, isPerson, isPriced, isEvent, isDescribed); // prettier-ignore
  const whole = toldOne(name.text);
  if (whole) return whole;
  const said = /^(?<first>[^"“]{2,60}?)\s*[,:–-]\s*["“](?<text>[^"”]+)["”]$/u.exec(name.text)?.groups;
  if (said?.first && said.text) return { name: said.first, text: said.text };
  // "Lukas Weber, carpenter": a person and what they do.
  // "3 October, Vega, Copenhagen": the day first, then what and where.
  const dated = isEvent
    ? /^(?<value>(?:\p{L}{3,9}\.?,? )?\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? \p{L}{3,}(?: \d{4})?)\s*[,:–-]\s*(?<first>[^,]{2,60})(?:,\s*(?<text>.+))?$/u.exec(
        name.text,
      )?.groups
    : undefined;
  if (dated?.first && dated.value)
    return {
      name: dated.first,
      value: dated.value,
      ...(dated.text ? { text: capitalised(dated.text) } : {}),
    };
  // "Christmas fair on 28 November": the day last.
  const ended = isEvent
    ? /^(?<first>.{3,60}?),? (?:on|am|el|le|il|op|em|no dia|dnia)? ?(?:the )?(?<value>(?:(?:\p{L}+(?:day|tag|woch|di|feira)|lunes|martes|miércoles|jueves|viernes|sábado|domingo),? )?\d{1,2}(?:st|nd|rd|th|\.|er)?(?: of| de)? \p{L}{3,}(?: (?:de )?\d{4})?)(?:\s*,? (?:(?:at|um|a las|à|alle|om|às) )?(?<text>\d.*))?$/u.exec(
        name.text,
      )?.groups
    : undefined;
  if (ended?.first && ended.value && readDay(ended.value, 2026) !== null)
    return { name: ended.first, value: ended.value, ...(ended.text ? { text: ended.text } : {}) };
  // "Studio show in May 2027": the month, where the day is not told.
  const monthly = isEvent
    ? /^(?<first>.{3,60}?),? (?:in|on|en|im|em) (?<value>\p{L}{3,10} (?:de )?\d{4})$/u.exec(name.text)?.groups
    : undefined;
  if (monthly?.first && monthly.value && readDay(`1 ${monthly.value}`) !== null)
    return { name: monthly.first, value: monthly.value };
  // "Open mic night, Friday 12 June 7pm, free entry"
  const event = isEvent
    ? /^(?<first>[^,;]{3,60}?)\s*[,;–]\s*(?<text>.*\d.*)$/u.exec(name.text)?.groups
    : undefined;
  if (event?.first && event.text) return { name: event.first, text: capitalised(event.text) };
  const known = isPerson
    ? /^(?<first>\p{Lu}[^,()]{1,40}?)\s*\((?<text>[^()]{2,80})\)$/u.exec(name.text)?.groups
    : undefined;
  if (known?.first && known.text) return { name: known.first, text: capitalised(known.text) };
  const person = isPerson
    ? /^(?<first>\p{Lu}[^,]{1,40}?)(?:\s*(?:,|–|-(?= ))| as(?: our| the| a| an| new)*)\s+(?<text>.{2,120})$/u.exec(
        name.text,
      )?.groups
    : undefined;
  if (person?.first && person.text)
    return {
      name: person.first,
      text: roleOf(person.text),
    };
  // "Senior analyst at Paystack, 2024 to now": from when until when.
  const span = /^(?<first>.{3,80}?),? (?:from )?\(?(?<value>(?:19|20)\d\d ?(?:-|–|to|until|till) ?(?:(?:19|20)\d\d|now|present|today))\)?$/u.exec(name.text)?.groups; // prettier-ignore
  if (span?.first && span.value) return { name: span.first.replace(/,$/u, ''), value: span.value };
  // "Railcast, a forecasting tool for trains": a name and what it is.
  const told = /^(?<first>[^,;:]{2,40}), (?<text>(?:an?|the|our|my|eine?|une?|un[ao]?|uma?|il|la|le|el) \S.{6,})$/u.exec(name.text)?.groups; // prettier-ignore
  if (told?.first && told.text && findMoney(told.text) === null)
    return { name: told.first, text: capitalised(told.text) };
  const described = isDescribed ? /^(?<first>\p{Lu}[^,;:]{1,40}?)[,;:] (?<text>[\p{Ll}\d].{5,})$/u.exec(name.text)?.groups : undefined; // prettier-ignore
  if (described?.first && described.text) return { name: described.first, text: capitalised(described.text) };
  // "Croissant 3.50" in a list with prices: an amount that is written like one.
  const bare = isPriced
    ? /^(?<first>.*\p{L}.*?)\s*[-–:,]?\s+(?<amount>\d+[.,]\d{2})$/u.exec(name.text)?.groups
    : undefined;
  if (bare?.first && bare.amount) return { name: bare.first, price: bare.amount };
  const money = findMoney(name.text);
  const before = name.text.slice(0, money?.start ?? 0).replace(/[\s,:–-]+$/u, '');
  const unit = /^\s*(?:\/|(?:per|an?|each|every|pro|par|al|por|a|im|di|za)\s)\s*\p{L}+$|^\s*(?:each|pp|p\.p\.)$/iu.exec(name.text.slice(money?.end ?? 0))?.[0] ?? ''; // prettier-ignore
  if (money && money.start > 1 && name.text.slice(money.end + unit.length).trim() === '')
    return {
      name: before.replace(/\s(?:from|at|for)$/iu, ''),
      // "Gutter cleaning from $120": the word belongs to the price.
      price: `${/\sfrom$/iu.test(before) ? 'from ' : ''}${name.text.slice(money.start, money.end)}${unit}`,
    };
  return { name: name.text };
}

/** "es colorista", "our new orthodontist": what a person does, as it stands under a name. */
export const roleOf = (text: string): string =>
  capitalised(
    text
      .replace(/\s+,/gu, ',')
      .replace(
        /^(?:(?:she|he|they|who)(?:['’](?:s|re))?\s+)?(?:(?:is|are|es|est|ist|é|è)\s+)?(?:(?:our|the|an?|my|una?|une|uma?|eine?|unsere?|nuestr[ao]|notre)\s+)?(?:new\s+)?(?=\p{L})/iu,
        '',
      ),
  );

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A name as a title: without an article before it, its first letter large. */
export function cleanTitle(name: Phrase): string {
  const text = name.text
    .replace(/[.,]+$/, '')
    .replace(
      /^(?:an?|some|another|una?|une|uno|eine?n?|uma?|een|il|lo|la|el|los|las|les|der|die|das|den|het|gli|jedn[aąą]|nov[aou])\s+(?=\S)/,
      '',
    )
    .trim();
  return name.isQuoted ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
