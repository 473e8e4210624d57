import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FileTree } from './file-tree';

const nodes = [
  { id: 'index.html', name: 'index.html' },
  { id: 'assets/', name: 'assets', children: [{ id: 'assets/icon.svg', name: 'icon.svg' }] },
];

describe('the file tree', () => {
  it('is one stop for Tab, and arrows and Enter choose a file', async () => {
    const chosen: string[] = [];
    const user = userEvent.setup();
    render(<FileTree label="Files" nodes={nodes} selectedId={null} onSelect={(id) => chosen.push(id)} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toEqual(['assets/icon.svg']);
  });

  it('opens and closes folders', async () => {
    const user = userEvent.setup();
    render(<FileTree label="Files" nodes={nodes} selectedId={null} onSelect={() => undefined} />);
    const folder = screen.getByRole('treeitem', { name: 'assets' });
    await user.click(folder);
    expect(folder.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('treeitem', { name: 'icon.svg' })).toBeNull();
  });
});
