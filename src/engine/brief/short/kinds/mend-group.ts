import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const opening = 140;
const turn = /\s(?:for|with|in|from|near|at|about|to|that|who|which|where|of|on)\s/iu;

/** Where a grown-up stays with the child: no nursery, whatever its copy has for lunch. */
const stays =
  /(?:play ?groups?|(?:baby|toddler|tots?|parents?|carers?|dads?|mums?|bumps?)(?:(?:,|\s(?:and|&))\s?\p{L}+)*\s(?:group|club|morning|café|cafe)|stay (?:and|&|'?n'?) play|messy play|rhyme ?time)$/iu;
const group =
  /(?:(?<!health |night |comedy |country |members |private |fan |record |wine |beer |coffee |cheese |book subscription )\bclub|\bsociety|\bassociation|\bchoir|\bguild|\bfellowship|\bcircle|(?:support|community|action|friends|residents|volunteers?|hobby|craft|youth|church|prayer|walking|reading|writing) group|\btroop|\bcongregation|\bmeeting house)$/iu;
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
        ? { ...name, value: place === undefined || called.includes(place) ? called : `${place} ${called}` }
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

const unsure: ReadonlySet<SiteKind> = new Set(['unknown', 'course', 'shop', 'event', 'yoga', 'gym']);

/** Groups that their head noun tells where some other word told the kind: a playgroup, a class of a school, a society. */
export function mendGroup(read: Brief): Brief {
  const brief = withRules(withVillage(withMeeting(read)));
  const { kind, offer, prompt } = brief;
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
