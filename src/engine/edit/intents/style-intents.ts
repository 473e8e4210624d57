import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { findTokens, hasToken, tokenValue } from '../style/site-tokens';
import { styleSheetPaths } from '../style/find-styles';
import { setDeclarations, writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';
import { deviceWords, takeDevice } from '../words/take-device';

function setToken(step: Step, values: Readonly<Record<string, string>>): boolean {
  const tokens = findTokens(step.draft);
  if (!tokens) return false;
  const known = Object.fromEntries(Object.entries(values).filter(([name]) => tokens.declarations.has(name)));
  if (Object.keys(known).length === 0) return false;
  step.draft.splice(tokens.path, setDeclarations(step.draft.text(tokens.path), tokens.rule, known));
  return true;
}

/** Every plain declaration of a property in the stylesheets, changed in place. Returns how many. */
function changeAll(step: Step, property: RegExp, next: (value: string) => string | null): number {
  let count = 0;
  for (const path of styleSheetPaths(step.draft)) {
    const splices = step.draft.sheet(path).rules.flatMap((rule) =>
      rule.declarations.flatMap((declaration) => {
        const value = property.test(declaration.property) ? next(declaration.value) : null;
        return value === null || value === declaration.value
          ? []
          : [{ start: declaration.valueStart, end: declaration.valueEnd, text: value }];
      }),
    );
    step.draft.splice(path, splices);
    count += splices.length;
  }
  return count;
}

/** Rounds corners more, less or not at all. */
export const setRadius: Intent = {
  name: 'set-radius',
  attempt(step) {
    const { plain } = step.part;
    if (
      !/\b(?:corners?|rounded|rounder|round|square|sharp|pill|radius|edges)\b/.test(plain) ||
      /\bcolor|dark|light\b/.test(plain)
    )
      return null;
    const exact = /(\d+(?:\.\d+)?)\s?(px|rem|em|%)/.exec(plain);
    const isNone =
      /\b(?:no|remove|without|square|sharp|straight|none|hard)\b|not rounded|less round(?:ed)? at all/.test(
        plain,
      );
    const isLess = /\b(?:less|smaller|decrease|reduce|sharper|squarer)\b/.test(plain);
    const isPill = /\bpill/.test(plain);
    const target = matchPhrase(
      step.part,
      /^(?:make|round|give|use) (?:corners of |edges of )?(?<target>buttons?|cards?|pictures?|images?)\b/,
    )?.target?.plain;
    const tokens = findTokens(step.draft);
    const present = Number.parseFloat(tokens?.declarations.get('--radius')?.value ?? '0') || 0;
    const unit = /[a-z%]+$/.exec(tokens?.declarations.get('--radius')?.value ?? '')?.[0] ?? 'px';
    const scale = unit === 'rem' || unit === 'em' ? 16 : 1;
    const grown = (value: string): string => {
      const number = Number.parseFloat(value) || 0;
      const own = /(rem|em)/.test(value) ? 16 : 1;
      const size = number * own;
      const next = isNone
        ? 0
        : isPill
          ? 999
          : exact
            ? null
            : isLess
              ? Math.floor(size / 2)
              : size >= 99
                ? size
                : Math.max(8, Math.round(size * 1.75));
      return next === null
        ? `${exact?.[1] ?? ''}${exact?.[2] ?? 'px'}`
        : next === 0
          ? '0'
          : own === 16
            ? `${Math.round((next / 16) * 1000) / 1000}rem`
            : `${next}px`;
    };
    const names =
      target === undefined
        ? ['--radius', '--radius-card']
        : /button/.test(target)
          ? ['--radius']
          : ['--radius-card'];
    const values = Object.fromEntries(
      names.flatMap((name) =>
        tokens?.declarations.get(name) ? [[name, grown(tokens.declarations.get(name)?.value ?? '0')]] : [],
      ),
    );
    const words = isNone ? 'square' : exact ? exact[0] : isLess ? 'less round' : 'rounder';
    if (setToken(step, values))
      return done(
        'Corners',
        `${words} (${Object.values(values).join(', ')})`,
        `The corners are ${words} now.`,
      );
    const count = changeAll(step, /^border-(?:[a-z-]+-)?radius$/, (value) =>
      /^[\d.]+(?:px|rem|em)?$/.test(value) ? grown(value) : isNone ? '0' : null,
    );
    if (count === 0 && present * scale === 0 && !isNone)
      writeRule(step.draft, {
        selector: '.button, button, .card',
        declarations: { 'border-radius': grown('8px') },
      });
    return done('Corners', words, `The corners are ${words} now.`);
  },
};

/** Takes shadows off, or makes them softer or stronger. */
export const setShadow: Intent = {
  name: 'set-shadow',
  attempt(step) {
    const { plain } = step.part;
    if (!/\bshadows?\b/.test(plain)) return null;
    const isNone = /^(?:remove|no|without|turn off|hide|drop|flat)\b|\bno shadows?\b/.test(plain);
    const isSofter = /softer|lighter|less|smaller|subtle|reduce/.test(plain);
    const next = isNone
      ? 'none'
      : isSofter
        ? '0 1px 3px rgb(0 0 0 / 0.12)'
        : /bigger|stronger|more|larger|deeper/.test(plain)
          ? '0 12px 36px rgb(0 0 0 / 0.22)'
          : '0 6px 20px rgb(0 0 0 / 0.16)';
    const words = isNone ? 'none' : isSofter ? 'softer' : 'deeper';
    const isToken = setToken(step, { '--shadow': next });
    const count = isNone
      ? changeAll(step, /^(?:box|text)-shadow$/, (value) =>
          value === 'none' || (isToken && value === 'var(--shadow)') ? null : 'none',
        )
      : 0;
    if (!isToken && count === 0) {
      if (isNone) return refuse('nothing-to-change', 'There are no shadows on this site.');
      writeRule(step.draft, { selector: '.card', declarations: { 'box-shadow': next } });
    }
    return done(
      'Shadows',
      words,
      isNone ? 'There are no shadows any more.' : `The shadows are ${words} now.`,
    );
  },
};

/** More or less room around and between things. */
export const setSpacing: Intent = {
  name: 'set-spacing',
  attempt(step) {
    const { device, rest } = takeDevice(step.part.plain);
    const match =
      /\b(?:spacing|space|room|padding|margins?|white ?space|gaps?|airy|airier|compact|tighter|denser|breathing room|spacious)\b/.test(
        rest,
      );
    if (
      !match ||
      /^(?:rename|translate|move|remove (?!space|spacing|padding|margin|white))/.test(rest) ||
      /"…"/.test(rest)
    )
      return null;
    const isLess = /\b(?:less|reduce|decrease|smaller|compact|tighter|denser|remove|tighten|closer)\b/.test(
      rest,
    );
    const factor = isLess ? 0.65 : 1.4;
    const words = isLess ? 'less' : 'more';
    const where = /\b(?:in|of|around|between|to) (?<target>.+)$/.exec(rest)?.groups?.target;
    const target =
      where && !/sections?$|everything|page|site|elements|things|all$/.test(where)
        ? resolveTarget(step, where)
        : null;
    const tokens = findTokens(step.draft);
    if (target && target.role !== 'site') {
      const selector =
        target.role && target.kind === 'role'
          ? {
              header: '.site-header',
              footer: '.site-footer',
              hero: '.hero',
              cards: '.card',
              buttons: '.button',
              nav: '.site-header nav',
            }[target.role as 'header']
          : giveSelector(step.draft, target);
      if (!selector) return null;
      const size = hasToken(tokens, '--room') ? `calc(var(--room) * ${factor})` : isLess ? '2rem' : '6rem';
      const isSmall = /card|button|header/.test(selector);
      writeRule(step.draft, {
        selector,
        declarations: {
          [isSmall ? 'padding' : 'padding-block']: isSmall ? (isLess ? '0.6em 1em' : '1.4em 2em') : size,
        },
        device,
        block: target.block,
      });
      return done(target.label, `${words} room`, `There is ${words} room in ${target.label} now.`, target);
    }
    const names = ['--room', '--gap'].filter((name) => tokens?.declarations.has(name));
    if (names.length === 0)
      return refuse(
        'not-found',
        'This site keeps no measure for its spacing. Name a section and I change that.',
      );
    const values = Object.fromEntries(
      names.map((name) => [name, scaled(tokens?.declarations.get(name)?.value ?? '1rem', factor)]),
    );
    if (device) writeRule(step.draft, { selector: ':root', declarations: values, device });
    else setToken(step, values);
    return done('Spacing', words, `There is ${words} room around things${deviceWords(device)} now.`);
  },
};

function scaled(value: string, factor: number): string {
  const before = /^calc\((.+) \* ([\d.]+)\)$/.exec(value);
  const next = Math.round((before?.[2] ? Number(before[2]) : 1) * factor * 1000) / 1000;
  return next === 1 ? (before?.[1] ?? value) : `calc(${before?.[1] ?? value} * ${next})`;
}

/** Font stacks that every device has, by the words people use. */
const stacks: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:mono|monospace|monospaced|typewriter|code)\b/,
    'monospace',
    'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  ],
  [
    /\b(?:hand ?written|script|cursive|handwriting)\b/,
    'handwritten',
    '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Comic Neue", cursive',
  ],
  [
    /\b(?:round|rounded|friendly|soft|bubbly)\b/,
    'rounded',
    'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Arial Rounded MT Bold", system-ui, sans-serif',
  ],
  [
    /\b(?:slab|slab serif)\b/,
    'slab serif',
    'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif',
  ],
  [
    /\b(?:condensed|narrow)\b/,
    'condensed',
    '"Arial Narrow", "Roboto Condensed", "Avenir Next Condensed", Impact, sans-serif',
  ],
  [
    /\b(?:sans|sans-serif|sans serif|grotesk|grotesque|modern|clean|serifenlos(?:e)?|sem serifa|sin serifa|sans empattement)\b/,
    'sans serif',
    'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  ],
  [
    /\b(?:serif|classic|elegant|bookish|serife|serifa|serifen|empattement|traditional)\b/,
    'serif',
    '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
  ],
];
const families = [
  'Georgia',
  'Arial',
  'Verdana',
  'Helvetica',
  'Times New Roman',
  'Courier New',
  'Trebuchet MS',
  'Garamond',
  'Palatino',
  'Impact',
  'Tahoma',
  'Futura',
  'Didot',
  'Baskerville',
  'Comic Sans MS',
  'Inter',
  'Roboto',
  'Lato',
  'Poppins',
  'Montserrat',
  'Playfair Display',
  'Open Sans',
  'Merriweather',
  'Raleway',
  'Oswald',
  'Nunito',
  'Lora',
];

/** Sets the font of headings, text or both, from what devices have: no font is fetched from elsewhere. */
export const setFont: Intent = {
  name: 'set-font',
  attempt(step) {
    const { plain } = step.part;
    const known = families.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(step.part.source));
    const isFont =
      (known !== undefined && /^(?:use|make|change|set|put)\b/.test(plain) && !/"…"/.test(plain)) ||
      /\b(?:fonts?|typefaces?|typography|lettering|schriftart|serif|sans-serif|monospace)\b/.test(plain);
    if (!isFont || /\b(?:bigger|smaller|larger|size|color)\b/.test(plain)) return null;
    const family = known;
    const stack = stacks.find(([words]) => words.test(plain));
    if (!family && !stack)
      return refuse('ambiguous', 'Which kind of font should it be?', [
        'use a serif font for headings',
        'use a sans-serif font',
        'use a monospace font',
      ]);
    const generic =
      stack?.[2] ??
      (/Georgia|Times|Garamond|Palatino|Didot|Baskerville|Playfair|Merriweather|Lora/.test(family ?? '')
        ? 'Georgia, serif'
        : /Courier/.test(family ?? '')
          ? 'monospace'
          : 'system-ui, sans-serif');
    const value = family ? `"${family}", ${generic}` : generic;
    const words = family ?? stack?.[1] ?? '';
    const isHeadings = /\b(?:headings?|titles?|headlines?|headers)\b/.test(plain);
    const isText = /\b(?:body|text|paragraphs?|copy)\b/.test(plain);
    const label = isHeadings ? 'Headings' : isText ? 'Text' : 'All text';
    const values: Record<string, string> = {};
    if (isHeadings || !isText) values['--display'] = value;
    if (isText || !isHeadings) values['--text'] = value;
    if (!setToken(step, values)) {
      writeRule(step.draft, {
        selector: isHeadings ? 'h1, h2, h3' : 'body',
        declarations: { 'font-family': value },
      });
    }
    const note = family ? ` Visitors who do not have ${family} see the nearest font of their device.` : '';
    return done(label, words, `${label} ${isHeadings ? 'are' : 'is'} set in ${words} now.${note}`);
  },
};

/** Bold, italic, underlined, upper case: of a thing or of all headings. */
export const setWeight: Intent = {
  name: 'set-weight',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:make|change|use|put) (?<target>.+?) (?:in |to |be |as )?(?:(?<less>less|not|un) ?)?(?<way>bold(?:er)?|heavier|thinner|lighter weight|italics?|underlined?|uppercase|upper case|all caps|capitals|lowercase|normal case)(?: text| letters| font)?$/,
    );
    const target = match?.target ? resolveTarget(step, match.target.plain) : null;
    if (!match?.way || !target) return null;
    const way = match.way.plain;
    const isLess = match.less !== undefined;
    const declarations: Record<string, string> = /bold|heavier|thinner|weight/.test(way)
      ? { 'font-weight': isLess || /thinner|lighter/.test(way) ? '400' : '700' }
      : /italic/.test(way)
        ? { 'font-style': isLess ? 'normal' : 'italic' }
        : /underline/.test(way)
          ? { 'text-decoration-line': isLess ? 'none' : 'underline' }
          : {
              'text-transform': /lower/.test(way)
                ? 'lowercase'
                : /normal/.test(way) || isLess
                  ? 'none'
                  : 'uppercase',
            };
    const known: Partial<Record<string, string>> = {
      headings: 'h1, h2, h3',
      text: 'body',
      buttons: '.button',
      'main-button': '.button',
      links: 'a',
      header: '.site-header',
      footer: '.site-footer',
      nav: '.site-header nav',
    };
    if (
      target.role === 'headings' &&
      declarations['font-weight'] &&
      tokenValue(findTokens(step.draft), '--heading-weight')
    ) {
      setToken(step, { '--heading-weight': declarations['font-weight'] });
      return done('Headings', way, `The headings are ${way} now.`, target);
    }
    const selector =
      target.kind === 'role' && target.role ? known[target.role] : giveSelector(step.draft, target);
    if (!selector) return null;
    writeRule(step.draft, { selector, declarations, block: target.block });
    return done(
      target.label,
      `${isLess ? 'not ' : ''}${way}`,
      `Made ${target.label} ${isLess ? 'not ' : ''}${way}.`,
      target,
    );
  },
};
