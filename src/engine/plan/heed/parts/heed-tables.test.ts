import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { composeSite } from '../../../compose/compose-site';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

it('sets dates in a table where one is asked for, as many as are counted', () => {
  const plan = makePlan(
    readBrief('Band The Salt Roads: tour dates in a table (7 dates), music player, photos, merch'),
    1,
  );
  expect(plan.pages[0]?.sections.find(({ type }) => type === 'events')?.variant).toBe('date-table');
  const page = composeSite(plan).find(({ path }) => path === 'index.html')?.content ?? '';
  expect(String(page)).toMatch(/<table class="date-table">/u);
});

it('fills the dates of somebody who plays to their number', () => {
  const plan = makePlan(readBrief('Techno DJ Marla Voss, Berlin: upcoming gigs (6), booking form, press photos'), 1); // prettier-ignore
  expect(plan.pages[0]?.sections.find(({ type }) => type === 'events')?.content.items).toHaveLength(6);
});
