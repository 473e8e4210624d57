import type { ArtRequest } from './art-request';
import { makeBrush, type Brush } from './brush';
import { matchMotif } from './match-motif';
import { listCompany, listNeighbours } from './company';
import { abstractNames, findThing, scenes, type Thing } from './motifs';
import { takeNatural } from './natural-colours';
import { createRandom } from '../../random';
import { escapeText } from '../html';
import { round, type Sprite } from './shapes';
import { showOnScreen } from './show-on-screen';
import { countThings, drawStillLife, footShare } from './still-life';

// Width from which one thing alone looks lost.
const groupFrom = 520;

// Behind these stands a sky: a house has no wallpaper.
const outdoors = new Set(
  'house castle church school apartments mosque lighthouse shopfront hive tree car van bike boat plane tent truck tractor kayak motorbike surfboard skis rocket mower excavator turbine solar railway horse cow sheep bird bee falcon kite sun umbrella fence roof target'.split(
    ' ',
  ),
);

// The third picture of a thing in one list shows it with something beside it, the fourth with something else.
const setTurn = (others: readonly string[], turn: number): string[] => {
  const at = Math.max(0, turn - 2) % Math.max(1, others.length);
  return [...others.slice(at), ...others.slice(0, at)];
};

// What goes with a thing anywhere need not go with the trade: beside a joiner's wrench stands no tap, beside the fish of
// those who swim no wine.
function companyAmong(name: string, subjects: readonly string[]): readonly string[] {
  if (subjects.length === 0) return listCompany(name);
  // A phone has its subject on its screen, and needs nothing beside it.
  if (name === 'phone') return [];
  const own = [...new Set(listNeighbours(name))].filter((other) => subjects.includes(other));
  return own.length > 0 || name !== subjects[0] ? own : listCompany(name);
}

/** Draws a picture as one `<svg>` element, a line of markup of a few KB. The same request draws the same bytes. */
export function drawMotif(request: ArtRequest): string {
  const { width, height, title, colours } = request;
  const turn = request.turn ?? 0;
  const chance = createRandom(request.seed + turn, request.motif).next;
  const b = makeBrush(colours, chance, turn, request.muddy, request.calm);
  const isFilled = (request.frame ?? (colours === 'tokens' ? 'bare' : 'filled')) === 'filled';
  const name = matchMotif(request.motif) ?? b.pick([abstractNames[0] ?? 'arches', ...abstractNames.slice(1)]);
  const scene = scenes[name];
  const thing = findThing(name);
  const body = scene ? scene(b, width, height) : thing ? drawThing(b, request, name, thing, isFilled) : '';
  const label =
    title === null ? 'aria-hidden="true" focusable="false"' : `role="img" aria-label="${escapeText(title)}"`;
  const space = colours === 'tokens' ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  // A bare thing ends with the line it stands on, so that the line can lie on an edge of the page.
  const foot = !scene && !isFilled && colours === 'tokens' ? round(height * footShare) : height;
  return `<svg${space} viewBox="0 0 ${width} ${foot}" ${label}>${body}</svg>`;
}

// The thing asked for, and others that go with it: small beside it in a large picture, in a row in a wide one.
function drawThing(b: Brush, request: ArtRequest, name: string, thing: Thing, isFilled: boolean): string {
  const { width, height } = request;
  // A poster is printed in its colours: no brown loaf, no green tree.
  const natural = (one: string): Brush => (request.muddy === 'both' ? b : takeNatural(b, one));
  const first = showOnScreen(b, name, thing(natural(name)), request);
  const row: Sprite[] = [first];
  const company = companyAmong(name, request.subjects ?? []);
  const isRepeat = b.turn > 1;
  // What has no company stands beside a smaller one of its kind.
  const others = setTurn(company.length === 0 && isRepeat ? [name] : company, b.turn);
  const isGroup = (width >= groupFrom || isRepeat) && width / height < 1.75;
  const room = isRepeat ? 2 : isGroup ? 1 + b.whole(1, 2) : countThings(width, height, b);
  const count = !isGroup && first.width > 330 ? Math.min(2, room) : room;
  while (!request.isAlone && row.length < count && others.length > 0) {
    // In a group what goes with the subject best stands beside it.
    const [other] = others.splice(isGroup ? 0 : b.whole(0, others.length - 1), 1);
    const next = findThing(other ?? '')?.(natural(other ?? ''));
    if (!next) continue;
    const drawn = showOnScreen(b, other ?? '', next, { ...request, turn: b.turn + row.length });
    if (isGroup || b.chance(0.5)) row.push(drawn);
    else row.unshift(drawn);
  }
  return drawStillLife(b, width, height, row, {
    isFilled,
    isGroup: isGroup && row.length > 1,
    isWhite: name === 'tooth',
    isOutdoors: outdoors.has(name),
  });
}
