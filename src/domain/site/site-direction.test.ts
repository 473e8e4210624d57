import { describe, expect, it } from 'vitest';
import { directionOf } from './site-direction';

describe('directionOf', () => {
  it.each([
    ['<!doctype html><html lang="ar" dir="rtl">', 'rtl'],
    ['<html dir=rtl>', 'rtl'],
    ['<html lang="en" dir="ltr">', 'ltr'],
    ['<html lang="en"><body dir="rtl">', 'ltr'],
    ['', 'ltr'],
  ])('of %s is %s', (html, direction) => {
    expect(directionOf(html)).toBe(direction);
  });
});
