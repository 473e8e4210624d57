import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RestoreResult } from './restore-result';

const unread = { kind: 'unreadable', table: 'team', rows: 2 } as const;
const broken = { kind: 'project', name: 'Bakery', reason: 'its files are damaged.' } as const;

describe('what came of a restore', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('tells what came in, and each thing that did not, by its name', () => {
    render(
      <RestoreResult
        outcome={{ ok: true, restored: 2, unchanged: 1, rows: 0, leftOut: [broken, unread] }}
        onClose={() => undefined}
      />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Not everything came in' });
    expect(dialog.getAttribute('aria-describedby')).not.toBeNull();
    expect(dialog.textContent).toContain('2 projects came back. 1 project stands as it was then.');
    const list = within(dialog).getByRole('list', { name: 'Did not come in' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bakery: its files are damaged.', '2 invitations: not readable.']);
  });

  it('tells of two projects with one name, each for itself', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    render(
      <RestoreResult
        outcome={{ ok: true, restored: 0, unchanged: 0, rows: 0, leftOut: [broken, broken] }}
        onClose={() => undefined}
      />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(complaint).not.toHaveBeenCalled();
  });

  it.each([
    ['its button', () => userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is closed by %s, once', async (_, close) => {
    const onClose = vi.fn();
    render(
      <RestoreResult
        outcome={{ ok: true, restored: 0, unchanged: 0, rows: 0, leftOut: [broken] }}
        onClose={onClose}
      />,
    );
    await close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
