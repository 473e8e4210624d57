// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, giveFile, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());
const prompt = 'team chat with channels #general, #random and #design, emoji reactions';

it('has the channels that the prompt names, keeps messages and reactions', () => {
  openApp('chat', prompt);
  expect(seek('.chat-title').textContent).toBe('Channels');
  expect(textsOf('[data-rooms] button')).toEqual(['# general', '# random', '# design']);
  seek('[data-rooms] li:nth-child(2) button').click();
  fill({ '#chat-text': 'Lunch?' });
  send('[data-write]');
  seek('.bubble-signs button').click();
  openApp('chat', prompt);
  seek('[data-rooms] li:nth-child(2) button').click();
  expect(seek('.bubble-signs [aria-pressed="true"]').textContent).toBe('👍 1');
  seek('.bubble-signs button').click();
  expect(document.querySelector('.bubble-signs [aria-pressed="true"]')).toBe(null);
});

it('keeps a message once when its file is imported twice, also after somebody reacted to it', async () => {
  openApp('chat', prompt);
  const before = textsOf('.bubble').length;
  const file = JSON.stringify([
    { room: 'general', name: 'Mia', text: 'Lunch?', at: 1_700_000_000_000 },
    { room: 'general', name: 'Ben', text: 'At noon.', at: 1_700_000_060_000 },
  ]);
  await giveFile('[data-import]', file);
  expect(textsOf('.bubble')).toHaveLength(before + 2);
  seek('.bubble:last-child .bubble-signs button').click();
  await giveFile('[data-import]', file);
  expect(textsOf('.bubble')).toHaveLength(before + 2);
  expect(seek('[data-status]').textContent).toMatch(/^0 /);
});

it('finds messages in every room where a search is asked for', () => {
  openApp('chat', 'chat with channels #general and #help and message search');
  seek('[data-rooms] li:nth-child(2) button').click();
  const finder = seek<HTMLInputElement>('[data-find]');
  finder.value = 'SAMPLE message';
  finder.dispatchEvent(new Event('input', { bubbles: true }));
  expect(textsOf('.bubble')).toHaveLength(1);
  expect(seek('.bubble small').textContent).toContain('# general');
  seek('[data-rooms] li:nth-child(2) button').click();
  expect(finder.value).toBe('');
  expect(textsOf('.bubble')).toHaveLength(0);
});
