import { done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { sectionsTarget } from '../target/make-target';
import type { Target } from '../target/target';
import { findTokens, hasToken } from '../style/site-tokens';
import { writeRule } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { labelOfPage } from '../target/find-pages';
import { pageSelector } from '../target/take-page';
import { resolveTarget } from '../target/resolve-target';
import { sectionTypesNamed } from '../words/section-words';
import { deviceWords, takeDevice } from '../words/take-device';
import { setToken } from '../style/change-styles';

/** More or less room around and between things. */
export const setSpacing: Intent = {
  name: 'set-spacing',
  attempt(step) {
    const { device, rest } = takeDevice(step.part.plain);
    // "Room" is a place to sleep unless there should be more of it.
    const match =
      /\b(?:spacing|padding|margins?|white ?space|gaps?|airy|airier|compact|tighter|denser|breathing room|spacious|room to breathe)\b/.test(
        rest,
      ) ||
      /\b(?:more|less|extra|enough|little|much|add|increase|decrease|reduce|remove|give|bigger|smaller|empty) (?:\S+ )?space\b|\bspace (?:between|around|above|below|in)\b|\b(?:more|less|extra|enough|little) room\b/.test(
        rest,
      );
    if (
      !match ||
      /^(?:rename|translate|move|remove (?!space|spacing|padding|margin|white))/.test(rest) ||
      /"…"/.test(rest) ||
      // "Make the pictures bigger with less gap" are two wishes.
      /\b(?:bigger|smaller|larger|rounder|darker|lighter)\b.* (?:with|and) /.test(rest)
    )
      return null;
    const isLess = /\b(?:less|reduce|decrease|smaller|compact|tighter|denser|remove|tighten|closer)\b/.test(
      rest,
    );
    const factor = isLess ? 0.65 : 1.4;
    const words = isLess ? 'less' : 'more';
    const where = /\b(?:in|of|around|round|between|to) (?<target>.+)$/.exec(rest)?.groups?.target;
    const target =
      where && !/sections?$|everything|page|site|elements|things|all$/.test(where)
        ? resolveTarget(step, where)
        : where === undefined && step.last && step.last.role !== 'site'
          ? besideLast(step)
          : null;
    const isNamed =
      where !== undefined && !/sections?$|everything|page|site|elements|things|all$|it|them/.test(where);
    if (isNamed && !target && sectionTypesNamed(where).length === 0)
      return refuse('not-found', `I do not see “${where}” on this site, so its room stays as it is.`);
    const tokens = findTokens(step.draft);
    // "Between the products": the room is that of the section which holds them.
    const holder = /\bbetween (?:\S+ )?(?<things>\S+)$/.exec(rest)?.groups?.things;
    const type = holder === undefined ? undefined : sectionTypesNamed(holder)[0];
    const isHeld = type !== undefined && target?.kind !== 'section' && hasToken(tokens, '--gap');
    if (
      isHeld &&
      step.draft.pages().some((page) => step.draft.text(page).includes(`data-section="${type}"`))
    ) {
      writeRule(step.draft, { selector: 'html', declarations: { '--gap-of-all': 'var(--gap)' } });
      const declarations = { '--gap': `calc(var(--gap-of-all) * ${isLess ? 0.5 : 1.6})` };
      writeRule(step.draft, { selector: `[data-section="${type}"]`, declarations, device, block: type });
      return done(
        `The ${holder}`,
        `${words} room between`,
        `There is ${words} room between the ${holder} now.`,
      );
    }
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
      // "Less gap in the gallery" is about the room between its things.
      if (/\bgaps?\b|\bbetween\b/.test(rest) && hasToken(tokens, '--gap') && target.kind === 'section') {
        writeRule(step.draft, { selector: 'html', declarations: { '--gap-of-all': 'var(--gap)' } });
        const declarations = { '--gap': `calc(var(--gap-of-all) * ${isLess ? 0.5 : 1.6})` };
        writeRule(step.draft, { selector, declarations, device, block: target.block });
        return done(
          target.label,
          `${words} room between`,
          `There is ${words} room between the things in ${target.label} now.`,
          target,
        );
      }
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
    if (step.onlyPage) {
      const selector = pageSelector(step.draft, step.onlyPage);
      const own = Object.fromEntries(names.map((name) => [name, `calc(var(${name}-of-all) * ${factor})`]));
      const kept = Object.fromEntries(names.map((name) => [`${name}-of-all`, `var(${name})`]));
      writeRule(step.draft, { selector: 'html', declarations: kept });
      writeRule(step.draft, { selector, declarations: own, device });
      return done(
        'Spacing',
        words,
        `There is ${words} room on ${labelOfPage(step.draft, step.onlyPage)} now.`,
      );
    }
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

/** "… with less gap" after words about pictures of the gallery: the gallery. */
function besideLast({ draft, last }: Step): Target | null {
  const place = last?.sections[0] ?? null;
  const element = last?.places[0];
  const section = element
    ? draft
        .sections(element.page)
        .find((one) => one.element.start <= element.element.start && one.element.end >= element.element.end)
    : undefined;
  return place ? last : element && section ? sectionsTarget([{ page: element.page, section }]) : null;
}
