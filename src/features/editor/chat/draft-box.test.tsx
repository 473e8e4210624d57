import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DraftBox } from './draft-box';

type BoxOnScreenProps = { sent: string[]; isBusy?: boolean; picked?: string };

function BoxOnScreen({ sent, isBusy = false, picked = '' }: BoxOnScreenProps) {
  const [draft, setDraft] = useState('');
  const [isPicking, setPicking] = useState(false);
  return (
    <MemoryRouter>
      <DraftBox
        draft={draft}
        onDraftChange={setDraft}
        onSend={(text) => {
          sent.push(text);
          setDraft('');
        }}
        isBusy={isBusy}
        isPicking={isPicking}
        onPickToggle={() => setPicking(!isPicking)}
        brainId="auto"
        onBrainChange={() => undefined}
        placeholder="Ask for a change"
      />
      <button type="button" onClick={() => setDraft(`${draft}@${picked} `)}>
        element
      </button>
    </MemoryRouter>
  );
}

function open(props: Partial<BoxOnScreenProps> = {}) {
  const sent: string[] = [];
  render(<BoxOnScreen sent={sent} {...props} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  return {
    sent,
    field,
    user: userEvent.setup(),
    send: screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }),
  };
}

describe('writing a message', () => {
  it('Enter sends and empties the field', async () => {
    const { sent, field, user } = open();
    await user.type(field, 'make it dark{Enter}');
    expect(sent).toEqual(['make it dark']);
    expect(field.value).toBe('');
  });

  it('Shift+Enter makes a line', async () => {
    const { sent, field, user } = open();
    await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
    expect(field.value).toBe('one\ntwo');
    expect(sent).toEqual([]);
  });

  it('blank text is not sent', async () => {
    const { sent, field, user, send } = open();
    await user.type(field, '   {Enter}');
    expect(send.disabled).toBe(true);
    expect(sent).toEqual([]);
  });

  it('waits while an answer is under way, and keeps what is typed', async () => {
    const { sent, field, user } = open({ isBusy: true });
    await user.type(field, 'bigger text{Enter}');
    expect(sent).toEqual([]);
    expect(field.value).toBe('bigger text');
  });

  it('an element that was picked is focused to be written on', async () => {
    const { field, user } = open({ picked: 'menu-card-2' });
    await user.click(screen.getByRole('button', { name: 'element' }));
    expect(document.activeElement).toBe(field);
    await user.keyboard('bolder');
    expect(field.value).toBe('@menu-card-2 bolder');
  });

  it('the picker is a toggle', async () => {
    const { user } = open();
    const pick = screen.getByRole('button', { name: 'Pick an element' });
    await user.click(pick);
    expect(pick.getAttribute('aria-pressed')).toBe('true');
  });
});
