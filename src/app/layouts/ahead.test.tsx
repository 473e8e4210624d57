import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Ahead } from './ahead';

type Load = () => Promise<unknown>;
const holdWorker = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller, addEventListener: () => undefined, removeEventListener: () => undefined },
  });
const open = (loads: readonly Load[]) =>
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Ahead loads={loads} />}>
          <Route index element={<p>Screen</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
const wait = () => act(() => vi.advanceTimersByTimeAsync(10_000));

describe('looking ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    holdWorker({});
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('loads one part after the other, and goes on after one that is gone', async () => {
    const seen: string[] = [];
    let arrive = () => {};
    const first = () => {
      seen.push('first');
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    };
    open([first, () => Promise.reject(new Error('gone')), async () => void seen.push('last')]);
    expect(seen).toEqual([]);
    await wait();
    expect(seen).toEqual(['first']);
    arrive();
    await wait();
    expect(seen).toEqual(['first', 'last']);
  });

  it('loads nothing over the network, and nothing once the area is left', async () => {
    const load = vi.fn<Load>(() => Promise.resolve());
    holdWorker(null);
    open([load]);
    await wait();
    expect(load).not.toHaveBeenCalled();
    holdWorker({});
    open([load]).unmount();
    await wait();
    expect(load).not.toHaveBeenCalled();
  });

  it('does not begin the app anew for a part that is gone and that nobody asked for', async () => {
    const missed: boolean[] = [];
    open([
      async () => {
        const event = new Event('vite:preloadError', { cancelable: true });
        dispatchEvent(event);
        missed.push(event.defaultPrevented);
        throw new Error('gone');
      },
    ]);
    await wait();
    expect(missed).toEqual([false]);
    expect(sessionStorage.getItem('reloaded-for-update')).toBeNull();
  });
});
