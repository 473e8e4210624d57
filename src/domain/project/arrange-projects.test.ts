import { describe, expect, it } from 'vitest';
import { arrangeProjects, type Arrangement } from './arrange-projects';
import type { Project } from './project';

const everything: Arrangement = { search: '', status: 'all', sort: 'updated' };

function project(name: string, more: Partial<Project> = {}): Project {
  return {
    id: name,
    ownerId: 'ann',
    name,
    description: '',
    status: 'draft',
    privacy: 'public',
    createdAt: 1,
    updatedAt: 1,
    headVersionId: null,
    headSeq: 0,
    fileCount: 0,
    bytes: 0,
    deletedAt: null,
    seed: 1,
    ...more,
  };
}

const projects = [
  project('Padaria São João', { updatedAt: 3, createdAt: 1, description: 'A bakery by the harbour' }),
  project('Harbour 10', { updatedAt: 1, createdAt: 3, status: 'live' }),
  project('Harbour 9', { updatedAt: 2, createdAt: 2, status: 'live' }),
];
const namesOf = (arrangement: Partial<Arrangement>) =>
  arrangeProjects(projects, { ...everything, ...arrangement }).map(({ name }) => name);

describe('arrangeProjects', () => {
  it('orders by last change, by creation and by name with numbers as numbers', () => {
    expect(namesOf({})).toEqual(['Padaria São João', 'Harbour 9', 'Harbour 10']);
    expect(namesOf({ sort: 'created' })).toEqual(['Harbour 10', 'Harbour 9', 'Padaria São João']);
    expect(namesOf({ sort: 'name' })).toEqual(['Harbour 9', 'Harbour 10', 'Padaria São João']);
  });

  it.each([
    ['sao joao', ['Padaria São João']],
    ['HARBOUR', ['Padaria São João', 'Harbour 9', 'Harbour 10']],
    ['bakery padaria', ['Padaria São João']],
    ['  ', ['Padaria São João', 'Harbour 9', 'Harbour 10']],
    ['bakery 9', []],
  ])('finds %j in names and descriptions', (search, names) => {
    expect(namesOf({ search })).toEqual(names);
  });

  it('keeps one status only, within a search', () => {
    expect(namesOf({ status: 'live', search: 'harbour' })).toEqual(['Harbour 9', 'Harbour 10']);
  });
});
