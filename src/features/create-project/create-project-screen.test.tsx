import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors';
import { listenForSteps } from '@/ui/hear-steps';
import { CreateProjectScreen } from './create-project-screen';

const made = vi.hoisted(() => ({
  forms: [] as { name: string; urls: string[]; privacy: string; start: string }[],
  answer: (): Promise<string> => Promise.resolve('p1'),
}));

vi.mock('@/services/project/create-from-form', () => ({
  createFromForm: (form: (typeof made.forms)[number]) => {
    made.forms.push(form);
    return made.answer();
  },
}));
vi.mock('@/services/project/unpack-archive', () => ({
  unpackArchive: (
    file: File,
    { onProgress }: { onProgress?: (done: number, total: number) => void } = {},
  ) => {
    // As a worker does whose last report is overtaken by its answer.
    if (file.name === 'late.zip') setTimeout(() => onProgress?.(1, 1), 20);
    return file.name === 'bad.zip'
      ? Promise.reject(new AppError('archive-refused', { name: file.name, reason: 'it is damaged.' }))
      : Promise.resolve([{ path: 'index.html', content: new Uint8Array(1) }]);
  },
}));
vi.mock('@/services/project/picture-commands', () => ({ addPictures: vi.fn(), dropPicture: vi.fn() }));

listenForSteps();

function open() {
  render(
    <MemoryRouter initialEntries={['/app/projects/new']}>
      <Routes>
        <Route path="/app/projects/new" element={<CreateProjectScreen />} />
        <Route path="/app/projects/:id/editor" element={<p>The editor</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), name: screen.getByLabelText('Project name') };
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create project' });

describe('the form of a new project', () => {
  beforeEach(() => {
    sessionStorage.clear();
    made.forms.length = 0;
    made.answer = () => Promise.resolve('p1');
  });
  afterEach(cleanup);

  it('asks for a name by Enter, and waits with its button until there is one', async () => {
    const { user, name } = open();
    expect(submit().disabled).toBe(true);
    await user.type(name, '   {Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter a project name');
    expect(made.forms).toEqual([]);
    await user.type(name, 'Crumb');
    expect(submit().disabled).toBe(false);
  });

  it('adds addresses one by one, and none twice', async () => {
    const { user, name } = open();
    const url = screen.getByLabelText('Website URLs');
    await user.type(
      url,
      ' https://example.org {Enter}https://example.org{Enter}   {Enter}crumb.example{Enter}',
    );
    await user.type(name, 'Crumb{Enter}');
    await screen.findByText('The editor');
    expect(made.forms[0]).toMatchObject({
      name: 'Crumb',
      privacy: 'public',
      urls: ['https://example.org', 'crumb.example'],
    });
  });

  it('begins empty again once a project was made of it', async () => {
    let finish: (id: string) => void = () => undefined;
    made.answer = () => new Promise((resolve) => (finish = resolve));
    const { user, name } = open();
    await user.type(name, 'Crumb');
    await user.type(screen.getByLabelText('Figma link'), 'words{Enter}');
    await screen.findByRole('button', { name: 'Creating...' });
    finish('p1');
    await screen.findByText('The editor');
    expect(sessionStorage.getItem('new_project_form')).toBeNull();
  });

  it('says that it is creating, once, and keeps everything when that fails', async () => {
    const { user, name } = open();
    let fail: (error: Error) => void = () => undefined;
    made.answer = () => new Promise((_, reject) => (fail = reject));
    await user.type(name, 'Crumb{Enter}');
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating...' });
    expect(busy.disabled).toBe(true);
    await user.type(name, '{Enter}');
    expect(made.forms).toHaveLength(1);
    fail(new AppError('storage-full'));
    expect((await screen.findByRole('alert')).textContent).toContain('no room left');
    expect(screen.getByLabelText<HTMLInputElement>('Project name').value).toBe('Crumb');
  });

  it('forgets what was filled in when somebody leaves by the Back button and says so', async () => {
    history.replaceState({ idx: 0, key: 'before', usr: null }, '', '/app');
    history.pushState({ idx: 1, key: 'here', usr: null }, '', '/app/projects/new');
    const { user, name } = open();
    await user.type(name, 'Crumb');
    history.back();
    const question = await screen.findByRole('dialog', { name: 'Leave without creating?' });
    expect(location.pathname).toBe('/app/projects/new');
    expect(sessionStorage.getItem('new_project_form')).toContain('Crumb');
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/app'));
    expect(sessionStorage.getItem('new_project_form')).toBeNull();
  });

  it('tells why an archive is not used, and asks how to begin with one that is', async () => {
    const { user } = open();
    const chooser = document.querySelector<HTMLInputElement>('input[accept=".zip,.rar,.7z"]');
    if (!chooser) throw new Error('no field for archives');
    await user.upload(chooser, [new File(['x'], 'bad.zip'), new File(['x'], 'site.zip')]);
    expect((await screen.findByRole('alert')).textContent).toBe('bad.zip cannot be used: it is damaged.');
    expect(await screen.findByRole('radio', { name: 'Start from these files' })).toBeTruthy();
    expect(screen.getByText('1 file')).toBeTruthy();
  });

  it('keeps an archive ready whose last report comes after its files', async () => {
    const { user } = open();
    const chooser = document.querySelector<HTMLInputElement>('input[accept=".zip,.rar,.7z"]');
    if (!chooser) throw new Error('no field for archives');
    await user.upload(chooser, new File(['x'], 'late.zip'));
    expect(await screen.findByText('1 file')).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(screen.getByText('1 file')).toBeTruthy();
  });

  it('holds what was typed when somebody comes back', async () => {
    const { user, name } = open();
    await user.type(name, 'Crumb');
    await user.type(screen.getByLabelText('Description'), 'A bakery');
    cleanup();
    open();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Project name').value).toBe('Crumb'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('A bakery');
  });
});
