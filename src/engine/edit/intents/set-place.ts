import { linkedValues } from '../facts/set-json-ld';
import { replaceEverywhere } from '../facts/scan-text';
import { escapePattern } from '../draft/write-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { siteBrief } from '../sections/site-brief';
import { siteFacts } from '../site-facts';
import { matchPhrase } from '../words/read-command';

const joints = "(?: (?:,|and|so|;|-|we are|we're|it is|now|based|located))*";
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:we |we've |we have |we are |we're |i |i've |i have |i am |i'm )(?:have |just )*(?:moved|moving|relocated|relocating)${joints} (?:to|in) (?<place>[^,"]+)$`,
  ),
  /^(?:we are|we're) (?:now )(?:based |located |at home )?in (?<place>[^,"]+)$/,
  /^(?:change|make|use) (?:city|town|place|village) (?:to|into|be) (?<place>[^,"]+)$/,
  /^(?:city|town|place|village) (?:is|should be) (?:now )?(?<place>[^,"]+)$/,
];
/** The same in other languages, as written. */
const written =
  /(?:nos (?:hemos )?mudad?(?:o|amos)|nous avons d[ée]m[ée]nag[ée]|on a d[ée]m[ée]nag[ée]|ci siamo trasferiti|mud[áa]mos(?:-nos)?|nos mudamos|we zijn verhuisd|wir sind umgezogen)[^\p{L}]+(?:ahora (?:estamos )?en|a|à|au|in|nach|naar|para|en) (?<place>\p{Lu}[\p{L}’'-]*(?:[ -]\p{Lu}[\p{L}’'-]*){0,3})[.!]?$|wir sind nach (?<other>\p{Lu}[\p{L}’'-]*(?:[ -]\p{Lu}[\p{L}’'-]*){0,3}) umgezogen/iu;

/** "We moved, we're now in York": the town, wherever the site names it. */
export const setPlace: Intent = {
  name: 'set-place',
  attempt(step) {
    const told = forms.map((form) => matchPhrase(step.part, form)?.place).find(Boolean);
    const other = written.exec(step.part.source)?.groups;
    const place = (told?.text ?? other?.place ?? other?.other ?? '').replace(/ now$|[.!]+$/giu, '').trim();
    // With a number it is an address, which has a way of its own.
    if (place === '' || /\d/u.test(place) || !/^\p{L}/u.test(place)) return null;
    return move(step, place.charAt(0).toLocaleUpperCase() + place.slice(1));
  },
};

function move(step: Step, place: string): StepResult {
  const { draft, page } = step;
  const old = linkedValues(draft, 'addressLocality')[0] ?? siteBrief(draft, page).place?.value ?? '';
  if (old === '')
    return refuse('not-found', 'I see no town on this site that could be another.', [
      `add a section about ${place}`,
    ]);
  if (old === place) return refuse('nothing-to-change', `The site says ${place} already.`);
  const { name } = siteFacts(draft, page);
  const keeps = name.includes(old);
  const town = `(?<![\\p{L}\\p{N}])${escapePattern(old)}(?![\\p{L}\\p{N}])`;
  // The town in the name of the business stays: a name is changed by another wish.
  const pattern = new RegExp(keeps ? `${escapePattern(name)}|${town}` : town, 'gu');
  const count = replaceEverywhere(draft, pattern, (found) => (found === name ? null : place));
  if (count === 0) return refuse('not-found', `I see ${old} nowhere on this site.`);
  const street = linkedValues(draft, 'streetAddress')[0];
  const rest = [
    street ? ` The street is still ${street}: say “change the address to …” for the new one.` : '',
    keeps ? ` The name ${name} stays.` : '',
  ].join('');
  return done(
    'Town',
    `${place}, ${countOf(count, 'place')}`,
    `The site says ${place} instead of ${old} now, in ${countOf(count, 'place')}.${rest}`,
  );
}
