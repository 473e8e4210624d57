import type { Page } from '@playwright/test';

/** One section of a page as it is shown. */
export type SectionMeasure = {
  readonly type: string;
  readonly variant: string;
  /** Ground as painted, `rgb(…)`. */
  readonly ground: string;
  readonly height: number;
  /** Things in its largest list. */
  readonly items: number;
  readonly title: string;
};

/** What is measured of a page at 1440 px, after its scripts have run. Sizes in CSS pixels. */
export type PageMeasure = {
  readonly path: string;
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly text: string;
  readonly sections: readonly SectionMeasure[];
  readonly headings: readonly number[];
  readonly landmarks: readonly string[];
  readonly hasSkipLink: boolean;
  /** Words of the header's links. */
  readonly navigation: readonly string[];
  readonly meta: Readonly<Record<string, string>>;
  readonly hasJsonLd: boolean;
  readonly hasIcon: boolean;
  /** Painted colours by role; empty where the page has no such thing. */
  readonly colours: Readonly<Record<string, readonly string[]>>;
  readonly faces: readonly string[];
  readonly headingFace: string;
  readonly bodySize: number;
  /** Longest paragraph lines, in characters. */
  readonly longLines: readonly string[];
  /** Share of main's area that pictures take. */
  readonly pictureShare: number;
  readonly pictures: number;
  readonly unsized: readonly string[];
  readonly inert: readonly string[];
  /** Sentences of 40 and more characters that stand more than once. */
  readonly repeats: readonly string[];
  readonly shift: number;
};

/** Measures the page that a tab shows. */
export async function measurePage(tab: Page, path: string): Promise<PageMeasure> {
  const measured = await tab.evaluate(async () => {
    const all = <T extends Element = HTMLElement>(selector: string, root: ParentNode = document) => [
      ...root.querySelectorAll<T>(selector),
    ];
    const styleOf = (element: Element) => getComputedStyle(element);
    const isShown = (element: Element) => (element as HTMLElement).checkVisibility();
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const colour = styleOf(at).backgroundColor;
        if (!/rgba\(.*, 0\)|transparent/.test(colour)) return colour;
      }
      return 'rgb(255, 255, 255)';
    };
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      try {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      } catch {
        // No such measure here: nothing shifted that could be seen.
      }
      setTimeout(() => resolve(sum), 60);
    });
    const main = document.querySelector('main') ?? document.body;
    const sections = all('main > [data-section]').map((element) => ({
      type: element.dataset['section'] ?? '',
      variant: element.dataset['variant'] ?? '',
      ground: groundOf(element),
      height: element.offsetHeight,
      items: Math.max(
        0,
        ...all('ul, ol, dl, tbody, form, [role="list"], div', element).map((list) => {
          const tags = [...list.children]
            .filter((child) => !child.matches('dd, .slots'))
            .map(({ tagName }) => tagName);
          return Math.max(0, ...[...new Set(tags)].map((tag) => tags.filter((one) => one === tag).length));
        }),
      ),
      title: element.querySelector('h1, h2')?.textContent?.trim() ?? '',
    }));
    const paint = (selector: string, what: 'backgroundColor' | 'color' | 'borderTopColor') => [
      ...new Set(
        all(selector)
          .filter(isShown)
          .map((element) => (what === 'backgroundColor' ? groundOf(element) : styleOf(element)[what])),
      ),
    ];
    const canvas = document.createElement('canvas').getContext('2d');
    const longLines = all('main p, main li, main dd').flatMap((element) => {
      if (
        !isShown(element) ||
        (element.textContent ?? '').length < 120 ||
        !canvas ||
        element.querySelector('p, li, ul, div, figure, svg')
      )
        return [];
      const { fontSize, fontFamily } = styleOf(element);
      canvas.font = `${fontSize} ${fontFamily}`;
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
      const perLetter = canvas.measureText(text).width / text.length;
      const letters = element.clientWidth / perLetter;
      return letters > 95 ? [`${Math.round(letters)} characters: ${text.slice(0, 50)}`] : [];
    });
    const pictures = all<Element>('main svg, main img').filter(isShown);
    const area = pictures.reduce((sum, picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return sum + width * height;
    }, 0);
    const seen = new Map<string, number>();
    for (const element of all('main p, main dd, main blockquote:not(:has(p))')) {
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
      if (words.length >= 40) seen.set(words, (seen.get(words) ?? 0) + 1);
    }
    const meta: Record<string, string> = {};
    for (const element of all<HTMLMetaElement>('meta[name], meta[property]'))
      meta[element.getAttribute('name') ?? element.getAttribute('property') ?? ''] = element.content;
    const faceOf = (element: Element) =>
      styleOf(element).fontFamily.split(',')[0]?.replace(/["']/g, '') ?? '';
    const button = 'main .button, .site-header .button, main button[type="submit"]';
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
      text: document.body.innerText,
      sections,
      headings: all('h1, h2, h3, h4')
        .filter(isShown)
        .map(({ tagName }) => Number(tagName[1])),
      landmarks: ['header', 'main', 'footer', 'nav'].filter((name) => document.querySelector(name)),
      hasSkipLink: document.querySelector('body > a[href="#main"]') !== null,
      navigation: all('.site-header a, header a').map((link) => link.textContent?.trim() ?? ''),
      meta,
      hasJsonLd: document.querySelector('script[type="application/ld+json"]') !== null,
      hasIcon: document.querySelector('link[rel="icon"]') !== null,
      colours: {
        background: paint('body', 'backgroundColor'),
        surface: paint('main > section', 'backgroundColor'),
        text: paint('main p', 'color'),
        heading: paint('main h1, main h2', 'color'),
        header: paint('.site-header', 'backgroundColor'),
        footer: paint('.site-footer', 'backgroundColor'),
        hero: paint('main > section:first-of-type', 'backgroundColor'),
        button: paint(button, 'backgroundColor'),
        link: paint('main a:not(.button)', 'color'),
        card: paint('main .card', 'backgroundColor'),
        border: paint('main .card, main section, .site-header', 'borderTopColor'),
        any: [
          ...paint('body, body *:not(svg *)', 'backgroundColor'),
          ...paint('body *:not(svg *)', 'color'),
          ...new Set(all<Element>('svg *').map((element) => styleOf(element).fill)),
        ],
      },
      faces: [...new Set([document.body, ...all('h1, h2, h3, main p, .button')].map(faceOf))],
      headingFace: styleOf(document.querySelector('h1') ?? document.body).fontFamily,
      bodySize: Number.parseFloat(styleOf(document.body).fontSize),
      longLines,
      pictureShare: area / Math.max(1, main.clientWidth * main.clientHeight),
      pictures: pictures.length,
      unsized: all<Element>('main svg, main img')
        .filter((picture) => !picture.hasAttribute('viewBox') && !picture.hasAttribute('width'))
        .map((picture) => picture.outerHTML.slice(0, 80)),
      inert: [
        ...all('a').filter((link) => !link.getAttribute('href') || link.getAttribute('href') === '#'),
        ...all('[onclick]'),
      ].map((element) => element.outerHTML.slice(0, 80)),
      repeats: [...seen].filter(([, count]) => count > 1).map(([words]) => words.slice(0, 70)),
      shift,
    };
  });
  return { path, ...measured };
}
