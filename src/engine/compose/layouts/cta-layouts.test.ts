import { expect, it } from 'vitest';
import { composePrompt } from '../../../../tests/support/one-of-each-kind';

it('invites to what the header’s button does, where its own way leads nowhere', async () => {
  const { texts } = await composePrompt('סטודיו לפילאטיס בחיפה עם מערכת שעות ומחירים');
  const calls = [...texts.values()].flatMap((text) => [
    ...text.matchAll(/<section[^>]*data-section="cta"[\s\S]*?<\/section>/gu),
  ]);
  expect(calls.length).toBeGreaterThan(0);
  for (const [call] of calls) expect(call).toContain('class="actions"');
});
