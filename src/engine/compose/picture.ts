import { hashText } from '../random';
import { drawArt } from './art/draw-art';
import { findMotif } from './art/find-motif';
import { writePhoto } from './write-photo';
import type { Muddy } from './style/muddy-colour';
import type { OwnPictures } from './own-pictures';
import { trust } from './html';
import type { Html } from './html';
import type { PictureRequest } from './section';

/** What decides how a section's pictures look. */
export type PictureScene = {
  readonly seed: number;
  readonly motifs: readonly string[];
  readonly hasImages: boolean;
  /** Nothing is known of the trade: the words are those of any, and so is what they would show. */
  readonly isOfAnyTrade: boolean;
  /** How often each motif has been drawn in this section. */
  readonly drawn: Map<string, number>;
  /** What things of this section are to be drawn as, each in its own turn. */
  readonly awaited?: ReadonlySet<string>;
  /** What stands in each scene that is named. */
  readonly scenes: Map<string, string>;
  /** In the first section of a page: its pictures are seen at once and must not wait. */
  readonly isFirst: boolean;
  /** On a coloured ground every drawing brings its own frame. */
  readonly isColoured: boolean;
  /** The colour that is mud where it is mixed towards the page. */
  readonly muddy: Muddy;
  /** What calms an accent that glares where it is painted. */
  readonly calm: string | null;
  /** Hands out the person's own pictures. */
  readonly own: OwnPictures;
};

// Stands for anything, and so for nothing when it stands twice.
const mute = new Set(['document', 'hands', 'heart', 'chat', 'bulb']);

// What the words of any trade would show: beside balloons and cake they are another business.
const anybodys = new Set([
  ...mute,
  'magnifier',
  'bag',
  'scales',
  'clock',
  'calendar',
  'sun',
  'coin',
  'table',
]);

const games = new Set(['basketball', 'rugby-ball', 'cricket']);

// Lamb on the card is no sheep on the meadow.
const cooked = new Set(['sheep', 'cow', 'hen']);

const pageColoured = new Set(['chart', 'dashboard', 'browser', 'document', 'receipt', 'chat']);

/** A picture of the person's own where one belongs, else an inline drawing in the site's tokens; null when the site has no images. */
export function drawPicture(scene: PictureScene, request: PictureRequest): Html | null {
  if (!scene.hasImages) return null;
  const own = scene.own(request);
  if (own) return writePhoto(own, request, scene.isFirst);
  const wish = scene.isColoured ? 'filled' : (request.frame ?? 'filled');
  const wished = request.motif ?? scene.motifs[0] ?? 'abstract';
  // Where food is served, a plate has food on it.
  const isServed = scene.motifs.includes('dish');
  const named = isServed ? findMotif(wished) : null;
  const served = isServed && (wished === 'plate' || cooked.has(named ?? '')) ? 'dish' : wished;
  const isCellar = scene.motifs.slice(0, 3).some((motif) => ['wine', 'barrel', 'vineyard'].includes(motif));
  // At a florist's a wedding is a bouquet; at a jeweller's a ring is a ring, whatever goes with it.
  const isOfFlowers = served === 'ring' || served.toLowerCase() === 'weddings';
  const leads = scene.motifs.slice(0, 4).find((motif) => motif === 'ring' || motif === 'bouquet');
  const flowered = isOfFlowers && leads === 'bouquet' ? 'bouquet' : served;
  const asked = flowered === 'glass' && isCellar ? 'wine' : flowered;
  const shown = request.scene === undefined ? undefined : scene.scenes.get(request.scene);
  const motif =
    shown ??
    (findMotif(asked) === null ? standIn(scene, `${asked} ${request.scene ?? request.key ?? ''}`) : asked);
  const asIs = findMotif(motif) ?? motif;
  // Six sheets of paper in a row say nothing: from the second on another of the site's subjects stands there.
  // A hand that gives is none of a joiner's.
  const isForeign =
    (asIs === 'hands' || (scene.isOfAnyTrade && anybodys.has(asIs))) && !scene.motifs.includes(asIs);
  const spare =
    isForeign || (mute.has(asIs) && scene.drawn.has(asIs) && !request.again)
      ? standIn(scene, request.key ?? asIs)
      : null;
  const plain = spare === null || spare === 'abstract' ? asIs : (findMotif(spare) ?? asIs);
  // The ball of a club is that of its game.
  const known = plain === 'ball' ? (scene.motifs.find((one) => games.has(one)) ?? plain) : plain;
  // A sheet or a screen has the page's own colour: bare on the page nothing is left of it but what stands on it.
  const frame = pageColoured.has(known) ? 'filled' : wish;
  if (request.scene !== undefined) scene.scenes.set(request.scene, known);
  const next = scene.drawn.get(known) ?? 0;
  const turn = request.again ? Math.max(0, next - 1) : next;
  scene.drawn.set(known, turn + 1);
  const svg = drawArt({
    motif: known,
    turn,
    seed: (scene.seed ^ hashText(request.scene ?? request.key ?? motif)) >>> 0,
    width: request.width,
    height: request.height,
    title: request.title ?? null,
    // Of a thing before and after, each half shows a half: beside another thing they were two things.
    isAlone: request.scene !== undefined,
    colours: 'tokens',
    subjects: scene.motifs,
    muddy: scene.muddy,
    calm: scene.calm,
    frame,
  });
  // Where a box is lower than its drawing the sky is cut, and not the ground things stand on; a face stays in the middle.
  const keeps = known.startsWith('portrait') ? 'Mid' : 'Max';
  const slice = frame === 'filled' ? ` preserveAspectRatio="xMidY${keeps} slice"` : '';
  return trust(svg.replace('<svg', `<svg class="art${frame === 'filled' ? ' art-filled' : ''}"${slice}`));
}

// Where the words call up nothing, one of the site's own subjects says more than shapes do: one that the section has not
// shown yet.
function standIn({ motifs, drawn, awaited }: PictureScene, words: string): string {
  const all = motifs.filter((motif) => findMotif(motif) !== null && motif !== 'portrait');
  const fresh = all.filter((motif) => !drawn.has(findMotif(motif) ?? motif));
  // Nor one that a thing further on in the section is drawn as.
  const unclaimed = fresh.filter((motif) => !awaited?.has(findMotif(motif) ?? motif));
  const known = unclaimed.length > 0 ? unclaimed : fresh.length > 0 ? fresh : all;
  return known[hashText(words) % known.length] ?? 'abstract';
}
