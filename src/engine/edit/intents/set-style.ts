import type { StyleName } from '@/domain/site/vocabulary';
import { styleNames } from '@/domain/site/vocabulary';
import { textOf } from '@/domain/site/site-file';
import { composeSite } from '../../compose/compose-site';
import { parseStyleSheet } from '../../locate/style-sheet';
import type { CssRule } from '../../locate/style-sheet';
import { makePlan } from '../../plan/make-plan';
import type { SitePlan } from '../../plan/site-plan';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { siteBrief } from '../sections/site-brief';
import { findTokens, setTokens } from '../style/site-tokens';
import { swapOrnaments } from '../style/swap-ornaments';
import { setType } from '../type/set-type';
import { readColour } from '../colour/read-colour';
import { keepWords, matchPhrase } from '../words/read-command';

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
  [
    /^(?:natural|organic|earthy|eco|green and natural|calm|calmer|quieter|serene|peaceful|soothing|relaxing)$/,
    'organic',
  ],
  [
    /^(?:cozy|cosy|cosier|cozier|warm|warmer|homely|inviting|welcoming|friendly|friendlier|soft|softer)$/,
    'cream',
  ],
  [/^(?:bold|brutalist|loud|edgy|striking)$/, 'neo-brutalist'],
  [/^(?:newspaper|newspaper-like|newspaper-style|broadsheet)$/, 'newspaper'],
  [/^(?:comic-book|pop-art|manga)$/, 'comic'],
  [/^(?:punk|fanzine|photocopied)$/, 'zine'],
  [/^(?:synthwave|retrowave)$/, 'vaporwave'],
  [/^(?:cyberpunk|scifi)$/, 'sci-fi'],
  [/^(?:cottagecore)$/, 'cottage'],
  [/^(?:claymorphic|claymorphism|neumorphic)$/, 'clay'],
  [/^(?:japandi|wabi-sabi)$/, 'japanese'],
  [/^(?:watercolor|watercolour|watercoloured|aquarelle)$/, 'watercolour'],
  [/^(?:christmassy|christmasy|xmas|festive)$/, 'christmas'],
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
  /^(?<style>\S+) (?:look|style|theme|design|feel|vibe)$/,
  /^(?:more|make more) (?<style>\S+)(?: (?:and|,) (?:more )?(?<other>\S+))?$/,
];

/** Gives the site another look as a whole: colours, letters, corners, shadows, ornaments and spacing of a named style. */
export const setStyle: Intent = {
  name: 'set-theme',
  attempt(step) {
    if (step.picked) return null;
    const kept = /^(?<rest>.+?) (?:but|and|while) (?:keep(?:ing)?|leave|without changing|do not change|don't change|not) (?<what>.+)$/.exec(step.part.plain)?.groups; // prettier-ignore
    const what = kept?.['what']?.replace(/ (?:as (?:it is|they are)|alone|please)$/, '') ?? '';
    const isColours = /\b(?:colors?|palette|scheme)$/.test(what) || readColour(what) !== null;
    if (kept && !isColours) return null;
    const part = kept?.['rest'] ? keepWords(step.part, kept['rest']) : step.part;
    for (const form of forms) {
      const match = matchPhrase(part, form);
      // "Make the result bigger and bold": the letters of what was just spoken of.
      if (step.last && /\bit (?:bold|soft|softer|warm|warmer)$/.test(part.plain)) return null;
      const style = styleOf(match?.style?.plain ?? '') ?? styleOf(match?.other?.plain ?? '');
      if (style) return restyle(step, style, match?.style?.plain ?? style, isColours);
    }
    return null;
  },
};

function restyle(step: Step, style: StyleName, word: string, keepsColours: boolean): StepResult {
  const { draft } = step;
  const tokens = findTokens(draft);
  const brief = siteBrief(draft, step.page);
  const plan = makePlan(
    { ...brief, style: { value: style, spans: [] }, colours: [], font: null, scheme: null },
    step.seed,
  );
  if (!tokens)
    return refuse(
      'not-found',
      'This site keeps no colours and letters in one place, so I cannot change its whole look.',
    );
  const silent = { display: null, text: null, files: [], weight: null, tracking: null };
  const fork = draft.fork();
  const carried = setType({ ...step, draft: fork }, plan.type ?? silent, 'all');
  if (carried) draft.adopt(fork);
  const root = rootOf(carried ? plan : { ...plan, type: null });
  const values = new Map(
    (root?.declarations ?? [])
      .filter(({ property }) => property.startsWith('--') && property !== '--text-scale')
      .filter(({ value }) => !keepsColours || !/^(?:light-dark\(|#)/.test(value))
      .map(({ property, value }) => [property, value] as const),
  );
  const isSet = setTokens(draft, values);
  const isOrnate = swapOrnaments(draft, tokens.path, style);
  return isSet || isOrnate || carried
    ? done(
        'Style',
        style,
        `The whole site has the ${style.replace(/-/g, ' ')} look now: ${keepsColours ? 'letters, corners, ornaments and spacing; its colours stay' : 'colours, letters, corners, ornaments and spacing'}.`,
      )
    : refuse('nothing-to-change', `The site looks ${word} already, as far as my styles go.`);
}

/** The tokens of the site, had it been made by that plan. */
function rootOf(plan: SitePlan): CssRule | undefined {
  const file = composeSite(plan).find(({ path }) => path === 'style.css');
  return file
    ? parseStyleSheet(textOf(file)).rules.find(
        ({ selector, conditions }) => selector === ':root' && conditions.length === 0,
      )
    : undefined;
}
