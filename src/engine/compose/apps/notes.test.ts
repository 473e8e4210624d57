// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { fill, giveFile, openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());
const prompt = 'markdown notes app with tags, search and export';

it('saves while typing, finds by tag and word, and has the notes after a reload', () => {
  openApp('notes', prompt);
  fill({ '#note-title': 'Soup', '#note-tags': 'kitchen, winter', '#note-text': 'Leeks' });
  seek('[data-new]').click();
  fill({ '#note-title': 'Tyres', '#note-tags': 'garage' });
  openApp('notes', prompt);
  expect(textsOf('.note-tag')).toEqual(['#garage', '#kitchen', '#winter']);
  seek('.note-tag:nth-child(2)').click();
  expect(textsOf('.note b')).toEqual(['Soup']);
  seek('.note-tag:nth-child(2)').click();
  fill({ '#notes-search': 'nothing like it' });
  expect(seek('[data-empty]').hidden).toBe(false);
});

it('shows Markdown as text with form, never as markup', () => {
  openApp('notes', prompt);
  fill({ '#note-text': '# Plan\n- **one**\n- two\n<img src=x onerror=alert(1)>' });
  seek('[data-look]').click();
  expect(seek('[data-preview]').innerHTML).toBe(
    '<h3>Plan</h3><ul><li><strong>one</strong></li><li>two</li></ul><p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});

it('reads notes from a file and says when it cannot', async () => {
  openApp('notes', prompt);
  await giveFile('[data-import]', '[{"title":"From afar","text":"hello"}]');
  expect(textsOf('.note b')).toEqual(['From afar']);
  await giveFile('[data-import]', 'no json');
  expect(seek('[data-status]').textContent).toBe('That file could not be read.');
});

it('marks notes with the colours that are told, which are none of the page', async () => {
  const prompt = 'notes app for the lab, search, colour labels orange, blue and purple';
  expect(readBrief(prompt).colours).toEqual([]);
  openApp('notes', prompt);
  expect(textsOf('#note-colour option')).toEqual(['–', 'Orange', 'Blue', 'Purple']);
  fill({ '#note-title': 'Yeast' });
  fill({ '#note-colour': 'Blue' });
  openApp('notes', prompt);
  expect(seek('.note small').textContent).toContain('Blue');
  expect(seek<HTMLSelectElement>('#note-colour').value).toBe('Blue');
});

it('puts notes away and throws them into a trash first, where both are asked for', () => {
  openApp('notes', 'notes app with archive, trash with restore, sort by date or title');
  for (const title of ['Zeta', 'Alpha']) {
    seek('[data-new]').click();
    fill({ '#note-title': title });
  }
  fill({ '#notes-order': 'title' });
  expect(textsOf('.notes-list b')).toEqual(['Alpha', 'Zeta']);
  seek('[data-archive]').click();
  seek('[data-remove]').click();
  expect(textsOf('.notes-list b')).toEqual([]);
  seek('[data-shelf="trash"]').click();
  expect(textsOf('.notes-list b')).toEqual(['Zeta']);
  expect(seek('[data-archive]').textContent).toBe('Restore');
  seek('[data-remove]').click();
  expect(textsOf('.notes-list b')).toEqual([]);
  seek('[data-shelf="archive"]').click();
  expect(textsOf('.notes-list b')).toEqual(['Alpha']);
});
