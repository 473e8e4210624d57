import type { Step, StepResult } from '../intent';

/** Sets the opening hours. */
export function setHours(_step: Step): StepResult | null {
  return null;
}
