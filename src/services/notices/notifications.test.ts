import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAll, dismissUpTo, notifications, notify } from './notifications';

const notice = { type: 'info', title: 'Title', message: 'Message' } as const;

describe('notifications', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    dismissAll();
    vi.useRealTimers();
  });

  it('go by themselves after five seconds', () => {
    notify(notice);
    vi.advanceTimersByTime(4999);
    expect(notifications.read()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(notifications.read()).toHaveLength(0);
  });

  it('dismiss the clicked one and those above it', () => {
    const first = notify({ ...notice, title: 'first' });
    const second = notify({ ...notice, title: 'second' });
    notify({ ...notice, title: 'third' });
    dismissUpTo(second);
    expect(notifications.read().map(({ id }) => id)).toEqual([first]);
  });

  it('tell their listeners', () => {
    const heard = vi.fn();
    const stop = notifications.subscribe(heard);
    notify(notice);
    stop();
    notify(notice);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
