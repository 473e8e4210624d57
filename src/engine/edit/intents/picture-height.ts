import type { PageElement } from '../../locate/page-tree';
import { done } from '../intent';
import type { Step, StepResult } from '../intent';
import type { Device } from '../style/write-rule';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { elementTarget } from '../target/make-target';
import type { Target } from '../target/target';
import { deviceWords } from '../words/take-device';

/** "Make the picture at the top less tall": one drawing is cut, not squeezed; several that lie over each other shrink together. */
export function pictureHeight(
  step: Step,
  target: Target,
  selector: string,
  device: Device | null,
  way: string,
): StepResult | null {
  const [first, ...others] = target.places.map(({ element }) => element);
  const page = target.places[0]?.page;
  const isPicture = target.places.every(({ element }) => /^(?:svg|img|figure|picture)$/.test(element.tag));
  if (!isPicture || !first || page === undefined || way === '') return null;
  const isLess = /less|lower|not so|shorter/.test(way);
  const frame = others.reduce((at: PageElement | null, one) => around(at, one), first);
  const isGroup = frame !== null && !/^(?:svg|img|figure|picture)$/.test(frame.tag);
  // What lies over each other keeps its places only as a whole.
  if (isGroup && (!isLess || frame.attributes.has('data-section'))) return null;
  const whole = isGroup
    ? giveSelector(step.draft, elementTarget(step.draft, page, frame, target.label))
    : null;
  if (isGroup && !whole) return null;
  writeRule(step.draft, {
    selector: whole ?? selector,
    declarations: whole
      ? { 'max-inline-size': 'min(100%, 21rem)', 'margin-inline': 'auto' }
      : isLess
        ? { 'max-block-size': 'clamp(12rem, 34svh, 20rem)', 'min-block-size': '0', 'inline-size': '100%', 'object-fit': 'cover' } // prettier-ignore
        : { 'min-block-size': 'clamp(20rem, 70svh, 44rem)', 'object-fit': 'cover' },
    device,
    block: target.block,
  });
  const name = target.label.charAt(0).toUpperCase() + target.label.slice(1);
  const words = isLess ? 'lower' : 'taller';
  const be = target.label.startsWith('the pictures') ? 'are' : 'is';
  return done(name, words, `${name} ${be} ${words}${deviceWords(device)} now.`, target);
}

/** The innermost element that holds both. */
function around(one: PageElement | null, other: PageElement): PageElement | null {
  let at = one;
  while (at && !(at.start <= other.start && at.end >= other.end)) at = at.parent;
  return at;
}
