import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modelListAddress } from '@/domain/assistant/model-address';
import { testConnection } from './test-connection';

let server: Server | null = null;
let seen: IncomingMessage[] = [];

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  seen = [];
  server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
const json =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
const run = (model: Partial<Parameters<typeof testConnection>[0]>, key = 'sk-1') =>
  testConnection({ systemName: 'gpt-4o', provider: 'OpenAI', ...model }, key, new AbortController().signal);

describe('a test of a connection', () => {
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = null;
    vi.unstubAllGlobals();
  });

  it.each([
    ['OpenAI', { data: [{ id: 'gpt-4o' }, { id: 'gpt-5' }] }, 'authorization', 'Bearer sk-1'],
    ['Anthropic', { data: [{ id: 'gpt-4o-20260101' }, { id: 'x' }] }, 'x-api-key', 'sk-1'],
    ['Google', { models: [{ name: 'models/gpt-4o' }, { name: 'models/x' }] }, 'x-goog-api-key', 'sk-1'],
    ['Ollama', { models: [{ name: 'gpt-4o:latest' }, { name: 'x' }] }, 'authorization', 'Bearer sk-1'],
  ])(
    'reads the list of %s, with the key in a header and not in the address',
    async (provider, body, header, value) => {
      const endpoint = await listen(json(body));
      expect(await run({ provider, endpoint })).toEqual({ outcome: 'ok', models: 2, hasModel: true });
      expect(seen[0]?.headers[header]).toBe(value);
      expect(seen[0]?.url).not.toContain('sk-1');
    },
  );

  it('says that the model is not in the list', async () => {
    const endpoint = await listen(json({ data: [{ id: 'gpt-4ox' }] }));
    expect(await run({ endpoint })).toEqual({ outcome: 'ok', models: 1, hasModel: false });
  });

  it.each([
    [401, { outcome: 'refused', status: 401 }],
    [403, { outcome: 'refused', status: 403 }],
    [429, { outcome: 'failed', status: 429 }],
    [500, { outcome: 'failed', status: 500 }],
  ])('tells of %i', async (status, result) => {
    expect(await run({ endpoint: await listen(json({}, status)) })).toEqual(result);
  });

  it('tells a wrong key of Google, which answers 400', async () => {
    const message = 'API key not valid. Please pass a valid API key.';
    const endpoint = await listen(json({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }, 400));
    expect(await run({ provider: 'Google', endpoint })).toEqual({ outcome: 'refused', status: 400 });
    server?.close();
    const other = await listen(json({ error: { message: 'Invalid page size.' } }, 400));
    expect(await run({ provider: 'Google', endpoint: other })).toEqual({ outcome: 'failed', status: 400 });
  });

  it.each([[[]], ['text'], [{ data: 7 }]])('tells an answer %j that is no list', async (body) => {
    expect(await run({ endpoint: await listen(json(body)) })).toEqual({ outcome: 'unreadable' });
  });

  it('tells that nobody answers', async () => {
    expect(await run({ endpoint: 'http://127.0.0.1:9/v1' })).toEqual({ outcome: 'unreachable' });
  });

  it('asks nobody while the device is offline, but a server on it', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await run({})).toEqual({ outcome: 'offline' });
    const endpoint = await listen(json({ data: [] }));
    expect(await run({ endpoint })).toMatchObject({ outcome: 'ok' });
  });

  it('ends when it is cancelled, and tells nothing then', async () => {
    const endpoint = await listen(() => undefined);
    const cancel = new AbortController();
    const testing = testConnection({ systemName: 'x', provider: 'OpenAI', endpoint }, 'k', cancel.signal);
    setTimeout(() => cancel.abort(), 20);
    await expect(testing).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('needs a key where there is a provider, and an address where there is none', async () => {
    expect(await run({}, '')).toEqual({ outcome: 'no-key' });
    expect(await run({ provider: 'My server' })).toEqual({ outcome: 'no-address' });
    expect(modelListAddress({ provider: 'My server', endpoint: 'javascript:alert(1)' })).toBeNull();
  });
});
