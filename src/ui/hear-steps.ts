let listener: ((event: PopStateEvent) => void) | null = null;

/**
 * Listens for steps through the history. To be called before the router listens: Chromium calls the listeners of a window in
 * the order they came, capturing ones too, and the router must not hear of a step that is not taken.
 */
export function listenForSteps(): void {
  addEventListener('popstate', tell);
}

/** Who is told of every step from now on. */
export function hearSteps(told: (event: PopStateEvent) => void): void {
  listener = told;
}

function tell(event: PopStateEvent): void {
  listener?.(event);
}
