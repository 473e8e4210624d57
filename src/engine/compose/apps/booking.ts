import { attributes, html } from '../html';
import { capitalise } from '@/engine/capitalise';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { readBookingFields, readOwner } from './booking-fields';
import { readBookingLimits } from './booking-limits';
import { mostTimes, readPlainHours, readStep } from './booking-hours';
import { bookedThings, readHeading, readThing, things, unnamed } from './booking-heading';
import { bookingScript } from './booking-script';
import {
  readClosedDays,
  readClosedMonths,
  readToldTimes,
  stepOfTimes,
  withoutPause,
  type BookingRange,
} from './booking-times';
import { readCount, readListOf, readQuote } from './read-asked';
import { csvFileScript, writeFileRow } from './file-row';
import { writeCodeForm, writeCodes } from './booking-codes';
import { drawerScript, writeConstant, writeStore } from './script-parts';
import { seen, trades } from './booked-trades';
import { readToldSessions } from './told-sessions';
import { writeNoScript } from './write-no-script';

function readServices(context: AppContext): readonly string[] {
  const { brief, words } = context;
  // Rooms are all that is booked where there are some; hours and rules are no services.
  const hasRooms = isByPlace(context);
  const listed = brief.items
    .filter(
      ({ value }) =>
        value.section !== 'team' &&
        (!hasRooms || value.section === 'rooms') &&
        !/^(?:slots?|at most|max\w*|no|my|only|open|closed|can(?:['’]t|not)|must|up to)\s|^\d{1,2}(?::\d\d| ?(?:am|pm)\b)|^\d+ (?:places?|spots?|seats?|bookings?|people)\b|^(?:mon|tue|wed|thu|fri|sat|sun)(?:\p{Ll}{0,6})\b|\b(?:per|a) (?:member|person|week)\b|\b(?:slots?|every day|weekdays)\b/iu.test(
          value.name,
        ),
    )
    .map(({ value: { name, price, note } }) => {
      const own = capitalise(
        name
          .replace(/^(?:services?|treatments?|offers?|an?|the)\s*:?\s+(?=[\p{L}\d])/iu, '')
          .replace(new RegExp(`^(?:${things})\\s*:?\\s+(?=\\p{Lu})`, 'u'), ''),
      );
      const noted = toMinutes(note ?? '');
      const minutes = noted ?? (price === undefined ? null : readMinutes(brief.prompt, name, price));
      const said = minutes === null ? (note ?? null) : `${minutes} min`;
      return [own, price, said].filter(Boolean).join(' · ');
    });
  const booked = bookedThings(context);
  if (booked.length > 0) return booked;
  const thing = words.language === 'en' && listed.length === 0 ? readThing(context) : null;
  if (thing) {
    const named = readListOf(brief.prompt, things);
    if (named.length > 1 && named.length <= 20 && named.every((name) => /^[\p{Lu}\p{N}]/u.test(name)) && !named.some((name) => new RegExp(`^(?:${things})$`, 'iu').test(name))) return named; // prettier-ignore
    const told = readCount(brief, new RegExp(things, 'iu'), 2, 12);
    // "A community tennis court": there is one.
    const alone = new RegExp(String.raw`\b(?:an?|our|the|one|my) (?:\p{L}+ ){0,3}?((?:tennis |padel |squash |meeting |village |community |music )?${thing})\b(?!s)`, 'iu').exec(brief.prompt)?.[1]; // prettier-ignore
    if (
      told === null &&
      alone !== undefined &&
      !new RegExp(
        String.raw`\b(?:pick|choose|select) (?:an?|the|your) (?:\p{L}+ ){0,2}${thing}\b`,
        'iu',
      ).test(brief.prompt)
    )
      return [capitalise(alone)];
    const count = told ?? 3;
    return Array.from({ length: count }, (_, index) => `${capitalise(thing)} ${index + 1}`);
  }
  const usual = words.language === 'en' ? trades.find(([trade]) => trade.test(brief.prompt))?.[1] : undefined;
  if (listed.length > 0) return listed.slice(0, 12);
  // "Stalls Cake, Tombola, Face painting": where one helps, at each time.
  const posts = words.language === 'en' ? readListOf(brief.prompt, '[Ss]talls?|[Ss]tands?|[Dd]uties|[Aa]ctivities|[Ww]orkshops?') : []; // prettier-ignore
  if (posts.length > 1 && posts.length <= 12) return posts.map(capitalise);
  const visits = (['firstVisit', 'followUp', 'longVisit'] as const).map((word) => sayApp(words.language, word)); // prettier-ignore
  const own = brief.offer?.value ?? '';
  const isSeen = own === '' || seen.test(brief.prompt);
  const told = words.language === 'en' && (usual || isSeen) ? readToldSessions(brief.prompt) : [];
  if (told.length > 0) return told;
  // A sauna or a village hall is booked as it is: nobody comes back to it for a follow-up.
  return (
    usual ?? (isSeen ? visits : [capitalise(own.replace(/\s(?:bookings?|calendar|page|app|system)$/iu, ''))])
  );
}

/** "45 min", "1 hour", "1.5 h": as minutes; null where a note tells no length alone. */
function toMinutes(note: string): number | null {
  const [, count, unit] = /^(?:approx\.? |about |ca\.? )?(\d{1,3}(?:[.,]5)?)[\s-]?(min|h|std|stunde|hora|heure|ore|uur)/iu.exec(note.trim()) ?? []; // prettier-ignore
  if (count === undefined) return null;
  const minutes = Number(count.replace(',', '.')) * (/^min/iu.test(unit ?? '') ? 1 : 60);
  return minutes >= 5 && minutes <= 480 ? minutes : null;
}

/** How long each service takes by the words of its choice; none where the prompt tells no length of any. */
const readLengths = (context: AppContext): Readonly<Record<string, number>> =>
  Object.fromEntries(
    readServices(context).flatMap((choice): [string, number][] => {
      const told = /\b(\d{1,3})[\s-]?min(?:utes?)?\b/iu.exec(choice);
      return told ? [[choice, Number(told[1])]] : [];
    }),
  );

/** "Cut £18 30 min": how long it takes, where the prompt says so right behind the price. */
function readMinutes(prompt: string, name: string, price: string): number | null {
  const at = prompt.indexOf(price, Math.max(0, prompt.indexOf(name)));
  const found = at < 0 ? null : /^[\s(/,–-]{0,3}(\d{2,3})\s?-?min/u.exec(prompt.slice(at + price.length));
  return found ? Number(found[1]) : null;
}

/** "Rooms Oak (6 seats, €20/h) and Elm": each is booked on its own, one does not take the other. */
const isByPlace = ({ brief }: AppContext): boolean =>
  brief.items.filter(({ value }) => value.section === 'rooms').length > 1;

/** Who takes the booking, where the prompt names several. */
const readStaff = ({ brief }: AppContext): readonly string[] => {
  const staff = brief.items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name);
  if (staff.length > 1) return staff.slice(0, 20);
  // "Choose a stylist (Mona, Ravi or Jules)"
  const named = readListOf(
    brief.prompt,
    'stylists?|barbers?|hairdressers?|therapists?|doctors?|dentists?|vets?|trainers?|coach(?:es)?|instructors?|teachers?|tutors?|artists?|consultants?|staff',
  );
  return named.length > 1 && named.length <= 20 && named.every((name) => /^\p{Lu}/u.test(name)) ? named : []; // prettier-ignore
};

/** The times that can be booked: those that are told, else the opening hours. */
const readHours = ({ brief }: AppContext): readonly BookingRange[] =>
  readToldTimes(brief.prompt) ??
  withoutPause(brief.hours?.value ?? [readPlainHours(brief.prompt)], brief.prompt);

/** A week of free times to book, and the list of what is booked. */
export const booking: AppDefinition = {
  kind: 'booking',
  title: (context) => {
    const thing = context.words.language === 'en' ? readThing(context) : null;
    if (thing) return `${capitalise(thing)} bookings`;
    return sayApp(context.words.language, 'appointments');
  },
  html: (context) => {
    const { words, level } = context;
    const thing = readHeading(context);
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const heading = (text: string) => (level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`);
    const closed = readClosedMonths(context.brief.prompt) ?? readClosedDays(context.brief.prompt);
    return html`<div class="week" data-app="booking">
      <div class="week-main">
        <div class="app-row app-ends">
          <div class="app-row">
            <button class="app-small" type="button" data-back aria-label="${say('weekBefore')}">←</button>
            <p class="week-name" role="status" data-week></p>
            <button class="app-small" type="button" data-on aria-label="${say('weekAfter')}">→</button>
          </div>
          <p class="app-note" data-free></p>
        </div>
        ${closed ? html`<p class="app-note">${capitalise(closed.said)}.</p>` : null}
        <div class="week-days" data-days></div>
      </div>
      <div class="week-side">
        <form class="app-panel" data-editor>
          ${thing ? html`<p class="app-note">${thing === unnamed ? 'Pick what you book, then a time.' : sayApp(words.language, 'pickThing', { thing })}</p>` : null}
          <p class="week-chosen" data-chosen>${say('chooseTime')}</p>
          ${readServices(context).length === 1 && readServices(context)[0]?.includes(' · ') ? html`<p>${readServices(context)[0]}</p>` : null}
          <p class="app-field" ${attributes({ hidden: readServices(context).length === 1 })}>
            <label for="book-service"
              >${thing ? capitalise(thing) : isByPlace(context) ? say('roomWord') : words.fields.service}</label
            ><select id="book-service" name="service">
              ${readServices(context).map((name) => html`<option>${name}</option>`)}
            </select>
          </p>
          ${
            readStaff(context).length > 0
              ? html`<p class="app-field">
                  <label for="book-person">${say('bookWith')}</label
                  ><select id="book-person" name="person">
                    ${readStaff(context).map((name) => html`<option>${name}</option>`)}
                  </select>
                </p>`
              : null
          }
          <p class="app-field">
            <label for="book-name">${words.fields.name}</label
            ><input type="text" id="book-name" name="name" required maxlength="80" autocomplete="name" />
          </p>
          ${readBookingFields(context).map(
            ({ name: id, label, type, isTold }) =>
              html`<p class="app-field">
                <label for="book-${id}">${label}</label
                ><input
                  id="book-${id}"
                  name="${id}"
                  type="${type}"
                  maxlength="80"
                  autocomplete="${type === 'tel' || type === 'email' ? type : 'off'}"
                  ${attributes({ min: type === 'number' ? 0 : null, required: isTold })}
                />
              </p>`,
          )}
          <button type="submit" class="app-button" data-book>
            ${readQuote(context.brief, 'button') ?? say('bookTime')}
          </button>
          <p class="app-note">${say('bookingNote')}</p>
        </form>
        <p class="week-done" role="status" data-status></p>
        ${heading(say('myBookings'))}
        <ol data-list></ol>
        <p class="app-note" data-empty>${say('nothingBooked')}</p>
        ${writeCodeForm(context)} ${writeFileRow(context, 'csv', 'quiet')}
      </div>
      <template data-row
        ><li class="booked">
          <b></b><span></span><button class="app-small" type="button">${words.actions.cancel}</button>
        </li></template
      >
      ${writeNoScript(context, [{ lines: readServices(context) }])}
    </div>`;
  },
  css: (
    context,
  ) => `${appStyles}.week { grid-template-columns: minmax(0, 1.5fr) minmax(16rem, 0.5fr); align-items: start; }
.week-main, .week-side, .week-side form { display: grid; gap: 1rem; }
.week-name { min-inline-size: 11rem; font-weight: 600; text-align: center; }
.week-days { display: grid; grid-template-columns: repeat(7, minmax(4.25rem, 1fr)); gap: 0.5rem; overflow-x: auto; padding: 4px; }
.week-day { display: grid; gap: 0.4rem; align-content: start; }
.week-day p { padding-block-end: 0.4rem; border-block-end: 2px solid var(--ink); font-weight: 600; text-align: center; }
.week-day[data-today] p { color: var(--accent-text); }
.week-time { min-block-size: 2.75rem; padding: 0; border: 1px solid var(--soft); border-radius: min(var(--radius), 0.75rem); background: var(--bg); color: var(--ink); font-variant-numeric: tabular-nums; cursor: pointer; }
.week-time:disabled { border-color: var(--line); background: var(--surface); color: var(--soft); text-decoration: line-through; cursor: default; }
.week-time[aria-pressed="true"] { border-color: var(--button); background: var(--button); color: var(--on-button); }
.week-days { min-block-size: ${Math.min(27, 4 + 3.2 * mostTimes(readHours(context), readStep(context.brief.prompt))).toFixed(1)}rem; align-content: start; }
.week-chosen { min-block-size: 2.6em; font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.week-done { font-weight: 600; }
.week-done:empty { display: none; }
.week-side h2, .week-side h3 { font-size: var(--step-1); }
.booked { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 0.5rem; align-items: center; padding-block: 0.6rem; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.booked span { grid-row: 2; color: var(--soft); }
.booked button { grid-area: 1 / 2 / span 2; }
.week-time small { display: block; color: inherit; font-size: 0.8125rem; line-height: 1.1; padding-block-end: 0.25rem; }
@media (max-width: 62rem) { .week { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 44rem) {
  .week-days { grid-template-columns: minmax(0, 1fr); min-block-size: 12rem; }
  .week-day { grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr)); padding-block-end: 0.5rem; }
  .week-day p { grid-column: 1 / -1; border-block-end-width: 1px; text-align: start; }
  .week-day:not(:has(button:enabled)) { display: none; }
  .week-time:disabled { display: none; }
}
`,
  script: (context) => {
    const thing = readHeading(context);
    const hours = readHours(context);
    const step = readStep(context.brief.prompt);
    const words = {
      ...sayAll(context.words.language, [
        'freeTimes',
        'bookedFor',
        'chooseTime',
        'cancelled',
        'bookedEnough',
        'imported',
        'badFile',
      ]),
      cancel: context.words.actions.cancel,
      noTime: sayApp(context.words.language, 'noTimeChosen'),
      date: context.words.fields.date,
      time: context.words.fields.time,
      service: context.words.fields.service,
      name: context.words.fields.name,
      person: sayApp(context.words.language, 'bookWith'),
    };
    return `// Bookings: free times by week; what is booked stays in this browser. Days from Monday = 1, minutes after midnight.
${writeConstant('words', words)}${writeConstant('hours', hours)}${writeConstant('limits', { ...readBookingLimits(context.brief.prompt), owner: readOwner(context) })}const step = ${hours[0]?.times ? Math.min(step, stepOfTimes(hours) ?? step) : step};
${writeConstant(
  'fields',
  readBookingFields(context).map(({ name, label }) => ({ name, label })),
)}${writeConstant('closed', readClosedMonths(context.brief.prompt)?.months ?? [])}${writeConstant('closedDays', readClosedDays(context.brief.prompt)?.days ?? [])}${writeConstant('lengths', readLengths(context))}${writeStore(context, 'appointments')}${drawerScript}${csvFileScript}const perService = ${thing !== null || isByPlace(context)};
${writeCodes(context)}${bookingScript}`;
  },
};
