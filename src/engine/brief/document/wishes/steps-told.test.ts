import { expect, it } from 'vitest';
import { stepsTold } from './steps-told';

it('puts steps that are counted in words on lines of their own', () => {
  expect(stepsTold('Joining\nStep 1: ring us. Step 2: come on a Tuesday. Step 3: pay.')).toBe(
    'Joining\n1. ring us.\n2. come on a Tuesday.\n3. pay.',
  );
  expect(stepsTold('Step 1: ring us. Step 2: come.')).toBe('Step 1: ring us. Step 2: come.');
});

it('puts the songs of a record on lines of their own, whatever stands in brackets', () => {
  expect(stepsTold('Out in May. Tracklist: 1 Harbour 2 Tin Roof (live) 3 Rust. LP £20.')).toBe(
    'Out in May. \n\nTracklist:\n1. Harbour\n2. Tin Roof (live)\n3. Rust\n LP £20.',
  );
});

it('keeps the names of documents that are to be listed, and drops "same"', () => {
  expect(
    stepsTold('Complaints and SEND policies should be listed as documents to download; PDFs follow.'),
  ).toBe('Complaints and SEND policies.');
  expect(stepsTold('Booking: Gus. Press: same. General a@b.example.')).toBe(
    'Booking: Gus. General a@b.example.',
  );
});
