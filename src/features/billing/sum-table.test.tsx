import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { formats } from '@/services/formats';
import { SumTable } from './sum-table';

const sum = { tokens: 10, priceMicros: 2_000_000, credits: 2 };
const rows = [
  { ...sum, key: '2', name: 'Nov 2', place: 2, answers: 1 },
  { ...sum, key: '11', name: 'Nov 11', place: 11, answers: 7 },
];

afterEach(() => vi.restoreAllMocks());

it('sorts days by date and not by word, sorts by every figure, and saves them', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(<SumTable heading="Day" rows={rows} shown={formats.read()} />);
  await user.click(screen.getByText('As a table'));
  const table = within(screen.getByRole('table', { name: 'Figures by day' }));
  const days = () =>
    table.getAllByRole('cell').flatMap(({ textContent }) => /^Nov/.exec(textContent ?? '')?.input ?? []);
  await user.click(table.getByRole('button', { name: 'Day' }));
  expect(days()).toEqual(['Nov 2', 'Nov 11']);
  await user.click(table.getByRole('button', { name: 'Answers' }));
  await user.click(table.getByRole('button', { name: 'Answers' }));
  expect(days()).toEqual(['Nov 11', 'Nov 2']);
  const saved: { content: Promise<string>; name?: string }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push({ content: content instanceof Blob ? content.text() : Promise.resolve('') });
    return 'blob:figures';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download });
  });
  await user.click(screen.getByRole('button', { name: 'Save the figures by day as CSV' }));
  expect(saved).toHaveLength(1);
  expect(await saved[0]?.content).toContain('Nov 11,7,10,2,2');
  expect(saved[0]?.name).toBe('usage-by-day.csv');
});
