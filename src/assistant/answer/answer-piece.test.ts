import { describe, expect, it } from 'vitest';
import { rewriteSectionPrompt } from '@/domain/assistant/prompts/rewrite-section';
import type { SiteFile } from '@/domain/site/site-file';
import { checkSite } from '@/engine/check/check-site';
import type { ModelCall } from '../connect/model-port';
import { answerPiece } from './answer-piece';
import { findPicked } from './find-picked';

const html =
  '<!doctype html>\n<html lang="en">\n<head>\n<meta name="viewport" content="width=device-width">\n<title>Crumb</title>\n</head>\n<body>\n<main>\n<section id="story">\n<h1>Crumb</h1>\n<p>Bread.</p>\n</section>\n<p>Behind</p>\n</main>\n</body>\n</html>\n';
const site: SiteFile[] = [{ path: 'index.html', content: html }];
const fence = (text: string) => `Here you are:\n\`\`\`html\n${text}\n\`\`\`\n`;

async function run(...answers: string[]) {
  const calls: ModelCall[] = [];
  const command = 'make @story warmer';
  const picked = findPicked(site, command, 'index.html');
  if (!picked) throw new Error('nothing was picked');
  const outcome = await answerPiece(
    { files: site, command, page: 'index.html', seed: 1 },
    picked,
    {
      async *ask(call) {
        calls.push(call);
        yield { kind: 'text', text: await Promise.resolve(answers[calls.length - 1] ?? '') };
        yield { kind: 'end', reason: 'stop', usage: null };
      },
      check: (files) => Promise.resolve(checkSite(files)),
      mark: 'q7x',
      prompt: rewriteSectionPrompt,
    },
    () => undefined,
    new AbortController().signal,
  );
  return { outcome, calls };
}
const warm = '<section id="story">\n<h1>Crumb</h1>\n<p>Warm bread.</p>\n</section>';

describe('a picked element that a small model gives back', () => {
  it('stands where it stood, and nothing else moves', async () => {
    const { outcome, calls } = await run(fence(warm));
    expect(outcome).toMatchObject({
      kind: 'changed',
      files: [{ path: 'index.html', content: html.replace('Bread.', 'Warm bread.') }],
      deleted: [],
    });
    expect(calls[0]?.turns[0]?.text).toContain('begin q7x\n<section id="story">');
  });

  it.each([
    ['half of it', '<section id="story"><h1>Crumb</h1>', /never closed/],
    ['another element', '<div>Hello</div>', /not the whole <section>/],
    ['code of its own', warm.replace('<p>', '<script>alert(1)</script><p>'), /code or styles/],
    ['a handler', warm.replace('<p>', '<p onclick="alert(1)">'), /code or styles/],
    [
      'another host',
      warm.replace('<p>', '<img alt="Ad" src="https://ads.example/a.png"><p>'),
      /asks another host/,
    ],
    ['a lost id', warm.replace(' id="story"', ''), /The id “story” is gone/],
  ])('is asked for again when it is %s', async (_, first, told) => {
    const { outcome, calls } = await run(fence(first), fence(warm));
    expect(outcome.kind).toBe('changed');
    expect(calls[1]?.turns[2]?.text).toMatch(told);
  });

  it('changes nothing when it cannot be used', async () => {
    await expect(run('Sorry', 'Sorry', 'Sorry', fence(warm))).rejects.toMatchObject({
      code: 'model-unusable',
    });
    await expect(
      run(fence(html.slice(html.indexOf('<section'), html.indexOf('</section>') + 10))),
    ).rejects.toMatchObject({
      code: 'model-no-edit',
    });
  });
});
