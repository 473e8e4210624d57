/** The pictures of the documentation by name, with their size in pixels. `scripts/doc-pictures.ts` takes them of the built app. */
export const pictures = {
  editor: { width: 1440, height: 900 },
  code: { width: 1440, height: 900 },
  versions: { width: 1440, height: 900 },
} as const;
export type PictureName = keyof typeof pictures;
