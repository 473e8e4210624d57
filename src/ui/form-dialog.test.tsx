import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog';

function show(isDirty: boolean) {
  const onClose = vi.fn();
  render(
    <FormDialog title="Invite" submitLabel="Send" onSubmit={vi.fn()} onClose={onClose} isDirty={isDirty}>
      <input aria-label="Name" />
    </FormDialog>,
  );
  return { onClose, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const isHeld = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

it('closes at once while nothing was typed, and holds no page', async () => {
  const { onClose, user } = show(false);
  expect(isHeld()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks before what was typed is lost, by closing it or with the page', async () => {
  const { onClose, user } = show(true);
  expect(isHeld()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
