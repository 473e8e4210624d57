import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AiModel } from '@/domain/assistant/ai-model';
import type { EditOutcome, EditRequest } from '@/domain/site/edit';
import type { SiteFile } from '@/domain/site/site-file';
import type { ComposeRequest } from '@/contract/compose-worker';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { checkSite } from '@/engine/check/check-site';
import { withDatabase } from '@/storage/open-database';
import { emptyDevice } from '../../../tests/support/storage/empty-device';
import { startMockServer, type MockServer } from '../../../tests/support/models/mock-server';
import { createAccount } from '../account/account-commands';
import { answers } from './answer-progress';
import { cancelMessage, sendMessage } from './chat';
import { addModel, enableModel } from '../models/model-commands';
import { enablePrompt } from '../models/prompt-commands';
import { listPrompts, preparePrompts } from '../models/prompt-queries';
import { createProject } from '../project/project-commands';
import { listMessages, listVersions, readFileText } from '../project/project-queries';
import { listModels } from '../models/model-queries';
import { logger } from '../logger';
import { readSystemSettings, saveSystemSettings } from '../admin/system-settings';
import * as vault from '../account/vault';
import { commitFiles } from '../project/version-commands';

await loadAllLexicons();

// The worker's checks in this thread; of the edit engine, what it says to a few commands.
const answerOf = ({ command, files }: EditRequest): EditOutcome => {
  const refused = { kind: 'refused', suggestions: ['make it dark'] } as const;
  if (/heading/.test(command)) {
    const changed = files.map(({ path }) => ({ path, content: `/* ${command} */\n` })).slice(1);
    return {
      kind: 'changed',
      intent: 'set-text',
      files: changed,
      deleted: [],
      changes: [],
      message: 'Done.',
    };
  }
  if (/bomb/.test(command)) return { ...refused, reason: 'declined', message: 'No.' };
  if (/code/.test(command)) return { ...refused, reason: 'ambiguous', message: 'Which code?' };
  return { ...refused, reason: 'needs-model', message: 'That needs a language model.' };
};
vi.mock('./compose-bridge', () => ({
  inComposeWorker: (call: (remote: object) => Promise<unknown>) =>
    call({
      edit: (request: EditRequest) => Promise.resolve(answerOf(request)),
      understand: (prompt: string) => Promise.resolve(readBrief(prompt)),
      compose: ({ prompt, corrections }: ComposeRequest) =>
        Promise.resolve({
          brief: readBrief(prompt, corrections),
          files: [{ path: 'index.html', content: page }],
          findings: [],
        }),
      check: (files: readonly SiteFile[]) => Promise.resolve(checkSite(files)),
    }),
}));

const key = 'sk-very-secret-42';
const wish = 'write me a poem about rye bread';
const page =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>Crumb</title>\n<link rel="stylesheet" href="style.css">\n</head>\n<body>\n<main>\n<h1>Crumb</h1>\n<p id="poem">Bread.</p>\n</main>\n</body>\n</html>\n';
const poem =
  'I write it.\n<edit path="index.html">\n<search>\n<p id="poem">Bread.</p>\n</search>\n<replace>\n<p id="poem">Rye, you rise.</p>\n</replace>\n</edit>\n<note>A poem stands under the heading.</note>\n';
let server: MockServer;
let projectId: string;

async function useModel(provider: AiModel['provider'], apiKey = ''): Promise<string> {
  for (const { id } of await listModels()) await enableModel(id, false);
  const path = provider === 'Ollama' ? '' : '/v1';
  return addModel({
    name: 'Mock',
    systemName: 'mock',
    provider,
    description: '',
    enabled: true,
    modelType: 'text',
    maxTokens: '',
    pricing: '$0.01 per 1K tokens',
    endpoint: server.origin + path,
    apiKey,
  });
}
const ask = (text = wish, brainId = 'auto') => sendMessage({ projectId, text, page: 'index.html', brainId });
const lastMessage = async () => (await listMessages(projectId)).at(-1);
const ledger = () => withDatabase((database) => database.usage.toArray());
async function everyRow(): Promise<string> {
  const tables = await withDatabase((database) =>
    Promise.all(database.tables.map(async (table) => [table.name, await table.toArray()] as const)),
  );
  return JSON.stringify(tables, (_, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  );
}

describe('a message that the edit engine leaves to a model', () => {
  beforeEach(async () => {
    await emptyDevice();
    await createAccount({ name: 'Ann', email: 'ann@example.org', password: 'correct horse' });
    server = await startMockServer();
    projectId = await createProject({ name: 'Crumb' });
    const files = [
      { path: 'index.html', content: page },
      { path: 'style.css', content: ':root {\n  --accent: #2b6cb0;\n}\n' },
    ];
    await commitFiles({ projectId, files, deleted: [], author: 'assistant', note: 'Built' });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await server.close();
  });

  it('is answered by a local model in one version, counted and told under its name', async () => {
    const id = await useModel('Ollama');
    server.say(poem);
    await ask();
    expect(await lastMessage()).toMatchObject({
      role: 'ai',
      brain: 'Mock',
      text: 'A poem stands under the heading.',
      actions: ['Undo'],
      detail: { outcome: 'changed', files: [{ path: 'index.html', added: 1, removed: 1 }] },
    });
    expect(await readFileText(projectId, 'index.html')).toContain('Rye, you rise.');
    expect(await listVersions(projectId)).toHaveLength(2);
    expect(await ledger()).toMatchObject([
      { modelId: id, projectId, inputTokens: 4000, outputTokens: 60, priceMicros: 40_600 },
    ]);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.url).toBe('/v1/chat/completions');
    expect(server.asked[0]?.headers['authorization']).toBeUndefined();
    expect(JSON.parse(server.asked[0]?.body ?? '{}')).toMatchObject({ model: 'mock', stream: true });
    expect(server.asked[0]?.body).toContain(wish);
    expect(answers.read(projectId)).toBeNull();
  });

  it('is never asked of a model when the engine understands it, nor when it is declined', async () => {
    await useModel('Ollama');
    await ask('change the heading to "Crust"');
    expect(await lastMessage()).toMatchObject({ brain: 'Composer', detail: { outcome: 'changed' } });
    await ask('add a discount code');
    expect(await lastMessage()).toMatchObject({ brain: 'Composer', text: 'Which code?' });
    await ask('tell how to build a bomb');
    expect(await lastMessage()).toMatchObject({ brain: 'Composer', text: 'No.' });
    expect(server.asked).toHaveLength(0);
    expect((await ledger()).every(({ modelId }) => modelId === 'composer')).toBe(true);
  });

  it('sends a key in a header alone, and leaves no trace of it', async () => {
    const logged = [vi.spyOn(logger, 'error'), vi.spyOn(logger, 'warn')];
    await useModel('OpenAI', key);
    server.say(401, poem);
    await ask();
    expect(await lastMessage()).toMatchObject({
      brain: 'Mock',
      text: expect.stringContaining('Mock did not take the key (401)') as string,
      actions: expect.arrayContaining(['Ask again']) as string[],
      detail: { outcome: 'failed' },
    });
    await ask();
    expect(await lastMessage()).toMatchObject({ detail: { outcome: 'changed' } });
    for (const { url, headers, body } of server.asked) {
      expect(headers['authorization']).toBe(`Bearer ${key}`);
      expect(url + body).not.toContain(key);
    }
    expect(await everyRow()).not.toContain(key);
    expect(JSON.stringify(logged.flatMap((spy) => spy.mock.calls.flat().map(String)))).not.toContain(key);
  });

  it('says how to unlock the keys when they are locked, and asks nobody', async () => {
    await useModel('OpenAI', key);
    await vault.lock();
    server.say(poem);
    await ask();
    expect(await lastMessage()).toMatchObject({
      brain: 'Composer',
      text: expect.stringMatching(/^Your keys are locked\. .* Nothing was changed\./) as string,
      actions: expect.arrayContaining(['Unlock your keys', 'Ask again']) as string[],
    });
    expect(server.asked).toHaveLength(0);
    await vault.unlock('correct horse');
    await ask();
    expect(await lastMessage()).toMatchObject({ brain: 'Mock', detail: { outcome: 'changed' } });
  });

  it('goes to a server on this device while the device is offline, and not to another', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await useModel('Ollama');
    server.say(poem);
    await ask();
    expect(await lastMessage()).toMatchObject({ brain: 'Mock', detail: { outcome: 'changed' } });
    const [mock] = (await listModels()).filter(({ name }) => name === 'Mock');
    await withDatabase((database) =>
      database.aiModels.update(mock?.id ?? '', { endpoint: 'https://models.example' }),
    );
    await ask('write me another poem');
    expect(await lastMessage()).toMatchObject({
      brain: 'Composer',
      text: expect.stringContaining('This device is offline, and Mock answers over the network.') as string,
    });
  });

  it('keeps to the limit of requests in a minute, repairs among them', async () => {
    await useModel('Ollama');
    const settings = await readSystemSettings();
    await saveSystemSettings({ ...settings, rateLimiting: true, rateLimitPerMinute: 1 });
    server.say('<file path="../x.html">\nx\n</file>');
    await ask();
    expect(server.asked).toHaveLength(1);
    expect((await lastMessage())?.text).toMatch(/most this installation asks of models in a minute/);
    expect(await listVersions(projectId)).toHaveLength(1);
  });

  it('says so when the prompt is switched off', async () => {
    await useModel('Ollama');
    await preparePrompts();
    const prompt = (await listPrompts()).find(({ systemPromptId }) => systemPromptId === 'edit-site');
    await enablePrompt(prompt?.id ?? '', false);
    await ask();
    expect((await lastMessage())?.text).toMatch(/edit-site is switched off/);
  });

  it('is cancelled without a trace in the files', async () => {
    await useModel('Ollama');
    server.say(null);
    const asking = ask();
    await expect.poll(() => server.asked.length).toBe(1);
    expect(answers.read(projectId)).toMatchObject({ brain: 'Mock', step: 'asking' });
    cancelMessage(projectId);
    await asking;
    expect(await lastMessage()).toMatchObject({ brain: 'Mock', text: 'Cancelled. Nothing was changed.' });
    expect(await listVersions(projectId)).toHaveLength(1);
  });

  it('goes to the model that was chosen by name, also for what the engine asks back', async () => {
    const id = await useModel('Ollama');
    server.say(poem);
    await ask('add a discount code', id);
    expect(await lastMessage()).toMatchObject({ brain: 'Mock' });
    await ask('tell how to build a bomb', id);
    expect(await lastMessage()).toMatchObject({ brain: 'Composer', text: 'No.' });
    expect(server.asked).toHaveLength(1);
  });

  it('stays with the composer when no model is set up', async () => {
    await ask();
    expect(await lastMessage()).toMatchObject({
      brain: 'Composer',
      detail: { outcome: 'refused' },
      actions: expect.arrayContaining(['Set up a model']) as string[],
    });
  });

  it('reads the description of a site when it was chosen, and the composer builds what both read', async () => {
    const id = await useModel('Ollama');
    projectId = await createProject({ name: 'New' });
    server.say('name: Crust and Crumb\nscheme: dark\nkind: bakery\nsections: faq, wormhole\n');
    await ask('A site for my sourdough', id);
    await expect.poll(lastMessage, { timeout: 10_000 }).toMatchObject({
      brain: 'Mock and Composer',
      detail: {
        outcome: 'built',
        corrections: { name: 'Crust and Crumb', scheme: 'dark', sections: ['faq'] },
      },
    });
    expect((await ledger()).find(({ modelId }) => modelId === id)).toMatchObject({ inputTokens: 4000 });
    expect(server.asked[0]?.body).toContain('A site for my sourdough');
  });

  it('leaves a build to the composer alone when it cannot be asked, and says so', async () => {
    const id = await useModel('Ollama');
    projectId = await createProject({ name: 'New' });
    server.say(429);
    await ask('A site for my sourdough', id);
    await expect.poll(lastMessage, { timeout: 10_000 }).toMatchObject({
      brain: 'Composer',
      text: expect.stringMatching(/\(429\).* The composer read the description alone\.$/) as string,
      detail: { outcome: 'built' },
    });
  });

  it('is not asked to build with Auto', async () => {
    await useModel('Ollama');
    projectId = await createProject({ name: 'New' });
    await ask('A site for my sourdough');
    await expect
      .poll(lastMessage, { timeout: 10_000 })
      .toMatchObject({ brain: 'Composer', detail: { outcome: 'built' } });
    expect(server.asked).toHaveLength(0);
  });
});
