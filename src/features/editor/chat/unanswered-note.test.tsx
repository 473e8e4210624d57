import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/domain/project/message';
import { UnansweredNote } from './unanswered-note';

const asked: Message = {
  id: 'm1',
  projectId: 'p1',
  seq: 3,
  role: 'user',
  text: 'write a poem about rye bread',
  createdAt: 1,
  actions: [],
};
const done = vi.fn<(label: string) => void>();
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

describe('the note below a message without an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    done.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it('waits for an answer that is only just being read', () => {
    render(<UnansweredNote message={asked} onAct={done} />);
    wait(1900);
    expect(screen.queryByRole('article')).toBeNull();
    wait(200);
    expect(screen.getByText(/Nothing was changed/)).toBeTruthy();
  });

  it('offers to ask again', () => {
    render(<UnansweredNote message={asked} onAct={done} />);
    wait(2000);
    screen.getByRole('button', { name: 'Ask again' }).click();
    expect(done).toHaveBeenCalledExactlyOnceWith('Ask again');
  });

  it('offers to build where a build was lost', () => {
    render(<UnansweredNote message={{ ...asked, detail: { seed: 7 } }} onAct={done} />);
    wait(2000);
    expect(screen.getByRole('button', { name: 'Build it now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  });
});
