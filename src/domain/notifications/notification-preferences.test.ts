import { describe, expect, it } from 'vitest';
import { defaultNotificationPreferences, switchWay, takesWay } from './notification-preferences';

describe('the ways an event takes', () => {
  it('stay inside the app until a person says otherwise', () => {
    expect(takesWay(defaultNotificationPreferences, 'inApp', 'site-ready')).toBe(true);
    expect(takesWay(defaultNotificationPreferences, 'desktop', 'site-ready')).toBe(false);
    expect(takesWay(defaultNotificationPreferences, 'mail', 'site-ready')).toBe(false);
  });

  it('are switched whole, and each kind is remembered', () => {
    const muted = switchWay(defaultNotificationPreferences, 'desktop', false, 'storage-low');
    const on = switchWay(muted, 'desktop', true);
    expect(takesWay(on, 'desktop', 'site-ready')).toBe(true);
    expect(takesWay(on, 'desktop', 'storage-low')).toBe(false);
    expect(takesWay(switchWay(on, 'desktop', true, 'storage-low'), 'desktop', 'storage-low')).toBe(true);
  });

  it('name a muted kind once', () => {
    const once = switchWay(defaultNotificationPreferences, 'inApp', false, 'invite');
    expect(switchWay(once, 'inApp', false, 'invite')).toEqual(once);
  });
});
