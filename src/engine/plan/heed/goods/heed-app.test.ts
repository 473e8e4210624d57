import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { toldPhone, topicOfApp } from './heed-app';

await loadAllCopy();

const prompt =
  'Landing page for Tidewatch, a tide and surf forecast app for iPhone. Features, screenshots, FAQ, download button. No pricing.';
const sections = makePlan(readBrief(prompt), 1).pages.flatMap((page) => page.sections);
const text = JSON.stringify(sections);

it('speaks of the one kind of phone that is told', () => {
  expect(toldPhone(prompt)).toBe('apple');
  expect(toldPhone('app for iOS and Android')).toBeNull();
  expect(text).not.toMatch(/Google Play|Android/u);
  expect(text).toContain('App for iPhone');
});

it('opens with what the app is for', () => {
  expect(topicOfApp(prompt)).toBe('tide and surf forecast');
  expect(topicOfApp('Landing page for PlantPal, an Android app that reminds you')).toBeNull();
  expect(sections.find(({ type }) => type === 'hero')?.content.title).toMatch(/^Tide and surf forecast/u);
});

it('asks nothing about money where no prices are wanted', () => {
  const asked = sections.find(({ type }) => type === 'faq')?.content.items?.map(({ title }) => title) ?? [];
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.join(' ')).not.toMatch(/cost|cancel/iu);
});
