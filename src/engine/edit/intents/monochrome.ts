import { done, refuse } from '../intent';
import type { Intent } from '../intent';
import { hexOf, shadeOf } from '../colour/shades';
import { writeRule } from '../style/write-rule';
import { findTokens, setTokens } from '../style/site-tokens';

const wish =
  /^(?:(?:make|turn|change|use|go|keep|have)(?: it| site| everything| page| all)?(?: to| into| in)? ?)?(?:only |just |all |completely |totally |pure )?(?:black and white|black & white|b&w|b & w|monochrome|gr[ae]y ?scale|no colors?|without (?:any )?colors?|colorless)(?: only| theme| look| design| site)?(?: ,? ?(?:no|without)(?: any)?(?: more)? colors?(?: at all)?)?(?: at all)?$/;
const pictures =
  /^(?:make|turn|change|show) (?:all |every )?(?:photos?|pictures?|images?|drawings?|illustrations?) (?:to |into |in |be )?(?:black and white|black & white|b&w|monochrome|gr[ae]y ?scale|gr[ae]y)$/;
const colour = /#[\da-f]{3,8}\b|(?:oklch|oklab|hsla?|rgba?)\([^()]*\)/giu;

/** "Black and white, no colours": every colour of the site as the grey of its own lightness. */
export const monochrome: Intent = {
  name: 'set-color',
  attempt({ draft, part }) {
    if (pictures.test(part.plain)) {
      writeRule(draft, {
        selector: 'main :is(img, svg.art)',
        declarations: { filter: 'grayscale(1)' },
        block: null,
      });
      return done('Pictures', 'black and white', 'The pictures are black and white now.');
    }
    if (!wish.test(part.plain)) return null;
    const tokens = findTokens(draft);
    if (!tokens) return refuse('not-found', 'This site keeps no list of its colours that I could turn grey.');
    const values = new Map(
      [...tokens.declarations]
        .filter(([name]) => name.startsWith('--'))
        .map(([name, { value }]) => [name, value.replace(colour, (found) => greyOf(found) ?? found)]),
    );
    if (!setTokens(draft, values))
      return refuse('nothing-to-change', 'The site has no colours left to take.');
    return done(
      'Colours',
      'black, white and grey',
      'The site is black, white and grey now; every colour became the grey of its own lightness, so all stays readable.',
    );
  },
};

/** The grey that is as bright to the eye, so that the contrast with every other colour stays the same. */
function greyOf(text: string): string | null {
  // A see-through colour stays: what is behind it shows.
  if (/\/|,[^,]*,[^,]*,/u.test(text) || /^#(?:[\da-f]{4}|[\da-f]{8})$/iu.test(text)) return null;
  const shade = shadeOf(text);
  if (!shade) return null;
  const hex = hexOf(shade);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  const part = Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`;
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
