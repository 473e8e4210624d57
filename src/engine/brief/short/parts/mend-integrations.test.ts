import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  [
    'Landing page for Molarly, software for dentists. Integrations with Stripe and Xero, FAQ',
    'Integrations',
    ['Stripe', 'Xero'],
  ],
  [
    'Page for Quayside, booking software. It works with Outlook, Zoom and Google Calendar. Plans £9 a month',
    'Integrations',
    ['Outlook', 'Zoom', 'Google Calendar'],
  ],
])('keeps by name what a program works with: %s', (prompt, title, lines) => {
  const brief = readBrief(prompt);
  expect(brief.parts.map(({ value }) => value)).toEqual([{ title, isPage: false, lines }]);
  expect(brief.phrases).toEqual([]);
});

it('leaves it to a person to work with others', () => {
  const { parts } = readBrief('Therapist in Ely. Anna Moss works with Children and Families, £60 an hour');
  expect(parts.map(({ value }) => value.title)).not.toContain('Works with');
});
