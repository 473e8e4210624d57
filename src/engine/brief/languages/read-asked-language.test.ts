import { expect, it } from 'vitest';
import { readAskedLanguage } from './read-asked-language';

const more = ' We meet on Mondays and Thursdays in the old chapel by the bridge, and new members are welcome at any time of the year.'.repeat(3); // prettier-ignore

it.each([
  ['A website for a choir in Bath, in Italian', 'it'],
  [`Please make the site in Welsh or, if not, in French.${more}`, 'fr'],
  [`A choir. In German.${more}`, 'de'],
])('is asked: %s', (prompt, code) => expect(readAskedLanguage(prompt)?.code).toBe(code));

it.each([
  'I teach adults; we talk in Spanish for an hour',
  `A choir in Bath. One of my podcasts is called Notes in Spanish.${more}`,
  `A choir in Bath. Mass in Polish is at six.${more}`,
])('is spoken there: %s', (prompt) => expect(readAskedLanguage(prompt)).toBeNull());
