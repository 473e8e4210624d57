import { describe, expect, it } from 'vitest';
import type { PictureRole } from './picture-name';
import { withPicture, withUse } from './picture-use';

const picture = (id: string, use: PictureRole) => ({ id, use });
const usesOf = (pictures: readonly { readonly use: PictureRole }[]) => pictures.map(({ use }) => use);

describe('the uses of pictures', () => {
  it('give one logo and one opening picture: who comes later is like others', () => {
    const files = [picture('a', 'logo'), picture('b', 'logo'), picture('c', 'opening'), picture('d', 'any')];
    expect(usesOf(files.reduce<readonly (typeof files)[number][]>(withPicture, []))).toEqual([
      'logo',
      'any',
      'opening',
      'any',
    ]);
  });

  it('pass to who is chosen for one', () => {
    const before = [picture('a', 'logo'), picture('b', 'any'), picture('c', 'opening')];
    expect(usesOf(withUse(before, 'b', 'logo'))).toEqual(['any', 'logo', 'opening']);
    expect(usesOf(withUse(before, 'c', 'any'))).toEqual(['logo', 'any', 'any']);
    expect(usesOf(withUse(before, 'gone', 'any'))).toEqual(['logo', 'any', 'opening']);
  });
});
