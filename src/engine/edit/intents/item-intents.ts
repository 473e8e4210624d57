import type { SectionType } from '@/domain/site/vocabulary';
import { textSplices } from '../draft/write-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findItems, everyItem } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { findCollections, nameOfItem } from '../items/find-items';
import type { Collection, Item } from '../items/find-items';
import { writtenLike } from '../items/money';
import { addItem, removeItems } from '../items/write-item';
import { followCount } from '../style/follow-count';
import { everySection, findNamedSections } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { wordsIn } from '../../locate/page-tree';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { sectionTypesNamed, wordsFor } from '../words/section-words';

/** What people call one thing of a section. */
const things: readonly (readonly [RegExp, readonly SectionType[]])[] = [
  [/^(?:plan|tier|package|pricing plan|pricing tier|subscription|price|option)$/, ['pricing', 'tickets']],
  [/^(?:product|item|article|good)$/, ['products', 'menu', 'listings']],
  [
    /^(?:dish|drink|meal|pastry|cake|starter|main|dessert|menu item|food|bread|pizza|coffee|cocktail|wine|beer|plato)$/,
    ['menu', 'products'],
  ],
  [/^(?:question|faq|faq question|faq item|question and answer|q&a|pregunta)$/, ['faq']],
  [
    /^(?:person|member|team member|colleague|employee|lawyer|doctor|dentist|trainer|barber|stylist|teacher|coach|partner)$/,
    ['team', 'teacher', 'speakers'],
  ],
  [/^(?:speaker)$/, ['speakers', 'team']],
  [/^(?:service|treatment|practice area|offer|offering)$/, ['services', 'features', 'pricing', 'menu']],
  [/^(?:feature|benefit|advantage)$/, ['features']],
  [/^(?:testimonial|review|quote)$/, ['testimonials']],
  [/^(?:event|concert|gig|show|workshop|date)$/, ['events', 'agenda', 'timetable']],
  [/^(?:session|talk|slot|agenda item|schedule item|programme item)$/, ['agenda', 'timetable', 'timeline']],
  [/^(?:class|course|lesson|module)$/, ['timetable', 'curriculum', 'services']],
  [/^(?:post|article|blog post|news item)$/, ['posts']],
  [/^(?:link|button link)$/, ['links', 'social']],
  [/^(?:step)$/, ['process']],
  [/^(?:skill)$/, ['skills']],
  [/^(?:language)$/, ['languages']],
  [/^(?:job|position|role|vacancy|employer|entry)$/, ['timeline', 'jobs']],
  [/^(?:talk|publication|award)$/, ['events', 'timeline', 'agenda']],
  [/^(?:ticket|ticket type)$/, ['tickets', 'pricing']],
  [/^(?:room)$/, ['rooms']],
  [/^(?:property|listing|home|flat|apartment|house)$/, ['listings']],
  [/^(?:project|case|work|piece)$/, ['portfolio', 'gallery', 'case-study']],
  [/^(?:photo|picture|image)$/, ['gallery', 'portfolio']],
  [/^(?:number|stat|statistic|figure)$/, ['stats']],
  [/^(?:value)$/, ['values']],
  [/^(?:area|town|city|place)$/, ['areas']],
  [/^(?:logo|client|sponsor|brand)$/, ['logos']],
  [/^(?:column|list|board column|lane|stage)$/, ['app']],
  [/^(?:task|todo|to-do|card|habit|note|category)$/, ['app']],
  [/^(?:category|collection)$/, ['categories']],
  [/^(?:amenity)$/, ['amenities']],
];

const typesOf = (thing: string): readonly SectionType[] =>
  things.find(([words]) => words.test(thing) || words.test(thing.replace(/s$/, '')))?.[1] ?? [];

/** The places where one thing more would go, best first. */
export function homesFor(step: Step, types: readonly SectionType[]): readonly SectionPlace[] {
  const all = everySection(step.draft, step.page);
  return types.flatMap((type) =>
    all.filter(
      ({ section }) => section.type === type || (section.type === null && section.id.includes(type)),
    ),
  );
}

const order = String.raw`(?:(?:new|another|extra|one more|more|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|additional) )*`;
const money = String.raw`(?:(?: ,)? (?:for|at|costing|priced at|with price|with price of|price|costs?|-|:) (?<price>[^ ]*\d[^ ]*(?: (?:kr|€|eur|usd|zł|chf|euros?|dollars?|pounds?))?|free)| with (?<special>custom|individual|free) (?:pricing|prices?))?`;
const note = String.raw`(?:(?: ,| :)? (?:with (?:text|description|note|answer|title)|described as|answer|saying|that says|:) (?<text>.+?))?`;
const spot = String.raw`(?: (?:(?<between>between) (?<low>.+?) and (?<high>.+)|(?<side>before|after|above|below) (?<anchor>.+)))?`;
const additions: readonly RegExp[] = [
  new RegExp(
    `^add ${order}(?<thing>(?:[^ ]+ ){0,2}?[^ ]+?) (?:called|named|titled|for|:|with (?:name|title)) (?<name>.+?)${money}${note}${spot}$`,
  ),
  new RegExp(`^add ${order}(?<thing>(?:[^ ]+ ){0,2}?[^ ]+?) (?<name>"…")${money}${note}${spot}$`),
  new RegExp(`^add (?<name>.+?)${money}${note} (?:to|in|under|on|into) (?<where>.+?)${spot}$`),
  new RegExp(`^add (?<name>.+?)${money}${spot}$`),
];

/** Adds a thing to a list of like things, written like its neighbours. */
export const addItemIntent: Intent = {
  name: 'add-item',
  attempt(step) {
    if (/^add (?:\S+ )*(?:section|page)\b/.test(step.part.plain)) return null;
    for (const form of additions) {
      const match = matchPhrase(step.part, form);
      if (!match?.name) continue;
      const result = add(step, match as Readonly<Record<string, Phrase>> & { readonly name: Phrase });
      if (result) return result;
    }
    return sequelAttempt(step);
  },
};

type Addition = Readonly<Record<string, Phrase>> & { readonly name: Phrase };

function add(step: Step, match: Addition): StepResult | null {
  const homes = match.thing
    ? homesFor(step, typesOf(match.thing.plain))
    : match.where
      ? findNamedSections(step.draft, match.where.plain.replace(/^(?:list|section) of /, ''), step.page)
      : [];
  if (match.thing && typesOf(match.thing.plain).length > 0 && homes.length === 0) {
    const words = wordsFor(typesOf(match.thing.plain)[0] ?? '');
    return refuse('not-found', `This site has no ${words} section to add “${match.name.text}” to.`, [
      `add a ${words} section`,
    ]);
  }
  const title = cleanTitle(match.name);
  if (title === '' || title.length > 120) return null;
  const price =
    match.price?.text ??
    (match.special ? match.special.text.charAt(0).toUpperCase() + match.special.text.slice(1) : undefined);
  for (const home of homes) {
    const collections = findCollections(home.section);
    const place =
      placeFor(collections, match) ??
      bestCollection(collections, match.thing?.plain ?? '', price !== undefined);
    if (!place) continue;
    if (place.collection.items.some((item) => nameOfItem(item).toLowerCase() === title.toLowerCase()))
      return refuse('nothing-to-change', `There is “${title}” already.`);
    const given = place.collection.items[0]?.price;
    const written = price === undefined || !given ? price : writtenLike(price, given.text);
    const isApp = home.section.type === 'app';
    addItem(
      step.draft,
      home.page,
      place.collection,
      { title, price: written, text: match.text?.text, keepsTexts: isApp },
      place.anchor,
    );
    if (isApp)
      followCount(
        step.draft,
        place.collection.holder,
        place.collection.items.length,
        place.collection.items.length + 1,
      );
    const label = `${title}${written ? `, ${written}` : ''}`;
    const where = place.anchor ? ` ${place.anchor.side} ${nameOfItem(place.anchor.item)}` : '';
    const left = match.text ? '' : ' Its description is yours to write.';
    return done(
      `Added to ${wordsFor(home.section.type ?? home.section.id)}`,
      label,
      `Added ${label} to ${isApp ? 'the board' : wordsFor(home.section.type ?? home.section.id)}${where}.${hasTexts(place.collection) && !isApp ? left : ''}`,
    );
  }
  return null;
}

function hasTexts(collection: Collection): boolean {
  return collection.items.some(({ element, title }) => wordsIn(element).length > wordsIn(title).length + 40);
}

function cleanTitle(name: Phrase): string {
  const text = name.text.replace(/[.,]+$/, '').trim();
  return name.isQuoted ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function placeFor(
  collections: readonly Collection[],
  match: Addition,
): { collection: Collection; anchor?: { item: Item; side: 'before' | 'after' } } | null {
  const anchors: readonly (readonly [Phrase | undefined, 'before' | 'after'])[] = match.between
    ? [
        [match.low, 'after'],
        [match.high, 'before'],
      ]
    : [[match.anchor, /before|above/.test(match.side?.plain ?? '') ? 'before' : 'after']];
  for (const [phrase, side] of anchors) {
    if (!phrase) continue;
    for (const collection of collections) {
      const item = collection.items.find(
        (candidate) => nameOfItem(candidate).toLowerCase() === phrase.text.toLowerCase(),
      );
      if (item) return { collection, anchor: { item, side } };
    }
  }
  return null;
}

function bestCollection(
  collections: readonly Collection[],
  thing: string,
  hasPrice: boolean,
): { collection: Collection; anchor?: undefined } | null {
  const group = collections.find(
    (collection) =>
      collection.group !== null &&
      thing !== '' &&
      collection.group.toLowerCase().startsWith(thing.toLowerCase().slice(0, 4)),
  );
  const priced = hasPrice
    ? collections.find((collection) => collection.items.some(({ price }) => price !== null))
    : undefined;
  const collection = group ?? priced ?? collections[0];
  return collection ? { collection } : null;
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

/** Takes a named thing out of its list. */
export const removeItemIntent: Intent = {
  name: 'remove-item',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^remove (?:(?<thing>plan|tier|product|item|dish|question|person|member|team member|service|feature|testimonial|review|event|session|post|link|step|skill|column|ticket|room|project|speaker|job) (?:called |named |about )?)?(?<name>.+?)(?: (?:from|in|of) (?<where>.+))?$/,
    );
    if (!match?.name) return null;
    const homes = match.where ? findNamedSections(step.draft, match.where.plain, step.page) : undefined;
    if (homes?.length === 0) return null;
    const short = match.name.text.replace(
      /\s+(?:plan|tier|product|item|dish|question|service|feature|card|entry|step|column|ticket|room|link)$/i,
      '',
    );
    const found = findItems(step.draft, match.name.text, step.page, homes);
    const places = found.length > 0 ? found : findItems(step.draft, short, step.page, homes);
    const first = places[0];
    if (!first) return null;
    const same = places.filter(({ section }) => section.type === first.section.type);
    for (const place of same) drop(step, place);
    const name = nameOfItem(first.item);
    return done(
      `Removed ${name}`,
      countOf(same.length, 'place'),
      `Removed ${name} from ${wordsFor(first.section.type ?? first.section.id)}.`,
    );
  },
};

function drop(step: Step, place: ItemPlace): void {
  const fresh = findItems(step.draft, nameOfItem(place.item), place.page).find(
    ({ page, section }) => page === place.page && section.id === place.section.id,
  );
  if (fresh) removeItems(step.draft, fresh.page, fresh.collection, [fresh.item]);
}

/** Gives a named thing another name: "rename the Studio plan to Team". */
export const renameItemIntent: Intent = {
  name: 'edit-item',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:rename|change name of) (?<old>.+?) (?:to|into|as) (?<next>.+)$/,
    );
    if (!match?.old || !match.next) return null;
    const short = match.old.text.replace(
      /\s+(?:plan|tier|product|item|dish|question|service|feature|card|column|ticket|room|section|link)$/i,
      '',
    );
    const found = findItems(step.draft, match.old.text, step.page);
    const places = found.length > 0 ? found : findItems(step.draft, short, step.page);
    const first = places[0];
    if (!first) return null;
    const old = nameOfItem(first.item);
    for (const place of places) {
      const fresh = findItems(step.draft, old, place.page).find(
        ({ page, section }) => page === place.page && section.id === place.section.id,
      );
      if (fresh)
        step.draft.splice(
          fresh.page,
          textSplices(step.draft.text(fresh.page), fresh.item.title, match.next.text),
        );
    }
    return done(old, match.next.text, `${old} is called ${match.next.text} now.`);
  },
};

/** Sets how many things a section shows, by taking some out; made-up ones are not added. */
export const setCount: Intent = {
  name: 'set-count',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:show|keep|use|make|change|have|limit to|only) (?:only |just )?(?<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?<what>\S+(?: \S+)?)(?: only)?$/,
    );
    const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
    const plain = match?.count?.plain ?? '';
    const count = words.includes(plain) ? words.indexOf(plain) : Number(plain);
    if (!match?.what || !Number.isInteger(count) || count < 1) return null;
    const types =
      typesOf(match.what.plain).length > 0 ? typesOf(match.what.plain) : sectionTypesNamed(match.what.plain);
    const home = homesFor(step, types)[0];
    const collection = home ? findCollections(home.section)[0] : undefined;
    if (!home || !collection) return null;
    const have = collection.items.length;
    if (have === count) return refuse('nothing-to-change', `There are ${count} ${match.what.text} already.`);
    if (have < count) {
      return refuse(
        'needs-model',
        `There are ${have} ${match.what.text}; I do not make up the ${count - have} missing. Name them and I add them.`,
        [`add a ${match.what.plain.replace(/s$/, '')} called …`],
      );
    }
    removeItems(step.draft, home.page, collection, collection.items.slice(count));
    return done(
      wordsFor(home.section.type ?? ''),
      `${have} became ${count}`,
      `${match.what.text.charAt(0).toUpperCase() + match.what.text.slice(1)}: the first ${count} of ${have} stay.`,
    );
  },
};
