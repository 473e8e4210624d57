import { beforeAll, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

beforeAll(async () => {
  await loadAllCopy();
  await loadAllLexicons();
});

const site = () =>
  makeSite(
    'landing page for "Pennywise", budgeting for students. Tagline "Rent first, fun after". Plans: Basic £0, Plus £4 a month, Shared £9 a month. FAQ, contact form',
  );

const run = (command: string) => {
  const { outcome, faults, read } = runCommands(site(), command);
  expect(faults).toEqual([]);
  return { outcome, page: read('index.html'), sheet: read('style.css') };
};

it('puts a number or an address into the contact section', () => {
  const { page } = run('add phone number 0161 496 0144 to the contact section');
  const contact = page.slice(page.indexOf('data-section="contact"'));
  expect(contact.slice(0, contact.indexOf('</section>'))).toContain('tel:01614960144');
  expect(page.match(/data-section="contact/gu)).toHaveLength(1);
});

it('makes the background of a section darker or any colour', () => {
  expect(run('use a darker background for the faq').sheet).toMatch(/#faq \{\s*background-color/u);
  expect(run('give the pricing section a pale green background').sheet).toMatch(
    /#pricing \{\s*background-color/u,
  );
});

it('moves a section to what is named behind the top', () => {
  const { page } = run('move the faq to the top, right below the hero');
  const order = [...page.matchAll(/data-section="(\w+)"/gu)].map(([, name]) => name);
  expect(order.indexOf('faq')).toBe(order.indexOf('hero') + 1);
});

it('gives a plan another name and says what it is', () => {
  const { page } = run("rename the Shared plan to Household and say it's for up to five");
  expect(page).toMatch(/<h3>Household<\/h3>.{0,200}[Ff]or up to five/su);
});

it('changes the tagline in the heading and in the footer', () => {
  const { page } = run('change the tagline to "Bills first, then cake"');
  expect(page.match(/Bills first, then cake/gu)?.length).toBeGreaterThan(1);
  expect(page.includes('Rent first, fun after')).toBe(false);
});

it('links a new page in the footer as well', () => {
  const { page } = run('add a cookie policy page and link it in the footer');
  expect(page.slice(page.indexOf('<footer'))).toContain('href="cookie-policy.html"');
});

it('does two looks of the buttons in one go', () => {
  const { outcome } = run('make buttons square and navy with yellow text');
  expect(outcome.kind === 'changed' && outcome.changes.map(({ label }) => label)).toEqual([
    'Corners',
    'The buttons',
    'The buttons text',
  ]);
});

it('moves every day of what lasts several', () => {
  const fair = makeSite('Craft fair in Ripon, 20-22 August 2027, stalls, tickets £4');
  const { read } = runCommands(fair, 'change the date to 3-5 September 2027');
  expect(/3\s?–\s?5\sSeptember 2027/u.test(read('index.html'))).toBe(true);
  expect(/"endDate":\s?"2027-09-05"/u.test(read('index.html'))).toBe(true);
  const later = runCommands(fair, 'change the date to 30 July 2027').read('index.html');
  expect(/30 July\s–\s1 August 2027/u.test(later)).toBe(true);
});
