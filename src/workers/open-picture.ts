/** Decodes a picture as it is meant to be seen, turned upright. Rejects when this browser does not know its format. */
export function openPicture(bytes: Uint8Array): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' });
}

/** A picture on a canvas of the given size. */
export function paint(
  bitmap: ImageBitmap,
  width: number,
  height: number,
): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D; width: number; height: number } {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser gives no canvas to a worker');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context, width, height };
}
