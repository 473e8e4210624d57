import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { findTheme } from '../../compose/themes/find-theme';
import { readTint } from '../../compose/themes/colour';
import { isMiddleGrey } from '../../compose/themes/tame-colours';
import { ledArea, suitOpening } from '../../compose/themes/suit-opening';
import type { Area, PaletteRecipe } from '../../compose/themes/theme';
import type { Ground, SitePlan } from '../site-plan';

const colourful = new Set<SectionType>([
  'cta',
  'stats',
  'testimonials',
  'newsletter',
  'about',
  'story',
  'process',
  'values',
  'features',
  'services',
  'hours',
  'countdown',
  'logos',
  'audience',
  'amenities',
  'areas',
  'skills',
  'languages',
  'text',
  'privacy',
  'download',
  'quote',
  'timeline',
  'events',
  'timetable',
]);
// Layouts whose cards or drawings want paper under them.
const needsPaper = new Set([
  'tiles',
  'picture',
  'alternate',
  'invitation',
  'portraits',
  'medallions',
  'bento',
  'stubs',
  'wall',
  'sheet',
  'card',
  'figure',
  'lead',
  'week',
  'wings',
  'prints',
  'profile',
  'staff',
  'face',
  'blocks',
  'bill',
  'reel',
]);

/** Whether the opening of a page stands on a colour of its own. */
export function hasColouredHero(plan: Pick<SitePlan, 'style' | 'palette' | 'brief'>): boolean {
  if (plan.brief.colours.some(({ value }) => value.role === 'hero')) return true;
  return isColoured(openingArea(plan));
}

type Look = Pick<SitePlan, 'style' | 'palette' | 'brief'>;

function recipeOf({ style, palette, brief }: Look): PaletteRecipe {
  const { palettes } = findTheme(style);
  return suitOpening(palettes[palette % palettes.length] ?? palettes[0], brief);
}

const areaOf = (area: Area | undefined, { colours }: Brief): Area =>
  ledArea(area ?? 'paper', (role) => colours.some(({ value }) => value.role === role));

/** What the opening of a page stands on. */
export const openingArea = (plan: Look): Area => areaOf(recipeOf(plan).hero, plan.brief);

function isColoured(area: Area): boolean {
  return area === 'brand' || area === 'accent' || area === 'ink';
}

/** What the sections of one page stand on, first to last: neighbours differ wherever the look allows colour. */
export function chooseGrounds(
  plan: Pick<SitePlan, 'style' | 'palette' | 'brief'> & { readonly turn: number },
  sections: readonly { readonly type: SectionType; readonly variant: string }[],
): Ground[] {
  const theme = findTheme(plan.style);
  const { rhythm } = theme;
  const opening: Ground = hasColouredHero(plan) ? 'hero' : 'page';
  const openingLooks = openingArea(plan);
  const footer: Area = askedFooter(plan.brief) ? 'paper' : areaOf(recipeOf(plan).footer, plan.brief);
  const wall: Ground = isDull(plan.brief) ? 'accent' : 'brand';
  let turn = plan.turn;
  const grounds: Ground[] = [];
  sections.forEach(({ type, variant }, index) => {
    if (type === 'hero' || type === 'page-header') return void grounds.push(opening);
    if (type === 'announcement') return void grounds.push('page');
    const before = grounds.at(-1);
    const likeBefore =
      before === 'hero' ? openingLooks : before === 'page' && index <= 1 ? openingLooks : before;
    const isLast = index === sections.length - 1;
    let ground = rhythm[turn % rhythm.length] ?? 'page';
    // Where colours were asked for, a look's own second colour covers no band.
    if (ground === 'accent' && areaOf('accent', plan.brief) !== 'accent') ground = 'brand';
    turn += 1;
    if (ground === 'brand') ground = wall;
    if (type === 'cta' && ground !== 'accent' && variant !== 'invitation') ground = wall;
    const mayColour = colourful.has(type) && !needsPaper.has(variant);
    if (ground === 'brand' || ground === 'accent') {
      if (!mayColour || before === ground || likeBefore === ground || (isLast && footer === ground))
        ground = 'page';
    }
    if (ground === 'page' && (likeBefore === 'page' || likeBefore === 'paper') && !isCalm(theme.style, turn))
      ground = 'surface';
    if (ground === 'surface' && likeBefore === 'surface') ground = 'page';
    if (isLast && ground === 'surface' && footer === 'surface')
      ground = likeBefore === 'page' ? 'surface' : 'page';
    grounds.push(ground);
  });
  if (!grounds.some((ground) => ground === 'brand' || ground === 'accent'))
    colourOne(grounds, sections, footer, wall);
  return grounds;
}

// A long page needs one band that breaks the calm: the voice of others, a story, a list of figures.
function colourOne(
  grounds: Ground[],
  sections: readonly { readonly type: SectionType; readonly variant: string }[],
  footer: Area,
  wall: Ground,
): void {
  if (sections.length < 5) return;
  const last = sections.length - 1;
  const at = sections.findIndex(
    ({ type, variant }, index) =>
      index > 1 && colourful.has(type) && !needsPaper.has(variant) && !(index === last && footer === 'brand'),
  );
  if (at < 0) return;
  grounds[at] = wall;
}

// "Pale pink and grey": a wall of middle grey is a wet street, one of pink is what was asked for.
function isDull({ colours }: Brief): boolean {
  const of = (role: string) => colours.find(({ value }) => value.role === role)?.value.css;
  const [brand, accent] = [of('brand'), of('accent')];
  return (
    brand !== undefined && accent !== undefined && isMiddleGrey(brand, 'light') && readTint(accent)[1] > 0.02
  );
}

function askedFooter(brief: Brief): boolean {
  return brief.colours.some(({ value }) => value.role === 'footer');
}

// Looks that breathe with white space let two sections share their ground now and then.
function isCalm(style: SitePlan['style'], turn: number): boolean {
  return (
    ['minimal', 'swiss', 'editorial', 'luxe', 'noir', 'terminal', 'tech'].includes(style) && turn % 3 === 0
  );
}
