import { appBase } from '@/contract/urls';
import { pictures, type PictureName } from './pictures';

type ScreenshotProps = {
  name: PictureName;
  alt: string;
  caption?: string;
};

/** A picture of the app, taken of the real thing in both themes; the one that fits the reader's is shown. */
export function Screenshot({ name, alt, caption }: ScreenshotProps) {
  const source = `${appBase}pictures/${name}`;
  const same = { ...pictures[name], loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure>
      <img src={`${source}-light.webp`} alt={alt} {...same} className="dark:hidden" />
      <img src={`${source}-dark.webp`} alt={alt} {...same} className="hidden dark:block" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
