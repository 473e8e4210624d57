import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server was asked. */
export type Asked = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A scripted server that answers as OpenAI does, one text after another; the last one again and again. */
export type MockServer = {
  readonly origin: string;
  readonly asked: readonly Asked[];
  /** What it says next. A number is a status without an answer, null no answer at all. */
  say: (...answers: (string | number | null)[]) => void;
  close: () => Promise<void>;
};

/** Starts one on a free port of this machine. `pause` lies between two pieces of an answer, in milliseconds. */
export async function startMockServer({ pause = 0, port = 0 } = {}): Promise<MockServer> {
  let answers: (string | number | null)[] = [''];
  const asked: Asked[] = [];
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Private-Network': 'true',
  };
  const server: Server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    if (request.method === 'GET') {
      response
        .writeHead(200, { ...cors, 'Content-Type': 'application/json' })
        .end('{"models":[{"name":"mock"}]}');
      return;
    }
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === null || answer === undefined) return;
      if (typeof answer === 'number') {
        response.writeHead(answer, { ...cors, 'Content-Type': 'application/json' });
        response.end('{"error":{"message":"no"}}');
        return;
      }
      response.writeHead(200, { ...cors, 'Content-Type': 'text/event-stream' });
      void write(
        answer,
        pause,
        (piece) => response.write(`data: ${piece}\n\n`),
        () => response.end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    say: (...given) => {
      answers = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function write(
  answer: string,
  pause: number,
  send: (piece: string) => void,
  end: () => void,
): Promise<void> {
  const chunk = (delta: object, finish: string | null = null) =>
    JSON.stringify({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'mock',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  for (const content of answer.match(/[\s\S]{1,24}/g) ?? []) {
    send(chunk({ content }));
    // oxlint-disable-next-line no-await-in-loop -- a stream comes piece by piece
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  send(chunk({}, 'stop'));
  const usage = { prompt_tokens: 4000, completion_tokens: 60, total_tokens: 4060 };
  send(JSON.stringify({ ...JSON.parse(chunk({})), choices: [], usage }));
  send('[DONE]');
  end();
}
