import type { Page } from '@playwright/test';

/**
 * Uses an app as a stranger would: fills its fields, sends its form, presses its buttons and keys, until what it shows
 * changes. The answer is null when it changed, else a sentence; with `keeps` what was typed must stand after a reload.
 */
export async function driveApp(tab: Page, keeps: boolean): Promise<string | null> {
  const mark = 'Kestrel';
  const state = () =>
    tab.evaluate(() => {
      const app = document.querySelector<HTMLElement>('[data-section="app"]');
      const canvas = app?.querySelector('canvas');
      return `${app?.innerHTML ?? ''}${[...(app?.querySelectorAll('output, input') ?? [])].map((one) => (one as HTMLInputElement).value).join('|')}${canvas?.toDataURL() ?? ''}`;
    });
  const before = await state();
  if (before === '') return 'there is no app';
  await tab.evaluate((word) => {
    const app = document.querySelector('[data-section="app"]');
    for (const field of app?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ??
      []) {
      if (
        !field.checkVisibility() ||
        ['checkbox', 'radio', 'file', 'search', 'range', 'color'].includes(field.type)
      )
        continue;
      // A day that an app proposes is one that it shows.
      if (['date', 'time', 'month'].includes(field.type) && field.value !== '') continue;
      field.value =
        field.type === 'number'
          ? String(Number(field.value || 3) + 1)
          : field.type === 'date'
            ? new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
            : field.type === 'time'
              ? '12:00'
              : field.type === 'email'
                ? 'a@b.example'
                : field.type === 'tel'
                  ? '555 010 0199'
                  : field.inputMode === 'decimal' || field.inputMode === 'numeric'
                    ? '12'
                    : word;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const form of app?.querySelectorAll('form') ?? []) if (form.checkVisibility()) form.requestSubmit();
  }, mark);
  await tab.waitForTimeout(60);
  const typed = await state();
  const took = typed.includes(mark);
  if (keeps && took) {
    await tab.reload();
    return (await state()).includes(mark) ? null : 'what was entered is gone after a reload';
  }
  if (typed !== before) return null;
  const buttons = await tab.evaluate(() => document.querySelectorAll('[data-section="app"] button').length);
  for (let index = 0; index < Math.min(buttons, 12); index += 1) {
    await tab.evaluate(
      (place) => document.querySelectorAll<HTMLElement>('[data-section="app"] button')[place]?.click(),
      index,
    );
    await tab.keyboard.press('ArrowRight');
    await tab.waitForTimeout(index === 0 ? 1100 : 60);
    if ((await state()) !== before) return null;
  }
  return 'nothing that is typed or pressed changes the app';
}
