import type { SitePicture } from '@/domain/site/site-picture';
import { foldText } from '../brief/words/fold-text';
import type { ContentItem } from '../plan/content';
import type { PagePlan, SectionPlan } from '../plan/site-plan';
import { noPictures, sectionAddress, type PicturesInUse } from './pictures-in-use';
import { readPictureRole, readPictureWords } from '@/domain/site/picture-name';
import { describePlaces } from './describe-places';

/** Openings that show as many pictures as are named here, one large one first. */
export const pictureHeroes: Readonly<Record<string, number>> = {
  split: 1,
  facts: 1,
  framed: 1,
  bleed: 1,
  stage: 1,
  edge: 1,
  bar: 1,
  mosaic: 3,
  collage: 3,
};

// Sections with one large picture of the business itself.
const tellingTypes = new Set(['about', 'story', 'page-header', 'video', 'cta']);

type Placed = { readonly pages: readonly PagePlan[]; readonly pictures: PicturesInUse };

/**
 * Gives the person's pictures their places: the logo in the header, the opening picture on the first page, pictures
 * named like a thing where that thing is shown, all others in the gallery, or else where the site tells of itself.
 * The gallery then shows them and nothing made up.
 */
export function placePictures(pages: readonly PagePlan[], pictures: readonly SitePicture[]): Placed {
  if (pictures.length === 0) return { pages, pictures: noPictures };
  const logo = pictures.find(({ path }) => readPictureRole(path) === 'logo') ?? null;
  const shown = pictures.filter((picture) => picture !== logo);
  const things = thingsOf(pages);
  const named = shown.flatMap((picture) => {
    const words = foldText(readPictureWords(picture.path) ?? '');
    const thing =
      words.length < 3 ? undefined : things.find((each) => each === words || hasWords(each, words));
    return thing === undefined ? [] : [{ words: thing, picture }];
  });
  const free = shown.filter((picture) => named.every((one) => one.picture !== picture));
  const opening = chooseOpening(free);
  const others = free.filter((picture) => picture !== opening);
  const bySection: Record<string, readonly SitePicture[]> = {};
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const hero = sections.find(({ section }) => section.type === 'hero');
  if (hero && opening) {
    const count = pictureHeroes[hero.section.variant] ?? 1;
    bySection[sectionAddress(hero.page.path, hero.section.id)] = [opening, ...others].slice(0, count);
  }
  const gallery = sections.find(({ section }) => section.type === 'gallery');
  const inGallery = gallery ? others : [];
  if (gallery && inGallery.length > 0)
    bySection[sectionAddress(gallery.page.path, gallery.section.id)] = inGallery;
  // Without a gallery they stand where the site tells of itself, one each.
  const waiting = gallery ? [] : [...others];
  for (const { page, section } of sections) {
    if (!tellingTypes.has(section.type)) continue;
    const picture = waiting.shift();
    if (picture) bySection[sectionAddress(page.path, section.id)] = [picture];
  }
  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section === gallery?.section && inGallery.length > 0 ? showPictures(section, inGallery) : section,
      ),
    })),
    pictures: {
      logo,
      bySection,
      named,
      remarks: describePlaces({
        logo,
        opening: hero ? opening : null,
        gallery: inGallery.length,
        named: named.length,
        told: gallery ? 0 : others.length - waiting.length,
        left: waiting.length + (hero || !opening ? 0 : 1),
      }),
    },
  };
}

// The one meant for it, else the largest that is broader than tall, else the first.
function chooseOpening(pictures: readonly SitePicture[]): SitePicture | null {
  const meant = pictures.find(({ path }) => readPictureRole(path) === 'opening');
  const broad = pictures
    .filter(({ width, height }) => width >= height)
    .toSorted((one, other) => other.width * other.height - one.width * one.height);
  return meant ?? broad[0] ?? pictures[0] ?? null;
}

// Names of dishes, products and people, folded.
function thingsOf(pages: readonly PagePlan[]): string[] {
  const types = new Set([
    'menu',
    'products',
    'product-detail',
    'team',
    'rooms',
    'listings',
    'portfolio',
    'services',
  ]);
  const items = pages.flatMap(({ sections }) =>
    sections.filter(({ type }) => types.has(type)).flatMap(({ content }) => content.items ?? []),
  );
  return [...new Set(items.map(({ title }) => foldText(title)))];
}

function hasWords(thing: string, words: string): boolean {
  return words.length >= 4 && ` ${thing} `.includes(` ${words} `);
}

function showPictures(section: SectionPlan, pictures: readonly SitePicture[]): SectionPlan {
  const items = pictures.map(({ path }): ContentItem => ({ title: readPictureWords(path) ?? '' }));
  return { ...section, content: { ...section.content, items } };
}
