// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seek } from '../../../../tests/support/made-apps/open-app';
import { openBehaviours as open } from '../../../../tests/support/made-apps/open-behaviours';

let enter: (element: Element) => void = () => undefined;
let watched: Element[] = [];
const calm = (matches: boolean) => {
  window.matchMedia = vi.fn().mockReturnValue({ matches, addEventListener: vi.fn() });
};

beforeEach(() => {
  calm(false);
  watched = [];
  class Watcher {
    constructor(report: (entries: unknown[]) => void) {
      enter = (target) => report([{ isIntersecting: true, target }]);
    }
    observe(element: Element) {
      watched.push(element);
    }
    unobserve(element: Element) {
      watched = watched.filter((other) => other !== element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('count up', () => {
  const figure = '<b data-count-up>1,240+ hours</b>';

  it('runs up once in view and ends on what was written', () => {
    vi.useFakeTimers({
      toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'],
    });
    open(figure, 'count-up');
    expect(seek('b').textContent).toBe('1,240+ hours');
    enter(seek('b'));
    vi.advanceTimersByTime(400);
    const value = Number(/[\d,]+/.exec(seek('b').textContent ?? '')?.[0].replace(',', ''));
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1240);
    expect(seek('b').textContent).toMatch(/\+ hours$/);
    vi.advanceTimersByTime(1000);
    expect(seek('b').textContent).toBe('1,240+ hours');
    expect(watched).toEqual([]);
  });

  it('leaves figures alone that it cannot count, and stands still for those who want it still', () => {
    open('<b data-count-up>4.8</b><b data-count-up>many</b>', 'count-up');
    for (const part of document.querySelectorAll('b')) enter(part);
    expect(document.body.textContent).toBe('4.8many');
    watched = [];
    calm(true);
    open(figure, 'count-up');
    expect(watched).toEqual([]);
  });
});

describe('reveal', () => {
  const place = (top: number) =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  afterEach(() => vi.restoreAllMocks());

  it('hides what is below the first screen until it comes into view', () => {
    place(window.innerHeight + 200);
    open('<div data-reveal>Text</div>', 'reveal');
    expect(seek('div').dataset['reveal']).toBe('waiting');
    enter(seek('div'));
    expect(seek('div').dataset['reveal']).toBe('seen');
    expect(watched).toEqual([]);
  });

  it('never hides what is on the first screen, nor anything where motion is not wanted', () => {
    place(100);
    open('<div data-reveal>Text</div>', 'reveal');
    expect(seek('div').dataset['reveal']).toBe('');
    place(window.innerHeight + 200);
    calm(true);
    open('<div data-reveal>Text</div>', 'reveal');
    expect(seek('div').dataset['reveal']).toBe('');
  });
});

describe('copy', () => {
  const put = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    put.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: put }, configurable: true });
  });

  it('copies its own text, another element’s or the code beside it, and says so for a moment', async () => {
    vi.useFakeTimers();
    open(
      `<figure><pre> npm install tidy </pre><button data-copy data-copied="Copied!" hidden>Copy</button></figure>
      <p id="iban">CH93 0076</p><button data-copy-from="iban" hidden>Copy</button><button data-copy="hello@example.com" hidden>Copy</button>`,
      'copy',
    );
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map(({ hidden }) => hidden)).toEqual([false, false, false]);
    for (const button of buttons) button.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(put.mock.calls.flat()).toEqual(['npm install tidy', 'CH93 0076', 'hello@example.com']);
    expect(buttons[0]?.textContent).toBe('Copied!');
    await vi.advanceTimersByTimeAsync(2000);
    expect(buttons[0]?.textContent).toBe('Copy');
  });

  it('copies the old way where there is no clipboard, and leaves no field behind', async () => {
    vi.useFakeTimers();
    put.mockRejectedValue(new Error('not allowed'));
    let copied = '';
    document.execCommand = vi.fn(() => {
      copied = document.querySelector('textarea')?.value ?? '';
      return true;
    });
    open('<button data-copy="hello@example.com" hidden>Copy</button>', 'copy');
    seek('button').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(copied).toBe('hello@example.com');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(seek('button'));
  });
});

describe('print', () => {
  it('shows its button and opens the dialog of the printer', () => {
    window.print = vi.fn();
    open('<button data-print hidden>Print</button>', 'print');
    expect(seek('button').hidden).toBe(false);
    seek('button').click();
    expect(window.print).toHaveBeenCalledOnce();
  });
});
