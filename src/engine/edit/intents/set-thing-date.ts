import { elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Splice } from '../draft/splice-text';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import { isoOf } from '../facts/dates';
import type { CalendarDay } from '../facts/dates';
import { readDayNear } from '../facts/read-day-near';
import { rewriteDay, writtenDays } from '../facts/rewrite-day';
import type { WrittenDay } from '../facts/rewrite-day';
import { readTexts } from '../facts/scan-text';
import { countOf, doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { nameOfItem } from '../items/find-items';
import { findThings } from '../items/find-things';
import { siteFacts } from '../site-facts';
import { findNamedSections } from '../target/find-named-sections';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { presentDays } from './set-date';

const noun = '(?:date|day|deadline|closing date|publish(?:ing|ed)? date|post date)';
const forms: readonly RegExp[] = [
  new RegExp(`^(?:change|move|make|put|push|use|reschedule|postpone|delay) (?:${noun} (?:of|for|on) )?(?<what>.+?)(?: ${noun})?(?: back| forward)? (?:to|on|until|till|as|for|with) (?:on )?(?<date>.*\\d.*)$`), // prettier-ignore
  new RegExp(`^(?:${noun} (?:of|for|on) )?(?<what>.+?)(?: ${noun})? (?:is|are|was|will be|should be|must be|has (?:been )?moved|moves?|moved|got moved|takes place|happens|closes|ends|comes out|came out|dates)(?: (?:being|been|now|from|dated|published|posted|moved|changed|pushed back|brought forward|put back|on|by|to|until|from|rescheduled|postponed))* (?<date>.*\\d.*)$`), // prettier-ignore
];
const unlike = /(?:\s*,)?\s+(?:not|instead of|rather than|instead|now|please)(?:\s.*)?$/iu;

/** "Summer Songs is on 19 June now", "the RSVP deadline is 15 May": the date of one thing, as its text writes it. */
export const setThingDate: Intent = {
  name: 'set-date',
  attempt(step) {
    if (step.picked) return null;
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.what || !match.date) continue;
      const said = match.date.text.replace(unlike, '').trim();
      if (!/\d/u.test(said) || said.split(/\s+/u).length > 6) continue;
      if (isSiteEvent(match.what.plain)) return null;
      const result = dateThing(step, match.what, (old) => readDayNear(said, old));
      if (result) return result;
    }
    return null;
  },
};

/** What a site with one date is about: its date stands in more places than one. */
export const isSiteEvent = (plain: string): boolean =>
  /^(?:new |whole |main )?(?:event|wedding|conference|festival|party|launch|opening|date|day|countdown|it|big day)(?:'s)?$/.test(
    plain,
  );

type Place = {
  readonly page: string;
  readonly element: PageElement;
  readonly name: string;
  readonly isNamed: boolean;
};

/** Gives a thing that tells its date another one; null where nothing of that name tells one. */
export function dateThing(
  step: Step,
  what: Phrase,
  next: (old: CalendarDay) => CalendarDay | null,
): StepResult | null {
  const { draft } = step;
  const year = presentDays(step)[0]?.year ?? new Date(0).getUTCFullYear();
  const places = placesOf(step, what).filter(({ element }) => writtenDays(wordsIn(element), year).length > 0);
  const first = places[0];
  const old = first ? writtenDays(wordsIn(first.element), year)[0]?.day : undefined;
  if (!first || !old) return null;
  const names = [...new Set(places.map(({ name }) => name))];
  if (names.length > 1) return refuse('ambiguous', `Which one: ${names.slice(0, 4).join(', ')}?`);
  const day = next(old);
  if (!day) return null;
  let shown = '';
  let count = 0;
  for (const page of new Set(places.map((place) => place.page))) {
    const { language } = siteFacts(draft, page);
    const html = draft.text(page);
    const splices: Splice[] = [];
    for (const { start, end, kind } of readTexts(draft, page)) {
      const isInside = places.some(
        (one) => one.page === page && one.element.start <= start && one.element.end >= end,
      );
      if (!isInside || kind === 'data') continue;
      for (const one of writtenDays(html.slice(start, end), year)) {
        if (isoOf(one.day) !== isoOf(old)) continue;
        const text = rewriteDay(one, day, language);
        if (kind === 'text') shown = text;
        const at = start + one.start;
        splices.push({ start: at, end: at + one.text.length, text: kind === 'text' ? escapeText(text) : escapeAttribute(text) }); // prettier-ignore
      }
    }
    draft.splice(page, splices);
    count += splices.length;
  }
  if (count === 0) return null;
  const written: WrittenDay = { start: 0, text: `${old.day} June`, day: { ...old, month: 6 } };
  const words = shown || rewriteDay(written, day, 'en');
  if (isoOf(day) === isoOf(old)) return refuse('nothing-to-change', `${first.name} has that date already.`);
  const sentence = first.isNamed
    ? `${first.name}: the date is ${words} now`
    : `The date for ${first.name} is ${words} now`;
  return doneTo(first.name, `Date of ${first.name}`, words, `${sentence}, in ${countOf(count, 'place')}.`);
}

/** Where a thing tells about itself: its entries, else sentences with its words, else the section that goes by that name. */
function placesOf(step: Step, what: Phrase): readonly Place[] {
  const { draft, page } = step;
  const items = findThings(step, what)
    .filter(({ item }) => /\d/u.test(wordsIn(item.element)))
    .map(({ page: on, item }) => ({
      page: on,
      element: item.element,
      name: nameOfItem(item),
      isNamed: true,
    }));
  if (items.length > 0) return items;
  const wanted = foldWord(what.plain).split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !/^(?:the|our|for|date|day)$/.test(word)); // prettier-ignore
  if (wanted.length === 0) return [];
  const name = `the ${what.text.replace(/^(?:the|our|my) /iu, '')}`;
  const told = draft.pages().flatMap((path) => {
    const holds = draft.tree(path).elements.filter((element) => {
      if (!/^(?:p|li|dd|td|tr|article|summary|figcaption|h[1-6])$/.test(element.tag)) return false;
      const words = foldWord(wordsIn(element)).split(/[^\p{L}\p{N}]+/u);
      return wanted.every((word) => words.includes(word)) && writtenDays(wordsIn(element), 2000).length > 0;
    });
    return holds
      .filter((element) => !elementsIn(element).some((inner) => inner !== element && holds.includes(inner)))
      .map((element): Place => ({ page: path, element, name, isNamed: false }));
  });
  if (told.length > 0) return told;
  return findNamedSections(draft, what.plain, page, true).map((place) => ({
    page: place.page,
    element: place.section.element,
    name,
    isNamed: false,
  }));
}
