import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief';
import { loadCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { loadAllBehaviours } from './behaviours/find-behaviour';
import { composeSite } from './compose-site';

await loadAllBehaviours();

async function pageOf(prompt: string): Promise<{ html: string; sections: string[] }> {
  const brief = readBrief(prompt);
  await loadCopy(brief);
  const plan = makePlan(brief, 2);
  const html = composeSite(plan).find(({ path }) => path === 'index.html')?.content;
  return { html: String(html), sections: plan.pages[0]?.sections.map(({ type }) => type) ?? [] };
}

it('tells a reader without scripts in words, not in escaped markup', async () => {
  const { html } = await pageOf('a todo app');
  expect(html).toMatch(/<noscript>\s*<p>This tool needs JavaScript/);
});

it('gives an app a sentence, a description and a title to find it by', async () => {
  const { html } = await pageOf('Simple CRM to add contacts');
  expect(/<title>([^<]+)/.exec(html)?.[1]).toBe('CRM – Contacts');
  expect(/name="description" content="([^"]+)/.exec(html)?.[1]?.length).toBeGreaterThan(40);
  expect(html).toMatch(/<p class="lede">Add people/);
});

it('puts no section beside an app for what is a part of it', async () => {
  for (const prompt of [
    'Inventory app for a small warehouse with low stock alerts',
    'Tennis court booking app: pick a court, pick a slot',
  ])
    expect((await pageOf(prompt)).sections, prompt).toEqual(['app']);
  expect((await pageOf('a todo app with an FAQ')).sections).toEqual(['app', 'faq']);
});
