import { noteConnectOrigins } from './connect-origins';
import { startDeviceEvents } from './device-events';
import { startIdleLogout } from './idle-logout';
import { startPreferences } from './preferences';
import { watchSession } from './watch-session';

/** Starts what goes on while somebody is signed in. Answers what ends it. */
export function startWhileSignedIn(): () => void {
  void noteConnectOrigins();
  const stops = [startPreferences(), watchSession(), startIdleLogout(), startDeviceEvents()];
  return () => {
    for (const stop of stops) stop();
  };
}
