import { expect, it } from 'vitest';
import { composePrompt } from '../../../../tests/support/one-of-each-kind';

it('counts an ampersand of a name as it is written into the page', async () => {
  const { texts } = await composePrompt(
    'Website voor kapsalon Knip & Zo in Utrecht met prijslijst, team, openingstijden. Roze en zwart.',
  );
  const title = /<title>(.*?)<\/title>/s.exec(texts.get('index.html') ?? '')?.[1] ?? '';
  expect(title).toContain('Knip &amp; Zo');
  expect(title.length).toBeLessThanOrEqual(70);
});
