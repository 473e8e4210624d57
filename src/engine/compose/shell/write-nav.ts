import type { PagePlan, SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { attributes, html } from '../html';
import type { Html } from '../html';
import { phoneText } from '../layouts/reach';
import { findLink } from '../page-links';
import { readShopTerms, writeShopTerms } from '../behaviours/read-shop-terms';
import { readCurrency } from '../sections/cart';
import { slugOf } from '../slug';
import { logoCss, writeBrand } from './write-brand';
import { writeLanguageLinks } from './write-languages';
import { writeSignInButton } from './write-sign-in';
import { writeSearchButton } from './write-site-search';
import { hasWishList, writeWishButton } from './write-wish-list';

/** The header of a page: name, links with the current one marked, main button, and what the site needs on every page. */
export function writeNav(plan: SitePlan, page: PagePlan, words: Words): Html {
  const all = plan.links.flatMap(({ label, href }) => {
    const target = href === page.path ? href : findLink(plan, page, href);
    return target ? [{ label, target, isHere: href === page.path }] : [];
  });
  const told = plan.action ? findLink(plan, page, plan.action.href) : null;
  // "Kontakt" beside "Kontakt aufnehmen": where the page of that name is among the links, no button says it again.
  const isTwice =
    plan.language !== 'en' &&
    plan.action?.href === 'contact' &&
    all.length > 1 &&
    plan.pages.some(({ role, path }) => role === 'contact' && plan.links.some(({ href }) => href === path));
  const action = isTwice ? null : told;
  // "RSVP" beside the button "RSVP": the button is enough.
  const links = all.filter(({ label, isHere }) => isHere || !action || label !== plan.action?.label);
  const tools = writeTools(plan, page, words);
  // In two rows a button for the search stands over another one.
  const isStacked = plan.navVariant === 'split' && tools?.markup.includes('<button') === true;
  const variant = isStacked ? 'bar' : plan.navVariant;
  const hasMenu = links.length > 0 || action !== null;
  return html`<header class="site-header" data-section="nav" data-variant="${variant}" ${shopOf(plan)}>
    ${writeBrand(plan)}
    ${
      hasMenu
        ? html`${
              plan.hasScript
                ? html`<button
                    class="menu-button"
                    type="button"
                    aria-expanded="false"
                    aria-controls="site-nav"
                  >
                    ${words.frame.menuButton}
                  </button>`
                : null
            }
            <nav id="site-nav" aria-label="${words.frame.mainNavigation}">
              ${
                links.length > 0
                  ? html`<ul>
                      ${links.map(({ label, target, isHere }) => html`<li><a href="${target}" ${attributes({ 'aria-current': isHere ? 'page' : null })}>${label}</a></li>`)}
                    </ul>`
                  : null
              }
              ${action && plan.action ? html`<a class="button" href="${action}">${action.startsWith('tel:') ? phoneText(plan.action.label) : plan.action.label}</a>` : null}
            </nav>`
        : null
    }
    ${tools}
  </header>`;
}

function writeTools(plan: SitePlan, page: PagePlan, words: Words): Html | null {
  const languages = writeLanguageLinks(plan, page);
  if (!plan.hasScript) return languages ? html`<div class="header-tools">${languages}</div>` : null;
  const cart = plan.behaviours.includes('cart') ? findLink(plan, page, 'cart') : null;
  const toggle = plan.behaviours.includes('theme-toggle');
  const print = plan.behaviours.includes('print');
  const search = writeSearchButton(plan, words);
  const signIn = writeSignInButton(plan);
  const wishes = writeWishButton(plan, words);
  if (!cart && !toggle && !print && !search && !signIn && !wishes && !languages) return null;
  return html`<div class="header-tools">
    ${languages} ${search} ${signIn} ${wishes}
    ${cart ? html`<a class="link" href="${cart}">${words.shop.cart} <span data-cart-count></span></a>` : null}
    ${print ? html`<button class="print-button" type="button" data-print hidden>${words.actions.print}</button>` : null}
    ${
      toggle
        ? html`<button class="theme-button" type="button" data-theme-toggle aria-pressed="false" hidden>
            ${words.frame.dark}
          </button>`
        : null
    }
  </div>`;
}

// Where the cart and the wishes are kept, and how sums are written.
function shopOf(plan: SitePlan): Html | null {
  if (!plan.hasScript || !(plan.behaviours.includes('cart') || hasWishList(plan))) return null;
  const prices = plan.pages.flatMap(({ sections }) =>
    sections.flatMap(({ content }) => (content.items ?? []).map(({ price }) => price ?? '')),
  );
  return attributes({
    'data-shop': slugOf(plan.name) || 'shop',
    'data-currency': readCurrency(prices),
    ...writeShopTerms(readShopTerms(plan.brief.prompt)),
  });
}

/** Rules of the header. Links stay visible without scripts: only where scripts run does the menu button fold them away. */
export const navCss = `.site-header { position: relative; z-index: 5; display: flex; align-items: center; justify-content: space-between; gap: 0.75rem var(--gap); padding-block: 0.85rem; background: var(--header-bg); color: var(--header-ink); }
.site-header .brand { display: inline-flex; align-items: center; min-inline-size: 0; min-block-size: 2.75rem; }
.site-header nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem clamp(1rem, 2.4vi, 2.25rem); }
.site-header ul { display: flex; flex-wrap: wrap; gap: 0 clamp(1rem, 2.4vi, 2.25rem); padding: 0; list-style: none; }
.site-header li a { display: flex; align-items: center; min-block-size: 2.75rem; min-inline-size: 1.75rem; text-decoration: none; }
.site-header li a:hover, .site-header [aria-current] { text-decoration: underline; text-underline-offset: 0.4em; text-decoration-thickness: 2px; }
.site-header .button { min-block-size: 2.75rem; }
.header-tools { display: flex; flex: none; align-items: center; gap: 1rem; }
.header-tools .link { color: inherit; }
.language-links { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; }
.language-links a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: inherit; }
.theme-button, .print-button, .menu-button { align-items: center; min-block-size: 2.75rem; padding-inline: 1.1em; border: max(var(--border), 1px) solid currentColor; border-radius: var(--radius); background: none; color: inherit; font: 600 1rem/1 var(--text); cursor: pointer; }
.theme-button, .print-button { display: inline-flex; }
.theme-button[hidden], .print-button[hidden] { display: none; }
.menu-button { display: none; }
[data-variant="centred"].site-header { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: 0.75rem; padding-block: 1.5rem 0.75rem; text-align: center; }
[data-variant="centred"].site-header .header-tools { position: absolute; inset-block-start: 1.25rem; inset-inline-end: max(var(--gap), (100% - 76rem) / 2); }
[data-variant="centred"].site-header .brand { font-size: var(--step-2); }
[data-variant="centred"].site-header nav, [data-variant="centred"].site-header ul { justify-content: center; }
[data-variant="split"].site-header { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--gap); border-block-end: max(var(--border), 1px) solid currentColor; }
[data-variant="split"].site-header nav { grid-column: 1 / -1; grid-row: 2; justify-content: space-between; }
[data-variant="split"].site-header .brand { font-size: clamp(1.5rem, 1.1rem + 1.6vi, 2.4rem); padding-block: 0.5rem; }
${logoCss}
[data-variant="boxed"].site-header { --edge: max(var(--gap), (100% - 76rem) / 2); padding-block: 1.5rem 0.5rem; padding-inline: calc(var(--edge) + 1.4rem) calc(var(--edge) + 0.6rem); background: var(--behind, var(--hero-bg)); }
[data-variant="boxed"].site-header::before { content: ""; position: absolute; inset: 1rem var(--edge) 0; z-index: -1; background: var(--pill, var(--header-bg)); border: max(var(--border), 1px) solid color-mix(in oklab, currentColor 22%, transparent); border-radius: min(var(--radius), 2.5rem); box-shadow: var(--shadow); }`;

const mostLetters = 14;
/** Beside three buttons no word of the name is broken into letters: its tools go to the next row. */
const widestOf = (name: string): number =>
  Math.min(mostLetters, Math.max(...name.split(/\s+/u).map((word) => [...word].length)));

/**
 * Rules of the header on small screens. Where scripts run the links fold away from the first paint on, so that nothing
 * moves; without a menu button, as on a site without scripts, they stay.
 */
export const navSmallCss = (name: string): string => `@media (max-width: 52rem) {
  .site-header:not([data-variant="boxed"]) { padding-block: 0.6rem; }
}
@media (max-width: 52rem) and (scripting: enabled) {
  [data-variant].site-header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 0.9rem; text-align: start; }
  [data-variant].site-header .header-tools { position: static; }
  [data-variant].site-header .brand { flex: 1 1 ${widestOf(name)}ch; min-inline-size: min(100%, ${widestOf(name)}ch); font-size: 1.35rem; }
  .site-header .menu-button { display: inline-flex; }
  .site-header .menu-button + nav { display: none; order: 3; inline-size: 100%; }
  .site-header .menu-button + nav[data-open], .menu-button + nav[data-open] ul { display: grid; gap: 0; justify-content: stretch; }
  .site-header .menu-button + nav[data-open] { gap: 0.75rem; padding-block: 0.5rem 0.75rem; }
  .menu-button + nav[data-open] li { border-block-start: 1px solid color-mix(in oklab, currentColor 25%, transparent); }
  .menu-button + nav .button { justify-content: center; }
}`;
