import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

it('calls a site by the words in capitals that make up its address', () => {
  const prompt =
    'minimal page for a consultant: name, one paragraph, email. Johanna Lind, change management, johanna@lind.example';
  expect(readBrief(prompt).name?.value).toBe('Johanna Lind');
});

it('calls it by no words that the address lacks', () => {
  expect(readBrief('page for a consultant. Change Management, hello@lind.example').name?.value).not.toBe(
    'Change Management',
  );
});

it.each([
  ['Online course: sourdough for beginners, 6 video lessons', 'sourdough course for beginners'],
  ['course on watercolour landscapes, 8 weeks', 'watercolour landscapes course'],
])('names what a course teaches: %j', (prompt, offer) => {
  expect(readBrief(prompt).offer?.value).toBe(offer);
});

it('takes a collection from the door for no range of goods', () => {
  expect(readBrief('furniture restorer near Ludlow, collection free within 20 miles').sections).toEqual([]);
});
