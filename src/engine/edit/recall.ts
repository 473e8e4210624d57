import type { EditAbout } from '@/domain/site/edit';
import { valueOf } from '../locate/page-tree';
import type { SiteDraft } from './draft/site-draft';
import type { Spoken, Understood } from './run-parts';
import { everySection } from './target/find-named-sections';
import { sectionsTarget } from './target/make-target';
import { findPage } from './target/find-pages';
import { resolveTarget } from './target/resolve-target';
import { keepWords } from './words/read-command';
import type { Part } from './words/read-command';

const points =
  /(?:^| )(?:it|its|it's|this|that|this one|that one|this section|that section|section|them|they|their|her|him|his|hers)(?: |$)/;
const looksOnly =
  /^(?:(?:even|much|lot|bit|little|slightly|too|more|make) )*(?:bigger|smaller|larger|darker|lighter|bolder|rounder|wider|narrower|taller|shorter)(?: still| again| now)?$/;
const ofSite = /^(?:make |change |turn |want )?(?:it|this|that)(?: to| all| be| look)* (?:dark|light|darker|lighter|modern|pop|nicer|better|prettier|fancier|calmer)(?: mode)?$|^(?:make |let )?(?:it|this) (?:look|feel) (?:more |less |not so )?\S+$/; // prettier-ignore

/** What the command before spoke of, found on the site as it is now; null where this command does not go on from it. */
export function recall(draft: SiteDraft, about: EditAbout | undefined, part: Part): Spoken | null {
  if (!about || part.picked !== null || ofSite.test(part.plain)) return null;
  // "Undo that" takes the change back, whatever it was about.
  if (/^(?:undo|redo|revert|go back|take that back|i (?:don't|do not) like|dislike|it was|that was|i liked)\b|\b(?:back|undo|before|as it was)$/.test(part.plain)) return null; // prettier-ignore
  if (!points.test(part.plain) && !looksOnly.test(part.plain)) return null;
  const page = draft.has(about.page) ? about.page : (draft.pages()[0] ?? about.page);
  const item = about.item ?? null;
  const home = about.home ?? null;
  if (item !== null || home !== null) return { target: null, item, home };
  const section = about.section
    ? everySection(draft, page).find(
        (place) => place.page === page && valueOf(place.section.element, 'id') === about.section,
      )
    : undefined;
  const whole = section ? sectionsTarget([section]) : null;
  // A thing inside a section is not moved: "move it down" after its heading was changed is about the section.
  const inner =
    about.words && !(whole && /^(?:move|put|place|bring|duplicate|swap) /.test(part.plain))
      ? resolveTarget({ draft, page, picked: null, last: null }, about.words)
      : null;
  // What was renamed is not found by its old name: its whole section is not what is meant.
  const isLost = about.words !== undefined && inner === null && /^(?:make|change|color|hide|remove) /.test(part.plain); // prettier-ignore
  const target = inner ?? (isLost ? null : whole);
  return target ? { target, item: null, home: null } : null;
}

/** What a command spoke of last, by what it is called; undefined where it spoke of nothing that has a name. */
export function remember(
  draft: SiteDraft,
  understood: readonly Understood[],
  page: string,
): EditAbout | undefined {
  const result = understood.findLast((one) => one.result.status === 'done')?.result;
  if (result?.status !== 'done') return undefined;
  const { item, home, target, made } = result;
  if (made !== undefined && draft.has(made)) return { page: made, ...(item === undefined ? {} : { item }) };
  if (item !== undefined || home !== undefined)
    return { page, ...(item === undefined ? {} : { item }), ...(home === undefined ? {} : { home }) };
  if (!target || target.role === 'brand' || target.role === 'site') return undefined;
  const place = target.sections[0];
  const id = place ? valueOf(place.section.element, 'id') : '';
  if (place && id !== '' && draft.has(place.page)) return { page: place.page, section: id };
  const around = draft
    .sections(target.places[0]?.page ?? page)
    .find(({ type, id: name }) => target.block !== null && type === target.block && name !== 'nav');
  const within = around ? valueOf(around.element, 'id') : '';
  const words = target.label.replace(/^the /, '').replace(/[“”]/gu, '');
  return { page: target.places[0]?.page ?? page, words, ...(within === '' ? {} : { section: within }) };
}

const onIt =
  /^(?<rest>(?:add|put|insert|place) .+?) (?:to|on|in|into|onto) (?:it|this page|that page|new page|this one|that one)$/;

/** "Add a gallery to it" after a page was made: the order without these words, and that page; null for other orders. */
export function recallPage(
  draft: SiteDraft,
  about: EditAbout | undefined,
  part: Part,
): { readonly part: Part; readonly page: string } | null {
  if (!about?.item || findPage(draft, about.item) !== about.page) return null;
  const rest = onIt.exec(part.plain)?.groups?.rest;
  return rest !== undefined && part.picked === null && draft.has(about.page)
    ? { part: keepWords(part, rest), page: about.page }
    : null;
}
