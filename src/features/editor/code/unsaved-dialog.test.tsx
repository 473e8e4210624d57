import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UnsavedDialog } from './unsaved-dialog';

function open() {
  const answers: string[] = [];
  render(
    <UnsavedDialog
      path="style.css"
      isSaving={false}
      onSave={() => answers.push('save')}
      onDiscard={() => answers.push('discard')}
      onCancel={() => answers.push('cancel')}
    />,
  );
  return { answers, user: userEvent.setup() };
}

describe('leaving a file with unsaved text', () => {
  it('asks by the file’s name, with three ways on', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Unsaved Changes' });
    expect(dialog.textContent).toContain('style.css');
  });

  it.each([
    ['Save & Continue', 'save'],
    ['Discard Changes', 'discard'],
    ['Cancel', 'cancel'],
  ])('%s answers %s', async (name, answer) => {
    const { answers, user } = open();
    await user.click(screen.getByRole('button', { name }));
    expect(answers).toEqual([answer]);
  });

  it('Escape cancels', async () => {
    const { answers, user } = open();
    await user.keyboard('{Escape}');
    expect(answers).toEqual(['cancel']);
  });
});
