import type { Locator, Page } from '@playwright/test';

/** A browser without a window draws no pointer: this one is drawn into the page, and moves with the real one. */
export class ShownPointer {
  constructor(
    private readonly page: Page,
    private readonly onPress: () => void,
  ) {}

  async show(x: number, y: number): Promise<void> {
    await this.page.evaluate(drawPointer);
    await this.#move(x, y);
  }

  /** Goes to a place of the window. */
  async to(x: number, y: number): Promise<void> {
    await this.#move(x, y);
    await this.page.waitForTimeout(480);
    await this.page.mouse.move(x, y);
  }

  /** Goes to the element and clicks it. */
  async press(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('What should be pressed has no place on the page.');
    const isWide = box.width > 200;
    const x = Math.round(box.x + (isWide ? 150 : box.width / 2));
    const y = Math.round(box.y + box.height / 2);
    await this.to(x, y);
    this.onPress();
    await this.page.mouse.click(x, y);
    await this.page.waitForTimeout(120);
  }

  async #move(x: number, y: number): Promise<void> {
    await this.page.evaluate(
      ([left, top]) => {
        const drawn = document.getElementById('shown-pointer');
        if (drawn) drawn.style.translate = `${left}px ${top}px`;
      },
      [x, y] as const,
    );
  }
}

function drawPointer(): void {
  const space = 'http://www.w3.org/2000/svg';
  const drawn = document.createElementNS(space, 'svg');
  drawn.id = 'shown-pointer';
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.style.cssText =
    'position:fixed;inset:0 auto auto 0;inline-size:30px;block-size:30px;z-index:2147483647;pointer-events:none;transition:translate .45s cubic-bezier(.3,.1,.2,1);filter:drop-shadow(0 2px 3px rgb(0 0 0/.35))';
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', 'M2 2l18 7-8 3-3 8z');
  path.setAttribute('fill', '#d9472b');
  path.setAttribute('stroke', '#fff');
  path.setAttribute('stroke-width', '1.5');
  path.setAttribute('stroke-linejoin', 'round');
  drawn.append(path);
  document.documentElement.append(drawn);
}
