import { extractColorsFromImageData } from 'extract-colors';
import type { PictureColour, SitePicture } from '@/domain/site/site-picture';
import { bytesOf, textOf, type SiteFile } from '@/domain/site/site-file';
import { readSvgPicture } from '@/engine/pictures/read-svg-picture';
import { openPicture, paint } from './open-picture';

// Pixels along the longer side that are enough to tell a picture's colours.
const sampleSide = 160;

/** Size and colours of the person's pictures. A file that this browser cannot show is left out. */
export async function readPictures(files: readonly SiteFile[]): Promise<SitePicture[]> {
  const read = await Promise.all(files.map(readPicture));
  return read.filter((picture) => picture !== null);
}

async function readPicture(file: SiteFile): Promise<SitePicture | null> {
  if (file.path.toLowerCase().endsWith('.svg')) return readSvgPicture(file.path, textOf(file));
  const bitmap = await openPicture(bytesOf(file)).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  const scale = Math.min(1, sampleSide / Math.max(width, height));
  const pixels = paint(
    bitmap,
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  bitmap.close();
  const { data } = pixels.context.getImageData(0, 0, pixels.width, pixels.height);
  return { path: file.path, width, height, ...readColours(data, pixels) };
}

function readColours(
  data: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): { colours: PictureColour[]; isOpaque: boolean } {
  let seen = 0;
  for (let place = 3; place < data.length; place += 4) if ((data[place] ?? 0) > 250) seen += 1;
  const colours = extractColorsFromImageData(
    { data, width, height },
    { pixels: data.length / 4, distance: 0.16 },
  );
  return {
    colours: colours.map(({ hex, area }) => ({ css: hex, share: area })),
    isOpaque: seen >= (data.length / 4) * 0.99,
  };
}
