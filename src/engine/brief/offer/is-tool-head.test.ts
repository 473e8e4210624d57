import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';

it.each([
  'Landing page for Rosterly, a shift planner for restaurants. Three plans: Kitchen €19, House €49, Group €129.',
  'Landing page for Clinicly, an appointment reminder tool for dentists. Two plans: Solo $15, Practice $39.',
  'website for Tally Ho, a stock checker for florists, $12 a month, free trial',
  'landing page for Pageturn, an inbox for bookshops. Plans: Corner £9, High street £29.',
])('takes a program for what it is, whoever uses it: %s', (prompt) => {
  expect(readBrief(prompt).kind.value).toBe('saas');
});

it('takes a person who plans weddings for no program', () => {
  const prompt = 'Hedda Lund, a wedding planner for small weddings in Bergen. Packages, gallery, contact';
  expect(readBrief(prompt).kind.value).not.toBe('saas');
});

it('takes "Little CRM" for a tool and not for a name', () => {
  const brief = readBrief('Little CRM for my band: venues, contacts, notes, search and export to CSV');
  expect([brief.name, brief.kind.value]).toEqual([null, 'crm']);
});
