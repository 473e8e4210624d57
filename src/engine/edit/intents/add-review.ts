import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { addReview, reviewsIn } from '../items/write-review';
import { wordsIn } from '../../locate/page-tree';
import { homesFor } from '../items/thing-types';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

const asked =
  '^add (?:new |another |one more |extra |this |following |nice )*(?:customer |client |guest |google |five star |5 star )?(?:review|testimonial|testimonials|reviews|quote|recommendation)(?: to (?:reviews|testimonials|site|page))?';
const by = '(?:by|from|of|to|called|-|–|—)';
const forms: readonly RegExp[] = [
  new RegExp(`${asked}(?: :)? (?<text>"…")(?: (?:,|by|from|of|-|–|—))+ (?<who>.+)$`),
  new RegExp(`${asked} ${by} (?<who>.+?)(?: ,)? (?:saying|that says|who says|said|:|with text) (?<text>.+)$`),
  new RegExp(`${asked} ${by} (?<who>.+?)(?: ,)? (?<text>"…")$`),
  new RegExp(`${asked} ${by} (?<who>.+)$`),
  new RegExp(`${asked}(?: :)? (?<text>"…")$`),
];

/** Adds what a customer said to the reviews. Without their words it asks for them: none are made up. */
export const addReviewIntent: Intent = {
  name: 'add-item',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.who && !match?.text) continue;
      if (/^(?:section|page|block|form)\b/.test(match.who?.plain ?? '')) return null;
      return write(step, match.who, match.text);
    }
    return null;
  },
};

function write(step: Step, who: Phrase | undefined, said: Phrase | undefined): StepResult | null {
  const homes = homesFor(step, ['testimonials']);
  if (homes.length === 0)
    return refuse('not-found', 'This site has no reviews section to add it to.', [
      'add a testimonials section',
    ]);
  const { name, role } = splitSpeaker(who?.text ?? '');
  const text = (said?.text ?? '').replace(/^["“”«„]|["“”»]$/gu, '').trim();
  if (text === '')
    return refuse(
      'ambiguous',
      `What did ${name} say? Only they know it. Say both at once: add a review by ${name}: "…".`,
    );
  if (name === '')
    return refuse('ambiguous', `Who said “${text}”? Say it with the name: add a review by …: "${text}".`);
  for (const home of homes) {
    const isThere = reviewsIn(home.section.element).some((element) => {
      const words = wordsIn(element);
      return words.includes(name) && words.includes(text);
    });
    if (isThere) return refuse('nothing-to-change', `That review by ${name} is there already.`);
    if (!addReview(step.draft, home.page, home.section, { name, role, text })) continue;
    return done('Added to testimonials', name, `Added the review by ${name}${role ? `, ${role}` : ''}.`);
  }
  return refuse('not-found', 'I found no reviews there to write it like.', ['add a testimonials section']);
}

/** "Priya Nair, head librarian": who speaks, and what they are. */
function splitSpeaker(text: string): { readonly name: string; readonly role: string | null } {
  const [name = '', ...more] = text
    .replace(/^(?:our |a |the )?(?:customer|client|guest) /i, '')
    .split(/\s*,\s+|\s+[–—-]\s+|\s+\(|\)/u);
  const role = more.filter(Boolean).join(', ').trim();
  return { name: capital(name.trim()), role: role === '' ? null : capital(role) };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
