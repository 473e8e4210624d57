import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ProjectTitle } from './project-title';

function TitleOnScreen({ renames }: { renames: string[] }) {
  const [name, setName] = useState('Pão da Lua');
  const [isEditing, setEditing] = useState(false);
  const rename = (next: string) => {
    renames.push(next);
    setName(next);
  };
  return (
    <>
      <ProjectTitle name={name} isEditing={isEditing} onEditingChange={setEditing} onRename={rename} />
      <p>elsewhere</p>
    </>
  );
}

async function open() {
  const renames: string[] = [];
  const user = userEvent.setup();
  render(<TitleOnScreen renames={renames} />);
  await user.dblClick(screen.getByRole('button', { name: 'Pão da Lua' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Project name' });
  return { renames, user, field };
}

describe('renaming a project', () => {
  it('begins with a double-click, the whole name selected, and Enter saves', async () => {
    const { renames, user, field } = await open();
    expect(field.selectionEnd).toBe('Pão da Lua'.length);
    await user.keyboard('Moon Bakery{Enter}');
    expect(renames).toEqual(['Moon Bakery']);
    expect(screen.getByRole('heading', { name: 'Moon Bakery' })).toBeDefined();
  });

  it('saves when the person clicks away', async () => {
    const { renames, user } = await open();
    await user.keyboard('Lua');
    await user.click(screen.getByText('elsewhere'));
    expect(renames).toEqual(['Lua']);
  });

  it('cancels with Escape', async () => {
    const { renames, user } = await open();
    await user.keyboard('Something else{Escape}');
    expect(renames).toEqual([]);
    expect(screen.getByRole('button', { name: 'Pão da Lua' })).toBeDefined();
  });

  it('ignores a blank name', async () => {
    const { renames, user } = await open();
    await user.keyboard('   {Enter}');
    expect(renames).toEqual([]);
  });

  it('takes at most 100 characters', async () => {
    const { renames, user } = await open();
    await user.keyboard(`${'x'.repeat(120)}{Enter}`);
    expect(renames[0]).toHaveLength(100);
  });

  it('begins with F2 as well', async () => {
    const user = userEvent.setup();
    render(<TitleOnScreen renames={[]} />);
    await user.tab();
    await user.keyboard('{F2}');
    expect(screen.getByRole('textbox', { name: 'Project name' })).toBe(document.activeElement);
  });
});
