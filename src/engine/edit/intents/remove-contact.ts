import { childElements, elementsIn, isWithin, textLeaves, valueOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { wholeLines } from '../draft/splice-text';
import { linkedValues, removeLinkedValue } from '../facts/set-json-ld';
import { phonePattern } from '../facts/set-phone';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { everySection, findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

const kinds: readonly (readonly [RegExp, string, (text: string, step: Step) => boolean])[] = [
  [
    /^(?:phone|phone number|number|tel)s?$/,
    'phone number',
    (text) => phonePattern.test(text) && !/\d:\d\d/.test(text),
  ],
  [/^(?:email|mail|email address|mail address)(?:es)?$/, 'mail address', (text) => /\S@\S+\.\S/.test(text)],
  [
    /^(?:address|street|location)$/,
    'address',
    (text, step) =>
      [...linkedValues(step.draft, 'streetAddress'), ...linkedValues(step.draft, 'addressLocality')].some(
        (known) => text.includes(known),
      ),
  ],
];

/** Takes phone, mail or address out of the header, the footer or a section; or out of the whole site. */
export const removeContact: Intent = {
  name: 'remove-element',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:remove|hide) (?<what>phone(?: number)?|number|tel|email(?: address)?|mail(?: address)?|address|street|location)(?: (?:from|in|on|of) (?<where>.+?))?$/,
    );
    const kind = kinds.find(([words]) => words.test(match?.what?.plain ?? ''));
    if (!match || !kind || /^(?:phones?|tablet|desktop)$/.test(match.where?.plain ?? '')) return null;
    const [, name, isOne] = kind;
    const isEverywhere = !match.where || /^(?:site|everywhere|all pages|every page)$/.test(match.where.plain);
    if (!isEverywhere && /\bpage$/.test(match.where?.plain ?? '')) return null;
    const named = isEverywhere
      ? everySection(step.draft, step.page)
      : findNamedSections(step.draft, match.where?.plain ?? '', step.page, true);
    if (named.length === 0) return null;
    const ids = new Set(named.map(({ section }) => section.id));
    let count = 0;
    for (const page of step.draft.everyPage()) {
      const html = step.draft.text(page);
      const gone = step.draft
        .sections(page)
        .filter(({ id }) => ids.has(id))
        .flatMap(({ element }) => holders(element, name, (text) => isOne(text, step)))
        .map(rowOf);
      const outer = gone.filter((one) => !gone.some((other) => other !== one && isWithin(one, other)));
      step.draft.splice(
        page,
        outer.flatMap((element) => [
          ...termOf(element).map((term) => ({ ...wholeLines(html, term), text: '' })),
          { ...wholeLines(html, element), text: '' },
        ]),
      );
      count += outer.length;
    }
    // What machines read must not keep what people no longer see.
    const isGone = isEverywhere && count > 0;
    const told = isGone ? removeLinkedValue(step.draft, properties[name] ?? '') : 0;
    return count + told === 0
      ? refuse('not-found', `I see no ${name} there.`)
      : done(
          capital(name),
          `removed, ${countOf(count + told, 'place')}`,
          `Removed the ${name}, ${countOf(count + told, 'place')}.`,
        );
  },
};

const properties: Readonly<Record<string, string>> = {
  'phone number': 'telephone',
  'mail address': 'email',
  address: 'address',
};

const schemes: Readonly<Record<string, string>> = { 'phone number': 'tel:', 'mail address': 'mailto:' };

/** The list entries, rows and paragraphs that hold nothing else. */
function holders(root: PageElement, name: string, isOne: (text: string) => boolean): readonly PageElement[] {
  return elementsIn(root)
    .filter(({ tag }) => /^(?:li|p|dd|a|span|address)$/.test(tag))
    .filter((element) => {
      const leaves = textLeaves(element).filter(({ text }) => text.trim() !== '');
      const isLink = valueOf(element, 'href').startsWith(schemes[name] ?? 'none:');
      return (
        leaves.length === 1 &&
        leaves[0] !== undefined &&
        leaves[0].text.length < 80 &&
        (isLink || isOne(leaves[0].text))
      );
    });
}

/** A row that holds only a term and this. */
function rowOf(element: PageElement): PageElement {
  const { parent } = element;
  const isRow = element.tag === 'dd' && parent?.tag === 'div' && childElements(parent).length <= 2;
  return isRow ? parent : element;
}

/** The "Phone" before a number, in a list of terms. */
function termOf(element: PageElement): readonly PageElement[] {
  if (element.tag !== 'dd' || !element.parent) return [];
  const siblings = childElements(element.parent);
  const term = siblings[siblings.indexOf(element) - 1];
  return term?.tag === 'dt' ? [term] : [];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
