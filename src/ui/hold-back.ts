import { hearSteps } from './hear-steps';

/** Told when somebody steps through the history; `go` takes the step after all. */
export type OnHeld = (go: () => void) => void;

type Step = { readonly from: Place; readonly to: Place };
type Place = { readonly index: number | null; readonly state: unknown; readonly address: string };

/** Those that hold steps back, the newest last: it is the one that asks. */
const holders: OnHeld[] = [];
let here: Place | null = null;
let held: Step | null = null;
let isLeaving = false;

/**
 * Holds steps through the history back, by the browser's buttons, its keys or a phone's gesture: the page stays, `onHeld`
 * is told, and decides. Steps within one screen, whose path is the same, are let through. Answers what ends it.
 */
export function holdBack(onHeld: OnHeld): () => void {
  hearSteps(hear);
  holders.push(onHeld);
  noteHere();
  return () => {
    holders.splice(holders.lastIndexOf(onHeld), 1);
    if (holders.length > 0) return;
    held = null;
    isLeaving = false;
  };
}

/** To be called whenever the screen has been drawn: it may have moved on to another entry of the history itself. */
export function noteHere(): void {
  if (!held) here = readPlace();
}

function hear(event: PopStateEvent): void {
  if (holders.length === 0) return;
  const to = readPlace();
  if (isLeaving) {
    isLeaving = false;
    return;
  }
  if (held) return hearReturn(event, to, held);
  if (!here || pathOf(to.address) === pathOf(here.address)) {
    here = to;
    return;
  }
  event.stopImmediatePropagation();
  held = { from: here, to };
  goBackTo(here, to);
}

/** The address bar is back where the page is: now it can be asked. A second step meanwhile is undone like the first. */
function hearReturn(event: PopStateEvent, to: Place, step: Step): void {
  event.stopImmediatePropagation();
  if (to.address !== step.from.address) return goBackTo(step.from, to);
  held = null;
  ask(step);
}

function goBackTo(from: Place, to: Place): void {
  if (from.index !== null && to.index !== null && from.index !== to.index) {
    history.go(from.index - to.index);
    return;
  }
  // An entry that the router did not make says nothing of its place: the page is put before it once more.
  history.pushState(from.state, '', from.address);
  const step = held;
  held = null;
  if (step) ask(step);
}

function ask({ from, to }: Step): void {
  holders.at(-1)?.(() => {
    isLeaving = true;
    history.go(from.index !== null && to.index !== null ? to.index - from.index : -1);
  });
}

function readPlace(): Place {
  const state: unknown = history.state;
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null;
  return { index: typeof index === 'number' ? index : null, state, address: location.href };
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
