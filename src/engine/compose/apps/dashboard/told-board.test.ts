// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { readToldFigures } from './told-figures';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const prompt =
  'dashboard for our ice cream kiosk: scoops per day Mon 210, Tue 180, Wed 260, Sun 650. Total, best day and average, bars, pie of flavours: vanilla 50%, mango 30%, nut 20%';

it('shows the figures that are told, works out what follows, and keeps a change', () => {
  openApp('dashboard', prompt);
  expect(textsOf('[data-bars] li span')).toEqual(['Mon', 'Tue', 'Wed', 'Sun']);
  expect(textsOf('.kpi b')).toEqual(['1,300', '325', 'Sun · 650']);
  expect(textsOf('.share')).toEqual(['Vanilla50%', 'Mango30%', 'Nut20%']);
  expect(document.body.textContent).not.toContain('Sample');
  fill({ '#figure-1': '1000' });
  openApp('dashboard', prompt);
  expect(seek('[data-best]').textContent).toBe('Tue · 1,000');
  expect(readBrief(prompt).limits.join(' ')).not.toContain('by month');
});

it.each([
  'dashboard with revenue, orders and visitors over the last 30 days',
  'sales dashboard for a shop, 4 KPIs, 12 months, 3 charts',
  'team dashboard, launch on May 12, review on June 3, party on July 9',
])('takes none for figures where none are told: %s', (plain) => {
  expect(readToldFigures(plain)).toBe(null);
});

it('adds up no unlike figures, and draws the row of a line chart', () => {
  const unlike = 'Dashboard for my kennel: dogs 14, income €2,150 (down 3%), occupancy 71%. Line chart of walks Mon 12, Tue 15, Wed 9'; // prettier-ignore
  openApp('dashboard', unlike);
  expect(textsOf('.kpi b')).toEqual(['14', '€2,150', '71%']);
  expect(textsOf('.kpi small')).toEqual(['down 3%']);
  expect(textsOf('[data-bars] li span')).toEqual(['Mon', 'Tue', 'Wed']);
  expect(seek('[data-line]').getAttribute('points')?.split(' ')).toHaveLength(3);
  fill({ '#figure-1': '3000', '#figure-3': '20' });
  openApp('dashboard', unlike);
  expect(textsOf('.kpi b')[1]).toBe('€3,000');
  expect(textsOf('[data-bars] li b')[0]).toBe('20');
});
