import type { AppContext } from './apps/app';
import { findApp } from './apps/find-app';
import { html } from './html';
import type { Html } from './html';
import { writeTitle } from './layouts/parts';
import type { SectionContext } from './section';

/** What an app needs to know, out of a section's context. */
export function appContextOf(context: Pick<SectionContext, 'plan' | 'words' | 'level'>): AppContext {
  const { plan, words, level } = context;
  return { brief: plan.brief, name: plan.name, words, seed: plan.seed, level: level === 1 ? 2 : 3 };
}

/** A working app under its heading. */
export function writeAppSection(context: SectionContext): Html {
  const app = findApp(context.plan.kind);
  return html`<header class="head">
      ${writeTitle(context)}
      ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
    </header>
    ${app ? app.html(appContextOf(context)) : null}`;
}
