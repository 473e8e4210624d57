import type { Brief } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { isPageSpec } from '../../document/page-spec';

const fewestWords = 80;
/** In one paragraph a prompt of that length still orders a site more than it tells of a house. */
const fewestInOne = 120;
/** Of what is longer nobody reads every sentence, and a reader of sentences takes its time. */
const longest = 12_000;
const spokenHere = new Set(['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he']);
const others = new Set<SiteKind>([...appKinds, 'cv', 'docs', 'link-in-bio']);

/** Whether a prompt in one of ten languages tells much, whatever language the site is to be in. */
export const tellsMuchAbroad = ({ spoken, kind, prompt }: Brief): boolean =>
  spokenHere.has(spoken) &&
  !others.has(kind.value) &&
  prompt.length <= longest &&
  prompt.trim().split(/\s+/u).length >= (prompt.trim().includes('\n') ? fewestWords : fewestInOne) &&
  !isPageSpec(prompt);

/** Whether it tells so much in the site's own language that it is read chapter by chapter. */
export const isLongAbroad = (brief: Brief): boolean =>
  brief.language.value === brief.spoken && tellsMuchAbroad(brief);
