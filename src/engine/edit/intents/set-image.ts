import { drawArt } from '../../compose/art/draw-art';
import { findMotif } from '../../compose/art/find-motif';
import { classesOf, elementsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findItems } from '../items/find-item';
import { resolveTarget } from '../target/resolve-target';
import { matchPhrase } from '../words/read-command';

const picture = '(?:photos?|pictures?|images?|illustrations?|drawings?|pics?)';
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:add|put|use|show|make|change) (?:.*\\b)?${picture} (?:of|with|showing) (?<what>.+?) (?:to|in|on|into|for|as|at) (?<target>.+)$`,
  ),
  new RegExp(
    `^(?:change|make) ${picture} (?:in|of|on|for) (?<target>.+?) (?:to|with|by|into|for|show) (?:${picture} (?:of|with) )?(?<what>.+)$`,
  ),
  new RegExp(
    `^(?:change|make) (?<target>.+? ${picture}) (?:to|with|by|into|for|show) (?:${picture} (?:of|with) )?(?<what>.+)$`,
  ),
  new RegExp(`^(?:draw|put) (?<what>.+?) (?:in|on|into) (?<target>.+?)(?: ${picture})?$`),
  new RegExp(`^(?:put|add|use|show|draw) ${picture} (?:of|with|showing) (?<what>.+?)(?: here)?$`),
];

/** Draws another motif where a picture stands. A photo cannot be made here, and the answer says how one comes in. */
export const setImage: Intent = {
  name: 'set-image',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.what || /"…"|\blogo\b/.test(match.what.plain)) continue;
      const result = draw(step, match.what.plain, match.what.text, match.target?.plain ?? 'it', form);
      if (result) return result;
    }
    return null;
  },
};

function draw(step: Step, what: string, said: string, where: string, form: RegExp): StepResult | null {
  const isNamed = new RegExp(`\\b${picture}\\b`).test(step.part.plain);
  const motif = findMotif(what.replace(/^(?:some|nice|beautiful|fresh|big|small) /, ''));
  if (!motif) return isNamed ? howTo(said, null) : null;
  if (!isNamed && !step.part.plain.startsWith('draw')) return null;
  const bare = where.replace(new RegExp(` ?${picture}$`), '').replace(/^(?:here|there)$/, 'it');
  const target = resolveTarget(step, bare);
  const item = target?.sections.length ? undefined : findItems(step.draft, bare, step.page)[0];
  const hero =
    target?.role === 'hero' ? step.draft.sections(step.page).find(({ type }) => type === 'hero') : undefined;
  const place = item
    ? { page: item.page, element: item.item.element }
    : hero
      ? { page: step.page, element: hero.element }
      : target?.places[0];
  if (!place)
    return form.source.startsWith('^(?:draw')
      ? null
      : refuse('not-found', `I do not see “${bare}” on this site.`);
  const html = step.draft.text(place.page);
  const art = [place.element, ...elementsIn(place.element)].find(
    (element) =>
      element.tag === 'svg' && /^0 0 [\d.]+ [\d.]+$/.test(boxOf(html, element)) && isArt(html, element),
  );
  if (!art) return howTo(said, target?.label ?? bare);
  const [, , width = 0, height = 0] = boxOf(html, art).split(' ').map(Number);
  const svg = drawArt({
    motif,
    seed: step.seed,
    width,
    height,
    title: null,
    colours: 'tokens',
    frame: classesOf(art).includes('art-filled') ? 'filled' : 'bare',
  });
  const label = art.attributes.get('aria-label');
  step.draft.splice(place.page, [
    ...(label ? [{ start: label.start, end: label.end, text: `aria-label="${escapeAttribute(said)}"` }] : []),
    {
      start: art.openEnd,
      end: art.closeStart,
      text: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')),
    },
  ]);
  const name = target?.label ?? bare;
  return done(
    `Picture in ${name}`,
    said,
    `Drew ${said} for ${name}. It is a drawing; I cannot make a photo.`,
    target,
  );
}

/** The value of `viewBox`, read from the source: the parser's places know attributes in lower case only. */
const boxOf = (html: string, { start, openEnd }: PageElement) =>
  /\sviewBox="([^"]*)"/i.exec(html.slice(start, openEnd))?.[1] ?? '';

/** A picture, not an icon or a mark. */
function isArt(html: string, svg: PageElement): boolean {
  const [, , width = 0] = boxOf(html, svg).split(' ').map(Number);
  return classesOf(svg).some((word) => word.startsWith('art')) || width >= 120;
}

function howTo(said: string, where: string | null): StepResult {
  const lead =
    where === null
      ? `I cannot make a photo, and I have no drawing of ${said}.`
      : `There is no drawing in ${where} that I could change into ${said}.`;
  return refuse(
    'needs-model',
    `${lead} A picture of your own comes in by hand: download the site, put the file into its assets folder and an <img> where it belongs.`,
  );
}
