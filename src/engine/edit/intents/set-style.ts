import type { StyleName } from '@/domain/site/vocabulary';
import { styleNames } from '@/domain/site/vocabulary';
import { textOf } from '@/domain/site/site-file';
import { composeSite } from '../../compose/compose-site';
import { parseStyleSheet } from '../../locate/style-sheet';
import { makePlan } from '../../plan/make-plan';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { siteBrief } from '../sections/site-brief';
import { findTokens, setTokens } from '../style/site-tokens';
import { matchPhrase } from '../words/read-command';

/** Words that people say for a look. */
const looks: readonly (readonly [RegExp, StyleName])[] = [
  [/^(?:professional|business-?like|corporate|serious|trustworthy|formal|businesslike)$/, 'corporate'],
  [/^(?:playful|fun|cheerful|childlike|kid-friendly|happy|lively)$/, 'playful'],
  [
    /^(?:minimal|minimalist|minimalistic|clean|cleaner|simple|simpler|plain|reduced|monochrome|uncluttered)$/,
    'minimal',
  ],
  [/^(?:elegant|luxurious|luxury|premium|high-end|classy|upscale|fancy|posh|expensive)$/, 'luxe'],
  [/^(?:retro|seventies|70s|80s)$/, 'retro'],
  [/^(?:vintage|old-fashioned|nostalgic|antique)$/, 'vintage'],
  [/^(?:modern|contemporary|swiss|typographic)$/, 'swiss'],
  [/^(?:futuristic|techy|tech|high-tech|digital)$/, 'tech'],
  [/^(?:natural|organic|earthy|eco|green and natural)$/, 'organic'],
  [/^(?:cozy|cosy|warm|warmer|homely|inviting|soft)$/, 'cream'],
  [/^(?:bold|brutalist|loud|edgy|striking)$/, 'neo-brutalist'],
  [/^(?:magazine|magazine-like|editorial|bookish|literary)$/, 'editorial'],
  [/^(?:rustic|handmade|crafty|artisanal)$/, 'craft'],
  [/^(?:maritime|nautical|beachy|seaside|coastal)$/, 'coastal'],
  [/^(?:sporty|athletic|dynamic|energetic)$/, 'sport'],
  [/^(?:medical|clinical|sterile)$/, 'clinical'],
  [/^(?:pastel|delicate|gentle|sweet)$/, 'pastel'],
  [/^(?:dramatic|cinematic|moody|noir)$/, 'noir'],
];

const styleOf = (word: string): StyleName | null =>
  looks.find(([pattern]) => pattern.test(word))?.[1] ??
  styleNames.find((name) => name === word.replace(/ /g, '-')) ??
  null;

const forms: readonly RegExp[] = [
  /^(?:make|change|give|turn|use|switch|want)? ?(?:it|site|everything|page|whole thing|whole site|look|design|style|theme|look and feel|all|this|layout)(?: (?:look|feel|be|to|into|look and feel|to be|to look))* (?:more |much more |very |really |a |rather |in |as |like )*(?<style>\S+?)(?: (?:and|,) (?:more )?(?<other>\S+))?(?: (?:look|style|theme|design|feel|looking|vibe))?$/,
  /^(?:use|apply|add|give|want|make|change to|try)(?: it)? (?:more )?(?<style>\S+)(?: (?:and|,) (?:more )?(?<other>\S+))? (?:look|style|theme|design|feel|vibe)$/,
  /^(?:more|make more) (?<style>\S+)(?: (?:and|,) (?:more )?(?<other>\S+))?$/,
];

/** Gives the site another look as a whole: colours, letters, corners, shadows and spacing of a named style. */
export const setStyle: Intent = {
  name: 'set-theme',
  attempt(step) {
    if (step.picked) return null;
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const style = styleOf(match?.style?.plain ?? '') ?? styleOf(match?.other?.plain ?? '');
      if (style) return restyle(step, style, match?.style?.plain ?? style);
    }
    return null;
  },
};

function restyle(step: Step, style: StyleName, word: string): StepResult {
  const { draft } = step;
  const tokens = findTokens(draft);
  const sheet = tokens ? sheetOf(step, style) : null;
  if (!tokens || !sheet)
    return refuse(
      'not-found',
      'This site keeps no colours and letters in one place, so I cannot change its whole look.',
    );
  const root = parseStyleSheet(sheet).rules.find(
    ({ selector, conditions }) => selector === ':root' && conditions.length === 0,
  );
  const values = new Map(
    (root?.declarations ?? [])
      .filter(({ property }) => property.startsWith('--') && property !== '--text-scale')
      .map(({ property, value }) => [property, value] as const),
  );
  return setTokens(draft, values)
    ? done(
        'Style',
        style,
        `The whole site has the ${style.replace(/-/g, ' ')} look now: colours, letters, corners and spacing.`,
      )
    : refuse('nothing-to-change', `The site looks ${word} already, as far as my styles go.`);
}

/** The stylesheet of this site, had it been made in that style. */
function sheetOf({ draft, page, seed }: Step, style: StyleName): string | null {
  const brief = siteBrief(draft, page);
  const plan = makePlan(
    { ...brief, style: { value: style, spans: [] }, colours: [], font: null, scheme: null },
    seed,
  );
  // The typefaces of another style are not among the site's files: its letters come from the system.
  const file = composeSite({ ...plan, type: null }).find(({ path }) => path === 'style.css');
  return file ? textOf(file) : null;
}
