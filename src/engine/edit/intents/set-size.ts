import { elementsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findTokens, tokenNumber } from '../style/site-tokens';
import { styleSheetPaths } from '../style/find-styles';
import { setDeclarations, writeRule } from '../style/write-rule';
import type { Device } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { innerRoleNamed } from '../target/find-inner';
import { resolveTarget } from '../target/resolve-target';
import type { Target } from '../target/target';
import { keepWords, matchPhrase } from '../words/read-command';
import { deviceWords, takeDevice } from '../words/take-device';
import { presentSize } from '../style/present-size';

const textTags =
  /^(?:h[1-6]|p|span|a|b|strong|em|li|dt|dd|blockquote|q|label|time|small|cite|caption|th|td|button|summary|figcaption)$/;

type Wish = { readonly factor: number | null; readonly exact: string | null; readonly words: string };

/** Makes text, pictures or one picked thing bigger or smaller, on all screens or some. */
export const setSize: Intent = {
  name: 'set-size',
  attempt(step) {
    const { device, rest } = takeDevice(step.part.plain);
    const part = keepWords(step.part, rest);
    const forms: readonly RegExp[] = [
      /^(?:make|change) (?<target>.+?) (?<amount>[\d.]+ ?(?:%|percent)) (?<way>bigger|smaller|larger)$/,
      /^(?:make|change|put|get|use) (?<target>.+?)?\s*(?:text )?(?:size )?(?<much>much |way |twice as |two times |even |quite )?(?<way>bigger|smaller|larger|big|small|huge|tiny|large)(?: (?:text|font|size))?$/,
      /^add (?<target>(?!bigger|smaller|larger).+?) (?<way>bigger|smaller|larger)$/,
      /^(?:make )?(?<way>bigger|smaller|larger) (?<target>.+)$/,
      /^(?:use|add) (?:a )?(?<way>bigger|smaller|larger) (?<target>.+)$/,
      /^(?<way>increase|decrease|reduce|enlarge|raise|lower|grow|shrink) (?:size of |font size of |text size of |size for )?(?<target>.+?)(?: size| text size| font size)?(?: (?:by|to) (?<amount>[\d.]+ ?(?:px|rem|em|%|percent|pt)))?$/,
      /^(?:make|change) (?<target>.+?) (?:size )?(?:to )?(?<amount>[\d.]+ ?(?:px|rem|em|%|percent|pt))(?: (?:bigger|smaller|larger|big|large|wide|high|tall))?$/,
      /^(?<target>.+?) (?:is|are|looks?|seems?) (?:too|very) (?<state>small|big|large|tiny)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(part, form);
      if (!match) continue;
      const wish = readWish(
        match.way?.plain ?? '',
        match.amount?.plain,
        match.much?.plain,
        match.state?.plain,
        rest,
      );
      const phrase = (match.target?.plain ?? (step.last ? 'it' : 'text'))
        .replace(/^(?:font size|text size|size) of /, '')
        .replace(/ (?:font size|text size|size)$/, '')
        .replace(/^(?:everything|all|whole thing|all of it|body|normal|regular)$/, (all) =>
          all === 'body' ? 'body text' : 'text',
        );
      const quoted = phrase.includes('"…"')
        ? /["“„«](.+?)["”“»]/u.exec(match.target?.text ?? '')?.[1]
        : undefined;
      const result = wish ? resize(step, quoted ?? phrase, wish, device) : null;
      if (result) return result;
    }
    return null;
  },
};

function readWish(
  way: string,
  amount: string | undefined,
  much: string | undefined,
  state: string | undefined,
  plain: string,
): Wish | null {
  const isSmaller =
    /smaller|small|tiny|decrease|reduce|lower|shrink/.test(way) || /big|large/.test(state ?? '');
  const exact = amount?.replace(/\s/g, '').replace('percent', '%').replace(/pt$/, 'px');
  const isChange = /\bby\b|bigger|smaller|larger/.test(plain);
  if (exact?.endsWith('%')) {
    const share = Number.parseFloat(exact) / 100;
    const factor = isChange ? (isSmaller ? 1 - share : 1 + share) : share;
    return factor > 0.1 && factor < 6 ? { factor, exact: null, words: exact } : null;
  }
  if (exact && !isChange) return { factor: null, exact, words: exact };
  const base = /much|way|huge|tiny|even/.test(`${much ?? ''}${way}`)
    ? 1.4
    : /twice|two times/.test(much ?? '')
      ? 2
      : 1.15;
  return { factor: isSmaller ? 1 / base : base, exact: null, words: isSmaller ? 'smaller' : 'bigger' };
}

function resize(step: Step, phrase: string, wish: Wish, device: Device | null): StepResult | null {
  const isPicked = step.picked !== null && /^(?:it|this|that|text|)$/.test(phrase);
  const target = resolveTarget(step, isPicked ? 'it' : phrase);
  if (!target)
    return refuse('not-found', `I do not see “${phrase}” on this site, so nothing changed its size.`);
  const isBody = /^(?:body|body text|body copy|main|main text|running|running text|paragraphs?|paragraph text|copy)$/.test(phrase); // prettier-ignore
  if (target.role === 'text' && isBody && device === null && wish.factor !== null) {
    const result = resizeBody(step, wish, wish.factor);
    if (result) return result;
  }
  if (target.role === 'text' || target.role === 'site') return resizeText(step, wish, device);
  if (target.role === 'headings') return resizeSelector(step, target, 'h1, h2, h3', wish, device);
  // Drawings and photos fill the room they have: their size is that of their columns.
  if (target.role === 'images')
    return refuse(
      'not-found',
      'Pictures fill the columns they stand in, so they have no size of their own. Fewer columns make them bigger:',
      ['show the gallery in 2 columns', 'show the portfolio in 2 columns'],
    );
  if (target.kind === 'role') return resizeRole(step, target, wish, device);
  const inner =
    target.kind === 'section' && !step.picked ? innerRoleNamed(phrase.split(' ').at(-1) ?? '') : null;
  const selector = giveSelector(step.draft, target);
  if (!selector) return null;
  const isMap = target.sections[0]?.section.type === 'map' && inner === null && wish.factor !== null;
  if (isMap && /map|location|directions/.test(phrase)) return resizeMap(step, target, selector, wish, device);
  return resizeSelector(step, target, inner ? `${selector} ${inner.selector}` : selector, wish, device);
}

/** A map fills the width it stands in, so its size is how high its drawing is. */
function resizeMap(
  step: Step,
  target: Target,
  selector: string,
  wish: Wish,
  device: Device | null,
): StepResult | null {
  const element = target.sections[0]?.section.element;
  if (!element || !elementsIn(element).some(({ tag }) => tag === 'svg' || tag === 'img')) return null;
  const isBigger = (wish.factor ?? 1) > 1;
  writeRule(step.draft, {
    selector: `${selector} :is(svg, img)`,
    declarations: isBigger
      ? { 'min-block-size': 'clamp(20rem, 48vi, 42rem)' }
      : { 'min-block-size': '0', 'block-size': 'clamp(10rem, 20vi, 16rem)' },
    device,
    block: target.block,
  });
  return done('Map', wish.words, `The map is ${wish.words}${deviceWords(device)} now.`, target);
}

/** All text of the site: the scale that every step is multiplied with, or the root's font size. */
/** The running text alone: headings have steps of their own. */
function resizeBody({ draft }: Step, wish: Wish, factor: number): StepResult | null {
  const tokens = findTokens(draft);
  const value = tokens?.declarations.get('--step-0')?.value;
  if (!tokens || !value) return null;
  const next = scaled(value, factor);
  draft.splice(tokens.path, setDeclarations(draft.text(tokens.path), tokens.rule, { '--step-0': next }));
  return done('Body text', wish.words, `The body text is ${wish.words} now; headings keep their size.`);
}

function resizeText(step: Step, wish: Wish, device: Device | null): StepResult {
  const { draft } = step;
  const tokens = findTokens(draft);
  const scale = tokenNumber(tokens, '--text-scale');
  const where = deviceWords(device);
  if (scale !== null && tokens && wish.factor !== null) {
    const next = String(Math.min(2, Math.max(0.6, round(scale * wish.factor))));
    if (device) writeRule(draft, { selector: ':root', declarations: { '--text-scale': next }, device });
    else
      draft.splice(
        tokens.path,
        setDeclarations(draft.text(tokens.path), tokens.rule, { '--text-scale': next }),
      );
    return done(`Text${where}`, `${wish.words}: ${next} times`, `All text is ${wish.words}${where} now.`);
  }
  const size = wish.exact ?? `${Math.round(100 * (wish.factor ?? 1))}%`;
  writeRule(draft, { selector: wish.exact ? 'body' : 'html', declarations: { 'font-size': size }, device });
  return done(`Text${where}`, size, `All text is ${wish.words}${where} now.`);
}

function resizeRole(step: Step, target: Target, wish: Wish, device: Device | null): StepResult | null {
  const selectors: Partial<Record<string, string>> = {
    buttons: '.button',
    'main-button': '.button',
    links: 'a',
    header: '.site-header',
    nav: '.site-header nav',
    footer: '.site-footer',
    cards: '.card',
  };
  const selector = target.role ? selectors[target.role] : undefined;
  return selector ? resizeSelector(step, target, selector, wish, device) : null;
}

function resizeSelector(
  step: Step,
  target: Target,
  selector: string,
  wish: Wish,
  device: Device | null,
): StepResult {
  const { draft } = step;
  const where = deviceWords(device);
  const element = target.places[0]?.element;
  const isPicture =
    element !== undefined && ['img', 'svg', 'figure', 'picture', 'video'].includes(element.tag);
  const label = target.label;
  if (isPicture) {
    const size = wish.exact ?? `${Math.round(100 * (wish.factor ?? 1))}%`;
    const width =
      (wish.factor ?? 0) > 1
        ? { 'inline-size': size, 'max-inline-size': 'none' }
        : { 'inline-size': size, 'max-inline-size': '100%' };
    writeRule(draft, {
      selector,
      declarations: wish.exact
        ? { 'inline-size': `min(100%, ${size})` }
        : (wish.factor ?? 1) > 1
          ? { scale: String(round(wish.factor ?? 1)) }
          : width,
      device,
      block: target.block,
    });
    return done(label, wish.words, `Made ${label} ${wish.words}${where}.`, target);
  }
  const isText = element === undefined || textTags.test(element.tag) || target.kind === 'group';
  const known = presentSize(draft, selector, element, device);
  const declarations: Record<string, string> = {};
  for (const part of isText ? [selector] : [`${selector}`]) {
    const size = wish.exact ?? scaled(known ?? '1em', wish.factor ?? 1);
    declarations['font-size'] = size;
    if (!isText) return scaleBlock(step, target, part, wish, device);
  }
  if (selector === 'h1, h2, h3' && wish.factor !== null && device === null)
    resizeOwnHeadings(draft, wish.factor);
  for (const one of selector === 'h1, h2, h3' && wish.factor !== null ? ['h1', 'h2', 'h3'] : [selector]) {
    const size = presentSize(draft, one, undefined, device);
    writeRule(draft, {
      selector: one,
      declarations:
        one === selector ? declarations : { 'font-size': scaled(size ?? '1em', wish.factor ?? 1) },
      device,
      block: target.block,
    });
  }
  return done(
    label,
    `${wish.words}${where}, ${countOf(Math.max(1, target.places.length), 'place')}`,
    `Made ${label} ${wish.words}${where}.`,
    target,
  );
}

/** Headings that a layout sizes by a rule of its own, as wide heroes do: "headings bigger" is about them too. */
function resizeOwnHeadings(draft: SiteDraft, factor: number): void {
  const own = /^:where\(\.hero\) h1$/;
  for (const path of styleSheetPaths(draft)) {
    const rule = draft.sheet(path).rules.find(({ selector }) => own.test(selector));
    const size = rule?.declarations.find(({ property }) => property === 'font-size')?.value;
    if (rule && size)
      draft.splice(path, setDeclarations(draft.text(path), rule, { 'font-size': scaled(size, factor) }));
  }
}

/** A block with text of many sizes grows as a whole: its type steps and its padding, or `zoom` where it has none. */
function scaleBlock(
  step: Step,
  target: Target,
  selector: string,
  wish: Wish,
  device: Device | null,
): StepResult {
  const tokens = findTokens(step.draft);
  const where = deviceWords(device);
  const steps = ['--step-0', '--step-1', '--step-2', '--step-3'].filter((name) =>
    tokens?.declarations.has(name),
  );
  const declarations: Record<string, string> = { 'font-size': wish.exact ?? `${round(wish.factor ?? 1)}em` };
  for (const name of wish.factor === null ? [] : steps)
    declarations[name] = scaled(tokens?.declarations.get(name)?.value ?? '1em', wish.factor ?? 1);
  if (steps.length > 0 && wish.factor !== null) declarations['font-size'] = 'var(--step-0)';
  writeRule(step.draft, { selector, declarations, device, block: target.block });
  return done(target.label, wish.words, `Made ${target.label} ${wish.words}${where}.`, target);
}

/** A CSS length times a factor, folded into one `calc()` when it was scaled before. */
function scaled(size: string, factor: number): string {
  const plain = /^([\d.]+)(px|rem|em|%|pt)$/.exec(size);
  if (plain?.[1] && plain[2]) return `${round(Number(plain[1]) * factor)}${plain[2]}`;
  const before = /^calc\((.+) \* ([\d.]+)\)$/.exec(size);
  if (before?.[1] && before[2]) return `calc(${before[1]} * ${round(Number(before[2]) * factor)})`;
  const inner = /^calc\((.+)\)$/.exec(size)?.[1];
  return `calc(${inner && !/[+-]\s/.test(inner.replace(/\([^()]*\)/g, '')) ? inner : size} * ${round(factor)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
