import type { Brief, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';

const signs =
  /^(?:welcome to\s|hi,?\s)?(?<name>the\s(?:\p{L}[\p{L}'’]*\s){1,3}?(?<what>tea ?rooms?|tea ?house|caf[eé]|inn|arms|kitchen|bakery|gallery|studio|barn|shop|press|yard|salon|pantry|larder|deli|bistro|tavern|guest ?house|lodge|bookshop|nursery|brewery|smokehouse|chippy|cinema|theatre|club))(?=[,.:–-]|\s(?:in|on|at)\s)/iu;
const kindless =
  /^(?:(?:our|my|the|a|an|annual|big|school|village|church|pta|charity|parish|christmas|summer|spring|autumn|winter|easter|halloween)\s){0,4}(?:\p{L}[\p{L}'’&-]*\s){0,2}(?:(?:quiz|race) night|f[eê]te|fair|gala|ball|ceilidh|auction|jumble sale|car boot sale|bake sale|barn dance|fun day|open day|fun run|supper|street party|garden party|reunion|fashion show|talent show|carol concert|bonfire night|craft market|abseil|sky ?dive|zip ?wire|sponsored (?:walk|swim|ride|run|silence)|charity (?:walk|run|ride|swim|match|dinner|auction|concert)|sleep ?out|coffee morning|golf day|plant sale|book sale|dog show|flower show|scarecrow festival|duck race)(?=[,.:;\s]|$)/iu;

/** The opening words of a prompt say what it is before anything that is listed later: "PTA quiz night at …, bar and raffle". */
export function withOpening(brief: Brief): Brief {
  const { prompt, name, offer, kind } = brief;
  const sign = signs.exec(prompt)?.groups;
  const called = sign?.['name'];
  if (called !== undefined && (name === null || name.value === brief.place?.value)) {
    const start = prompt.indexOf(called);
    const value = called.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase());
    const what = sign?.['what'] ?? '';
    const after = /^,\s(?:in\s)?(?<town>\p{L}[\p{L}-]+)(?=[,.])/u.exec(prompt.slice(start + called.length))
      ?.groups?.['town'];
    const at = start + called.length + prompt.slice(start + called.length).indexOf(after ?? '');
    const isTown = after !== undefined && (/^\p{Lu}/u.test(after) || isKnownTown(after));
    return {
      ...brief,
      name: { value, spans: [{ start, end: start + called.length }] },
      offer: {
        value: what,
        spans: [{ start: start + called.length - what.length, end: start + called.length }],
      },
      place:
        brief.place ??
        (isTown
          ? {
              value: (after ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()),
              spans: [{ start: at, end: at + (after ?? '').length }],
            }
          : null),
    };
  }
  const event = kindless.exec(prompt)?.[0];
  const follows = event === undefined ? '' : prompt.slice(event.length);
  if (
    event !== undefined &&
    /^(?:[,.:;]|$|\s(?:\p{Lu}|(?:at|in|on|for|with|to|down|round|around|along|up|from|mon|tue|wed|thu|fri|sat|sun)(?:\p{L}*day)?\s|\d))/u.test(
      follows,
    ) &&
    kind.value !== 'event' &&
    !/\b(?:i|we) (?:host|run|organi[sz]e|cater)\b/iu.test(prompt)
  ) {
    return {
      ...brief,
      kind: { ...kind, value: 'event' },
      name: name?.value === brief.place?.value ? null : name,
      offer: { value: event, spans: [{ start: 0, end: event.length }] },
    };
  }
  const made =
    /\bhome[- ]?made\s(?<what>\p{Ll}+(?:\s\p{Ll}+){0,2}?)(?=\s[–-]\s|[,.:]|\s(?:in|from|by|for)\s|$)/u.exec(
      prompt,
    );
  const what = made?.groups?.['what'];
  if (
    made &&
    what !== undefined &&
    /^home(?:[- ]?made)?$/iu.test(offer?.value ?? 'home') &&
    (kind.value === 'unknown' || kind.value === 'shop')
  ) {
    const start = made.index + made[0].length - what.length;
    return {
      ...brief,
      kind: { ...kind, value: 'shop' },
      offer: { value: what, spans: [{ start, end: start + what.length }] },
      items: brief.items.map((item) =>
        item.value.section === 'pricing' ? { ...item, value: { ...item.value, section: 'products' } } : item,
      ),
    };
  }
  const doing =
    /^(?:two|three|four|a couple of|some|a pair of)\s(?:guys|lads|brothers|sisters|friends|women|men|people|blokes|mates|girls|ladies)\s(?:who\s)?(?<verb>fix(?:ing)?|repair(?:ing)?|mend(?:ing)?|selling|sell|making|make|doing|do|cleaning|clean)\s(?<what>.+)$/iu.exec(
      offer?.value ?? '',
    )?.groups;
  if (offer && doing) {
    const thing = doing['what'] ?? '';
    const isMended = /^(?:fix|repair|mend)/iu.test(doing['verb'] ?? '');
    const value = isMended
      ? `${thing.replace(/(?<=[^s])s$/u, '')} repair`
      : /^clean/iu.test(doing['verb'] ?? '')
        ? `${thing.replace(/(?<=[^s])s$/u, '')} cleaning`
        : thing;
    return { ...brief, offer: { ...offer, value } };
  }
  // "Vegan caterer, Brighton & Hove, Sunita's Table": whose it is, at the end of the first sentence.
  const owned =
    name === null
      ? /(?:^|,\s)(?<name>\p{Lu}\p{L}+['’]s\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)(?=[.,]|$)/u.exec(
          prompt.slice(0, 120),
        )
      : null;
  const whose = owned?.groups?.['name'];
  if (
    owned &&
    whose !== undefined &&
    // "three rooms: The Vault, Alchemist's Attic": one of a list is not the house.
    !prompt.slice(0, owned.index).includes(':') &&
    !/^(?:New Year|Mother|Father|Valentine|Women|Children|Men|Ladies|St|Smuggler)/u.test(whose)
  ) {
    const start = owned.index + owned[0].length - whose.length;
    const end = start + whose.length;
    const isOther = ({ spans }: Slot<unknown>): boolean =>
      !spans.some((one) => one.start < end && one.end > start);
    return {
      ...brief,
      name: { value: whose, spans: [{ start, end }] },
      parts: brief.parts.filter(isOther),
      sections: brief.sections.filter(isOther),
      phrases: brief.phrases.filter(isOther),
      items: brief.items.filter(isOther),
    };
  }
  // "piano tuner Derby & Notts, Alun Price, tuning £70": the person after the places, where places were taken for a name.
  const isPlaces =
    name !== null &&
    /^\p{Lu}\p{L}+\s(?:&|and)\s\p{Lu}\p{L}+$|^(?:North|South|East|West|Mid)\s\p{Lu}\p{L}+$/u.test(name.value);
  const person = isPlaces
    ? /^,\s(?<person>\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)(?=,|\.|\s\d)/u.exec(
        prompt.slice((name.spans[0]?.start ?? 0) + name.value.length),
      )?.groups?.['person']
    : undefined;
  if (name && person !== undefined) {
    const start = prompt.indexOf(person);
    return {
      ...brief,
      name: { value: person, spans: [{ start, end: start + person.length }] },
      place: brief.place ?? name,
    };
  }
  if (offer && /^(?:two|three|four|five|six|\d)\sgenerations of\s/iu.test(offer.value))
    return { ...brief, offer: { ...offer, value: offer.value.replace(/^\S+\sgenerations of\s/iu, '') } };
  // "easels and paper provided" is what goes with it.
  if (offer && /\b(?:provided|included|welcome|available|supplied|needed|required)$/iu.test(offer.value)) {
    const first =
      /^(?:an?\s|the\s|our\s|my\s)?(?<what>\p{L}[\p{L}'’&-]*(?:\s(?!every|each|on|at|in|from|with|for)\p{L}[\p{L}'’&-]*){0,3})/u.exec(
        prompt,
      )?.groups?.['what'];
    if (first !== undefined)
      return {
        ...brief,
        offer: {
          value: first,
          spans: [{ start: prompt.indexOf(first), end: prompt.indexOf(first) + first.length }],
        },
      };
  }
  return brief;
}
