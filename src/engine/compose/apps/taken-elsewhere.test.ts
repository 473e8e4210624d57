// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, giveFile, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
let saved: Promise<string> = Promise.resolve('');
beforeEach(() => {
  localStorage.clear();
  HTMLAnchorElement.prototype.click = vi.fn();
  URL.revokeObjectURL = vi.fn();
  URL.createObjectURL = vi.fn((blob: Blob) => {
    saved = new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
      reader.readAsText(blob);
    });
    return 'blob:file';
  });
});
const exportAll = async (): Promise<string> => {
  seek('[data-export]').click();
  return saved;
};

describe('chat', () => {
  const prompt = 'team chat with channels #general and #random';
  it('takes its messages elsewhere, rooms with them, and leaves own presses behind', async () => {
    openApp('chat', prompt);
    seek('[data-rooms] li:nth-child(2) button').click();
    fill({ '#chat-text': 'Lunch? <b>' });
    send('[data-write]');
    seek('.bubble-signs button').click();
    const file = await exportAll();
    localStorage.clear();
    openApp('chat', 'team chat with channels #here and #there');
    await giveFile('[data-import]', file);
    expect(textsOf('[data-rooms] button')).toContain('# random');
    seek('[data-rooms] li:last-child button').click();
    expect(seek('.bubble').textContent).toContain('Lunch? <b>');
    expect(seek('.bubble-signs button').getAttribute('aria-pressed')).toBe('false');
    expect(seek('[data-status]').textContent).toBe('3 imported');
  });
});

describe('forum', () => {
  it('takes its threads elsewhere with votes and replies, and refuses what is none', async () => {
    openApp('forum', 'forum for beekeepers');
    fill({ '#thread-title': 'Wax moth', '#thread-name': 'Ana', '#thread-text': 'What now?' });
    send('[data-editor]');
    const file = await exportAll();
    localStorage.clear();
    openApp('forum', 'forum for beekeepers');
    seek('.thread details .app-small').click();
    await giveFile('[data-import]', file);
    expect(textsOf('.thread h2')).toContain('Wax moth');
    expect(
      new Set([...document.querySelectorAll('[data-id]')].map((one) => one.getAttribute('data-id'))).size,
    ).toBe(2);
    await giveFile('[data-import]', '[{"text":"no title"}]');
    expect(seek('[data-status]').textContent).toBe('That file could not be read.');
  });
});

describe('job board', () => {
  it('takes every entry elsewhere and reads none twice', async () => {
    openApp('directory', 'job board for marine biologists');
    const listed = textsOf('.entry h2');
    fill({ '#post-title': 'Diver', '#post-by': 'Reef Lab', '#post-city': 'Brest', '#post-pay': '30000' });
    send('[data-editor]');
    const file = await exportAll();
    expect(JSON.parse(file)).toHaveLength(listed.length + 1);
    localStorage.clear();
    openApp('directory', 'job board for marine biologists');
    await giveFile('[data-import]', file);
    await giveFile('[data-import]', file);
    expect(textsOf('.entry h2')).toEqual(['Diver', ...listed]);
    expect(seek('.entry .entry-by').textContent).toBe('Reef Lab · Brest');
    expect(seek('.entry .entry-tags b').textContent).toBe('$30,000');
  });
});
