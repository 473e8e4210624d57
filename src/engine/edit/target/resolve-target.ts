import { readColour } from '../colour/read-colour';
import type { PageElement } from '../../locate/page-tree';
import { findInner, innerRoleNamed, selectorOf } from './find-inner';
import { findNamedSections } from './find-named-sections';
import { roleNamed } from './role-words';
import type { ElementPlace, Target } from './target';
import type { TargetScope } from './make-target';
import { pickedTarget, elementTarget, sectionsTarget, bodyOf } from './make-target';
import { namedButton } from './named-button';
import { tintedSection } from './tinted-section';
import { textBelow } from './text-below';
import { ordinalTarget } from './ordinal-target';
import { whatStands } from './what-stands';
import { wordedTarget, classTarget } from './worded-target';

const pronouns =
  /^(?:it|its|their|this|that|this one|that one|them|these|those|this (?:element|section|item|one|text|button|card|part|thing|block)|that (?:element|section|item|part|one))$/;

/**
 * What a phrase means on this site: the picked element, a role, a section, a thing in a section, a thing with these
 * words. Null when nothing on the site goes by that name.
 */
export function resolveTarget(scope: TargetScope, phrase: string): Target | null {
  const bare = phrase
    .trim()
    .replace(/^(?:of|in|on|for|to)\s+/, '')
    .replace(
      /^(this|that|it)(?: (?:section|element|part|block|card|item|one))?'?s(?: (?:background|back|ground|color))?$/,
      '$1',
    );
  if (pronouns.test(bare) || bare === '') return pickedTarget(scope) ?? scope.last;
  const pointed = /^(?:this|that|these|those) (?<what>\S.*)$/.exec(bare)?.groups?.['what'];
  if (pointed) return resolveTarget(scope, pointed);
  if (/^(?:main |big )?button at top$/.test(bare)) return resolveTarget(scope, 'header button') ?? resolveTarget(scope, 'main button'); // prettier-ignore
  if (/^(?:menu|nav)(?: bar)? at top$/.test(bare)) return resolveTarget(scope, 'header');
  const higher = whatStands(bare);
  if (higher !== null)
    return resolveTarget(scope, higher) ?? resolveTarget(scope, bare.split(' ')[0] ?? bare);
  const strip = /^(?:banner|announcement|notice|top bar|strip)$/.test(bare)
    ? findNamedSections(scope.draft, 'announcement', scope.page)
    : [];
  if (strip.some(({ section }) => section.type === 'announcement')) return sectionsTarget(strip);
  const owned =
    /^(?:its|their|his|her) (?<what>.+)$/.exec(bare)?.groups?.what ??
    /^(?<what>\S+(?: \S+)?) (?:of|in|on|inside) (?:it|there|that|this|them|that one)$/.exec(bare)?.groups
      ?.what;
  if (owned && scope.last) return innerOfLast(scope.last, owned);
  const lower = textBelow(scope, bare);
  if (lower) return elementTarget(scope.draft, lower.page, lower.element, 'the text under the heading');
  // "The headline" is one, whatever other headings the page has.
  const main =
    /^(?:(?:main|page|hero|big) (?:heading|title|text)|h1|(?:opening|first|top|main|big) (?:line|sentence|words))$/.test(
      bare,
    )
      ? scope.draft.tree(scope.page).elements.find(({ tag }) => tag === 'h1')
      : undefined;
  if (main) return elementTarget(scope.draft, scope.page, main, 'the main heading');
  // "The dates" are what a list writes, before the list that goes by that name.
  const dates = bare === 'dates' || bare === 'event dates' ? groupTarget(scope, 'dates') : null;
  if (dates) return dates;
  const role = roleNamed(bare);
  if (role && role.role !== 'hero' && role.role !== 'footer' && role.role !== 'nav') {
    return { kind: 'role', ...role, places: [], sections: [], selector: null, block: null };
  }
  return (
    ordinalTarget(scope, bare) ??
    innerTarget(scope, bare) ??
    sectionTarget(scope, bare) ??
    roleTarget(bare) ??
    namedButton(scope, bare) ??
    (bare === 'pricing' ? groupTarget(scope, 'prices') : null) ??
    tintedSection(scope, bare) ??
    plainlyTold(scope, bare) ??
    wordedTarget(scope, bare) ??
    classTarget(scope, bare) ??
    // "All donate buttons"
    (/^(?:all|every|each|both) \S/.test(bare)
      ? resolveTarget(scope, bare.replace(/^\S+ (?:the |of the )?/, ''))
      : null)
  );
}

/** "The orange buttons", "the thin lines": a part of the site, whatever is said of its look. */
function plainlyTold(scope: TargetScope, phrase: string): Target | null {
  const { look, what } = /^(?<look>\S+) (?<what>buttons|links|headings|cards|borders|lines|background|header|footer|icons|pictures|photos|text)$/.exec(phrase)?.groups ?? {}; // prettier-ignore
  const isLook = look !== undefined && (/^(?:thin|thick|big|small|little|long|large|ugly)$/.test(look) || readColour(look) !== null); // prettier-ignore
  return isLook && what ? resolveTarget(scope, what) : null;
}

/** "Its heading", "their buttons": a thing inside what was spoken of before. */
function innerOfLast(last: Target, what: string): Target | null {
  if (/^(?:text|texts|words|background|color|content)$/.test(what)) return last;
  const role = innerRoleNamed(what);
  if (!role) return null;
  const found = last.places.flatMap(({ page, element }) =>
    findInner(element, role).map((inner) => ({ page, element: inner })),
  );
  const places = what.endsWith('s') ? found : found.slice(0, 1);
  const selector = selectorOf(
    role,
    places.map(({ element }) => element),
  );
  return places.length === 0
    ? null
    : {
        kind: 'group',
        label: `the ${what} of ${last.label}`,
        role: null,
        places,
        sections: [],
        selector: last.selector ? `${last.selector} ${selector}` : null,
        block: last.block,
      };
}

function roleTarget(phrase: string): Target | null {
  const role = roleNamed(phrase);
  return role ? { kind: 'role', ...role, places: [], sections: [], selector: null, block: null } : null;
}

function sectionTarget(scope: TargetScope, phrase: string): Target | null {
  const sections = findNamedSections(scope.draft, phrase, scope.page);
  return sections.length > 0 ? sectionsTarget(sections) : null;
}

/** "hero text", "the buttons in the pricing section", "images of the gallery". */
function innerTarget(scope: TargetScope, phrase: string): Target | null {
  const splits: (readonly [string, string])[] = [];
  const turned = /^(?<what>.+?) (?:in|of|on|inside|within|from|under) (?<where>.+)$/.exec(phrase)?.groups;
  if (turned?.what && turned.where) splits.push([turned.where, turned.what]);
  const words = phrase.replace(/'s\b/g, '').split(' ');
  for (let at = words.length - 1; at > 0; at -= 1)
    splits.push([words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  for (const [where, what] of splits) {
    const sections = /^(?:header|navbar|nav bar|top bar)$/.test(where)
      ? findNamedSections(scope.draft, 'nav', scope.page)
      : findNamedSections(scope.draft, where, scope.page);
    if (sections.length === 0) {
      const nth = innerOfNth(scope, where, what);
      if (nth) return nth;
      continue;
    }
    const whole = sectionsTarget(sections);
    if (
      /^(?:text|texts|words|content|contents|copy|everything|all|stuff|things|section|block|area|background|background color|color)$/.test(
        what,
      )
    )
      return whole;
    const isAsked = /^questions?$/.test(what) && sections[0]?.section.type === 'faq';
    const role = innerRoleNamed(isAsked ? 'faq questions' : what.replace(/^main (?=heading$)/, ''));
    if (!role) continue;
    const places: ElementPlace[] = sections.flatMap(({ page, section }) =>
      findInner(section.element, role).map((element) => ({ page, element })),
    );
    if (places.length === 0) continue;
    const selector = whole.selector
      ? `${whole.selector} ${selectorOf(
          role,
          places.map(({ element }) => element),
        )}`
      : null;
    return {
      kind: 'group',
      label: `the ${role.name}${outermost(places).length > 1 ? 's' : ''} in ${whole.label}`,
      role: null,
      places,
      sections: [],
      selector,
      block: whole.block,
    };
  }
  const role = innerRoleNamed(phrase);
  return role ? groupTarget(scope, role.name) : null;
}

/** Without those that stand inside others: a drawing and its frame are one picture. */
const outermost = (places: readonly ElementPlace[]): readonly ElementPlace[] =>
  places.filter(
    ({ page, element }) =>
      !places.some(
        (other) =>
          other.page === page && other.element.start < element.start && other.element.end >= element.end,
      ),
  );

/** "The second card's heading": a thing inside one of several. */
function innerOfNth(scope: TargetScope, where: string, what: string): Target | null {
  const place = ordinalTarget(scope, where)?.places[0];
  const role = innerRoleNamed(what);
  const element = place && role ? findInner(place.element, role)[0] : undefined;
  return place && element
    ? elementTarget(scope.draft, place.page, element, `the ${what} of the ${where}`)
    : null;
}

/** All things of a kind, on the page looked at, else on all pages: "the date", "the introduction". */
function groupTarget(scope: TargetScope, name: string): Target | null {
  const role = innerRoleNamed(name);
  if (!role) return null;
  const everywhere = scope.draft.pages().flatMap((page) =>
    findInner(rootFor(scope, page, role.name), role).map((element) => ({
      page,
      element,
    })),
  );
  const here = everywhere.filter(({ page }) => page === scope.page);
  const near = /^(?:short text|paragraph)$/.test(role.name) ? besideLast(scope, here) : [];
  const found = near.length > 0 ? near : here.length > 0 ? here : everywhere;
  // A page has one introduction, whatever else is set like it.
  const places = role.name === 'introduction' ? found.slice(0, 1) : found;
  if (places.length === 0) return null;
  const selector = selectorOf(
    role,
    places.map(({ element }) => element),
  );
  if (role.name === 'introduction' && places[0])
    return elementTarget(scope.draft, places[0].page, places[0].element, 'the introduction');
  return {
    kind: 'group',
    // Header and footer show one and the same.
    label: `the ${role.name}${places.length > 1 && role.name !== 'logo' ? 's' : ''}`,
    role: null,
    places,
    sections: [],
    selector,
    block: null,
  };
}

/** "Make the project titles bigger and remove the descriptions": those of the same section. */
function besideLast(scope: TargetScope, places: readonly ElementPlace[]): readonly ElementPlace[] {
  const last = scope.last?.places[0];
  const section = last
    ? scope.draft
        .sections(last.page)
        .find(({ element }) => element.start <= last.element.start && element.end >= last.element.end)
    : scope.last?.sections[0]?.section;
  return section
    ? places.filter(
        ({ element }) => element.start >= section.element.start && element.end <= section.element.end,
      )
    : [];
}

/** What stands in header and footer too is looked for on the whole page, all else in its main part. */
function rootFor(scope: TargetScope, page: string, name: string): PageElement {
  const isFrame = ['logo', 'phone number', 'mail address'].includes(name);
  const body = isFrame ? scope.draft.tree(page).elements.find(({ tag }) => tag === 'body') : undefined;
  return body ?? bodyOf(scope.draft, page) ?? emptyRoot(scope, page);
}

function emptyRoot(scope: TargetScope, page: string): PageElement {
  return {
    kind: 'element',
    tag: 'body',
    attributes: new Map(),
    parent: null,
    children: [...scope.draft.tree(page).roots],
    start: 0,
    end: 0,
    openEnd: 0,
    closeStart: 0,
  };
}
