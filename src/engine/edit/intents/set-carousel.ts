import { classesOf, valueOf } from '../../locate/page-tree';
import { escapeAttribute } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { findCollections } from '../items/find-items';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import { headingOf } from '../target/find-named-sections';
import { wordsIn } from '../../locate/page-tree';
import { matchPhrase } from '../words/read-command';

const kinds = '(?:carousel|slider|slide ?show|swiper|scroll strip|horizontal scroll)';

/** Sets the things of a section in one row that is swiped or scrolled: no script, and the keyboard reaches it. */
export function carouselAttempt(step: Step): StepResult | null {
  const match =
    matchPhrase(
      step.part,
      new RegExp(
        `^(?:make|change|show|use|put|display) (?<target>.+?) (?:into|to|as|in|be|look like|like)? ?${kinds}(?: style)?$`,
      ),
    ) ??
    matchPhrase(
      step.part,
      new RegExp(`^(?:use|add|make) ${kinds} (?:for|of|in|to|from|with) (?<target>.+)$`),
    );
  if (!match?.target) return null;
  // Pictures stand in many places of a site; those that lie side by side are the gallery's.
  const pictures = /^(?:(?:all|our|my|these|those) )?(?:photos?|pictures?|images?|pics|photographs|artworks?)$/.test(match.target.plain); // prettier-ignore
  const target =
    (pictures ? resolveTarget(step, 'gallery') : null) ?? resolveTarget(step, match.target.plain);
  if (!target) return refuse('not-found', `I do not see “${match.target.text}” on this site.`);
  const place = target?.sections[0];
  const collection = place ? findCollections(place.section)[0] : undefined;
  // Where the section itself is the list, its heading would stand in the row too.
  if (!place || !collection || collection.holder.start === place.section.element.start)
    return refuse(
      'not-found',
      `I see no list of things in “${match.target.text}” that could stand in one row. Name a section that has one.`,
    );
  const word = classesOf(collection.holder).find((one) => !/^of-\d+$/.test(one));
  const base = giveSelector(step.draft, target);
  if (!base) return null;
  const selector = `${base} ${word ? `.${word}` : collection.holder.tag}`;
  const { holder } = collection;
  const fresh = headingOf(place.section);
  const label = escapeAttribute(fresh ? wordsIn(fresh) : target.label);
  const own = [
    valueOf(holder, 'tabindex') === '' ? ' tabindex="0"' : '',
    /^(?:ul|ol)$/.test(holder.tag) || valueOf(holder, 'role') !== '' ? '' : ' role="group"',
    valueOf(holder, 'aria-label') === '' ? ` aria-label="${label}"` : '',
  ].join('');
  const at = holder.start + 1 + holder.tag.length;
  step.draft.splice(place.page, [{ start: at, end: at, text: own }]);
  writeRule(step.draft, {
    selector,
    declarations: {
      display: 'grid',
      columns: 'auto',
      'grid-template-columns': 'none',
      'grid-auto-flow': 'column',
      'grid-auto-columns': 'min(78%, 22rem)',
      'overflow-x': 'auto',
      'overscroll-behavior-x': 'contain',
      'scroll-snap-type': 'x mandatory',
    },
    block: target.block,
  });
  writeRule(step.draft, {
    selector: `${selector} > *`,
    declarations: { 'grid-column': 'auto', 'grid-row': 'auto', margin: '0', 'scroll-snap-align': 'start' },
    block: target.block,
  });
  const name = target.label.charAt(0).toUpperCase() + target.label.slice(1);
  return done(
    name,
    'one row to swipe',
    `${name} is one row now that visitors swipe or scroll sideways.`,
    target,
  );
}
