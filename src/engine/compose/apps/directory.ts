import { findOpenList } from '@/engine/brief/apps/find-open-list';
import { attributes, html, type Html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { askedFilters } from './asked-filters';
import { sayAll, sayApp } from './app-words';
import { readCurrency } from './calculators/read-currency';
import { asksForDistrict, asksForPrice, listEntries, readTrades } from './directory-data';
import { readListed } from './directory-listed';
import { readDistrictWord, readPlaceWord, readTownWord } from './directory-place-words';
import { asksForSaved, boundOf, readFacets } from './directory-facets';
import { nameEntry, writeBound } from './directory-open';
import { hasNoGroup, isJobBoard, isPaidByHour, readDirectoryFields, sampleValue } from './directory-fields';
import { asksForPayRange, valueOfPost } from './directory-job-facets';
import { readPostDays } from './directory-posts';
import { directoryScript } from './directory-script';
import { signOf, writeEntry } from './write-entry';
import { directoryStyles } from './directory-styles';
import { writeFileScript, writeFileRow } from './file-row';
import type { RecordField } from './records/record-field';
import { writeConstant, writeStore } from './script-parts';
import { writeNoScript } from './write-no-script';

// What stands behind a pay by the hour.
const hourWord = (context: AppContext): string =>
  !isJobBoard(context) || !isPaidByHour(context) ? '' : context.words.language === 'en' ? ' an hour' : ' / h';

// What is narrowed from one end: everything measured of an open list, else what the prompt filters by.
const boundedOf = (context: AppContext): readonly RecordField[] => {
  const { isOpen, more } = readDirectoryFields(context);
  const asked = new Set(readFacets(context).measures.map(({ name }) => name));
  const words = askedFilters(context.brief.prompt).map((word) => word.toLowerCase());
  // "Price per walk", where it is filtered by price.
  const isNamed = ({ type, label }: RecordField): boolean => type === 'number' && words.some((word) => label.toLowerCase().split(' ')[0] === word); // prettier-ignore
  return isOpen ? more : more.filter((field) => asked.has(field.name) || isNamed(field));
};

/** A board of jobs, or a directory of anything: search, filters, and posting that stays in the browser. */
export const directory: AppDefinition = {
  kind: 'directory',
  title: (context) => {
    if (isJobBoard(context)) return sayApp(context.words.language, 'jobBoard');
    const told = context.brief.offer?.value ?? '';
    // Abroad the words that ask for it head it, where they say of what it is: "Lista de libros".
    const isTold = context.words.language !== 'en' && told.includes(' ') && told.length < 60;
    const listed = findOpenList(context.brief.prompt)?.title ?? readListed(context) ?? (isTold ? told : null);
    return listed
      ? listed.charAt(0).toUpperCase() + listed.slice(1)
      : sayApp(context.words.language, 'directory');
  },
  html: (context) => {
    const { words, level } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const isJobs = isJobBoard(context);
    const currency = readCurrency(context);
    const { entries, isSample } = listEntries(context);
    const post = isJobs ? say('postJob') : (nameEntry(context) ?? say('addEntry'));
    const field = (name: string, label: string, control: Html, wide = false) =>
      html`<p class="app-field${wide ? ' post-wide' : ''}">
        <label for="post-${name}">${label}</label>${control}
      </p>`;
    const hasPay = isJobs;
    const own = readDirectoryFields(context);
    // What may be posted is more than what stands there already.
    const groups = [...new Set([...(own.group?.options ?? []), ...entries.map((entry) => entry.group)])];
    const place =
      own.place ??
      (asksForDistrict(context)
        ? (readDistrictWord(context) ?? say('district'))
        : (readPlaceWord(context) ?? readTownWord(context) ?? words.fields.city));
    const sign = signOf(currency);
    const levels = [1, 2, 3].map((one) => html`<option value="${String(one)}">${sign.repeat(one)}</option>`);
    const hasLevels = !own.isOpen && asksForPrice(context) && own.more.every(({ name }) => name === 'rating');
    const isHourly = isJobs && isPaidByHour(context);
    const perHour = hourWord(context);
    const groupLabel = own.group?.label ?? (isJobs ? say('jobType') : say('category'));
    // A prompt that lists what an entry holds, and no sort of it, wants none.
    const hasGroup = isJobs || !hasNoGroup(own) || readTrades(readListed(context)).length > 1;
    const numbers = own.more.filter(({ type }) => type === 'number');
    const more = [...own.more, ...own.switches];
    const hasSaved = asksForSaved(context);
    return html`<div class="directory" data-app="directory">
      <form class="directory-filters app-panel" role="search" data-filters>
        <p class="app-field">
          <label for="find-words">${words.actions.search}</label
          ><input
            id="find-words"
            name="words"
            type="search"
            placeholder="${isJobs ? say('jobSearchHint') : ''}"
          />
        </p>
        ${
          own.hasPlace
            ? html`<p class="app-field">
                <label for="find-city">${place}</label
                ><select id="find-city" name="city">
                  <option value="">${say('anywhere')}</option>
                </select>
              </p>`
            : null
        }
        ${
          hasGroup
            ? html`<p class="app-field">
                <label for="find-group">${groupLabel}</label
                ><select id="find-group" name="group">
                  <option value="">${words.fields.all}</option>
                </select>
              </p>`
            : null
        }
        ${hasPay ? html`<p class="app-field"><label for="find-pay">${say(isHourly ? 'payHourFrom' : 'salaryFrom')}</label><input id="find-pay" name="pay" type="number" inputmode="decimal" min="0" step="${isHourly ? 'any' : '1000'}" placeholder="${currency}" /></p>` : null}
        ${hasPay && asksForPayRange(context) ? html`<p class="app-field"><label for="find-pay-to">${isHourly ? 'Pay an hour up to' : 'Salary up to'}</label><input id="find-pay-to" name="payTo" type="number" inputmode="decimal" min="0" step="${isHourly ? 'any' : '1000'}" placeholder="${currency}" /></p>` : null}
        ${
          hasLevels
            ? html`<p class="app-field">
                <label for="find-level">${words.shop.price}</label
                ><select id="find-level" name="level">
                  <option value="">${words.fields.all}</option>
                  ${levels}
                </select>
              </p>`
            : null
        }
        ${own.switches.map(
          ({ name, label, options = [] }) =>
            html`<p class="app-field">
              <label for="find-more-${name}">${label}</label
              ><select id="find-more-${name}" name="more-${name}">
                <option value="">${words.fields.all}</option>
                ${options.map((option) => html`<option>${option}</option>`)}
              </select>
            </p>`,
        )}
        ${boundedOf(context).map((field) => writeBound(field, words.language))}
        ${
          hasSaved
            ? html`<p class="directory-saved">
                <label><input type="checkbox" name="saved" value="yes" /> ${say('savedOnly')}</label>
              </p>`
            : null
        }
        <div class="app-row">
          <button class="app-button" type="submit">${words.actions.search}</button
          ><button class="app-button app-quiet" type="reset">${words.actions.clear}</button>
        </div>
      </form>
      <div class="directory-main">
        <div class="app-row app-ends">
          <p class="directory-count" role="status" data-count></p>
          <div class="app-row">
            <label class="app-hidden" for="find-order">${words.actions.sort}</label>
            <select class="app-input directory-order" id="find-order" data-order>
              <option value="new">${say('newestFirst')}</option>
              <option value="title">${say('byName')}</option>
              ${hasPay ? html`<option value="pay">${say('bestPaid')}</option>` : null}
              ${numbers.map(({ name, label }) => html`<option value="more:${name}">${label}</option>`)}
            </select>
            <button class="app-button" type="button" data-post>${post}</button>
          </div>
        </div>
        ${isSample ? html`<!-- Sample: replace with real entries -->` : null}
        <ul class="directory-list" data-list data-read>
          ${entries.map((entry, index) =>
            writeEntry(
              context,
              entry,
              currency,
              isSample,
              perHour,
              more
                .map(
                  (one, at) =>
                    [
                      one,
                      isSample
                        ? ((isJobs ? valueOfPost(one, entry.title) : null) ?? sampleValue(one, index + at))
                        : (entry.extra?.[one.name] ?? ''),
                    ] as const,
                )
                .filter(([, value]) => value !== ''),
            ),
          )}
        </ul>
        <p class="app-empty" data-empty hidden>${words.shop.noResults}</p>
        ${writeFileRow(context, 'json', 'quiet')}
      </div>
      <dialog class="directory-dialog" aria-labelledby="post-heading" data-dialog>
        <form method="dialog" data-editor>
          ${level === 2 ? html`<h2 id="post-heading">${post}</h2>` : html`<h3 id="post-heading">${post}</h3>`}
          <div class="post-fields">
            ${field('title', own.title ?? (isJobs ? say('jobTitle') : words.fields.name), html`<input type="text" id="post-title" name="title" required maxlength="100" />`)}
            ${field('by', own.by ?? (isJobs ? words.fields.company : say('contactPerson')), html`<input type="text" id="post-by" name="by" maxlength="100" />`)}
            ${own.hasPlace ? field('city', place, html`<input type="text" id="post-city" name="city" required maxlength="60" />`) : html`<input type="hidden" name="city" value="" />`}
            ${
              hasGroup
                ? field(
                    'group',
                    groupLabel,
                    html`<select id="post-group" name="group">
                      ${groups.map((group) => html`<option>${group}</option>`)}
                    </select>`,
                  )
                : null
            }
            ${hasPay ? field('pay', `${say(isHourly ? 'payHour' : 'salaryYear')} (${currency})`, html`<input id="post-pay" name="pay" type="number" inputmode="decimal" min="0" step="${isHourly ? 'any' : '100'}" />`) : null}
            ${
              hasLevels
                ? field(
                    'level',
                    words.shop.price,
                    html`<select id="post-level" name="level">
                      ${levels}
                    </select>`,
                  )
                : null
            }
            ${more.map(({ name, label, type, options = [] }) =>
              field(
                `more-${name}`,
                label,
                options.length > 0
                  ? html`<select id="post-more-${name}" name="more-${name}">
                      ${options.map((option) => html`<option>${option}</option>`)}
                    </select>`
                  : html`<input
                      id="post-more-${name}"
                      name="more-${name}"
                      type="${type}"
                      ${attributes({ step: type === 'number' ? 'any' : null, maxlength: type === 'text' ? 120 : null })}
                      autocomplete="off"
                    />`,
              ),
            )}
            ${field('text', words.fields.details, html`<textarea id="post-text" name="text" rows="4" maxlength="1000"></textarea>`, true)}
          </div>
          <p class="app-note">${say('postNote')}</p>
          <div class="app-row">
            <button type="submit" class="app-button">${post}</button
            ><button class="app-button app-quiet" type="button" data-cancel>${words.actions.cancel}</button>
          </div>
        </form>
      </dialog>
      <template data-entry
        ><li class="entry">
          ${level === 2 ? html`<h2>${words.fields.name}</h2>` : html`<h3>${words.fields.name}</h3>`}
          <p class="entry-by"></p>
          <p class="entry-text"></p>
          ${more.length > 0 ? html`<dl class="entry-more"></dl>` : null}
          <p class="entry-tags"><span></span><b></b></p>
          <p class="app-row">
            <button class="app-small entry-remove" type="button" data-edit>${words.actions.edit}</button
            ><button class="app-small entry-remove" type="button" data-remove>${words.actions.remove}</button>
          </p>
        </li></template
      >
      ${writeNoScript(context)}
    </div>`;
  },
  css: () => appStyles + directoryStyles,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'entryCount',
      'posted',
      'removed',
      'imported',
      'badFile',
      'openUntil',
    ]);
    return `// Directory: search, filters and order over the listed entries; what is posted stays in this browser.
${writeConstant('words', { ...words, edit: context.words.actions.edit, remove: context.words.actions.remove })}const currency = '${readCurrency(context)}';
const sign = '${signOf(readCurrency(context))}';
const perHour = '${hourWord(context)}';
const applyWord = '${context.words.actions.apply}';
const postDays = ${String(readPostDays(context))};
${writeConstant(
  'more',
  [...readDirectoryFields(context).more, ...readDirectoryFields(context).switches].map(
    (one) => ({ name: one.name, label: one.label, type: one.type, ...(boundedOf(context).some(({ name }) => name === one.name) && boundOf(one) ? { bound: boundOf(one) } : {}) }), // prettier-ignore
  ),
)}const saveWord = ${asksForSaved(context) ? `'${sayApp(context.words.language, 'saveEntry')}'` : 'null'};
${writeStore(context, 'entries')}${writeFileScript(context)}${directoryScript}`;
  },
};
