import type { SectionVariant, SitePlanSketch } from '../../compose/section';
import { pictureHeroes } from '../../pictures/place-pictures';
import { findTheme } from '../../compose/themes/find-theme';
import { turnTo, type Random } from '../../random';
import type { SectionType } from '@/domain/site/vocabulary';
import type { ContentItem, SectionContent } from '../content';
import { layoutsOf, livesOnItems } from './layout-shelf';
import { lean } from '../../brief/words/lean-letters';

const wordsOnly = new Set(['centred', 'type', 'cards', 'contents', 'letter', 'date']);
// Openings that say what this very site is about: its dishes, its day, its hours and place.
const telling = new Set(['date', 'board', 'callouts', 'bar', 'facts']);

// Openings of one shape look alike in any look: the turns go round among pictures or facts that stand at the end, wide
// pictures with words over or under them, and pictures that stand first or by several.
const shapes: readonly ReadonlySet<string>[] = [
  new Set(['split', 'facts', 'board', 'date']),
  new Set(['stage', 'bleed', 'bar', 'callouts']),
  new Set(['framed', 'mosaic', 'collage', 'edge']),
];

// Layouts that put every entry into a frame or a wide cell of its own.
const boxes = new Set(['cards', 'blocks', 'bento', 'numbered', 'wings', 'checks', 'alternate']);

const saysMore = ({ text, list, price, value, note }: ContentItem): boolean =>
  (text ?? list ?? price ?? value ?? note) !== undefined;

const forms = new Set<SectionType>([
  'contact',
  'form',
  'volunteer',
  'quote',
  'booking',
  'rsvp',
  'donation',
  'newsletter',
]);

// What takes the turn of a shape that a look or its ground does not suit.
const wordShapes = new Set(['centred', 'type']);

// "Huge type": then the letters are the picture.
const largeLetters = lean(
  /(?<!\p{L})(?:(?:big|huge|giant|large|over-?sized?|massive|enormous|gigantic|poster[- ]sized?) (?:[\p{L}-]+ )?(?:type(?:faces?)?|typography|lettering|letters|headlines?|headings?|titles|words|fonts?)|(?:gro(?:ß|ss)e|riesige) (?:schrift|typo\p{L}*|buchstaben|überschriften)|(?:tipograf[ií]as?|letras|caratteri|titoli) (?:muy |molto |bem )?(?:grand\p{L}+|enorm\p{L}+|gigant\p{L}+)|(?:gro(?:s|sse)s?|grandes?) (?:typo\p{L}*|titres|lettres)|grote (?:letters|typografie|koppen))(?!\p{L})/iu,
);

/** Layouts that stand on the page already, in order, and how often the site has used each. */
export type LayoutHistory = {
  readonly page: string[];
  readonly site: Map<string, number>;
  /** Sections of the page since the last one with a picture. */
  since?: number;
};

/**
 * The layout for a section: what the look prefers, what the content suits, never the one just before it on the page,
 * rarely one that the page has already. One `turn` further is an opening of another shape.
 */
export function chooseVariant(
  type: SectionType,
  content: SectionContent,
  sketch: SitePlanSketch,
  history: LayoutHistory,
  random: Random,
  turn = 0,
): SectionVariant {
  const { variants } = layoutsOf(type);
  const theme = findTheme(sketch.style);
  const preferred = theme.prefers[type] ?? [];
  const isEmpty = (content.items ?? []).length === 0;
  const fitting = variants.filter((variant) =>
    isEmpty && livesOnItems(type)
      ? variant.id === 'plain'
      : variant.id !== 'plain' &&
        (variant.suits?.(content, sketch) ?? true) &&
        showsPictures(type, variant, sketch),
  );
  const choices = fitting.length > 0 ? fitting : [variants[0]];
  // Names alone leave a wide list or a row of boxes empty: a drawing fills it.
  const isBare = !isEmpty && !(content.items ?? []).some(saysMore);
  // Told names beside usual entries that say something: a box without words is a hole, a line without them is none.
  const isMixed = !isBare && (content.items ?? []).some((item) => !saysMore(item));
  // Drawn first: which openings fit differs from look to look, where the round starts must not.
  const chance = type === 'hero' ? random.below(shapes.length) : 0;
  const has = (...ids: readonly string[]) => choices.some(({ id }) => ids.includes(id));
  // A day and a board are shown first; hours and place stand beside the words or in a bar under the picture.
  const start = has('date', 'board') ? 0 : has('facts') && has('bar') ? chance % 2 : chance;
  const scored = choices.map((variant) => {
    const place = preferred.indexOf(variant.id);
    const key = keyOf(type, variant);
    let score = random.next() * 2.2;
    // A look leans to layouts of its own, but not so far that all its sites are alike.
    if (place >= 0) score += 1.6 - place * 0.3;
    if (type === 'hero' && telling.has(variant.id)) score += 0.9;
    if (variant.styles) score += variant.styles.includes(sketch.style) ? 0.8 : -1.4;
    // A drawing carries the idea of an opening further than words alone.
    if (type === 'hero' && sketch.hasImages && wordsOnly.has(variant.id)) score -= 0.9;
    // A page of words alone says little of what is done or sold: after two sections without a picture one is due.
    // A form draws less than it asks: one drawing beside every form makes all their pages end alike.
    if (sketch.hasImages && (history.since ?? 0) > 1 && drawsPictures(variant))
      score += forms.has(type) ? 0.4 : 1.8;
    if (isBare && sketch.hasImages && drawsPictures(variant) && !forms.has(type)) score += 1.6;
    if ((isMixed || (isBare && !drawsPictures(variant))) && boxes.has(variant.id)) score -= 2.4;
    // Work is shown, and an inner page opens with a drawing more often than not.
    if (sketch.hasImages && type === 'portfolio' && !drawsPictures(variant)) score -= 4;
    if (type === 'page-header' && drawsPictures(variant)) score += 0.8;
    if (isDue(type, variant, content, history)) score += 9;
    if (history.page.at(-1) === key) score -= 9;
    score -= history.page.filter((used) => used === key).length * 3;
    score -= (history.site.get(key) ?? 0) * 0.9;
    return { variant, score, key };
  });
  const first = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const shape = shapes[turnTo(start, turn, shapes.length)];
  const isWorn = ({ styles }: SectionVariant) => styles?.includes(sketch.style) ?? true;
  const poster = scored.filter(
    ({ variant }) => variant.id === 'type' && largeLetters.test(sketch.brief.prompt),
  );
  const ofShape = scored.filter(({ variant }) => shape?.has(variant.id) && isWorn(variant));
  const others =
    poster.length > 0
      ? poster
      : ofShape.length > 0
        ? ofShape
        : scored.filter(({ variant }) => wordShapes.has(variant.id) && isWorn(variant));
  const best =
    type === 'hero' && others.length > 0
      ? others.reduce((one, other) => (other.score > one.score ? other : one))
      : first;
  history.page.push(best.key);
  history.since = drawsPictures(best.variant) ? 0 : (history.since ?? 0) + 1;
  history.site.set(best.key, (history.site.get(best.key) ?? 0) + 1);
  return best.variant;
}

// With pictures of the person's own, the opening shows them: an opening of words or drawings would hide them.
function showsPictures(type: SectionType, { id }: SectionVariant, { pictureCount }: SitePlanSketch): boolean {
  return type !== 'hero' || pictureCount === 0 || (pictureHeroes[id] ?? Infinity) <= pictureCount;
}

// A page that has its map says the address once more as a sign; one or two places alone need a map to stand on.
function isDue(
  type: SectionType,
  { id }: SectionVariant,
  { items }: SectionContent,
  { page }: LayoutHistory,
) {
  if (type === 'areas') return id === 'area-map' && (items?.length ?? 0) < 3;
  return type === 'map' && id === 'sign' && page.some((used) => ['overlay', 'side', 'strip'].includes(used));
}

function drawsPictures({ pieces = [], ownGround }: SectionVariant): boolean {
  return ownGround === true || pieces.some(({ name }) => name === 'art');
}

// Layouts of one name look alike whatever the type: cards are cards.
function keyOf(type: SectionType, variant: SectionVariant): string {
  return type === 'hero' || type === 'page-header' ? `${type}:${variant.id}` : variant.id;
}
