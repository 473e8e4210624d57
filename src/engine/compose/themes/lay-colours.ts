import type { ColourToken } from '../style/tokens';
import { carriesLarge, carryWhite, contrastOf, readTint, standOut, textOn, writeTint } from './colour';
import type { AskedColours } from './colour';
import { ledArea } from './suit-opening';
import { accentBeside, brandBeside, paperHue, pastelPair, suitAsked, suitRecipe } from './suit-recipe';
import {
  bandIn,
  carryDeeper,
  dimBrand,
  dimNeon,
  glares,
  isBlack,
  isLemon,
  isMiddleGrey,
  isNeon,
  isPastel,
  isRed,
  isRedBesideBlack,
  isSeen,
  isStrong,
  isWhite,
  isYolk,
  lampOff,
  wallOfGold,
} from './tame-colours';
import { nextTo, raisedFrom, shift } from './near-tints';
import type { Area, PaletteRecipe, Tint } from './theme';

/** The colour of every token in one scheme. */
export type Shade = Readonly<Record<ColourToken, string>>;

type Ground = Record<'paper' | 'surface' | 'card' | 'ink' | 'brand' | 'accent', string>;

const text = 4.6;
const interfaceRatio = 3.1;

/** The tokens of one scheme. Asked colours stand as they are wherever text on them can be read. */
export function layColours(
  given: PaletteRecipe,
  wishes: AskedColours,
  scheme: 'light' | 'dark',
  hasLargeLabels = false,
): Shade {
  const recipe = suitRecipe(given, wishes);
  const asked = suitAsked(wishes);
  const ground = scheme === 'light' ? layDay(recipe, asked) : layNight(recipe, asked);
  const { paper, surface, card, brand, accent } = ground;
  // Text asked for in black or white speaks in the scheme's own ink where it could not be read; a hue keeps its hue.
  const canRead = asked.text !== undefined && contrastOf(asked.text, paper) >= text;
  const inkWish = asked.text && (canRead || readTint(asked.text)[1] > 0.035) ? asked.text : ground.ink;
  const ink = standOut(inkWish, [paper, surface], canRead ? text : 7);
  const [softL, softC, softH] = readTint(ink);
  const soft = standOut(
    writeTint([softL < 0.6 ? softL + 0.24 : softL - 0.17, softC + 0.008, softH]),
    [paper, surface],
    4.9,
  );
  const areas: Record<Area, string> = {
    paper,
    surface,
    brand,
    accent: wallOfGold(
      // By night lemon glares twice.
      scheme === 'light' || (asked.accent && isLemon(accent))
        ? bandIn(recipe, accent, asked.accent)
        : asked.accent
          ? accent
          : lampOff(accent),
    ),
    ink: scheme === 'light' ? ground.ink : writeTint(shift(readTint(paper), -0.055)),
  };
  const inks = [ink, paper, ground.ink];
  // The colour asked for leads: a look's own second colour covers no opening beside it.
  // Acid yellow on black is what a loud look opens with.
  const isLoudAlone =
    recipe.line === 'ink' && !asked.brand && asked.accent && contrastOf(asked.accent, paper) > 7;
  const leads = (area: Area): Area => {
    const led = ledArea(area, (role) => asked[role] !== undefined);
    return led === 'brand' && isLoudAlone && asked.background ? 'accent' : led;
  };
  const askedButton = asked.button ?? asked.component;
  const usualHeader = areas[leads(recipe.header ?? 'paper')];
  // A button asked for in a colour is seen in it in the header too.
  const showsButton = !askedButton || contrastOf(askedButton, usualHeader) >= interfaceRatio;
  const header = keepAsked(asked.header, scheme, areas) ?? (showsButton ? usualHeader : paper);
  const footer = keepAsked(asked.footer, scheme, areas) ?? areas[leads(recipe.footer ?? 'paper')];
  const hero = keepAsked(asked.hero, scheme, areas) ?? areas[leads(recipe.hero ?? 'paper')];
  // The one colour asked for is the one that is seen.
  const isAccentAlone =
    asked.accent !== undefined && (asked.brand === undefined || wishes.brand !== asked.brand);
  const leading = { brand: asked.brand ?? brand, accent, ink }[
    // A look's own second colour makes no buttons beside a first that was asked for alone.
    isAccentAlone
      ? 'accent'
      : asked.brand && !asked.accent && recipe.button === 'accent'
        ? 'brand'
        : (recipe.button ?? 'brand')
  ];
  // A pastel darkened until it is seen is mauve and mud: then the ink makes the button.
  // So is a yellow that is not seen on its ground: darkened it is olive.
  const isLost =
    isPastel(leading) || (recipe.line !== 'ink' && isYolk(leading) && !isSeen(leading, [paper, surface]));
  const isNumb = isMiddleGrey(leading, scheme);
  const source = isNumb || (scheme === 'light' && isLost) ? ink : leading;
  const pressed =
    askedButton && (scheme === 'light' || contrastOf(askedButton, paper) >= interfaceRatio)
      ? askedButton
      : recipe.line === 'ink' && !askedButton
        ? // Its border in ink sets the button off; the colour may stay bright.
          source
        : scheme === 'light' && isSeen(askedButton ?? source, [paper, surface])
          ? (askedButton ?? source)
          : standOut(askedButton ?? source, [paper, surface], interfaceRatio);
  const isLarge = hasLargeLabels && carriesLarge(pressed);
  const isKept = askedButton || isLarge || (recipe.line === 'ink' && !isRed(pressed) && !isStrong(pressed));
  const button = isKept ? pressed : whiteOn(pressed);
  const tube = scheme === 'dark' ? [asked.brand ?? askedButton].find((one) => one && isNeon(one)) : undefined;
  const accentMoved = standOut(
    asked.link ?? asked.accent ?? tube ?? (asked.brand || recipe.button === 'brand' ? brand : accent),
    [paper, surface],
    text,
  );
  // A bright colour darkened until it reads turns to mud: then the ink itself speaks.
  const wasBright = readTint(brand)[0] - readTint(accentMoved)[0] > 0.3;
  // So does a yellow that was asked for beside another colour, which has the word then.
  const other =
    scheme === 'light' && !asked.link && asked.accent && isYolk(asked.accent) && (asked.brand ?? asked.text);
  const accentText =
    !asked.link && !asked.accent && scheme === 'light' && wasBright
      ? ink
      : other && !isYolk(other) && accentMoved !== asked.accent
        ? standOut(other, [paper, surface], text)
        : accentMoved;
  const line = asked.border ?? lineOf(recipe, ground, scheme);
  return {
    bg: paper,
    surface,
    ink,
    soft,
    line,
    brand,
    'on-brand': textOn(brand, [paper, ink]),
    accent,
    'on-accent': textOn(accent, [ink, paper]),
    'accent-text': accentText,
    'header-bg': header,
    'header-ink': textOn(header, inks),
    'footer-bg': footer,
    'footer-ink': textOn(footer, inks),
    'hero-bg': hero,
    'hero-ink': textOn(hero, inks),
    button,
    'on-button': isLarge ? '#ffffff' : textOn(button, [paper, '#ffffff', ink]),
    card,
    'card-ink': textOn(card, [ink, paper]),
  };
}

// Black letters on pure red shout and flicker: a red that nobody asked for on buttons is as deep as white letters need.
function whiteOn(button: string): string {
  const ratio = contrastOf(button, '#ffffff');
  if ((!isRed(button) && !isStrong(button)) || ratio <= 3.3 || ratio >= 4.6) return carryWhite(button);
  return carryDeeper(button);
}

function layDay(recipe: PaletteRecipe, asked: AskedColours): Ground {
  const paper = asked.background ?? writeTint(recipe.paper);
  // A coloured header goes on in the bands and drawings, and buttons in another colour stay apart from them.
  const head = asked.header && readTint(asked.header)[1] > 0.06 ? asked.header : undefined;
  const wished = asked.brand ?? head ?? asked.button ?? asked.component;
  const brand =
    wished === undefined ? brandBeside(asked, paper, recipe) : bandIn(recipe, wished, asked.brand);
  const accent = asked.accent ?? chooseAccent(recipe, asked, brand);
  const band = asked.surface ?? asked.section;
  const sharesInk =
    band !== undefined &&
    ['#000000', '#ffffff'].some((one) => Math.min(contrastOf(one, band), contrastOf(one, paper)) >= text);
  const usual = breath(asked.accent) ?? recipe.surface;
  const surface =
    band && sharesInk
      ? band
      : asked.background
        ? (breathOnWhite(paper, asked) ?? nextTo(paper))
        : writeTint(usual);
  // A band on which the page's ink could not be read becomes the colour of the cards, which bring their own.
  const box = asked.card ?? asked.component ?? (sharesInk ? undefined : band);
  const card = box ?? (asked.background ? raisedFrom(paper) : writeTint(recipe.card));
  const [, , hue] = readTint(paper);
  const isDarkPaper = contrastOf(paper, '#ffffff') > contrastOf(paper, '#000000');
  const ink = isDarkPaper ? writeTint([0.96, 0.012, hue]) : writeTint(recipe.ink);
  return { paper, surface, card, ink, brand, accent };
}

// A pale second colour, mint beside purple, would be seen nowhere but in drawings: every other band breathes it.
function breath(accent: string | undefined): Tint | undefined {
  if (accent === undefined) return undefined;
  const [l, c, h] = readTint(accent);
  if (l < 0.78 || c < 0.04 || c > 0.13) return undefined;
  // A breath of yellow is cream; darker it is khaki.
  return h > 92 && h < 122 ? [0.968, 0.045, 96] : [0.94, Math.min(c * 0.55, 0.05), h];
}

// Beside white every other band breathes the colour asked for: grey ones are nobody's.
function breathOnWhite(paper: string, { brand, accent, text }: AskedColours): string | undefined {
  // A poster in red and black is printed on white and grey, and on no cream.
  if (isRedBesideBlack({ brand, text })) return undefined;
  // So is black with one mark of another colour.
  if (brand !== undefined && readTint(brand)[1] < 0.01) return undefined;
  // Ivory is white with a colour of its own.
  if (!isWhite(paper)) return undefined;
  const [, , hue] =
    [brand, accent].map((colour) => readTint(colour ?? paper)).find(([, c]) => c > 0.06) ?? [];
  return hue === undefined ? undefined : writeTint([0.965, 0.014, paperHue(hue)]);
}

function layNight(recipe: PaletteRecipe, asked: AskedColours): Ground {
  const day = layDay(recipe, asked);
  const [, paperChroma, paperHue] = readTint(day.paper);
  const [, inkChroma, inkHue] = recipe.ink;
  // White and grey have no hue to keep.
  const tintHue = asked.background && paperChroma > 0.008 ? paperHue : inkHue;
  const tintChroma = Math.min(0.03, Math.max(inkChroma, 0.006));
  const keepsPaper = asked.background !== undefined && contrastOf(asked.background, '#ffffff') > 6;
  const paper = keepsPaper ? day.paper : writeTint([0.185, tintChroma, tintHue]);
  const surface = keepsPaper ? nextTo(paper) : writeTint([0.228, tintChroma, tintHue]);
  const card =
    asked.card ??
    asked.component ??
    (keepsPaper ? raisedFrom(paper) : writeTint([0.265, tintChroma, tintHue]));
  const isGlaring = glares(day.brand);
  // What is as bright as a tube lights letters and buttons; walls of it, dimmed by half, are no tube and no night.
  const lamp = asked.brand ?? asked.button ?? asked.component ?? paper;
  const isTube = isNeon(lamp);
  // On black that was asked for, a colour asked for beside it stands as it is.
  const isGrey = asked.brand === undefined && readTint(day.brand)[1] < 0.02;
  const brand =
    keepsPaper && isGrey
      ? // Beside black the bands are black as well, a shade that is seen: lighter they are slate, and olive beside yellow.
        writeTint([Math.max(0.255, readTint(paper)[0] + 0.1), 0.003, 0])
      : isTube
        ? dimNeon(lamp)
        : keepsPaper && asked.brand && !isGlaring
          ? day.brand
          : dimBrand(day.brand, asked.brand !== undefined);
  const [accentL, accentC, accentH] = readTint(day.accent);
  const accent = asked.accent ?? writeTint([Math.min(0.86, Math.max(accentL, 0.7)), accentC, accentH]);
  return {
    paper,
    surface,
    card,
    ink: writeTint([0.95, Math.min(0.015, tintChroma), tintHue]),
    brand,
    accent,
  };
}

function chooseAccent(recipe: PaletteRecipe, asked: AskedColours, brand: string): string {
  // "Orange and black" are two: the third is another orange, and no lime that nobody named.
  const [l, c, h] = readTint(brand);
  if (isRedBesideBlack(asked)) return asked.text ?? '#d6d3d1';
  const beside = asked.text ?? (isBlack(asked.background) ? asked.background : undefined);
  if (asked.brand && beside && readTint(beside)[1] < 0.035 && c > 0.06)
    return writeTint([
      l > 0.7 ? 0.66 : 0.84,
      l > 0.7 ? Math.min(c, 0.15) : c * 0.55,
      h > 80 && h < 116 ? 68 : h,
    ]);
  const pair = pastelPair(asked);
  if (pair) return pair;
  return asked.brand || asked.button || asked.component
    ? accentBeside(recipe, brand, isWhite(asked.background))
    : writeTint(recipe.accent);
}

// A header or footer asked for keeps its colour at night too, unless it would be a lamp.
function keepAsked(
  asked: string | undefined,
  scheme: 'light' | 'dark',
  areas: Record<Area, string>,
): string | undefined {
  if (!asked) return undefined;
  return scheme === 'dark' && readTint(asked)[0] > 0.85 ? areas.surface : asked;
}

function lineOf(recipe: PaletteRecipe, ground: Ground, scheme: 'light' | 'dark'): string {
  if (recipe.line) return recipe.line === 'ink' ? ground.ink : wallOfGold(ground[recipe.line]);
  const [l, c, h] = readTint(ground.surface);
  return scheme === 'light'
    ? writeTint([l > 0.5 ? l - 0.09 : l + 0.12, c + 0.012, h])
    : writeTint([l + 0.13, c + 0.006, h]);
}
