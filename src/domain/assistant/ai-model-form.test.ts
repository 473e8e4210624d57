import { describe, expect, it } from 'vitest';
import { aiModelFormSchema, modelFields, modelForm, type AiModelForm } from './ai-model-form';

const filled: AiModelForm = { ...modelForm(), name: ' Mine ', systemName: 'gpt-4o' };
const problemsOf = (form: AiModelForm) =>
  aiModelFormSchema.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the form of a model', () => {
  it('takes a name and a system name, trimmed', () => {
    expect(modelFields(aiModelFormSchema.parse(filled))).toMatchObject({
      name: 'Mine',
      systemName: 'gpt-4o',
    });
  });

  it.each<[Partial<AiModelForm>, string]>([
    [{ name: '  ' }, 'name'],
    [{ systemName: '' }, 'systemName'],
    [{ systemName: 'gpt 4o' }, 'systemName'],
    [{ maxTokens: '12.5' }, 'maxTokens'],
    [{ maxTokens: '-1' }, 'maxTokens'],
    [{ endpoint: 'localhost:11434' }, 'endpoint'],
    [{ endpoint: 'javascript:alert(1)' }, 'endpoint'],
    [{ apiKey: 'sk one' }, 'apiKey'],
    [{ provider: 'Ollama', endpoint: '' }, 'endpoint'],
  ])('refuses %o', (change, field) => {
    expect(problemsOf({ ...filled, ...change }).map(([path]) => path)).toEqual([field]);
  });

  it('leaves out what was left empty, and never takes the key into the record', () => {
    const fields = modelFields({ ...filled, apiKey: 'sk-secret', maxTokens: '' });
    expect(fields).not.toHaveProperty('maxTokens');
    expect(JSON.stringify(fields)).not.toContain('sk-secret');
  });
});
