import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askProvider } from './ask-provider';
import type { ModelCall, ModelPart } from './model-port';
import type { ModelSettings } from './model-settings';

type Seen = { readonly request: IncomingMessage; readonly body: string };
let server: Server | null = null;
let seen: Seen[] = [];

async function listen(answer: (response: ServerResponse, request: IncomingMessage) => void): Promise<string> {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      seen.push({ request, body });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
const events =
  (...lines: (object | string)[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const line of lines) {
      const name = typeof line === 'object' && 'type' in line ? `event: ${String(line.type)}\n` : '';
      response.write(`${name}data: ${typeof line === 'string' ? line : JSON.stringify(line)}\n\n`);
    }
    response.end();
  };
const fail = (status: number, message: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'x', code: status } }));
};

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const openAi = [
  chunk({ role: 'assistant', content: 'Hel' }),
  chunk({ content: 'lo' }),
  chunk({}, 'stop'),
  { ...chunk({}), choices: [], usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 } },
  '[DONE]',
];
const anthropic = [
  {
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      usage: { input_tokens: 11, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'ping' },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hel' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'lo' } },
  { type: 'content_block_stop', index: 0 },
  {
    type: 'message_delta',
    delta: { stop_reason: 'end_turn', stop_sequence: null },
    usage: { output_tokens: 7 },
  },
  { type: 'message_stop' },
];
const google = [
  { candidates: [{ content: { role: 'model', parts: [{ text: 'Hel' }] } }] },
  {
    candidates: [{ content: { role: 'model', parts: [{ text: 'lo' }] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
  },
];
const streams: Readonly<Record<string, (object | string)[]>> = {
  OpenAI: openAi,
  Anthropic: anthropic,
  Google: google,
  Ollama: openAi,
  'My server': openAi,
};

const call: ModelCall = { system: 'Rules', turns: [{ role: 'user', text: 'Say hello' }] };
const key = 'sk-very-secret-1';
function ask(base: string, given: Partial<ModelSettings> = {}, patience?: { first: number; next: number }) {
  const settings: ModelSettings = {
    name: 'My model',
    systemName: 'm-1',
    provider: 'OpenAI',
    base,
    key,
    isLocal: false,
    isBlocked: () => false,
    ...given,
  };
  return (signal = new AbortController().signal) => collect(askProvider(settings, patience)(call, signal));
}
async function collect(parts: AsyncIterable<ModelPart>): Promise<ModelPart[]> {
  const all: ModelPart[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

describe('a request to a model', () => {
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = null;
  });

  it.each([
    ['OpenAI', '/v1/chat/completions', { authorization: `Bearer ${key}` }],
    [
      'Anthropic',
      '/v1/messages',
      {
        'x-api-key': key,
        'anthropic-dangerous-direct-browser-access': 'true',
        'anthropic-version': '2023-06-01',
      },
    ],
    ['Google', '/v1/models/m-1:streamGenerateContent?alt=sse', { 'x-goog-api-key': key }],
    ['Ollama', '/v1/chat/completions', { authorization: `Bearer ${key}` }],
    ['My server', '/v1/chat/completions', { authorization: `Bearer ${key}` }],
  ])('streams from %s, with the key in a header alone', async (provider, path, headers) => {
    const base = await listen(events(...(streams[provider] ?? [])));
    expect(await ask(base, { provider })()).toEqual([
      { kind: 'text', text: 'Hel' },
      { kind: 'text', text: 'lo' },
      { kind: 'end', reason: 'stop', usage: { input: 11, output: 7 } },
    ]);
    const [{ request, body } = { request: null, body: '' }] = seen;
    expect(request?.url).toBe(path);
    expect(request?.headers).toMatchObject(headers);
    expect(request?.headers['cookie']).toBeUndefined();
    expect(body).not.toContain(key);
    expect(body).toContain('Say hello');
    expect(body).toContain('Rules');
  });

  it('sends no key to a server that asks for none', async () => {
    const base = await listen(events(...openAi));
    await ask(base, { provider: 'Ollama', key: '' })();
    expect(seen[0]?.request.headers['authorization']).toBeUndefined();
  });

  it('tells that an answer was cut off at its longest', async () => {
    const base = await listen(events(chunk({ content: 'Hel' }), chunk({}, 'length'), '[DONE]'));
    expect((await ask(base, { provider: 'Ollama' })()).at(-1)).toMatchObject({
      reason: 'length',
      usage: null,
    });
  });

  it.each([
    [401, 'bad key', 'model-refused'],
    [403, 'no', 'model-refused'],
    [400, 'API key not valid. Please pass a valid API key.', 'model-refused'],
    [404, 'no such model', 'model-missing'],
    [429, 'slow down', 'model-busy'],
    [400, 'maximum context length is 8192 tokens', 'model-too-long'],
    [400, 'unknown parameter', 'model-failed'],
    [500, `boom ${key}`, 'model-failed'],
  ])('explains %i "%s"', async (status, message, code) => {
    for (const provider of ['OpenAI', 'Anthropic', 'Google', 'Ollama']) {
      // oxlint-disable-next-line no-await-in-loop -- one server at a time
      const base = await listen(fail(status, message));
      const failure: unknown = await ask(base, { provider })().catch((error: unknown) => error);
      expect(failure).toMatchObject({ code });
      expect(JSON.stringify(failure) + String(failure)).not.toContain(key);
      expect(seen).toHaveLength(1);
      server?.close();
    }
  });

  it('tells a server that is not there from a policy that forbids it', async () => {
    await expect(ask('http://127.0.0.1:9/v1')()).rejects.toMatchObject({ code: 'model-unreachable' });
    await expect(ask('http://127.0.0.1:9/v1', { isBlocked: () => true })()).rejects.toMatchObject({
      code: 'model-blocked',
    });
  });

  it.each([
    ['ends without its end', (response: ServerResponse) => events(chunk({ content: 'Hel' }))(response)],
    [
      'breaks off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(`data: ${JSON.stringify(chunk({ content: 'Hel' }))}\n\n`);
        setTimeout(() => response.destroy(), 20);
      },
    ],
  ])('tells a stream that %s', async (_, answer) => {
    const base = await listen(answer);
    await expect(ask(base, { provider: 'Ollama' })()).rejects.toMatchObject({ code: 'model-broken' });
    await expect(ask(base)()).rejects.toMatchObject({ code: 'model-broken' });
  });

  it('lets a silent model go', async () => {
    const base = await listen(() => undefined);
    await expect(ask(base, {}, { first: 40, next: 40 })()).rejects.toMatchObject({ code: 'model-silent' });
    const halting = await listen((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(chunk({ content: 'Hel' }))}\n\n`);
    });
    await expect(ask(halting, {}, { first: 5000, next: 40 })()).rejects.toMatchObject({
      code: 'model-silent',
    });
  });

  it('ends the request when it is cancelled', async () => {
    let isClosed = false;
    const base = await listen((response) => {
      response.on('close', () => (isClosed = true));
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(chunk({ content: 'Hel' }))}\n\n`);
    });
    const cancel = new AbortController();
    setTimeout(() => cancel.abort(), 60);
    await expect(ask(base)(cancel.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => isClosed).toBe(true);
  });

  it('follows no server to another address', async () => {
    const base = await listen((response) => {
      response.writeHead(307, { Location: 'http://127.0.0.1:9/elsewhere' });
      response.end();
    });
    await expect(ask(base)()).rejects.toMatchObject({ code: 'model-unreachable' });
  });
});
