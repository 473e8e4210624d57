import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { composeSection } from '../../compose/compose-section';
import type { SectionContent } from '../../plan/content';
import type { PageSection } from '../../locate/find-sections';
import { parsePage, valueOf } from '../../locate/page-tree';
import { indentAt, spliceText } from '../draft/splice-text';
import type { SiteDraft } from '../draft/site-draft';
import { addScripts } from './add-scripts';
import { addStyles } from './add-styles';
import { hrefFrom, linkEnd } from './mend-links';
import { bodySections } from './move-section';

/** A section to be written for a page, and where it goes. */
export type NewSection = {
  readonly type: SectionType;
  readonly content?: Partial<SectionContent>;
  readonly anchor?: { readonly section: PageSection; readonly side: 'before' | 'after' };
};

const closers = new Set(['cta', 'contact', 'newsletter', 'booking', 'map', 'hours', 'rsvp']);

/**
 * Writes a section as the composer would and puts it on a page, with the styles and scripts that the site lacks. Links in
 * it that lead nowhere on this site are led to what there is, or taken out. Returns its id.
 */
export function insertSection(
  draft: SiteDraft,
  page: string,
  brief: Brief,
  seed: number,
  wish: NewSection,
): string {
  const { elements } = draft.tree(page);
  const composed = composeSection({
    type: wish.type,
    brief,
    kind: brief.kind.value,
    seed,
    takenIds: elements.flatMap((element) => valueOf(element, 'id') || []),
    pagePath: page,
    ...(wish.content ? { content: wish.content } : {}),
  });
  placeSection(draft, page, mendMarkup(draft, page, composed.html, composed.id), wish.anchor);
  addStyles(draft, composed.css);
  addScripts(draft, composed.behaviours);
  return composed.id;
}

/** Puts a section's markup before or after another; by itself before a closing call or contact, else at the end. */
export function placeSection(
  draft: SiteDraft,
  page: string,
  markup: string,
  anchor?: NewSection['anchor'],
): void {
  const sections = bodySections(draft, page);
  const last = sections.at(-1);
  const isClosing = last && sections.length > 1 && last.type !== null && closers.has(last.type);
  const goal =
    anchor ?? (last ? { section: last, side: isClosing ? ('before' as const) : ('after' as const) } : null);
  const html = draft.text(page);
  if (!goal) {
    const { elements } = draft.tree(page);
    const home = elements.find(({ tag }) => tag === 'main') ?? elements.find(({ tag }) => tag === 'body');
    const at = home?.closeStart ?? html.length;
    const lineStart = html.lastIndexOf('\n', at) + 1;
    const isOwnLine = html.slice(lineStart, at).trim() === '';
    draft.splice(page, [
      {
        start: isOwnLine ? lineStart : at,
        end: isOwnLine ? lineStart : at,
        text: `${isOwnLine ? '' : '\n'}${markup}\n`,
      },
    ]);
    return;
  }
  const { element } = goal.section;
  const indent = indentAt(html, element.start);
  const text = indent.length === 4 ? markup : markup.replace(/^ {4}/gm, () => indent);
  if (goal.side === 'after')
    draft.splice(page, [{ start: element.end, end: element.end, text: `\n\n${text}` }]);
  else
    draft.splice(page, [
      { start: element.start - indent.length, end: element.start - indent.length, text: `${text}\n\n` },
    ]);
}

/** Leads dead links of new markup to what the site has. */
function mendMarkup(draft: SiteDraft, page: string, markup: string, id: string): string {
  const tree = parsePage(markup);
  const own = new Set(tree.elements.map((element) => valueOf(element, 'id')));
  const isAlive = (href: string): boolean => {
    const end = linkEnd(page, href);
    if (!end || end.hash === 'main' || (end.path === page && own.has(end.hash))) return true;
    if (!draft.has(end.path)) return false;
    return (
      end.hash === '' || draft.tree(end.path).elements.some((element) => valueOf(element, 'id') === end.hash)
    );
  };
  const splices = tree.elements.flatMap((element) => {
    const attribute = element.attributes.get('href');
    if (!attribute || isAlive(attribute.value)) return [];
    return [
      {
        start: attribute.start,
        end: attribute.end,
        text: `href="${likelyEnd(draft, page, attribute.value) ?? `#${id}`}"`,
      },
    ];
  });
  return spliceText(markup, splices);
}

/** A place of this site for a link that was meant for another: the same section elsewhere, else a way to get in touch. */
function likelyEnd(draft: SiteDraft, page: string, href: string): string | null {
  const wanted = (/#(.+)$/.exec(href)?.[1] ?? href.replace(/\.html?.*$/, '')).toLowerCase();
  for (const types of [[wanted], ['contact', 'booking', 'quote', 'rsvp', 'form', 'pricing']]) {
    const near = draft.pages().filter((path) => draft.firstPage(path) === draft.firstPage(page));
    for (const path of [page, ...near, ...draft.pages()]) {
      const section = draft
        .sections(path)
        .find(({ id, type }) => types.includes(id) || (type !== null && types.includes(type)));
      const id = section ? valueOf(section.element, 'id') : '';
      if (id) return path === page ? `#${id}` : `${hrefFrom(page, path)}#${id}`;
    }
  }
  return null;
}
