import { elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeText, indentAt } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { countOf, doneTo, refuse } from '../intent';
import type { Intent } from '../intent';
import type { ItemPlace } from '../items/find-item';
import { findThings, namesOf, twinsOf } from '../items/find-things';
import { findNamedSections } from '../target/find-named-sections';
import { roleNamed } from '../target/role-words';
import { matchPhrase } from '../words/read-command';
import { startsWithVerb } from '../words/split-command';
import { fieldOf } from './set-item-text';
import { lineAfter, linesOf } from './set-item-line';

const more = '(?:now |also |always |still |each |all )*';
const end = '(?: (?:now|too|as well|also|from now on|these days|included))*';
const quoted =
  /^(?:add|put|write|append) (?<text>"…") (?:to|on|under|at end of|after)(?: (?:end of )?(?:description|text|words|line|entry)(?: of| for| under)?)? (?<thing>[^"]+?)(?:'s)?(?: (?:description|text|entry|card))?$/;
const days =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays|mornings?|afternoons?|evenings?)';
const told: readonly RegExp[] = [
  // "Jon now works Fridays only"
  new RegExp(`^(?<thing>[^",;:]+?) ${more}(?<text>(?:works?|teaches|is in|is here|is available|sees (?:clients|patients|people))(?: \\S+)? ?(?:on )?${days}.*)$`), // prettier-ignore
  new RegExp(`^(?<thing>[^",;:]+?) ${more}(?:comes?|served|serve it|sold|sell it) ${more}with (?<with>[^"]+?)${end}$`), // prettier-ignore
  new RegExp(`^(?<thing>[^",;:]+?) (?:is|are|gets?|has|have) ${more}(?:served|sold) ${more}with (?<with>[^"]+?)${end}$`), // prettier-ignore
  new RegExp(`^(?<thing>[^",;:]+?) (?:(?:now|also) )+(?:includes?|contains?) (?<within>[^"]+?)${end}$`),
  /^(?<thing>[^",;:]+?) (?:includes?|contains?) (?:(?:now|also) )?(?<within>[^"]+?) (?:now|too|as well|from now on)$/,
];

/** "Add "good with cats" to Juno", "pancakes come with berries now": what is told of a thing, behind what its list says of it. */
export const extendItem: Intent = {
  name: 'set-text',
  attempt(step) {
    const match =
      matchPhrase(step.part, quoted) ??
      (startsWithVerb.test(step.part.plain) || /^(?:we|it|they|everything|site|page) /.test(step.part.plain)
        ? null
        : told.map((form) => matchPhrase(step.part, form)).find((one) => one !== null));
    if (!match?.thing) return null;
    const isSection = findNamedSections(step.draft, match.thing.plain, step.page).length > 0;
    if (isSection || roleNamed(match.thing.plain)) return null;
    const found = findThings(step, match.thing);
    const names = namesOf(found);
    const [first] = found;
    if (!first)
      return (match.with ?? match.within)
        ? refuse('not-found', `I see nothing called ${match.thing.text} on this site to say that of.`)
        : null;
    if (names.length > 1) return refuse('ambiguous', `Which one: ${names.slice(0, 4).join(', ')}?`);
    // Apps, reviews and questions say nothing of a thing that more could be said behind.
    if (/^(?:app|testimonials|faq|nav|footer)$/.test(first.section.type ?? '')) return null;
    const places = found.length > 1 ? found : twinsOf(step, first);
    const words = (match.text ?? match.with ?? match.within)?.text ?? '';
    const lead = match.with ? 'with' : match.within ? 'includes' : '';
    let count = 0;
    for (const page of new Set(places.map((one) => one.page))) {
      const html = step.draft.text(page);
      const splices = places
        .filter((one) => one.page === page)
        .map((place) => extension(html, place, words, lead))
        .filter(({ start }, at, all) => all.findIndex((other) => other.start === start) === at);
      step.draft.splice(page, splices);
      count += splices.length;
    }
    const name = names[0] ?? '';
    return doneTo(
      name,
      `Description of “${name}”`,
      countOf(count, 'place'),
      `${name} says “${lead === '' ? words : `${lead} ${words}`}” too now.`,
    );
  },
};

function extension(html: string, place: ItemPlace, words: string, lead: '' | 'with' | 'includes'): Splice {
  const line = linesOf(place.item.element).at(-1);
  if (line) return lineAfter(html, line, raised(words));
  const text = fieldOf(place, 'text');
  const told = lead === '' ? words : `${lead} ${words}`;
  if (!text || !isText(text)) {
    const { title } = place.item;
    return { start: title.end, end: title.end, text: `\n${indentAt(html, title.start)}<p>${escapeText(raised(told))}</p>` }; // prettier-ignore
  }
  const isSentence = /[.!?…]$/u.test(wordsIn(text).trim());
  const sentence = `${lead === 'with' ? 'Comes ' : ''}${lead === 'with' ? told : raised(told)}`;
  const said = isSentence ? ` ${sentence}${/[.!?…]$/u.test(sentence) ? '' : '.'}` : `, ${told}`;
  const inner = html.slice(text.openEnd, text.closeStart);
  const at = text.openEnd + inner.trimEnd().length;
  return { start: at, end: at, text: escapeText(said) };
}

const isText = (element: PageElement): boolean => elementsIn(element).every(({ tag }) => /^(?:b|strong|em|i|br)$/.test(tag)); // prettier-ignore

const raised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
