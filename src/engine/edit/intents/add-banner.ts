import { readColour } from '../colour/read-colour';
import { paintTarget } from '../colour/paint-target';
import { textSplices } from '../draft/write-text';
import { done } from '../intent';
import type { Intent } from '../intent';
import { insertSection } from '../sections/insert-section';
import { bodySections } from '../sections/move-section';
import { siteBrief } from '../sections/site-brief';
import { headingOf } from '../target/find-named-sections';
import { sectionsTarget } from '../target/make-target';
import { matchPhrase } from '../words/read-command';

/** Puts a line of news at the top of a page, in a colour if one was named; where there is a line it says the new one. */
export const addBanner: Intent = {
  name: 'add-section',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^add (?:new |small |thin |big )*(?:(?<color>\S+(?: \S+)?) )?(?:banner|bar|notice|announcement|announcement bar|notice bar|info bar|top bar|strip)(?: (?:at|on|to|across|in) (?:very )?top(?: of (?:page|site|home page))?)? (?:saying|that says|which says|reading|with text|with words|:) (?<text>.+)$/,
    );
    if (!match?.text) return null;
    const colour = match.color ? readColour(match.color.text) : null;
    if (match.color && !colour) return null;
    const { draft, page } = step;
    const text = match.text.text.replace(/^["“]|["”]$/gu, '');
    const present = bodySections(draft, page).find(({ type }) => type === 'announcement');
    const heading = present ? headingOf(present) : null;
    const first = bodySections(draft, page)[0];
    if (heading) draft.splice(page, textSplices(draft.text(page), heading, text));
    else
      insertSection(draft, page, siteBrief(draft, page), step.seed, {
        type: 'announcement',
        content: { title: text, lede: '', actions: [] },
        ...(first ? { anchor: { section: first, side: 'before' as const } } : {}),
      });
    const fresh = draft.sections(page).find(({ type }) => type === 'announcement');
    const target = fresh ? sectionsTarget([{ page, section: fresh }]) : null;
    if (target && colour) paintTarget(draft, target, colour.hex, null, 'ground');
    return done(
      'Line of news',
      `“${text}”`,
      `The line at the top of the page says “${text}”${colour ? `, on ${colour.name}` : ''}.`,
      target,
    );
  },
};
