import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it.each([
  ['opulent art deco hotel The Marlowe in Miami, emerald and gold', /opulent|art deco/iu],
  ['brutalist site for Kessel, a techno club in Leipzig, huge type, door policy', /huge type|brutalist/iu],
  [
    'elegant portfolio for a jeweller, Noor Veld, lots of cream, thin lettering, seven pieces',
    /thin lettering/iu,
  ],
])('says on no page how it should look: %s', (prompt, look) => {
  const { pages } = makePlan(readBrief(prompt), 1);
  expect(JSON.stringify(pages.map(({ sections }) => sections))).not.toMatch(look);
});
