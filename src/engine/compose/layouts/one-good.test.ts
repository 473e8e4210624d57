import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { composeSection } from '../compose-section';

beforeAll(loadAllCopy);

it('stacks what is said of one thing for sale beside its picture, the button last', () => {
  const { css } = composeSection({
    type: 'products',
    variant: 'grid',
    brief: readBrief('Online shop for beeswax wraps'),
    kind: 'shop',
    seed: 2,
    takenIds: [],
    content: { items: [{ title: 'Wrap', price: '€9' }] },
  });
  for (const row of [2, 3, 4, 5])
    expect(css).toMatch(
      new RegExp(
        `\\.goods-of-1 > \\.good > \\.art-frame ~ :nth-child\\(${row}\\) \\{\\s*grid-row: ${row};`,
        'u',
      ),
    );
});
