import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const planOf = (prompt: string) => makePlan(readBrief(prompt), 5);
const codeOf = (prompt: string): string =>
  JSON.stringify(
    planOf(prompt).pages.flatMap(({ sections }) => sections.filter(({ type }) => type === 'code')),
  );

describe('documentation of code', () => {
  it.each([
    [
      'docs site for a Rust crate called ferrocache, an in-memory cache, api reference',
      'cargo add ferrocache',
    ],
    ['Docs for our PHP framework Quill', 'composer require'],
    ['go library for parsing csv, docs', 'go get'],
    ['Documentation for Brisk, a TypeScript ORM', 'npm install brisk'],
    ['Docs for a Python CLI that renames photos', 'pipx install'],
    ['docs for a Ruby gem called Lantern', 'bundle add lantern'],
  ])('speaks the language it is written in: %s', (prompt, install) => {
    expect(planOf(prompt).kind).toBe('docs');
    expect(codeOf(prompt)).toContain(install);
    expect(codeOf(prompt)).not.toMatch(/Bearer|brew install/u);
  });

  it('keeps calls over the net for an API', () => {
    expect(codeOf('Docs for the payments API of Tallyo')).toContain('curl');
  });

  it('shows no gallery of what a program works on', () => {
    const types = planOf('Docs for a Python CLI that renames photos').pages.flatMap(({ sections }) =>
      sections.map(({ type }) => type),
    );
    expect(types).not.toContain('gallery');
  });
});
