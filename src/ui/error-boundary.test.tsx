import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('There is no room left.');
}

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
