import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SectionPlan, SitePlan } from '../plan/site-plan';
import type { Words } from '../plan/words/words';
import { sectionAddress } from '../pictures/pictures-in-use';
import { createRandom, hashText } from '../random';
import { writeAppSection } from './app-section';
import { findMotif } from './art/find-motif';
import { dropRepeats } from './drop-repeats';
import { attributes, html } from './html';
import type { Html } from './html';
import { findLink } from './page-links';
import { handOutPictures } from './own-pictures';
import { drawPicture } from './picture';
import { calmedBy, muddyColour } from './style/muddy-colour';
import type { SectionContext } from './section';
import { addSearch } from './write-section-search';
import { addSort } from './write-section-sort';
import { findVariant } from './sections/find-section';

/** The markup of one section, from `<section>` to `</section>`, not yet indented. */
export function renderSection(plan: SitePlan, page: PagePlan, section: SectionPlan, words: Words): Html {
  const variant = findVariant(section.type, section.variant);
  const isColoured = section.ground !== 'page' && section.ground !== 'surface';
  const titleId = `${section.id}-title`;
  const scene = {
    seed: (plan.seed ^ hashText(`${page.path}#${section.id}`)) >>> 0,
    motifs: plan.art,
    hasImages: plan.hasImages,
    isOfAnyTrade: plan.kind === 'unknown',
    drawn: new Map<string, number>(),
    awaited: new Set((section.content.items ?? []).flatMap(({ art }) => (art && findMotif(art)) || [])),
    scenes: new Map<string, string>(),
    isColoured,
    muddy: muddyColour(plan),
    calm: calmedBy(plan),
    isFirst: page.sections[0] === section,
    own: handOutPictures(plan.pictures, sectionAddress(page.path, section.id)),
  };
  const context: SectionContext = {
    plan,
    page,
    section,
    content: dropRepeats(page, section),
    words,
    random: createRandom(plan.seed, `${page.path}#${section.id}`),
    titleId,
    level: page.sections.find(({ type }) => type !== 'announcement') === section ? 1 : 2,
    link: (target) => findLink(plan, page, target),
    picture: (request) => drawPicture(scene, request),
  };
  const body =
    section.type === 'app'
      ? writeAppSection(context)
      : addSearch(context, addSort(context, variant.render(context)));
  const ground = section.ground === 'page' ? '' : ` on-${section.ground}`;
  const room = isShort(section, body) ? ' short' : '';
  const values = attributes({
    // `form` is the class of the form itself.
    class: `${section.type === 'form' ? 'form-section' : section.type}${ground}${room}`,
    id: section.id,
    'data-section': section.type,
    'data-variant': section.variant,
    // What stands first is there at once.
    'data-reveal': plan.hasScript && plan.behaviours.includes('reveal') && page.sections[0] !== section,
    // Two landmarks of one name cannot be told apart: the second is none.
    'aria-labelledby': hasTwin(page, section) ? null : titleId,
  });
  return html`<section${values}>${body}</section>`;
}

function hasTwin(page: PagePlan, section: SectionPlan): boolean {
  const same = page.sections.filter(({ content }) => content.title.trim() === section.content.title.trim());
  return same.length > 1 && same[0] !== section;
}

const opens = new Set<SectionType>(['hero', 'page-header', 'announcement', 'cta', 'app']);

// A few lines in the room of a gallery are a wall: what says little stands closer to its neighbours.
function isShort({ type }: SectionPlan, { markup }: Html): boolean {
  if (opens.has(type) || /<(?:svg|img|form|details|table|dl|pre)\b/.test(markup)) return false;
  return markup.replaceAll(/<[^>]*>|\s+/g, ' ').length < 420;
}
