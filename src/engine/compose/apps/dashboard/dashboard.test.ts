// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { findWords } from '../../../plan/words/find-words';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { readMetrics } from './read-metrics';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const metricsOf = (prompt: string, language = 'en') => {
  const context = { brief: readBrief(prompt), name: 'Test', words: findWords(language), seed: 3, level: 2 };
  return readMetrics({ ...context, level: 2 as const }).map(({ name, kind }) => `${name}: ${kind}`);
};

describe('the figures of a dashboard', () => {
  it('are those that the prompt names', () => {
    expect(metricsOf('Dashboard for a hospital with patients, waiting times and beds')).toEqual([
      'Patients: count',
      'Waiting times: time',
      'Beds: level',
    ]);
    expect(metricsOf('Dashboard with revenue, churn and uptime')).toContain('Churn: rate');
    expect(metricsOf('Panel de control con ventas, clientes y gastos', 'es')).toEqual([
      'Ventas: money',
      'Clientes: count',
      'Gastos: money',
    ]);
  });

  it('are those that stand on top', () => {
    expect(
      metricsOf('Dashboard for a shop: visitors, orders and conversion on top, bar chart by week, a table'),
    ).toEqual(['Visitors: count', 'Orders: count', 'Conversion: rate']);
    expect(
      metricsOf("Dashboard for our panels. Cards for today's output, this month and CO2 saved, a line chart"),
    ).toEqual([expect.stringMatching(/^Today's output/u), expect.stringMatching(/^Output this month/u), expect.stringMatching(/^CO2 saved/u)]); // prettier-ignore
  });

  it('are not its charts and filters', () => {
    expect(metricsOf('Sales dashboard with charts, a table and dark mode')[0]).toBe('Revenue: money');
  });

  it('are those of the field where none is named', () => {
    expect(metricsOf('An analytics dashboard for a logistics company')).toContain('Shipments: count');
  });
});

it('shows the table and the parts that its field has, and the status that was asked for', () => {
  openApp(
    'dashboard',
    'Dashboard for a solar farm: output today, this month chart, table of inverters with status',
  );
  expect(textsOf('.kpi-name')).toEqual(['Output today', 'Peak power', 'Revenue', 'Uptime']);
  expect(textsOf('.board-table h2')).toEqual(['Inverters']);
  expect(textsOf('thead button').slice(0, 2)).toEqual(['Inverter', 'Status']);
  expect(textsOf('tbody th')[0]).toMatch(/^Inverter \d+$/);
  expect(textsOf('tbody tr:first-child td')[0]).toMatch(/^(?:Running|To be checked|Stopped)$/);
  openApp(
    'dashboard',
    'Dashboard for a bike rental: rides today, bikes in repair, list of bikes with status',
  );
  expect(textsOf('thead button').slice(0, 2)).toEqual(['Bike', 'Status']);
});

it('sorts by what a field is sorted by where the prompt says nothing of it', () => {
  openApp('dashboard', 'Dashboard for a primary school: attendance, reading levels, library loans');
  expect(seek('#board-donut-title').textContent).toBe('Attendance by year');
});

it('draws the figure that is pressed, for the months that are chosen', () => {
  openApp('dashboard', 'Dashboard with revenue, members and churn rate');
  expect(textsOf('.kpi-name')).toEqual(['Revenue', 'Members', 'Churn rate']);
  expect(seek('[data-line-title]').textContent).toBe('Revenue by month');
  seek('[data-metric="2"]').click();
  expect(seek('[data-line-title]').textContent).toBe('Churn rate by month');
  expect(seek('[data-kpi="2"]').textContent).toMatch(/^\d+(\.\d)?%$/);
  seek('[data-period="3"]').click();
  expect(document.querySelectorAll('[data-line] .dot')).toHaveLength(3);
  expect(seek('[data-point]').textContent).toMatch(/^Dec: /);
});

it('finds rows, sorts them by a heading and says when there are none', () => {
  openApp('dashboard', 'Dashboard with revenue, members and churn rate');
  const names = textsOf('tbody th');
  seek('thead button').click();
  seek('thead button').click();
  expect(textsOf('tbody th')).toEqual(names.toSorted().toReversed());
  expect(seek('thead th').getAttribute('aria-sort')).toBe('descending');
  fill({ '#board-search': 'Sample C' });
  expect(
    [...document.querySelectorAll<HTMLElement>('tbody tr')].filter(({ hidden }) => !hidden),
  ).toHaveLength(1);
  fill({ '#board-search': 'nothing like it' });
  expect(seek('[data-empty]').hidden).toBe(false);
});

it('sorts by the told categories in brackets, and shows the average basket as money', () => {
  openApp('dashboard', 'Sales dashboard for a tea shop: revenue, orders, average basket, line chart by month, bar chart by product category (green, black, herbal)');
  expect(textsOf('.kpi-name')).toEqual(['Revenue', 'Orders', 'Average basket']);
  expect(textsOf('.kpi b')[2]).toMatch(/^\$\d\d\.\d\d$/u);
  expect(textsOf('.share span')).toEqual(['Green', 'Black', 'Herbal']);
  expect(seek('#board-donut-title').textContent).toBe('Revenue by product category');
}); // prettier-ignore

it('watches what it is called after, first what is charted, sorted by what the prompt sorts by', () => {
  openApp('dashboard', 'Energy use dashboard for a small hotel with KPI cards, a line chart of kWh per month, a donut chart by area and a sortable table of rooms with search');
  expect(textsOf('.kpi-name')).toEqual(['Energy used (kWh)', 'Costs', 'Peak load', 'Energy saved']);
  expect(textsOf('.board-donut li span')).toEqual(['Area A', 'Area B', 'Area C', 'Area D']);
  openApp('dashboard', 'Library dashboard: loans per month, active members, most borrowed genres as a donut, overdue books table');
  expect(textsOf('.kpi-name')).toEqual(['Loans', 'Active members']);
  expect(textsOf('.board-donut li span')).toContain('Fiction');
  expect(textsOf('.board-table h2')).toEqual(['Overdue books']);
  expect(textsOf('.board-table th button')[0]).toBe('Book');
}); // prettier-ignore

it('shows every asked widget in its own unit, by day where a week is asked for, and what came in lately', () => {
  openApp('dashboard', 'Health dashboard with heart rate, sleep, steps, weight and calories widgets, weekly chart, dark mode');
  expect(textsOf('.kpi-name')).toEqual(['Heart rate', 'Sleep', 'Steps', 'Weight', 'Calories']);
  expect(textsOf('.kpi b')[0]).toMatch(/^\d\d bpm$/u);
  expect(textsOf('thead button')).toEqual(['Day', 'Heart rate', 'Sleep', 'Steps', 'Weight', 'Calories']);
  expect(document.querySelectorAll('[data-line] .dot')).toHaveLength(7);
  expect(seek('#board-donut-title').textContent).toBe('Steps by time of day');
  openApp('dashboard', 'Personal finance dashboard with net worth, savings, spending by category, recent transactions');
  expect(textsOf('.kpi-name')).toEqual(['Net worth', 'Savings', 'Spending']);
  expect(textsOf('.share span')).toEqual(['Housing', 'Food', 'Transport', 'Leisure']);
  expect(textsOf('.board-table h2')).toEqual(['Recent transactions']);
  expect(textsOf('tbody td')[0]).toBe('Food');
}); // prettier-ignore
