import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { KeepFocus } from './keep-focus';

function Lines() {
  const [lines, setLines] = useState(['Ann', 'Bob', 'Carla']);
  return (
    <main>
      <h1>People</h1>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <button type="button" onClick={() => setLines(lines.filter((other) => other !== line))}>
              Delete {line}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Asking() {
  const [isAsked, setAsked] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setAsked(true)}>
        Clear
      </button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Clear?"
        description="It goes."
        confirmLabel="Yes"
        onConfirm={() => undefined}
      />
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('goes on to the next line when one is deleted, to the one before the end, and to the heading at last', async () => {
  const user = userEvent.setup();
  render(
    <>
      <KeepFocus />
      <Lines />
    </>,
  );
  await user.click(button('Delete Bob'));
  await waitFor(() => expect(document.activeElement).toBe(button('Delete Carla')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Delete Ann')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'People' })));
});

it('goes back to what opened a dialog', async () => {
  const user = userEvent.setup();
  render(
    <>
      <KeepFocus />
      <Asking />
    </>,
  );
  await user.click(button('Clear'));
  await user.click(button('Yes'));
  await waitFor(() => expect(document.activeElement).toBe(button('Clear')));
});

/** What browsers do to a button that has the focus and cannot be pressed any more; here nothing does. */
function loseFocus(to: HTMLButtonElement) {
  to.disabled = false;
  to.blur();
  to.disabled = true;
}

/** A button that is off while it works, and for good once all is done. */
function Work({ isDone }: { isDone: boolean }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <div>
      <button
        type="button"
        disabled={isBusy}
        onClick={({ currentTarget }) => {
          setBusy(true);
          setTimeout(() => loseFocus(currentTarget));
          if (!isDone) setTimeout(() => setBusy(false), 50);
        }}
      >
        Save
      </button>
      <button type="button">Settings</button>
    </div>
  );
}

it.each([
  [false, 'Save'],
  [true, 'Settings'],
])('comes back to a button that was busy, and goes on where it stays off (%s)', async (isDone, name) => {
  const user = userEvent.setup();
  render(
    <>
      <KeepFocus />
      <Work isDone={isDone} />
    </>,
  );
  await user.click(button('Save'));
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  await waitFor(() => expect(document.activeElement).toBe(button(name)), { timeout: 3000 });
});

it('goes on beside a button that was hidden, past what is reached by arrows only', async () => {
  HTMLElement.prototype.checkVisibility = function (this: HTMLElement) {
    return this.closest('[hidden]') === null;
  };
  const user = userEvent.setup();
  const show = (isHidden: boolean) => (
    <>
      <KeepFocus />
      <div>
        <div>
          <button type="button" tabIndex={-1}>
            Settings
          </button>
          <button type="button">Backups</button>
        </div>
        <div hidden={isHidden}>
          <button type="button">See them</button>
        </div>
      </div>
    </>
  );
  const { rerender } = render(show(false));
  await user.click(button('See them'));
  const seen = button('See them');
  rerender(show(true));
  seen.blur();
  await waitFor(() => expect(document.activeElement).toBe(button('Backups')));
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
});

it('stays away when somebody pressed beside everything', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <>
      <KeepFocus />
      <p>Words</p>
      <button type="button">Go</button>
      <button type="button">Other</button>
    </>,
  );
  await user.click(button('Go'));
  await user.click(screen.getByText('Words'));
  rerender(
    <>
      <KeepFocus />
      <p>Words</p>
      <button type="button">Other</button>
    </>,
  );
  expect(document.activeElement).toBe(document.body);
});

/** A menu that gives the focus back a task after it is gone, as those of libraries do. */
function Owning() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" id="owner" onClick={() => setOpen(true)}>
        Page
      </button>
      <section>
        <button type="button">Before</button>
        {isOpen && (
          <button
            type="button"
            ref={(element) => element?.focus()}
            onClick={() => {
              setOpen(false);
              setTimeout(() => document.getElementById('owner')?.focus());
            }}
          >
            Choose
          </button>
        )}
      </section>
    </main>
  );
}

it('lets what closed put the focus back itself', async () => {
  const user = userEvent.setup();
  render(
    <>
      <KeepFocus />
      <Owning />
    </>,
  );
  await user.click(button('Page'));
  const seen: (string | null)[] = [];
  document.addEventListener('focusin', ({ target }) => seen.push((target as HTMLElement).textContent));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Page')));
  await new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
  expect(seen).toEqual(['Page']);
});
