import { describe, expect, it } from 'vitest';
import type { Message, MessageDetail } from '@/domain/project/message';
import { isBuildInterrupted, mergeCorrections, readBuildOrder } from './build-order';

function message(role: Message['role'], text: string, detail?: MessageDetail): Message {
  return {
    id: text,
    projectId: 'p',
    seq: 1,
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
    const order = readBuildOrder(project, [
      message('user', 'a bakery'),
      message('ai', 'Done'),
      message('user', 'bigger'),
    ]);
    expect(order).toEqual({ projectId: 'p', prompt: 'a bakery', seed: 7 });
  });

  it('takes the latest corrections and the latest seed', () => {
    const order = readBuildOrder(project, [
      message('user', 'a bakery'),
      message('user', 'The name is “A”.', { corrections: { name: 'A' } }),
      message('user', 'Try another', { seed: 99 }),
      message('user', 'The name is “B”.', { corrections: { name: 'B', kind: 'cafe' } }),
    ]);
    expect(order).toMatchObject({ seed: 99, corrections: { name: 'B', kind: 'cafe' } });
  });

  it('is null while nobody has described a site', () => {
    expect(readBuildOrder(project, [message('ai', 'Hello')])).toBeNull();
  });
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
