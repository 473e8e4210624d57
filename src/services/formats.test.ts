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
    expect(moment(at)).toMatch(/^22 Nov, \d{2}:17$/u);
    expect(number(1234567.5)).toBe('1.234.567,5');
    expect(dollars(1.2)).toContain('$');
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
