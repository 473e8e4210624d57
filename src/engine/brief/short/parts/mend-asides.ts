import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { isKnownTown } from '../../words/ordinary-words';
import { capitalise } from '../../../capitalise';

const lenses = /\bcontact lens(?:es)?\b/iu;

/** "contact lenses" are worn, and ask for no form. */
function withLenses(brief: Brief): Brief {
  const found = lenses.exec(brief.prompt);
  if (!found) return brief;
  const end = found.index + found[0].length;
  const isIt = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every((one) => one.start >= found.index && one.end <= end);
  const isKnown = brief.items.some(({ value }) => lenses.test(value.name));
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !(slot.value === 'contact' && isIt(slot))),
    items: isKnown
      ? brief.items
      : [
          ...brief.items,
          {
            value: { section: 'services' as const, name: 'Contact lenses' },
            spans: [{ start: found.index, end }],
          },
        ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}

/** "Immigration consultant Mississauga - …": a town right behind what is offered is where it is. */
function withTownBehind(brief: Brief): Brief {
  const { name, offer, place, prompt } = brief;
  const [at] = name?.spans ?? [];
  const [before] = offer?.spans ?? [];
  if (!name || place !== null || !at || !before) return brief;
  const between = prompt.slice(before.end, at.start);
  // "Boat cleaning, Fort Lauderdale, packages": the same between commas, where a map knows it.
  if (between === ', ' && isKnownTown(name.value.toLowerCase()) && /^(?:[,.]|$)/u.test(prompt.slice(at.end)))
    return { ...brief, name: null, place: name };
  if (between !== ' ') return brief;
  const isTown =
    isKnownTown(name.value.toLowerCase()) ||
    // A dash, a list and nothing else: "Consultant Mississauga - permits, visas".
    (/^\s?[–—-]\s/u.test(prompt.slice(at.end)) &&
      /^\p{Lu}\p{Ll}{4,}$/u.test(name.value) &&
      !/['’]s$/u.test(name.value));
  return isTown ? { ...brief, name: null, place: name } : brief;
}

const hire = /^(?<what>.*\s(?:hire|rentals?))\s(?<where>\p{L}+(?:\s\p{L}+)?)$/iu;
const occasions = /\s?(?:weddings?|parties|events?|festivals?|birthdays?)$/iu;

/** "LED letters hire essex weddings": hired for weddings, in Essex. */
function withHire(brief: Brief): Brief {
  const { offer } = brief;
  const groups = hire.exec(offer?.value ?? '')?.groups;
  const where = groups?.['where']?.replace(occasions, '').trim() ?? '';
  const what = groups?.['what'];
  const [span] = offer?.spans ?? [];
  if (!offer || !span || what === undefined) return brief;
  const isTown = where !== '' && isKnownTown(where.toLowerCase());
  if (!isTown && where !== '') return brief;
  const start = brief.prompt.toLowerCase().indexOf(where.toLowerCase(), span.start);
  return {
    ...brief,
    offer: { ...offer, value: what },
    place:
      brief.place ??
      (isTown ? { value: capitalise(where), spans: [{ start, end: start + where.length }] } : null),
  };
}

const parts =
  /^(?:our |my |the )?(?:gallery|photos|pictures|reviews|testimonials|contact|contact (?:form|us)|faqs?|map|about(?: us| me)?|blog|prices|opening (?:hours|times))$/iu;
const promises =
  /^(?:\d+[- ]years? (?:guarantee|warranty|experience)s?|free (?:surveys?|estimates?|quotes?|call[- ]?outs?)|(?:no|without) .+)$/iu;
const passes =
  /^(?:class (?:packs?|passes|cards?)|intro(?:ductory)? offers?|new student (?:offer|deal|special)s?|day pass(?:es)?|memberships?|drop[- ]?ins?|first class free)$/iu;
const moving: ReadonlySet<SiteKind> = new Set(['gym', 'yoga', 'studio', 'course', 'spa']);

/** "gallery", "10 year guarantee", "class packs": asked for, promised or paid, and none of them a service. */
function withoutNoServices(brief: Brief): Brief {
  const place = brief.place?.value.toLowerCase() ?? '';
  const items = brief.items.flatMap((item): Slot<ListedItem>[] => {
    const { name, price, section } = item.value;
    if (section !== 'services' || price !== undefined) return [item];
    if (parts.test(name) || promises.test(name)) return [];
    if (passes.test(name) && moving.has(brief.kind.value)) return [];
    const tail = place === '' ? -1 : name.toLowerCase().lastIndexOf(` in ${place}`);
    return tail > 3 && tail + 4 + place.length === name.length
      ? [{ ...item, value: { ...item.value, name: name.slice(0, tail) } }]
      : [item];
  });
  const left = brief.items.filter((item) => !items.some(({ spans }) => spans === item.spans));
  const spansOf = (words: RegExp) =>
    left.filter(({ value }) => words.test(value.name)).flatMap(({ spans }) => spans);
  const shown = spansOf(/gallery|photos|pictures/iu);
  const paid = spansOf(passes);
  const has = (value: string): boolean => brief.sections.some((slot) => slot.value === value);
  return {
    ...brief,
    items,
    phrases: brief.phrases
      .filter(({ value }) => !parts.test(value) && !promises.test(value) && !passes.test(value))
      .map((phrase) =>
        place !== '' && phrase.value.toLowerCase().endsWith(` in ${place}`)
          ? { ...phrase, value: phrase.value.slice(0, -4 - place.length) }
          : phrase,
      ),
    sections: [
      ...brief.sections,
      ...(shown.length > 0 && !has('gallery') ? [{ value: 'gallery' as const, spans: shown }] : []),
      ...(paid.length > 0 && !has('pricing') ? [{ value: 'pricing' as const, spans: paid }] : []),
    ],
  };
}

const besideFood =
  /^(?:stockists?|where to buy|wholesale|suppliers?|our (?:farms?|suppliers?|growers?)|(?:loyalty|rewards?|stamp) (?:card|scheme|program(?:me)?)|gift (?:cards?|vouchers?)|allergens?|allergy info)$/iu;
const tables: ReadonlySet<SiteKind> = new Set(['cafe', 'bakery', 'restaurant', 'bar', 'shop']);

/** "stockists" of a bakery: nothing on its counter, but a part of its site. */
function withoutBeside(brief: Brief): Brief {
  const isBeside = ({ value }: Slot<ListedItem>): boolean =>
    value.price === undefined &&
    besideFood.test(value.name) &&
    (value.section === 'menu' || value.section === 'products');
  const found = tables.has(brief.kind.value) ? brief.items.filter(isBeside) : [];
  return found.length === 0
    ? brief
    : {
        ...brief,
        items: brief.items.filter((item) => !found.includes(item)),
        parts: [
          ...brief.parts,
          ...found.map(({ value, spans }) => ({
            value: { title: capitalise(value.name), isPage: false },
            spans,
          })),
        ],
      };
}

const opens =
  /^\W*(?:(?:an?|the|our|my|website for|site for)\s)*(?<what>\p{L}[\p{L}'’ -]{3,40}?)(?:\s(?:in|near|at|for|with)\s|[,.:;]|$)/iu;

/** "Vegan takeaway, build your own bowl": what guests make is not what the house is. */
function withoutOwn(brief: Brief): Brief {
  const { offer, prompt } = brief;
  const what = offer && /^own\s/iu.test(offer.value) ? opens.exec(prompt)?.groups?.['what'] : undefined;
  if (!offer || what === undefined || /\b(?:build|make|create|design)\b/iu.test(what)) return brief;
  const start = prompt.indexOf(what);
  return { ...brief, offer: { value: what, spans: [{ start, end: start + what.length }] } };
}

const wide = /\s(?:uk|us|usa|europe|nation|country|state|world)[- ]?wide$/iu;

/** "life drawing company UK wide": how far they come is no part of what they are. */
const withoutReach = (brief: Brief): Brief =>
  brief.offer && wide.test(brief.offer.value)
    ? { ...brief, offer: { ...brief.offer, value: brief.offer.value.replace(wide, '') } }
    : brief;

/** "Property inventory clerk": who counts for others asks for no app to count with. */
export const withClerk = (brief: Brief): Brief =>
  brief.kind.value === 'inventory' && /\binventory (?:clerks?|service|company)\b/iu.test(brief.prompt)
    ? { ...brief, kind: { ...brief.kind, value: 'unknown' } }
    : brief;

const studio =
  /^(?:(?:the|our|an?)\s)?(?<one>\p{L}[\p{L} -]{2,24}?)\s(?:&|and|\+)\s(?<other>\p{L}[\p{L} -]{2,24}?)\s(?:studio|school|gym|academy|centre|center|club)$/iu;

/** "Aerial yoga & pole fitness studio": both are taught there, whatever the kind knows of either. */
function withBoth(brief: Brief): Brief {
  const { offer, kind, items } = brief;
  const groups = moving.has(kind.value) ? studio.exec(offer?.value ?? '')?.groups : undefined;
  const [span] = offer?.spans ?? [];
  if (!groups || !span || items.some(({ value }) => value.section === 'services')) return brief;
  return {
    ...brief,
    items: [
      ...[groups['one'] ?? '', groups['other'] ?? ''].map((name): Slot<ListedItem> => ({
        value: { section: 'services', name: capitalise(name) },
        spans: [span],
      })),
      ...items,
    ],
  };
}

/** Words of a short prompt that look like a form, a name, a service or a town, and are something else. */
export const mendAsides = (brief: Brief): Brief =>
  [
    withLenses,
    withTownBehind,
    withHire,
    withoutNoServices,
    withoutBeside,
    withoutReach,
    withoutOwn,
    withBoth,
  ].reduce((told, mend) => mend(told), brief);
