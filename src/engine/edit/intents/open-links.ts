import { valueOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Splice } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';

/** Opens links to other sites in a new tab, or in the same one again. Links inside the site stay as visitors expect. */
export const openLinks: Intent = {
  name: 'set-link',
  attempt(step) {
    const { plain } = step.part;
    const isNew = /\b(?:new|another|separate|own) (?:tab|window)s?\b/.test(plain);
    const isSame = /\bsame (?:tab|window)\b/.test(plain);
    if ((!isNew && !isSame) || !/\blinks?\b|\bopen\b/.test(plain)) return null;
    let count = 0;
    for (const page of step.draft.everyPage()) {
      const splices = step.draft
        .tree(page)
        .elements.filter((link) => link.tag === 'a' && /^(?:https?:)?\/\//i.test(valueOf(link, 'href')))
        .flatMap((link) => (isNew ? opened(link) : closed(link)));
      step.draft.splice(page, splices);
      count += splices.length > 0 ? 1 : 0;
    }
    if (count === 0)
      return refuse(
        'nothing-to-change',
        isNew
          ? 'No link leads to another site, or those that do open in a new tab already. Links inside your site stay in the same tab: visitors expect that.'
          : 'No link opens in a new tab.',
      );
    return done(
      'Links to other sites',
      `${isNew ? 'new' : 'same'} tab, ${countOf(count, 'page')}`,
      `Links to other sites open in ${isNew ? 'a new' : 'the same'} tab now; links inside your site stay as they are.`,
    );
  },
};

function opened(link: PageElement): Splice[] {
  if (valueOf(link, 'target') === '_blank') return [];
  const rel = link.attributes.get('rel');
  const href = link.attributes.get('href');
  if (!href) return [];
  const words = new Set([...(rel?.value ?? '').split(/\s+/).filter(Boolean), 'noopener']);
  const add: Splice = {
    start: href.end,
    end: href.end,
    text: ` target="_blank"${rel ? '' : ' rel="noopener"'}`,
  };
  return rel ? [add, { start: rel.start, end: rel.end, text: `rel="${[...words].join(' ')}"` }] : [add];
}

function closed(link: PageElement): Splice[] {
  const target = link.attributes.get('target');
  return target ? [{ start: target.start - 1, end: target.end, text: '' }] : [];
}
