/**
 * Paper: what is read stays (menu, prices, hours, the way there, a CV), what is only of use on a screen goes: links that
 * jump, fields to fill in, and drawings that stand in for pictures nobody has given yet. Grounds are left out by printers,
 * so the ink is dark everywhere; answers that are folded away are unfolded; what belongs together stays on one sheet, and
 * a sheet is filled before the next begins. The declarations are marked important: paper overrules every layout, whatever
 * its rules weigh.
 */
export const printCss = `@page { margin: 15mm 16mm; }
@media print {
  :root { color-scheme: light; font-size: 10pt; }
  :root, body, main > section, .site-header, .site-footer, .card, .sheet, .offer-lead, .panel-words, .rival, .bill-next { background: none !important; border-image: none !important; box-shadow: none !important; color: #000 !important; --ink: #000 !important; --soft: #333 !important; --accent-text: #000 !important; --card-ink: #000 !important; --line: #999 !important; }
  .site-header nav, .site-footer nav, .skip, .header-tools, .footer-action, .footer-words > p:not(.brand), .menu-button, .filters, .link-stack, .announcement, .newsletter, .cta, .cart, .checkout, .button, .actions, main li > .link, main li a.link[href*="#"], form, button:not(:has(svg, img)), dialog, div:has(> form:only-child), .map-drawing, main > section:has([data-form]):not([data-section="app"], :has(dl > :nth-child(2), table)), .gallery:not(:has(img)), .page-art:not(:has(img)), .hero-mosaic:not(:has(img)), .collage:not(:has(img)), .badge, .open-now, main:has([data-section="hours"]) > .map:not(:has(ul)) { display: none !important; }
  main > section:not([data-section="hero"], [data-section="portfolio"], [data-section="team"], [data-section="speakers"], [data-section="app"]) .art-frame:has(> svg), .face:has(> svg), section:has([data-form]) ul, section:has([data-form]) .lede { display: none !important; }
  main > section { padding-block: 0.9rem !important; padding-inline: 0 !important; min-block-size: 0 !important; }
  main > section + section { border-block-start: 1px solid #ccc; }
  .site-header, .site-footer { position: static !important; padding-inline: 0 !important; padding-block: 0.5rem !important; border: 0 !important; border-radius: 0 !important; }
  .site-header .brand, .site-footer .brand { font-size: var(--step-1) !important; }
  main > .hero { display: grid !important; grid-template-columns: minmax(0, 1fr) !important; gap: 1.5rem !important; background-image: none !important; }
  main > .hero:has(> :is(div, figure) > svg) { grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) !important; align-items: center; }
  main > .hero > * { grid-column: 1 / -1; }
  main > .hero > .hero-words { display: grid !important; grid-template-columns: minmax(0, 1fr) !important; gap: 0.75rem; grid-area: 1 / 1 !important; margin: 0 !important; padding: 0 !important; text-align: start; justify-items: start !important; }
  main > .hero > .hero-art { grid-area: 1 / 2 !important; margin: 0 !important; min-block-size: 0 !important; }
  main > .hero > .hero-art > .art { position: static !important; block-size: 48mm !important; margin-inline: auto; }
  .hero-bar { margin: 0 !important; padding: 0 !important; border: 0 !important; }
  main > .hero h1 { font-size: var(--step-3) !important; }
  .head, .head-side { position: static !important; margin-block-end: 0.75rem !important; }
  .split, .aside, .form-sides, .map-stage, .face-voice { display: block !important; }
  .map-card, .panel { margin: 0 !important; padding: 0 !important; border: 0 !important; inline-size: auto !important; max-inline-size: none !important; }
  .works { grid-template-columns: repeat(2, minmax(0, 1fr)) !important; gap: 1rem !important; }
  main .art { max-block-size: 70mm; }
  .week { grid-template-columns: repeat(auto-fit, minmax(5.2rem, 1fr)) !important; }
  .plan-columns { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)) !important; }
  .year { font-size: var(--step-1) !important; }
  .sheet { border: 0 !important; outline: 0 !important; box-shadow: none !important; padding: 0 !important; max-inline-size: none !important; }
  .sheet::before, .sheet::after, summary::after, .site-header::before { display: none !important; }
  details::details-content { content-visibility: visible !important; block-size: auto !important; opacity: 1 !important; }
  :is(h1, h2, h3, h4):not(li *), .head { break-after: avoid; }
  p { orphans: 3; widows: 3; }
  li:not(:has(ol, li h3, li h4)), tr, dl > div, figure, blockquote, .card, .site-footer { break-inside: avoid; }
}`;
