import type { AppContext } from '../app';
import { readCount } from '../read-asked';

/** Lengths in seconds. With rounds, work and break alternate so many times; without, the person starts each. */
export type Intervals = {
  readonly work: number;
  readonly rest: number;
  readonly long: number;
  readonly rounds: number | null;
  /** After so many sessions of a day the break is a long one. */
  readonly untilLong: number;
};

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const readUntilLong = (prompt: string): number => {
  const found = /\b(?:after|every|each) (?:every )?(\d|two|three|four|five|six|seven|eight) (?:focus |work )?(?:rounds?|sessions?|pomodoros?|cycles?|blocks?|intervals?)\b/iu.exec(prompt)?.[1]?.toLowerCase(); // prettier-ignore
  return found === undefined ? 4 : Math.max(2, Number(found) || numbers.indexOf(found) + 2);
};

/** "With exercises: squats, push-ups, plank": what each round is for, over and over. */
export function readExercises({ brief: { prompt } }: AppContext): readonly string[] {
  const row = /\b(?:exercises|stations|moves|ejercicios|exercices|übungen|exercícios|esercizi|oefeningen|ćwiczenia|egzersizler)\b(?: are| like| such as)?\s?[:(]?\s+([^.;()\n]{5,200})/iu.exec(prompt)?.[1] ?? ''; // prettier-ignore
  const names = row.split(/\s*,\s*(?:and\s+|y\s+|et\s+|und\s+)?|\s+and\s+/u).map((name) => name.trim());
  return names.length > 1 && names.every((name) => name !== '' && name.split(' ').length < 4)
    ? names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 20)
    : [];
}

/** "Daily goal of 6 sessions", "8 pomodoros a day": how many a day is to bring; null where nobody says. */
export function readDayGoal({
  brief: { prompt },
}: {
  readonly brief: { readonly prompt: string };
}): number | null {
  const found = /\b(?:daily|day'?s?) (?:goal|target)\b[^.;\d]{0,14}(\d{1,2})\b(?! ?min)|\b(?:goal|target)\b[^.;\d]{0,10}(\d{1,2}) (?:pomodoros?|sessions?|rounds?)|\b(\d{1,2}) (?:pomodoros?|sessions?|rounds?) (?:a|per|each|every) day\b/iu.exec(prompt); // prettier-ignore
  const goal = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
  return goal > 0 && goal <= 24 ? goal : null;
}

const unit = '(?:min(?:ute)?s?|m|sec(?:ond)?s?|s)';
const doing =
  '(?:work(?:ing|outs?)?|focus(?:ed)?|stud(?:y|ying)|on|go|train(?:ing)?|exercis(?:e|es|ing)|effort|run(?:ning)?|jog(?:ging)?|sprint(?:s|ing)?|practi[cs]e|hold|stretch(?:es|ing)?|inhale|fight(?:ing)?)';
const resting =
  '(?:rest(?:s|ing)?|breaks?|off|pauses?|recover(?:y|ing)?|walk(?:s|ing)?|relax(?:ing)?|switch)';
const lengthOf = (what: string): RegExp =>
  new RegExp(`(?<number>\\d{1,3}) ?-?(?<unit>${unit})?\\b(?: (?:of|for|each))? (?:${what})\\b|\\b(?:${what})(?: (?:for|of|time|length|interval|period))?:? (?<other>\\d{1,3}) ?-?(?<unitAfter>${unit})?\\b`, 'iu'); // prettier-ignore

/** "20 seconds work 10 rest": how long each is, in seconds; a number without a unit is counted as the other one is. */
function readLabelled(prompt: string): { readonly work: number; readonly rest: number } | null {
  const [work, rest] = [doing, resting].map((what) => lengthOf(what).exec(prompt)?.groups);
  const units = [work, rest].map((told) => told?.['unit'] ?? told?.['unitAfter']);
  if (!work || !rest || units.every((one) => one === undefined)) return null;
  const [first, second] = [work, rest].map((told, at) => {
    const said = units[at] ?? units[1 - at] ?? '';
    return Number(told['number'] ?? told['other']) * (/^s/iu.test(said) ? 1 : 60);
  });
  return first && second && first <= 10_800 && second <= 10_800 ? { work: first, rest: second } : null;
}

/** Over what the finished sessions are counted, and what the prompt calls them; a day's sessions where it says no other. */
export function readTally({ brief: { prompt }, words }: AppContext): {
  readonly isWeek: boolean;
  readonly noun: string | null;
} {
  if (words.language !== 'en') return { isWeek: false, noun: null };
  const isWeek = /\b(?:this|per|each|a) week\b|\bweekly (?:count|total|number|tally)\b/iu.test(prompt) && readDayGoal({ brief: { prompt } }) === null; // prettier-ignore
  const noun = /\b(?:count|number|tally|total|how many)\b[^.;,]{0,16}?\b(?<noun>workouts|pomodoros|sets|meditations|practices|runs)\b/iu.exec(prompt)?.groups?.['noun']; // prettier-ignore
  return { isWeek, noun: noun?.toLowerCase() ?? null };
}

/** "25/5 minutes", "40/20 seconds, 8 rounds", "50 minutes of work and 10 of break"; the usual pair otherwise. */
export function readIntervals({ brief }: AppContext): Intervals {
  const { prompt } = brief;
  // A pomodoro has a long break after so many rounds; its rounds are no training.
  const isInterval =
    !/pomodoro|long break|pausa larga|lange pause|longue pause|pausa longa|pausa lunga/iu.test(prompt) &&
    /interval|hiit|tabata|rounds?\b|circuit|boxing|\b(?:workout|exercise|gym|training) (?:timer|clock)\b|intervall|intervalos?\b|fractionné|\bbox(?:eo|e|en|ing|ear)?\b|\bboks\b|\basaltos?\b|\b(?:rondas?|rodadas?|rundy|runden|reprises?|riprese|turnos)\b/iu.test(
      prompt,
    );
  const isTabata = /\btabata\b/iu.test(prompt);
  const pair = /(\d{1,3})\s*(?:\/|-|:|(?:min(?:ut[eoi]|uto|uten)?s?|sec(?:ond)?s?|segundos?|seg|sekunden|sek|secondes?|secondi|s)(?!\p{L})[^\d]{1,28})\s*(\d{1,3})(?!\d)\s*-?\s*(sec|seg|sek|s\b|min|m\b)?/iu.exec(prompt); // prettier-ignore
  const single = /(\d{1,3})[\s-]*(sec|seg|sek|s\b|min)/iu.exec(prompt);
  const isSeconds = /^s/iu.test(pair?.[3] ?? single?.[2] ?? (isInterval ? 's' : 'm'));
  const scale = isSeconds ? 1 : 60;
  // "3 minute rounds with 30 seconds rest": each in its own unit.
  const mixed = /(\d{1,3})[\s-]*(min|sec|s\b)\p{L}*[^\d]{1,40}?(\d{1,3})[\s-]*(min|sec|s\b)/iu.exec(prompt); // prettier-ignore
  const inSeconds = (number: string | undefined, unit: string | undefined) => Number(number) * (/^s/iu.test(unit ?? '') ? 1 : 60); // prettier-ignore
  const isMixed = mixed !== null && /^s/iu.test(mixed[2] ?? '') !== /^s/iu.test(mixed[4] ?? '');
  const within = (text: string | undefined, other: number) => {
    const number = Number(text);
    return Number.isInteger(number) && number > 0 && number <= (isSeconds ? 900 : 180)
      ? number * scale
      : other;
  };
  const labelled = readLabelled(prompt);
  const work = labelled
    ? labelled.work
    : isMixed
      ? inSeconds(mixed[1], mixed[2])
      : within(pair?.[1] ?? single?.[1], isTabata ? 20 : isInterval ? 40 : 1500);
  const usualRest = isTabata ? 10 : isInterval ? 20 : Math.max(60, Math.round(work / 300) * 60);
  const rest = labelled
    ? labelled.rest
    : isMixed
      ? inSeconds(mixed[3], mixed[4])
      : within(pair?.[2], usualRest);
  const written = Number(/(?<![\d/:])(\d{1,2}) ?(?:x |× )?(?:rounds?|sets|cycles|intervals|repeats|reps)\b/iu.exec(prompt)?.[1] ?? 0); // prettier-ignore
  const rounds = isInterval
    ? written > 0
      ? written
      : (readCount(
          brief,
          /rounds?|sets|circuits|intervals|asaltos?|rondas?|rodadas?|runden|rundy|reprises?|riprese|tours|giri|series|séries|serie/u,
          1,
          99,
        ) ?? (/\bbox(?:eo|e|en|ing|ear)?\b/iu.test(prompt) ? 12 : 8))
    : null;
  const told =
    /long(?:er)? (?:break|pause|rest)s?(?: of| is|:)?\s*(\d{1,3})|(\d{1,3})[ -]?(?:min\p{L}*)? long(?:er)? (?:break|pause|rest)/iu.exec(
      prompt,
    );
  const long = told ? Number(told[1] ?? told[2]) * 60 : rest * 3;
  return {
    work,
    rest,
    long: long > 0 && long <= 10_800 ? long : rest * 3,
    rounds,
    untilLong: readUntilLong(prompt),
  };
}
