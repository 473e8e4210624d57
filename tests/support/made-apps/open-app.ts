import type { SiteKind } from '@/domain/site/vocabulary';
import { readBrief } from '@/engine/brief/read-brief';
import { findWords } from '@/engine/plan/words/find-words';
import { findApp } from '@/engine/compose/apps/find-app';
import { runScript } from './run-script';

/** Puts the app of a kind into the test's document, as its page would, and runs its script. Load the apps first. */
export function openApp(kind: SiteKind, prompt: string, language = 'en'): void {
  const context = {
    brief: readBrief(prompt),
    name: 'Test',
    words: findWords(language),
    seed: 3,
    level: 2 as const,
  };
  const app = findApp(kind);
  document.documentElement.lang = language;
  document.body.innerHTML = app?.html(context).markup ?? '';
  runScript(app?.script(context) ?? '');
}

/** The element that a selector finds; throws when there is none. */
export function seek<T extends Element = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

/** The texts of all elements that a selector finds. */
export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');

/** Types into fields by their selectors, as a person would: value, then the events that follow. */
export function fill(values: Readonly<Record<string, string>>): void {
  for (const [selector, value] of Object.entries(values)) {
    const field = seek<HTMLInputElement>(selector);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Sends a form. */
export const send = (selector: string): boolean =>
  seek(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

/** Presses a key on an element. */
export const pressKey = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Gives a file to a file field, and waits until it has been read. */
export async function giveFile(selector: string, text: string): Promise<void> {
  const field = seek<HTMLInputElement>(selector);
  Object.defineProperty(field, 'files', {
    configurable: true,
    value: [{ text: () => Promise.resolve(text) }],
  });
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}
