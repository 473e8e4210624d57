import type { Device } from '@/contract/preview-options';
import { limits } from '@/domain/limits';

/** How a frame lies in the room there is. All in CSS pixels; `scale` is 1 unless the device is wider than the room. */
export type Fit = {
  /** Size of the page inside. */
  readonly width: number;
  readonly height: number;
  /** Size on the screen. */
  readonly shownWidth: number;
  readonly shownHeight: number;
  readonly scale: number;
};

/** Desktop takes all the room; tablet and phone keep their width and are drawn smaller where it does not fit. */
export function fitDevice(
  device: Device,
  available: { readonly width: number; readonly height: number },
): Fit {
  const width =
    device === 'tablet' ? limits.tabletPixels : device === 'phone' ? limits.phonePixels : available.width;
  const scale = width > 0 && available.width > 0 ? Math.min(1, available.width / width) : 1;
  return {
    width,
    height: available.height / scale,
    shownWidth: width * scale,
    shownHeight: available.height,
    scale,
  };
}
