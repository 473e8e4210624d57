import type { Brief } from '@/domain/site/brief';
import type { StyleName } from '@/domain/site/vocabulary';
import { contrastOf, readTint } from '../../compose/themes/colour';
import { findTheme } from '../../compose/themes/find-theme';
import type { Theme } from '../../compose/themes/theme';
import { chooseType } from '../../compose/type/choose-type';
import { createRandom, turnTo } from '../../random';
import type { KindDefinition } from '../content';
import { isInvitation } from '../who/is-invitation';
import type { SitePlan } from '../site-plan';
import { tradeStyles } from './trade-styles';

/** Words for how a site feels, and the looks that feel so. English roots; the brief's own style goes before them. The first three suit any trade. */
const toneStyles: readonly (readonly [RegExp, readonly StyleName[]])[] = [
  [/loud|bold|brave|punk/, ['sport', 'neo-brutalist', 'retro', 'high-contrast', 'swiss']],
  [/elegan|luxur|premium|refined|sophist|exclusive/, ['luxe', 'editorial', 'noir']],
  [/warm|cosy|cozy|homely|handmade|rustic|r.stic/, ['craft', 'bistro', 'cream']],
  [/rom[aáâ]nt|poetic|intimate/, ['editorial', 'luxe', 'botanical', 'vintage', 'cream', 'bistro']],
  [/playful|fun|kids|cheer|colou?rful/, ['playful', 'retro', 'pastel']],
  [/friendly|welcoming/, ['cream', 'organic', 'coastal', 'playful', 'pastel']],
  [/professional|trust|serious|reliable|corporate/, ['corporate', 'swiss', 'editorial']],
  [/calm|quiet|zen|peace|gentle|ruhig|soft|doux/, ['organic', 'coastal', 'botanical', 'pastel']],
  [/modern|clean|minimal|simple|scandi|nowoczesn|عصري|حديث|מודרני/, ['minimal', 'swiss', 'bento']],
  [/sleek/, ['noir', 'swiss', 'tech', 'bento', 'minimal']],
  [/tech|futur|hacker|cyber/, ['tech', 'bento', 'terminal']],
  [/bright|vibrant|vivid|lively|energetic/, ['playful', 'retro', 'neo-brutalist']],
  [/vintage|old.?fashioned|nostalg/, ['vintage', 'retro', 'art-deco']],
];

const codes =
  /develop|program|software|backend|front-?end|full-?stack|devops|data|hack|cyber|code|coding|linux|cloud|terminal|informati|entwickl|desarroll|développ|svilupp/iu;

/**
 * Style, palette and scheme of a site. Asked words decide; the seed decides the rest. One `turn` further is another look:
 * the next style that fits, and the next palette of a style.
 */
export function chooseLook(
  brief: Brief,
  kind: KindDefinition,
  seed: number,
  turn = 0,
): Pick<SitePlan, 'style' | 'palette' | 'scheme' | 'type'> {
  const random = createRandom(seed, 'look');
  const style = brief.style?.value ?? pickStyle(brief, kind, random.next(), turn);
  const theme = findTheme(style);
  const asked = brief.scheme?.value;
  const start = random.below(theme.palettes.length);
  return {
    style,
    palette:
      naturalPalette(brief, theme, turn) ??
      (turn === 0 || brief.style
        ? turnTo(start, turn, theme.palettes.length)
        : paletteAcross(theme, seed, turn)),
    type: chooseType(brief, style, seed, turn),
    scheme: asked ?? paperScheme(brief) ?? theme.scheme ?? 'light dark',
  };
}

// What has a colour of its own everywhere: a red sea says nothing of the sea.
const naturalHues: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:boats?|sail(?:s|ing)?|sea|seaside|ocean|surf(?:ing)?|diving|beach(?:es)?|kayaks?|marine|segel\w*|strand\w*|bateaux?|plage|voilier|barcos?|playa|praia|barca|spiaggia)\b/iu,
    235,
  ],
  [/\b(?:garden(?:s|er|ers|ing)?|tree surgeon|plants?|woodland|g[äa]rtner\w*|jardin\w*|giardin\w*)\b/iu, 138],
];

function naturalPalette({ colours, prompt }: Brief, { palettes }: Theme, turn: number): number | null {
  if (colours.length > 0) return null;
  const opening = prompt.slice(0, 90);
  const wanted = naturalHues.find(([words]) => words.test(opening))?.[1];
  if (wanted === undefined) return null;
  const fitting = palettes.flatMap(({ brand: [, chroma, hue] }, at) =>
    chroma > 0.03 && Math.abs(hue - wanted) < 55 ? [at] : [],
  );
  return fitting[turn % Math.max(1, fitting.length)] ?? null;
}

// Burgundy in one look and burgundy in the next are one site twice: every turn goes on round the wheel, by the angle that
// comes back to none of its places soon.
function paletteAcross({ palettes }: Theme, seed: number, turn: number): number {
  const wanted = (createRandom(seed, 'hue').next() * 360 + turn * 137.5) % 360;
  const distances = palettes.map(({ brand: [, chroma, hue] }) => {
    const apart = Math.abs(hue - wanted) % 360;
    // What has hardly a hue goes with any, but not before one that fits.
    return chroma < 0.03 ? 80 : Math.min(apart, 360 - apart);
  });
  return distances.indexOf(Math.min(...distances));
}

function pickStyle(brief: Brief, kind: KindDefinition, chance: number, turn: number): StyleName {
  const tones = brief.tone.map(({ value }) => value.toLowerCase()).join(' ');
  const fitting = toneStyles.flatMap(([words, styles]) => (words.test(tones) ? styles : []));
  const own = tradeStyles(kind.kind, brief.prompt) ?? kind.styles;
  const both = own.filter((style) => fitting.includes(style));
  // A bride's card is no fairground.
  const isWedding = kind.kind === 'event' && (isInvitation(brief) || /\bweddings?\b/iu.test(brief.prompt));
  const usual = isWedding ? own.filter((style) => style !== 'playful') : own;
  const felt = both.length > 0 ? both : fitting.length > 0 ? fitting.slice(0, 3) : usual;
  const sober = isSober(brief) ? felt.filter((style) => !sweet.has(style)) : felt;
  const choices = sober.length > 0 ? sober : soberStyles;
  // A terminal is a programmer's window; nobody reads a nurse's life in one.
  const worn = codes.test(brief.prompt) ? choices : choices.filter((style) => style !== 'terminal');
  const list = worn.length > 0 ? worn : choices;
  return list[turnTo(Math.floor(chance * list.length), turn, list.length)] ?? 'minimal';
}

// Sugared almonds and garden paper are no company for a black page, nor for black and white alone.
const sweet = new Set<StyleName>(['pastel', 'cream', 'playful', 'botanical', 'coastal', 'organic']);
const soberStyles: readonly StyleName[] = ['noir', 'swiss', 'editorial'];

function isSober({ colours, scheme }: Brief): boolean {
  const asked = colours.map(({ value }) => ({ role: value.role, tint: readTint(value.css) }));
  const isNight = asked.some(({ role, tint: [l] }) => role === 'background' && l < 0.3);
  const isGreyOnly = asked.length > 1 && asked.every(({ tint: [, c] }) => c < 0.02);
  return isNight || isGreyOnly || scheme?.value === 'dark';
}

// A background asked for decides: a dark one is dark at any hour, a light one keeps its site out of the dark.
function paperScheme(brief: Brief): SitePlan['scheme'] | null {
  const paper = brief.colours.find(({ value }) => value.role === 'background')?.value.css;
  if (!paper) return null;
  return contrastOf(paper, '#ffffff') > 7 ? 'dark' : 'light dark';
}
