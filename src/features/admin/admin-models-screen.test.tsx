import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listModels } from '@/services/models/model-queries';
import { signInAs } from '../../../tests/support/storage/sign-in-as';
import { stubLayout } from '../../../tests/support/stub-layout';
import { AdminModelsScreen } from './admin-models-screen';

const open = () =>
  render(
    <MemoryRouter initialEntries={['/app/admin/models']}>
      <AdminModelsScreen />
    </MemoryRouter>,
  );

beforeAll(stubLayout);
afterAll(() => vi.unstubAllGlobals());

describe('the models of an installation', { timeout: 30_000 }, () => {
  it('are added by the dialog, which says what is missing', async () => {
    await signInAs('admin');
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add model' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add model' }));
    expect(await within(dialog).findByText('Give the model a name.')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Mine' } });
    fireEvent.change(within(dialog).getByLabelText('System Name'), { target: { value: 'mine-1' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add model' }));
    await waitFor(async () =>
      expect((await listModels()).at(-1)).toMatchObject({ name: 'Mine', systemName: 'mine-1' }),
    );
  });

  it('that come with the app name no day on which somebody made them', async () => {
    await signInAs('admin');
    open();
    expect(await screen.findByText('Comes with Sitewright')).toBeTruthy();
    expect(screen.getByText('Never')).toBeTruthy();
  });

  it('are duplicated under names of their own', async () => {
    await signInAs('admin');
    open();
    for (const name of ['GPT-4o copy', 'GPT-4o copy 2']) {
      fireEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
      await waitFor(async () => expect((await listModels()).at(-1)?.name).toBe(name));
    }
  });

  it('stay when somebody closes the dialog and keeps typing', async () => {
    await signInAs('admin');
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Price'), { target: { value: 'more' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
  });

  it('offer members nothing to press', async () => {
    await signInAs('member');
    open();
    expect(await screen.findByText(/You can look, not change/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add model' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});
