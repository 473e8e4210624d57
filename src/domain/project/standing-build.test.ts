import { describe, expect, it } from 'vitest';
import type { Message } from './message';
import { findStandingBuild } from './standing-build';

function built(id: string, versionId: string): Message {
  return {
    id,
    projectId: 'p',
    seq: 1,
    role: 'ai',
    text: '',
    createdAt: 0,
    actions: [],
    versionId,
    detail: { outcome: 'built' },
  };
}
const first = { id: 'v1', parentId: null };
const edited = { id: 'v2', parentId: 'v1' };
const rebuilt = { id: 'v3', parentId: 'v2' };
const messages = [built('first', 'v1'), built('second', 'v3')];

describe('findStandingBuild', () => {
  it('is the newest build below the edits that stand', () => {
    expect(findStandingBuild('v2', [first, edited], messages)?.id).toBe('first');
    expect(findStandingBuild('v3', [first, edited, rebuilt], messages)?.id).toBe('second');
  });

  it('is the build before once a rebuild was undone, and the rebuild again after a redo', () => {
    const undone = { id: 'v4', parentId: 'v3', restoredFrom: 'v2' };
    const redone = { id: 'v5', parentId: 'v4', restoredFrom: 'v3' };
    const line = [first, edited, rebuilt, undone, redone];
    expect(findStandingBuild('v4', line, messages)?.id).toBe('first');
    expect(findStandingBuild('v5', line, messages)?.id).toBe('second');
  });

  it('is none for a site that nobody built, and ends on a history that runs in a circle', () => {
    expect(findStandingBuild(null, [], messages)).toBeUndefined();
    expect(findStandingBuild('x', [{ id: 'x', parentId: null }], messages)).toBeUndefined();
    expect(
      findStandingBuild('x', [{ id: 'x', parentId: null, restoredFrom: 'x' }], messages),
    ).toBeUndefined();
  });
});
