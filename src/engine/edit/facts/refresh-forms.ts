import { valueOf, wordsIn } from '../../locate/page-tree';
import type { PageAttribute, PageElement } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { siteFacts } from '../site-facts';

/**
 * Lets forms that kept what was written on the device send it to the site's mail address once it has one, and say so.
 * Only forms that say in the site's own words that there was none.
 */
export function refreshForms(draft: SiteDraft): void {
  const before = draft.reread();
  const mail = mailOn(draft);
  if (mail === undefined || mailOn(before) !== undefined) return;
  for (const path of draft.everyPage()) {
    const { forms } = findWords(siteFacts(draft, path).language);
    const { elements } = draft.tree(path);
    if (!elements.some((element) => isNote(element, forms.staysHere))) continue;
    draft.splice(path, [
      ...elements.flatMap((element): readonly Splice[] => {
        const store = element.attributes.get('data-store');
        const finished = element.attributes.get('data-done');
        if (element.tag !== 'form' || !store || element.attributes.has('action')) return [];
        return [
          over(store, `data-mail="${escapeAttribute(mail)}"`),
          ...(finished ? [over(finished, `data-done="${escapeAttribute(forms.mailOpened)}"`)] : []),
        ];
      }),
      ...elements
        .filter((element) => isNote(element, forms.staysHere))
        .map(({ openEnd, closeStart }) => ({
          start: openEnd,
          end: closeStart,
          text: escapeText(forms.opensMail.replace('{mail}', mail)),
        })),
    ]);
  }
}

const isNote = (element: PageElement, text: string): boolean =>
  valueOf(element, 'class') === 'form-note' && wordsIn(element) === text;

const over = ({ start, end }: PageAttribute, text: string): Splice => ({ start, end, text });

/** The address that the site's links write to. */
const mailOn = (draft: SiteDraft): string | undefined =>
  draft
    .everyPage()
    .filter((path) => draft.text(path).includes('mailto:'))
    .flatMap((path) => draft.tree(path).elements)
    .flatMap((element) => /^mailto:(?<mail>[^?]+@[^?]+)/iu.exec(valueOf(element, 'href'))?.groups?.['mail'] ?? [])[0]; // prettier-ignore
