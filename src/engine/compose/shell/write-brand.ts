import type { SitePicture } from '@/domain/site/site-picture';
import type { SitePlan } from '../../plan/site-plan';
import { attributes, html } from '../html';
import type { Html } from '../html';
import { brandClass } from '../layouts/word-width';
import { makeTokens } from '../style/make-tokens';
import { contrastOf } from '../themes/colour';

// Contrast that lets a mark be seen (WCAG 2.2, 1.4.11), and the height below which a logo carries the name.
const seenFrom = 3;
const markBelow = 1.8;

/** The site's name in its header, with the person's logo. A broad logo carries the name; a mark stands before it. */
export function writeBrand(plan: SitePlan): Html {
  const { logo } = plan.pictures;
  if (!logo) return html`<a class="${brandClass(plan.name)}" href="index.html">${plan.name}</a>`;
  const isMark = logo.width < logo.height * markBelow;
  const plate = logo.isOpaque ? null : plateFor(plan, logo);
  const values = attributes({
    class: plate ? `logo logo-on-${plate}` : 'logo',
    src: logo.path,
    width: logo.width,
    height: logo.height,
  });
  const alt = isMark ? '' : plan.name;
  return html`<a class="brand brand-logo" href="index.html"><img${values} alt="${alt}">${isMark ? html`<span>${plan.name}</span>` : null}</a>`;
}

type Plate = 'white' | 'black' | 'night' | 'day';

// A logo that the header's ground would swallow stands on a plate; where only one scheme does, in that scheme alone.
function plateFor(plan: SitePlan, logo: SitePicture): Plate | null {
  const colour = logo.colours[0]?.css;
  if (!colour) return null;
  const { light, dark } = makeTokens(plan).colours['header-bg'];
  const isLost = (ground: string) => contrastOf(colour, ground) < seenFrom;
  const lostByDay = plan.scheme !== 'dark' && isLost(light);
  const lostByNight = plan.scheme !== 'light' && isLost(dark);
  if (!lostByDay && !lostByNight) return null;
  if (plan.scheme === 'light dark' && lostByDay !== lostByNight) return lostByNight ? 'night' : 'day';
  return contrastOf(colour, '#fff') >= contrastOf(colour, '#000') ? 'white' : 'black';
}

/** Rules of a header with a logo. */
export const logoCss = `.brand-logo { gap: 0.7rem; }
.logo { inline-size: auto; block-size: 2.75rem; max-inline-size: min(14rem, 48vi); object-fit: contain; }
.logo-on-white, .logo-on-black, .logo-on-night, .logo-on-day { box-sizing: content-box; padding: 0.3rem 0.45rem; border-radius: min(var(--radius), 0.6rem); }
.logo-on-white { background: #fff; }
.logo-on-black { background: #000; }
.logo-on-night { background: light-dark(transparent, #fff); }
.logo-on-day { background: light-dark(#000, transparent); }`;
