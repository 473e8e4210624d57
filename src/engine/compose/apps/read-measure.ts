import type { AppContext } from './app';
import { sayApp } from './app-words';
import { readCurrency } from './calculators/read-currency';
import { sayUnit } from './say-unit';

/** What a tracker adds up: its unit (none where things are counted), or null for money, and what it calls things. */
export type Measure = {
  readonly unit: string | null;
  /** How the unit is written in the language of the page. */
  readonly unitSaid?: string;
  /** A state that is read off, such as a temperature: a month has an average and no sum. */
  readonly isReading: boolean;
  readonly currency: string;
  readonly title: string;
  readonly amount: string;
  readonly total: string;
  readonly add: string;
  readonly empty: string;
  readonly step: string;
};

const units: readonly (readonly [asked: RegExp, unit: string, name: string])[] = [
  [
    /\brain(?:fall)?\b|precipitation|lluvias?|pluies?|niederschl\p{L}+|regenmeng\p{L}+|chuvas?|piogg[ei]a?|neerslag|opad\p{L}*|yağış/iu,
    'mm',
    'amount',
  ],
  [/temperatur|\btemps?\b(?! de\b| d[’'])|temperatuur|sıcaklık/iu, '°C', 'amount'],
  [/blood pressure|tensión arterial|tension artérielle|blutdruck/iu, 'mmHg', 'amount'],
  [/\bpoints?\b|\bscores?\b|\bpuntos\b|\bpunkte\b/iu, 'points', 'amount'],
  [
    /kilomet(?:re|er)s?|\bkms?\b|kilómetros|kilomètres|quilómetros|quilômetros|chilometri/iu,
    'km',
    'distance',
  ],
  [/\bmiles?\b|mileage|millas/iu, 'mi', 'distance'],
  [/\bglasses\b/iu, 'glasses', 'amount'],
  [/(?<!fl )\bcups\b(?! (?:to|of flour|in)\b)/iu, 'cups', 'amount'],
  [/(?<=\d )bottles\b/iu, 'bottles', 'amount'],
  [/\b(?:coffees?|caffeine) (?:tracker|counter|tally|log)|\bcoffees\b/iu, 'coffees', 'amount'],
  [/\bcigarettes?\b/iu, 'cigarettes', 'amount'],
  [/\b(?:water|drink\w*|hydration)\b|millilit(?:re|er)s?|\bml\b/iu, 'ml', 'amount'],
  [/\blit(?:re|er)s?\b|\bfuel\b/iu, 'l', 'amount'],
  [/calorie|\bkcal\b|kalorie|calorías/iu, 'kcal', 'energy'],
  [/\bweights?\b(?! loss site)|\bkilos?\b|\bkg\b|gewicht/iu, 'kg', 'weight'],
  [/\bsteps\b/iu, 'steps', 'amount'],
  [/\bpages\b(?=.*\b(?:read|book))|\breading (?:log|tracker)/iu, 'pages', 'amount'],
  [/\bminutes\b|\bmeditat|\bpractice\b|\bpractise\b|\bworkouts?\b|\bexercise\b/iu, 'min', 'duration'],
  [/\bhours\b|time ?sheet|\btime (?:tracker|log)|working time|stunden|horas/iu, 'h', 'duration'],
];
const writtenUnit = /\bin (mm|cm|m|km|mi|kg|g|lbs?|l|ml|kWh|°C|°F|min|h|bpm)\b/u;
const readings =
  /\breadings\b|\breading\b(?! (?:log|list|tracker|journal|diary|challenge|goal|habit|record|app))|\b(?:daily|weekly|monthly|yearly|running|overall) averages?\b|temperatur|\blevels?\b|\bheights?\b|pressure|\bweights?\b|\bkilos?\b|\bmoods?\b|heart rate|\bpulse\b|lecturas?|messwert|stände|blutdruck|gewicht|\bpeso\b|\bpoids\b|glucose|glucosa|glykämie|קריאות|قراءات/iu;
/** Offers that say no more than that something is tracked. */
const plainTools =
  /^(?:(?:simple|online|daily|personal|shared) )*(?:tracker|log|logbook|log book|app|diary|journal|tool|record sheet|tracking app|tracker app)$/iu;
const moneyWords =
  /expense|spend|spent|budget|money|income|cost|invoice|subscription|savings?|bill|allowance|pocket money|taschengeld|argent de poche|gasto|dépense|ausgabe|despesa|spese|uitgaven|مصروف/iu;

/** What the prompt wants to add up: money unless it names another quantity and no money. */
export function readMeasure(context: AppContext): Measure {
  const { brief, words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const currency = readCurrency(context);
  const isReading = readings.test(brief.prompt);
  const told = writtenUnit.exec(brief.prompt)?.[1];
  const found = units.find(([asked]) => asked.test(brief.prompt));
  const isNamed = brief.offer !== null && !plainTools.test(brief.offer.value);
  // What is put aside is not spent.
  const isSaved = /\bsavings?\b|ahorros?\b|épargne|sparen|spar(?:ziel|buch)|poupança|risparmi/iu.test(brief.prompt) && !/expense|spend|spent|budget|gasto|ausgabe/iu.test(brief.prompt); // prettier-ignore
  if (isSaved)
    return {
      unit: null,
      isReading: false,
      currency,
      title: say('logTitle'),
      amount: words.fields.amount,
      total: say('totalThisMonth'),
      add: say('addEntry'),
      empty: say('nothingLogged'),
      step: '0.01',
    };
  if (moneyWords.test(brief.prompt) || (!found && !told && !isNamed))
    return {
      unit: null,
      isReading: false,
      currency,
      title: say('expenses'),
      amount: words.fields.amount,
      total: say('spentThisMonth'),
      add: say('addExpense'),
      empty: say('nothingSpent'),
      step: '0.01',
    };
  const written = found && !told ? (found[0].exec(brief.prompt.replace(/\n[^\n]*$/u, ''))?.[0] ?? '') : '';
  const name =
    written.length > 2 && /s$/i.test(written) ? written : say(amountWords[found?.[2] ?? ''] ?? 'amountWord');
  return {
    unit: told ?? found?.[1] ?? '',
    unitSaid: sayUnit(told ?? found?.[1] ?? '', words.language),
    isReading,
    currency,
    title: say('logTitle'),
    amount: name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1),
    total: say(isReading ? 'averageThisMonth' : 'totalThisMonth'),
    add: say('addEntry'),
    empty: say('nothingLogged'),
    step: 'any',
  };
}

const amountWords: Readonly<Record<string, 'distance' | 'weight' | 'duration' | 'energy'>> = {
  distance: 'distance',
  weight: 'weight',
  duration: 'duration',
  energy: 'energy',
};
