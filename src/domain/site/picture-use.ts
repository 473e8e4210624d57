import type { PictureRole } from './picture-name';

type Usable = { readonly id: string; readonly use: PictureRole };

/** Pictures with one more: a site has one logo and one opening picture, so a second file called so is one like others. */
export function withPicture<Picture extends Usable>(
  before: readonly Picture[],
  picture: Picture,
): readonly Picture[] {
  const isTaken = picture.use !== 'any' && before.some(({ use }) => use === picture.use);
  return [...before, isTaken ? { ...picture, use: 'any' } : picture];
}

/** Pictures with one put to a use; the one that had it is like others then. */
export function withUse<Picture extends Usable>(
  before: readonly Picture[],
  id: string,
  use: PictureRole,
): readonly Picture[] {
  return before.map((one) => {
    if (one.id === id) return { ...one, use };
    return use !== 'any' && one.use === use ? { ...one, use: 'any' } : one;
  });
}
