import { html } from '../../html';
import { writeActions, writeTitle } from '../../layouts/parts';
import type { SectionContext, SectionVariant } from '../../section';
import { writeDay } from '../../write-date';
import { writeEventDay } from '../../write-event-day';
import { writeHeroWords } from './hero-words';

const silent = new Set(['hero', 'announcement', 'cta', 'newsletter', 'logos', 'text', 'privacy', 'app']);

/** What this page holds, as the contents of a book; on a short page, where the site leads. */
function listContents({ page, section, plan, link }: SectionContext): { label: string; href: string }[] {
  const here = page.sections
    .filter(({ id, type, content }) => id !== section.id && !silent.has(type) && content.title.length < 44)
    .map(({ id, content }) => ({ label: content.title, href: `#${id}` }));
  const pages = plan.links.flatMap(({ label, href }) => {
    const target = link(href);
    return target && !here.some((entry) => entry.href === target) ? [{ label, href: target }] : [];
  });
  return (here.length > 2 ? here : [...here, ...pages]).slice(0, 6);
}

/** Title and lede beside the page's table of contents, numbered like chapters. */
export const contentsHero: SectionVariant = {
  id: 'contents',
  styles: ['editorial', 'swiss', 'minimal', 'vintage', 'terminal', 'industrial', 'high-contrast', 'craft'],
  render: (context) => {
    const entries = listContents(context);
    return html`${writeHeroWords(context)}
    ${
      entries.length > 1
        ? html`<ol class="hero-contents">
            ${entries.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`)}
          </ol>`
        : null
    }`;
  },
  css: `[data-variant="contents"].hero { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); align-items: end; gap: calc(var(--gap) * 1.2) clamp(2rem, 7vi, 8rem); padding-block-end: var(--room); }
.hero-contents { counter-reset: chapter; padding: 0; list-style: none; border-block-start: max(var(--border), 2px) solid var(--ink); }
.hero-contents li { counter-increment: chapter; border-block-end: 1px solid var(--line); }
.hero-contents a { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); align-items: baseline; padding-block: 0.8rem; font: var(--heading-weight) var(--step-1)/1.3 var(--display); text-decoration: none; }
.hero-contents a::before { content: counter(chapter, decimal-leading-zero); font: 400 var(--step-0)/1.3 var(--text); font-variant-numeric: tabular-nums lining-nums; color: var(--accent-text); }
.hero-contents a:hover { text-decoration: underline; text-underline-offset: 0.25em; }`,
};

/** A letter: the title is its first line, the lede its body, the name its signature. */
export const letterHero: SectionVariant = {
  id: 'letter',
  styles: ['editorial', 'craft', 'cream', 'vintage', 'organic', 'luxe', 'botanical', 'scrapbook', 'cottage'],
  suits: (content, plan) =>
    content.lede !== undefined &&
    ['therapist', 'portfolio', 'nonprofit', 'event', 'yoga', 'cv', 'blog', 'spa', 'florist'].includes(
      plan.kind,
    ),
  render: (context) =>
    html`<div class="hero-letter">
      ${context.content.kicker ? html`<p class="kicker">${context.content.kicker}</p>` : null}
      ${writeTitle(context)} ${writeEventDay(context.plan)}
      <p class="lede">${context.content.lede ?? ''}</p>
      <p class="hero-signed">${context.plan.name}</p>
      ${writeActions(context)}
    </div>`,
  css: `[data-variant="letter"].hero { padding-block: clamp(3rem, 7vi, 7rem); }
.hero-letter { display: grid; gap: clamp(1.25rem, 2.4vi, 2.25rem); max-inline-size: 54rem; margin-inline: auto; padding-inline-start: clamp(1.25rem, 5vi, 5rem); border-inline-start: max(var(--border), 2px) solid var(--accent); }
.hero-letter .lede { max-inline-size: 25.5em; font-size: calc(var(--step-1) * 1.1); line-height: 1.5; }
.hero-signed { font: var(--heading-weight) var(--step-1)/1.2 var(--display); color: var(--accent-text); }`,
};

/** The day of an event as large as a poster sets it, the words beside it. */
export const dateHero: SectionVariant = {
  id: 'date',
  // Days in two months are no large number.
  suits: (_, plan) =>
    plan.date !== null &&
    plan.alsoOn === null &&
    (plan.until === null || plan.until.slice(0, -3) === plan.date.slice(0, -3)),
  render: (context) => {
    const { day, rest } = writeDay(context.plan.date ?? '', context.plan.language, context.plan.until);
    return html`<p class="hero-date${context.plan.until === null ? '' : ' hero-days'}">
        <b>${day}</b> <span>${rest}</span>
      </p>
      ${writeHeroWords(context, true)}`;
  },
  css: `[data-variant="date"].hero { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: end; gap: var(--gap) clamp(2rem, 6vi, 6rem); padding-block: clamp(2.5rem, 7vi, 7rem) var(--room); }
.hero-date { display: grid; padding-inline-end: clamp(1.5rem, 5vi, 5rem); border-inline-end: max(var(--border), 2px) solid var(--accent); font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.hero-date b { font-weight: inherit; font-size: clamp(8rem, 24vi, 21rem); line-height: 0.8; letter-spacing: -0.04em; font-variant-numeric: lining-nums; }
.hero-days b { font-size: clamp(4.5rem, 12vi, 11rem); }
.hero-date span { padding-block-start: 0.9em; font-size: var(--step-2); }
@media (max-width: 60rem) {
  [data-variant="date"].hero { grid-template-columns: minmax(0, 1fr); }
  .hero-date { padding: 0 0 1.5rem; border-inline-end: 0; border-block-end: max(var(--border), 2px) solid var(--accent); }
}`,
};
