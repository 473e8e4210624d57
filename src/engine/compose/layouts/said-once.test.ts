import { expect, it } from 'vitest';
import { composePrompt } from '../../../../tests/support/one-of-each-kind';

it('offers no link twice in one row of buttons', async () => {
  const { texts } = await composePrompt(
    'dark neon website for an arcade, Pixel Palace in Manchester: games list, prices, parties',
  );
  for (const [path, text] of texts) {
    if (!path.endsWith('.html')) continue;
    for (const [row] of text.matchAll(/<p class="actions">[\s\S]*?<\/p>/g)) {
      const labels = [...row.matchAll(/>([^<]+)<\/a>/g)].map(([, label]) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  }
});
