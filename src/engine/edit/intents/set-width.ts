import { elementsIn } from '../../locate/page-tree';
import { done } from '../intent';
import type { Step, StepResult } from '../intent';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { classesOf } from '../../locate/page-tree';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';
import { selectorsOfRoles } from '../target/role-selectors';

export function widthAttempt(step: Step): StepResult | null {
  const match =
    matchPhrase(
      step.part,
      /^(?:make|change|show|use|stretch|have) (?<target>.+?) (?:to |be |into |with |as |for |a |an )*(?:full-width|full width|edge to edge|full-bleed|full bleed|wide|wider|full screen|fullscreen|full-screen|full height)(?: (?<thing>image|picture|background|banner|layout|section|photo|hero))?$/,
    ) ??
    matchPhrase(
      step.part,
      /^(?:use|add|show) (?:a )?(?:full-width|full-bleed|full screen|full-screen) (?<thing>image|picture|photo|banner) (?:for|in|as) (?<target>.+)$/,
    );
  if (!match?.target) return null;
  const target = resolveTarget(step, match.target.plain);
  const selector = !target
    ? null
    : target.kind === 'role' && target.role
      ? selectorsOfRoles[target.role]
      : giveSelector(step.draft, target);
  if (!target || !selector) return null;
  const isTall = /screen|height/.test(step.part.plain);
  const root =
    target.places[0]?.element ??
    step.draft.sections(step.page).find(({ type }) => type === target.role)?.element;
  const art = root
    ? elementsIn(root).find(({ tag }) => tag === 'figure' || tag === 'img' || tag === 'svg')
    : undefined;
  const block = target.block ?? (target.role === 'hero' ? 'hero' : null);
  if (root && root.tag === 'section') {
    writeRule(step.draft, {
      selector,
      declarations: {
        'grid-template-columns': 'minmax(0, 1fr)',
        'max-inline-size': 'none',
        ...(isTall ? { 'min-block-size': '100svh' } : {}),
      },
      block,
    });
    let child = root.children.find((node) => node.kind === 'element');
    const holder = root.children.filter((node) => node.kind === 'element');
    if (holder.length === 1 && child?.kind === 'element' && child.tag === 'div' && classesOf(child)[0]) {
      writeRule(step.draft, {
        selector: `${selector} > .${classesOf(child)[0] ?? ''}`,
        declarations: { 'grid-template-columns': 'minmax(0, 1fr)', 'max-inline-size': 'none' },
        block,
      });
    }
    if (art && /image|picture|photo|hero|banner|full/.test(step.part.plain)) {
      let frame = art;
      while (
        frame.parent &&
        frame.parent !== root &&
        frame.parent.children.filter((node) => node.kind === 'element').length === 1
      )
        frame = frame.parent;
      const name = classesOf(frame)[0];
      const inner = `${selector} ${name ? `.${name}` : frame.tag}`;
      writeRule(step.draft, {
        selector: inner,
        declarations: { 'inline-size': '100%', 'max-inline-size': 'none', order: '-1' },
        block,
      });
      writeRule(step.draft, {
        selector: `${inner === `${selector} svg` ? inner : `${inner} :is(svg, img)`}`,
        declarations: {
          'inline-size': '100%',
          'max-inline-size': 'none',
          'max-block-size': '70vh',
          'object-fit': 'cover',
        },
        block,
      });
      child = undefined;
    }
  } else {
    writeRule(step.draft, {
      selector,
      declarations: { 'inline-size': '100%', 'max-inline-size': 'none' },
      block,
    });
  }
  return done(
    target.label,
    isTall ? 'as high as the screen' : 'full width',
    `${target.label.charAt(0).toUpperCase()}${target.label.slice(1)} is ${isTall ? 'as high as the screen' : 'full width'} now.`,
    target,
  );
}

export function stickyAttempt(step: Step): StepResult | null {
  const isSpoken = step.last?.role === 'header' || step.last?.role === 'nav' || step.last?.block === 'nav';
  const match =
    (isSpoken
      ? matchPhrase(
          step.part,
          /^(?:make|keep|let|have) (?:it|that) (?:to )?(?:stay |be )?(?<way>sticky|fixed|(?:always )?(?:visible|in view|on top|at top|on screen)(?: (?:when|while) (?:i |you |people |we )?scroll(?:ing)?| always)?|static|scroll away)$/,
        )
      : null) ??
    matchPhrase(
      step.part,
      /^(?:make|keep|use|add)? ?(?:header|nav|navbar|navigation|menu)(?: bar)? (?:to )?(?:stay |be )?(?<way>sticky|fixed|always visible|always on top|at top|on top|when scrolling|visible when scrolling|at top when scrolling|not sticky|unsticky|static|scroll away)(?: (?:at|on|to) top)?$/,
    ) ??
    matchPhrase(
      step.part,
      /^(?:add|use|make|want) (?<way>sticky|fixed) (?:header|nav|navbar|navigation|menu)(?: bar)?$|^(?<short>sticky) (?:header|nav|navbar|navigation|menu)(?: bar)?$/,
    );
  const way = match?.way ?? match?.short;
  if (!way) return null;
  const isStatic = /not|un|static|away/.test(way.plain);
  const section = step.draft.sections(step.page).find(({ id }) => id === 'nav');
  const word = section ? classesOf(section.element)[0] : undefined;
  writeRule(step.draft, {
    selector: word ? `.${word}` : 'header',
    declarations: isStatic
      ? { position: 'static' }
      : { position: 'sticky', 'inset-block-start': '0', 'z-index': '5' },
  });
  return done(
    'The header',
    isStatic ? 'scrolls away' : 'sticky',
    `The header ${isStatic ? 'scrolls away with the page' : 'stays on top while scrolling'} now.`,
    resolveTarget(step, 'header'),
  );
}
