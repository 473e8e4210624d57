import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/domain/project/message';
import { filterMessages } from './filter-messages';
import { HistorySearch } from './history-search';

const said = ['Make it DARK', 'Done', 'darker still'];
const messages: readonly Message[] = said.map((text, seq) => ({
  id: text,
  projectId: 'p',
  seq,
  role: 'user',
  text,
  createdAt: 0,
  actions: [],
}));

function SearchOnScreen() {
  const [query, setQuery] = useState<string | null>(null);
  return (
    <>
      <HistorySearch query={query} onQueryChange={setQuery} />
      <ul>
        {filterMessages(messages, query ?? '').map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}

const field = () => screen.queryByRole('searchbox', { name: 'Search the history' });
function openSearch() {
  render(<SearchOnScreen />);
  fireEvent.click(screen.getByRole('button', { name: 'Search the chat' }));
}

describe('searching the history', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('focuses the field after 300 ms', () => {
    openSearch();
    void act(() => vi.advanceTimersByTime(299));
    expect(document.activeElement).not.toBe(field());
    void act(() => vi.advanceTimersByTime(1));
    expect(document.activeElement).toBe(field());
  });

  it('filters by content, upper and lower case alike', () => {
    openSearch();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dark' } });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Make it DARK',
      'darker still',
    ]);
  });

  it('Escape closes it and shows everything again', () => {
    openSearch();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dark' } });
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(field()).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('a press outside closes it, a press inside does not', () => {
    openSearch();
    fireEvent.pointerDown(screen.getByRole('searchbox'));
    expect(field()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(field()).toBeNull();
  });
});
