/**
 * Paper: what is read stays (menu, prices, hours, the way there, a CV), what is only of use on a screen goes. Grounds
 * are left out by printers, so the ink is dark everywhere; what belongs together stays on one sheet. The declarations
 * are marked important: paper overrules every layout, whatever its rules weigh.
 */
export const printCss = `@media print {
  :root { color-scheme: light; }
  body, main > section, .site-header, .site-footer, .card, .sheet, .offer-lead, .panel-words, .rival, .bill-next { background: none !important; color: #000 !important; --ink: #000 !important; --soft: #333 !important; --accent-text: #000 !important; --card-ink: #000 !important; --line: #999 !important; }
  .site-header nav, .site-footer nav, .skip, .header-tools, .footer-action, .menu-button, .filters, .link-stack, .announcement, .newsletter, .cta, .cart, .checkout, .button, form, button:not(:has(svg, img)), dialog, div:has(> form:only-child) { display: none !important; }
  main > section { padding-block: 0.75rem !important; }
  h1, h2, h3, h4 { break-after: avoid; }
  li, tr, dl > div, figure, blockquote, .card { break-inside: avoid; }
}`;
