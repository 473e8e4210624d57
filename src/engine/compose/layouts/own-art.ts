import { findMotif } from '../art/find-motif';
import type { ContentItem } from '../../plan/content';
import type { SectionContext } from '../section';

// They stand well beside a subject and say little alone.
const fillers: ReadonlySet<string> = new Set(
  'plant lamp mug chair door window document chat hands heart calendar clock box house tree sun'.split(' '),
);

// What software does is drawn as what it does it with: berths on a map, alerts as a bell.
const screens: ReadonlySet<string> = new Set(['dashboard', 'browser', 'phone', 'laptop', 'code', 'rocket']);
const features: ReadonlySet<string> = new Set(
  'map bell calendar receipt chart lock envelope calculator server globe camera clock shield coin magnifier gear box plug robot key'.split(
    ' ',
  ),
);

/**
 * The motif of a picture that no thing in the section calls for: another of the site's own subjects in each section, so
 * that a page does not show one drawing over and over. `turn` tells pictures of one section apart.
 */
export function ownArt({ plan, page, section }: SectionContext, turn = 0): string {
  const named = new Set(
    page.sections.flatMap(({ content }) =>
      (content.items ?? []).flatMap(({ art }) => (art ? [findMotif(art)] : [])),
    ),
  );
  const opening = plan.art[0] ?? 'abstract';
  const rest = plan.art.slice(1).filter((motif) => motif !== 'portrait');
  const fresh = rest.filter((motif) => !named.has(findMotif(motif)));
  const strong = fresh.filter((motif) => !fillers.has(findMotif(motif) ?? motif));
  const pool = strong.length > 2 ? strong : fresh.length > 1 ? fresh : rest.length > 0 ? rest : [opening];
  const place = Math.max(
    0,
    page.sections.findIndex(({ id }) => id === section.id),
  );
  return pool[(place + turn) % pool.length] ?? opening;
}

/** What is drawn for a thing in a list: what was chosen for it, the subject of the site that its name calls up, else another one. */
export function thingArt(context: SectionContext, item: ContentItem, turn: number): string {
  if (item.art) return item.art;
  const named = findMotif(item.title);
  const isOnScreen =
    screens.has(findMotif(context.plan.art[0] ?? '') ?? '') && named !== null && features.has(named);
  return named !== null && (isOnScreen || context.plan.art.some((motif) => findMotif(motif) === named))
    ? named
    : ownArt(context, turn);
}

// Words of titles in a figure of speech: "a letter to myself", "the art of waiting", "first steps".
const figures: ReadonlySet<string> = new Set(
  'portrait house heart chat document book books bulb clock city village school shopfront shirt room table office browser gift window door hands stairs gear key lock bolt fence sewing board wheel score record plug bell flag wall star shelf sun night portrait-woman portrait-man children phone magnifier map envelope coin ring calendar film frame studio'.split(
    ' ',
  ),
);

/** What is drawn over a piece of writing: what its title is about, else another of the site's subjects. */
export function pieceArt(context: SectionContext, item: ContentItem, turn = 0): string {
  return item.art ?? findMotif(item.title, figures) ?? ownArt(context, turn);
}
