import { readTint } from '../themes/colour';
import type { SectionType } from '@/domain/site/vocabulary';
import type { SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { appContextOf } from '../app-section';
import { findApp } from '../apps/find-app';
import type { Behaviour } from '../behaviours/behaviour';
import type { Piece, SectionVariant } from '../section';
import { findSection, findVariant } from '../sections/find-section';
import { footerCss } from '../shell/write-footer';
import { printCss } from '../shell/print-css';
import { navCss, navSmallCss } from '../shell/write-nav';
import { findTheme } from '../themes/find-theme';
import { ornamentsOf } from '../themes/look-ornaments';
import { writeType } from '../type/write-type';
import { writeBlend } from './blend-css';
import { calmCss, smallPieces, writeBase, writeGrounds } from './base-css';
import { writeLargeLabels } from './large-labels';
import { nameSubs } from './name-subs';
import { pruneCss, readUsedNames } from './prune-css';
import { writeTokens } from './tokens';
import type { Tokens } from './tokens';

/** The one stylesheet of a site: tokens, base, pieces, header, sections, footer, small screens; nothing unused. */
export function writeStyle(
  plan: SitePlan,
  tokens: Tokens,
  words: Words,
  pages: readonly string[],
  behaviours: readonly Behaviour[],
): string {
  const theme = findTheme(plan.style);
  const isButtonAsked = plan.brief.colours.some(
    ({ value }) => value.role === 'button' || value.role === 'component',
  );
  const app = plan.pages.some(({ sections }) => sections.some(({ type }) => type === 'app'))
    ? findApp(plan.kind)
    : null;
  const appContext = appContextOf({ plan, words, level: 1 });
  const scripts = [...behaviours.map(({ script }) => script), ...(app ? [app.script(appContext)] : [])];
  const used = readUsedNames(pages, plan.hasScript ? scripts : []);
  const named = used.classes.has('sub') ? nameSubs : (css: string) => css;
  const block = (title: string, css: string): string => {
    const kept = pruneCss(css, used);
    return kept === '' ? '' : `/* ${title} */\n${kept}\n`;
  };
  const pieces = collectPieces(plan);
  return [
    writeTokens(tokens),
    writeType(plan.type, theme.headings.isUpper ?? false),
    block('Base', `${writeBase(theme, plan.type)}${headingsOf(plan)}${printsOf(plan)}`),
    block(
      'Pieces',
      [smallPieces, ...pieces.map(({ css }) => named(css)), writeGrounds(tokens, isButtonAsked)].join('\n'),
    ),
    block('Look', named([ornamentsOf(plan.style), writeBlend(plan.style, tokens, isButtonAsked)].join('\n'))),
    ...behaviours.map(({ type, css }) => (css ? block(`Behaviour: ${type}`, css) : '')),
    block('Header', navCss),
    ...listTypes(plan).map((type) => {
      const css = type === 'app' ? (app?.css(appContext) ?? '') : named(writeSectionCss(plan, type));
      return block(`Section: ${type}`, css);
    }),
    block('Footer', footerCss),
    block('Large labels', writeLargeLabels(tokens)),
    block('Small screens', navSmallCss(plan.name)),
    `/* Motion and paper */\n${pruneCss(`${calmCss}\n${printCss}`, used)}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

// "Black and white": a face in its own colours and a blue stone would be the only ones on the page.
const printsOf = ({ brief: { colours } }: SitePlan): string =>
  colours.length > 1 && colours.every(({ value }) => readTint(value.css)[1] < 0.01)
    ? '\n.art { filter: grayscale(1); }'
    : '';

// On a coloured ground the accent of words is the ground's own ink.
const headingsOf = ({ brief }: SitePlan): string =>
  brief.colours.some(({ value }) => value.role === 'heading')
    ? '\nmain h1, main h2 { color: var(--accent-text); }'
    : '';

/** Own rules of a section type and of its layouts on this site. */
function writeSectionCss(plan: SitePlan, type: SectionType): string {
  const seen = new Set<string>();
  const parts: string[] = [];
  const shared = cssByType(plan);
  for (const { css } of [findSection(type), ...variantsOf(plan, type)]) {
    if (!css || seen.has(css)) continue;
    // Rules that an earlier section's layout has written already need not stand twice.
    if (shared.get(css) !== type) continue;
    seen.add(css);
    parts.push(css);
  }
  return parts.join('\n');
}

function cssByType(plan: SitePlan): Map<string, SectionType> {
  const owners = new Map<string, SectionType>();
  for (const type of listTypes(plan)) {
    for (const { css } of [findSection(type), ...variantsOf(plan, type)]) {
      if (css && !owners.has(css)) owners.set(css, type);
    }
  }
  return owners;
}

function variantsOf(plan: SitePlan, type: SectionType): SectionVariant[] {
  const ids = plan.pages.flatMap(({ sections }) =>
    sections.filter((section) => section.type === type).map(({ variant }) => variant),
  );
  return [...new Set(ids)].map((id) => findVariant(type, id));
}

function listTypes(plan: SitePlan): SectionType[] {
  return [
    ...new Set([
      ...plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type)),
      'page-header' as const,
    ]),
  ];
}

function collectPieces(plan: SitePlan): Piece[] {
  const found = new Map<string, Piece>();
  for (const type of listTypes(plan)) {
    for (const { pieces } of variantsOf(plan, type)) pieces?.forEach((piece) => found.set(piece.name, piece));
  }
  return [...found.values()];
}
