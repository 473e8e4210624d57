/** Where the focus stood: the elements around it from within, and which child of each led to it. */
type Place = {
  readonly element: HTMLElement;
  readonly path: string;
  readonly around: readonly { readonly parent: Element; readonly index: number }[];
};

const most = 12;
const levelsMost = 4;
const reachable =
  'a[href], button:not(:disabled, [tabindex="-1"]), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Oldest first. */
let places: readonly Place[] = [];
let last: Place | null = null;

/** Remembers where the focus is now. */
export function notePlace(element: HTMLElement): void {
  const around: { parent: Element; index: number }[] = [];
  for (let child: Element = element; child.parentElement && !isWhole(child); child = child.parentElement) {
    around.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  last = { element, path: location.pathname, around };
  places = [...places, last].slice(-most);
}

/** Somebody left it for nothing: there is nothing to take again. */
export function forgetPlace(): void {
  last = null;
}

/** What had the focus last. */
export function lastPlace(): HTMLElement | null {
  return last?.element ?? null;
}

/** The newest place of the focus that is still there and can be seen; null when there is none. */
function earlierPlace(): HTMLElement | null {
  return places.findLast(({ element }) => canTake(element))?.element ?? null;
}

/** For what closes and was not told which button it belongs to: the focus goes back to where it was before. */
export function goBack(event: Event): void {
  const place = earlierPlace();
  if (event.defaultPrevented || !place) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
}

/** Puts the focus where its last place was: on what stands there now, else on an earlier place, else on the heading. */
export function takePlaceAgain(): void {
  if (!last || last.path !== location.pathname) return;
  const { around } = last;
  const there = around.filter(({ parent }) => parent.isConnected && !isWhole(parent));
  // What is still there, and only cannot be used, belongs to what stands around it.
  const near = there.slice(0, last.element.isConnected ? levelsMost : 1);
  const found = near.map(({ parent, index }) => findNear(parent, index)).find((element) => element !== null);
  (found ?? earlierPlace() ?? heading())?.focus({ preventScroll: true });
}

function findNear(parent: Element, index: number): HTMLElement | null {
  for (const child of [parent.children[index], parent.children[index - 1], parent]) {
    const found = child && [child, ...child.querySelectorAll(reachable)].find(isReachable);
    if (found) return found;
  }
  return null;
}

function isReachable(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.matches(reachable) && canTake(element);
}

/** Whether the focus can be there. */
export function canTake(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && isSeen(element);
}

function isSeen(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

/** The page itself, and what it is made of: what stands there now is not what stood there. */
function isWhole(element: Element): boolean {
  return element.matches('body, main');
}

function heading(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>('main h1');
  if (found) found.tabIndex = -1;
  return found;
}
