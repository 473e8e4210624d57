import { hebrewHostVoices } from './hebrew-host-voices';
import { hebrewServiceVoices } from './hebrew-service-voices';

/** What each sort of business says in Hebrew. */
export const hebrewVoices: typeof hebrewHostVoices = new Map([...hebrewHostVoices, ...hebrewServiceVoices]);
