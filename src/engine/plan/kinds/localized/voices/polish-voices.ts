import { polishHostVoices } from './polish-host-voices';
import { polishServiceVoices } from './polish-service-voices';

/** What each sort of business says in Polish. */
export const polishVoices: typeof polishHostVoices = new Map([...polishHostVoices, ...polishServiceVoices]);
