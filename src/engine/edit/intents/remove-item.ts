import { wordsIn } from '../../locate/page-tree';
import { readTexts } from '../facts/scan-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { everyItem, findItems } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { findCollections, nameOfItem } from '../items/find-items';
import { bareName, findThings, namesOf, twinsOf } from '../items/find-things';
import { foreignItems } from '../items/foreign-lists';
import { ordinalItem } from '../items/ordinal-item';
import { homesOfThing } from '../items/thing-homes';
import { homesFor, typesOf } from '../items/thing-types';
import { removeItems } from '../items/write-item';
import { findNamedSections } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { sectionTypesNamed, wordsFor } from '../words/section-words';
import { numberOf } from '../../number-of';

/** Takes a named thing out of its list. */
export const removeItemIntent: Intent = {
  name: 'remove-item',
  attempt(step) {
    const counted = matchPhrase(
      step.part,
      /^remove (?<which>first|second|third|fourth|fifth|last|middle) (?<thing>\S+(?: \S+)?)$/,
    );
    const several = removeSeveral(step);
    if (several) return several;
    const missing = counted?.thing ? typesOf(counted.thing.plain)[0] : undefined;
    const home = counted?.thing ? homesFor(step, typesOf(counted.thing.plain))[0] : undefined;
    const collection = home ? findCollections(home.section)[0] : undefined;
    const nth = counted?.which ? ordinalItem(step, `${counted.which.plain} ${counted.thing?.plain ?? ''}`)?.item : undefined; // prettier-ignore
    if (home && collection && nth) {
      const places = twinsOf(step, { ...home, collection, item: nth });
      for (const place of places) drop(step, place);
      const result = done(
        `Removed ${nameOfItem(nth)}`,
        countOf(places.length, 'place'),
        `Removed ${nameOfItem(nth)} from ${wordsFor(home.section.type ?? home.section.id)}.`,
      );
      return result.status === 'done' ? { ...result, home: home.section.type ?? undefined } : result;
    }
    if (missing && !home)
      return refuse(
        'not-found',
        `This site has no ${wordsFor(missing)} section, so there is no ${counted?.thing?.text.trim() ?? ''} to remove.`,
      );
    const match =
      wholeName(step) ??
      matchPhrase(
        step.part,
        /^remove (?:(?:faq )?(?<thing>faq(?= about)|plan|tier|product|item|dish|question|person|member|team member|service|feature|testimonial|review|event|session|post|link|step|skill|column|ticket|room|project|speaker|job)s? (?:called |named |about )?)?(?<name>.+?)(?: (?:from|in|of) (?<where>.+))?$/,
      );
    // "The second button on the prices" is no thing of the list.
    if (!match?.name || /^(?:first|second|third|last|other) (?:button|link|picture|photo|image)\b/.test(match.name.plain)) return null; // prettier-ignore
    const within = match.where ? findNamedSections(step.draft, match.where.plain, step.page) : undefined;
    // "Off the list": off whichever list it stands in.
    const isAny = within?.length === 0 && /^(?:list|menu|price list|site|website|page|range|lineup)$/.test(match.where?.plain ?? ''); // prettier-ignore
    const homes = isAny ? undefined : within;
    if (homes?.length === 0) return null;
    // "Remove the prices" is about a kind of section, not about whatever has the word in its name.
    const isKind = !homes && !match.thing && sectionTypesNamed(match.name.plain).length > 0;
    const said = match.name.text.toLowerCase();
    const named = isKind ? findItems(step.draft, said, step.page) : [];
    if (isKind && !named.some(({ item }) => nameOfItem(item).toLowerCase() === said)) return null;
    const places = findThings(step, match.name, homes);
    const first = places[0];
    if (!first) return homes ? notThere(step, match.name.text, homes) : removeTelling(step);
    const names = namesOf(places);
    if (names.length > 1)
      return refuse(
        'ambiguous',
        `Which one: ${names
          .slice(0, 4)
          .map((name) => `“${name}”`)
          .join(', ')}?`,
        names.slice(0, 4).map((name) => `remove “${name}”`),
      );
    const name = nameOfItem(first.item);
    // Named alone, a thing goes wherever it is listed under that very name.
    const isNamedOnly = !homes && !match.thing && oneOf(foldWord(name)) === oneOf(bareName(match.name.text));
    // "From the team": wherever the team stands, unless one page was named.
    const twins =
      homes && step.onlyPage === null
        ? findItems(step.draft, name, step.page).filter(
            (twin) =>
              twin.section.type === first.section.type &&
              nameOfItem(twin.item) === name &&
              !places.some(({ page, section }) => page === twin.page && section.id === twin.section.id),
          )
        : [];
    const same = [...places, ...twins].filter(
      ({ section }) =>
        section.type === first.section.type ||
        (isNamedOnly && !/^(?:posts|gallery|portfolio)$/.test(section.type ?? '')),
    );
    const abroad = foreignItems(step.draft, same);
    for (const place of [...same, ...abroad]) drop(step, place);
    const types = [...new Set(same.map(({ section }) => wordsFor(section.type ?? section.id)))];
    const result = done(
      `Removed ${name}`,
      countOf(same.length + abroad.length, 'place'),
      `Removed ${name} from ${types.join(' and ')}${abroad.length > 0 ? `, in every language` : ''}.${stillNamed(step, name)}`,
    );
    return result.status === 'done' ? { ...result, home: first.section.type ?? undefined } : result;
  },
};

/** "Blow dries" are the blow dry. */
const oneOf = (words: string): string => words.replace(/ies\b/gu, 'y').replace(/(?<=[^s])s\b/gu, '');

/** "Remove the post about tools": the one thing of its kind that speaks of it, whatever it is called. */
function removeTelling(step: Step): StepResult | null {
  const match = matchPhrase(step.part, /^remove (?<thing>post|article|review|testimonial|event|project|story|news|question|recipe|product|dish) (?:about|on|with|from|by) (?<what>[^",]+)$/); // prettier-ignore
  if (!match?.thing || !match.what) return null;
  const words = foldWord(match.what.text).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !/^(?:the|our|and|for)$/.test(word)); // prettier-ignore
  const found = everyItem(step.draft, step.page, homesFor(step, typesOf(match.thing.plain))).filter(
    ({ item }) => {
      const said = ` ${foldWord(wordsIn(item.element)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
      return (
        words.length > 0 && words.every((word) => said.includes(` ${word} `) || said.includes(` ${word}s `))
      );
    },
  );
  const names = [...new Set(found.map(({ item }) => nameOfItem(item)))];
  const [name] = names;
  if (name === undefined) return null;
  if (names.length > 1)
    return refuse(
      'ambiguous',
      `Which one: ${names
        .slice(0, 4)
        .map((one) => `“${one}”`)
        .join(', ')}?`,
      names.slice(0, 4).map((one) => `remove “${one}”`),
    );
  const places = found.flatMap((place) => twinsOf(step, place));
  for (const place of places) drop(step, place);
  return done(`Removed ${name}`, countOf(found.length, 'place'), `Removed “${name}”.`);
}

/** "Tarta de manzana", "slice of pizza": a name that has a small word in it, not a thing of a place. */
function wholeName(step: Step): Readonly<Record<string, Phrase>> | null {
  const match = matchPhrase(step.part, /^remove (?<name>.+ (?:from|in|of) .+)$/);
  const bare = bareName(match?.name?.text ?? '');
  const isNamed =
    bare !== '' && everyItem(step.draft, step.page).some(({ item }) => foldWord(nameOfItem(item)) === bare);
  return isNamed ? match : null;
}

/** Where else a text speaks of what is gone: only the owner knows what it should say instead. */
function stillNamed({ draft }: Step, name: string): string {
  if (!/^\p{Lu}\S+ (?:\S+ )*\p{Lu}/u.test(name)) return '';
  const texts = draft
    .pages()
    .flatMap((page) =>
      readTexts(draft, page).flatMap(({ start, end, kind }) =>
        kind === 'text' ? [draft.text(page).slice(start, end).trim()] : [],
      ),
    )
    .filter((text) => text.includes(name));
  const [first] = texts;
  return first === undefined
    ? ''
    : ` ${name} is still named in ${countOf(texts.length, 'text')}: “${first.length > 90 ? `${first.slice(0, 90)}…` : first}” Say how it should read.`;
}

/** "Delete the last two candles": as many things from an end of their list. */
function removeSeveral(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^remove (?<end>first|last|top|bottom) (?<count>two|three|four|five|[2-9]) (?<thing>\S+(?: \S+)?)$/,
  );
  const count = numberOf(match?.count?.plain ?? '');
  const home = match?.thing ? homesOfThing(step, match.thing.plain.replace(/s$/, ''), false)[0] : undefined;
  const collection = home ? findCollections(home.section)[0] : undefined;
  if (!match?.end || !home || !collection || !(count > 1)) return null;
  const isLast = /last|bottom/.test(match.end.plain);
  const gone = isLast ? collection.items.slice(-count) : collection.items.slice(0, count);
  const names = gone.map(nameOfItem);
  if (gone.length === collection.items.length)
    return refuse(
      'ambiguous',
      `There are only ${collection.items.length}. Should the whole ${wordsFor(home.section.type ?? '')} section go?`,
      [`remove the ${wordsFor(home.section.type ?? '')} section`],
    );
  const twins = names.flatMap((name) =>
    findItems(step.draft, name, step.page).filter(
      ({ page, section }) => section.type === home.section.type && page !== home.page,
    ),
  );
  removeItems(step.draft, home.page, collection, gone);
  for (const twin of twins) drop(step, twin);
  return done(
    `Removed ${names.join(', ')}`,
    countOf(gone.length, 'thing'),
    `Removed ${names.join(' and ')} from ${wordsFor(home.section.type ?? home.section.id)}.`,
  );
}

/** "Remove Ana from the team" where she is not in it: who is. */
function notThere(step: Step, name: string, homes: readonly SectionPlace[]): StepResult | null {
  const names = [...new Set(everyItem(step.draft, step.page, homes).map(({ item }) => nameOfItem(item)))];
  const type = homes[0]?.section.type;
  if (names.length === 0 || !type || type === 'nav' || type === 'footer') return null;
  return refuse(
    'not-found',
    `I see no ${name} in ${wordsFor(type)}. There: ${names.slice(0, 6).join(', ')}.`,
    names.slice(0, 2).map((known) => `remove “${known}”`),
  );
}

/** Takes what is offered under just that name out of its lists; from how many. */
export function dropOffers(step: Step, name: string): number {
  const places = everyItem(step.draft, step.page).filter(
    ({ section, item }) =>
      /^(?:services|pricing|menu|products|rooms)$/.test(section.type ?? '') && bareName(nameOfItem(item)) === bareName(name), // prettier-ignore
  );
  for (const place of places) drop(step, place);
  return places.length;
}

function drop(step: Step, place: ItemPlace): void {
  const fresh = findItems(step.draft, nameOfItem(place.item), place.page).find(
    ({ page, section }) => page === place.page && section.id === place.section.id,
  );
  if (fresh) removeItems(step.draft, fresh.page, fresh.collection, [fresh.item]);
}
