import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FormDialog } from './form-dialog';
import { listenForSteps } from './hear-steps';
import { useLeaveGuard } from './use-leave-guard';

function FormScreen() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const guard = useLeaveGuard(text !== '', (path) => void navigate(path));
  return (
    <>
      <h1>Form</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => void navigate('?tab=two')}>Second tab</button>
      <Link to="/list">To the list</Link>
      {guard}
    </>
  );
}

function DialogScreen() {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    <>
      <h1>Form</h1>
      {isOpen && (
        <FormDialog
          title="Invite"
          submitLabel="Invite"
          onSubmit={(event) => event.preventDefault()}
          onClose={() => setOpen(false)}
          isDirty={text !== ''}
          isBusy={false}
        >
          <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        </FormDialog>
      )}
    </>
  );
}

async function open(element: React.ReactNode): Promise<void> {
  history.replaceState(null, '', '/start');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Link to="/list">List</Link>} />
        <Route
          path="/list"
          element={
            <>
              <h1>The list</h1>
              <Link to="/form">Open the form</Link>
            </>
          }
        />
        <Route path="/form" element={element} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('List'));
  fireEvent.click(await screen.findByText('Open the form'));
  await screen.findByLabelText('Text');
}

const type = () => fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Hello' } });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const here = () => location.pathname;

// Once, before any router, as the app does when it starts.
listenForSteps();

describe('what was typed, when somebody steps back', () => {
  beforeEach(() => history.replaceState(null, '', '/'));
  afterEach(cleanup);

  it('is not asked about while nothing was typed', async () => {
    await open(<FormScreen />);
    history.back();
    expect(await screen.findByText('The list')).toBeTruthy();
  });

  it('stays on the page, and the address says so, until somebody decides', async () => {
    await open(<FormScreen />);
    type();
    history.back();
    await question();
    expect(here()).toBe('/form');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect((screen.getByLabelText('Text') as HTMLInputElement).value).toBe('Hello');
    expect(here()).toBe('/form');
  });

  it('is left behind by the step that was wanted, once and no further', async () => {
    await open(<FormScreen />);
    type();
    history.back();
    await question();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(here()).toBe('/list');
    history.forward();
    await waitFor(() => expect(here()).toBe('/form'));
  });

  it('is asked about once more after a stay, and for a step over several pages', async () => {
    await open(<FormScreen />);
    type();
    history.back();
    await question();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    history.go(-2);
    await question();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(here()).toBe('/start'));
  });

  it('stays where the step is within the screen', async () => {
    await open(<FormScreen />);
    type();
    fireEvent.click(screen.getByText('Second tab'));
    await waitFor(() => expect(location.search).toBe('?tab=two'));
    history.back();
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
    history.back();
    await question();
    expect(here()).toBe('/form');
  });

  it('is asked about when the entry before is none of the router', async () => {
    await open(<FormScreen />);
    history.replaceState(null, '', '/elsewhere');
    history.pushState({ idx: 3, key: 'k', usr: null }, '', '/form');
    type();
    history.back();
    await question();
    expect(here()).toBe('/form');
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(here()).toBe('/elsewhere'));
  });

  it('in a dialog is asked about in its own words, and the step is taken after', async () => {
    await open(<DialogScreen />);
    type();
    history.back();
    await screen.findByRole('dialog', { name: 'Discard what you typed?' });
    expect(here()).toBe('/form');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('The list')).toBeTruthy();
  });
});
