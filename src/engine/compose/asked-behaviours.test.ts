// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief';
import { loadCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { loadAllBehaviours } from './behaviours/find-behaviour';
import { composeSite } from './compose-site';
import { runScript } from '../../../tests/support/made-apps/run-script';

await loadAllBehaviours();

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Puts the first page that has `selector` into the document and runs the site's script. */
async function open(prompt: string, selector: string): Promise<void> {
  const brief = readBrief(prompt);
  await loadCopy(brief);
  const files = composeSite(makePlan(brief, 2));
  const script = files.find(({ path }) => path === 'script.js');
  for (const file of files.filter(({ path }) => path.endsWith('.html'))) {
    const page = new DOMParser().parseFromString(String(file.content), 'text/html');
    if (!page.querySelector(selector)) continue;
    document.documentElement.lang = page.documentElement.lang;
    document.body.innerHTML = page.body.innerHTML;
    runScript(String(script?.content ?? ''));
    return;
  }
  throw new Error(`No page has ${selector}`);
}
const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};

it('asks for the age that the prompt gives, remembers a yes and turns a no away', async () => {
  const prompt = 'Brewery website called Iron Harbour with an age gate for over 21';
  await open(prompt, '[data-age-gate]');
  const gate = find<HTMLDialogElement>('[data-age-gate]');
  expect(gate.open).toBe(true);
  expect(gate.textContent).toContain('21 or older');
  find('[data-no]').click();
  expect(find('[data-refused]').hidden).toBe(false);
  find('[data-yes]').click();
  expect(gate.open).toBe(false);
  await open(prompt, '[data-age-gate]');
  expect(find<HTMLDialogElement>('[data-age-gate]').open).toBe(false);
});

it('goes through a quote form in steps, each checked before the next', async () => {
  await open('Insurance broker with a quote form with several steps', 'form[data-steps]');
  const steps = [...document.querySelectorAll<HTMLElement>('[data-step]')];
  const isShown = () => steps.findIndex(({ hidden }) => !hidden);
  expect(steps.length).toBeGreaterThan(1);
  const next = [...document.querySelectorAll<HTMLElement>('.step-button')][1];
  next?.click();
  expect(isShown()).toBe(0);
  for (const field of steps[0]?.querySelectorAll<HTMLInputElement>('select, textarea, input') ?? [])
    field.value = field instanceof HTMLSelectElement ? (field.options[1]?.value ?? '') : 'Words';
  next?.click();
  expect(isShown()).toBe(1);
  expect(find('.step-progress').textContent).toMatch(/^Step 2 of \d$/);
});

it('estimates hours from a size, a pace and a number of visits', async () => {
  await open('Office cleaning company with an instant quote calculator and no prices', '[data-estimate]');
  const size = find<HTMLInputElement>('[data-estimate] [name="size"]');
  expect(find('[data-estimate] output').textContent).toBe('About 8 hours of work a month');
  size.value = '300';
  size.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('[data-estimate] output').textContent).toBe('About 20 hours of work a month');
  size.value = '';
  size.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('[data-estimate] output').textContent).toBe('');
});

it('lays before and after over each other', async () => {
  await open('Landscaping business with a before/after slider', '[data-before-after]');
  const range = find<HTMLInputElement>('.before-after-stage input[type="range"]');
  range.value = '20';
  range.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('.before-after-stage').style.getPropertyValue('--part')).toBe('20%');
  // The same thing as it was and as it is, not two pictures.
  const [before, after] = ['[data-before]', '[data-after]'].map((side) =>
    find(`${side} svg`).innerHTML.replace(/<title>.*<\/title>/u, ''),
  );
  expect(before).toBe(after);
});

it('remembers wishes and narrows goods by price', async () => {
  const prompt = 'Online store for soy candles with cart, wishlist and filters, eight products';
  await open(prompt, '[data-wish]');
  find('[data-wish]').click();
  await open(prompt, '[data-wish]');
  expect(find('[data-wish]').getAttribute('aria-pressed')).toBe('true');
});

it('narrows work by its kind wherever a filter is asked for', async () => {
  for (const prompt of [
    'Portfolio site for architecture studio Fjell & Linje, Oslo. Projects with filter, about, team. Minimal.',
    'Studio portfolio, filterable projects, bold',
  ]) {
    await open(prompt, '[data-filter]');
    const works = [...document.querySelectorAll<HTMLElement>('[data-group]')];
    const value = works[0]?.dataset['group'] ?? '';
    find(`[data-filter-value="${value}"]`).click();
    expect(works.filter(({ hidden }) => !hidden).every(({ dataset }) => dataset['group'] === value)).toBe(
      true,
    );
    expect(works.some(({ hidden }) => hidden)).toBe(true);
  }
});

it('finds posts by their words', async () => {
  await open('Travel blog with latest posts and search', '[data-search]');
  const field = find<HTMLInputElement>('[data-search] input');
  field.value = 'zzzz';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const area = find(`#${find('[data-search]').dataset['search'] ?? ''}`);
  const entries = [...area.querySelectorAll<HTMLElement>('article, li')];
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.every((entry) => entry.closest('[hidden]') !== null)).toBe(true);
});

it('gives a shop whose pages were listed a cart beside them, not among its links', async () => {
  await open(
    'Coffee roasters shop. Pages: Home, Coffees, Contact. Three coffees: Kenya 179 kr, Bensa 189 kr, Vergel 169 kr',
    '[data-add]',
  );
  expect(document.querySelector('a[href="cart.html"]')).not.toBe(null);
  const links = [...document.querySelectorAll('.site-header nav li a')].map((link) =>
    link.textContent?.trim(),
  );
  expect(links).toEqual(['Home', 'Coffees', 'Contact']);
});

it('goes through a form step by step where that is asked, whatever the form is for', async () => {
  await open('Bakery in Ghent with an order form in several steps', 'form[data-steps]');
  expect(document.querySelectorAll('form[data-steps] [data-step]').length).toBeGreaterThan(1);
});

it('speaks the language of the page where a script has something to say', async () => {
  await open('Onlineshop für Honig und Kerzen namens Bienenfleiß mit Warenkorb', '[data-add]');
  find('[data-add]').click();
  expect(find('[data-add]').textContent).toBe('Hinzugefügt');
  await open('Hotel in Lissabon mit Zimmern und Buchungsformular', '[name="arrival"]');
  find<HTMLInputElement>('[name="arrival"]').value = '2027-01-05';
  find<HTMLInputElement>('[name="departure"]').value = '2027-01-02';
  find<HTMLInputElement>('[name="guests"]').value = '99';
  const form = find<HTMLInputElement>('[name="arrival"]').form;
  form?.dispatchEvent(new Event('change'));
  form?.dispatchEvent(new Event('submit', { cancelable: true }));
  const problems = [...document.querySelectorAll('.field-problem')].map(({ textContent }) => textContent);
  expect(problems).toContain('Die Abreise liegt nach der Anreise.');
  expect(problems).toContain('Bitte eine Zahl von 1 bis 12.');
});

it('counts figures up and lets parts rise where that is asked, and neither where nothing is to move', async () => {
  const prompt =
    'Agency site for Studio Volt in Berlin with subtle scroll animations and animated counters for our numbers: 120 projects, 14 people, 9 years';
  await open(prompt, '[data-count-up]');
  expect(find('[data-count-up]').textContent).toBe('120');
  expect(document.querySelectorAll('main > [data-reveal]').length).toBeGreaterThan(1);
  expect(document.querySelector('main > :first-child')?.hasAttribute('data-reveal')).toBe(false);
  await open('Agency Studio Volt in Berlin: 120 projects, 14 people, 9 years. No animations.', 'main');
  expect(document.querySelector('[data-reveal], [data-count-up]')).toBe(null);
});
