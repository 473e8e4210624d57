import type { Brief } from '@/domain/site/brief';
import type { BehaviourType, SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { SectionContent } from '../plan/content';
import { makePlan } from '../plan/make-plan';
import { planSection } from '../plan/plan-section';
import type { PagePlan, SitePlan } from '../plan/site-plan';
import { findWords } from '../plan/words/find-words';
import type { Words } from '../plan/words/words';
import { appContextOf } from './app-section';
import { findApp } from './apps/find-app';
import { collectBehaviours } from './behaviours/find-behaviour';
import { formatHtml } from './format-html';
import { renderSection } from './render-section';
import { findSection, findVariant } from './sections/find-section';
import { pruneCss, readUsedNames } from './style/prune-css';
import { usedBehaviours } from './used-behaviours';

/** What is asked of {@link composeSection}. */
export type SectionRequest = {
  readonly type: SectionType;
  readonly brief: Brief;
  readonly kind: SiteKind;
  readonly seed: number;
  /** Ids on the page: the new section takes another. */
  readonly takenIds: readonly string[];
  /** Words of the interface; those of the brief's language unless given. */
  readonly words?: Words;
  /** Content to use instead of, or on top of, what the kind would say. */
  readonly content?: Partial<SectionContent>;
  /** Page it will stand on; `index.html` unless told. */
  readonly pagePath?: string;
  /** Layout to take; chosen by the seed unless given. */
  readonly variant?: string;
};

/** One section for an existing site: its markup indented for `<main>`, all its rules, the scripts it needs. */
export type ComposedSection = {
  readonly id: string;
  readonly html: string;
  /** Starts with the banner of its type; rules that a site has already are for the caller to leave out. */
  readonly css: string;
  readonly behaviours: readonly BehaviourType[];
};

/** Writes one section of a type as this composer would have, had it been asked for at first. */
export function composeSection(request: SectionRequest): ComposedSection {
  const { type, brief, kind, seed } = request;
  const words = request.words ?? findWords(brief.language.value);
  const plan: SitePlan = makePlan({ ...brief, kind: { ...brief.kind, value: kind } }, seed);
  const path = request.pagePath ?? 'index.html';
  const page: PagePlan = plan.pages.find((candidate) => candidate.path === path) ?? {
    role: 'page',
    title: '',
    path,
    description: '',
    sections: [],
  };
  const planned = planSection(plan, type, {
    takenIds: request.takenIds,
    content: request.content ?? {},
    variant: request.variant ?? null,
  });
  const others = page.sections.filter(({ id }) => id !== planned.id);
  const host: PagePlan = {
    ...page,
    sections: others.length > 0 ? [...others, planned] : [hostHeader, planned],
  };
  const hosts: SitePlan = { ...plan, pages: [...plan.pages.filter((candidate) => candidate !== page), host] };
  const html = formatHtml(renderSection(hosts, host, planned, words).markup, 2);
  const behaviours = plan.hasScript ? usedBehaviours(html) : [];
  const scripts = collectBehaviours(behaviours);
  const app = type === 'app' ? findApp(kind) : null;
  const used = readUsedNames(
    [html],
    scripts.map(({ script }) => script),
  );
  const variant = findVariant(type, planned.variant);
  const candidates = [
    ...(variant.pieces ?? []).map(({ css }) => css),
    findSection(type).css ?? '',
    variant.css ?? '',
    ...scripts.map(({ css }) => css ?? ''),
    app ? app.css(appContextOf({ plan, words, level: 2 })) : '',
  ].join('\n');
  const rules = pruneCss(candidates, used);
  return {
    id: planned.id,
    html,
    css: rules === '' ? '' : `/* Section: ${type} */\n${rules}\n`,
    behaviours,
  };
}

// A first section on the host page, so that the new one is never taken for the page's opening.
const hostHeader = {
  type: 'page-header',
  id: 'page-header',
  variant: 'plain',
  ground: 'page',
  content: { title: '' },
  behaviours: [],
} as const;
