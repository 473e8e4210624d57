import type { Brief, Slot } from '@/domain/site/brief';
import type { SitePicture } from '@/domain/site/site-picture';
import type { SectionType } from '@/domain/site/vocabulary';
import { isAppKind } from '../plan/app-kinds';
import { choosePictureColours } from './choose-picture-colours';
import { readPictureRole } from '@/domain/site/picture-name';

const galleryFrom = 3;

/**
 * What the person's pictures add to the brief: their colours where the prompt names none, and a gallery where there
 * are enough of them. The prompt's own words always win.
 */
export function takePictures(brief: Brief, pictures: readonly SitePicture[]): Brief {
  const excluded = new Set<string>(brief.excluded.map(({ value }) => value));
  if (pictures.length === 0 || excluded.has('images')) return brief;
  const colours: Slot<Brief['colours'][number]['value']>[] =
    brief.colours.length > 0
      ? [...brief.colours]
      : choosePictureColours(pictures).map((value) => ({ value, spans: [] }));
  const shown = pictures.filter(({ path }) => readPictureRole(path) !== 'logo');
  const hasGallery =
    excluded.has('gallery') ||
    brief.sections.some(({ value }) => value === 'gallery') ||
    brief.pages.some(({ value }) => /galler|galer|photo|foto|picture|bilder/i.test(value));
  const gallery: Slot<SectionType>[] =
    shown.length < galleryFrom || hasGallery || isAppKind(brief.kind.value)
      ? []
      : [{ value: 'gallery', spans: [] }];
  return { ...brief, colours, sections: [...brief.sections, ...gallery] };
}
