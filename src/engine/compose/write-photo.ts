import type { SitePicture } from '@/domain/site/site-picture';
import { readPictureWords } from '@/domain/site/picture-name';
import { attributes, html } from './html';
import type { Html } from './html';
import type { PictureRequest } from './section';

// Width to height of the frames that pictures are cut to.
const frames = [
  ['tall', 4 / 5],
  ['square', 1],
  ['wide', 4 / 3],
  ['broad', 16 / 9],
  ['strip', 5 / 2],
] as const;

/** The person's own picture, cut to about the proportions that the layout asks for. */
export function writePhoto(picture: SitePicture, request: PictureRequest, isFirst: boolean): Html {
  const ratio = request.width / request.height;
  const [frame] = frames.reduce((one, other) =>
    Math.abs(Math.log(other[1] / ratio)) < Math.abs(Math.log(one[1] / ratio)) ? other : one,
  );
  const values = attributes({
    class: `art photo photo-${frame}`,
    src: picture.path,
    width: picture.width,
    height: picture.height,
    loading: isFirst ? null : 'lazy',
    fetchpriority: isFirst ? 'high' : null,
    decoding: 'async',
  });
  // Empty when nothing tells what it shows: the words beside it then speak for it.
  const alt = request.title || readPictureWords(picture.path) || '';
  return html`<img${values} alt="${alt}"></img${values}>`;
}
