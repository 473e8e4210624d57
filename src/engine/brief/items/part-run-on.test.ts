import { describe, expect, it } from 'vitest';
import { partRunOn } from './part-run-on';

const van =
  'need a site for my mobile dog grooming van its called Wags on Wheels i cover Geelong and the Bellarine been doing it 6 years im qualified and insured small dogs wash and tidy $65 medium $80 full groom from $95 cats no sorry i dont do cats the van has hot water and its own power takes 60 to 90 mins depending on coat';

describe('a text without marks', () => {
  it('is parted where a new statement begins, at the same length', () => {
    const parted = partRunOn(van);
    expect(parted).toHaveLength(van.length);
    expect(parted.split('\n')).toEqual([
      'need a site for my mobile dog grooming van',
      'its called Wags on Wheels',
      'i cover Geelong and the Bellarine',
      'been doing it 6 years',
      'im qualified and insured',
      'small dogs wash and tidy $65',
      'medium $80',
      'full groom from $95',
      'cats no sorry i dont do cats',
      'the van has hot water and its own power',
      'takes 60 to 90 mins depending on coat',
    ]);
  });

  it('stays as it is where it has marks or is short', () => {
    const marked = van.replaceAll(' i ', '. i ').replaceAll(' im ', ', im ');
    expect(partRunOn(marked)).toBe(marked);
    const short = 'i cut hair in my van i cover Leeds';
    expect(partRunOn(short)).toBe(short);
  });
});
