// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek, send, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
beforeEach(() => localStorage.clear());

const labels = () => textsOf('[data-editor] label');

it('asks a job for what the prompt tells of it, and pays by the hour', () => {
  const prompt =
    'job board for hospitality work in Leeds: role, venue, hourly pay from £11.50, shift type (days, nights, weekends), uniform. Sort by pay, apply by email';
  openApp('directory', prompt);
  expect(labels()).toEqual(['Role', 'Venue', 'City', 'Shift type', 'Pay an hour (GBP)', 'Uniform', 'Email', 'Details']);
  expect(textsOf('.entry-tags b').every((pay) => /^£1\d(?:\.\d\d)? an hour$/u.test(pay))).toBe(true);
  expect(textsOf('.entry h2')).toContain('Bartender');
  fill({ '#find-group': 'Nights' });
  expect(document.querySelectorAll('.entry:not([hidden])').length).toBeGreaterThan(0);
  fill({ '#post-title': 'Cook', '#post-city': 'Leeds', '#post-group': 'Nights', '#post-pay': '12.25', '#post-more-uniform': 'black', '#post-more-apply': 'a@b.example' });
  send('[data-editor]');
  openApp('directory', prompt);
  expect(seek('.entry').textContent).toMatch(/Cook.*Uniformblack.*Emaila@b\.example.*£12\.25 an hour/su);
  expect(seek<HTMLAnchorElement>('.entry a').getAttribute('href')).toBe('mailto:a@b.example');
}); // prettier-ignore

it('shows the told fields of a directory, sorts by their numbers, and invents no sorts', () => {
  openApp('directory', 'Directory of local plumbers with name, area, phone, call-out fee and rating; filter by area');
  expect(labels()).toEqual(['Name', 'Contact', 'Area', 'Phone', 'Call-out fee', 'Rating', 'Details']);
  expect(document.querySelector('#find-group')).toBe(null);
  fill({ '[data-order]': 'more:rating' });
  const ratings = [...document.querySelectorAll('[data-more="rating"] dd')].map((one) => Number(one.textContent));
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
}); // prettier-ignore

it('lists as many as are told, in towns of the country, and narrows by a question', () => {
  openApp('directory', 'Directory of 12 independent bookshops in Scotland with filter by city and by whether they have a café, search by name');
  expect(textsOf('.entry h2')).toHaveLength(12);
  expect(textsOf('#find-city option')).toEqual(['Anywhere', 'Dundee', 'Edinburgh', 'Glasgow', 'Inverness']);
  expect(document.querySelector('#find-group')).toBeNull();
  fill({ '[name="more-cafe"]': 'Yes' });
  expect(document.querySelectorAll('.entry:not([hidden])')).toHaveLength(6);
}); // prettier-ignore

it('takes the parts of one town for places, told trades for sorts, and ratings for an order', () => {
  openApp('directory', 'directory of local plumbers and electricians in Leeds with ratings, filter by trade and area');
  expect(textsOf('#find-group option')).toEqual(['All', 'Electricians', 'Plumbers']);
  expect(textsOf('.entry h2').slice(0, 2)).toEqual(['Sample: plumber 1', 'Sample: electrician 2']);
  expect(textsOf('#find-city option')).toContain('Centre');
  expect(textsOf('[data-order] option')).toContain('Rating');
}); // prettier-ignore

it('keeps favourites and shows them alone', () => {
  const prompt = 'Job board for remote design jobs: search, filter by type, save favourites';
  openApp('directory', prompt);
  expect(textsOf('.entry h2')).toContain('Brand designer');
  seek('.entry-save').click();
  openApp('directory', prompt);
  expect(document.querySelectorAll('.entry-save[aria-pressed="true"]')).toHaveLength(1);
  seek('[name="saved"]').click();
  expect(document.querySelectorAll('.entry:not([hidden])')).toHaveLength(1);
});

it('asks of an open list what it is narrowed by, and for no town where none is told', () => {
  openApp('directory', 'A flatshare board where tenants post rooms and people search and filter by area and rent');
  expect(labels()).toEqual(['Name', 'Contact', 'Area', 'Rent', 'Details']);
  expect(seek('[data-post]').textContent).toBe('Add a room');
  fill({ '#find-more-rent': '500' });
  const rents = textsOf('.entry:not([hidden]) [data-more="rent"] dd').map(Number);
  expect(rents.length).toBeGreaterThan(0);
  expect(rents.every((rent) => rent <= 500)).toBe(true);
  openApp('directory', 'A rowing board where clubs list boats, search and filter by county and length');
  expect(textsOf('#find-city option')).toContain('Sample county A');
  openApp('directory', 'A recipe exchange where cooks share recipes and others search and filter by diet and time');
  expect(document.querySelector('#find-city')).toBe(null);
  expect(textsOf('.directory-filters label')).toEqual(['Search', 'Diet', 'Time up to']);
  expect(textsOf('#post-group option')).toContain('Vegan');
  openApp('directory', 'pet adoption board where shelters post animals and families filter by species, age and town');
  expect(textsOf('.directory-filters label')).toEqual(['Search', 'Town', 'Age', 'Species']);
  openApp('directory', 'a tool library where neighbours list tools they lend and others search by category');
  expect(seek('[data-post]').textContent).toBe('Add a tool');
  expect(textsOf('#post-group option')).toContain('Power tools');
}); // prettier-ignore

it('offers the work that the board is about', () => {
  openApp('directory', 'Job board for people who work in museums, with posting form and filter by city');
  const page = document.body.textContent;
  expect(page).toMatch(/Curator|Conservator|Visitor assistant/);
  expect(page).not.toMatch(/Bicycle mechanic|Pastry cook/);
});

it('offers work that any field has where it knows nothing of the one that is named', () => {
  openApp('directory', 'Jobs board for clockmaking with a posting form');
  expect(document.body.textContent).toMatch(/Apprentice/);
  expect(document.body.textContent).not.toMatch(/Bicycle mechanic|Front-end developer/);
});

it('shows as many sample jobs as are told, each with an employer of its own', () => {
  openApp('directory', 'job board for nurses in the UK with 11 sample jobs, filter by city');
  expect(textsOf('.entry h2')).toHaveLength(11);
  const employers = [...document.body.textContent.matchAll(/Sample employer ([A-Z])/gu)].map(([, letter]) => letter);
  expect(new Set(employers).size).toBe(11);
}); // prettier-ignore

it('narrows a list abroad by what its filter names', () => {
  openApp('directory', 'Lista de libros con filtros por autor y año, buscador y modo oscuro', 'es');
  expect(textsOf('select option').filter((text) => text.startsWith('Autor'))).toContain('Autor A');
  expect(textsOf('label')).toContain('Año ≥');
  expect(textsOf('label')).not.toContain('Buscador');
});
