import type { Step } from '../intent';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import type { Phrase } from '../words/read-command';
import { sectionTypesNamed } from '../words/section-words';
import { findItems } from './find-item';
import { findCollections } from './find-items';
import { typesOf } from './thing-types';

const honour =
  /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|chef|coach|pastor|father|sister|rabbi|imam|nurse|herr|frau|hr|fr|dra?|sr|sra|don|doña|mme|mlle|m|د|أ|السيد|السيدة|ד״ר)\.? \p{Lu}?\p{L}/iu;
const introduced =
  /^\p{Lu}[^,]{1,40},\s*(?:(?:is )?(?:our|the|a|an|my)(?: new)?|new|unsere?n?|nuestr[ao]|notre) \p{L}/u;

/** "Add Dr Chen", "add Mia, our new hairdresser": where people are shown, for a name that is plainly a person's. */
export function personHomes(step: Step, { text, isQuoted }: Phrase): readonly SectionPlace[] {
  if (isQuoted || !(honour.test(text) || introduced.test(text))) return [];
  return listsOf(step, /^(?:team|speakers|teacher)$/);
}

/** "Eine neue Erzieherin: Lena Vogt": a trade that is not known, and two names written large. */
export function workerHomes(step: Step, thing: Phrase, { text, isQuoted }: Phrase): readonly SectionPlace[] {
  const isTrade = typesOf(thing.plain).length === 0 && sectionTypesNamed(thing.plain).length === 0 && !thing.plain.includes(' '); // prettier-ignore
  return isTrade && !isQuoted && /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,2}$/u.test(text)
    ? listsOf(step, /^(?:team|teacher)$/)
    : [];
}

/** "Remove Jo and add Ben": the list that the part before took something out of. */
export function lastHomes(step: Step, { text }: Phrase): readonly SectionPlace[] {
  const isSameList = /\b(?:that|this|same) list\b/iu.test(step.part.command);
  const known = isSameList && step.lastItem ? findItems(step.draft, step.lastItem, step.page)[0] : undefined;
  const lastHome = step.lastHome ?? known?.section.type;
  if (!lastHome || text.split(' ').length > 8) return [];
  // "Add coffee to that list": small letters are a thing, unless they name a part of a site.
  const isSmall = !/^["“]?\p{Lu}/u.test(text);
  if (isSmall && (text.split(' ').length > 3 || sectionTypesNamed(text.toLowerCase()).length > 0 || /\b(?:it|this|that|them)\b/.test(text))) return []; // prettier-ignore
  return listsOf(step, new RegExp(`^${lastHome}$`));
}

function listsOf({ draft, page }: Step, types: RegExp): readonly SectionPlace[] {
  return everySection(draft, page).filter(
    ({ section }) => types.test(section.type ?? '') && findCollections(section).length > 0,
  );
}
