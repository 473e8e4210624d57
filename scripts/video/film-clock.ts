import type { Page } from '@playwright/test';

/** ffmpeg reads pictures in a row at this pace; any other would be rounded to it, picture by picture. */
const ticksPerSecond = 25;
const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/** Keeps the time of a film: its frames, what is said when, and the parts that are shortened in it. */
export class FilmClock {
  readonly #frames: { readonly name: string; readonly at: number }[] = [];
  readonly #cues: { readonly at: number; readonly text: string }[] = [];
  readonly #parts: { readonly from: number; readonly to: number; readonly longest: number }[] = [];
  readonly #keys: { readonly from: number; readonly to: number }[] = [];
  readonly #presses: number[] = [];
  #start = 0;
  #end = 0;
  #poster = 0;

  /** Takes a frame that was shown at `timestamp` (milliseconds since 1970); answers the name of its file. */
  add(timestamp: number): string {
    const name = `frame-${pad(this.#frames.length, 5)}.jpg`;
    this.#frames.push({ name, at: timestamp / 1000 });
    return name;
  }

  async start(page: Page): Promise<void> {
    await page.waitForTimeout(300);
    this.#start = now();
  }

  async stop(page: Page): Promise<void> {
    this.#end = now();
    await page.waitForTimeout(300);
  }

  /** From now on this is said, until the next. */
  say(text: string): void {
    this.#cues.push({ at: now(), text });
  }

  /** What is shown now stands for the whole film. */
  poster(): void {
    this.#poster = now();
  }

  /** A part that takes at most so many seconds in the film, however busy the machine was: it is played faster then. */
  async part(longest: number, act: () => Promise<void>): Promise<void> {
    const from = now();
    await act();
    this.#parts.push({ from, to: now(), longest });
  }

  /** Keys are heard from now until what is answered is called. */
  hearKeys(): () => void {
    const from = now();
    return () => this.#keys.push({ from, to: now() });
  }

  /** A press of the pointer is heard now. */
  hearPress(): void {
    this.#presses.push(now());
  }

  /** What is heard, as a source that ffmpeg makes up: short soft knocks for keys, deeper ones for presses. */
  sound(): string {
    const keys = this.#keys.map(({ from, to }) => {
      const range = `between(t,${this.#inFilm(from).toFixed(2)},${this.#inFilm(to).toFixed(2)})`;
      return `${range}*0.05*exp(-mod(t,0.09)*240)*(random(0)*2-1)`;
    });
    const presses = this.#presses.map((moment) => {
      const at = this.#inFilm(moment).toFixed(2);
      return `gte(t,${at})*0.22*exp(-max(t-${at},0)*90)*sin(1400*(t-${at}))`;
    });
    return `aevalsrc='${[...keys, ...presses].join('+')}':s=24000:d=${this.seconds().toFixed(2)}`;
  }

  /** Length of the film. */
  seconds(): number {
    return this.#inFilm(this.#end);
  }

  /** The frame that was on the screen at the poster's moment. */
  posterFrame(): string {
    const frame = this.#frames.findLast(({ at }) => at <= this.#poster);
    if (!frame) throw new Error('No frame was taken before the poster.');
    return frame.name;
  }

  /** What is shown at every tick of the film, as ffmpeg's concat reads it. */
  frameList(): string {
    const times = this.#frames.map(({ name, at }) => ({ name, at: this.#inFilm(at) }));
    const ticks = Math.round(this.seconds() * ticksPerSecond);
    const rows = Array.from({ length: ticks }, (_, tick) => {
      const shown = times.findLast(({ at }) => at <= tick / ticksPerSecond) ?? times[0];
      return `file '${shown?.name ?? ''}'\nduration ${1 / ticksPerSecond}`;
    });
    return rows.join('\n');
  }

  /** What is said, as WebVTT; above the player's buttons. */
  captions(): string {
    const cues = this.#cues.map(({ at, text }, index) => {
      const until = this.#cues[index + 1]?.at ?? this.#end;
      return `${stamp(this.#inFilm(at))} --> ${stamp(this.#inFilm(until))} line:-5\n${text}\n`;
    });
    return `WEBVTT\n\n${cues.join('\n')}`;
  }

  /** Seconds from the beginning of the film to a moment. */
  #inFilm(moment: number): number {
    const at = Math.min(Math.max(moment, this.#start), this.#end);
    const cut = this.#parts.reduce((sum, { from, to, longest }) => {
      const length = to - from;
      if (length <= longest || at <= from) return sum;
      return sum + (length - longest) * Math.min(1, (at - from) / length);
    }, 0);
    return at - this.#start - cut;
  }
}

function now(): number {
  return Date.now() / 1000;
}

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  return `${pad(minutes, 2)}:${pad(Math.floor(milliseconds / 1000) % 60, 2)}.${pad(milliseconds % 1000, 3)}`;
}
