import { textLeaves, valueOf, wordsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { linkedValues } from './set-json-ld';
import { phonePattern } from './set-phone';

/** The phone number, mail address or street address of a site as people read it; null where it has none. */
export function contactOn(draft: SiteDraft, kind: 'phone' | 'email' | 'address'): string | null {
  return kind === 'address' ? addressOn(draft) : valueOn(draft, kind === 'email' ? 'mailto:' : 'tel:');
}

function valueOn(draft: SiteDraft, scheme: 'mailto:' | 'tel:'): string | null {
  for (const page of draft.pages())
    for (const element of draft.tree(page).elements) {
      if (element.tag !== 'a' || !valueOf(element, 'href').startsWith(scheme)) continue;
      const words = textLeaves(element)
        .map(({ text }) => text.trim())
        .join(' ');
      const said = scheme === 'tel:' ? phonePattern.exec(words)?.[0] : /\S+@\S+/.exec(words)?.[0];
      return said ?? decodeURI(valueOf(element, 'href').slice(scheme.length));
    }
  return linkedValues(draft, scheme === 'tel:' ? 'telephone' : 'email')[0] ?? null;
}

function addressOn(draft: SiteDraft): string | null {
  const written = draft
    .pages()
    .flatMap((page) => draft.tree(page).elements)
    .find((element) => element.tag === 'address' && wordsIn(element) !== '');
  const street = linkedValues(draft, 'streetAddress')[0];
  // As the site writes it, with the town.
  const row = draft
    .pages()
    .flatMap((page) => draft.tree(page).elements)
    .find((element) => element.tag === 'dd' && street !== undefined && wordsIn(element).startsWith(street));
  return row && wordsIn(row).length < 90 ? wordsIn(row) : (street ?? (written ? wordsIn(written) : null));
}
