import { describe, expect, it } from 'vitest';
import { zipName } from './zip-name';

describe('zipName', () => {
  it.each([
    ['Pão da Lua', 'Pão_da_Lua.zip'],
    ['a/b\\c"d', 'a_b_c_d.zip'],
    ['../..', '_____.zip'],
    ['x\u202Egpj', 'x_gpj.zip'],
    ['ابتسامة', 'ابتسامة.zip'],
    ['', 'site.zip'],
  ])('of %j is %j', (title, name) => {
    expect(zipName(title)).toBe(name);
  });
});
