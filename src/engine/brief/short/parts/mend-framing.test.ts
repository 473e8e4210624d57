import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

it.each([
  [
    'my husband does septic tank pumping in rural Ontario, wants a simple page',
    'septic tank pumping',
    'home-services',
  ],
  ['my dad runs a small bakery in Naas', 'bakery', 'bakery'],
  ['dog treats baked in my kitchen in Perth', 'dog treats', 'unknown'],
  ['sourdough from my kitchen in Frome, £4.50 a loaf', 'sourdough', 'bakery'],
  ['b and b near Doolin, sea views', 'B&B', 'hotel'],
  ['goan food home kitchen in Panjim, order by 6pm, fish thali rs 250', 'goan food takeaway', 'restaurant'],
])('%j is about what is done, and not about who asks or where it is made', (prompt, offer, kind) => {
  const brief = readBrief(prompt);
  expect([brief.offer?.value, brief.kind.value]).toEqual([offer, kind]);
  expect(brief.name).toBeNull();
});
