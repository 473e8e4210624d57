/** What a picture of a site needs of its stylesheet: safe CSS values only. */
export type GlanceTokens = {
  /** Custom properties of the root, name to value. */
  readonly properties: ReadonlyMap<string, string>;
  readonly background: string;
  readonly ink: string;
  readonly accent: string;
  readonly serif: boolean;
  /** The scheme that the site opens in. */
  readonly scheme: 'light' | 'dark';
};

// Values that can do nothing but be a colour or a number: no address, no quote, no brace.
const safeValue = /^[-\w#%.,()\s/*+]{1,160}$/;
const propertiesMost = 120;
const colour = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;

/** Reads colours out of a stylesheet. Whatever it holds, each value is safe to stand in a drawing. */
export function readTokens(css: string): GlanceTokens {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').slice(0, 200_000);
  const properties = new Map<string, string>();
  for (const [, block = ''] of plain.matchAll(/:root[^{]*\{([^}]*)\}/g)) {
    for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
      const clean = value.trim();
      if (properties.size >= propertiesMost || properties.has(name)) continue;
      if (safeValue.test(clean) && !/url|image|attr|env|expression/i.test(clean)) properties.set(name, clean);
    }
  }
  const body = /(?:^|[},\s])body\b[^{]*\{([^}]*)\}/.exec(plain)?.[1] ?? '';
  return {
    properties,
    background:
      first(properties, ['--hero-bg', '--bg', '--background', '--paper']) ??
      read(body, 'background') ??
      '#ffffff',
    ink:
      first(properties, ['--hero-ink', '--ink', '--text-color', '--fg']) ?? read(body, 'color') ?? '#26292f',
    accent:
      first(properties, ['--button', '--brand', '--accent', '--primary']) ?? liveliest(plain) ?? '#5b6472',
    scheme: /:root[^{]*\{[^}]*color-scheme\s*:\s*dark\b/.test(plain) ? 'dark' : 'light',
    serif: /(?:--display|h1[^{]*\{[^}]*font-family)\s*:[^;]*\bserif/.test(
      plain.replaceAll('sans-serif', 'sans'),
    ),
  };
}

function first(properties: ReadonlyMap<string, string>, names: readonly string[]): string | undefined {
  const name = names.find((candidate) => properties.has(candidate));
  return name && `var(${name})`;
}

function read(block: string, property: 'background' | 'color'): string | undefined {
  const pattern =
    property === 'color' ? /(?:^|[;\s])color\s*:\s*([^;]+)/ : /background(?:-color)?\s*:\s*([^;]+)/;
  const value = pattern.exec(block)?.[1]?.trim();
  return value && /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl|oklch)a?\([-\d.,%\s/a-z]+\)|[a-z]{3,20})$/i.test(value)
    ? value
    : undefined;
}

/** The colour of most contrast between its channels among those that occur: a button is rarely grey. */
function liveliest(css: string): string | undefined {
  let best: { readonly text: string; readonly spread: number } | undefined;
  for (const [text] of css.matchAll(colour)) {
    const digits =
      text.length === 4
        ? Array.from(text.slice(1), (digit) => digit + digit)
        : (text.slice(1).match(/../g) ?? []);
    const channels = digits.map((pair) => Number.parseInt(pair, 16));
    const spread = Math.max(...channels) - Math.min(...channels);
    if (spread > 40 && spread > (best?.spread ?? 0)) best = { text, spread };
  }
  return best?.text;
}
