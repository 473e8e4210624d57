import { turkishHostVoices } from './turkish-host-voices';
import { turkishServiceVoices } from './turkish-service-voices';

/** What each sort of business says in Turkish. */
export const turkishVoices: typeof turkishHostVoices = new Map([
  ...turkishHostVoices,
  ...turkishServiceVoices,
]);
