import { readColour } from '../colour/read-colour';
import { paintTarget } from '../colour/paint-target';
import { textSplices } from '../draft/write-text';
import { done } from '../intent';
import type { Intent, Step } from '../intent';
import { insertSection, placeSection } from '../sections/insert-section';
import { bodySections } from '../sections/move-section';
import { siteBrief } from '../sections/site-brief';
import { headingOf } from '../target/find-named-sections';
import { sectionsTarget } from '../target/make-target';
import type { Target } from '../target/target';
import { matchPhrase } from '../words/read-command';

/** Puts a line of news at the top of a page, in a colour if one was named; where there is a line it says the new one. */
export const addBanner: Intent = {
  name: 'add-section',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^add (?:new |small |thin |big )*(?:(?<color>\S+(?: \S+)?) )?(?:banner|bar|notice|announcement|announcement bar|notice bar|info bar|top bar|strip)(?: (?:at|on|to|across|in) (?:very )?top(?: of (?:page|site|home page))?)?(?<every> (?:at|on|to|across|of) (?:top of )?(?:every page|all pages|whole site))? (?:saying|that says|which says|reading|with text|with words|:) (?<text>.+)$/,
    );
    if (!match?.text) return null;
    const colour = match.color ? readColour(match.color.text) : null;
    if (match.color && !colour) return null;
    const { draft } = step;
    const text = match.text.text.replace(/^["“]|["”]$/gu, '');
    const pages = match.every ? draft.pages() : [step.page];
    const targets = pages.map((page, at) =>
      writeLine(step, page, text, at === 0 ? null : (pages[0] ?? null)),
    );
    const target = targets[0] ?? null;
    for (const one of targets) if (one && colour) paintTarget(draft, one, colour.hex, null, 'ground');
    return done(
      'Line of news',
      `“${text}”`,
      `The line at the top of ${match.every ? 'every page' : 'the page'} says “${text}”${colour ? `, on ${colour.name}` : ''}.`,
      target,
    );
  },
};

/** The line says the words; where there is none yet, it comes before everything else on the page, like that of the model. */
function writeLine({ draft, seed }: Step, page: string, text: string, model: string | null): Target | null {
  const lineOf = (path: string) => draft.sections(path).find(({ type }) => type === 'announcement');
  const present = lineOf(page);
  const heading = present ? headingOf(present) : null;
  const first = bodySections(draft, page)[0];
  const words = text.charAt(0).toUpperCase() + text.slice(1);
  const anchor = first ? { section: first, side: 'before' as const } : undefined;
  const like = model ? lineOf(model)?.element : undefined;
  if (heading) draft.splice(page, textSplices(draft.text(page), heading, words));
  else if (like && model) placeSection(draft, page, draft.text(model).slice(like.start, like.end), anchor);
  else
    insertSection(draft, page, siteBrief(draft, page), seed, {
      type: 'announcement',
      content: { title: words, lede: '', actions: [] },
      ...(anchor ? { anchor } : {}),
    });
  const fresh = draft.sections(page).find(({ type }) => type === 'announcement');
  return fresh ? sectionsTarget([{ page, section: fresh }]) : null;
}
