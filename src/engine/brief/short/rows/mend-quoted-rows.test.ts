import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const rowsOf = (prompt: string): readonly string[] =>
  readBrief(prompt).items.map(({ value: { name, price = '', priceLead = '', note = '' } }) =>
    [name, priceLead, price, note].filter((part) => part !== '').join(' | '),
  );

it.each([
  ['Clockmaker in Ripon. Cleaning £80, new springs £45, dial painting on quote.', 'Dial painting | on quote'],
  [
    'Bellows maker, Ledbury: small bellows £60, large £95, smithy bellows by arrangement',
    'Smithy bellows | by arrangement',
  ],
  ['Saddle fitter in Hexham. Fitting £70, reflocking £120, bespoke trees POA.', 'Bespoke trees | poa'],
  [
    'Sundial carver in Stamford. House signs £140, sundials from £480, memorials priced on request.',
    'memorials | on request',
  ],
])('keeps what is priced when asked for among the rows: %s', (prompt, row) => {
  expect(rowsOf(prompt).map((one) => one.toLowerCase())).toContain(row.toLowerCase());
});

it('takes a price on quote for no wish for a form', () => {
  const brief = readBrief('Hedge layer in Powys. Laying £18 a metre, planting £6, coppicing on quote.');
  expect(brief.sections.map(({ value }) => value)).not.toContain('quote');
  expect(
    readBrief('Hedge layer in Powys. Laying £18 a metre. Quote form please.').sections.map(
      ({ value }) => value,
    ),
  ).toContain('quote');
});

it('keeps what stands behind a sum', () => {
  const rows = rowsOf(
    'Nameplate engraver in Derby. Brass plates £3 a letter, house numbers £38 fitted, pet tags £9.',
  );
  expect(rows).toContain('Brass plates | £3 a letter');
  expect(rows).toContain('house numbers | £38 | Fitted');
  expect(rowsOf('Duck farm near Diss: ducklings £9 each, duck eggs £4 per half dozen, feed £12')).toContain(
    'duck eggs | £4 per half dozen',
  );
});

it('parts two sums of the same thing', () => {
  const rows = rowsOf('We grow snails in Fife. Firth Snails, dozen £7, 60 for £30, tours £12 pp.');
  expect(rows).toContain('60 snails | £30');
});

it('makes no row of what somebody does first', () => {
  const rows = rowsOf(
    'Pond builder in Kent. Ponds from £900, streams on quote. We measure your garden first, £60 refunded if you go ahead.',
  );
  expect(rows.join('; ')).not.toMatch(/refunded|measure|go ahead/iu);
});
