import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';

const raised = /\b(?:rais(?:ed|es)|collected|gave|given|donated|spent|saved|won)\b/iu;
const pageWord =
  /^(?:portfolio|gallery|prices?|pricing|price list|contact|about|work|my work|shop|menu|products?|services?)$/iu;
const person =
  /^(?:wom[ae]n|m[ae]n|non-?binary(?: people)?|juniors?|seniors?|adults?|children|kids|teenagers|families|beginners|girls|boys|over \d+s|under \d+s|all ages|everyone)$/iu;
const saidOfHouse =
  /\b(?:ofsted|insured|dbs|qualified|accredited|registered|established|family[- ]run|since \d{4}|\d+ years|award[- ]winning|outstanding)\b/iu;

/** What is true of the house, and nothing that it does or that can be booked. */
const fact =
  /^(?:steep\s.+|(?:early |late )?(?:mornings|evenings|afternoons|weekends|lunchtimes)|gift vouchers|waiting list\b.*\d?|waiting list (?:about|of|is|around)\s.+|(?:minimum|max(?:imum)?) (?:age|stay|group)\b.*|ages? \d.*|aged \d.*|ofsted\b.*|first (?:call|lesson|session|visit|consultation|hour|class) (?:is )?free|no (?:wi-?fi|parking|deposit|smoking|pets|dogs|experience|contract)\b.*|closed\b.*|(?:fully )?insured|weight limit\b.*|(?:free )?parking(?: for \d+)?|since \d{4}|est\.? \d{4})$/iu;
const soldOut = /^(?:sold out|out of stock|on back ?order)$/iu;
const role = /^(?:clerk|secretary|treasurer|chair|warden|manager|coordinator|vicar|head ?teacher)$/iu;
const half =
  /^(?:hand|give|take|send|put|bring|get|leave)\s(?:\p{L}+\s)*(?:back|away|them|it|off)$|\sgoes to\s/iu;
const dayAtEnd = /\s(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/iu;
const bring = /^(?:bring|wear|arrive|park|please)\s(?:your|a|an|at|in|by|on|the)\s/iu;
/** What a village shop does at its counter, and what lies there for pennies: nothing with a shelf of its own. */
const counter =
  /^(?:newspapers?|stamps|lottery|dry[- ]cleaning.*|parcels?.*|.*\b(?:drop-?off|collection point|counter|top-?ups?))$/iu;
const opened =
  /^open\s(?:daily|from|till|until|all|every|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|^(?:every\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*\d/iu;
const unit = /(?<=\d\s)an?\s\p{Ll}+$/u;
const given =
  /^(?:small\s)?(?:grants?|awards?|bursar(?:y|ies)|loans?|prizes?|scholarships?)(?:\s(?:of|up to|from))*$/iu;
const deed = /\s(?:pay|pays)$|^(?:teach|run|host|hold|give|lead|offer)(?:s|es)?\s(?:an?\s)?/iu;
const guests = /^(?:up to\s)?\d{1,3}\s(?:guests|people|places|seats|diners|covers)\b/iu;
const isThen = (prompt: string, price: string): boolean =>
  /\b(?:then|after that|afterwards)\s$/iu.test(prompt.slice(0, Math.max(0, prompt.indexOf(price))));
const offered = new Set<SectionType | null>(['services', 'products', 'menu', null]);

/** "split oak baskets": from £85 they are, whatever section shows them. */
const goodsOf = ({ offer, phrases }: Brief): string => {
  const told = offer && !pageWord.test(offer.value) ? offer.value : (phrases[0]?.value ?? '');
  return capitalise(told || 'Work to order');
};

const isTail = (whole: string, end: string): boolean =>
  whole.toLowerCase() === end.toLowerCase() || whole.toLowerCase().endsWith(` ${end.toLowerCase()}`);

const isOfRoom = ({ items }: Brief, name: string): boolean =>
  items.some(
    ({ value }) =>
      value.section === 'rooms' &&
      (value.note ?? '').toLowerCase().split(/,\s/u).includes(name.toLowerCase()),
  );

/** Sums, people and facts that were read as things with a price or as something that is done. */
export function mendNoWares(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const whom: string[] = [];
  const items = brief.items.flatMap((item): Slot<ListedItem>[] => {
    const { value } = item;
    // "Vase £68 (sold out)": said of the vase, which has it for its note.
    if (soldOut.test(value.name)) return [];
    // "What we raised last year (£6,240 for the library)"
    if (value.price !== undefined && brief.kind.value === 'nonprofit' && raised.test(value.name)) {
      const told = value.name.replace(/^(?:what|how much|money)\s(?:we|was|has been)?\s?/iu, '');
      const name = [`${value.price} ${told}`, value.note ?? ''].join(' ').trim();
      return [{ ...item, value: { section: 'stats', name } }];
    }
    // "Open Tuesdays 10 till 3, £2 a visit", "families pay £15 a year", "teach a three-day course £285"
    if (value.price !== undefined && opened.test(value.name))
      return [{ ...item, value: { ...value, name: capitalise(unit.exec(value.price)?.[0] ?? 'entry') } }];
    if (
      value.section === 'timetable' &&
      value.price !== undefined &&
      value.when !== undefined &&
      brief.kind.value === 'event'
    ) {
      const { price, ...row } = value;
      return [
        { ...item, value: row },
        { ...item, value: { section: 'tickets', name: 'Entry', price } },
      ];
    }
    // "band practice Saturdays 11": an hour, and no sum that anybody wrote.
    const timed = value.price === undefined ? null : dayAtEnd.exec(value.name);
    if (timed && value.price !== undefined && !brief.prompt.includes(value.price))
      return [
        {
          ...item,
          value: {
            section: 'timetable',
            name: capitalise(value.name.slice(0, timed.index).trim()),
            when: `${timed[0].trim()} ${value.price.replace(/^\D+/u, '')}`,
          },
        },
      ];
    // "I give talks to garden clubs, £70": on no day that is told.
    if (
      value.section === 'events' &&
      value.price !== undefined &&
      value.when === undefined &&
      /^(?:give|gives|do)\s/iu.test(value.name)
    )
      return [
        {
          ...item,
          value: { ...value, section: 'pricing', name: capitalise(value.name.replace(/^\p{L}+\s/u, '')) },
        },
      ];
    // "Lookout (sea view, double)": what a room has stands with the room.
    if (value.section === 'amenities' && value.price === undefined && isOfRoom(brief, value.name)) return [];
    // "Films Friday and Saturday 7.30pm, £6": the sum behind the hour is that of a ticket.
    if (value.section === 'timetable' && /^[£$€]\s?[\d.]+$/u.test(value.note ?? '')) {
      const { note = '', ...row } = value;
      const section = brief.items.find((one) => one.value.price !== undefined)?.value.section ?? 'pricing';
      return [
        { ...item, value: row },
        { ...item, value: { section, name: 'Entry', price: note } },
      ];
    }
    // "Grants up to £750": what is given, and not what is asked for.
    // "Free entry, parking £3": nobody is let in by it.
    const isAside = value.section === 'tickets' && /^(?:car )?parking$/iu.test(value.name);
    const isReward = /^rewards?$/i.test(value.name) && value.section !== 'donation';
    if (value.price !== undefined && (isAside || isReward || given.test(value.name)))
      return [{ ...item, value: { section: 'amenities', name: `${capitalise(value.name)} ${value.price}` } }];
    if (value.section === 'timetable' && /^we\s\p{Ll}+$/iu.test(value.name))
      return [
        {
          ...item,
          value: {
            ...value,
            name: capitalise((brief.offer?.value ?? 'Meeting').replace(/\s(?:club|society|group)$/iu, '')),
          },
        },
      ];
    if (value.price !== undefined && deed.test(value.name))
      return [{ ...item, value: { ...value, name: capitalise(value.name.replace(deed, '').trim()) } }];
    // "Ofsted Good, £5.50 an hour": what is said of the house is not what is paid for.
    if (value.price !== undefined && brief.offer && saidOfHouse.test(value.name))
      return [{ ...item, value: { ...value, name: capitalise(brief.offer.value) } }];
    // "£1 a week" of a group: nobody said what for but coming.
    if (value.price !== undefined && /^\d[\d.,]*\s(?:an?|per|each)\s(?:week|meeting|session|time|go|visit|class|night|evening|month|year|term)$/iu.test(value.name))
      return [{ ...item, value: { ...value, name: /month|year|term/iu.test(value.name) ? 'Membership' : 'Each time' } }]; // prettier-ignore
    // "First two sessions free, then £5": what comes after, and not the club.
    if (
      value.price !== undefined &&
      value.name.toLowerCase() === brief.offer?.value.toLowerCase() &&
      isThen(brief.prompt, value.price)
    )
      return [{ ...item, value: { ...value, name: 'After that' } }];
    if (
      value.price !== undefined &&
      brief.kind.value === 'nonprofit' &&
      value.name.toLowerCase() === brief.offer?.value.toLowerCase() &&
      /^[£$€][\d.,]+$/u.test(value.price)
    )
      return [{ ...item, value: { ...value, name: 'Each time' } }];
    // "what it costs (£92 a week)": of a home, and not of the clerk who answers.
    if (value.price !== undefined && role.test(value.name))
      return [
        {
          ...item,
          value: { ...value, name: `A ${brief.counts[0]?.value.thing.replace(/s$/u, '') ?? 'place'}` },
        },
      ];
    // "12 guests round one table": how many sit there is no name of an evening.
    if (value.section === 'events' && guests.test(value.name))
      return [
        {
          ...item,
          value: {
            ...value,
            name: capitalise(
              (brief.offer?.value ?? 'The evening').replace(/\s(?:club|series|project)$/iu, ''),
            ),
          },
        },
      ];
    const isShare = value.section === 'tickets' || /\b(?:head|person)$/u.test(value.price ?? '');
    if (isShare && guests.test(value.name))
      return [
        {
          ...item,
          value: { ...value, section: value.section === 'menu' ? 'pricing' : value.section, name: 'A seat' },
        },
        { ...item, value: { section: 'amenities', name: capitalise(value.name) } },
      ];
    // "Basic, Plus, Portfolio": among plans it is one of them.
    if (
      value.price !== undefined &&
      pageWord.test(value.name.trim()) &&
      brief.items.filter((one) => one.value.price !== undefined).length < 3
    )
      return [{ ...item, value: { ...value, name: goodsOf(brief) } }];
    if (value.price !== undefined || value.when !== undefined || !offered.has(value.section)) return [item];
    if (value.section === 'products' && counter.test(value.name.trim()))
      return [{ ...item, value: { section: 'services', name: value.name } }];
    // "we find the photos and hand them back": half of a sentence.
    if (value.price === undefined && value.section === 'services' && half.test(value.name.trim())) return [];
    if (person.test(value.name.trim())) {
      whom.push(value.name.trim());
      return [];
    }
    return fact.test(value.name.trim())
      ? [{ ...item, value: { section: 'amenities', name: value.name } }]
      : [item];
  });
  // "Kids club (ages 8-12) $32": said beside its own row already.
  const facts = brief.phrases.filter(
    ({ value }) =>
      fact.test(value.trim()) &&
      !brief.items.some((item) => item.value.note?.toLowerCase() === value.trim().toLowerCase()),
  );
  // "Walking sticks and crooks", then "Sticks £35": one row for both.
  const rows = items.filter(({ value }) => value.price !== undefined);
  const isDouble = ({ value }: Slot<ListedItem>): boolean =>
    value.price === undefined &&
    value.section === 'products' &&
    rows.some((row) => isTail(value.name, row.value.name));
  const named = ({ value, ...slot }: Slot<ListedItem>): Slot<ListedItem> => {
    const whole =
      value.price === undefined
        ? undefined
        : items.find((one) => isDouble(one) && isTail(one.value.name, value.name))?.value.name;
    return { ...slot, value: whole === undefined ? value : { ...value, name: whole } };
  };
  return {
    ...brief,
    items: [
      ...items.filter((item) => !isDouble(item)).map(named),
      ...facts.map(({ value, spans }): Slot<ListedItem> => ({
        value: { section: 'amenities', name: capitalise(value.trim()) },
        spans,
      })),
      ...brief.parts
        .filter(({ value }) => bring.test(value.title))
        .map(({ value, spans }): Slot<ListedItem> => ({
          value: { section: 'amenities', name: capitalise(value.title) },
          spans,
        })),
      ...(whom.length === 0
        ? []
        : [
            {
              value: { section: 'amenities' as const, name: `For ${whom.join(' and ').toLowerCase()}` },
              spans: [],
            },
          ]),
    ],
    phrases: brief.phrases.filter((phrase) => !facts.includes(phrase)),
    parts: brief.parts.filter(({ value }) => !bring.test(value.title)),
    // "partners found if you ring first": of a game, and no firms with signs.
    sections: brief.sections
      .filter(
        // "driving lessons to young carers": given by a charity, and no course on its pages.
        ({ value }) =>
          !(
            value === 'curriculum' &&
            brief.kind.value === 'nonprofit' &&
            items.every((one) => one.value.section !== 'curriculum')
          ),
      )
      .filter(
        ({ value, spans }) =>
          value !== 'logos' ||
          !spans.some(
            ({ start, end }) =>
              /^partners?$/iu.test(brief.prompt.slice(start, end)) &&
              /^\s(?:found|welcome|needed|provided|not|can|are)\b/iu.test(brief.prompt.slice(end)),
          ),
      ),
    offer:
      brief.offer && pageWord.test(brief.offer.value) && brief.phrases[0] ? brief.phrases[0] : brief.offer,
  };
}
