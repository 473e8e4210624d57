import { afterEach, describe, expect, it, vi } from 'vitest';
import { formats, listRegions, makeFormats, setRegion } from './formats';

const at = Date.UTC(2026, 10, 22, 16, 17);

describe('formats', () => {
  afterEach(() => setRegion('en-US'));

  it('are those of the United States until somebody chooses', () => {
    const { moment, number, percent, dollars } = formats.read();
    expect(moment(at)).toMatch(/^Nov 22, \d{1,2}:17\s[AP]M$/u);
    expect([number(1234567.5), percent(0.75), dollars(1.2)]).toEqual(['1,234,567.5', '75%', '$1.20']);
  });

  it('follow the region, in English words', () => {
    const { moment, number, dollars } = makeFormats('en-DE');
    expect(makeFormats('en-DE').shortDay(at)).toBe('22 Nov');
    expect(moment(at)).toMatch(/^22 Nov, \d{2}:17$/u);
    expect(number(1234567.5)).toBe('1.234.567,5');
    expect(dollars(1.2)).toContain('$');
  });

  it.each([
    [1, 'en-US', '1 byte'],
    [999, 'en-US', '999 bytes'],
    [21_500, 'en-US', '21.5 kB'],
    [1_200_000_000, 'en-DE', '1,2 GB'],
  ])('%d bytes of %s are %s', (bytes, region, words) => {
    expect(makeFormats(region).bytes(bytes)).toBe(words);
  });

  it('write durations, spans, counts and lists', () => {
    const { duration, span, count, anyOf, ago } = makeFormats('en-US');
    expect([duration(0.84), duration(850), duration(12_400)]).toEqual(['0.8 ms', '850 ms', '12.4 sec']);
    expect([span(1, 'minute'), span(30, 'second'), span(7, 'day')]).toEqual([
      '1 minute',
      '30 seconds',
      '7 days',
    ]);
    expect([count(1, 'project', 'projects'), count(1204, 'project', 'projects')]).toEqual([
      '1 project',
      '1,204 projects',
    ]);
    expect(anyOf(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo, or Cy');
    expect(ago(-1, 'day')).toBe('yesterday');
  });

  it('write money, and what is less than a cent to a hundredth of one', () => {
    const { dollars } = makeFormats('en-US');
    expect([dollars(0), dollars(0.0012), dollars(29)]).toEqual(['$0.00', '$0.0012', '$29.00']);
  });

  it('tell who shows them, once per change', () => {
    const heard = vi.fn();
    const stop = formats.subscribe(heard);
    setRegion('en-GB');
    setRegion('en-GB');
    stop();
    expect(heard).toHaveBeenCalledOnce();
    expect(formats.read().region).toBe('en-GB');
  });

  it.each(['', 'nowhere', 'xx-YY-zz-!', 'en-XX'])('of %j are those of the United States', (region) => {
    expect(makeFormats(region).region).toBe('en-US');
  });

  it('are offered for regions by their names, in their order', () => {
    const names = listRegions().map(({ name }) => name);
    expect(names).toContain('Germany');
    expect(names).toEqual(names.toSorted((first, second) => first.localeCompare(second, 'en')));
  });
});
