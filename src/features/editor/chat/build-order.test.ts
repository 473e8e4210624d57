import { describe, expect, it } from 'vitest';
import type { Message, MessageDetail } from '@/domain/project/message';
import { isBuildInterrupted, mergeCorrections, readAskedOrder, readBuildOrder } from './build-order';

let seq = 0;
function message(role: Message['role'], text: string, detail?: MessageDetail): Message {
  return {
    id: text,
    projectId: 'p',
    seq: (seq += 1),
    role,
    text,
    createdAt: 0,
    actions: [],
    ...(detail ? { detail } : {}),
  };
}
const project = { id: 'p', seed: 7, headVersionId: null };

describe('readBuildOrder', () => {
  it('asks for the first prompt with the project’s seed', () => {
    const messages = [message('user', 'a bakery'), message('ai', 'Done'), message('user', 'bigger')];
    const order = readBuildOrder(project, messages, null);
    expect(order).toEqual({ projectId: 'p', prompt: 'a bakery', seed: 7 });
  });

  it('keeps the corrections and the seed of the build that stands', () => {
    const standing = message('ai', 'Again', { outcome: 'built', seed: 99, corrections: { name: 'A' } });
    const messages = [message('user', 'a bakery'), message('user', 'Another', { seed: 99 }), standing];
    expect(readBuildOrder(project, messages, standing)).toMatchObject({
      seed: 99,
      corrections: { name: 'A' },
    });
  });

  it('drops what was corrected in a build that was undone', () => {
    const standing = message('ai', 'Done', { outcome: 'built', seed: 7 });
    const messages = [
      message('user', 'a bakery'),
      standing,
      message('user', 'The name is “A”.', { corrections: { name: 'A' } }),
      message('ai', 'Again', { outcome: 'built', seed: 7, corrections: { name: 'A' } }),
      message('user', 'undo'),
    ];
    expect(readBuildOrder(project, messages, standing)).toEqual({
      projectId: 'p',
      prompt: 'a bakery',
      seed: 7,
    });
  });

  it('reads what an answer without a seed was asked with', () => {
    const before = [message('user', 'a bakery'), message('user', 'A', { corrections: { name: 'A' } })];
    const standing = message('ai', 'Again', { outcome: 'built' });
    const after = message('user', 'B', { corrections: { name: 'B' } });
    expect(readBuildOrder(project, [...before, standing, after], standing)).toMatchObject({
      seed: 7,
      corrections: { name: 'A' },
    });
  });

  it('is null while nobody has described a site', () => {
    expect(readBuildOrder(project, [message('ai', 'Hello')], null)).toBeNull();
  });
});

it('a stopped rebuild is asked for again as it was asked', () => {
  const standing = message('ai', 'Done', { outcome: 'built', seed: 7, corrections: { kind: 'cafe' } });
  const messages = [
    message('user', 'a bakery'),
    standing,
    message('user', 'The name is “A”.', { corrections: { kind: 'cafe', name: 'A' } }),
    message('ai', 'Cancelled', { outcome: 'cancelled' }),
  ];
  expect(readAskedOrder(project, messages, standing)?.corrections).toEqual({ kind: 'cafe', name: 'A' });
  expect(readBuildOrder(project, messages, standing)?.corrections).toEqual({ kind: 'cafe' });
});

describe('isBuildInterrupted', () => {
  it('holds for a prompt without version and answer', () => {
    expect(isBuildInterrupted(project, [message('user', 'a bakery')])).toBe(true);
  });

  it('does not hold once there is a version or an answer that says why there is none', () => {
    expect(isBuildInterrupted({ headVersionId: 'v' }, [message('user', 'a bakery')])).toBe(false);
    expect(isBuildInterrupted(project, [message('user', 'a bakery'), message('ai', 'Cancelled')])).toBe(
      false,
    );
  });
});

it('a correction replaces its own slot and keeps the others', () => {
  expect(mergeCorrections({ name: 'A', kind: 'cafe' }, { name: 'B' })).toEqual({ name: 'B', kind: 'cafe' });
});
