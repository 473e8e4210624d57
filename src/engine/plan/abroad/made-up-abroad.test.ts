import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllLexicons();
await loadAllCopy();

const typesOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections.map(({ type }) => type));

it.each([
  'coro polifonico di trento, prove ogni martedi alle 20.30. sito con chi siamo e galleria',
  'fußballverein in kassel, training dienstags 18 uhr, vorstand und galerie',
  'מקהלת קולות הגליל בכרמיאל, אתר עם אודות וגלריה',
])('asks for no gifts where nobody spoke of any: %j', (prompt) => {
  expect(typesOf(prompt)).not.toContain('donation');
});

it('asks for gifts where the prompt does', () => {
  expect(typesOf('coro di trento, sito con chi siamo e donazioni')).toContain('donation');
});

it('makes up no workshops of a flower shop', () => {
  expect(typesOf('عندي محل زهور في عمّان، باقة صغيرة 12 دينار')).not.toContain('events');
});

it('tells the half of the day in Arabic', () => {
  const plan = makePlan(readBrief('محل زهور في عمّان. نفتح يوميا من 9 صباحا حتى 10 مساء'), 1);
  const hours = plan.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'hours');
  expect(hours?.content.items?.[0]?.value).toBe('9:00 ص إلى 10:00 م');
});
