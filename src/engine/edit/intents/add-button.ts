import { classesOf, elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute, escapeText, indentAt } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findInner, innerRoleNamed } from '../target/find-inner';
import { findNamedSections } from '../target/find-named-sections';
import { labelOfPage } from '../target/find-pages';
import { addressOf, linkGoal } from '../target/link-goal';
import type { LinkGoal } from '../target/link-goal';
import { pickedTarget } from '../target/make-target';
import type { SectionPlace } from '../target/target';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { bodySections } from '../sections/move-section';
import { addToHeader } from './add-nav-button';
import { labelOf } from './sections-meant';

const place = String.raw`(?:in|to|into|on|onto|at|under|below|inside)`;
const leads = String.raw`(?:(?:(?:and )?(?:that|which)|and|, it|it|and it) (?:should )?(?:(?:links?|goes|leads?|points?|takes? (?:people|visitors|you|them|me)|sends? (?:people|visitors|you|them)|brings? (?:people|visitors|you|them)|jumps?|scrolls?)(?: down)?(?: to)?|opens?|calls?|dials?|emails?|mails?|rings?)|(?:linking|leading|pointing|going)(?: to)?|with (?:link|url|address)(?: to)?|which is linked to|to call|calling|opening|->)`;
const says = String.raw`(?:(?:that |which )?(?:says?|reads)|saying|called|named|labell?ed|with (?:text|label|words|title)|:)`;
const head = String.raw`(?:add|put) (?:(?:new|another|second|third|big|large|small|extra|more|one) )*`;
const kind = String.raw`(?:(?:call to action|cta|action) )?(?:button|cta|call to action)`;
const where = String.raw`(?: ${place} (?<where>(?!which|that)(?:\S+ ){0,4}?\S+))?`;

const forms: readonly RegExp[] = [
  new RegExp(
    `^${head}${kind}${where} ${says} (?<label>.+?)${where.replaceAll('where', 'home')} ${leads} (?<goal>.+)$`,
  ),
  new RegExp(`^${head}${kind}${where} ${says} (?<label>.+?) ${leads} (?<goal>.+)$`),
  new RegExp(`^${head}${kind}${where} ${leads} (?<goal>.+?) (?:and|,|that|which)? ?${says} (?<label>.+)$`),
  new RegExp(`^${head}(?<label>(?:\\S+ ){0,4}?\\S+) ${kind}${where} ${leads} (?<goal>.+)$`),
  new RegExp(
    `^${head}${kind} (?!that |which |to |for |in |on |at |into |under |below |linking |with )(?<label>(?:\\S+ ){0,3}?\\S+)${where} ${leads} (?<goal>.+)$`,
  ),
  new RegExp(`^${head}${kind}(?: (?<label>"…"))?${where} (?:${leads}|to|for) (?<goal>.+?)$`),
  new RegExp(`^${head}${kind}(?: (?<label>"…")| ${says} (?<called>.+?))? ${place} (?<where>.+)$`),
  new RegExp(`^${head}(?<label>(?:\\S+ ){0,4}?\\S+) ${kind}(?: ${place} (?<where>.+))?$`),
  new RegExp(`^${head}${kind}(?: ${says} (?<label>.+))?$`),
];

/** Adds a button that leads somewhere: to a page, a section, an address, a mail address, a phone number. */
export const addButton: Intent = {
  name: 'add-button',
  attempt(step) {
    const { plain } = step.part;
    if (!/^(?:add|put) .*\b(?:button|cta|call to action)\b/.test(plain)) return null;
    if (
      /\b(?:section|whatsapp|print|top|dark|theme|toggle|switch|play|video|search|filter|copy|share|wish list|wishlist|cart)\b/.test(
        wordsBeforeGoal(plain),
      )
    )
      return null;
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const result = match ? attempt(step, match) : null;
      if (result) return result;
    }
    return null;
  },
};

function wordsBeforeGoal(plain: string): string {
  return plain
    .replace(new RegExp(` ${leads} .*$`), '')
    .replace(new RegExp(` ${place} .*$`), '')
    .replace(/"…"/g, '');
}

function attempt(step: Step, match: Readonly<Record<string, Phrase>>): StepResult | null {
  const said = match.label ?? match.called;
  // "A button to ola@korst.be": an address is no place on the page.
  const isAddress = match.goal === undefined && match.where !== undefined && addressOf(match.where) !== null;
  const spot = isAddress ? match.home : (match.where ?? match.home);
  const goal =
    isAddress && match.where
      ? goalIn(step, match.where)
      : match.goal
        ? goalIn(step, match.goal)
        : said
          ? goalFor(step, said)
          : null;
  const inHeader = spot
    ? headerWords.test(spot.plain)
    : match.goal
      ? headerEnd.test(match.goal.plain)
      : false;
  const home = inHeader ? null : homeFor(step, spot?.plain ?? goal?.home ?? null);
  if (!inHeader && !home) {
    if (!spot) return refuse('not-found', 'This page has no section to put a button into.');
    return null;
  }
  if (!goal?.end) {
    if (match.goal && !goal) return notFound(step, match.goal.text);
    const name = said ? cleanLabel(said) : '';
    const asked = missingAddress(name);
    if (asked) return refuse('ambiguous', asked);
    return refuse(
      'ambiguous',
      `Where should the button${name ? ` “${name}”` : ''} lead: to a page, a section, a web address, a mail address or a phone number?`,
      examples(step, name),
    );
  }
  const label = said ? cleanLabel(said) : goal.end.label;
  if (label === '' || label.length > 60) return null;
  if (inHeader) return addToHeader(step, goal.end.href, label, true);
  return home ? putButton(step, home, label, goal.end) : null;
}

const headerWords = /^(?:menu|nav|navigation|header|navbar|menu bar|top bar|top|top menu)$/;
const headerEnd = / (?:in|to|into|on|at) (?:menu|nav|navigation|header|navbar|menu bar|top bar)$/;

type Goal = { readonly end: LinkGoal; readonly home: string | null };

/** The goal, and the place that may be said after it: "to the shop in the hero". */
function goalIn(step: Step, phrase: Phrase): Goal | null {
  const whole = linkGoal(step, phrase);
  if (whole) return { end: whole, home: null };
  const split = new RegExp(`^(?<goal>.+) ${place} (?<home>.+?)$`).exec(phrase.plain)?.groups;
  if (!split?.goal || !split.home) return null;
  const text = phrase.text.replace(
    new RegExp(`\\s+${place}\\s+(?:(?:the|our|my)\\s+)?\\S+(?:\\s+\\S+)?$`, 'i'),
    '',
  );
  const end = linkGoal(step, { plain: split.goal, text });
  return end ? { end, home: split.home } : null;
}

/** "A contact button", "an email button": the name tells where it leads. */
function goalFor(step: Step, said: Phrase): Goal | null {
  const end = linkGoal(step, { plain: said.plain.replace(/ us$/, ''), text: said.text });
  return end ? { end, home: null } : null;
}

function cleanLabel(said: Phrase): string {
  const text = said.isQuoted
    ? said.text
    : said.text.replace(/^(?:a|an|the|our|my)\s+/i, '').replace(/[,;.]+$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "An email button" on a site without a mail address: which one. */
function missingAddress(label: string): string | null {
  if (/^(?:e-?mail|mail)\b/i.test(label))
    return `Which mail address should it write to? Say: add a button "${label}" to you@example.com.`;
  if (/^(?:phone|call|telephone|ring)\b/i.test(label))
    return `Which number should it call? Say: add a button "${label}" that calls +00 000 000.`;
  return null;
}

function notFound(step: Step, name: string): StepResult {
  const pages = step.draft.pages().map((path) => labelOfPage(step.draft, path));
  return refuse(
    'not-found',
    `I see no page or section called “${name}” to lead to. The pages are ${pages.join(', ')}; a web address, a mail address or a phone number works too.`,
    examples(step, ''),
  );
}

function examples(step: Step, label: string): readonly string[] {
  const words = label ? ` saying "${label}"` : '';
  const pages = step.draft.pages().filter((path) => path !== step.page);
  return [
    ...pages.slice(0, 2).map((path) => `add a button${words} that links to ${labelOfPage(step.draft, path)}`),
    ...bodySections(step.draft, step.page)
      .slice(-1)
      .map((section) => `add a button${words} that links to ${labelOf({ page: step.page, section })}`),
  ];
}

function homeFor(step: Step, phrase: string | null): SectionPlace | null {
  if (phrase) {
    if (/^(?:footer)$/.test(phrase)) {
      const section = step.draft.sections(step.page).find(({ id }) => id === 'footer');
      return section ? { page: step.page, section } : null;
    }
    return findNamedSections(step.draft, phrase.replace(/^(?:top|bottom|end) of /, ''), step.page)[0] ?? null;
  }
  const picked = step.picked ? pickedTarget(step)?.sections[0] : undefined;
  if (picked) return picked;
  const section = bodySections(step.draft, step.page)[0];
  return section ? { page: step.page, section } : null;
}

function putButton(step: Step, home: SectionPlace, label: string, end: LinkGoal): StepResult {
  const { element } = home.section;
  const href = end.href(home.page);
  if (
    elementsIn(element).some(
      (one) => one.tag === 'a' && valueOf(one, 'href') === href && wordsIn(one) === label,
    )
  )
    return refuse('nothing-to-change', `There is a button “${label}” that leads there already.`);
  const html = step.draft.text(home.page);
  const rel = /^https?:/.test(href) ? ' rel="noopener"' : '';
  const link = (look: string) =>
    `<a class="${look}" href="${escapeAttribute(href)}"${rel}>${escapeText(label)}</a>`;
  const neighbour = rowOfButtons(element);
  if (neighbour) {
    step.draft.splice(home.page, [{ start: neighbour.end, end: neighbour.end, text: ` ${link('button')}` }]);
  } else {
    const holder = holderOf(element);
    const lineStart = html.lastIndexOf('\n', holder.closeStart) + 1;
    const isOwnLine = html.slice(lineStart, holder.closeStart).trim() === '';
    const indent = indentAt(html, holder.closeStart);
    const row = `<p class="actions">${link('button')}</p>`;
    step.draft.splice(home.page, [
      isOwnLine
        ? { start: lineStart, end: lineStart, text: `${indent}  ${row}\n` }
        : { start: holder.closeStart, end: holder.closeStart, text: row },
    ]);
  }
  return done(
    `Button “${label}”`,
    href,
    `Added a button “${label}” to ${labelOf(home)}; it leads to ${end.end}.`,
  );
}

/** The last link of the section's own row of buttons, not of one of its cards. */
function rowOfButtons(section: PageElement): PageElement | null {
  const role = innerRoleNamed('button');
  if (!role) return null;
  const rows = elementsIn(section).filter((one) => classesOf(one).includes('actions') && !isInItem(one));
  const last = rows
    .flatMap((row) => row.children)
    .findLast((child) => child.kind === 'element' && child.tag === 'a');
  if (last?.kind === 'element') return last;
  return findInner(section, role).findLast((one) => one.tag === 'a' && !isInItem(one)) ?? null;
}

function isInItem(element: PageElement): boolean {
  for (let at = element.parent; at; at = at.parent)
    if (/^(?:li|article|form|nav|details|dialog)$/.test(at.tag) || at.attributes.has('data-product'))
      return true;
  return false;
}

/** Where a section without buttons takes one: in its words, else at its end. */
function holderOf(section: PageElement): PageElement {
  const inner = elementsIn(section).find(
    (one) => one.parent === section && classesOf(one).some((word) => word.endsWith('-words')),
  );
  return inner ?? section;
}
