import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

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
  /\b(?:(?:[Ii]|[Ww]e|and)\s(?:cover|serve|work in|come to|travel to)|[Aa]reas(?:\s(?:covered|served|we cover|i cover))?:?)\s(?<list>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?(?:,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?){0,8}(?:,?\s(?:and|&)\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?))/u;

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
    sections: brief.sections.some(({ value }) => value === 'areas')
      ? brief.sections
      : [...brief.sections, { value: 'areas', spans }],
    items: [
      ...brief.items,
      ...names.map((name): Slot<ListedItem> => ({ value: { section: 'areas', name }, spans })),
    ],
  };
}

/** "She is called Linda": a person, and not what the stall is called. */
function withoutPerson(brief: Brief): Brief {
  const { name, prompt, offer } = brief;
  const at = name?.spans[0]?.start ?? 0;
  const who =
    /\b(?<who>she|he|her|his|my (?:mum|mom|dad|wife|husband|partner|sister|brother|son|daughter)(?:['’]s)?)\s(?:is\s|name\sis\s|['’]?s\s)?(?:called\s|named\s)?$/iu.exec(
      prompt.slice(Math.max(0, at - 40), at),
    );
  if (name === null || offer === null || !who || /\s/u.test(name.value) || at < 40) return brief;
  const isKnown = brief.items.some(({ value }) => value.section === 'team');
  return {
    ...brief,
    name: null,
    items: isKnown
      ? brief.items
      : [...brief.items, { value: { section: 'team', name: name.value }, spans: name.spans }],
  };
}

const deed =
  /^(?:i |we )?(?:teach|offer|do|sell|make|charge|run|provide|serve|fix|clean|cover|take)\s(?=\p{L}{3})/iu;
const gathered = /^(?:raise|raising|raised|donate|win|save|target|our target|goal|fundraise)$/iu;
const entering = /^\s?to (?:register|enter|take part|join in|sign up)\b/iu;

/** "teach manual and automatic, £38 an hour": the verb is no part of what is paid; "raise £150": nobody pays for that. */
const withoutDeed = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items
    .filter(({ value }) => value.price === undefined || !gathered.test(value.name))
    .map((item): Slot<ListedItem> => {
      const { name, price } = item.value;
      if (price === undefined) return item;
      if (deed.test(name))
        return { ...item, value: { ...item.value, name: capitalise(name.replace(deed, '')) } };
      const isWhole = name.toLowerCase() === brief.offer?.value.toLowerCase() || /^charity$/iu.test(name);
      const after = brief.prompt.slice(brief.prompt.indexOf(price) + price.length);
      return isWhole && entering.test(after)
        ? { ...item, value: { ...item.value, name: 'Registration' } }
        : item;
    }),
});

const bodies =
  'Association|Society|Club|Group|Guild|Union|Union|Council|Committee|Institute|Federation|League|Choir|Band|Trust|Forum|Network|Co-?operative|Market|School|Arms|Rest|Hall|Inn';

/** "Ashdown Residents' Association": what stands behind the apostrophe belongs to the name. */
function withWholeName(brief: Brief): Brief {
  const { name, prompt } = brief;
  const end = name?.spans[0]?.end;
  if (name === null || end === undefined) return brief;
  const more = new RegExp(String.raw`^['’]s?\s(?:\p{Lu}\p{L}+\s)?(?:${bodies})(?!\p{L})`, 'u').exec(
    prompt.slice(end),
  )?.[0];
  if (more === undefined || name.value.includes(more)) return brief;
  const start = name.spans[0]?.start ?? 0;
  return { ...brief, name: { value: `${name.value}${more}`, spans: [{ start, end: end + more.length }] } };
}

/** Who it is, what they hand out and where they come to, as a prompt tells it in passing. */
export const mendWho = (brief: Brief): Brief =>
  [withoutPerson, withoutDeed, withWholeName, withCouple, withSigned, withHatch, withCovered].reduce(
    (read, mend) => mend(read),
    brief,
  );
