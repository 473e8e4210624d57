import { describe, expect, it } from 'vitest';
import { addReferenceUrl, emptyProjectForm, newProjectFormSchema } from './new-project-form';

describe('addReferenceUrl', () => {
  it('trims, and passes over what is empty or there already', () => {
    const one = addReferenceUrl([], '  https://example.org ');
    expect(one).toEqual(['https://example.org']);
    expect(addReferenceUrl(one, '   ')).toEqual(one);
    expect(addReferenceUrl(one, 'https://example.org')).toEqual(one);
    expect(addReferenceUrl(one, 'https://example.com')).toHaveLength(2);
  });
});

describe('newProjectFormSchema', () => {
  it('asks for a name in the words of the specification', () => {
    const parsed = newProjectFormSchema.safeParse({ ...emptyProjectForm, name: ' \t' });
    expect(parsed.error?.issues[0]?.message).toBe('Please enter a project name');
  });

  it('takes a hundred characters and no more', () => {
    expect(newProjectFormSchema.safeParse({ ...emptyProjectForm, name: 'x'.repeat(100) }).success).toBe(true);
    expect(newProjectFormSchema.safeParse({ ...emptyProjectForm, name: 'x'.repeat(101) }).success).toBe(
      false,
    );
  });
});
