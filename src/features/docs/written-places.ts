import { documentGroups } from '@/domain/writing/documents';
import { guides } from '@/domain/writing/guides';
import type { WrittenPage } from '@/domain/writing/written-page';

/** A written page with its address. */
export type PlacedPage = WrittenPage & { readonly path: string };
export type Room = 'docs' | 'guides';

const place = (room: Room, pages: readonly WrittenPage[]): readonly PlacedPage[] =>
  pages.map((page) => ({ ...page, path: `/${room}/${page.slug}` }));

/** The documentation by groups, and in one row as it is read. */
export const placedGroups = documentGroups.map(({ title, pages }) => ({
  title,
  pages: place('docs', pages),
}));
export const documents = placedGroups.flatMap(({ pages }) => pages);
export const guidePages = place('guides', guides);

/** What stands in the list beside a page of a room. */
export const sideGroups: Readonly<
  Record<Room, readonly { readonly title: string; readonly pages: readonly PlacedPage[] }[]>
> = { docs: placedGroups, guides: [{ title: 'Guides', pages: guidePages }] };
