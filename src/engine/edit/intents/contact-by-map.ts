import { phoneText } from '../../compose/layouts/reach';
import { childElements, classesOf, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { contactOn } from '../facts/contact-on';
import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { writeRule } from '../style/write-rule';
import { everySection } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

const what = '(?<what>phone(?: number)?|number|email(?: address)?|mail(?: address)?|address)';
const where = '(?<side>under|below|underneath|beneath|after|above|before|over) map(?: section)?';
const form = new RegExp(
  `^(?:(?:add|put|show|place|have|move|write|display|list) )?${what} (?:also )?(?:should )?(?:be |go |stand )?(?:right |directly )?${where}(?: too| as well| also)?$`,
);

/** "Put our address under the map": the fact that the site has, beside every map, and no longer elsewhere in its section. */
export const contactByMap: Intent = {
  name: 'set-contact',
  attempt(step) {
    const match = matchPhrase(step.part, form);
    if (!match?.what || !match.side) return null;
    const said = match.what.plain;
    const kind = /mail/.test(said) ? 'email' : said === 'address' ? 'address' : 'phone';
    const value = contactOn(step.draft, kind);
    const noun = kind === 'email' ? 'mail address' : kind === 'address' ? 'address' : 'phone number';
    if (value === null)
      return refuse('not-found', `I see no ${noun} on this site yet. Tell me: our ${kind} is …`);
    const maps = everySection(step.draft, step.page).filter(({ section }) => section.type === 'map');
    if (maps.length === 0)
      return refuse('not-found', `There is no map on this site to put the ${noun} beside.`, [
        'add a map section',
      ]);
    const isAbove = /above|before|over/.test(match.side.plain);
    writeRule(step.draft, {
      selector: '.map-note',
      declarations: { 'margin-block': '0.75rem' },
      block: 'map',
    });
    for (const { page, section } of maps) write(step, page, section.id, value, kind, isAbove);
    const side = isAbove ? 'above' : 'under';
    return done(
      noun.charAt(0).toUpperCase() + noun.slice(1),
      `${side} the map`,
      `The ${noun} stands ${side} the map now: ${value}.`,
    );
  },
};

function write(
  { draft }: Step,
  page: string,
  id: string,
  value: string,
  kind: 'phone' | 'email' | 'address',
  isAbove: boolean,
): void {
  const section = draft.sections(page).find((one) => one.id === id)?.element;
  const drawing = section ? drawingOf(section) : null;
  if (!section || !drawing) return;
  const html = draft.text(page);
  const href = kind === 'email' ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, '')}`;
  const markup =
    kind === 'address'
      ? escapeText(value)
      : `<a href="${escapeAttribute(href)}">${escapeText(kind === 'phone' ? phoneText(value) : value)}</a>`;
  const line = `<p class="map-note">${markup}</p>`;
  const inner = holderOf(drawing);
  const old = rowOf(section, value);
  // Beside other words the line stands in the column of the drawing, else under the whole block.
  const parent = inner.parent;
  const isBeside =
    parent !== null &&
    parent !== section &&
    classesOf(parent).some((word) => /^(?:aside|map-ways|split)$/.test(word));
  const at = isBeside ? inner : drawing;
  const gap = indentAt(html, at.start);
  const [open, close] = isBeside ? ['<div class="map-noted">\n' + gap, `\n${gap}</div>`] : ['', ''];
  const splices: Splice[] = isAbove
    ? [
        { start: at.start, end: at.start, text: `${open}${line}\n${gap}` },
        { start: at.end, end: at.end, text: close },
      ]
    : [
        { start: at.start, end: at.start, text: open },
        { start: at.end, end: at.end, text: `\n${gap}${line}${close}` },
      ];
  if (old) splices.push({ ...wholeLines(html, old), text: '' });
  draft.splice(page, splices);
}

/** The block of the section that holds the drawing, a child of the section itself: what follows it stands below. */
function drawingOf(section: PageElement): PageElement | null {
  const holds = (one: PageElement) =>
    one.tag === 'iframe' ||
    elementsIn(one).some(({ tag }) => tag === 'svg' || tag === 'iframe' || tag === 'img');
  return childElements(section).find(holds) ?? null;
}

/** The innermost block around the drawing of the map. */
function holderOf(block: PageElement): PageElement {
  const art = [block, ...elementsIn(block)].find(
    ({ tag }) => tag === 'svg' || tag === 'iframe' || tag === 'img',
  );
  return art?.parent && art !== block && art.parent.tag === 'div' ? art.parent : (art ?? block);
}

/** The line that says the fact already; its list, where it is all there is in it. */
function rowOf(section: PageElement, value: string): PageElement | null {
  const plain = value.replace(/\W+/gu, '').toLowerCase();
  const same = (one: PageElement) => wordsIn(one).replace(/\W+/gu, '').toLowerCase() === plain;
  const cell = elementsIn(section).find((one) => /^(?:dd|li|address|p)$/.test(one.tag) && same(one));
  if (!cell) return null;
  const row =
    cell.tag === 'dd' && cell.parent && cell.parent.tag === 'div'
      ? cell.parent
      : cell.tag === 'dd'
        ? null
        : cell;
  if (!row) return null;
  const list = row.parent;
  return list && /^(?:dl|ul)$/.test(list.tag) && childElements(list).length === 1 ? list : row;
}
