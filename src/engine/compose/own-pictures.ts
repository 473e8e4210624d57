import type { SitePicture } from '@/domain/site/site-picture';
import { foldText } from '../brief/words/fold-text';
import type { PicturesInUse } from '../pictures/pictures-in-use';
import type { PictureRequest } from './section';

/** The person's own picture for what a layout asks for; null where a drawing stands. */
export type OwnPictures = (request: PictureRequest) => SitePicture | null;

/** Hands out the pictures of one section in their order; a thing that has a picture of its name gets that one. */
export function handOutPictures({ named, bySection }: PicturesInUse, address: string): OwnPictures {
  const waiting = [...(bySection[address] ?? [])];
  return ({ key, title, motif }) => {
    if (named.length > 0) {
      const asked = [key?.replace(/-\d+$/, ''), title, motif].map((text) => foldText(text ?? ''));
      const one = named.find(({ words }) => asked.includes(words));
      if (one) return one.picture;
    }
    return waiting.shift() ?? null;
  };
}
