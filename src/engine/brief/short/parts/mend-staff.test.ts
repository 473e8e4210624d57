import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(() => loadAllLexicons());

const read = (prompt: string) => {
  const { sections, items, parts } = readBrief(prompt);
  return {
    types: sections.map(({ value }) => value),
    names: [...items.map(({ value }) => value.name), ...parts.map(({ value }) => value.title)],
  };
};

it('shows those who work there, where they stand among the parts of a page', () => {
  const { types, names } = read('Site for a recording studio called GILT. Rooms, engineers, rates, contact.');
  expect(types).toContain('team');
  expect(names).not.toContain('Engineers');
});

it('leaves a firm of engineers its trade, and thick rules to the look', () => {
  expect(read('Structural engineers in Leeds, services, contact').types).not.toContain('team');
  expect(read('Bauhaus site for a print workshop called KANT. Big shapes, thick rules, red and blue. Prints, contact.').names).not.toContain('Thick rules');
}); // prettier-ignore

it('takes figures alone for nothing that is offered', () => {
  const prompt =
    'Charity site for Harbour Lights Hospice: donate with preset amounts 15, 50 and 120, upcoming events';
  expect(readBrief(prompt).phrases).toEqual([]);
});

it('fills offices, and offers none of them', () => {
  const { items, sections } = readBrief("Residents' association: committee roles (chair, treasurer, secretary, planning), next meeting."); // prettier-ignore
  expect(items).toEqual([]);
  expect(sections.map(({ value }) => value)).toContain('team');
});
