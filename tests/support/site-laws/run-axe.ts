import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions, AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One rule that a page breaks: how often, and the first place. */
export type Violation = { readonly rule: string; readonly nodes: number; readonly first: string };

/** Puts axe into the page that a tab shows, unless it is there. */
export async function injectAxe(tab: Page): Promise<void> {
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(source);
}

export type AxeScope = {
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** Rules that axe leaves off, beside the others. */
  readonly strict?: readonly string[];
  /** Rules that need no answer here. */
  readonly without?: readonly string[];
  /** A selector: only what stands inside. */
  readonly within?: string;
};

const switched = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/** The rules that the shown page breaks: all of axe's defaults, best practices too, unless a scope says otherwise. */
export async function runAxe(
  tab: Page,
  { rules, strict = [], without = [], within }: AxeScope = {},
): Promise<Violation[]> {
  const options: RunOptions = {
    preload: false,
    // A sealed preview is read as a page of its own, not through its frame.
    iframes: false,
    resultTypes: ['violations'],
    rules: { ...switched(strict, true), ...switched(without, false) },
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  };
  const { violations } = await tab.evaluate(
    ({ wanted, place }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: string | Document, options: RunOptions) => Promise<AxeResults> };
      };
      return axe.run(place ?? document, wanted);
    },
    { wanted: options, place: within },
  );
  return violations.map(({ id, nodes }) => ({
    rule: id,
    nodes: nodes.length,
    first:
      `${nodes[0]?.html.slice(0, 160) ?? ''} ${nodes[0]?.any[0]?.message ?? nodes[0]?.failureSummary ?? ''}`.slice(
        0,
        340,
      ),
  }));
}

/** Rules whose outcome depends on the colour scheme: all that another run in the other scheme can find. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;
