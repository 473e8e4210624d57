/** Stands in for the source maps of the CSS generator, which nothing here asks for: 12 KB that no device need load. */
export class SourceMapGenerator {
  constructor() {
    throw new Error('Source maps of made style sheets are left out of this build.');
  }
}
