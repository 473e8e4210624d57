import { limits } from '@/domain/limits';
import { pictureFolder } from '@/domain/site/site-picture';
import type { GivenPicture, PreparedPicture } from '@/contract/compose-worker';
import { slugOf } from '@/engine/compose/slug';
import { readSvgPicture } from '@/engine/pictures/read-svg-picture';
import { openPicture, paint } from './open-picture';

// Formats that may stand on a site as they are, if small enough. JPEG is always written anew: cameras put the place
// where it was taken into it.
const keptAsIs = /\.(?:png|webp|avif|gif)$/i;
const longestSidePixels = 1600;
const smallBytes = 300_000;
const quality = 0.82;

/**
 * Makes a picture ready for a site: upright, at most 1600 pixels long, WebP (or JPEG and PNG where the browser does not
 * write WebP), without what the camera noted about place and person. Says why when it cannot be used.
 */
export async function preparePicture({ name, bytes }: GivenPicture): Promise<PreparedPicture> {
  if (bytes.length > limits.pictureMaxBytes)
    return refuse(name, `is larger than ${limits.pictureMaxBytes / 1_000_000} MB. Make it smaller first.`);
  const stem = slugOf(name.replace(/\.[^.]+$/u, '')) || 'picture';
  if (/\.svg$/i.test(name)) {
    const drawing = readSvgPicture(`${pictureFolder}${stem}.svg`, new TextDecoder().decode(bytes));
    if (!drawing) return refuse(name, 'is not a drawing this browser can read.');
    return ready(name, drawing.path, bytes, drawing);
  }
  const bitmap = await openPicture(bytes).catch(() => null);
  if (!bitmap)
    return refuse(name, 'cannot be read by this browser. Save it as JPEG, PNG or WebP and add it again.');
  const { width, height } = bitmap;
  const scale = Math.min(1, longestSidePixels / Math.max(width, height));
  const extension = /\.[^.]+$/u.exec(name)?.[0].toLowerCase() ?? '';
  if (scale === 1 && bytes.length <= smallBytes && keptAsIs.test(extension)) {
    bitmap.close();
    return ready(name, `${pictureFolder}${stem}${extension}`, bytes, { width, height });
  }
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const { canvas } = paint(bitmap, size.width, size.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const isWebp = blob.type === 'image/webp';
  const isPhoto = /\.jpe?g$/i.test(name);
  const written = isWebp || !isPhoto ? blob : await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const ending = written.type === 'image/webp' ? '.webp' : written.type === 'image/jpeg' ? '.jpg' : '.png';
  return ready(name, `${pictureFolder}${stem}${ending}`, new Uint8Array(await written.arrayBuffer()), size);
}

function ready(
  name: string,
  path: string,
  content: Uint8Array,
  { width, height }: { width: number; height: number },
): PreparedPicture {
  return { kind: 'ready', name, file: { path, content }, width, height };
}

function refuse(name: string, reason: string): PreparedPicture {
  return { kind: 'refused', name, reason: `${name} ${reason}` };
}
