import { childElements, elementsIn } from '../../locate/page-tree';
import { done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { writeRule } from '../style/write-rule';
import { findNamedSections } from '../target/find-named-sections';
import { bodyOf, sectionsTarget } from '../target/make-target';
import { resolveTarget } from '../target/resolve-target';
import type { Target } from '../target/target';
import { matchPhrase } from '../words/read-command';

const shapes: readonly (readonly [RegExp, string, string])[] = [
  [/^square$/, '1', 'square'],
  [/^(?:round|circular|circles?)$/, '1', 'round'],
  [/^(?:landscape|horizontal)$/, '4 / 3', 'wide'],
  [/^(?:portrait|vertical)$/, '3 / 4', 'upright'],
];

/** "The product photos" are those of the section of products. */
function namedSections({ draft, page }: Step, where: string): Target | null {
  const found = findNamedSections(draft, where.endsWith('s') ? where : `${where}s`, page);
  return found.length > 0 ? sectionsTarget(found) : null;
}

/** "make the pictures square": the shape that pictures are cut to. */
export function pictureShapeAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:make|change|crop|cut|show) (?:all )?(?<target>(?:.+ )?(?:pictures?|photos?|images?|portraits?|illustrations?|drawings?)(?: (?:in|of|on) .+)?) (?:to |into |be |as |in )*(?<shape>square|round|circular|circles?|landscape|portrait|vertical|horizontal)(?: format| shape| shaped)?$/,
  );
  const shape = shapes.find(([words]) => words.test(match?.shape?.plain ?? ''));
  if (!match?.target || !shape) return null;
  const phrase = match.target.plain;
  const where =
    /^(?:.+ )?(?:in|of|on) (?<where>.+)$/.exec(phrase)?.groups?.where ??
    /^(?!all |every )(?<where>.+) (?:pictures?|photos?|images?|illustrations?|drawings?)$/.exec(phrase)
      ?.groups?.where;
  const isAll = /\b(?:all|every)\b/.test(step.part.source);
  // "Put the gallery in two columns and make the pictures square": those of the gallery.
  const section = where
    ? (namedSections(step, where) ?? resolveTarget(step, where))
    : !isAll && step.last?.kind === 'section'
      ? step.last
      : null;
  if (where && !section) return refuse('not-found', `I do not see “${where}” on this site.`);
  const root = section?.places[0]?.element ?? bodyOf(step.draft, step.page);
  const pictures = root
    ? elementsIn(root).filter(
        (element) =>
          element.tag === 'img' ||
          (element.tag === 'svg' && /\bart\b/.test(element.attributes.get('class')?.value ?? '')),
      )
    : [];
  if (pictures.length === 0 || childElements(root ?? (pictures[0] as never)).length === 0)
    return refuse('not-found', 'I see no pictures there.');
  const base = section?.selector ? `${section.selector} ` : 'main ';
  writeRule(step.draft, {
    selector: `${base}:is(img, svg.art)`,
    declarations: {
      'aspect-ratio': shape[1],
      'block-size': 'auto',
      'object-fit': 'cover',
      ...(shape[2] === 'round' ? { 'border-radius': '50%' } : {}),
    },
    block: section?.block ?? null,
  });
  return done(
    'Pictures',
    shape[2],
    `The pictures${section ? ` in ${section.label}` : ''} are ${shape[2]} now.`,
    section,
  );
}
