import type { Brief } from '@/domain/site/brief';

const tables = new Set(['restaurant', 'cafe', 'bar']);
const hotel =
  /(?<!\p{L})(?:\p{L}*hotel|hostal|hostería|pensi[oó]n|posada|parador|hôtel|hotel|auberge|chambres d['’]hôtes|gîte|albergo|locanda|pensione|agriturismo|pousada|pensão|residencial|pension|gästehaus)(?!\p{L})/iu;
const opening = 70;

/**
 * "Hotel Gasthof zur Post, Doppelzimmer ab 118 €": a house that is called a hotel, or that tells what its rooms cost and
 * nothing of its kitchen, is one to stay in.
 */
export function innOfRooms(brief: Brief): Brief {
  if (!tables.has(brief.kind.value)) return brief;
  const hasKitchen =
    brief.sections.some(({ value }) => value === 'menu') ||
    brief.items.some(({ value }) => value.section === 'menu');
  const isRoom = ({ value }: Brief['items'][number]): boolean => value.section === 'rooms';
  const isAsked = brief.sections.some(({ value }) => value === 'rooms') || brief.items.some(isRoom);
  const found = hotel.exec(brief.prompt.slice(0, opening));
  const room = brief.items.find((item) => isRoom(item) && item.value.price !== undefined);
  if (hasKitchen || !isAsked || (!found && !room)) return brief;
  const start = found?.index ?? room?.spans[0]?.start ?? 0;
  const end = found ? start + found[0].length : (room?.spans[0]?.end ?? start);
  return { ...brief, kind: { value: 'hotel', spans: [{ start, end }] } };
}
