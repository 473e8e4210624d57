import type { Brief, SitePart, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';

/** Titles that begin with what a visitor does there, or end with what a page or a counter has. */
const title =
  /^(?:(?:our|the|your|my)\s)?(?:(?:order(?:ing)?|pay|track|report|request|apply|find|refer|send|get|rent|reserve|donate|check|meet|before|after|what|how|why|who|where|things|quick|virtual|live|free|online|local|current|seasonal|late|early|late[- ]night)\s[\p{L}'’ ]{2,40}|[\p{L}'’&/ -]{0,30}(?:polic(?:y|ies)|times|attractions|schemes?|program(?:me)?s?|cards?|(?:hot|help)?lines?|portals?|logins?|trials?|visits?|guarantees?|fleets?|vehicles|extras|add[- ]?ons|limits?|requirements?|rules|tours?|tests?|notes|lists?|options|tips|feeds?|buttons?|finders?|calculators?|trackers?|specials|discounts?|collect|parking|accessib\p{L}+|warrant(?:y|ies)|hotline|lessons|one[- ]to[- ]ones?|plans?))$/iu;
/** Facts, looks and places: nothing that a page has. */
const isElse =
  /\d|^(?:(?:head|tag|strap)lines?$|(?:free (?:parking|wi-?fi|estimates?|quotes?|delivery|consult\p{L}*|shipping)|in|near|from|based|open|call)\b)|\b(?:colou?rs?|style|look|feel|tone|font|theme|design|website|site|photos?|pictures?|only|welcome|friendly|insured|years?)$/iu;
const work =
  /^(?:our |my )?(?:recent|past|previous|latest|completed|finished) (?:jobs?|work|installs?|installations?|builds?|projects?)$/iu;
const doing: ReadonlySet<SiteKind> = new Set(['home-services', 'construction', 'cleaning', 'auto', 'clinic', 'dentist', 'veterinary', 'salon', 'spa', 'law', 'studio', 'unknown']); // prettier-ignore
const deeds =
  /^(?:what (?:we|i) (?:do|offer|treat|fix|repair|clean|build|install|cover)|conditions (?:treated|we treat)|treatments offered|services offered)$/iu;
const fleet = /\b(?:fleet|vehicles|cars|vans|limos|coaches)\b/iu;
const lets: ReadonlySet<SiteKind> = new Set(['real-estate', 'auto', 'hotel', 'shop']);

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const meets = (slots: readonly Slot<unknown>[], { start, end }: Span): boolean =>
  slots.some(({ spans }) => spans.some((one) => one.start < end && start < one.end));

/** "click and collect" is one thing, and so are "licences and insurance". */
function withPairs(brief: Brief): Brief {
  const pairs = [
    ...brief.prompt.matchAll(
      /\b(?:click (?:and|&) collect|licen[sc]es? (?:and|&) insurance|terms (?:and|&) conditions|meet (?:and|&) greets?|do['’]?s (?:and|&) don['’]?ts)\b/giu,
    ),
  ].map(({ 0: text, index }): Slot<SitePart> => ({
    value: { title: capital(text), isPage: false },
    spans: [{ start: index, end: index + text.length }],
  }));
  const halves = brief.parts.filter((part) => part.spans.some((span) => meets(pairs, span)));
  const missing = pairs.filter(({ spans: [span] }) => span && meets(halves, span));
  return missing.length === 0
    ? brief
    : { ...brief, parts: [...brief.parts.filter((part) => !halves.includes(part)), ...missing] };
}

const withSection = (brief: Brief, value: SectionType, spans: readonly Span[]): Brief['sections'] =>
  brief.sections.some((one) => one.value === value)
    ? brief.sections
    : [...brief.sections, { value, spans: [...spans] }];

/** "recent jobs" of a roofer are no vacancies, "what we treat" is what is on offer, and a fleet is not for sale. */
function withMeant(brief: Brief): Brief {
  const jobs = brief.parts.find(({ value }) => work.test(value.title));
  const told = doing.has(brief.kind.value)
    ? brief.parts.find(({ value }) => deeds.test(value.title))
    : undefined;
  const read: Brief = {
    ...brief,
    parts: brief.parts.filter((part) => part !== jobs && part !== told),
    sections: jobs ? withSection(brief, 'portfolio', jobs.spans) : brief.sections,
  };
  const offered = told ? { ...read, sections: withSection(read, 'services', told.spans) } : read;
  const cars = offered.sections.find(
    ({ value, spans }) =>
      value === 'listings' &&
      !lets.has(brief.kind.value) &&
      spans.some(({ start, end }) => fleet.test(brief.prompt.slice(start, end))),
  );
  return cars
    ? {
        ...offered,
        sections: offered.sections.filter((slot) => slot !== cars),
        parts: [...offered.parts, { value: { title: 'Fleet', isPage: false }, spans: cars.spans }],
      }
    : offered;
}

const classes = /^(?:\p{L}[\p{L}'’-]*\s){1,4}(?:classes|lessons|courses|workshops|training)$/u;

/** Of these a week is shown. */
const weekly: ReadonlySet<SiteKind> = new Set(['gym', 'yoga', 'course', 'nonprofit', 'event', 'spa']);

/** "concealed carry classes" beside other things on offer: one of them, and no syllabus. */
function withClasses(brief: Brief): Brief {
  const slot = brief.sections.find(
    ({ value }) => value === 'curriculum' || (value === 'timetable' && !weekly.has(brief.kind.value)),
  );
  const [span] = slot?.spans ?? [];
  if (!slot || !span || brief.items.some(({ value }) => value.section === slot?.value)) return brief;
  const start = Math.max(
    ...[', ', '. ', ': ', '; '].map((mark) => brief.prompt.lastIndexOf(mark, span.start) + 2),
    0,
  );
  const text = /^[^,.;:!?\n]+/u.exec(brief.prompt.slice(start))?.[0].replace(/^(?:and|plus)\s/u, '') ?? '';
  if (start < 2 || !classes.test(text)) return brief;
  const at = brief.prompt.indexOf(text, start);
  const name = capital(text);
  const isKnown = brief.items.some(({ value }) => value.name.toLowerCase() === name.toLowerCase());
  return {
    ...brief,
    sections: brief.sections.filter((one) => one !== slot),
    items: isKnown
      ? brief.items
      : [
          ...brief.items,
          { value: { section: 'services' as const, name }, spans: [{ start: at, end: at + text.length }] },
        ],
  };
}

/** Between titles that were read, one that was not is a title, too: "gallery, report a problem, contact". */
function withTitles(brief: Brief): Brief {
  const titled: readonly Slot<unknown>[] = [
    ...brief.sections, ...brief.behaviours, ...brief.parts, ...brief.pages,
  ]; // prettier-ignore
  const read: readonly Slot<unknown>[] = [
    ...titled, ...brief.items, ...brief.phrases, ...brief.quotes, ...brief.excluded, ...brief.colours, ...brief.tone, ...brief.counts,
    ...brief.social, ...brief.languages,
    ...[brief.name, brief.offer, brief.place, brief.hours, brief.phone, brief.email, brief.address, brief.style, brief.font, brief.scheme, brief.audience, brief.founded, brief.date].filter(
      (slot) => slot !== null,
    ),
  ]; // prettier-ignore
  const pieces = [
    ...brief.prompt.matchAll(/(?<=^|[,.;:]\s(?:and\s)?)(?!and\s)[^,.;:!?\n]{3,50}(?=[,.;:!?\n]|$)/gu),
  ].map(({ 0: text, index }) => ({
    text: text.trim(),
    span: { start: index, end: index + text.trim().length },
  }));
  const found = pieces.filter(
    ({ text, span }, at) =>
      at > 0 &&
      text.split(/\s+/u).length <= 5 &&
      title.test(text) &&
      !isElse.test(text) &&
      !meets(read, span) &&
      [pieces[at - 1], pieces[at + 1]].some((near) => near !== undefined && meets(titled, near.span)),
  );
  return found.length === 0
    ? brief
    : {
        ...brief,
        parts: [
          ...brief.parts,
          ...found.map(({ text, span }): Slot<SitePart> => ({
            value: {
              title: capital(text.replace(/^(?:our|the|your|my)\s/iu, '')),
              isPage: false,
            },
            spans: [span],
          })),
        ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
      };
}

/** What a short prompt asks for by a title that no vocabulary knows, and what a known one means for this business. */
export const mendUnread = (brief: Brief): Brief => withClasses(withMeant(withTitles(withPairs(brief))));
