import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const thing =
  'van|truck|lorry|bus|tractor|trailer|caravan|bike|car|boat|barge|narrowboat|yacht|dinghy|ketch|launch|ship|oven|stove|kiln|press|loom|still|camper(?:van)?|minibus|motorbike|landrover|land rover';
const animal =
  'dog|puppy|cat|kitten|horse|pony|donkey|greyhound|whippet|spaniel|labrador|collie|terrier|poodle|parrot|goat|pig|sheep|cow|hen|alpaca|llama|rabbit|tortoise|hamster|ferret|owl|hawk|mare|cob';
const calledSo = new RegExp(
  String.raw`\b(?<lead>(?:out of|from|in|on|aboard|with|by|driving|my|our|his|her|their|the|an?)\s(?:[\p{L}'’-]+\s){0,4}?)(?<what>${thing}|${animal})(?:\sis|\swho is|,)?\s(?:(?:called|named)\s)?(?<name>\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?)`,
  'u',
);

/**
 * "out of an old Citroen van called Mabel", "our oldest horse is called Biscuit": somebody who comes along, and not what the firm
 * is called, where what it does is told beside it.
 */
function withoutCompanion(brief: Brief): Brief {
  const { prompt, name } = brief;
  if (name === null || brief.kind.value === 'blog') return brief;
  const found = calledSo.exec(prompt);
  const called = found?.groups?.['name'];
  if (!found || called === undefined || !name.value.startsWith(called.split(' ')[0] ?? called)) return brief;
  const at = name.spans[0]?.start ?? 0;
  if (at < found.index || at > found.index + found[0].length) return brief;
  const lead = found.groups?.['lead'] ?? '';
  const before = prompt.slice(0, found.index);
  const isAlong = /^(?:out of|from|in|on|aboard|with|by|driving)\s/iu.test(lead);
  // "Website for our coffee van called Mabel": the van is the firm.
  const isItself = !isAlong && !/[\p{L}]{4,}[^,.;!?]{0,80}[,.;!?]\s|\band\s$/iu.test(before);
  if (isItself || /\b(?:lost|missing|stolen)\b/iu.test(before)) return brief;
  return {
    ...brief,
    name: null,
    items: brief.items.map((item): Slot<ListedItem> =>
      item.value.price !== undefined && /\b(?:is|was)?\s?(?:called|named)\b/iu.test(item.value.name)
        ? { ...item, value: { ...item.value, name: capitalise(brief.offer?.value ?? 'Price') } }
        : item,
    ),
  };
}

const capitalise = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

const given =
  /^(?:give|giving|gives)\s(?:(?:you|them|us|me|people|everyone|everybody|each|him|her|your|their|an?\s(?:price|quote|idea|estimate|lesson|talk|call|feel|sense|warm|clear)|free|advice|lessons|talks|tours|estimates|quotes)\b|(?:it|the)\s(?:an?|feel|page|site))/iu;
const brewed =
  /\b(?:coffees?|flat whites?|espresso|roast\w*|beans|brew\w*|latte|cappuccino|pour[- ]?over|batch)\b/iu;

/** "I'll give you a price" asks for no gifts; "flat whites, filter" is a coffee and narrows no list. */
function withoutSlips(brief: Brief): Brief {
  const isGiven = ({ value, spans }: Brief['sections'][number]): boolean =>
    value === 'donation' &&
    spans.length > 0 &&
    spans.every(({ start }) => given.test(brief.prompt.slice(start, start + 40)));
  const isBrewed = ({ value, spans }: Brief['behaviours'][number]): boolean =>
    value === 'filter' &&
    spans.length > 0 &&
    spans.every(({ start, end }) => /^filters?$/iu.test(brief.prompt.slice(start, end))) &&
    brewed.test(brief.prompt);
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isGiven(slot)),
    behaviours: brief.behaviours.filter((slot) => !isBrewed(slot)),
  };
}

const doubted =
  /\b(?<first>\p{L}[\p{L}\s'’-]{1,40})\?\s*(?:no|nope|not quite|wrong)[\s,!–—-]+(?:it['’]s\s|a\s|the\s)?(?<of>of\s)?(?<second>\p{L}[\p{L}'’-]*(?:\s(?!in\b|near\b|at\b|open\b)\p{L}[\p{L}'’-]*){0,3})/iu;

/** "museum of pencils? No – of buttons!": what is said last counts. */
export function withoutDoubt(prompt: string): string {
  const found = doubted.exec(prompt.slice(0, 160));
  const told = found?.groups;
  const second = told?.['second'];
  if (!found || second === undefined) return prompt;
  const first = told?.['first'] ?? '';
  const kept = told?.['of'] === undefined ? '' : /^.*\bof\s/iu.exec(first)?.[0];
  if (kept === undefined) return prompt;
  return `${prompt.slice(0, found.index)}${kept}${second}${prompt.slice(found.index + found[0].length).replace(/^!/u, ',')}`;
}

const personal: ReadonlySet<string> = new Set(['portfolio', 'cv', 'photographer', 'blog', 'link-in-bio']);
const ofPerson =
  /^(?:loves?|likes?|lives?|lived|enjoys?|hates?|studied|trained|born|grew up|moved|adores?|collects?|obsessed|dreams?|owns?|has|is|was|based|can|speaks?|plays? with)\b/iu;
const bare = /^(?:website|site|web ?page|page|homepage|landing page|a website|new website|logo)$/iu;

/** What a page tells visitors to do, and nobody sells. */
const toDo =
  /^(?:how to (?:donate|help|volunteer|join|book|order|apply|find us|get here|contact us)|volunteer(?:ing)?|donate|contact us|find us|get in touch|book now)$/iu;

/** "loves foxes" is no service, and neither is the website that is asked for; one of two that say the same is enough. */
function withoutChat(brief: Brief): Brief {
  const isChat = (name: string): boolean =>
    bare.test(name) || toDo.test(name) || (personal.has(brief.kind.value) && ofPerson.test(name));
  const items = brief.items.filter(
    ({ value }) =>
      value.price !== undefined ||
      value.when !== undefined ||
      value.section !== 'services' ||
      !isChat(value.name),
  );
  const phrases = brief.phrases.filter(
    ({ value }, at) =>
      !isChat(value) &&
      !brief.phrases.some(
        (other, index) =>
          index !== at &&
          value.length > other.value.length &&
          value.toLowerCase().endsWith(` ${other.value.toLowerCase()}`) &&
          /^(?:we|i) (?:do|have|run|offer|hold|make|sell)\s/iu.test(value),
      ),
  );
  const isAsked = brief.phrases.some(({ value }) => /^volunteer(?:ing)?$/iu.test(value));
  const isKnown = brief.sections.some(({ value }) => value === 'volunteer');
  const helpers = brief.phrases.find(({ value }) => /^volunteer(?:ing)?$/iu.test(value));
  return {
    ...brief,
    items,
    phrases,
    // "no missing pieces and volunteers on Fridays … how to donate, volunteer": asked for, and not refused.
    ...(isAsked
      ? {
          excluded: brief.excluded.filter(({ value }) => value !== 'volunteer'),
          sections:
            isKnown || !helpers
              ? brief.sections
              : [...brief.sections, { value: 'volunteer' as const, spans: helpers.spans }],
        }
      : {}),
  };
}

/** "next show is Cinderella": the verb is no part of what it is called. */
const withoutVerb = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Slot<ListedItem> => {
    const called =
      item.value.section === 'events'
        ? /^(?:(?:our|the|this|next|year['’]s)\s){0,3}(?:show|play|production|concert|panto(?:mime)?|musical|exhibition|event|film|performance)\s(?:is|will be)\s(?:called\s)?(?<name>.{3,})$/iu.exec(
            item.value.name,
          )?.groups?.['name']
        : undefined;
    return called === undefined ? item : { ...item, value: { ...item.value, name: capitalise(called) } };
  }),
});

const couple = /(?<one>\p{Lu}\p{Ll}{1,14})\s(?:and|&|\+)\s(?<other>\p{Lu}\p{Ll}{1,14})(?=[\s,.!’'–-]|$)/u;
const smallCouple =
  /\b(?:wedding (?:of|for|website for|site for|page for)|we are|we['’]re|were)\s(?<one>\p{L}{2,14})\s(?:and|&)\s(?<other>\p{L}{2,14})(?=[\s,.!]|$)/iu;
const noName =
  /^(?:The|Our|We|Save|Date|Wedding|Bride|Groom|Family|Friends|Food|Music|Dinner|Dance|Drinks|Day|Evening|Saturday|Sunday|Friday|Barn|Hall|Church|Garden|Getting|Married|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** "Our wedding, Priya and Tom": those who marry give the page its name. */
function withCouple(brief: Brief): Brief {
  if (brief.name !== null || brief.kind.value !== 'event') return brief;
  const opening = brief.prompt.slice(0, 160);
  if (!/\b(?:wedding|marrying|getting married|engagement party)\b/iu.test(opening)) return brief;
  const found = smallCouple.exec(opening) ?? couple.exec(opening);
  const { one = '', other = '' } = found?.groups ?? {};
  if (!found || noName.test(capitalise(one)) || noName.test(capitalise(other))) return brief;
  const start = found.index + found[0].indexOf(one);
  const value = `${capitalise(one)} & ${capitalise(other)}`;
  return {
    ...brief,
    name: { value, spans: [{ start, end: found.index + found[0].length }] },
  };
}

const lone = /(?:^|[.!?]\s|\n)(?<name>\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+){1,2})(?=[.!]\s|[.!]?$|\n)/u;
const notNames =
  /^(?:Thank|Thanks|Please|Kind|Best|Many|Make|Build|Create|Website|Site|Home|About|Contact|North|South|East|West|New|Great|St|Saint|Isle|Lake|Mount|Port|The|Our|My|All|Open|Closed|Dark|Light|Big|Bold|Clean|Warm|Free|No)\b/u;

/** "… since 2009. Ruth Pellow. I would like …": a sentence of one name is that of whoever speaks. */
function withSigned(brief: Brief): Brief {
  if (brief.name !== null || !/(?<![\p{L}])(?:I|I['’]m|my|i)(?![\p{L}])/u.test(brief.prompt)) return brief;
  const found = lone.exec(brief.prompt);
  const name = found?.groups?.['name'];
  if (!found || name === undefined || notNames.test(name) || name === brief.place?.value) return brief;
  const start = found.index + found[0].indexOf(name);
  const end = start + name.length;
  const taken = [...brief.items, ...brief.colours, ...brief.sections, ...brief.parts, ...brief.pages];
  if (taken.some(({ spans }) => spans.some((one) => one.start < end && one.end > start))) return brief;
  return { ...brief, name: { value: name, spans: [{ start, end }] } };
}

const wheels = '(?:van|truck|trailer|horsebox|caravan|cart|bus|tuk[- ]?tuk|airstream|trike)';
const handed = new RegExp(
  String.raw`\b(?:make|sell|serve|cook|do|bake)\s(?<what>\p{Ll}+(?:\s\p{Ll}+)?)\s(?:out of|from|in)\s(?:an?|our|my|the)\s[^,.;!?]{0,40}?\b(?<on>${wheels})\b`,
  'u',
);
const dishes =
  /\b(?:cr[eê]pes?|pancakes?|waffles?|pizzas?|burgers?|coffees?|tea|cakes?|doughnuts|donuts|churros|tacos|burritos|noodles|dumplings|bao|curry|curries|falafel|kebabs?|wraps|toasties|pies|chips|hot ?dogs|ice[- ]?creams?|gelato|soups?|paella|barbecue|bbq|sandwiches|bagels|jacket potatoes|fudge|crumbles?)\b/iu;

/** "I make crepes out of an old van at festivals and weddings": what is handed out of a hatch, not the festivals. */
function withHatch(brief: Brief): Brief {
  const found = handed.exec(brief.prompt.slice(0, 200));
  const { what, on } = found?.groups ?? {};
  if (!found || what === undefined || on === undefined || !dishes.test(what)) return brief;
  if (brief.kind.value === 'restaurant' || brief.kind.value === 'cafe') return brief;
  const start = found.index + found[0].indexOf(what);
  const spans = [{ start, end: start + what.length }];
  const isDrink = /\b(?:coffee|tea)\b/iu.test(what);
  return {
    ...brief,
    kind: { value: isDrink ? 'cafe' : 'restaurant', spans },
    offer: { value: `${what.replace(/(?<=[^s])s$/u, '')} ${on}`, spans },
    items: brief.items.filter(
      ({ value }) =>
        value.price !== undefined ||
        !/^(?:weddings?|festivals?|parties|events|fairs|markets)$/iu.test(value.name),
    ),
  };
}

const covered =
  /\b(?:[Ii]|[Ww]e|and)\s(?:cover|serve|work in|come to|travel to)\s(?<list>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?){0,8}(?:,?\s(?:and|&)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?))/u;

/** "I cover Bingley, Shipley and Saltaire": each is a place they come to. */
function withCovered(brief: Brief): Brief {
  if (brief.items.some(({ value }) => value.section === 'areas')) return brief;
  const found = covered.exec(brief.prompt);
  const list = found?.groups?.['list'];
  if (!found || list === undefined) return brief;
  const start = found.index + found[0].length - list.length;
  const spans = [{ start, end: start + list.length }];
  const names = list.split(/,\s(?:and\s)?|\s(?:and|&)\s/u);
  if (names.length < 2) return brief;
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => one.start < start + list.length && one.end > start);
  const [first = ''] = names;
  return {
    ...brief,
    place:
      brief.place === null || isInside(brief.place)
        ? { value: first, spans: [{ start, end: start + first.length }] }
        : brief.place,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    items: [
      ...brief.items,
      ...names.map((name): Slot<ListedItem> => ({ value: { section: 'areas', name }, spans })),
    ],
  };
}

/** What a short prompt says in passing, and was taken for more than it is; and the names that it gives in passing. */
export const mendPassing = (brief: Brief): Brief =>
  [
    withoutSlips,
    withoutCompanion,
    withoutChat,
    withoutVerb,
    withCouple,
    withSigned,
    withHatch,
    withCovered,
  ].reduce((read, mend) => mend(read), brief);
