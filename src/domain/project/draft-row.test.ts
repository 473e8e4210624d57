import { describe, expect, it } from 'vitest';
import { gatherDrafts, layDraft, spreadDraft } from './draft-row';
import type { Draft } from './file';

function draft(writer: string, text: string, updatedAt: number): Draft {
  return { projectId: 'p', path: 'style.css', text, baseRev: 1, updatedAt, writer };
}

describe('layDraft', () => {
  it('replaces what the same tab kept and lays what another typed behind it', () => {
    const row = layDraft(
      layDraft(layDraft(undefined, draft('a', 'a1', 1)), draft('b', 'b1', 2)),
      draft('a', 'a2', 3),
    );
    expect(spreadDraft(row).map(({ text }) => text)).toEqual(['a2', 'b1']);
    expect(row).toMatchObject({ text: 'a2', others: [{ text: 'b1', writer: 'b', baseRev: 1 }] });
  });

  it('keeps the newest text in front, whoever writes last into the row', () => {
    expect(layDraft(draft('b', 'newer', 9), draft('a', 'older', 3)).text).toBe('newer');
  });
});

it('a row without texts is none, and one with a single text has nothing behind it', () => {
  expect(gatherDrafts([])).toBeUndefined();
  expect(gatherDrafts([draft('a', 'x', 1)])).toEqual(draft('a', 'x', 1));
});
