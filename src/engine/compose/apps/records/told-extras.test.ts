// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('has the two columns that a contact book is told to have', () => {
  openApp('crm', 'CRM for my chimney-sweep customers with last swept date and flue type');
  expect(seek<HTMLInputElement>('[name="last-swept-date"]').type).toBe('date');
  expect(textsOf('th')).toContain('Flue type↕'.slice(0, 9));
});

it('keeps ingredients and steps of recipes apart', () => {
  const prompt = 'recipe keeper for our family recipes with ingredients and method';
  expect(readBrief(prompt).kind.value).toBe('tracker');
  openApp('tracker', prompt);
  for (const name of ['title', 'ingredients', 'method']) expect(seek(`[name="${name}"]`)).not.toBeNull();
});
