import { findOpenList } from '@/engine/brief/apps/find-open-list';
import { html, type Html } from '../html';
import type { AppContext } from './app';
import { singularOf } from './directory-data';
import { boundOf } from './directory-facets';
import type { RecordField } from './records/record-field';

/** "Tenants post rooms": what adding an entry is called; null where the list is its owner's. */
export function nameEntry({ brief: { prompt }, words }: AppContext): string | null {
  const things = words.language === 'en' ? findOpenList(prompt)?.things : undefined;
  const one = things === undefined ? undefined : singularOf(things);
  return one === undefined ? null : `Add ${/^[aeiou]/iu.test(one) ? 'an' : 'a'} ${one}`;
}

/** The filter of a measure: what costs something is narrowed to a most, what holds something to a least. */
export function writeBound(field: RecordField, language: string): Html | null {
  const bound = boundOf(field);
  const id = `find-more-${field.name}`;
  const [most, least] = language === 'en' ? ['up to', 'from'] : ['≤', '≥'];
  const said = `${field.label} ${bound === 'most' ? most : least}`;
  return bound === null
    ? null
    : html`<p class="app-field">
        <label for="${id}">${said}</label><input id="${id}" name="more-${field.name}" type="${field.type}" />
      </p>`;
}
