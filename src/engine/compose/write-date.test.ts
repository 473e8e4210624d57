import { describe, expect, it } from 'vitest';
import { writeDate, writeDay } from './write-date';

describe('a date in words', () => {
  it('has its year where one is told', () => {
    expect(writeDate('2027-06-12', 'en')).toBe('12 June 2027');
    expect(writeDay('2027-06-12', 'de')).toStrictEqual({ day: '12', rest: 'Juni 2027' });
  });
  it('bends its month as a language does beside a day', () => {
    expect(writeDay('2027-06-19', 'pl')).toStrictEqual({ day: '19', rest: 'czerwca 2027' });
    expect(writeDay('--05-03', 'pl').rest).toBe('maja');
  });
  it('stands without one otherwise', () => {
    expect(writeDate('--06-12', 'en')).toBe('12 June');
    expect(writeDate('--02-29', 'fr')).toBe('29 février');
    expect(writeDay('--06-12', 'en')).toStrictEqual({ day: '12', rest: 'June' });
  });
  it('is given back when it is none', () => {
    expect(writeDate('some day', 'en')).toBe('some day');
  });
});
