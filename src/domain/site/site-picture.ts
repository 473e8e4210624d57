/** Folder of a site that holds the person's own pictures. What stands there is used whenever the site is made. */
export const pictureFolder = 'assets/pictures/';

/** A colour of a picture (`#rrggbb`) and how much of the picture it covers, 0 to 1. */
export type PictureColour = { readonly css: string; readonly share: number };

/** A picture of the person's own, as the composer knows it. Width and height are pixels. */
export type SitePicture = {
  /** `assets/pictures/logo.png`. The file's name says what it shows. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Most of it first. */
  readonly colours: readonly PictureColour[];
  /** False when something behind it shows through, as with most logos. */
  readonly isOpaque: boolean;
};
