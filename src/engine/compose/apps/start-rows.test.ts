// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readStartRows } from '@/engine/brief/apps/start-rows';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const crm =
  'Client list for a dog walker: name, email, stage (asked, trial, regular) and rate. Start with Mia Pohl, mia@pohl.de, trial, €18, Sam Ito, sam@ito.jp, asked, €1,200 and Zoe Abt, zoe@abt.ch, regular, €16. Search';

it('cuts rows by how many cells the last of them has', () => {
  expect(readStartRows(crm)?.rows.map((row) => row.length)).toEqual([4, 4, 4]);
  expect(readStartRows('start with a quiz, a poll and Bingo')).toBe(null);
  expect(readStartRows('already on it: Milk, Bread and Eggs')).toBe(null);
});

it('puts each cell of a told row into its column, and takes none of them for whose page it is', () => {
  const brief = readBrief(crm);
  expect([brief.name, brief.email, brief.kind.value]).toEqual([null, null, 'crm']);
  openApp('crm', crm);
  expect(textsOf('tbody tr:first-child td').slice(0, 4)).toEqual(['Mia Pohl', 'mia@pohl.de', 'trial', '18']);
  expect(textsOf('tbody td:nth-child(4)')).toEqual(['18', '1200', '16']);
});

it('shows the jobs that are told, under the fields that one is posted with', () => {
  openApp('directory', 'job board for theatre jobs: post a job with title, company, town, pay and season, filter by town and season. First jobs: Usher at The Rep, Leeds, £13/h, winter and Rigger at Old Mill, York, £17/h, summer'); // prettier-ignore
  const cards = textsOf('.entry').map((text) => text.replaceAll(/\s+/g, ' '));
  expect(cards.join(' | ')).toContain('Usher The Rep · Leeds Winter');
  expect(cards).toHaveLength(2);
  expect(textsOf('#post-group option')).toEqual(['Spring', 'Summer', 'Autumn', 'Winter']);
});

it('takes rows parted by semicolons, whose colours paint no page and whose shelves count nothing', () => {
  const told = 'Inventory for a puppet theatre: item, colour, condition (fine, torn), box. Begin with Wolf, grey, torn, B2; Moon, yellow, fine, A7; Witch, green, fine, A1'; // prettier-ignore
  expect(readBrief(told).colours).toEqual([]);
  openApp('inventory', told);
  expect(textsOf('[data-sorter]')).toEqual(['Item', 'Colour', 'Condition', 'Box']);
  expect(textsOf('tbody tr:first-child td').slice(0, 4)).toEqual(['Moon', 'yellow', 'fine', 'A7']);
});

it('paints no quiz with its answers, and opens no hours for a clock that counts them', () => {
  const quiz = 'quiz for our picnic: Which jam is ours? Plum / Apricot / Fig (Plum). What colour is the tent? Red / Blue (Red). Teal buttons'; // prettier-ignore
  expect(readBrief(quiz).colours.map(({ value }) => value.css)).toEqual(['#008080']);
  const clock = 'countdown to our wedding on 5 June 2028, days hours minutes, white and gold';
  expect(readBrief(clock).sections.map(({ value }) => value)).not.toContain('hours');
});

it('lists the entries of a directory that stand behind its colon, with their answers', () => {
  const told = 'Directory of swimming spots in Kerry: Derrynane, Caherdaniel, beach, parking yes; Blue Pool, Muckross, lake, parking no; Inch, Annascaul, beach, parking yes. Filter by type and parking'; // prettier-ignore
  openApp('directory', told);
  expect(textsOf('.entry :is(h2, h3)')).toEqual(['Derrynane', 'Blue Pool', 'Inch']);
  expect(textsOf('.entry-more dd')).toEqual(['Yes', 'No', 'Yes']);
  expect(textsOf('.entry-tags span')).toEqual(['Beach', 'Lake', 'Beach']);
});

it('prints no row as an address and keeps the "and" of a channel', () => {
  expect(readBrief('Training log: exercise, sets, reps, weight in kg. Start with Crawl, 40, 35, 2, Butterfly, 10, 12, 3 and Row, 4, 10, 5').address).toBe(null); // prettier-ignore
  openApp('chat', 'chat for the choir with channels News, Concerts, Tea and cake');
  expect(document.body.textContent).toContain('Tea and cake');
});

it('asks a demo of signing in for what its password has to hold', () => {
  openApp(
    'calculator',
    'login demo page, password of at least 10 characters with a digit and a capital letter',
  );
  const field = document.querySelector<HTMLInputElement>('#sign-password');
  expect(textsOf('#sign-least')[0]?.replaceAll(/\s+/gu, ' ')).toBe('At least 10 characters, a number, a capital letter'); // prettier-ignore
  expect(field?.pattern).toBe('(?=.*[0-9])(?=.*[A-Z]).*');
});
