import type { Page } from '@playwright/test';

/** What is measured of a page on a phone, 375 px wide. */
export type PhoneMeasure = {
  /** Targets smaller than 24 px either way, links inside sentences left out. */
  readonly tiny: readonly string[];
  /** Share of targets of 44 px and more. */
  readonly roomy: number;
  /** Targets below 44 px. */
  readonly close: readonly string[];
  /** Headings of more than six lines, or with a word broken over two. */
  readonly wraps: readonly string[];
  /** The links of the header can be reached. */
  readonly hasMenu: boolean;
  /** Texts below 14 px. */
  readonly small: readonly string[];
};

/** Measures the page that a tab shows, and leaves it 375 px wide. */
export async function measurePhone(tab: Page): Promise<PhoneMeasure> {
  await tab.setViewportSize({ width: 375, height: 800 });
  return tab.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const targets = all('a[href], button, input:not([type="hidden"]), select, textarea, summary').filter(
      (element) => {
        if (element.matches('.skip')) return false;
        const isInSentence =
          element.matches('a') &&
          element.closest('p, li, dd') !== null &&
          getComputedStyle(element).display === 'inline';
        return !isInSentence;
      },
    );
    // A box to tick is as large as the label around it.
    const boxOf = (element: HTMLElement) => (element.closest('label') ?? element).getBoundingClientRect();
    const describe = (element: HTMLElement) =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> ${Math.round(boxOf(element).width)}×${Math.round(boxOf(element).height)} ${element.textContent?.trim().slice(0, 30) ?? ''}`;
    const wraps = all('h1, h2, h3').flatMap((heading) => {
      const lines: number[] = [];
      let broken = '';
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
          // Words of a heading that is turned a little, and a first letter of its own look, stand on the line of
          // the others, if not at their very height.
          const near = Math.max(...rects.map(({ height }) => height)) / 2;
          const tops = rects.map(({ top }) => top);
          for (const top of tops) if (lines.every((line) => Math.abs(line - top) > near)) lines.push(top);
          if (Math.max(...tops) - Math.min(...tops) > near && word[0].length < 24) broken ||= word[0];
        }
      }
      if (broken !== '') return [`“${broken}” is broken in a heading`];
      const most = heading.matches('h1') ? 6 : 5;
      return lines.length > most
        ? [`${lines.length} lines: ${heading.textContent?.trim().slice(0, 50)}`]
        : [];
    });
    const menu = document.querySelector<HTMLElement>('.menu-button');
    const nav = document.querySelector<HTMLElement>('.site-header nav');
    return {
      tiny: targets
        .filter((element) => boxOf(element).width < 24 || boxOf(element).height < 24)
        .map(describe),
      roomy:
        targets.length === 0
          ? 1
          : targets.filter((element) => boxOf(element).height >= 43.5).length / targets.length,
      close: targets.filter((element) => boxOf(element).height < 43.5).map(describe),
      wraps,
      hasMenu: nav === null || nav.checkVisibility() || (menu?.checkVisibility() ?? false),
      small: all('main p, main li, main dd, main label, footer li')
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 14)
        .map((element) => (element.textContent ?? '').trim().slice(0, 40)),
    };
  });
}
