import { classesOf, elementsIn } from '../../locate/page-tree';
import { done, doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { readDay, writeDaysLarge } from '../facts/dates';
import { everyItem } from '../items/find-item';
import { findCollections, nameOfItem } from '../items/find-items';
import type { Collection, Item } from '../items/find-items';
import { findThings } from '../items/find-things';
import { addForeign, foreignLists, foreignNote } from '../items/foreign-lists';
import { findMoney, writtenLike } from '../items/money';
import { cleanTitle, listed, partsOf, roleOf } from '../items/name-parts';
import type { Addition } from '../items/name-parts';
import { lastHomes, personHomes, workerHomes } from '../items/person-homes';
import { homesNamed, homesOfThing, pricedHomes } from '../items/thing-homes';
import { typesOf } from '../items/thing-types';
import { addItem } from '../items/write-item';
import { siteFacts } from '../site-facts';
import { followCount } from '../style/follow-count';
import { keepWords, matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { sectionTypesNamed, wordsFor } from '../words/section-words';
import { addTwin } from './add-twin';
import { bestCollection, hasTexts, placeFor, twinLists } from './place-for-item';

const order = String.raw`(?:(?:new|another|extra|one more|more|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|additional) )*`;

const money = String.raw`(?:(?: ,)? (?:for|at|to(?= (?:(?:r\$|[€$£]) ?)?\d)|costing|priced at|with price|with price of|price|costs?|-|:) (?<price>(?:(?:chf|eur|usd|gbp|kr|£|€|r?\$) )?[^ ]*\d[^ ]*(?: (?:kr|€|eur|usd|zł|chf|euros?|dollars?|pounds?))?(?: (?:(?:per|each|every|/) )?(?:year|quarter|month|week|day|night|hour|person|head|session|class|visit|piece|kg|kilo))?|free)| with (?<special>custom|individual|free) (?:pricing|prices?))?`;

export const note = String.raw`(?:(?: ,| :)? (?:with (?:text|description|note|answer|title)|described as|answer|saying|that says|who(?= (?:talks|speaks|works|is|does|runs|teaches))|:) (?<text>.+?))?`;

const spot = String.raw`(?: (?:(?<mid>between (?:two|both|them|those two|other two))|(?<between>between) (?<low>.+?) and (?<high>.+)|(?<side>before|after|above|below|under|beneath) (?<anchor>(?!\d+(?:$| )).+)))?`;

const additions: readonly RegExp[] = [
  // "Add a dish to the mains: Lasagne, £13.50, baked in the wood oven"
  new RegExp(`^add ${order}(?:(?<thing>(?!to |in |under |on )[^ ]+(?: (?!to |in |under |on )[^ ]+)?) )?(?:to|in|under|into) (?<where>[^ ]+(?: [^ ]+)?) : (?<name>.+)$`), // prettier-ignore
  // "Add a dish called Sea bass for £19 to the mains": of the thing's lists the one of that heading.
  new RegExp(`^add ${order}(?<thing>(?:[^ ]+ ){0,2}?[^ ]+?) (?:called|named|:) (?<name>.+?)${money.replace(/\?$/, '')} (?:to|in|under|on|onto|into) (?<where>(?!\\d)\\S+(?: \\S+){0,2})$`), // prettier-ignore
  new RegExp(
    `^add ${order}(?<thing>(?:[^ ]+ ){0,2}?[^ ]+?) (?:called|named|titled|for|:|with (?:name|title)) (?<name>.+?)${money}${note}${spot}$`,
  ),
  new RegExp(`^add ${order}(?<thing>(?:[^ ]+ ){0,2}?[^ ]+?) (?<name>"…")${money}${note}${spot}$`),
  new RegExp(`^add (?<name>.+?) (?:to|in|under) (?<where>\\S+(?: \\S+)?) (?:,|as) (?<text>[^,]{3,80})$`),
  new RegExp(`^add (?<name>.+?)${money}${note} (?:to|in|under(?! \\d)|on|into|among) (?<where>.+?)${spot}$`),
  new RegExp(`^add (?<name>.+?)${money}(?: with (?:text|description|note) (?<text>"…"))?${spot}$`),
];

/** Adds a thing to a list of like things, written like its neighbours. */
export const addItemIntent: Intent = {
  name: 'add-item',
  attempt(step) {
    if (/^add (?:(?!to |on |in |under )\S+ )*(?:section|page)\b/.test(step.part.plain)) return null;
    if (/^add (?:our )?opening (?:hours|times)\b/.test(step.part.plain)) return null;
    // "Beth Hale, solicitor, to the people page": the page is no part of what is told of her.
    const part = keepWords(step.part, step.part.plain.replace(/ (?:instead|too|as well|also)$|(?<=,.+) , (?:to|on|in) \S+(?: \S+)? page$/, '').replace(/ , (?=(?:before|after|above|below|under|between) )/, ' ')); // prettier-ignore
    for (const form of additions) {
      const match = matchPhrase(part, form);
      // "Training on Saturdays at 10" names a time of day.
      if (!match?.name || (!match.thing && !match.where && isHour(part.plain, match.price?.plain))) continue;
      const result = add(step, match as Readonly<Record<string, Phrase>> & { readonly name: Phrase });
      if (result) return result;
    }
    return sequelAttempt(step);
  },
};

const isHour = (plain: string, price = ''): boolean =>
  /^\d{1,2}(?:[:.]\d\d)?(?:am|pm)?$/.test(price) &&
  new RegExp(`(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:\\S+ )*at ${price}`).test(plain);

const raised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whether some thing of a list shows a day in a place of its own. */
const showsDay = ({ items }: Collection): boolean =>
  items.some(
    ({ element }) =>
    elementsIn(element).some((one) => one.tag === 'time' || classesOf(one).some((word) => /value|date|time|leaf$|^year$/.test(word))), // prettier-ignore
  );

/** The thing that the new one is to stand beside: of several of that name one with a price, where the new one has a price. */
const nearest = <T extends { readonly item: Item }>(found: readonly T[], isPriced: boolean): readonly T[] =>
  [found.find(({ item }) => isPriced && item.price !== null) ?? found[0]].flatMap((one) => one ?? []);

export function add(step: Step, match: Addition): StepResult | null {
  const isCosted = match.price !== undefined || (findMoney(match.name.text)?.start ?? 0) > 1;
  const found = match.thing
    ? ([
        homesOfThing(step, match.thing.plain, isCosted),
        isCosted ? [] : workerHomes(step, match.thing, match.name),
      ].find((places) => places.length > 0) ?? [])
    : match.where
      ? homesNamed(step, match.where.plain.replace(/^(?:list|section) of /, ''), match)
      : match.anchor && !match.anchor.isQuoted
        ? nearest(
            findThings(step, match.anchor),
            match.price !== undefined || /[€$£]\s?\d|\d\s?(?:€|kr|zł)/u.test(match.name.text),
          )
        : ([
            pricedHomes(step, match.name, match.price !== undefined),
            personHomes(step, match.name),
            lastHomes(step, match.name),
          ].find((places) => places.length > 0) ?? []);
  // Header and footer hold links and facts, which other orders are for.
  const homes = found.filter(
    ({ section }) =>
      section.id !== 'nav' &&
      section.id !== 'footer' &&
      // A week's timetable holds no day of the calendar.
      !(section.type === 'timetable' && readDay(match.name.text) !== null),
  );
  const isPerson = homes.some(({ section }) => /^(?:team|speakers|teacher)$/.test(section.type ?? ''));
  const several = listed(match, isPerson);
  if (several) return addAll(step, match, several);
  if (found.length > 0 && homes.length === 0 && !match.thing) return null;
  const lacking = match.where && !match.thing && found.length === 0 && /^\p{Lu}/u.test(match.name.text) ? sectionTypesNamed(match.where.plain)[0] : undefined; // prettier-ignore
  if (lacking === 'team')
    return refuse('not-found', `This site shows no people yet to add ${match.name.text} to.`, ['add a team section']); // prettier-ignore
  if (match.thing && typesOf(match.thing.plain).length > 0 && homes.length === 0) {
    const words = wordsFor(typesOf(match.thing.plain)[0] ?? '');
    return refuse('not-found', `This site has no ${words} section to add “${match.name.text}” to.`, [
      `add a ${words} section`,
    ]);
  }
  const leads =
    /^(?<words>.+?) (?:to|at|->|leading to|pointing to|:) (?<href>(?:https?:\/\/|mailto:|tel:)\S+)$/.exec(
      match.name.text,
    )?.groups;
  const isEvent = homes.some(({ section }) => section.type === 'events');
  const isPriced = homes.some(({ section }) =>
    findCollections(section).some(({ items }) => items.some(({ price }) => price !== null)),
  );
  const parts = partsOf(
    leads?.words ? { ...match.name, text: leads.words } : match.name,
    isPerson,
    isPriced,
    isEvent,
    // "A dog: Pepper, three years, spaniel" beside dogs of whom something is told.
    match.thing !== undefined && !isCosted && homes.some(({ section }) => /^(?:listings|services|features|portfolio|rooms|process)$/.test(section.type ?? '') && findCollections(section).some(hasTexts)), // prettier-ignore
  );
  // Days and months are written large, however they were typed.
  const { language } = siteFacts(step.draft, step.page);
  const large = (words: string) => writeDaysLarge(words, language);
  const told = { ...parts, ...(parts.value === undefined ? {} : { value: large(parts.value) }) };
  const title = cleanTitle({ ...match.name, text: told.name });
  const words =
    match.text && isPerson && !match.text.isQuoted
      ? roleOf(match.text.text)
      : (match.text?.text ?? told.text);
  const text = words === undefined || match.text?.isQuoted ? words : raised(large(words));
  // "a toggle to the pricing" asks for something that works, not for one more plan.
  if (
    /\b(?:toggle|switch|slider|carousel|tabs|filter|search|animation|button|form|map|chat|widget|field|input|box|checkbox|dropdown|menu|code|calculator|timer|counter|link|icon|icons|badge|option|newsletter|signup|login|banner|popup|video|music|sound)$/i.test(
      title,
    ) &&
    !match.name.isQuoted &&
    // "A column called Sound" has its name told.
    !(match.thing && /(?:called|named)/.test(step.part.plain))
  )
    return null;
  // A price is no name: "add a ticket Student for €79" names it before.
  if (/^[€$£]?\s?\d[\d.,]*\s?(?:[€$£]|kr|eur|usd|chf)?$/i.test(title) && !match.name.isQuoted) return null;
  // Quotes within a name are a text that was not understood.
  if (!match.name.isQuoted && /["“”]/u.test(title)) return null;
  if (title === '' || title.length > 120 || /^(?:that|this|it|them|those|these)$/i.test(title)) return null;
  const price =
    (match.price?.text === 'free' ? 'Free' : match.price?.text) ??
    told.price ??
    (match.special ? match.special.text.charAt(0).toUpperCase() + match.special.text.slice(1) : undefined);
  for (const home of homes) {
    const collections = findCollections(home.section);
    const place =
      placeFor(collections, match) ??
      bestCollection(
        collections,
        (match.thing && match.where?.plain) || (match.thing?.plain ?? ''),
        price !== undefined,
      );
    if (!place) continue;
    const named = fullName(match, title, place.collection);
    if (named !== title)
      return add(step, { ...match, name: { ...match.name, text: named, plain: named.toLowerCase() } });
    const twin = place.collection.items.find(
      (item) => nameOfItem(item).toLowerCase() === title.toLowerCase(),
    );
    if (twin) return addTwin(step, title, twin, price);
    const given = place.collection.items.find((item) => item.price !== null)?.price;
    const amount = given && /^from\b/i.test(given.text.trim()) ? price?.replace(/^from /, '') : price;
    const written = amount === undefined || !given ? amount : writtenLike(amount, given.text);
    const isApp = home.section.type === 'app';
    // In a list without prices the amount is said as the text of the thing.
    // Where no neighbour shows its day, the day is said in the text.
    const value = told.value !== undefined && showsDay(place.collection) ? told.value : undefined;
    const isPriceless = written !== undefined && !isApp && place.collection.items.every((item) => item.price === null); // prettier-ignore
    const said =
      told.value !== undefined && value === undefined ? [told.value, text].filter(Boolean).join(', ') : text;
    const shown = isPriceless ? [said, written].filter(Boolean).join(' · ') : said;
    const names = place.collection.items.map(nameOfItem);
    const beside =
      place.anchor?.item ??
      place.collection.items.findLast(({ price: sum }) => written !== undefined && sum !== null) ??
      place.collection.items.at(-1);
    const twins = isApp ? [] : twinLists(step, home, names, beside ? nameOfItem(beside) : '');
    const foreign = isApp ? [] : foreignLists(step.draft, home, place.collection);
    const fields = {
      title,
      price: isPriceless ? undefined : written,
      text: shown,
      value,
      href: leads?.href,
      keepsTexts: isApp,
    };
    const lists = [
      { page: home.page, collection: place.collection, anchor: place.anchor },
      ...twins.map((twin) => ({ ...twin, anchor: placeFor([twin.collection], match)?.anchor })),
    ];
    // Of two lists on one page the lower goes first: what is added shifts all that stands below it.
    for (const list of lists.toSorted(
      (one, other) => other.collection.holder.start - one.collection.holder.start,
    ))
      addItem(step.draft, list.page, list.collection, fields, list.anchor);
    const at = place.anchor
      ? { at: place.collection.items.indexOf(place.anchor.item), side: place.anchor.side }
      : null;
    const abroad = foreign.filter((list) => addForeign(step.draft, list, fields, at));
    if (isApp)
      followCount(
        step.draft,
        place.collection.holder,
        place.collection.items.length,
        place.collection.items.length + 1,
      );
    const label = `${title}${written ? `, ${written}` : ''}`;
    const where = place.anchor ? ` ${place.anchor.side} ${nameOfItem(place.anchor.item)}` : '';
    const left = text ? '' : ' Its description is yours to write.';
    return doneTo(
      title,
      `Added to ${wordsFor(home.section.type ?? home.section.id)}`,
      label,
      `Added ${label} to ${isApp ? 'the board' : wordsFor(home.section.type ?? home.section.id)}${where}.${hasTexts(place.collection) && !isApp ? left : ''}${foreignNote(
        step.draft,
        home.page,
        [...twins, ...abroad].map(({ page }) => page),
      )}`,
    );
  }
  return null;
}

/** "Una camera singola" beside "Camera doppia": the word for such a thing is part of its name there. */
function fullName({ thing, name }: Addition, title: string, { items }: Collection): string {
  const word = thing && !thing.plain.includes(' ') ? thing.text.replace(/^\S+ (?=\S)/, '') : '';
  const begins = (text: string) => text.toLowerCase().startsWith(`${word.toLowerCase()} `);
  const isUsual = word !== '' && items.filter((item) => begins(nameOfItem(item))).length * 2 > items.length;
  return isUsual && /^\p{Ll}/u.test(name.text) && !begins(title)
    ? `${word.charAt(0).toUpperCase()}${word.slice(1)} ${title.charAt(0).toLowerCase()}${title.slice(1)}`
    : title;
}

function addAll(step: Step, match: Addition, names: readonly string[]): StepResult | null {
  const results = names.map((text) =>
    add(step, { ...match, name: { plain: text.toLowerCase(), text, isQuoted: false } }),
  );
  const all = results.flatMap((result) => (result?.status === 'done' ? [result] : []));
  return all.length < names.length
    ? (results.find((result) => result?.status === 'refused') ?? null)
    : {
        status: 'done',
        changes: all.flatMap(({ changes }) => changes),
        said: all.map(({ said }) => said).join(' '),
        target: null,
      };
}

/** "add Day 3" where there are Day 1 and Day 2. */
function sequelAttempt(step: Step): StepResult | null {
  const match = matchPhrase(step.part, /^add (?:another )?(?<name>(?<word>\S+) (?<number>\d+))$/);
  if (!match?.name || !match.word || !match.number) return null;
  const before = `${match.word.text} ${Number(match.number.plain) - 1}`.toLowerCase();
  for (const place of everyItem(step.draft, step.page)) {
    if (nameOfItem(place.item).toLowerCase() !== before) continue;
    addItem(
      step.draft,
      place.page,
      place.collection,
      { title: match.name.text },
      { item: place.item, side: 'after' },
    );
    return done(
      `Added ${match.name.text}`,
      `after ${nameOfItem(place.item)}`,
      `Added ${match.name.text} after ${nameOfItem(place.item)}; what happens in it is yours to write.`,
    );
  }
  return null;
}
