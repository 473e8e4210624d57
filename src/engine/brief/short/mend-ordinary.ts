import type { Brief, ListedItem, SitePart, Slot } from '@/domain/site/brief';
import { mendEverydayKind, withoutLaw, withoutListed } from './kinds/mend-everyday-kind';

/** What the site of an everyday business is to tell, and nobody buys: "coupons, brands we fix, insurance accepted". */
const wishes =
  /^(?:coupons?|specials|special offers|deals|discounts|promotions|financing(?: options)?|finance options|payment (?:plans|options)|(?:accepted )?insurances?|insurance (?:accepted|plans|we (?:take|accept))|(?:top )?brands|makes|(?:brands|makes|models) we \p{L}+|what we (?:take|accept|buy|fix|treat|cover|service|don['’]t take)|what to bring|response times?|timings|warrant(?:y|ies)|guarantees?|documents?(?: to bring| needed)?|subsid(?:y|ies)(?: info)?|conditions(?: we)?(?: treated| treat)?|unit sizes|tuition|carriers|capacity|song list|set ?list|aftercare|deposit policy|checklist|before you come|meet the (?:doctor|dentist|team|vet|owner)s?|ofsted(?: report)?|directions|things to do|facilities|our rooms|reserve|sales|rent|flavou?rs|delivery areas|service areas?|call[- ]?out area|areas (?:i|we) cover|areas covered|menus)$/iu;
/** Facts that are said of all the rest: none is a service beside others. */
const facts =
  /^(?:same[- ]day(?: service)?|24[- ]?(?:\/7|hours?|hr)(?: service)?|licen[sc]ed(?: (?:and|&) insured)?|fully insured|free inspections?|no contracts?|while you wait|locally owned|family owned)$/iu;
const rates = /^(?:hourly rate|service calls?(?: fee)?|call[- ]?out (?:fee|charge)|trip charge|day rate)$/iu;
/** Cut out of a sentence, or where it is: neither is anything to come for. */
const torn =
  /^(?:(?:working |based )?(?:in|near|from|around|out of)\s(?:my |our |home\b|\p{Lu})|(?:everything|anything|it all|all of it)\s|(?:train|teach|coach|help|treat|see) people$|areas (?:i|we) cover$|online check$)/u;

/** Of these the site has sections anyway, or nothing to say. */
const isSaid =
  /^(?:sales|reserve|directions|rent|menus|delivery areas|service areas?|call[- ]?out area|areas .*|flavou?rs|meet the .*|our rooms|facilities|capacity|sizes|makes)$/iu;

const bare = ({ value }: Slot<ListedItem>): boolean =>
  value.price === undefined &&
  value.when === undefined &&
  value.note === undefined &&
  value.group === undefined;

const kindsOfMoney: ReadonlySet<string> = new Set(['insurance', 'accountant', 'saas', 'product', 'event']);
const offered: ReadonlySet<string> = new Set(['services', 'products']);

/** "Coupons, brands we fix": parts of a site; "hourly rate $65": a price; "in Limerick": where it is. */
function withWishes(brief: Brief): Brief {
  if (kindsOfMoney.has(brief.kind.value)) return brief;
  const isWish = ({ value }: Slot<{ readonly name: string }>): boolean => wishes.test(value.name.trim());
  const isNothing = (text: string): boolean => torn.test(text.trim()) || facts.test(text.trim());
  const items = brief.items.flatMap((item): Slot<ListedItem>[] => {
    const { name, price } = item.value;
    if (!offered.has(item.value.section ?? '')) return [item];
    if (price !== undefined && rates.test(name.trim()))
      return [{ ...item, value: { ...item.value, section: 'pricing' } }];
    return bare(item) && (isWish(item) || isNothing(name)) ? [] : [item];
  });
  const found = brief.items.filter(
    (item) => offered.has(item.value.section ?? '') && bare(item) && isWish(item),
  );
  const phrased = brief.phrases.filter(({ value }) => wishes.test(value.trim()));
  const isSpoken = (title: string): boolean =>
    isSaid.test(title) || brief.parts.some((part) => part.value.title.toLowerCase() === title.toLowerCase());
  const parts = [
    ...found.map(({ value, spans }): Slot<SitePart> => ({
      value: { title: value.name, isPage: false },
      spans,
    })),
    ...phrased.map(({ value, spans }): Slot<SitePart> => ({ value: { title: value, isPage: false }, spans })),
  ].filter(
    ({ value }, at, all) =>
      !isSpoken(value.title) &&
      all.findIndex((one) => one.value.title.toLowerCase() === value.title.toLowerCase()) === at,
  );
  return {
    ...brief,
    items,
    phrases: brief.phrases.filter(({ value }) => !wishes.test(value.trim()) && !isNothing(value)),
    parts: [...brief.parts, ...parts].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

const covered =
  /\b(?:areas? (?:that )?(?:i|we) (?:cover|serve)|areas? (?:covered|served)|call[- ]?out area|service areas?|delivery areas?)\b/iu;

/** "areas I cover", "Ofsted report": asked for between commas, and read as nothing. */
function withUnread(brief: Brief): Brief {
  const area = covered.exec(brief.prompt);
  const hasAreas = brief.sections.some(({ value }) => value === 'areas');
  const read = [
    ...brief.sections, ...brief.behaviours, ...brief.items, ...brief.phrases, ...brief.parts, ...brief.pages, ...brief.quotes, ...brief.excluded,
  ].flatMap(({ spans }) => spans); // prettier-ignore
  const pieces = [...brief.prompt.matchAll(/(?<=[,:–-]\s|\.\s)[^,.;:\n]{4,40}(?=[,.;]|$)/gu)]
    .map(({ 0: text, index }) => ({
      text: text.replace(/^and\s/u, ''),
      start: index + (/^and\s/u.exec(text)?.[0].length ?? 0),
    }))
    .filter(
      ({ text, start }) =>
        wishes.test(text) &&
        !covered.test(text) &&
        !isSaid.test(text) &&
        !read.some((one) => one.start < start + text.length && one.end > start),
    );
  return {
    ...brief,
    sections:
      area && !hasAreas
        ? [
            ...brief.sections,
            { value: 'areas', spans: [{ start: area.index, end: area.index + area[0].length }] },
          ]
        : brief.sections,
    parts: [
      ...brief.parts,
      ...pieces.map(({ text, start }): Slot<SitePart> => ({
        value: { title: text, isPage: false },
        spans: [{ start, end: start + text.length }],
      })),
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}

const platforms =
  /^(?:patreon|instagram|etsy|spotify|youtube|whatsapp|facebook|tiktok|linkedin|medicare|airbnb|substack|eventbrite|paypal|venmo|zelle)$/iu;
const states =
  /^(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|DC|NSW|QLD|VIC|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming)$/u;

/** "Macon, Georgia", "El Paso, TX": the state behind a town is no name, and "Patreon" no town. */
function withoutStates(brief: Brief): Brief {
  const { name, place, prompt } = brief;
  const at = name?.spans[0]?.start ?? 0;
  const isState =
    name !== null &&
    states.test(name.value) &&
    place !== null &&
    prompt.slice(0, at).trimEnd().replace(/,$/u, '').endsWith(place.value);
  const isPlatform = place !== null && platforms.test(place.value);
  return {
    ...brief,
    name: isState || (name !== null && platforms.test(name.value)) ? null : name,
    place: isPlatform ? null : place,
  };
}

const opening =
  /^(?:(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y)\s)?(?<what>\p{L}[\p{L}\d'’&-]*(?:\s[\p{L}\d'’&-]+){0,5}?)(?:\s(?:in|near|from|serving|covering)\s|[.,:;–—]|\s-\s|$)/u;
const vague =
  /^(?:agency|company|studio|service|services|repairs?|firm|shop|business|clinic|school|events|club|troop|team|league|pack)$/iu;
const firms = /\b(?:company|firm|contractors?|business|agency)$/iu;
const forMaker = /\b(?:website|site|page|homepage|need|want|make|build|create|design me)\b/iu;
const trades =
  /\b(?:agency|company|studio|services?|repairs?|firm|shop|store|business|clinic|school|club|troop|pta|league|team)$/iu;

/** "Web design agency in Kochi", "Under 12s football club in Swansea: …, kit shop": what stands first says what it is. */
function withOpening(brief: Brief): Brief {
  const { offer, name, prompt, place } = brief;
  const what = opening
    .exec(prompt)
    ?.groups?.['what']?.replace(
      /^(?:family(?:[- ](?:run|owned))?|small|local|independent|friendly|trusted)\s/iu,
      '',
    );
  if (what === undefined || offer === null || vague.test(what)) return brief;
  if (forMaker.test(what) || !trades.test(what)) return brief;
  const isInName = name !== null && what.toLowerCase().includes(name.value.toLowerCase());
  const start = prompt.indexOf(what);
  const end = start + what.length;
  const span = offer.spans[0];
  const isLater = span !== undefined && span.start >= end;
  const isTail = vague.test(offer.value) && what.toLowerCase().endsWith(` ${offer.value.toLowerCase()}`);
  if (place !== null && what.includes(place.value)) return brief;
  if (name !== null && !isInName) return brief;
  // "Laptop and Mac repairs": capitals inside of it are makes.
  const isTorn = isInName && name !== null && /\sand\s|\s&\s|\bscouts?$/iu.test(name.value) && isTail;
  if (!(isLater && (/\b(?:shop|store|events?|sales?)$/iu.test(offer.value) || firms.test(what))) && !isTail)
    return brief;
  if (isInName && !isTorn) return brief;
  return { ...brief, name: isTorn ? null : name, offer: { value: what, spans: [{ start, end }] } };
}

const calledSo =
  /\b(?:called|named)\s["“‘']?(?<name>\p{Lu}[^,.;:\n"”]{1,40}?)["”’']?(?=[,.;:\n]|\s(?:in|at|near|from)\s|$)/u;

/** "Bakery called Flour & Salt, Portland Maine": what it is called is its name, and the town behind it is none. */
function withCalled(brief: Brief): Brief {
  const { name, place, prompt } = brief;
  const found = calledSo.exec(prompt);
  const value = found?.groups?.['name']?.trim();
  if (!found || value === undefined || name === null || name.value !== place?.value) return brief;
  const start = prompt.indexOf(value, found.index);
  return value === name.value
    ? brief
    : { ...brief, name: { value, spans: [{ start, end: start + value.length }] } };
}

const association =
  /\b(?<kind>PTA|PTO|PTSA|PFA|Friends|Boosters?|Booster Club|Parents['’]? Association)\s(?:for|of|at)\s(?:the\s)?(?<school>\p{Lu}[\p{L}'’.]*(?:\s\p{Lu}[\p{L}'’.]*){0,4})/u;

/** "PTA for Oakwood Elementary": named after the school, and not the school itself. */
function withAssociation(brief: Brief): Brief {
  const found = association.exec(brief.prompt.slice(0, 200));
  const { kind, school } = found?.groups ?? {};
  if (kind === undefined || school === undefined || brief.name?.value !== school) return brief;
  const value = kind === 'Friends' ? `Friends of ${school}` : `${school} ${kind}`;
  return {
    ...brief,
    name: { ...brief.name, value },
    offer: brief.offer?.value === 'events' ? null : brief.offer,
  };
}

const workshop =
  /(?<=[-,:]\s|\sand\s|\sselling\s[^.]{0,60})(?:sales|rentals?|repairs|servicing|service|parts|fittings?|tune-ups)(?=[,.;]|\sand\s|$)/giu;

/** "sales, rentals, repairs" of a shop: what it does, and neither goods on a shelf nor houses to let. */
function withCounter(brief: Brief): Brief {
  if (brief.kind.value !== 'shop') return brief;
  const hits = [...brief.prompt.slice(0, 600).matchAll(workshop)];
  if (hits.length < 2) return brief;
  const slots = hits.map(({ 0: word, index }): Slot<ListedItem> => ({
    value: { section: 'services', name: word.charAt(0).toUpperCase() + word.slice(1) },
    spans: [{ start: index, end: index + word.length }],
  }));
  const isHit = (slot: Slot<unknown>): boolean =>
    slot.spans.some(({ start, end }) =>
      slots.some(({ spans }) => spans.some((one) => one.start < end && start < one.end)),
    );
  return {
    ...brief,
    sections: [
      ...brief.sections.filter(
        (slot) => slot.value !== 'listings' && !(slot.value === 'services' && isHit(slot)),
      ),
      { value: 'services' as const, spans: slots.flatMap(({ spans }) => spans) },
    ],
    phrases: brief.phrases.filter((slot) => !isHit(slot)),
    items: [...brief.items.filter((item) => !bare(item) || !isHit(item)), ...slots].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

const adjective =
  /^(?:individual|recurring|regular|weekly|monthly|new|used|local|corporate|residential|commercial|personal|private|domestic|indoor|outdoor|manual|automatic|deep|basic|standard|one-off|short|long|hot|cold|interior|exterior|soft|male|female|adult|junior|full|part|custom|wet|dry)$/iu;

/** "individual and small business returns": half of a pair is no service; the pair is. */
function withPairs(brief: Brief): Brief {
  const wholeOf = (item: Slot<ListedItem>): Slot<ListedItem> | null => {
    const [span] = item.spans;
    if (span === undefined || !bare(item) || !adjective.test(item.value.name)) return null;
    const rest = /^\s(?:and|&|or)\s(?:[\p{L}'’-]+\s){1,3}?[\p{L}'’-]+(?=[,.;]|$)/u.exec(
      brief.prompt.slice(span.end, span.end + 60),
    );
    if (!rest) return null;
    const end = span.end + rest[0].length;
    const whole = brief.prompt.slice(span.start, end);
    const name = whole.charAt(0).toUpperCase() + whole.slice(1);
    return { value: { ...item.value, name }, spans: [{ start: span.start, end }] };
  };
  const pairs = brief.items.map(wholeOf).filter((pair) => pair !== null);
  if (pairs.length === 0) return brief;
  const inside = (slot: Slot<unknown>): boolean =>
    slot.spans.some(({ start, end }) =>
      pairs.some(({ spans }) => spans.some((one) => one.start < end && start < one.end)),
    );
  return {
    ...brief,
    phrases: brief.phrases.filter((slot) => !inside(slot)),
    items: [...brief.items.filter((item) => !bare(item) || !inside(item)), ...pairs].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

/** An everyday business as its owner meant it: wishes, rates and towns are no services, states no names. */
export const mendOrdinary = (brief: Brief): Brief =>
  [
    withoutStates,
    withoutLaw,
    mendEverydayKind,
    withoutListed,
    withOpening,
    withCalled,
    withAssociation,
    withCounter,
    withPairs,
    withWishes,
    withUnread,
  ].reduce((told, mend) => mend(told), brief);
