// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
// jsdom has no dialogs that open.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
beforeEach(() => localStorage.clear());

const heads = () => textsOf('thead th');
const rows = () => textsOf('[data-rows] tr').length;

it('reads states without a bracket as one choice', () => {
  openApp('tracker', 'Reading list with status to read, reading, finished, rating stars, sort by author');
  const titles = heads().map((title) => title.replace(/[^\p{L} ]/gu, '').trim());
  expect(titles).toContain('Status');
  expect(titles).not.toContain('Reading');
  seek('[data-new]').click();
  expect(textsOf('#record-status option')).toEqual(
    expect.arrayContaining(['To read', 'Reading', 'Finished']),
  );
});

describe('a table with the columns of the prompt', () => {
  it('has them and no others, adds a record, narrows by a choice, and keeps it', () => {
    const prompt = 'reading log with title, author, rating (1-5) and status (to read, reading, done)';
    openApp('tracker', prompt);
    expect(heads()).toEqual(['Title', 'Author', 'Rating', 'Status']);
    seek('[data-new]').click();
    expect(seek('#record-rating').getAttribute('type')).toBe('number');
    fill({
      '#record-title': 'Solaris',
      '#record-author': 'Lem',
      '#record-rating': '5',
      '#record-status': 'done',
    });
    send('[data-editor]');
    expect(textsOf('[data-rows] td').slice(0, 4)).toEqual(['Solaris', 'Lem', '5', 'done']);
    fill({ '[data-only]': 'reading' });
    expect(rows()).toBe(0);
    openApp('tracker', prompt);
    expect(rows()).toBe(1);
  });

  it('is a training log where exercises are named', () => {
    openApp('tracker', 'workout log with exercises squat, bench press and deadlift, in lbs');
    expect(heads()).toEqual(['Exercise', 'Date', 'Sets', 'Reps', 'Weight (lb)']);
    expect(textsOf('#record-exercise option')).toEqual(['Squat', 'Bench press', 'Deadlift']);
  });

  it('begins with samples where they are asked for, and stays empty once they are gone', () => {
    const prompt = 'inventory with columns item, quantity, shelf, 2 sample items, low stock below 20';
    openApp('inventory', prompt);
    expect(heads()).toEqual(['Item', 'Quantity', 'Shelf', 'Low below']);
    expect(textsOf('[data-rows] td:first-child')).toEqual(['Sample: item 1', 'Sample: item 2']);
    expect(seek<HTMLInputElement>('#record-least').value).toBe('20');
    for (let row = 0; row < 2; row += 1)
      for (let press = 0; press < 2; press += 1) seek('[data-rows] td:last-child button:last-child').click();
    openApp('inventory', prompt);
    expect(rows()).toBe(0);
  });

  it('counts what stands in the plural, warns by the told level and adds up what it is worth', () => {
    openApp('inventory', 'stock list for a yarn shop: yarn, colour, skeins, reorder level, price per skein in pounds. total value');
    expect(heads()).toEqual(['Yarn', 'Colour', 'Skeins', 'Reorder level', 'Price per skein (£)']);
    seek('[data-new]').click();
    fill({ '#record-yarn': 'Merino', '#record-skeins': '3', '#record-reorder-level': '5', '#record-price-per-skein': '4.5' });
    send('[data-editor]');
    expect(seek('[data-alert]').textContent).toContain('Merino');
    expect(seek('.records-sums').textContent).toContain('13.5');
  }); // prettier-ignore

  it('is that of contacts, and sums the ones that are asked for', () => {
    openApp('crm', 'CRM for a wedding photographer: couple, wedding date, venue, package price, status (enquiry, booked, delivered). Sum of booked');
    expect(heads()).toEqual(['Couple', 'Wedding date', 'Venue', 'Package price', 'Status']);
    for (const [couple, price, status] of [['A & B', '2000', 'booked'], ['C & D', '1500', 'enquiry']] as const) {
      seek('[data-new]').click();
      fill({ '#record-couple': couple, '#record-package-price': price, '#record-status': status });
      send('[data-editor]');
    }
    expect(textsOf('.records-sums div')).toEqual([expect.stringMatching(/^Total package price \(booked\)\s*2,000$/u)]);
  }); // prettier-ignore

  it('gets a column that names its records where none is told', () => {
    openApp('inventory', 'inventory with supplier, quantity and price');
    expect(heads()).toEqual(['Item', 'Supplier', 'Quantity', 'Price', 'Reorder at']);
  });

  it('asks yes or no where something is done, tells a journey by its ends, and a record by one of its things', () => {
    openApp('tracker', 'mileage log for my van with trips from and to, km, claimed, monthly total');
    expect(heads()).toEqual(['Date', 'From', 'To', 'Km', 'Claimed']);
    expect(textsOf('#record-claimed option')).toEqual(['No', 'Yes']);
    openApp('tracker', 'medication reminder list with name, dose, times a day, tick when taken');
    expect(heads()).toEqual(['Name', 'Dose', 'Times a day', 'Taken']);
    expect(seek('#record-times-a-day').getAttribute('type')).toBe('number');
    openApp('tracker', 'Reading tracker: books with author, pages and finished date, goal of 24 books this year');
    expect(heads()).toEqual(['Book', 'Author', 'Pages', 'Finished date']);
    expect(document.querySelector('[data-goal]')?.textContent ?? document.body.textContent).toContain('24');
    openApp('inventory', 'Stock list for a flower shop with stems, supplier, price per stem and low stock warning at 20');
    expect(heads()).toEqual(['Stem', 'Quantity', 'Supplier', 'Price per stem', 'Reorder at']);
    expect(seek<HTMLInputElement>('#record-least').value).toBe('20');
  }); // prettier-ignore

  it('holds the contacts that are to be added, with what is told of them', () => {
    openApp(
      'crm',
      'Simple CRM for a choir to add singers, voice parts and notes, search them and export to CSV',
    );
    expect(heads()).toEqual(['Singer', 'Voice part', 'Email', 'Phone']);
    openApp('crm', 'Simple CRM to add contacts, companies and notes, search them and export to CSV');
    expect(heads()).toEqual(['Name', 'Company', 'Email', 'Phone', 'Stage']);
    openApp('crm', 'CRM with contacts, stage and value, total pipeline and search');
    expect(textsOf('#record-stage option')).toEqual(['New', 'In talks', 'Won', 'Lost']);
  });

  it('leaves a log of amounts what it is', () => {
    openApp('tracker', 'expense tracker with columns date, amount, category and note');
    expect(document.querySelector('[data-month]')).not.toBe(null);
  });
});
