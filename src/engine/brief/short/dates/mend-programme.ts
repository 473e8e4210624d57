import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const festive =
  /\b(?:wedding|birthday|anniversary|christening|baptism|engagement|reunion|graduation|party|getting married|tying the knot)\b/iu;
const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|\d{1,2}[:.]\d\d|noon|midday|midnight(?!\s\p{Lu}))`;
/** Services of one feast, each with its hour. */
const holy = /\b(?:mass|nativity|carols?|crib service|christingle|evensong)\b/iu;
const stepOf = new RegExp(
  String.raw`^(?<what>\p{L}[\p{L}'’ -]{2,34}?)\s(?:(?<lead>at|from|till|until)\s)?(?<time>${clock}(?:\s?(?:-|–|to)\s?${clock})?)(?<day>\son\s(?:the\s\d{1,2}(?:st|nd|rd|th)|\p{L}+day|christmas (?:eve|day)))?(?:,?\s(?:(?:at|in|on)\s)?(?<where>(?:the\s)?\p{L}[\p{L}'’ &.-]{2,40}))?$`,
  'iu',
);
const noStep = /\b(?:rsvp|reply|call|deadline|check|open(?:ing)?|doors close|bus|train)\b/iu;

/** "Ceremony 1pm St Anne's, drinks 3pm, dancing till midnight": the day as it is told, each with its hour and house. */
function stepsOf({ prompt }: Brief): Slot<ListedItem>[] {
  const found: Slot<ListedItem>[] = [];
  for (const part of prompt.matchAll(/[^,;\n.]+(?:\.\d\d[^,;\n.]*)*/gu)) {
    const text = part[0].replace(/^\s*(?:and\s)?(?:[\p{L} ]{3,20}:\s)?/u, '').trimEnd();
    const groups = stepOf.exec(text)?.groups;
    if (!groups || noStep.test(text)) continue;
    const { what = '', lead, time = '', where, day = '' } = groups;
    const start = part.index + part[0].indexOf(text);
    found.push({
      value: {
        section: 'agenda',
        name: capitalise(what.trim()),
        when: lead === 'till' || lead === 'until' ? `until ${time}` : `${time}${day}`,
        ...(where === undefined ? {} : { note: where.trim() }),
      },
      spans: [{ start, end: start + text.length }],
    });
  }
  return found;
}

function withSteps(brief: Brief): Brief {
  const steps = stepsOf(brief);
  if (steps.length < 2) return brief;
  const isInStep = ({ spans }: Slot<unknown>) =>
    spans.some((span) =>
      steps.some(({ spans: [step] }) => step && span.start < step.end && span.end > step.start),
    );
  return {
    ...brief,
    items: [...brief.items.filter((item) => !isInStep(item) && item.value.section !== 'agenda'), ...steps],
    phrases: brief.phrases.filter((phrase) => !isInStep(phrase)),
    parts: brief.parts.filter((part) => !isInStep(part)),
    sections: brief.sections.filter((section) => section.value !== 'agenda' || !isInStep(section)),
  };
}

/** "Events: mehndi, sangeet, ceremony": what the day consists of, and no dates of their own. */
function withParts(brief: Brief): Brief {
  const events = brief.items.filter(({ value }) => value.section === 'events');
  if (events.length < 2 || events.some(({ value }) => value.when !== undefined || value.price !== undefined))
    return brief;
  if (brief.items.some(({ value }) => value.section === 'agenda')) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      item.value.section === 'events'
        ? { ...item, value: { ...item.value, section: 'agenda', name: capitalise(item.value.name) } }
        : item,
    ),
    sections: brief.sections.filter(({ value }) => value !== 'events'),
  };
}

const year =
  /\b20\d\d,\s(?<place>(?!RSVP\b|FAQ\b)(?:\p{Lu}[\p{L}'’-]+)(?:\s(?:(?:of|the|on|upon|in)\s)?\p{Lu}[\p{L}'’-]+){0,3})(?=[.,\n]|$)/u;

/** "Sat 18 July 2027, Kew.": where it is stands behind the day. */
function withPlace(brief: Brief): Brief {
  const found = brief.place ? null : year.exec(brief.prompt);
  const place = found?.groups?.['place'];
  if (!found || place === undefined) return brief;
  const start = found.index + found[0].length - place.length;
  return { ...brief, place: { value: place, spans: [{ start, end: start + place.length }] } };
}

const feast =
  /\b(?<what>\d{1,3}(?:st|nd|rd|th)\s(?:birthday|anniversary)|christening|baptism|graduation)\b(?:\s(?:party|celebration|invitation|website|site|page))*\s(?:for|of)\s(?:(?:my|our)\s(?:\p{Ll}+\s)?)?(?<who>\p{Lu}\p{L}+(?:\s(?:and|&)\s\p{Lu}\p{L}+)?)/u;

/** "50th birthday party for my dad Karl": the feast is Karl's, and he is nobody's staff. */
function withHost(brief: Brief): Brief {
  const found = brief.name ? null : feast.exec(brief.prompt);
  const { what = '', who = '' } = found?.groups ?? {};
  if (!found) return brief;
  return {
    ...brief,
    name: {
      value: `${who}’s ${what}`,
      spans: [{ start: found.index, end: found.index + found[0].length }],
    },
    items: brief.items.filter(({ value }) => !(value.section === 'team' && value.name === who)),
  };
}

/** "Ceremony at 2": an hour alone says so. */
const withHours = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    item.value.section === 'agenda' &&
    /\b(?:married|wedding|tying the knot)\b/iu.test(brief.prompt) &&
    /^\d{1,2}$/u.test(item.value.when ?? '')
      ? { ...item, value: { ...item.value, when: `${item.value.when ?? ''} o’clock` } }
      : item,
  ),
});

/** A feast as an English invitation tells it: whose it is, where, and the course of the day; nothing of that is made up. */
export const mendProgramme = (brief: Brief): Brief =>
  brief.kind.value === 'event' && (festive.test(brief.prompt) || holy.test(brief.prompt))
    ? [withHost, withPlace, withSteps, withParts, withHours].reduce((told, mend) => mend(told), brief)
    : brief;
