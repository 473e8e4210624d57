import { describe, expect, it, vi } from 'vitest';

const answer = vi.hoisted(() => ({ response: new Response() }));
vi.mock('./project/preview/request-answer', () => ({
  isControlled: () => false,
  requestAnswer: async () => answer.response,
}));
const { tryRoute } = await import('./try-route');

describe('trying a route', () => {
  it('shows status, headers and JSON set in lines', async () => {
    answer.response = new Response('{"projects":[]}', {
      status: 200,
      statusText: 'OK',
      headers: { 'X-B': '2', 'Content-Type': 'application/json; charset=utf-8', 'X-A': '1' },
    });
    const shown = await tryRoute('/api/projects');
    expect(shown).toMatchObject({ status: 200, statusText: 'OK', bytes: 15, answeredBy: 'this page' });
    expect(shown.text).toBe('{\n  "projects": []\n}');
    expect(shown.headers.map(([name]) => name)).toEqual(['content-type', 'x-a', 'x-b']);
  });

  it('shows a problem as it is answered', async () => {
    answer.response = new Response('{"status":404}', {
      status: 404,
      headers: { 'Content-Type': 'application/problem+json' },
    });
    expect(await tryRoute('/projects/x/meta.json')).toMatchObject({
      status: 404,
      text: '{\n  "status": 404\n}',
    });
  });

  it('shows the beginning of a long text and says so', async () => {
    answer.response = new Response('x'.repeat(20_000), { headers: { 'Content-Type': 'text/css' } });
    const shown = await tryRoute('/projects/x/style.css');
    expect(shown.isCut).toBe(true);
    expect(shown.text).toHaveLength(6000);
    expect(shown.bytes).toBe(20_000);
  });

  it('shows no bytes of what is not text', async () => {
    answer.response = new Response(new Uint8Array([1, 2, 3]), { headers: { 'Content-Type': 'image/webp' } });
    expect(await tryRoute('/projects/x/a.webp')).toMatchObject({ text: null, isCut: false, bytes: 3 });
  });

  it('shows what calls itself JSON and is none', async () => {
    answer.response = new Response('not yet', { headers: { 'Content-Type': 'application/json' } });
    expect((await tryRoute('/api/projects')).text).toBe('not yet');
  });
});
