import type { PageElement } from '../../locate/page-tree';
import { classesOf, elementsIn, isWithin, wordsIn } from '../../locate/page-tree';
import { escapeText, indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { textSplices } from '../draft/write-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { everyItem } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { findThings, namesOf, twinsOf } from '../items/find-things';
import { homesFor } from '../items/thing-types';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

const field =
  '(?<field>answer|reply|text|description|quote|words|role|job title|job|title|question|name|author|caption|duration|subtitle)';
const nth =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|\\dst|\\dnd|\\drd|\\dth) \\S+(?: in .+?)?';
const forms: readonly RegExp[] = [
  new RegExp(`^(?<thing>${nth}) : change ${field} (?:to|into|:) (?<text>.+)$`),
  new RegExp(`^change ${field} (?:of|to|for|in|from|under) (?<thing>.+?) (?:to|into|with|by|:) (?<text>.+)$`),
  new RegExp(
    `^rename (?<thing>(?<asked>${nth.replace('\\S+', '(?:faq )?question')})) (?:to|as|into) (?<text>.+)$`,
  ),
  new RegExp(
    `^${field} (?:of|to|for|in) (?<thing>.+?) (?:should be|should say|should read|is|:)(?: :)? (?<text>.+)$`,
  ),
  new RegExp(
    `^(?<thing>.+?)'s ${field} (?:should be|should say|should read|is now|is|:) (?:now )?(?<text>.+)$`,
  ),
  new RegExp(`^(?:change|make|use) (?<thing>.+?)(?:'s)? ${field} (?:to|into|say|:|to say) (?<text>.+)$`),
  new RegExp(
    `^(?:change|use|rewrite) (?<thing>${nth}) (?:to|with|into) (?<text>"…")(?: (?:by|from|-|–|—) (?<author>.+))?$`,
  ),
  /^(?<thing>\S+(?: \S+)?) is (?:now )?(?<role>(?!leaving|gone|away|off|ill|sick|on |retir|stepping|standing down|moving|going|coming|joining|starting|getting|not |no longer|too ).+?)(?: now)?$/,
  new RegExp(`^(?:answer) (?:of|to|for)? ?(?<thing>.+?) (?:with|:) (?<text>.+)$`),
];

const quotes = new Set(['testimonials']);

/** Sets one text of one thing: the answer to a question, the words or the author of a review, somebody's role. */
export const setItemText: Intent = {
  name: 'set-text',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const text = match?.text ?? match?.role;
      if (!match?.thing || !text) continue;
      const places = findThings(step, match.thing);
      const first = places[0];
      if (!first) continue;
      const isPerson = /^(?:team|speakers|teacher)$/.test(first.section.type ?? '');
      if (match.role && !isPerson) continue;
      const names = namesOf(places);
      if (names.length > 1) return refuse('ambiguous', `Which one: ${names.slice(0, 4).join(', ')}?`, []);
      // "Change the second room to …" gives it another name; a review's name is whoever said it.
      const isAsked = match.asked !== undefined;
      const isReview =
        first.section.type === 'testimonials' ||
        elementsIn(first.item.element).some(({ tag }) => tag === 'blockquote');
      if (!match.field && !match.role && !isReview && !isAsked && !form.source.startsWith('^(?:answer'))
        continue;
      const result = write(
        step,
        places,
        match.role ? 'role' : isAsked ? 'question' : (match.field?.plain ?? (isReview ? 'text' : 'answer')),
        text,
        match.author,
      );
      if (result) return result;
    }
    return unknownPerson(step);
  },
};

/** "Change Tom's role to …" where the team has no Tom: who is in it. */
function unknownPerson(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:(?:change|make|use) )?(?<who>\S+(?: \S+){0,2}?)(?:'s)? (?:role|job title|job) (?:to|into|:|is|is now|should be) .+$/,
  );
  const homes = homesFor(step, ['team', 'teacher', 'speakers']);
  if (!match?.who || homes.length === 0) return null;
  const names = [...new Set(everyItem(step.draft, step.page, homes).map(({ item }) => nameOfItem(item)))];
  return refuse(
    'not-found',
    `I see nobody called ${match.who.text.replace(/['’]s$/u, '')} here. There are: ${names.slice(0, 6).join(', ')}.`,
  );
}

function write(
  step: Step,
  places: readonly ItemPlace[],
  wanted: string,
  said: Phrase,
  author: Phrase | undefined,
): StepResult | null {
  const first = places[0] as ItemPlace;
  const all = places.length > 1 ? places : twinsOf(step, first);
  // A question stays one: the mark at the end of an order is lost with the order's own.
  const isAsking =
    wanted === 'question' && /[?？؟]$/u.test(nameOfItem(first.item)) && !/[?？؟!.]$/u.test(said.text);
  const text = isAsking ? { ...said, text: `${said.text}?` } : said;
  let count = 0;
  for (const page of new Set(all.map((place) => place.page))) {
    const html = step.draft.text(page);
    const splices: Splice[] = all
      .filter((place) => place.page === page)
      .flatMap((place) => {
        const element = fieldOf(place, wanted);
        const by = author ? fieldOf(place, 'author') : null;
        return [
          ...(element
            ? textSplices(html, element, text.text)
            : /role|job|description|text/.test(wanted) && /^h[2-6]$/.test(place.item.title.tag)
              ? [newLine(html, place.item.title, text.text)]
              : []),
          ...(by && author ? textSplices(html, by, author.text) : []),
        ];
      });
    step.draft.splice(
      page,
      splices.filter(({ start }, index) => splices.findIndex((other) => other.start === start) === index),
    );
    count += splices.length;
  }
  if (count === 0) return null;
  const name = nameOfItem(first.item);
  const isNamed = ['question', 'name', 'title', 'author'].includes(wanted);
  return done(
    isNamed ? name : `${capital(wanted)} of “${name}”`,
    `“${text.text}”, ${countOf(count, 'place')}`,
    isNamed
      ? `It says “${text.text}” now.`
      : `The ${wanted} of “${name}” is “${text.text}” now${author ? `, by ${author.text}` : ''}.`,
  );
}

/** A line below the name of a thing that said no more than that so far. */
const newLine = (html: string, title: PageElement, text: string): Splice => ({
  start: title.end,
  end: title.end,
  text: `\n${indentAt(html, title.start)}<p>${escapeText(text.charAt(0).toUpperCase() + text.slice(1))}</p>`,
});

/** The element of a thing that holds a field; null when it has none. */
export function fieldOf({ section, item }: ItemPlace, wanted: string): PageElement | null {
  const inside = elementsIn(item.element);
  const isQuote = quotes.has(section.type ?? '') || inside.some(({ tag }) => tag === 'blockquote');
  if (wanted === 'question' || wanted === 'name')
    return isQuote ? (authorOf(inside) ?? item.title) : item.title;
  if (wanted === 'author') return authorOf(inside);
  if (wanted === 'title' && !isQuote) return item.title;
  if (isQuote && /answer|text|description|quote|words|title/.test(wanted)) {
    const block = inside.find(({ tag }) => tag === 'blockquote');
    return block ? (elementsIn(block).find(({ tag }) => tag === 'p') ?? block) : null;
  }
  const texts = inside.filter(
    (element) =>
      /^(?:p|dd|figcaption|small|span)$/.test(element.tag) &&
      wordsIn(element) !== '' &&
      !isWithin(element, item.title) &&
      !isWithin(item.title, element) &&
      !(item.price && isWithin(item.price.parent, element)) &&
      !elementsIn(element).some(({ tag }) => ['a', 'button', 'input'].includes(tag)),
  );
  const isRole = (element: PageElement) =>
    classesOf(element).some((word) => /role|job|end|sub|kicker|meta/.test(word)) ||
    wordsIn(element).split(' ').length < 4;
  if (/role|job|subtitle/.test(wanted)) return texts.find(isRole) ?? null;
  return texts.find((element) => element.tag === 'p' && !isRole(element)) ?? texts[0] ?? null;
}

function authorOf(inside: readonly PageElement[]): PageElement | null {
  return inside.find(({ tag }) => tag === 'cite') ?? inside.find(({ tag }) => tag === 'figcaption') ?? null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
