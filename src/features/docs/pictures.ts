/** A picture in both themes, as large as it is in pixels. */
type Picture = {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
};

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});
const wide = { width: 1440, height: 900 };
const of = (name: string, size: { readonly width: number; readonly height: number } = wide): Picture => ({
  light: files[`./pictures/${name}-light.webp`] ?? '',
  dark: files[`./pictures/${name}-dark.webp`] ?? '',
  ...size,
});

/** The pictures of the documentation, made by `scripts/doc-pictures.mjs`. */
export const pictures = {
  editor: of('editor'),
} as const satisfies Readonly<Record<string, Picture>>;
export type PictureName = keyof typeof pictures;
