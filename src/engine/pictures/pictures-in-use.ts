import type { SitePicture } from '@/domain/site/site-picture';

/** Where the person's pictures stand on a site. */
export type PicturesInUse = {
  /** Stands in the header. */
  readonly logo: SitePicture | null;
  /** Pictures of a section, in the order in which its layout asks for them, by {@link sectionAddress}. */
  readonly bySection: Readonly<Record<string, readonly SitePicture[]>>;
  /** Pictures whose names call a dish, a product or a person: they stand wherever that is shown. `words` are folded. */
  readonly named: readonly { readonly words: string; readonly picture: SitePicture }[];
  /** What was done with the pictures, for the person. Whole sentences. */
  readonly remarks: readonly string[];
};

/** A site without pictures of the person's own. */
export const noPictures: PicturesInUse = { logo: null, bySection: {}, named: [], remarks: [] };

/** Key of a section among all of a site's: `index.html#gallery`. */
export function sectionAddress(pagePath: string, sectionId: string): string {
  return `${pagePath}#${sectionId}`;
}
