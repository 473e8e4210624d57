import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Project } from '@/domain/project/project';
import { saveAsTemplate } from '@/services/project/template-commands';
import { TemplateDialog } from './template-dialog';

vi.mock('@/services/project/template-commands', () => ({
  saveAsTemplate: vi.fn(() => Promise.resolve('t1')),
}));

const project: Project = {
  id: 'p1',
  ownerId: 'ann',
  name: 'Crumb',
  description: '',
  status: 'draft',
  privacy: 'private',
  createdAt: 1,
  updatedAt: 1,
  headVersionId: 'v1',
  headSeq: 1,
  fileCount: 1,
  bytes: 1,
  deletedAt: null,
  seed: 1,
};

function open() {
  const onClose = vi.fn();
  render(<TemplateDialog project={project} onClose={onClose} onCloseAutoFocus={vi.fn()} />);
  return { onClose, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const save = () => screen.getByRole('button', { name: 'Save template' });

describe('keeping a project as a template', () => {
  beforeEach(() => {
    vi.mocked(saveAsTemplate).mockClear();
  });

  it('takes the name of the project, a category and topics', async () => {
    const { onClose, user } = open();
    await user.click(screen.getByRole('radio', { name: 'Restaurants' }));
    await user.click(screen.getByRole('checkbox', { name: 'SEO' }));
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saveAsTemplate).toHaveBeenCalledExactlyOnceWith({
      projectId: 'p1',
      title: 'Crumb',
      subtitle: '',
      category: 'restaurants',
      tags: ['SEO'],
    });
  });

  it('says that a title is missing, and asks before what was typed is lost', async () => {
    const { onClose, user } = open();
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.click(save());
    expect(await screen.findByText('A template needs a title.')).toBeTruthy();
    expect(saveAsTemplate).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard what you typed?')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
