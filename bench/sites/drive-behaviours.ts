import type { Page } from '@playwright/test';

/** One use of one behaviour: null when it worked, else what did not. */
type Drive = (tab: Page) => Promise<string | null>;

const wait = (tab: Page, milliseconds: number) => tab.waitForTimeout(milliseconds);
const press = (tab: Page, selector: string) =>
  tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
const textOf = (tab: Page, selector: string) =>
  tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);

const tryMenu: Drive = async (tab) => {
  await tab.setViewportSize({ width: 375, height: 800 });
  const isOpen = () =>
    tab.evaluate(() => document.querySelector<HTMLElement>('.site-header nav')?.checkVisibility() ?? false);
  if (await isOpen()) return 'the menu stands open before its button is pressed';
  await press(tab, '.menu-button');
  if (!(await isOpen())) return 'the menu button opens nothing';
  await tab.keyboard.press('Escape');
  const closed = !(await isOpen());
  await tab.setViewportSize({ width: 1440, height: 900 });
  return closed ? null : 'Escape does not close the menu';
};

const tryForm: Drive = async (tab) => {
  const needs = await tab.evaluate(() => {
    const form = document.querySelector('form[data-form]:not([hidden])');
    if (!form || !(form as HTMLElement).checkVisibility()) return 'none';
    return form.querySelector('[required]:not([type="radio"]):not([type="number"])') ? 'yes' : 'no';
  });
  if (needs !== 'yes') return null;
  await press(tab, 'form[data-form] button[type="submit"], form[data-form] .button');
  const marked = await tab.evaluate(() => ({
    fields: document.querySelectorAll('form[data-form] [aria-invalid="true"]').length,
    status: document.querySelector('form[data-form] [role="status"]')?.textContent?.trim() ?? '',
  }));
  if (marked.fields === 0) return 'an empty form is taken without a word';
  return marked.status === '' ? 'an empty form gets no message' : null;
};

const sendForm: Drive = async (tab) => {
  const sent = await tab.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>(
      'form[data-form]:not([data-mail]):not([data-checkout]):not([data-booking])',
    );
    if (!form?.checkVisibility()) return null;
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (['radio', 'checkbox', 'hidden', 'submit'].includes(field.type)) continue;
      field.value =
        field.type === 'email'
          ? 'a@b.example'
          : field.type === 'tel'
            ? '+1 555 010 0199'
            : field.type === 'date'
              ? '2031-05-06'
              : field.type === 'time'
                ? '12:00'
                : field.type === 'number'
                  ? field.min || '2'
                  : 'Some words';
    }
    form.requestSubmit();
    return form.querySelector('[role="status"]')?.textContent?.trim() ?? '';
  });
  return sent === '' ? 'a filled form gets no message' : null;
};

const tryFilter: Drive = async (tab) => {
  const shown = () =>
    tab.evaluate(() => {
      const form = document.querySelector<HTMLElement>('[data-filter]');
      const list = document.getElementById(form?.dataset['filter'] ?? '');
      return [...(list?.children ?? [])].filter((item) => !(item as HTMLElement).hidden).length;
    });
  const before = await shown();
  const groups = await tab.evaluate(() => document.querySelectorAll('[data-filter-value]').length);
  if (groups > 2) {
    await press(tab, '[data-filter-value]:not([data-filter-value=""])');
    if ((await shown()) >= before) return 'a filter narrows nothing';
    await press(tab, '[data-filter-value=""]');
    if ((await shown()) !== before) return '“all” does not bring everything back';
  }
  return null;
};

const tryCart: Drive = async (tab) => {
  if (!(await tab.evaluate(() => document.querySelector('[data-product] [data-add]')))) return null;
  await press(tab, '[data-product] [data-add]');
  const count = await textOf(tab, '[data-cart-count]');
  if (!/\d/.test(count)) return 'adding to the cart changes no count';
  await tab.reload();
  return (await textOf(tab, '[data-cart-count]')) === count ? null : 'the cart is empty after a reload';
};

const tryTabs: Drive = async (tab) => {
  await press(tab, '[role="tab"]:nth-of-type(2)');
  const picked = await tab.evaluate(() =>
    document.querySelector('[role="tab"]:nth-of-type(2)')?.getAttribute('aria-selected'),
  );
  return picked === 'true' ? null : 'a tab cannot be picked';
};

const tryLightbox: Drive = async (tab) => {
  // What asks for the age stands before everything.
  if (await tab.evaluate(() => document.querySelector('dialog[data-age-gate][open]')))
    await press(tab, '[data-yes]');
  await press(tab, '.lightbox-open');
  if (!(await tab.evaluate(() => document.querySelector('dialog[open]')))) return 'a picture does not open';
  await tab.keyboard.press('Escape');
  // A busy machine closes it later.
  for (let turn = 0; turn < 20 && (await tab.evaluate(() => document.querySelector('dialog[open]') !== null || !document.activeElement?.classList.contains('lightbox-open'))); turn += 1) await wait(tab, 100); // prettier-ignore
  const after = await tab.evaluate(() => ({
    open: document.querySelector('dialog[open]') !== null,
    back: document.activeElement?.classList.contains('lightbox-open') ?? false,
  }));
  if (after.open) return 'Escape does not close the picture';
  return after.back ? null : 'the focus does not return to the picture';
};

const tryToggle: Drive = async (tab) => {
  const ground = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await press(tab, '[data-theme-toggle]');
  const after = await ground();
  if (after === before) return 'the colour switch changes nothing';
  await tab.reload();
  return (await ground()) === after ? null : 'the chosen colours are gone after a reload';
};

const tryCountdown: Drive = async (tab) => {
  const before = await textOf(tab, '[data-countdown]');
  if (!/\d/.test(before)) return null;
  await wait(tab, 1200);
  return (await textOf(tab, '[data-countdown]')) === before ? 'the countdown stands still' : null;
};

const tryPrices: Drive = async (tab) => {
  const before = await textOf(tab, '[data-section="pricing"]');
  await press(tab, '[data-price-toggle] input:not(:checked)');
  return (await textOf(tab, '[data-section="pricing"]')) === before
    ? 'the price switch changes nothing'
    : null;
};

const tryDetails: Drive = async (tab) => {
  await press(tab, 'main details:not([open]) > summary');
  return (await tab.evaluate(() => document.querySelector('main details[open]')))
    ? null
    : 'a question does not open';
};

/** Behaviours with the mark of a page that carries them. */
export const drives: readonly { readonly name: string; readonly selector: string; readonly drive: Drive }[] =
  [
    { name: 'mobile menu', selector: '.menu-button', drive: tryMenu },
    { name: 'form errors', selector: 'form[data-form]', drive: tryForm },
    { name: 'form thanks', selector: 'form[data-form]:not([data-mail])', drive: sendForm },
    { name: 'filter', selector: '[data-filter]', drive: tryFilter },
    { name: 'cart', selector: '[data-add]', drive: tryCart },
    { name: 'tabs', selector: '[role="tab"]', drive: tryTabs },
    { name: 'lightbox', selector: '.lightbox-open', drive: tryLightbox },
    { name: 'theme toggle', selector: '[data-theme-toggle]', drive: tryToggle },
    { name: 'countdown', selector: '[data-countdown]', drive: tryCountdown },
    { name: 'price toggle', selector: '[data-price-toggle]', drive: tryPrices },
    { name: 'questions', selector: 'main details:not([open]) > summary', drive: tryDetails },
  ];
