import type { Bridge } from './bridge';
import { PickerBox } from './picker-box';

const attribute = 'data-sitewright-element';
const recomputePause = 150;
const labelCharacters = 40;
/** While picking, the page must not react to the pointer. */
const swallowed = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'touchstart',
  'touchend',
  'submit',
];

/** Lets a person point at an element: by pointer, or by arrow keys (up: around, down: inside, left and right: beside). */
export class Picker {
  readonly #bridge: Bridge;
  readonly #box = new PickerBox();
  #isOn = false;
  #current: Element | null = null;
  #pointer: { x: number; y: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
    bridge.on('picking', ({ on }) => (on ? this.#start() : this.#stop()));
  }

  install(): void {
    const options = { capture: true, passive: false };
    for (const name of swallowed) addEventListener(name, (event) => this.#handlePress(event), options);
    addEventListener('pointermove', (event) => this.#handleMove(event), options);
    addEventListener('keydown', (event) => this.#handleKey(event), options);
    document.addEventListener('pointerleave', () => this.#clear());
    for (const name of ['scroll', 'resize'])
      addEventListener(name, () => this.#handleScroll(), { capture: true, passive: true });
  }

  #start(): void {
    this.#isOn = true;
    document.documentElement.style.setProperty('cursor', 'crosshair', 'important');
  }

  #stop(): void {
    this.#isOn = false;
    this.#clear();
    document.documentElement.style.removeProperty('cursor');
  }

  #clear(): void {
    clearTimeout(this.#timer);
    if (this.#current) this.#bridge.send({ kind: 'hover-end' });
    this.#current = null;
    this.#box.hide();
  }

  #highlight(element: Element | null): void {
    if (!element) {
      this.#clear();
      return;
    }
    const identifier = element.getAttribute(attribute) ?? '';
    this.#box.show(element, identifier);
    if (element === this.#current) return;
    this.#current = element;
    this.#bridge.send({ kind: 'hover', identifier, label: describe(element) });
  }

  #handleMove(event: PointerEvent): void {
    if (!this.#isOn) return;
    this.#pointer = { x: event.clientX, y: event.clientY };
    this.#highlight(nameable(event.composedPath()[0]));
  }

  #handlePress(event: Event): void {
    if (!this.#isOn) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    this.#pick(nameable(event.composedPath()[0]) ?? this.#current);
  }

  #pick(element: Element | null): void {
    if (!element) return;
    const report = { identifier: element.getAttribute(attribute) ?? '', label: describe(element) };
    this.#stop();
    this.#bridge.send({ kind: 'pick', ...report });
  }

  #handleKey(event: KeyboardEvent): void {
    if (!this.#isOn) return;
    const step = this.#stepFor(event.key);
    if (step === undefined && event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      this.#stop();
      this.#bridge.send({ kind: 'pick-cancelled' });
    } else if (event.key === 'Enter') {
      this.#pick(this.#current);
    } else if (step) {
      step.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      this.#highlight(step);
    }
  }

  /** Undefined when the key is none of ours; null when there is nowhere to go. */
  #stepFor(key: string): Element | null | undefined {
    const current = this.#current;
    const first = document.querySelector(`body [${attribute}]`);
    switch (key) {
      case 'ArrowUp':
        return current ? nameable(current.parentElement) : first;
      case 'ArrowDown':
        return current ? current.querySelector(`[${attribute}]`) : first;
      case 'ArrowLeft':
        return current ? beside(current, 'previousElementSibling') : first;
      case 'ArrowRight':
        return current ? beside(current, 'nextElementSibling') : first;
      default:
        return undefined;
    }
  }

  /** A moving page has no steady box: it goes, and comes back where the pointer is once the page rests. */
  #handleScroll(): void {
    if (!this.#isOn) return;
    const current = this.#current;
    this.#box.hide();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const under = this.#pointer && document.elementFromPoint(this.#pointer.x, this.#pointer.y);
      this.#highlight(nameable(under ?? current));
    }, recomputePause);
  }
}

/** The nearest element with an identifier, from a node outwards. */
function nameable(node: EventTarget | null | undefined): Element | null {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  return element?.closest(`[${attribute}]`) ?? null;
}

function beside(element: Element, way: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  for (let next = element[way]; next; next = next[way]) if (next.hasAttribute(attribute)) return next;
  return null;
}

/** What a person would call the element: its tag and the first words in it. */
function describe(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const words = (element.textContent || element.getAttribute('alt') || '').replace(/\s+/g, ' ').trim();
  const short = words.length > labelCharacters ? `${words.slice(0, labelCharacters - 1).trimEnd()}…` : words;
  return short ? `${tag} “${short}”` : tag;
}
