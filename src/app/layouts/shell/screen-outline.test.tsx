import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Screen } from '@/ui/screen';
import { ScreenOutline } from './screen-outline';

it.each([
  ['/app', 5],
  ['/app/team', 3],
  ['/app/projects', 2],
  ['/app/admin/settings', 2],
])('the outline of %s stands where its screen will, and says nothing but that it loads', (path, parts) => {
  const { container, unmount } = render(<ScreenOutline pathname={path} />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  const frame = container.querySelector('[aria-hidden]');
  expect(frame?.lastElementChild?.childElementCount).toBe(parts);
  const place = new Set(frame?.classList);
  unmount();
  const { container: drawn } = render(<Screen title="Team">Words</Screen>);
  expect([...(drawn.firstElementChild?.classList ?? [])].filter((name) => !place.has(name))).toEqual([]);
});
