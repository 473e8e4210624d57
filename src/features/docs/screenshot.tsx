import { pictures, type PictureName } from './pictures';

type ScreenshotProps = {
  name: PictureName;
  alt: string;
  caption?: string;
};

/** A picture of the app, taken of the real thing in both themes; the one that fits the reader's is shown. */
export function Screenshot({ name, alt, caption }: ScreenshotProps) {
  const { light, dark, width, height } = pictures[name];
  const same = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure>
      <img src={light} alt={alt} {...same} className="dark:hidden" />
      <img src={dark} alt={alt} {...same} className="hidden dark:block" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
