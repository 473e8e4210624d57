import type { Brief } from '@/domain/site/brief';
import { isAppKind } from '../../plan/app-kinds';
import type { SitePlan } from '../../plan/site-plan';
import { contrastOf } from '../themes/colour';
import type { AskedColours } from '../themes/colour';
import { faces } from '../themes/faces';
import { findTheme } from '../themes/find-theme';
import { makePalette } from '../themes/make-palette';
import { suitOpening } from '../themes/suit-opening';
import type { Theme } from '../themes/theme';
import { tuneFace } from '../type/tune-faces';
import { stackOf } from '../type/write-type';
import type { Tokens } from './tokens';

const scales: Record<Theme['scale'], readonly [string, string, string]> = {
  calm: [
    'clamp(1.15rem, 1.08rem + 0.35vi, 1.3rem)',
    'clamp(1.6rem, 1.35rem + 1.2vi, 2.25rem)',
    'clamp(2.1rem, 1.5rem + 2.8vi, 3.6rem)',
  ],
  clear: [
    'clamp(1.2rem, 1.08rem + 0.55vi, 1.45rem)',
    'clamp(1.75rem, 1.4rem + 1.8vi, 2.7rem)',
    'clamp(2.4rem, 1.5rem + 4.2vi, 4.9rem)',
  ],
  loud: [
    'clamp(1.2rem, 1.06rem + 0.65vi, 1.55rem)',
    'clamp(1.85rem, 1.35rem + 2.5vi, 3.4rem)',
    'clamp(2.6rem, 1.3rem + 5.8vi, 6.4rem)',
  ],
};

const rooms: Record<Theme['room'], string> = {
  close: 'clamp(2.75rem, 2rem + 3.5vi, 5rem)',
  usual: 'clamp(3.5rem, 2.4rem + 5vi, 7rem)',
  wide: 'clamp(4rem, 2.5rem + 6.5vi, 9rem)',
};

type Dressed = Pick<SitePlan, 'style' | 'palette' | 'scheme' | 'brief' | 'type'>;

// Asked by every section and page of a plan, and worked out over hundreds of colours: once for each.
const made = new WeakMap<Dressed, Tokens>();

/** The tokens of a site: its theme with what the prompt asked for. */
export function makeTokens(plan: Dressed): Tokens {
  const before = made.get(plan);
  if (before) return before;
  const tokens = workOut(plan);
  made.set(plan, tokens);
  return tokens;
}

function workOut(plan: Dressed): Tokens {
  const theme = findTheme(plan.style);
  const recipe = suitOpening(
    theme.palettes[plan.palette % theme.palettes.length] ?? theme.palettes[0],
    plan.brief,
  );
  const steps = scales[theme.scale];
  const sized = (size: string, share = 1) =>
    `calc(${size} * ${share === 1 ? '' : `${share} * `}var(--text-scale))`;
  const system = systemStacks(plan.brief, theme);
  const { type } = plan;
  const asked = askedColours(plan.brief);
  // A tool has nothing but its buttons to show a colour that was asked for.
  const isTool = isAppKind(plan.brief.kind.value);
  const seen = asked.brand && isTool ? { ...recipe, button: 'brand' as const } : recipe;
  const display = tuneFace(type?.display)?.size ?? 1;
  const text = tuneFace(type?.text)?.text ?? 1;
  const colours = makePalette(seen, asked, !isTool);
  // White boxes on white are seen by their edge alone.
  const isLost =
    theme.border === '0px' &&
    theme.shadow === 'none' &&
    contrastOf(colours.card.light, colours.bg.light) < 1.06;
  return {
    scheme: plan.scheme,
    colours,
    shapes: {
      display: type?.display ? stackOf(type.display) : system.display,
      text: type?.text ? stackOf(type.text) : system.text,
      'heading-weight': String(type?.weight ?? theme.headings.weight),
      'text-scale': '1',
      'step-0': sized('clamp(1rem, 0.96rem + 0.2vi, 1.125rem)', text),
      'step-1': sized(steps[0]),
      'step-2': sized(steps[1], display),
      'step-3': sized(steps[2], display),
      gap: 'clamp(1.25rem, 0.8rem + 2vi, 2.5rem)',
      room: rooms[theme.room],
      radius: theme.radius,
      'radius-card': theme.radiusCard,
      border: isLost ? '1px' : theme.border,
      shadow: theme.shadow,
    },
  };
}

/** The colours asked for, by role; of several for one role the first. */
export function askedColours(brief: Brief): AskedColours {
  const asked: AskedColours = {};
  for (const { value } of brief.colours) asked[value.role] ??= value.css;
  // Headings are written in the second colour, as far as it can be read.
  if (asked.heading) {
    asked.accent ??= asked.heading;
    asked.link ??= asked.heading;
  }
  return asked;
}

function systemStacks(brief: Brief, theme: Theme): { display: string; text: string } {
  const display = faces[theme.faces.display];
  const text = faces[theme.faces.text];
  const asked = brief.font?.value;
  if (!asked) return { display, text };
  const family = asked.toLowerCase();
  if (family === 'serif') {
    return { display: faces.transitional, text: theme.faces.text === 'plain' ? faces.transitional : text };
  }
  if (family === 'sans') return { display: faces.grotesque, text: faces.plain };
  if (family === 'mono') return { display: faces.mono, text: faces.mono };
  if (family === 'rounded') return { display: faces.rounded, text: faces.rounded };
  if (family === 'handwritten') {
    return { display: '"Segoe Script", "Bradley Hand", "Snell Roundhand", "Comic Neue", cursive', text };
  }
  const name = asked.replace(/[^\p{L}\p{N} -]/gu, '').trim();
  return name ? { display: `"${name}", ${display}`, text } : { display, text };
}
