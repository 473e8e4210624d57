import type { AppContext, AppDefinition } from './app';
import { withEnglishName } from '../../brief/abroad/tools/find-tool';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { chessClock } from './makers/chess-clock';
import { asksForCalm, countdownTimer } from './timers/countdown-timer';
import { dateCountdown, runsBySecond, waitsForDay } from './timers/date-countdown';
import { digitColour } from './timers/digit-colour';
import { focusTimer } from './timers/focus-timer';
import { asksForFull, fullStyles } from './timers/full-screen';
import { metronome } from './timers/metronome';
import { isSilent } from './timers/silence';
import { stopwatch } from './timers/stopwatch';
import type { TimerVariant } from './timers/timer-variant';
import { worldClock } from './timers/world-clock';

const timers: readonly TimerVariant[] = [
  chessClock,
  metronome,
  worldClock,
  stopwatch,
  focusTimer,
  countdownTimer,
];

/** The timers that can fill the screen. */
const canFill = new Set<TimerVariant>([focusTimer, countdownTimer, stopwatch]);

function chooseTimer(context: AppContext): TimerVariant {
  const { brief } = context;
  const prompt = withEnglishName(brief.prompt);
  if (waitsForDay(context)) return dateCountdown;
  if (asksForCalm(brief.prompt)) return countdownTimer;
  return timers.find(({ asked }) => asked.test(prompt)) ?? countdownTimer;
}

/** The timer that the prompt names: a stopwatch, a countdown for the kitchen or to a day, the clocks of the world, a metronome, or one for work and breaks. */
export const timer: AppDefinition = {
  kind: 'timer',
  title: (context) => {
    const { heading, title } = chooseTimer(context);
    return heading?.(context) ?? sayApp(context.words.language, title(context));
  },
  lede: (context) => {
    const variant = chooseTimer(context);
    const { lede } = variant;
    // Where no seconds run, none are counted.
    if (variant === dateCountdown && !runsBySecond(context))
      return sayApp(context.words.language, 'countedHere');
    if (isSilent(context.brief.prompt) && context.words.language === 'en')
      return 'Press start, put the phone away, look up now and then. It makes no sound.';
    return lede ? sayApp(context.words.language, lede) : null;
  },
  html: (context) => chooseTimer(context).html(context),
  css: (context) =>
    appStyles +
    chooseTimer(context).css +
    digitColour(context) +
    (asksForFull(context) && canFill.has(chooseTimer(context)) ? fullStyles : ''),
  script: (context) => chooseTimer(context).script(context),
};
