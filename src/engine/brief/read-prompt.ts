import type { Brief, BriefCorrections, Span } from '@/domain/site/brief';
import type { BehaviourType, SiteKind } from '@/domain/site/vocabulary';
import { findDeeds } from './offer/find-deeds';
import { findDenials } from './parts/find-denials';
import { findFieldLists } from './apps/find-field-lists';
import { findFilterLists } from './items/find-filter-lists';
import { findOfferingClauses } from './offer/find-offering-clauses';
import { findInstall } from './apps/find-install';
import { findHeads, type Head } from './items/find-heads';
import { findPersons } from './people/find-persons';
import { heedLanguage } from './languages/heed-language';
import { partsTold } from './parts/parts-told';
import { readOnePage, readPages } from './parts/read-pages';
import { asQuoted } from './parts/as-quoted';
import { gatherItems } from './items/gather-items';
import { groupItems } from './items/group-items';
import { readAddress } from './places/read-address';
import { readAudience } from './offer/read-audience';
import { readBehaviours } from './apps/read-behaviours';
import { isBadge } from './colours/is-badge';
import { readColours } from './colours/read-colours';
import { readEmail, readPhone, readSocial } from './parts/read-contact';
import { readCounts } from './parts/read-counts';
import { readDate, readFounded } from './dates/read-dates';
import { isFigured } from './parts/read-figures';
import { readExcluded } from './parts/read-excluded';
import { readHarm } from './read-harm';
import { readHours } from './dates/read-hours';
import { heedDeeds } from './offer/heed-deeds';
import { joinPhrases } from './items/join-phrases';
import { isPaint } from './colours/is-paint';
import { keepSections } from './parts/keep-sections';
import { readKind } from './offer/read-kind';
import { readLanguages } from './languages/read-languages';
import { readFont, readStyle, readTone } from './colours/read-looks';
import { readName } from './names/read-name';
import { readParts } from './parts/read-parts';
import { readOffer } from './offer/read-offer';
import { offerOfCourse, offerOfLabel } from './offer/offer-of-label';
import { offerOfName } from './offer/offer-of-name';
import { offerOfPerson } from './offer/offer-of-person';
import { readQuotedPages } from './parts/quoted-pages';
import { readPlace } from './places/read-place';
import { readScheme } from './colours/read-scheme';
import { readSections } from './parts/read-sections';
import { closeTokens, isCueAt, openReading, spanOf, tokenAt, tokensIn } from './reading';
import { settleAppKind } from './apps/settle-app-kind';
import { asWritten, overlaps, spansOf, withTold } from './words/slot-spans';
import { isUnsaid, quoteSlots, tellQuotes } from './parts/tell-quotes';
import { applyCorrections } from './words/apply-corrections';
import { directionOf } from './languages/written-languages';
import { furtherReaders } from './further-readers';

/** Kinds whose page presents a thing that does something itself. */
const presented = new Set<SiteKind>(['mobile-app', 'saas', 'product']);
/** "families borrow board games": things of the business, where they stand among its things. */
const playful = new Set<BehaviourType>(['game', 'quiz', 'poll', 'timer', 'calculator', 'booking']);
const isBare = /^(?:small|little|tiny|new|local|young|family|independent|street|village|town|our street)$/iu;
const isAsking =
  /^(?:(?:raising|collecting) (?:money|funds)|donations?|fundraising|rsvp|sign-?up|registration|booking|contact|order|info|information|coming soon|waitlist|(?:next|upcoming|coming) (?:dates?|events?|meetings?|concerts?|gigs?|sessions?|shows?|walks?))$/iu;
/**
 * Every slot of a prompt with the words it came from. Corrected slots are taken as given. `known` is the language of the
 * whole that the prompt is a part of: alone, a short part may look like another, whose lexicon nobody fetched.
 */
export function readPrompt(prompt: string, corrections: BriefCorrections, known?: string): Brief {
  const { readEntries, readLabelled, readLimits, readPhrases, readRemarks } = furtherReaders();
  const opened = openReading(prompt, corrections.language, known);
  const languages = heedLanguage(readLanguages(opened), corrections.language);
  const reading = { ...opened, language: languages[0] ?? opened.language };
  const email = readEmail(reading);
  const phone = readPhone(reading);
  const quotes = tellQuotes(reading);
  const name = readName(reading, quotes);
  for (const span of name?.spans ?? []) closeTokens(reading.tokens, span);
  const denials = findDenials(reading);
  const isDenied = (at: number): boolean => denials.some((denial) => at >= denial.from && at < denial.to);
  const filtered = tokensIn(
    reading,
    findFilterLists(reading).map((entry) => entry.span),
  );
  const deeds = findDeeds(reading);
  // "Lives instead of a timer", "“wifi” yes or no": what it is not, and an answer.
  const heads = findHeads(reading, deeds).filter(({ from }) => !filtered.has(from) && reading.tokens[from]?.form !== 'yes' && !/\b(?:instead of|rather than) (?:an? |the )?$/u.test(reading.folded.slice(0, reading.tokens[from]?.start))); // prettier-ignore
  const told = settleAppKind(
    reading,
    heedDeeds(readKind(reading, heads, isDenied), deeds, reading.folded),
    name !== null,
    heads[0] ?? null,
  );
  const kind =
    corrections.kind === undefined ? told.kind : { value: corrections.kind, spans: told.kind.spans };
  const pages = readPages(reading);
  const listed = tokensIn(reading, spansOf(pages));
  const fields = tokensIn(reading, findFieldLists(reading));
  const isSkipped = (at: number): boolean => isDenied(at) || listed.has(at) || fields.has(at);
  const persons = findPersons(reading);
  const colours = readColours(reading, (at) => isDenied(at) || persons.has(at) || isBadge(reading, at));
  const painted = tokensIn(reading, spansOf(colours.slots));
  // "Aqua and white, playful." says how the page looks, not what it is for.
  const isPainted = (head: Head): boolean => {
    for (let at = head.from; at < head.to; at += 1)
      if (!painted.has(at) && !isCueAt(reading, at, 'and', 'with', 'article', 'colour')) return false;
    return true;
  };
  const found =
    offerOfLabel(reading) ??
    (kind.value === 'course' ? offerOfCourse(reading) : null) ??
    offerOfName(reading, name) ??
    told.offer ??
    readOffer(reading, heads, { ...told, kind }, deeds, isPainted);
  // "a small catering company": what is left when the words for its kind are gone says nothing.
  const read = found && isBare.test(found.value) ? null : found;
  // "Donation page for St Anselm's": what the page is for, not what they do.
  const offer = offerOfPerson(reading, name, read && isAsking.test(read.value) ? null : read);
  const own =
    told.head && told.head.strength >= 2 ? spanOf(reading.tokens, told.head.from, told.head.to) : null;
  const sections = readSections(
    reading,
    kind,
    own,
    (at) => isSkipped(at) || colours.roles.has(at) || filtered.has(at),
  );
  // "he fixes accordions": what is done says nothing of the page.
  const done = new Set([...deeds.values()].flatMap(({ object }) => range(object.from, object.to)));
  const behaviours = readBehaviours(
    reading,
    kind.value,
    sections.slots,
    (at) => isSkipped(at) || done.has(at) || painted.has(at),
  );
  const items = gatherItems(reading, {
    kind: kind.value,
    offer: offer?.value ?? null,
    name,
    sections,
    deeds,
    quotes,
  });
  // Words inside a priced thing or an app's own list name no section: "Full service £65", columns "Review, Done".
  const priced = spansOf(
    items.filter((item) => item.value.price !== undefined || item.value.section === 'app'),
  );
  const areas = tokensIn(reading, spansOf(items.filter(({ value }) => value.section === 'areas')));
  const hours = readHours(
    reading,
    // "Gala 6 Dec 7-10pm": when a thing takes place is no opening hour.
    (offset) =>
      spansOf([...(phone ? [phone] : []), ...items.filter(({ value }) => value.when !== undefined)]).some(
        ({ start, end }) => offset >= start && offset < end,
      ),
  );
  // "natural wine bar", "dog-friendly B&B": what it is, not how the page looks.
  const things = tokensIn(reading, spansOf(items));
  const offered = findOfferingClauses(reading);
  const isUnlike = (at: number): boolean =>
    isDenied(at) ||
    painted.has(at) ||
    things.has(at) ||
    offered.has(at) ||
    /^[-‐]$/u.test(reading.tokens[at]?.gap ?? '');
  // "bono 5 clases 150 €": a number in the name of a thing counts nothing on the page.
  const figured = spansOf(items.filter(isFigured));
  const counts = readCounts(reading, kind.value, isDenied).filter(({ spans }) => !overlaps(spans, figured));
  const excluded = readExcluded(reading, denials, kind.value);
  // "she does wedding cakes, cupcakes": a thing that tells the kind late is a thing all the same.
  const first = reading.tokens[tokenAt(reading.tokens, kind.spans[0]?.start ?? 0)];
  const isOpening = first?.clause === 0 || (own !== null && first?.sentence === 0);
  const taken: Span[] = spansOf([
    ...(isOpening ? [kind] : []),
    ...sections.words.map((one) => ({ value: one.value, spans: [spanOf(reading.tokens, one.from, one.to)] })),
    ...behaviours.slots,
    ...counts,
    ...items,
    ...colours.slots,
    ...pages,
    ...[hours, phone, email, findInstall(reading.text)].filter((slot) => !!slot),
  ]);
  const isTaken = (span: Span): boolean => taken.some((one) => one.start < span.end && one.end > span.start);
  const labelled = readLabelled(reading, kind.value, (span) =>
    overlaps([span], spansOf([...items, ...behaviours.slots, ...pages, ...(hours ? [hours] : [])])),
  );
  taken.push(...spansOf(labelled));
  const parts = readParts(reading, kind.value, isTaken, isSkipped);
  const titled = readQuotedPages(reading);
  taken.push(...spansOf([...parts, ...titled]));
  // "meets Tuesdays upstairs at the Nag's Head in Malvern": where the club is.
  const weekly = tokensIn(
    reading,
    spansOf(
      items.filter(({ value }) => value.section === 'timetable' && / in \p{Lu}/u.test(value.note ?? '')),
    ),
  );
  const met = readPlace(
    reading,
    (at) =>
      isDenied(at) ||
      isPaint(reading, painted, colours.roles, at) ||
      (things.has(at) && !areas.has(at) && !weekly.has(at)),
    name,
  );
  // "a todo list in Arabic": the language of the page, and no town.
  const isColour = met?.spans.some(({ start }) =>
    isPaint(reading, painted, colours.roles, tokenAt(reading.tokens, start)),
  );
  const place = met && (isColour === true || overlaps(met.spans, reading.language.spans)) ? null : met;
  const audience = readAudience(reading, heads, told.head);
  const others = spansOf(
    [offer, name, place, audience, readAddress(reading), ...quoteSlots(quotes, name)].filter(
      (slot) => slot !== null,
    ),
  );
  const entries = readEntries(
    reading,
    kind.value,
    sections,
    items.filter(({ value }) => value.price !== undefined),
    (span) => isTaken(span) || overlaps([span], others),
    (at) => isSkipped(at) || painted.has(at),
    parts,
  );
  taken.push(...spansOf([...entries.items, ...entries.parts]));
  const grouped = groupItems(prompt, asWritten(prompt, withTold(items, entries.items)));
  const address = readAddress(reading);
  const isOfAddress = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    address !== null && overlaps(spans, address.spans);
  const phrases = readPhrases(reading, deeds, isTaken, isSkipped).filter(
    // "…, from £450, Yorkshire": where it is, is nothing on offer.
    (slot) => !grouped.labels.includes(slot.value) && slot.value !== place?.value && !isOfAddress(slot),
  );
  const brief: Omit<Brief, 'remarks' | 'limits'> = {
    prompt: asQuoted(reading, prompt),
    language: reading.language,
    languages: languages.slice(1),
    spoken: reading.spoken,
    direction: directionOf(reading.language.value),
    kind,
    offer,
    name,
    quotes: quoteSlots(quotes, name).filter(({ spans }) => !isUnsaid(reading.text, spans[0]?.start ?? 0)),
    pages,
    onePage: readOnePage(reading),
    sections: keepSections(sections.slots, items),
    parts: partsTold({ titled, labelled, parts, entries: entries.parts, phrases, name: name?.value }),
    // "features: white noise, lullabies, timer" are those of the app, not of the page that presents it.
    behaviours: behaviours.slots.filter(
      ({ value, spans }) =>
        !(presented.has(kind.value) || (spans.length > 0 && playful.has(value))) ||
        !spans.every((span) => overlaps([span], spansOf(items))),
    ),
    counts,
    // "menu with lunch from CHF 24, address Rheingasse 45": the number of a house is no price.
    items: joinPhrases(
      prompt,
      grouped.items.filter((item) => !isOfAddress(item)),
      phrases,
    ),
    phone,
    email,
    address,
    social: readSocial(reading, phone),
    hours,
    place,
    date: readDate(reading, kind.value),
    founded: readFounded(reading),
    audience,
    tone: readTone(reading, isUnlike),
    style: readStyle(reading, isUnlike),
    // "Harbour Blue £9": the name of a thing colours no page.
    colours: colours.slots.filter(
      ({ spans }) => !overlaps(spans, [...priced, ...spansOf(labelled), ...spansOf(place ? [place] : [])]),
    ),
    font: readFont(reading, isDenied),
    scheme: readScheme(reading, isDenied),
    excluded,
    phrases,
    declined: readHarm(prompt),
  };
  return applyCorrections(
    {
      ...brief,
      remarks: readRemarks(reading, brief, denials),
      limits: brief.declined ? [] : readLimits(reading, brief, isDenied),
    },
    corrections,
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
