import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listFeedback } from '@/services/notices/feedback-commands';
import { storeUser } from '@/services/account/session';
import { FeedbackScreen } from './feedback-screen';

configure({ asyncUtilTimeout: 10_000 });
let count = 0;
const improve = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What could be improved?' });

describe('the feedback screen', { timeout: 30_000 }, () => {
  let id = '';
  beforeEach(() => {
    id = `feed-ann-${(count += 1)}`;
    storeUser({ id, name: 'Ann', email: 'ann@example.org', avatar: '' });
    vi.stubGlobal('__APP_VERSION__', '1.2.3');
  });

  it('asks for a rating or a sentence', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    render(<FeedbackScreen />);
    await user.click(screen.getByRole('button', { name: 'Submit Feedback' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Give a rating, or write a sentence.');
    expect(await listFeedback(id)).toEqual([]);
  });

  it('is rated by keyboard, keeps what was typed when it is left, and is handed over as it is shown', async () => {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const first = render(<FeedbackScreen />);
    await user.click(screen.getByRole('radio', { name: 'Bug Report' }));
    screen.getByRole('radio', { name: '2 of 5' }).focus();
    await user.keyboard(' ');
    await user.type(await improve(), 'Undo.');
    first.unmount();
    render(<FeedbackScreen />);
    expect((await improve()).value).toBe('Undo.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 of 5' }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Submit Feedback' }));
    const dialog = within(await screen.findByRole('dialog'));
    const letter = () => dialog.getByRole('group', { name: 'The letter' }).textContent;
    expect(letter()).toContain('About this browser\nSitewright 1.2.3');
    await user.click(dialog.getByRole('switch', { name: 'Facts about this browser' }));
    expect(letter()).toBe('Rating: 2 of 5\n\nWhat could be improved?\nUndo.');
    expect(await listFeedback(id)).toMatchObject([
      { kind: 'bug', rating: 2, couldImprove: 'Undo.', sentAt: null },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Copy the letter' }));
    await waitFor(async () => expect((await listFeedback(id))[0]?.sentAt).toBeGreaterThan(0));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect((await improve()).value).toBe('');
    expect(await screen.findByText('Sent')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as not sent' }));
    expect(await screen.findByText('Not sent')).toBeTruthy();
  });
});
