/** A specimen ready for a frame. */
export type Specimen = {
  /** A whole document that asks nobody for anything. */
  readonly html: string;
  /** Language of its words: `ar`, or `en` where Arabic has nothing to say. */
  readonly language: string;
};

/**
 * The one script of a specimen: says how tall the document stands, in pixels, whenever that changes. The app's policy
 * names it by its hash, so that it runs in the frame and nothing else does.
 */
export const sizeScript =
  "new ResizeObserver(() => parent.postMessage(document.documentElement.offsetHeight, '*')).observe(document.documentElement)";
