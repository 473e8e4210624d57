import { familyOf, readColour, splitColour } from '../colour/read-colour';
import type { NamedColour } from '../colour/read-colour';
import { paintInk } from '../colour/paint-ink';
import { paintTarget } from '../colour/paint-target';
import type { PaintPlace } from '../colour/role-elements';
import { contrastOf } from '../colour/shades';
import { stateTarget } from '../colour/state-target';
import { swapColour } from '../colour/swap-colour';
import { shiftTarget } from '../colour/shift-target';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { giveSelector } from '../target/give-selector';
import { resolveTarget } from '../target/resolve-target';
import type { Target } from '../target/target';
import { shadeAttempt } from './shade-colour';
import { plainGroundAttempt, turnAttempt, unwantedAttempt } from './turn-colour';
import { isListed } from '../items/is-listed';
import { findTokens, tokenValue } from '../style/site-tokens';
import { writeRule } from '../style/write-rule';
import { keepWords, matchPhrase } from '../words/read-command';
import { deviceWords, takeDevice } from '../words/take-device';
import type { Device } from '../style/write-rule';

/** Phrases that name a thing and its colour; `colour` must read as a colour for the phrase to count. */
const patterns: readonly RegExp[] = [
  /^(?:use|add|give|put) (?:background|bg) (?:color )?(?:of |in )?(?<colour>.+?) (?<place>for|on|in|to|behind) (?<target>.+)$/,
  /^color (?<target>.+?) (?<colour>\S+(?: \S+)?)$/,
  /^(?<target>(?:page |site )?background|text|body text|headings?|buttons?|links?|header|footer|cards?|borders?|accents?|hero|nav|navigation) (?<colour>\S+(?: \S+){0,2})$/,
  /^(?:change|make|use|give|put) (?:all |every )?(?:color|colors) (?:of|for|in|on) (?<target>.+?) (?:to|be|as|into|in|is) (?<colour>.+)$/,
  /^(?:change|make|give|put) (?<target>.+?)(?: colors?| colored)? (?:to(?: be)?|be|into|as|in|with|from .+ to) (?<colour>.+)$/,
  /^(?:use|add|give|want|apply|put) (?<colour>.+?) (?:for|on|as|in|to|behind) (?<target>.+)$/,
  /^(?:give|make) (?<target>.+?) (?<colour>(?:\S+ ){0,3}\S+?)(?: color)?$/,
  /^(?<target>.+?) (?:should|must|needs to|has to|have to) be (?:in )?(?<colour>.+)$/,
  /^(?:add|want)? ?(?<target>.+?) to (?:be|become|look) (?:in )?(?<colour>.+)$/,
  /^add (?<colour>.+?) (?<place>borders?|background|outline) (?:to|around|on|behind) (?<target>.+)$/,
  /^(?:use|add|want) (?<colour>.+?) (?<target>buttons?|links?|headings?|text|background|header|footer|cards?|borders?|accents?|hero)$/,
  /^(?:add )?(?<target>.+?) (?:in|is|are|be|to|:|=) (?<colour>.+)$/,
];

/** Gives a part of the site a colour, or puts one colour in the place of another. */
export const setColor: Intent = {
  name: 'set-color',
  attempt(step) {
    // "give the cards a shadow" asks for no colour.
    if (/\b(?:shadows?|outline|spacing|space|padding|margin)$/.test(step.part.plain)) return null;
    return (
      twofoldAttempt(step) ??
      unwantedAttempt(step) ??
      turnAttempt(step) ??
      shadeAttempt(step) ??
      swapAttempt(step) ??
      roleSwapAttempt(step) ??
      paintAttempt(step) ??
      plainGroundAttempt(step) ??
      groundAttempt(step) ??
      shiftAttempt(step)
    );
  },
};

/** "make the footer black with white text": the ground, and the ink on it. */
function twofoldAttempt(step: Step): StepResult | null {
  const match =
    matchPhrase(
      step.part,
      /^(?:add|use|make|give|put|change to)? ?(?<ground>\S+(?: \S+)?) (?<target>header|footer|hero|nav|navigation|buttons?|cards?|background) with (?<ink>\S+(?: \S+)?) (?:text|letters|font|words|writing|links)$/,
    ) ??
    matchPhrase(
      step.part,
      /^(?:make|change|give|put|color)? ?(?<target>.+?) (?:(?:should|must|needs to|has to) be |to |in |be )?(?<ground>\S+(?: \S+)?) with (?<ink>\S+(?: \S+)?) (?:text|letters|font|words|writing|links)$/,
    );
  if (!match?.target || !match.ground || !match.ink) return null;
  const found = readTargetAndColour(step, match.target.plain, match.ground.plain, match.ground.text);
  const ink = readColour(match.ink.text);
  if (!found || !ink) return null;
  const painted = paint(step, `${found.words} background`, found.colour, null);
  const target = painted?.status === 'done' ? painted.target : null;
  if (painted?.status !== 'done' || !target) return painted;
  if (contrastOf(ink.hex, found.colour.hex) < 3)
    return {
      ...painted,
      said: `${painted.said} ${ink.name} text would not be readable on it, so its text stays readable.`,
    };
  const isDone = paintInk(step.draft, target.role, ink.hex) !== null;
  const selector = isDone ? null : giveSelector(step.draft, target);
  if (selector) writeRule(step.draft, { selector, declarations: { color: ink.hex }, block: target.block });
  return isDone || selector ? { ...painted, said: `${painted.said} Its text is ${ink.name}.` } : painted;
}

function swapAttempt(step: Step): StepResult | null {
  const forms = [
    /^dislike (?<from>.+?) (?:(?:,|;|and|so|-) )*(?:make|change|use|turn) (?:it |them |that )?(?:to |into )?(?<to>.+?)(?: instead)?$/,
    /^(?:use|make|change|put|want|add|have|with)? ?(?:it )?(?:to )?(?<to>.+?) (?:instead of|rather than|in place of) (?<from>.+?)(?: everywhere)?$/,
    /^(?:change|make|turn) (?:all )?(?<from>.+?) (?:to|with|into|for|by) (?<to>.+?)(?: everywhere)?$/,
  ];
  for (const form of forms) {
    const match = matchPhrase(step.part, form);
    const from = match?.from ? readColour(match.from.text) : null;
    const to = match?.to ? readColour(match.to.text) : null;
    if (!from || !to) continue;
    const count = swapColour(step.draft, from, to);
    if (count === 0) return refuse('not-found', `I found no ${from.name} on this site to change.`);
    return done(
      `${from.name} is now ${to.name}`,
      countOf(count, 'place'),
      `Where the site was ${from.name} it is now ${to.name}; text on it keeps its contrast.`,
    );
  }
  return null;
}

/** "use orange instead of the button color": the role's colour, whatever it is now. */
function roleSwapAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:use|make|put|want|have) (?<to>.+?) (?:instead of|rather than|in place of) (?<role>.+?)(?: everywhere)?$/,
  );
  const colour = match?.to ? readColour(match.to.text) : null;
  return match?.role && colour ? paint(step, match.role.plain, colour, null) : null;
}

function paintAttempt(step: Step): StepResult | null {
  const { device, rest } = takeDevice(step.part.plain);
  const part = keepWords(step.part, rest);
  for (const pattern of patterns) {
    const match = matchPhrase(part, pattern);
    if (!match?.colour) continue;
    const what = /^(?:for|on|in|to|behind)$/.test(match.place?.plain ?? '')
      ? 'background'
      : match.place?.plain.replace('outline', 'border');
    const thing = what ? `${match.target?.plain ?? ''} ${what}` : match.target?.plain;
    const found = readTargetAndColour(step, thing ?? 'site', match.colour.plain, match.colour.text);
    if (found && isListed(step, found.words)) return null;
    if (found) return paint(step, found.words, found.colour, device);
  }
  const words = part.tokens.filter(({ plain }) => plain !== '');
  if (!/^(?:make|change|color|use|give)\b/.test(part.plain)) return null;
  const split = splitColour(words.slice(1).map((token) => token.written || token.plain));
  if (!split) return null;
  const target = words
    .slice(1, split.before + 1)
    .map(({ plain }) => plain)
    .join(' ');
  return target === '' && !step.picked ? null : paint(step, target, split.colour, device);
}

/** Colour and target from two captures; a colour word that was cut off at the front of the colour goes back to it. */
function readTargetAndColour(
  step: Step,
  target: string,
  plain: string,
  text: string,
): { words: string; colour: NamedColour } | null {
  // Where two of the engine's words stand for one phrase, the cut text may lack the first of them.
  const isWhole = text.trim().split(/\s+/).length >= plain.split(' ').length;
  const colour = (isWhole ? readColour(text) : null) ?? readColour(plain);
  if (!colour) return null;
  const words = target.split(' ');
  for (let take = Math.min(3, words.length - 1); take > 0; take -= 1) {
    const longer = readColour(`${words.slice(-take).join(' ')} ${text}`);
    if (longer) return { words: words.slice(0, -take).join(' '), colour: longer };
  }
  return step.picked && target === 'site' ? { words: 'it', colour } : { words: target, colour };
}

function paint(step: Step, phrase: string, colour: NamedColour, device: Device | null): StepResult | null {
  const { words, place } = takePlace(phrase);
  const target = stateTarget(step, words) ?? resolveTarget(step, words);
  if (!target)
    return refuse(
      'not-found',
      step.picked && /^(?:it|this|that|)$/.test(words)
        ? 'What was picked is not on this page, so nothing got a colour.'
        : `I do not see “${phrase}” on this site, so nothing got a colour.`,
    );
  const whole: Target =
    target.role === 'site'
      ? {
          ...target,
          role: place === 'ground' ? 'background' : 'brand',
          label: place === 'ground' ? 'the background' : 'the brand colour',
        }
      : target;
  const inked =
    place === 'ink' && !device && !step.onlyPage ? paintInk(step.draft, whole.role, colour.hex) : null;
  if (inked === 'turned')
    return done(
      `${whole.label} text`,
      colour.name,
      `The text of ${whole.label} is now ${colour.name}, and its background changed so that it can be read.`,
      whole,
    );
  if (inked === null && !paintTarget(step.draft, whole, colour.hex, device, place, step.onlyPage))
    return refuse(
      'not-found',
      `I found nothing on this site that could take ${colour.name} as the colour of ${whole.label}.`,
    );
  if (target.role === 'site' && place !== 'ground') {
    for (const role of ['accent', 'buttons'] as const)
      paintTarget(step.draft, { ...whole, role }, colour.hex, device, null);
  }
  const label = whole.label.charAt(0).toUpperCase() + whole.label.slice(1);
  const share = place === 'ink' && whole.role !== 'text' ? ' text' : place === 'line' ? ' border' : '';
  return done(
    `${label}${share}`,
    colour.name === colour.hex ? colour.hex : `${colour.name} (${colour.hex})`,
    `${label}${share} ${share === '' && (whole.label.endsWith('s') || whole.places.length > 1) && whole.kind !== 'element' && whole.kind !== 'section' ? 'are' : 'is'} now ${colour.name}${deviceWords(device)}.`,
    target,
  );
}

/** "text color of hero" -> hero and its text; "card borders" -> cards and their border. */
function takePlace(phrase: string): { words: string; place: PaintPlace | null } {
  const bare = phrase.replace(/^(?:color of |colors of )/, '').replace(/\s+colors?$/, '');
  const ground = /^(?<rest>.+?) background$|^background (?:of|in|behind|for) (?<of>.+)$/.exec(bare)?.groups;
  const behind = ground?.rest ?? ground?.of;
  if (behind && !/^(?:page|site|body|whole|main|web)$/.test(behind))
    return { words: behind, place: 'ground' };
  const ink =
    /^(?<rest>.+?) (?:text|font|letters|words)$|^(?:text|font|words)(?: colors?)? (?:of|in|on) (?<of>.+)$/.exec(
      bare,
    )?.groups;
  const written = ink?.rest ?? ink?.of;
  if (written && !/^(?:body|all|main|page|site|whole)$/.test(written))
    return { words: written, place: 'ink' };
  const edge = /^(?<rest>.+?) borders?$|^borders? (?:of|around|on) (?<of>.+)$/.exec(bare)?.groups;
  const lined = edge?.rest ?? edge?.of;
  if (lined && !/^(?:all|every)$/.test(lined)) return { words: lined, place: 'line' };
  return { words: bare, place: bare === 'background' ? 'ground' : null };
}

/** "make the testimonials dark": the ground that the site's other scheme has. */
function groundAttempt(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:make|change|use) (?<target>.+?) (?:background )?(?:to |be |in |on )*(?<way>dark|light)(?: background)?$/,
  );
  const bare =
    step.picked || step.last ? matchPhrase(step.part, /^(?:make|change) (?<way>dark|light)$/) : null;
  const target = match?.target || bare ? resolveTarget(step, match?.target?.plain ?? 'it') : null;
  const isBlock = target?.kind === 'section' || /^(?:header|footer|hero|cards|nav)$/.test(target?.role ?? '');
  const said = match?.way ?? bare?.way;
  if (!said || !target || !isBlock) return null;
  const way = said.plain === 'dark' ? 'dark' : 'light';
  const hex = tokenValue(findTokens(step.draft), '--bg')?.[way];
  const fallback = way === 'dark' ? '#1f2023' : '#fafafa';
  const ground = hex && /^#[\da-f]{6}$/i.test(hex) ? hex : fallback;
  return paint(
    step,
    `${match?.target?.plain ?? 'this section'} background`,
    { name: way, hex: ground },
    null,
  );
}

function shiftAttempt(step: Step): StepResult | null {
  const told = matchPhrase(
    step.part,
    /^(?<target>.+?) (?:is|are|looks?|seems?) (?:too|very|a bit too) (?<way>dark|light|bright|pale|loud|dull)$/,
  );
  const turned: Readonly<Record<string, string>> = {
    dark: 'lighter',
    light: 'darker',
    bright: 'darker',
    pale: 'darker',
    loud: 'softer',
    dull: 'more vivid',
  };
  const match = matchPhrase(
    step.part,
    /^(?:(?:make|change) )?(?<target>.+?) (?:color )?(?:(?:should|must|needs to|has to) be )?(?<much>much )?(?<way>darker|lighter|brighter|bolder|softer|warmer|cooler|more vivid|more muted)(?: color)?$/,
  );
  const wanted = matchPhrase(
    step.part,
    /^(?:add|use|give) (?<way>darker|lighter|brighter|softer|warmer|cooler) (?<target>background|header|footer|hero|buttons?|links?|headings?|cards?|text)$/,
  );
  const way = match?.way?.plain ?? wanted?.way?.plain ?? turned[told?.way?.plain ?? ''];
  const named = match?.target ?? wanted?.target ?? told?.target;
  if (!named || !way) return null;
  const { words, place } = takePlace(named.plain);
  const target = resolveTarget(step, words);
  if (!target || target.role === 'site') return null;
  const hex = shiftTarget(step.draft, target, way, match?.much !== undefined);
  if (!hex || !paintTarget(step.draft, target, hex, null, place)) return null;
  const family = familyOf(hex) ?? '';
  return done(target.label, `${way}: ${hex}`, `Made ${target.label} ${way} (${family} ${hex}).`, target);
}
