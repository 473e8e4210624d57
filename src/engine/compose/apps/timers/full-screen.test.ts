// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeSite } from '../../../../../tests/support/site-laws/made-site';
import { runScript } from '../../../../../tests/support/made-apps/run-script';

it('leaves pages alone on which the timer does not stand', async () => {
  const prompt = 'interval timer: 40 seconds work, 20 rest, 8 rounds, big numbers';
  const site = await makeSite({ id: 'timer', prompt, expect: {} }, 1);
  const script = String(site.files.find(({ path }) => path === 'script.js')?.content);
  expect(script).toContain('data-full-screen');
  document.body.innerHTML = '<main><h1>Not here</h1></main>';
  expect(() => runScript(script)).not.toThrow();
});
