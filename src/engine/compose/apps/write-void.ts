import { drawArt } from '../art/draw-art';
import { findMotif } from '../art/find-motif';
import { html, trust, type Html, type HtmlValue } from '../html';
import type { AppContext } from './app';

/** A drawing above a text, for a place where nothing is yet. Without images only the text. */
export function writeVoid(context: AppContext, motif: string, text: HtmlValue, hooks: Html): Html {
  const hasImages = !context.brief.excluded.some(({ value }) => value === 'images');
  const picture = hasImages
    ? trust(drawArt({ motif, seed: context.seed, width: 320, height: 240, title: null, colours: 'tokens' }))
    : null;
  return html`<div class="app-void" ${hooks}>
    ${picture}
    <p class="app-empty" data-empty-text>${text}</p>
  </div>`;
}

/** What a list is about, as a drawing: books over a reading journal. `usual` where its own words draw nothing. */
export const motifOfList = ({ brief }: AppContext, usual: string): string =>
  findMotif(
    (brief.offer?.value ?? '').replace(
      /\b(?:app|tracker|journal|log|list|diary|table|inventory|crm|stock|register|book(?= of))\b/giu,
      ' ',
    ),
  ) ?? usual;
