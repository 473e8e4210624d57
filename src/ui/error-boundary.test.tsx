import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('There is no room left.');
}

it('leaves a line where there is no room for more', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary name="Recent Projects" fallback={<p>They could not be read.</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('They could not be read.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what failed to its own place, and tries what is shown there next', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <ErrorBoundary name="This screen" subject="/app/team">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('There is no room left.');
  rerender(
    <ErrorBoundary name="This screen" subject="/app/billing">
      <h1>Billing</h1>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Billing' })).toBeTruthy();
});
