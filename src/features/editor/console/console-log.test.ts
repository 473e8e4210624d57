import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsoleLog, mostEntries } from './console-log';

describe('ConsoleLog', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const say = (text: string) => ({ level: 'log', text, page: 'index.html' }) as const;

  it('tells of many lines at once, and counts a repeated one', () => {
    const log = new ConsoleLog();
    const listener = vi.fn();
    log.subscribe(listener);
    for (const text of ['a', 'b', 'b', 'b', 'a']) log.add(say(text));
    expect(log.read().entries).toEqual([]);
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(log.read().entries.map(({ text, count }) => [text, count])).toEqual([
      ['a', 1],
      ['b', 3],
      ['a', 1],
    ]);
  });

  it('keeps the newest lines and says how many older ones went', () => {
    const log = new ConsoleLog();
    for (let index = 0; index < mostEntries + 5; index += 1) log.add(say(`line ${index}`));
    vi.runAllTimers();
    expect(log.read()).toMatchObject({ dropped: 5 });
    expect(log.read().entries).toHaveLength(mostEntries);
    expect(log.read().entries.at(0)?.text).toBe('line 5');
  });

  it('is empty at once when it is cleared, what waited included', () => {
    const log = new ConsoleLog();
    log.add(say('a'));
    vi.runAllTimers();
    log.add(say('b'));
    log.clear();
    vi.runAllTimers();
    expect(log.read()).toEqual({ entries: [], dropped: 0 });
  });
});
