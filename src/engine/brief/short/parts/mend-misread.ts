import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { house } from '../kinds/mend-counted-offer';
import { lean } from '../../words/lean-letters';

const idle = /^(?:free|cheap|online|local|quid|pounds|available|open|home|work|garden centres)$/iu;
const does =
  /\b(?:he|she|they|we|i|law|dad|mum|mom|husband|wife|brother|sister|nan|uncle|aunt|friend|mate)\s(?:\p{L}+\s){0,4}?(?:does|do)\s(?<what>(?!not\b|it\b|all\b|this\b|that\b)\p{L}[\p{L}-]*(?:\s(?!for\b|in\b|out\b|and\b|at\b|on\b|from\b|near\b|with\b)\p{L}[\p{L}-]*){0,3})/iu;
const played = /\b(?:fiddles?|violin|guitars?|drums?|piano|flute|whistle|bass|banjo|mandolin|cello|vocals?|harp|bodhr[aá]n|clarinet|trumpet|sax(?:ophone)?|accordionist|repairs?|lessons?)\b/iu; // prettier-ignore
const made = /^(?:pieces|works|objects|commissions|editions|lookbook)$/iu;
const square = /\s(?:a|per)\s(?:square|cubic|linear|running)$/iu;

const term = lean(
  /^(?<one>\p{L}[\p{L}’'-]*(?:\s[\p{L}’'-]+)?) or (?<other>\p{L}[\p{L}’'-]*(?:\s[\p{L}’'-]+)?) for (?<long>an?\s(?:term|day|week|month|weekend|season|year|hour|night))$/iu,
);

/** "violin, cello, trumpet or flute for a term, £20": the last two are things like those before, and the price is for any. */
const asTerms = (item: Slot<ListedItem>): readonly Slot<ListedItem>[] => {
  const { one, other, long } = term.exec(item.value.name)?.groups ?? {};
  if (one === undefined || other === undefined || long === undefined || item.value.price === undefined)
    return [item];
  const things = [one, other].map((name): Slot<ListedItem> => ({
    value: { section: 'services', name: `${name.charAt(0).toUpperCase()}${name.slice(1)}` },
    spans: item.spans,
  }));
  return [...things, { ...item, value: { ...item.value, name: `For ${long}` } }];
};

/** "a Python package called oxcart": what is installed, and nothing to pay for. */
const isOfCode = (word: string, rest: string): boolean =>
  /^package$/iu.test(word) && /^(?:,|\s(?:called|named|for|that|which|to)\b|\s["“])/iu.test(rest);

/** "does swarm collection for free", "£9 a square metre", "Dragon boat team": words that belong to others than they were read with. */
export function mendMisread(brief: Brief): Brief {
  const { offer, prompt, name, kind } = brief;
  const doing = offer && idle.test(offer.value) ? does.exec(prompt) : null;
  const what = doing?.groups?.['what'];
  const at = doing && what !== undefined ? doing.index + doing[0].length - what.length : 0;
  // "The Tiny Bindery in Hebden Bridge. … albums from £55": its own name tells what it is before a word further on does.
  const end = /[.!?\n](?:\s|$)/u.exec(prompt)?.index ?? prompt.length;
  // "Sailing Club": what a club does is part of what it is.
  const noun = /(?:\b\p{L}{3,}ing\s)?\S+$/u
    .exec(house.exec(name?.value ?? '')?.groups?.['what'] ?? '')?.[0]
    .toLowerCase();
  const [called] = name?.spans ?? [];
  const isNamed =
    noun !== undefined &&
    called !== undefined &&
    called.start < end &&
    kind.value === 'unknown' &&
    (offer === null || (offer.spans[0]?.start ?? 0) > end);
  // "…, warns before you run out. Start a free month.": what the button says, and nothing that the thing can do.
  const trial = brief.items.find(
    ({ value }) =>
      value.section === 'features' && /^(?:start|try|get) (?:an?|your|our|it) (?:free|\d)/i.test(value.name),
  );
  const hasButton = brief.quotes.some(({ value }) => value.use === 'button');
  const own = [...(offer?.spans ?? []), ...(name?.spans ?? [])];
  const items = brief.items.flatMap((item): readonly (typeof item)[] => {
    const { price, name: title, section } = item.value;
    if (item === trial) return [];
    // "on 20 June in the church, The …": an article names nothing that takes place.
    if (section === 'events' && /^(?:the|an?|our|on|at|in)$/iu.test(title)) return [];
    if (price === undefined || !square.test(price) || !/^(?:metres?|meters?|foot|feet|yards?)$/iu.test(title))
      return [item];
    const start = prompt.indexOf(price.split(' ')[0] ?? price);
    const before = /(?:^|[.,;:]\s)(?<thing>[^.,;:]{3,40}),\s(?:from\s)?$/iu.exec(prompt.slice(0, start))
      ?.groups?.['thing'];
    return [{ ...item, value: { ...item.value, name: before ?? 'Price', price: `${price} ${title}` } }];
  });
  // "minimum 10 square metres": a size, and nobody's address.
  const address = /^\d+\s(?:square|cubic|sq\.?)\s|^\d{1,2}\s(?:at|in|on|till?|until)\s/iu.test(
    brief.address?.value ?? '',
  )
    ? null
    : brief.address;
  const quote = brief.quotes.find(({ value }) => value.use === 'other' || value.use === 'item');
  const [quoted] = quote?.spans ?? [];
  const isTitle =
    kind.value === 'event' &&
    // "“The Corn Exchange Players”: next show “Noises Off”": whoever plays it has a name in quotation marks, too.
    !brief.quotes.some(({ value }) => value.use === 'name' && value.text === name?.value) &&
    quote !== undefined &&
    quoted !== undefined &&
    quote.value.text.split(/\s+/u).length <= 6 &&
    /\b(?:concert|show|play|exhibition|gig|recital|festival|evening|night|day|ball|revue|musical|performance),?\s["“'‘]?$/iu.test(
      prompt.slice(0, quoted.start),
    );
  // "Pieces, process, workshop, contact.": what was made, shown as work.
  const shown = items.filter(({ value, spans: [span] }) => {
    const isBare = value.section === 'services' && value.price === undefined && made.test(value.name);
    const isListed = span !== undefined && /(?:[.:]|,)\s$/u.test(prompt.slice(0, span.start)) && /^(?:,|\sand\b|\.)/u.test(prompt.slice(span.end)); // prettier-ignore
    return isBare && isListed;
  });
  const works = shown.map(({ spans }) => ({ value: 'portfolio' as const, spans }));
  return {
    ...brief,
    items: items.filter((item) => !shown.includes(item)).flatMap(asTerms),
    address,
    ...(trial && !hasButton
      ? {
          quotes: [
            ...brief.quotes,
            { value: { text: trial.value.name, use: 'button' as const }, spans: trial.spans },
          ],
        }
      : {}),
    // "most searches take a day": what somebody does for others is no box to search the site with.
    behaviours: brief.behaviours.filter(
      ({ value, spans }) =>
        // "fiddle, accordion, guitar": what is played opens and closes nothing on the page.
        !(
          value === 'accordion' &&
          spans.some(
            ({ start, end }) =>
              played.test(prompt.slice(Math.max(0, start - 24), start)) ||
              played.test(prompt.slice(end, end + 24)),
          )
        ) && // prettier-ignore
        (!(value === 'search' || value === 'quiz') ||
          spans.length === 0 ||
          !spans.every(({ start, end }) =>
            /^(?:searches\b|quiz\s(?:leagues?|nights?|clubs?|teams?|every|on|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/iu.test(
              prompt.slice(start, end + 14),
            ),
          )),
    ),
    ...(isTitle ? { name: { value: quote.value.text, spans: quote.spans } } : {}),
    ...(isNamed
      ? { offer: { value: noun, spans: [{ start: called.end - noun.length, end: called.end }] } }
      : {}),
    ...(what === undefined ? {} : { offer: { value: what, spans: [{ start: at, end: at + what.length }] } }),
    sections: [...brief.sections, ...works].filter(
      ({ value, spans }) =>
        !(
          value === 'team' &&
          spans.length > 0 &&
          spans.every(({ start, end }) => own.some((one) => start >= one.start && end <= one.end))
        ) &&
        // "on a trailer", "gates, trailers and repairs": on wheels, and nothing to watch.
        !(
          value === 'video' &&
          spans.length > 0 &&
          !/\b(?:films?|movies?|games?|novels?|videos?|series|podcasts?|bands?|albums?)\b/iu.test(prompt) &&
          spans.every(({ start, end }) => /^trailers?$/iu.test(prompt.slice(start, end)))
        ) &&
        // "Archive film digitising £12 a reel", "stilt walking for events", "Press Club": words of what is offered or called, and no section.
        !(
          (value === 'video' || value === 'events' || value === 'posts' || value === 'logos') &&
          (kind.value === 'unknown' || kind.value === 'nonprofit') &&
          spans.length > 0 &&
          spans.every(({ start, end }) => {
            const before = prompt.slice(0, start);
            const word = prompt.slice(start, end).toLowerCase();
            return (
              brief.offer?.value.toLowerCase().includes(word) === true ||
              (brief.name?.spans ?? []).some((one) => start >= one.start && end <= one.end) ||
              /[£$€][\d.,]+\s(?:an?|per)\s$/u.test(before) ||
              /^\s(?:from\s)?[£$€]\s?\d/u.test(prompt.slice(end)) ||
              (/\sfor\s$/iu.test(before) && !/[.!?\n]/u.test(before))
            );
          })
        ) &&
        // "Offline maps": what an app shows, and no way to its door.
        !(
          value === 'map' &&
          /^(?:mobile-app|saas)$/u.test(kind.value) &&
          spans.length > 0 &&
          spans.every(({ start, end }) =>
            items.some((item) => item.spans.some((one) => start >= one.start && end <= one.end)),
          )
        ) &&
        // "what is on each week (whist Wednesday 14:00)": told in the week, and no other dates.
        !(
          value === 'events' &&
          spans.length > 0 &&
          items.some((item) => item.value.section === 'timetable') &&
          items.every((item) => item.value.section !== 'events') &&
          spans.every(({ start }) => /^what(?:['’]s| is) on\b/i.test(prompt.slice(start)))
        ) &&
        // "admission by donation": what it costs to come in, and no till on the page.
        !(
          value === 'donation' &&
          spans.length > 0 &&
          spans.every(({ start }) =>
            /\b(?:admission|entry|entrance|free|tickets?) by $/i.test(prompt.slice(0, start)),
          )
        ) &&
        // "one menu, 16 seats": how they eat there, and no card to read.
        !(
          value === 'menu' &&
          spans.length > 0 &&
          spans.every(({ start }) => /\b(?:one|single) $/iu.test(prompt.slice(0, start)))
        ) &&
        // "We age other people's cheese": whose it is, and nobody who works there.
        !(
          value === 'team' &&
          spans.length > 0 &&
          spans.every(
            ({ start, end }) =>
              // "teams of 2-6": those who come.
              (/^teams?$/iu.test(prompt.slice(start, end)) &&
                /^s?\sof\s(?:up to\s)?\d/iu.test(prompt.slice(end))) ||
              (/^people(?:['’]s)?$/iu.test(prompt.slice(start, end)) &&
                (/['’]s?$/u.test(prompt.slice(start, end)) ||
                  /\b(?:other|most|many|all|help|helps|for|with|young(?:er)?|old(?:er)?|local|disabled|busy|\d+)\s$/iu.test(
                    prompt.slice(0, start),
                  ))),
          )
        ) &&
        !(
          value === 'events' &&
          spans.some(
            ({ start, end }) =>
              /^what/iu.test(prompt.slice(start, end)) &&
              /^\s(?:the|our|my)\s(?:counter|shel(?:f|ves)|menu|tables?|board|tap|stove|grill|racks?|list)\b/iu.test(
                prompt.slice(end),
              ),
          )
        ) &&
        !(
          value === 'pricing' &&
          kind.value === 'docs' &&
          spans.every(({ start, end }) => isOfCode(prompt.slice(start, end), prompt.slice(end)))
        ),
    ),
  };
}
