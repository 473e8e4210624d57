import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const opening = 140;
const turn = /\s(?:for|with|in|from|near|at|about|to|that|who|which|where|of|on)\s/iu;

/** Where a grown-up stays with the child: no nursery, whatever its copy has for lunch. */
const stays =
  /(?:play ?groups?|(?:baby|toddler|tots?|parents?|carers?|dads?|mums?|bumps?)(?:(?:,|\s(?:and|&))\s?\p{L}+)*\s(?:group|club|morning|café|cafe)|stay (?:and|&|'?n'?) play|messy play|rhyme ?time)$/iu;
const group =
  /(?:(?<!health |night |comedy |jazz |blues |beach |country |members |private |fan |record |wine |beer |coffee |cheese |book subscription )\bclub|\bsociety|\bassociation|\bchoir|\bguild|\bfellowship|\bcircle|(?:support|community|action|friends|residents|volunteers?|hobby|craft|youth|church|prayer|walking|reading|writing|book|film|film-making|art|sewing|knitting|crochet|gardening|history|music|drama|wildlife|nature|litter[- ]picking|singing|discussion|study|women['’]s|men['’]s|over \d\ds|veterans|carers|dads|mums|birding|allotment|poetry|play[- ]reading|sketching|local|village|social|lunch|wellbeing|peer) group|\bshow committee|\bfete committee|(?:sewing|quilting|knitting|stitching|darning) bee|knit (?:and|&|'?n'?) natter|coffee morning|\btroop|\bcongregation|\bmeeting house)$/iu;
const schoolClass =
  /\b(?:class|form|year|p(?:rimary)?|grade|room)\s?\d{1,2}\s?\p{Lu}?\b|\b(?:reception|kindergarten|nursery|\d(?:st|nd|rd|th)[- ]grade) class\b|\bclass (?:page|website|site|blog)\b/u;
const taught = /\b(?:parents?|homework|spellings?|pupils|school|teacher)\b/iu;

const meets =
  /\b(?:meets?|rehearses?|gathers?|practises?|get together)\b[^.!?\n]{0,60}\b(?:\p{L}+days?|month|week|fortnight|term)\b/iu;
const timeWord = /^(?:month|week|day|year|weekend|evening|morning|fortnight|term|meeting)s?$/iu;

/** "Our WI meets second Wednesday of the month": who meets is what it is, and the month is not. */
function withMeeting(brief: Brief): Brief {
  const { kind, name, offer, prompt } = brief;
  if (kind.value !== 'unknown' || !meets.test(prompt.slice(0, 160))) return brief;
  const own = /^(?:our|my|the)\s(?=\p{Lu})/iu;
  const called = name?.value.replace(own, '') ?? '';
  const place = brief.place?.value;
  return {
    ...brief,
    kind: { ...kind, value: 'nonprofit' },
    offer: offer && timeWord.test(offer.value) ? null : offer,
    name:
      name && own.test(name.value)
        ? {
            ...name,
            value: place === undefined || called.includes(place) ? called : `${place} ${called}`,
          }
        : name,
  };
}

const paper = /\b(?:newsletter|magazine|bulletin|parish news|notice ?board)$/iu;

/** "parish newsletter website for Upper Slaughter": the village has a newsletter, and is none. */
function withVillage(brief: Brief): Brief {
  const { name, offer, place, prompt } = brief;
  const start = name?.spans[0]?.start ?? 0;
  if (
    !name ||
    !paper.test(offer?.value ?? '') ||
    place !== null ||
    !/\bfor\s(?:the\s)?$/iu.test(prompt.slice(0, start))
  )
    return brief;
  return { ...brief, name: null, place: { value: name.value, spans: name.spans } };
}

const players =
  /\b(?:ringers|singers|players|dancers|morris(?: men)?|quilters|knitters|bellringers|mummers|volunteers)$/iu;
const ofUs = /\b(?:a dozen|a handful|twenty|thirty|fifteen|ten|twelve|\d{1,2}) of us\b|\bno teacher\b/iu;
const ringers = /\b(?:ringers|bellringers|knitters|quilters|volunteers|bell ?ringing)\b/iu;
/** A book of rules for people: no device has a housing co-op. */
const rules = /\b(?:handbook|guide|wiki|rule ?book|welcome pack|knowledge base)$/iu;
const ruled =
  /\b(?:handbook|guide|wiki|rule ?book|welcome pack|knowledge base)\sfor\s(?:our|my|the|a|all|new)?\s?(?<whom>(?:[\p{L}-]+\s){0,2}?(?:co-?op|club|house|volunteers|society|school|parish|choir|band|union|tenants|residents|members|household|allotments?|congregation|troop|charity|staff|parents|association))\b/iu;

/** "Handbook for our housing co-op": it is called after those who go by it. */
function withRules(brief: Brief): Brief {
  const found =
    brief.kind.value === 'docs' || brief.kind.value === 'unknown'
      ? ruled.exec(brief.prompt.slice(0, 120))
      : null;
  const whom = found?.groups?.['whom'];
  if (!found || whom === undefined || !rules.test(brief.offer?.value ?? '')) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  return {
    ...brief,
    kind: { value: 'nonprofit', spans },
    offer: { value: `${whom.trim()} ${(brief.offer?.value ?? 'handbook').toLowerCase()}`, spans },
  };
}

const isA =
  /^(?<name>(?:The\s)?\p{Lu}[\p{L}’'&]*(?:\s(?:\p{Lu}[\p{L}’'&]*|of|the|and))*)\sis\s(?:an?|the|our)\s(?<what>(?:[\p{L}-]+\s){0,3}?(?:club|group|choir|society|association|charity|project|café|cafe|kitchen|network|circle|band|collective|trust|campaign|congregation))(?=\s(?:for|in|at|that|where|run|of|based|who|which)\b|[,.])/u;

/** "The Tuesday Table is a lunch club for older people": what it is, said outright. */
function withIsA(brief: Brief): Brief {
  const found = isA.exec(brief.prompt);
  const { name = '', what = '' } = found?.groups ?? {};
  if (!found || brief.prompt.split(/\s+/u).length > 80) return brief;
  const start = found[0].length - what.length;
  return {
    ...brief,
    name: { value: name, spans: [{ start: 0, end: name.length }] },
    offer: { value: what, spans: [{ start, end: start + what.length }] },
    kind: brief.kind.value === 'unknown' ? { ...brief.kind, value: 'nonprofit' } : brief.kind,
  };
}

const signTown =
  /^(?:(?:website|site|page) for\s)?(?:the\s|our\s)?[\p{L}’'& -]{4,50},\s(?<town>\p{Lu}\p{Ll}+(?:[ -](?:on|upon|le|in|under)[ -]\p{Lu}\p{Ll}+|\s\p{Lu}\p{Ll}+)?)\.\s/u;
const house =
  /\b(?:hall|church|pub|inn|arms|hotel|school|centre|center|library|club|house|rooms?|room|chapel)\b/iu;

/** "Local history society, Wirksworth. Talks … at the Town Hall": the town on the sign, and not the house in it. */
function withSignTown(brief: Brief): Brief {
  const town =
    brief.kind.value === 'nonprofit' && house.test(brief.place?.value ?? '')
      ? signTown.exec(brief.prompt)?.groups?.['town']
      : undefined;
  if (town === undefined || house.test(town)) return brief;
  const start = brief.prompt.indexOf(town);
  return { ...brief, place: { value: town, spans: [{ start, end: start + town.length }] } };
}

const volunteers =
  /(?:^|[,:.]\s|\s[–—-]\s)(?:we are |we['’]re )?(?<what>(?:a group of |a team of )?(?:local )?(?:volunteers|volunteer (?:drivers|readers|visitors|gardeners|cooks|tutors|befrienders|counsellors|rangers|wardens)))\s(?:who\s)?(?!wanted|needed|welcome|only|and\b|from\b|to\b|form|page|sign)\p{Ll}{3,}\s\p{L}/iu;

/** "The Repair Shed: volunteers mend bikes": who does it for nothing is a charity, whatever is mended. */
function withVolunteers(brief: Brief): Brief {
  const found = brief.kind.value === 'unknown' ? volunteers.exec(brief.prompt.slice(0, opening)) : null;
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const start = found.index + found[0].indexOf(what);
  const spans = [{ start, end: start + what.length }];
  return {
    ...brief,
    kind: { value: 'nonprofit', spans },
    offer: brief.offer && group.test(brief.offer.value) ? brief.offer : { value: 'volunteer group', spans },
  };
}

const cafes =
  /^(?:our\s|a\s)?(?:[\p{L}’'-]+\s){0,2}?(?:bereavement|grief|death|dementia|memory|carers?|breast ?feeding|parkinson['’]?s|stroke|menopause|conversation|language|refugee|friendship|chatty|recovery|autism)\scaf[eé]$/iu;

/** "pay what you can": nobody sells anything there. */
const gives =
  /\bpay (?:what|as) you (?:can|like|want|feel|wish)\b|\bdonations only\b|\bfree (?:lunch|meals?|breakfast) for\b/iu;
/** "Bereavement cafe": people who meet over tea, and no counter with a menu. */
const withCafeOfPeople = (brief: Brief): Brief =>
  brief.kind.value === 'cafe' && (cafes.test(brief.offer?.value ?? '') || gives.test(brief.prompt))
    ? {
        ...brief,
        kind: { ...brief.kind, value: 'nonprofit' },
        items: brief.items.filter(({ value }) => value.section !== 'menu'),
        sections: brief.sections.filter(({ value }) => value !== 'menu'),
      }
    : brief;

const unsure: ReadonlySet<SiteKind> = new Set(['unknown', 'course', 'shop', 'event', 'yoga', 'gym']);

/** Groups that their head noun tells where some other word told the kind: a playgroup, a class of a school, a society. */
export function mendGroup(read: Brief): Brief {
  const brief = withCafeOfPeople(
    withVolunteers(withSignTown(withRules(withVillage(withMeeting(withIsA(read)))))),
  );
  const { kind, offer, prompt } = brief;
  // "We're the Wednesday Painters, about a dozen of us": people who come together.
  if (
    ['unknown', 'portfolio', 'course'].includes(kind.value) &&
    ofUs.test(prompt.slice(0, 160)) &&
    !/[£$€]\s?\d{2,}/u.test(prompt)
  )
    return {
      ...brief,
      kind: { ...kind, value: 'nonprofit' },
      offer: offer && group.test(offer.value) ? offer : null,
    };
  // Who rings, knits or quilts together, though visiting bands are spoken of.
  if (kind.value === 'portfolio' && ringers.test(brief.name?.value ?? offer?.value ?? ''))
    return {
      ...brief,
      kind: { ...kind, value: 'nonprofit' },
      offer: offer && ringers.test(offer.value) ? offer : null,
    };
  if (kind.value === 'nonprofit' || !unsure.has(kind.value)) return brief;
  // Where no offer tells it, the name may: "Ravenscar Bowls Club".
  const told = offer?.value ?? brief.name?.value ?? '';
  const head = told.slice(0, turn.exec(told)?.index).trim();
  const isClass =
    (kind.value === 'unknown' || kind.value === 'course') &&
    schoolClass.test(prompt.slice(0, opening)) &&
    taught.test(prompt) &&
    !/[£$€]\s?\d|\benrol/iu.test(prompt);
  const isGroup =
    stays.test(head) ||
    (kind.value === 'unknown' && group.test(head)) ||
    ((kind.value === 'unknown' || kind.value === 'event') && players.test(head));
  return isClass || isGroup ? { ...brief, kind: { ...kind, value: 'nonprofit' } } : brief;
}
