import type { SitePicture } from '@/domain/site/site-picture';
import type { SitePlan } from '../../plan/site-plan';
import { attributes, html } from '../html';
import type { Html } from '../html';
import { makeTokens } from '../style/make-tokens';
import { contrastOf } from '../themes/colour';

// Contrast that lets a mark be seen (WCAG 2.2, 1.4.11), and the height below which a logo carries the name.
const seenFrom = 3;
const markBelow = 1.8;

/** The site's name in its header, with the person's logo. A broad logo carries the name; a mark stands before it. */
export function writeBrand(plan: SitePlan): Html {
  const { logo } = plan.pictures;
  if (!logo) return html`<a class="brand" href="index.html">${plan.name}</a>`;
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

// A logo that one of the header's grounds would swallow stands on a plate.
function plateFor(plan: SitePlan, logo: SitePicture): 'white' | 'black' | null {
  const colour = logo.colours[0]?.css;
  if (!colour) return null;
  const { light, dark } = makeTokens(plan).colours['header-bg'];
  const grounds = plan.scheme === 'light' ? [light] : plan.scheme === 'dark' ? [dark] : [light, dark];
  if (grounds.every((ground) => contrastOf(colour, ground) >= seenFrom)) return null;
  return contrastOf(colour, '#fff') >= contrastOf(colour, '#000') ? 'white' : 'black';
}

/** Rules of a header with a logo. */
export const logoCss = `.brand-logo { gap: 0.7rem; }
.logo { inline-size: auto; block-size: 2.75rem; max-inline-size: min(14rem, 48vi); object-fit: contain; }
.logo-on-white, .logo-on-black { box-sizing: content-box; padding: 0.3rem 0.45rem; border-radius: min(var(--radius), 0.6rem); }
.logo-on-white { background: #fff; }
.logo-on-black { background: #000; }`;
