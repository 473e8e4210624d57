import { followConnectOrigins } from '../models/connect-origins';
import { followPresses } from '../notices/desktop-notifications';
import { startDeviceEvents } from '../device-events';
import { startIdleLogout } from './idle-logout';
import { startPreferences } from '../preferences';
import { watchSession } from './watch-session';

/** Starts what goes on while somebody is signed in. Answers what ends it. */
export function startWhileSignedIn(): () => void {
  const stops = [
    startPreferences(),
    watchSession(),
    startIdleLogout(),
    startDeviceEvents(),
    followPresses(),
    followConnectOrigins(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
