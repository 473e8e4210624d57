import { describe, expect, it } from 'vitest';
import { describeProject, provisionalName } from './describe-project';

describe('describeProject', () => {
  it('strips wrapping quotes', () => {
    expect(describeProject('"a bakery site"')).toBe('a bakery site');
    expect(describeProject('“a bakery site”')).toBe('a bakery site');
  });

  it('keeps quotes that do not wrap the whole text', () => {
    expect(describeProject('"Kiln" and "Clay"')).toBe('"Kiln" and "Clay"');
  });

  it.each([
    ['Create a shop', 'A shop'],
    ['Build me a todo app', 'A todo app'],
    ['A professional high-resolution static design mockup of a shop', 'A shop'],
    ['Creative studio', 'Creative studio'],
  ])('strips the leading phrase of %j', (prompt, description) => {
    expect(describeProject(prompt)).toBe(description);
  });

  it('keeps 150 characters whole', () => {
    const text = 'x'.repeat(150);
    expect(describeProject(text)).toBe(text);
  });

  it('keeps the first sentence of a longer text', () => {
    expect(describeProject(`Short one. ${'y'.repeat(200)}`)).toBe('Short one...');
  });

  it('cuts at 147 when the first sentence is too long', () => {
    expect(describeProject('z'.repeat(300))).toBe(`${'z'.repeat(147)}...`);
  });
});

describe('provisionalName', () => {
  it('takes the first words', () => {
    expect(provisionalName('Create a website for my bakery in Lisbon with bread')).toBe(
      'A website for my bakery in',
    );
  });

  it('names what has no words', () => {
    expect(provisionalName('   ')).toBe('New site');
  });
});
