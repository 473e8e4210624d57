import type { Brief, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';
import { withTitledFirm } from '../names/titled-firm';

const word = String.raw`\p{Lu}[\p{L}\d'’-]*`;
const body = String.raw`(?:Society|Association|Club|Guild|Federation|League|Trust|Union|Friends|Museum|School|Academy)`;
/** "Orchid Society of the North West": what it is and where, in one name. */
const ofRegion = new RegExp(
  String.raw`^(?:The\s)?(?<name>(?:${word}\s){0,3}${body} of (?:the\s)?${word}(?:\s${word}){0,2})(?=[,.:;]|\s\p{Ll}|$)`,
  'u',
);
const signTrade = String.raw`(?:hire|rentals?|repairs?|cleaning|removals?|scaffolding|plumbing|roofing|fencing|catering|lettings|tutoring|gardening|bakery|café|cafe|salon|barbers?|storage|recycling|skips?|taxis?|tours|grooming|kennels|joinery|upholstery|printing|plastering|tiling|paving|welding|flooring|glazing)`;
/** "Bin There skip hire Medway": the sign, what they do in small letters, and where. */
const sign = new RegExp(
  String.raw`^(?<name>${word}(?:\s(?:(?:&|and|of|the)\s)?${word}){1,3})\s(?<what>(?:\p{Ll}[\p{Ll}-]+\s){0,2}${signTrade})\s(?:in\s)?(?<place>${word}(?:\s${word})?)(?=[,.:;]|$)`,
  'u',
);
const asks =
  /^(?:Website|Site|Page|Build|Make|Create|Design|Landing|Simple|Modern|We|I|Please|Need|Home|One|New)\b/u;
/** "The farm is Violet Acre." */
const calledSo = new RegExp(
  String.raw`(?:^|[.!;]\s|\n)(?:[Tt]he |[Oo]ur |[Mm]y )?(?:farm|shop|business|company|studio|club|pub|firm|place|brand|label|group|Farm|Shop|Business|Company|Studio|Club|Pub|Firm|Place|Brand|Label|Group) is (?<name>${word}(?:\s(?:(?:&|and|of)\s)?${word}){0,3})(?=[.,;!]|$)`,
  'u',
);
/** "Vineyard tours at Chalk Ridge in Kent": the house stands before the county. */
const atHouse = new RegExp(
  String.raw`^[^.,;:]{3,60}?\s(?:tours?|tastings?|holidays?|breaks|glamping|camping|weddings|retreats|stays|walks|lessons|classes)\sat\s(?<name>${word}(?:\s${word}){1,3})\sin\s${word}`,
  'u',
);
/** "Button Museum, Ripon.": the town behind the comma is no name. */
const house = new RegExp(
  String.raw`^(?<name>(?:The\s)?(?:${word}\s){1,3}(?:Museum|Gallery|Theatre|Farm|Inn|Hall|Library|Cinema|Nursery|Bakery|Brewery|Arms|Vineyard|Lido|Kennels|Stables)),\s(?<place>${word})(?=[.,;]|$)`,
  'u',
);
const firm = /\s(?<form>Ltd|Limited|LLC|Inc|PLC|plc)\.?\s(?<rest>.+)$/u;

const slot = (value: string, start: number): Slot<string> => ({
  value,
  spans: [{ start, end: start + value.length }],
});

function namedOf(brief: Brief, found: RegExpExecArray | null): Brief | null {
  const value = found?.groups?.['name'];
  if (!found || value === undefined) return null;
  return { ...brief, name: slot(value, found.index + found[0].indexOf(value)) };
}

/** "University of Leeds Chess Society": what the name ends with is what it is, whatever the words before say. */
const endsAsBody = new RegExp(
  String.raw`(?<what>(?:${word}\s(?:&|and)\s)?${word}\s(?:Society|Club|Guild|Association))$`,
  'u',
);

function withBodyOfName(brief: Brief): Brief {
  const { name, offer, kind } = brief;
  const what = endsAsBody.exec(name?.value ?? '')?.groups?.['what'];
  const [at] = name?.spans ?? [];
  const [said] = offer?.spans ?? [];
  if (!name || !at || what === undefined) return brief;
  // "Elm Road Residents Association: summer picnic on 12 June": what it does once is told behind its name.
  const isOnce =
    kind.value === 'event' &&
    said !== undefined &&
    said.start > at.end &&
    /^[^\p{L}]*[:.]\s/u.test(brief.prompt.slice(at.end, said.start));
  if (!isOnce && !/^(?:University|College|School|City|Town)\b/u.test(name.value)) return brief;
  if (!isOnce && offer && said && (said.start < at.start || said.end > at.end)) return brief;
  const start = at.start + name.value.lastIndexOf(what);
  return {
    ...brief,
    offer: slot(what.toLowerCase(), start),
    kind:
      isOnce || kind.value === 'course' || kind.value === 'unknown' ? { ...kind, value: 'nonprofit' } : kind,
  };
}

/** "Northgate School of Music": what is taught there stands in the name. */
function withTaught(brief: Brief): Brief {
  const { name, kind } = brief;
  const found = /\b(?:School|Academy) of (?<what>\p{Lu}\p{Ll}+)$/u.exec(name?.value ?? '');
  const what = found?.groups?.['what']?.toLowerCase();
  const [at] = name?.spans ?? [];
  if (!found || !at || what === undefined || isKnownTown(what)) return brief;
  return {
    ...brief,
    offer: slot(`${what} school`, at.start + found.index),
    kind: kind.value === 'unknown' ? { ...kind, value: 'course' } : kind,
  };
}

/** "Our scout troop 4th Malahide": troops bear a number and a town, and what they are is told before it. */
const numbered =
  /\b(?<what>(?:sea |air )?(?:scouts?|cubs?|beavers?|brownies|guides?|girl guides|rainbows|explorers|boys['’]? brigade|girls['’]? brigade|cadets?)(?:\s(?:troop|group|unit|pack|company|squadron))?),?\s(?:called\s|the\s)?(?<name>\d{1,3}(?:st|nd|rd|th)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})/iu;

/** "Scout group site: 3rd Ashby Scouts": the number and the town are part of the name. */
const troop =
  /(?:^|[.:,] |for (?:the )?)(?<name>\d{1,3}(?:st|nd|rd|th)(?: [A-Z][a-z’'-]+){1,3} (?:Sea Scouts|Scouts?|Guides|Brownies|Cubs|Rainbows|Boys’ Brigade)(?: Group| Troop)?)\b/;

const withTroop = (brief: Brief): Brief => {
  const signed = troop.exec(brief.prompt.slice(0, 160));
  const sign = signed?.groups?.['name'];
  if (signed && sign !== undefined)
    return { ...brief, name: slot(sign, signed.index + signed[0].indexOf(sign)) };
  const found = numbered.exec(brief.prompt.slice(0, 160));
  const { what, name } = found?.groups ?? {};
  if (!found || what === undefined || name === undefined || !/\s\p{Lu}/u.test(name)) return brief;
  return {
    ...brief,
    name: slot(name, found.index + found[0].indexOf(name)),
    offer: slot(what.toLowerCase(), found.index),
  };
};

/** "We are the friends of Holloway Park": friends of it they are, and not the park. */
const friends = /\b(?<name>friends of (?:the\s)?(?<of>\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*){0,3}))/iu;

const withFriends = (brief: Brief): Brief => {
  const { prompt, name } = brief;
  const found = friends.exec(prompt.slice(0, 160));
  const { name: value, of } = found?.groups ?? {};
  if (!found || value === undefined || of === undefined || !/^\p{Lu}/u.test(of)) return brief;
  if (name !== null && name.value !== of) return brief;
  return { ...brief, name: { value: `F${value.slice(1)}`, spans: slot(value, found.index).spans } };
};

/** "My lawn mowing round, I'm 17, Tamworth": what somebody says of themselves is no sign over a door. */
const withoutSelf = (brief: Brief): Brief =>
  brief.name && /^(?:I['’]?m|I am|We['’]?re|We are)\s(?:\d|\p{Ll})/u.test(brief.name.value)
    ? { ...brief, name: null }
    : brief;

/** The name as it would stand over the door, where a town, a trade or a region is written right beside it. */
export function mendSigns(read: Brief): Brief {
  const brief = withFriends(withTroop(withoutSelf(withTaught(withBodyOfName(withTitledFirm(read))))));
  const { prompt, name, place } = brief;
  const opening = prompt.slice(0, 160);
  const region = ofRegion.exec(opening);
  const society = namedOf(brief, region);
  const called = region?.groups?.['name'];
  if (society && called !== undefined) {
    const taught = withTaught(society);
    if (taught !== society) return taught;
    const what = called.split(' of ')[0] ?? called;
    const isHouse = /(?:Museum|School|Academy)$/u.test(what);
    return {
      ...society,
      offer: slot(what.toLowerCase(), called.length > 0 ? (region?.[0].indexOf(called) ?? 0) : 0),
      kind: isHouse ? brief.kind : { ...brief.kind, value: 'nonprofit' },
    };
  }
  const told = asks.test(opening) ? null : sign.exec(opening);
  const where = told?.groups?.['place'];
  const what = told?.groups?.['what'];
  const signed = namedOf(brief, told);
  if (signed && where !== undefined && what !== undefined)
    return {
      ...signed,
      offer: slot(what, opening.indexOf(what)),
      place: place ?? slot(where, opening.indexOf(where, opening.indexOf(what))),
    };
  const door = house.exec(opening);
  const town = door?.groups?.['place'];
  const stands = namedOf(brief, door);
  if (stands && town !== undefined && (name === null || name.value === town))
    return { ...stands, place: place ?? slot(town, opening.indexOf(`, ${town}`) + 2) };
  const rest = firm.exec(name?.value ?? '');
  if (name && rest && (place === null || place.value === rest.groups?.['rest'])) {
    const value = name.value.slice(0, rest.index + 1 + (rest.groups?.['form']?.length ?? 0));
    return {
      ...brief,
      name: { ...name, value },
      place: place ?? slot(rest.groups?.['rest'] ?? '', prompt.indexOf(rest.groups?.['rest'] ?? '')),
    };
  }
  if (name !== null) return brief;
  return (
    namedOf(brief, calledSo.exec(prompt.slice(0, 600))) ??
    (brief.kind.value === 'event' ? null : namedOf(brief, atHouse.exec(opening))) ??
    brief
  );
}
