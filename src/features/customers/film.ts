import { appBase } from '@/contract/urls';
import type { Film } from '@/ui/video-player';

const at = (name: string) => `${appBase}video/${name}`;

/** The recording of the case study's site in the making. Taken of the product itself by `npm run record`. */
export const film: Film = {
  title: 'A site is made from one sentence, changed in words, and taken along as a zip',
  sources: [
    { src: at('technova.mp4'), type: 'video/mp4' },
    { src: at('technova.webm'), type: 'video/webm' },
  ],
  captions: at('technova.vtt'),
  poster: at('technova.webp'),
};
