import { expect, it } from 'vitest';
import type { PictureRole } from '@/domain/site/picture-name';
import { pictureFiles, type AddedPicture } from './picture-commands';

const added = (name: string, use: PictureRole): AddedPicture => ({
  id: name,
  name,
  file: { path: `assets/pictures/${name}`, content: new Uint8Array([1]) },
  width: 10,
  height: 10,
  use,
  address: '',
});

it('names files by what they are for, no two alike', () => {
  const files = pictureFiles([
    added('mark.png', 'logo'),
    added('logo-fern.svg', 'logo'),
    added('cabin.webp', 'opening'),
    added('cabin.webp', 'any'),
    added('cabin.webp', 'any'),
    added('logo.png', 'any'),
  ]);
  expect(files.map(({ path }) => path.replace('assets/pictures/', ''))).toEqual([
    'logo-mark.png',
    'logo-fern.svg',
    'opening-cabin.webp',
    'cabin.webp',
    'cabin-2.webp',
    'picture.png',
  ]);
});
