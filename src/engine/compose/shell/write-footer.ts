import type { PagePlan, SitePlan } from '../../plan/site-plan';
import type { Words } from '../../plan/words/words';
import { html } from '../html';
import type { Html } from '../html';
import { writeHours } from '../layouts/hours-table';
import { brandClass } from '../layouts/word-width';
import { findLink } from '../page-links';

/** The footer of a page: name, a sentence, links and ways to reach the owner, opening hours, the next step. */
export function writeFooter(plan: SitePlan, page: PagePlan, words: Words): Html {
  const links = plan.links.flatMap(({ label, href }) => {
    const target = href === page.path ? href : findLink(plan, page, href);
    return target ? [{ label, target }] : [];
  });
  const { phone, email, address, place, social } = plan.contact;
  const isRtl = plan.direction === 'rtl';
  // A town alone is no list: it stands beside the name at the foot.
  const isPlaceAlone = !address && !phone && !email && social.length === 0;
  const reach = [
    (address || place) && !isPlaceAlone ? html`<li>${address ?? place}</li>` : null,
    // The number as it was written; links to it stand elsewhere and may not break.
    // Among words from right to left its parts would change places.
    phone ? html`<li>${isRtl ? html`<bdi dir="ltr">${phone}</bdi>` : phone}</li>` : null,
    email ? html`<li><a href="mailto:${email}">${email}</a></li>` : null,
    ...social.map((name) => html`<li>${name}</li>`),
  ].filter((line) => line !== null);
  const hours = plan.contact.hours
    ? writeHours(plan.contact.hours, { words, plan }).map(
        ({ days, time }) => html`<li><span>${days}</span> <span>${time}</span></li>`,
      )
    : [];
  const target =
    plan.action && !plan.action.href.startsWith('tel:') ? findLink(plan, page, plan.action.href) : null;
  const about = openingSentence(plan);
  // A number in running text could break over two lines.
  const sentence = plan.tagline ?? (about.length < 140 && !/\d{3}/.test(about) ? about : null);
  const since = plan.founded ? words.frame.since.replace('{year}', String(plan.founded)) : null;
  return html`<footer class="site-footer" data-section="footer" data-variant="${plan.footerVariant}">
    <div class="footer-words">
      <p class="${brandClass(plan.name, plan.footerVariant === 'sign')}">${plan.name}</p>
      ${sentence || since ? html`<p>${[sentence, since].filter(Boolean).join(' · ')}</p>` : null}
      ${plan.action && target ? html`<p><a class="footer-action" href="${target}">${plan.action.label}</a></p>` : null}
    </div>
    ${
      reach.length > 0
        ? html`<ul class="footer-list">
            ${reach}
          </ul>`
        : null
    }
    ${
      hours.length > 0
        ? html`<ul class="footer-list footer-hours">
            ${hours}
          </ul>`
        : null
    }
    ${
      links.length > 1
        ? html`<nav aria-label="${words.frame.footerNavigation}">
            <ul class="footer-list">
              ${links.map(({ label, target }) => html`<li><a href="${target}">${label}</a></li>`)}
            </ul>
          </nav>`
        : null
    }
    <p class="footer-foot">© ${plan.name}${isPlaceAlone && place ? ` · ${place}` : ''}</p>
  </footer>`;
}

function openingSentence(plan: SitePlan): string {
  const lede = plan.pages[0]?.sections.find(({ content }) => content.lede)?.content.lede ?? '';
  return lede.split(/(?<=[.!?؟])\s/u)[0] ?? '';
}

/** Rules of the footer. */
export const footerCss = `.site-footer { display: grid; gap: 1.5rem var(--gap); padding-block: clamp(2rem, 5vi, 4rem); background: var(--footer-bg); color: var(--footer-ink); }
.site-footer > * { min-inline-size: 0; }
.footer-words { display: grid; gap: 0.5rem; align-content: start; padding-block: 0.4rem; }
.footer-words p:not(.brand) { max-inline-size: 44ch; }
.footer-action { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: 600; text-underline-offset: 0.3em; }
.footer-foot { grid-column: 1 / -1; max-inline-size: none; padding-block-start: 1rem; border-block-start: 1px solid color-mix(in oklab, currentColor 30%, transparent); font-size: 0.9375rem; }
.footer-list.footer-hours li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.25rem; max-inline-size: 22rem; font-variant-numeric: tabular-nums; }
.footer-list { display: grid; align-content: start; padding: 0; list-style: none; }
.footer-list li { display: flex; align-items: center; min-block-size: 2.25rem; }
.footer-list a { display: inline-flex; align-items: center; min-block-size: 2.25rem; text-underline-offset: 0.3em; }
[data-variant="line"].site-footer { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); column-gap: clamp(2rem, 6vi, 6rem); }
[data-variant="line"].site-footer .footer-words { grid-row: span 3; }
[data-variant="line"].site-footer > :not(.footer-words, .footer-foot) { grid-column: 2; }
[data-variant="line"].site-footer .footer-list { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
[data-variant="columns"].site-footer { display: flex; flex-wrap: wrap; }
[data-variant="columns"].site-footer > * { flex: 1 1 11rem; }
[data-variant="columns"].site-footer > .footer-words { flex: 2 1 18rem; }
[data-variant="columns"].site-footer > .footer-foot { flex-basis: 100%; }
[data-variant="sign"].site-footer { display: flex; flex-wrap: wrap; justify-content: space-between; }
[data-variant="sign"].site-footer > :is(.footer-words, .footer-foot) { flex: 1 0 100%; }
[data-variant="sign"].site-footer .footer-words { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
[data-variant="sign"].site-footer .footer-words .brand { grid-column: 1 / -1; }
[data-variant="sign"].site-footer .footer-words .brand { max-inline-size: none; font-size: clamp(2.6rem, 11vi, 9rem); line-height: 0.95; overflow-wrap: anywhere; padding-block-end: 0.12em; }
[data-variant="sign"].site-footer .footer-words .brand.wide { font-size: min(7.6vi, 6rem); }
[data-variant="sign"].site-footer .footer-words .brand.wider { font-size: min(5.8vi, 4.5rem); }
[data-variant="sign"].site-footer .footer-list { display: flex; flex-wrap: wrap; gap: 0 1.75rem; }
[data-variant="centred"].site-footer { justify-items: center; text-align: center; }
[data-variant="centred"].site-footer .footer-words { justify-items: center; }
[data-variant="centred"].site-footer .footer-foot { justify-self: stretch; }
[data-variant="centred"].site-footer .footer-list { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1.75rem; }
[data-variant].site-footer .footer-list.footer-hours { display: grid; }
@media (max-width: 48rem) {
  [data-variant].site-footer, [data-variant].site-footer .footer-words { grid-template-columns: minmax(0, 1fr); }
  [data-variant="line"].site-footer > :not(.footer-words, .footer-foot) { grid-column: 1; }
  .footer-list li, .footer-list a { min-block-size: 2.75rem; }
}`;
