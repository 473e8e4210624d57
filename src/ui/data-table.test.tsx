import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type Column } from './data-table';

type Row = { readonly id: number; readonly name: string };
const columns: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'role',
    label: 'Role',
    value: () => 'Editor',
    cell: () => <button type="button">Change</button>,
    printed: () => 'Editor',
  },
  { id: 'acts', label: 'Actions', isPinned: true, cell: () => <button type="button">Delete</button> },
];

function show(count: number): HTMLElement {
  const rows = Array.from({ length: count }, (_, id) => ({
    id,
    name: `Person ${String(id).padStart(5, '0')}`,
  }));
  render(
    <DataTable label="People" columns={columns} rows={rows} keyOf={({ id }) => String(id)} empty="Nobody." />,
  );
  return screen.getByRole('table', { name: 'People' });
}

const print = (moment: 'beforeprint' | 'afterprint') => {
  act(() => {
    dispatchEvent(new Event(moment));
  });
};

describe('a table on paper', () => {
  it('has every row and what can be read of it, and goes back to those in sight', () => {
    const table = show(300);
    const onScreen = within(table).queryAllByRole('row').length;
    expect(onScreen).toBeLessThan(100);
    print('beforeprint');
    expect(within(table).getAllByRole('row')).toHaveLength(301);
    expect(within(table).getByText('Person 00299')).toBeTruthy();
    expect(within(table).queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    expect(screen.queryByText(/^Printed/)).toBeNull();
    expect(within(table).getAllByText('Editor')).toHaveLength(300);
    print('afterprint');
    expect(within(table).queryAllByRole('row')).toHaveLength(onScreen);
    expect(within(table).getByRole('columnheader', { name: 'Actions' })).toBeTruthy();
  });

  it('says how much of a very long one is printed', () => {
    const table = show(100_000);
    print('beforeprint');
    expect(within(table).getAllByRole('row')).toHaveLength(1001);
    expect(screen.getByText('Printed: 1000 of 100000, in the order shown.')).toBeTruthy();
    print('afterprint');
  });
});

describe('the focus in a table that is wider than its box', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is scrolled clear of the column that stays at the end, and in that column stays where it is', () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    const table = show(3);
    const box = table.parentElement ?? table;
    const places = new Map<Element, readonly [left: number, right: number]>([
      [box, [0, 300]],
      [within(table).getByRole('columnheader', { name: 'Actions' }), [236, 300]],
      [within(table).getByRole('button', { name: 'Role' }), [200, 280]],
    ]);
    vi.spyOn(box, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [left, right] = places.get(this) ?? [0, 0];
      return new DOMRect(left, 0, right - left, 40);
    });
    act(() => within(table).getByRole('button', { name: 'Role' }).focus());
    expect(box.scrollLeft).toBe(44);
    act(() => within(table).getAllByRole('button', { name: 'Delete' })[0]?.focus());
    expect(box.scrollLeft).toBe(44);
  });
});
