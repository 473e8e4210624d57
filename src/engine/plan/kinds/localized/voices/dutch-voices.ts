import { dutchHostVoices } from './dutch-host-voices';
import { dutchServiceVoices } from './dutch-service-voices';

/** What each sort of business says in Dutch. */
export const dutchVoices: typeof dutchHostVoices = new Map([...dutchHostVoices, ...dutchServiceVoices]);
