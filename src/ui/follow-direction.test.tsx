import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FollowDirection, useEndSide } from './follow-direction';

afterEach(() => document.documentElement.removeAttribute('dir'));

function Side() {
  return <p>{useEndSide()}</p>;
}

it('follows the direction of the page as it changes', async () => {
  render(
    <FollowDirection>
      <Side />
    </FollowDirection>,
  );
  expect(screen.getByText('right')).toBeDefined();
  act(() => {
    document.documentElement.dir = 'rtl';
  });
  await waitFor(() => expect(screen.getByText('left')).toBeDefined());
});
