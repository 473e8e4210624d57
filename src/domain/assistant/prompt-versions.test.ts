import { describe, expect, it } from 'vitest';
import { promptForm } from './prompt-form';
import { applyPromptForm, nextVersion, restorePromptVersion } from './prompt-versions';
import type { SystemPrompt } from './system-prompt';

const prompt: SystemPrompt = {
  id: 'p',
  order: 0,
  name: 'Make',
  description: '',
  enabled: true,
  detailedDescription: '',
  systemPromptId: 'make',
  version: '1.0',
  content: 'first',
  createdAt: 1,
  lastEdited: 1,
  earlier: [],
};

describe('versions of a prompt', () => {
  it.each([
    ['1.0', '1.1'],
    ['1.9', '1.10'],
    ['2.0.3', '2.0.4'],
    ['3', '3.1'],
  ])('go on from %s to %s', (version, next) => expect(nextVersion(version)).toBe(next));

  it('keep the earlier text when the text changes', () => {
    const saved = applyPromptForm(prompt, { ...promptForm(prompt), content: 'second' }, 5);
    expect(saved).toMatchObject({
      version: '1.1',
      content: 'second',
      lastEdited: 5,
      earlier: [{ version: '1.0', content: 'first', editedAt: 1 }],
    });
  });

  it('do not grow when only a name changes', () => {
    const saved = applyPromptForm(prompt, { ...promptForm(prompt), name: 'Build' }, 5);
    expect(saved).toMatchObject({ name: 'Build', version: '1.0', earlier: [] });
  });

  it('take the version that the person wrote', () => {
    const saved = applyPromptForm(prompt, { ...promptForm(prompt), content: 'second', version: '2.0' }, 5);
    expect(saved.version).toBe('2.0');
  });

  it('bring an earlier text back as a new version and lose none', () => {
    const second = applyPromptForm(prompt, { ...promptForm(prompt), content: 'second' }, 5);
    const restored = restorePromptVersion(second, 0, 9);
    expect(restored).toMatchObject({ content: 'first', version: '1.2' });
    expect(restored?.earlier.map(({ content }) => content)).toEqual(['second', 'first']);
    expect(restorePromptVersion(second, 7, 9)).toBeNull();
  });
});
