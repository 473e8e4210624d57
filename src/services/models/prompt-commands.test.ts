import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promptForm } from '@/domain/assistant/prompt-form';
import { closeDatabase } from '@/storage/open-database';
import { signInAs } from '../../../tests/support/storage/sign-in-as';
import {
  addPrompt,
  duplicatePrompt,
  enablePrompt,
  removePrompt,
  restorePrompt,
  savePrompt,
} from './prompt-commands';
import { listPrompts, preparePrompts, readSystemPrompt } from './prompt-queries';
import { tryPrompt } from '../chat/try-prompt';

const form = { ...promptForm(), name: 'Mine', systemPromptId: 'mine', content: 'Say {{message}}' };

async function promptCalled(systemPromptId: string) {
  const prompt = (await listPrompts()).find((each) => each.systemPromptId === systemPromptId);
  if (!prompt) throw new Error(`no ${systemPromptId}`);
  return prompt;
}

beforeEach(async () => {
  await signInAs('admin');
  await preparePrompts();
});
afterEach(() => closeDatabase());

describe('system prompts', () => {
  it('are there once, however often they are prepared', async () => {
    const before = await listPrompts();
    await Promise.all([preparePrompts(), preparePrompts()]);
    expect((await listPrompts()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(before.length).toBeGreaterThanOrEqual(5);
  });

  it('are given to the assistant while they are enabled', async () => {
    const { id } = await promptCalled('edit-site');
    await expect(readSystemPrompt('edit-site')).resolves.toMatchObject({ version: '1.0' });
    await enablePrompt(id, false);
    await expect(readSystemPrompt('edit-site')).resolves.toBeNull();
    await enablePrompt(id, true);
    await expect(readSystemPrompt('nothing-such')).resolves.toBeNull();
  });

  it('keep what they said before, and bring it back', async () => {
    const id = await addPrompt(form);
    await savePrompt(id, { ...form, content: 'Answer {{message}}' });
    await restorePrompt(id, 0);
    const prompt = await promptCalled('mine');
    expect(prompt).toMatchObject({ version: '1.2', content: 'Say {{message}}' });
    expect(prompt.earlier.map(({ version }) => version)).toEqual(['1.1', '1.0']);
    const putBack = await removePrompt(id);
    expect(await readSystemPrompt('mine')).toBeNull();
    await putBack();
    expect(await promptCalled('mine')).toEqual(prompt);
    await removePrompt(id);
  });

  it('are copied with a name and an ID of their own, switched off and without a past', async () => {
    const id = await addPrompt(form);
    await savePrompt(id, { ...form, content: 'Answer {{message}}' });
    const first = await duplicatePrompt(await promptCalled('mine'));
    const second = await duplicatePrompt(await promptCalled('mine'));
    expect([first.name, second.name]).toEqual(['Mine copy', 'Mine copy 2']);
    expect(await promptCalled('mine-copy-2')).toMatchObject({
      id: second.id,
      enabled: false,
      version: '1.0',
      content: 'Answer {{message}}',
      earlier: [],
    });
    expect((await listPrompts()).at(-1)?.id).toBe(second.id);
    for (const each of [id, first.id, second.id]) await removePrompt(each);
  });

  it('do not share an ID', async () => {
    await expect(addPrompt({ ...form, systemPromptId: 'make-site' })).rejects.toMatchObject({
      code: 'prompt-id-taken',
    });
  });

  it('are changed by administrators only', async () => {
    await signInAs('member');
    await expect(addPrompt(form)).rejects.toMatchObject({ code: 'admin-only' });
  });

  it('show what would be sent, and that nobody could answer', async () => {
    const trial = await tryPrompt({
      content: '{{message}}|{{page}}|{{owner}}',
      message: 'Hi',
      projectId: null,
    });
    expect(trial).toMatchObject({ text: 'Hi|(none)|{{owner}}', unknown: ['owner'], model: null });
  });
});
