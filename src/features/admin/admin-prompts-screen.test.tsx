import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removePrompt } from '@/services/models/prompt-commands';
import { listPrompts } from '@/services/models/prompt-queries';
import { signInAs } from '../../../tests/support/storage/sign-in-as';
import { stubLayout } from '../../../tests/support/stub-layout';
import { AdminPromptsScreen } from './admin-prompts-screen';

const open = () =>
  render(
    <MemoryRouter initialEntries={['/app/admin/prompts']}>
      <AdminPromptsScreen />
    </MemoryRouter>,
  );

beforeAll(stubLayout);
afterAll(() => vi.unstubAllGlobals());

/** The switch of that name, once the rights of who is signed in are read. */
async function usable(name: string): Promise<HTMLElement> {
  const one = await screen.findByRole<HTMLInputElement>('switch', { name });
  await waitFor(() => {
    expect(one.disabled).toBe(false);
  });
  return one;
}

describe('the system prompts', { timeout: 30_000 }, () => {
  it('never say that there is none while the built-in ones are written', async () => {
    await signInAs('admin');
    const told = new Set<string>();
    const observer = new MutationObserver(() => told.add(document.body.textContent ?? ''));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    open();
    expect(await screen.findByText(/^5 enabled of 5 in total/)).toBeTruthy();
    observer.disconnect();
    expect([...told].filter((text) => /0 enabled|No system prompts/.test(text))).toEqual([]);
  });

  it('count those that are enabled, and follow the switch', async () => {
    await signInAs('admin');
    open();
    expect(await screen.findByText(/^5 enabled of 5 in total/)).toBeTruthy();
    fireEvent.click(await usable('Enable Fill a brief'));
    expect(await screen.findByText(/^4 enabled of 5 in total/)).toBeTruthy();
    fireEvent.click(await usable('Enable Fill a brief'));
    expect(await screen.findByText(/^5 enabled of 5 in total/)).toBeTruthy();
  });

  it('are duplicated, and the copy is shown', async () => {
    await signInAs('admin');
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
    expect(await screen.findByRole('heading', { name: 'Make a site copy' })).toBeTruthy();
    expect(await screen.findByText(/^5 enabled of 6 in total/)).toBeTruthy();
    const copy = (await listPrompts()).at(-1);
    expect(copy).toMatchObject({ systemPromptId: 'make-site-copy', enabled: false });
    await removePrompt(copy?.id ?? '');
  });

  it('say which braces nobody fills, and keep the earlier content', async () => {
    await signInAs('admin');
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Content'), { target: { value: 'Say {{mesage}}' } });
    expect(within(dialog).getByText('Nobody fills {{mesage}}.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save prompt' }));
    expect(await screen.findByRole('tab', { name: 'History (2)' })).toBeTruthy();
    expect((await listPrompts())[0]).toMatchObject({ version: '1.1', content: 'Say {{mesage}}' });
  });

  it('are read by members, who change nothing', async () => {
    await signInAs('member');
    open();
    expect(await screen.findByText(/You can look, not change/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});
