import { describe, expect, it } from 'vitest';
import { makeIdleClock } from './idle-clock';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const wall = Date.UTC(2026, 2, 1);
const at = (minutes: number, jump = 0) => ({
  wall: wall + minutes * minute + jump,
  steady: 500 + minutes * minute,
});

function idle(minutes = 30, activeAt?: number) {
  return makeIdleClock(minutes * minute, at(0), activeAt);
}

describe('the idle clock', () => {
  it('warns a minute before, then it is over', () => {
    const clock = idle();
    expect(clock.judge(at(28.9))).toEqual({ kind: 'active' });
    expect(clock.judge(at(29))).toEqual({ kind: 'warned', milliseconds: minute });
    expect(clock.judge(at(29.5))).toEqual({ kind: 'warned', milliseconds: minute / 2 });
    expect(clock.judge(at(30))).toEqual({ kind: 'over' });
  });

  it('begins anew when something happens, in the warning’s minute, too', () => {
    const clock = idle();
    clock.judge(at(29.5));
    clock.note(at(29.6));
    expect(clock.judge(at(40))).toEqual({ kind: 'active' });
    expect(clock.judge(at(58.7)).kind).toBe('warned');
  });

  it('warns for half the time when that is less than a minute', () => {
    const clock = idle(1);
    expect(clock.judge(at(0.4)).kind).toBe('active');
    expect(clock.judge(at(0.6)).kind).toBe('warned');
  });

  it('asks before it ends when the clock goes ten years on, and ends when nobody answers', () => {
    const clock = idle();
    expect(clock.judge(at(1, 10 * year))).toEqual({ kind: 'warned', milliseconds: minute });
    expect(clock.judge(at(1.9, 10 * year)).kind).toBe('warned');
    expect(clock.judge(at(2, 10 * year))).toEqual({ kind: 'over' });
  });

  it('goes on after such a jump when somebody answers', () => {
    const clock = idle();
    clock.judge(at(1, 10 * year));
    clock.note(at(1.5, 10 * year));
    expect(clock.judge(at(20, 10 * year))).toEqual({ kind: 'active' });
  });

  it('is not stretched by a clock that is set ten years back', () => {
    const clock = idle();
    expect(clock.judge(at(10, -10 * year))).toEqual({ kind: 'active' });
    expect(clock.judge(at(29.5, -10 * year)).kind).toBe('warned');
    expect(clock.judge(at(30, -10 * year))).toEqual({ kind: 'over' });
  });

  it('notices that the device slept, though its clock had been set ten years back before', () => {
    const clock = idle();
    clock.judge(at(1, -10 * year));
    const asleep = 40 * minute;
    expect(clock.judge(at(2, asleep - 10 * year))).toEqual({ kind: 'warned', milliseconds: minute });
  });

  it('counts what passed while no page was open', () => {
    expect(idle(30, wall - 31 * minute).judge(at(0))).toEqual({ kind: 'over' });
    expect(idle(30, wall - 10 * minute).judge(at(19.5)).kind).toBe('warned');
  });

  it('takes a last time that lies ahead as now', () => {
    const clock = idle(30, wall + 10 * year);
    expect(clock.judge(at(0))).toEqual({ kind: 'active' });
    expect(clock.judge(at(30))).toEqual({ kind: 'over' });
  });
});
