import { html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant, writeStore } from '../script-parts';
import { cityZones } from './city-zones';
import type { TimerVariant } from './timer-variant';
import { worldClockScript } from './world-clock-script';

const usual = ['London', 'New York', 'Tokyo', 'Sydney'];

/** The cities that the prompt names, in its order; usual ones where it names none. */
function readCities({ brief }: AppContext): readonly (readonly [city: string, zone: string])[] {
  const found = cityZones
    .map(([city, zone]) => ({ city, zone, at: wordAt(brief.prompt, city) }))
    .filter(({ at }) => at >= 0)
    // "New Delhi" is not Delhi as well.
    .filter((one, _, all) => !all.some((other) => other.city !== one.city && covers(other, one)))
    .toSorted((one, other) => one.at - other.at)
    .map(({ city, zone }) => [city, zone] as const);
  return found.length > 0 ? found.slice(0, 12) : cityZones.filter(([city]) => usual.includes(city));
}

function wordAt(text: string, word: string): number {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').exec(text)?.index ?? -1;
}

type Found = { readonly city: string; readonly at: number };

function covers(one: Found, other: Found): boolean {
  return one.at <= other.at && one.at + one.city.length >= other.at + other.city.length;
}

const firstCities = cityZones.filter(
  ([, zone], index) => cityZones.findIndex(([, other]) => other === zone) === index,
);

/** "12/24 hour toggle": whether the hours can be counted to twelve or through. */
const asksForHours = (prompt: string): boolean =>
  /\b(?:24|12)\s?-?\s?(?:h|hrs?|hours?)\b|\b(?:12\s?\/\s?24|24\s?\/\s?12)\b/iu.test(prompt);

/** The time in several cities, which can be added and removed. */
export const worldClock: TimerVariant = {
  title: () => 'worldClock',
  lede: 'worldClockLede',
  asked:
    /world ?clocks?|time ?zones?|clocks? (?:for|of|with|showing) (?:several |different |many )?cities|reloj mundial|horloge mondiale|weltzeit|weltuhr|relógio mundial|orologio mondiale|wereldklok|zegar światowy|dünya saati|ساعة العالم|ساعات العالم|שעון עולמי/iu,
  html: ({ words, brief }) => {
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    return html`<div class="world" data-app="timer">
      <ul class="world-list" data-list></ul>
      <p class="app-empty" data-empty hidden>${say('noCities')}</p>
      <form class="app-row world-add" data-adder>
        <label class="app-hidden" for="new-city">${say('addCity')}</label>
        <select class="app-input" id="new-city" name="city">
          ${firstCities.toSorted(([one], [other]) => one.localeCompare(other, 'en')).map(([city, zone]) => html`<option value="${zone}">${city}</option>`)}
        </select>
        <button type="submit" class="app-button">${say('addCity')}</button>
        ${asksForHours(brief.prompt) ? html`<button class="app-button app-quiet" type="button" aria-pressed="false" data-hours>24 h</button>` : null}
      </form>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: `.world-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: var(--gap); }
.world-list li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.2rem 1rem; align-items: start; padding: clamp(1.1rem, 3vi, 1.75rem); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.world-list h2, .world-list h3 { font-size: var(--step-1); }
.world-list time { grid-column: 1 / -1; font: var(--heading-weight) clamp(2.25rem, 1.75rem + 1.6vi, 3.25rem)/1.05 var(--display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -0.03em; white-space: nowrap; }
.world-list p { grid-column: 1 / -1; color: var(--soft); }
.world-add .app-input { inline-size: min(100%, 18rem); }
`,
  script: (context) => {
    const { words, level } = context;
    const texts = {
      ...sayAll(words.language, ['hoursAhead', 'hoursBehind', 'sameTime']),
      remove: words.actions.remove,
    };
    const cities = readCities(context).map(([city, zone]) => ({ city, zone }));
    return `// World clock: every time is this device's own, told in the zone of a city. The list stays in this browser.
${writeConstant('words', texts)}${writeConstant('startCities', cities)}${writeConstant('headingName', `h${level}`)}${writeStore(context, 'world-clock')}${worldClockScript}`;
  },
};
