import type { SitePicture } from '@/domain/site/site-picture';

type Places = {
  readonly logo: SitePicture | null;
  readonly opening: SitePicture | null;
  /** How many pictures stand in the gallery, beside their names, where the site tells of itself, and nowhere. */
  readonly gallery: number;
  readonly named: number;
  readonly told: number;
  readonly left: number;
};

/** Whole sentences on where the person's pictures stand. */
export function describePlaces({ logo, opening, gallery, named, told, left }: Places): string[] {
  return [
    ...(logo ? ['Your logo stands in the header.'] : []),
    ...(opening ? [`${fileOf(opening)} opens the site.`] : []),
    ...counted(
      named,
      'One picture stands beside the thing it is named after.',
      (count) => `${count} pictures stand beside the things they are named after.`,
    ),
    ...counted(gallery, 'One picture is in the gallery.', (count) => `${count} pictures are in the gallery.`),
    ...counted(
      told,
      'One picture stands where the site tells of itself.',
      (count) => `${count} pictures stand where the site tells of itself.`,
    ),
    ...counted(
      left,
      'One picture found no place; it waits in assets/pictures.',
      (count) => `${count} pictures found no place; they wait in assets/pictures.`,
    ),
  ];
}

function counted(count: number, one: string, several: (count: number) => string): string[] {
  return count === 0 ? [] : [count === 1 ? one : several(count)];
}

function fileOf({ path }: SitePicture): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
