import { readColour } from '../colour/read-colour';
import { mixOf } from '../colour/shades';
import { swapColour } from '../colour/swap-colour';
import { done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';
import { wordsFor } from '../words/section-words';

/** "Make the yellow more orange": half the way from one colour to another, wherever the site has the first. */
export function turnAttempt(step: Step): StepResult | null {
  const turned = matchPhrase(
    step.part,
    /^make (?:all )?(?<from>\S+(?: \S+)?) (?:more|bit|slightly) (?<toward>\S+)$/,
  );
  const base = turned?.from ? readColour(turned.from.text) : null;
  const toward = turned?.toward ? readColour(turned.toward.text) : null;
  if (!base || !toward) return null;
  const mixed = { ...base, hex: mixOf(base.hex, toward.hex, 0.5) };
  return swapColour(step.draft, base, mixed) === 0
    ? refuse('not-found', `I found no ${base.name} on this site to change.`)
    : done(`More ${toward.name} ${base.name}`, mixed.hex, `The ${base.name} is more ${toward.name} now (${mixed.hex}).`); // prettier-ignore
}

/** "Don't use purple": what should take its place is for the owner to say. */
export function unwantedAttempt(step: Step): StepResult | null {
  const match = matchPhrase(step.part, /^(?:do not|don't|dont|no|never|remove|avoid|without) (?:(?:use|want|like|have|more) )*(?:any |all )?(?<colour>\S+(?: \S+)?)$/); // prettier-ignore
  const colour = match?.colour ? readColour(match.colour.text) : null;
  if (!colour) return null;
  if (swapColour(step.draft, colour, { ...colour, hex: mixOf(colour.hex, '#777777', 0.5) }) === 0)
    return refuse('nothing-to-change', `I found no ${colour.name} on this site.`);
  return refuse('ambiguous', `What should take the place of the ${colour.name}? For example:`, [
    `change ${colour.name} to navy`,
    `change ${colour.name} to dark green`,
    `make the ${colour.name} softer`,
  ]);
}

/** "Remove the background from the team section": it stands on the ground of the page. */
export function plainGroundAttempt(step: Step): StepResult | null {
  const match =
    matchPhrase(step.part, /^(?:remove|no) (?:colored )?(?:background|fill|tint)(?: color)? (?:from|of|on|behind|in|under) (?<target>.+)$/) ??
    matchPhrase(step.part, /^(?:remove|no) (?<target>(?!page |site |whole ).+?)(?:'s)? (?:background|fill|tint)(?: color)?$/); // prettier-ignore
  const places = match?.target ? (resolveTarget(step, match.target.plain)?.sections ?? []) : [];
  const first = places[0];
  if (!first) return null;
  let count = 0;
  for (const { page, section } of places) {
    const name = section.element.attributes.get('class');
    const next = name?.value.replace(/\s*\bon-(?:brand|surface|accent|ink|dark)\b/g, '').trim();
    if (!name || next === name.value) continue;
    step.draft.splice(page, [{ start: name.start, end: name.end, text: `class="${next ?? ''}"` }]);
    count += 1;
  }
  const label = `the ${wordsFor(first.section.type ?? first.section.id)} section`;
  return count === 0
    ? refuse('nothing-to-change', `${label.charAt(0).toUpperCase()}${label.slice(1)} has no background of its own.`)
    : done(label, 'no background of its own', `Took the background off ${label}: it stands on that of the page now.`); // prettier-ignore
}
