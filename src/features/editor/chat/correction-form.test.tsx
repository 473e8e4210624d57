import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { BriefChip } from '@/domain/site/brief-chips';
import { loadLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { CorrectionForm } from './correction-form';

const prompt =
  'A website for my bakery “Pão da Lua” in Lisbon, cream background, with a menu, our story and a gallery. Pages: Home, Menu, Visit. No newsletter.';
await loadLexicons(prompt);
const brief: Brief = readBrief(prompt);

function open(slot: BriefChip['slot']) {
  const corrections: BriefCorrections[] = [];
  render(<CorrectionForm slot={slot} brief={brief} onCorrect={(latest) => corrections.push(latest)} />);
  const rebuild = screen.queryByRole<HTMLButtonElement>('button', { name: 'Rebuild' });
  return { corrections, rebuild, user: userEvent.setup() };
}

describe('correcting what was understood', () => {
  it('a name is text; nothing is rebuilt while it is as before', async () => {
    const { corrections, rebuild, user } = open('name');
    expect(rebuild?.disabled).toBe(true);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Casa do Pão{Enter}');
    expect(corrections).toEqual([{ name: 'Casa do Pão' }]);
  });

  it('a kind is chosen from the vocabulary', async () => {
    const { corrections, user } = open('kind');
    await user.selectOptions(screen.getByRole('combobox'), 'cafe');
    await user.click(screen.getByRole('button', { name: 'Rebuild' }));
    expect(corrections).toEqual([{ kind: 'cafe' }]);
  });

  it('a language is chosen by its name', async () => {
    const { corrections, user } = open('language');
    await user.selectOptions(screen.getByRole('combobox'), 'Portuguese');
    await user.click(screen.getByRole('button', { name: 'Rebuild' }));
    expect(corrections).toEqual([{ language: 'pt' }]);
  });

  it('pages are edited, removed and added', async () => {
    const { corrections, user } = open('pages');
    const before = brief.pages.map(({ value }) => value);
    await user.click(screen.getByRole('button', { name: `Remove ${before.at(-1)}` }));
    await user.click(screen.getByRole('button', { name: 'Add a page' }));
    await user.type(screen.getAllByRole('textbox').at(-1) ?? document.body, 'Classes');
    await user.click(screen.getByRole('button', { name: 'Rebuild' }));
    expect(corrections).toEqual([{ pages: [...before.slice(0, -1), 'Classes'] }]);
  });

  it('sections are removed and added', async () => {
    const { corrections, user } = open('sections');
    const before = brief.sections.map(({ value }) => value);
    expect(before).toContain('gallery');
    await user.click(screen.getByRole('button', { name: 'Remove gallery' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a section' }), 'faq');
    await user.click(screen.getByRole('button', { name: 'Rebuild' }));
    expect(corrections).toEqual([{ sections: [...before.filter((type) => type !== 'gallery'), 'faq'] }]);
  });

  it('what was left out can come back', async () => {
    const { corrections, user } = open('excluded');
    await user.click(screen.getByRole('button', { name: 'Remove newsletter' }));
    await user.click(screen.getByRole('button', { name: 'Rebuild' }));
    expect(corrections).toEqual([{ excluded: [] }]);
  });

  it('a colour gets another role', async () => {
    const { corrections, user } = open('colour');
    const [first] = brief.colours.map(({ value }) => value);
    const list = screen.getByRole('list', { name: 'Colours' });
    await user.selectOptions(within(list).getAllByRole('combobox')[0] ?? document.body, 'header');
    await user.click(screen.getByRole('button', { name: 'Rebuild' }));
    expect(corrections[0]?.colours?.[0]).toEqual({ ...first, role: 'header' });
  });

  it('what has no form says where it can be changed', () => {
    const { rebuild } = open('place');
    expect(rebuild).toBeNull();
    expect(screen.getByText(/say so in the chat/)).toBeDefined();
  });
});
