import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);

it('opens with what a told app does, and promises and places nothing on its own', () => {
  const sections = sectionsOf(
    'Landing page for Fellbell, a trail finder app for fell runners. Printable maps, storm warnings, shared runs. £2.99 a month. App Store button.',
  );
  const types = sections.map(({ type }) => type);
  expect(types).not.toContain('privacy');
  expect(types).not.toContain('map');
  expect(sections.find(({ type }) => type === 'hero')?.content.lede).toBe(
    'Printable maps, storm warnings and shared runs.',
  );
  expect(JSON.stringify(sections)).not.toMatch(/six years|No account|how people write/u);
});

it('lets one home, by its owner, with its rent and no other home beside it', () => {
  const sections = sectionsOf(
    'Our cottage to rent in Ripon: three bedrooms, top of the hill, £890 a month, available from 3 May 2027, dogs considered. Photos, floor plan, viewing form.',
  );
  const listed = sections.filter(({ type }) => type === 'listings').flatMap(({ content }) => content.items);
  expect(listed.map((item) => [item?.title, item?.price])).toEqual(
    listed.map(() => ['Cottage', '£890 a month']),
  );
  expect(JSON.stringify(sections)).not.toMatch(/In rows or at tables|Sell with us|old mill/u);
  expect(JSON.stringify(sections)).toContain('Available from 3 May 2027');
});

it('says on every button what was quoted, and takes a demo that is booked for no book', () => {
  const said = JSON.stringify(
    sectionsOf(
      'SaaS site for Kerbline, which tells councils where kerbs are broken. Integrations: Slack, Xero. Plans: Town £90 a month, County £300 a month. "Book a demo" button.',
    ),
  );
  expect(said).toContain('Book a demo');
  expect(said).not.toMatch(/Request a demo|quiet page|sentence you liked/u);
});

it('tells visitors what they are asked to bring', () => {
  expect(
    JSON.stringify(
      sectionsOf(
        'Barn dance at Elm Hall, Saturday 10 October 2026, 7pm. Band and supper £12, under 12s £5. Please bring a cushion.',
      ),
    ),
  ).toContain('Please bring a cushion');
});
