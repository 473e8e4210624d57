import { elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { findInner, innerRoleNamed } from '../target/find-inner';
import { findPage } from '../target/find-pages';
import { namedButton } from '../target/named-button';
import { resolveTarget } from '../target/resolve-target';
import type { ElementPlace } from '../target/target';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

/** Points a link or button somewhere else: an address, a page, a section. */
export const setLink: Intent = {
  name: 'set-link',
  attempt(step) {
    const forms = [
      /^(?:link|point|connect|lead) (?<target>.+?) (?:to|at) (?<goal>.+)$/,
      /^(?<target>.+?) (?:should|must|needs to|has to) (?:link|go|lead|point|open|take (?:people|visitors|you|them|guests|customers)|send (?:people|visitors|you|them|guests|customers)|be linked)(?: (?:to|at|up))? (?<goal>.+)$/,
      // "The reserve button should call us instead"
      /^(?:make |let |have )?(?<target>.+? (?:button|link)s?) (?:should |must |to )?(?<goal>(?:call|phone|ring|email|e-?mail|mail|write to) (?:us|me))(?: instead| now)?$/,
      /^(?:make|change|let) (?<target>.+?) (?:link|go|lead|point|open)(?: to)? (?<goal>.+)$/,
      /^change (?:link|url|href|address|target) (?:of|on|for|in) (?<target>.+?) to (?<goal>.+)$/,
      /^change (?<target>.+?) (?:link|url|href) to (?<goal>.+)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.target || !match.goal) continue;
      const href = hrefFor(step, match.goal.plain, match.goal.text);
      const links = linksMeant(step, match.target.plain);
      if (!href && links.length === 0) continue;
      if (!href)
        return refuse(
          'not-found',
          `I do not know where “${match.goal.text}” is: name a page, a section or an address.`,
        );
      if (links.length === 0)
        return refuse('not-found', `I do not see a link or button called “${match.target.text}”.`);
      for (const page of new Set(links.map((link) => link.page))) {
        step.draft.splice(
          page,
          links
            .filter((link) => link.page === page)
            .flatMap(({ element }) => {
              const attribute = element.attributes.get('href');
              return attribute
                ? [{ start: attribute.start, end: attribute.end, text: `href="${escapeAttribute(href)}"` }]
                : [];
            }),
        );
      }
      return done(
        `Link “${wordsIn((links[0] as (typeof links)[number]).element)}”`,
        href,
        links.length > 1
          ? `${countOf(links.length, 'link')} “${wordsIn((links[0] as (typeof links)[number]).element)}” lead to ${href} now.`
          : `It leads to ${href} now.`,
      );
    }
    return null;
  },
};

function linksMeant(
  step: Step,
  phrase: string,
): readonly { readonly page: string; readonly element: PageElement }[] {
  const named = namedButton(step, phrase);
  if (named) return linksAlike(step, named.places);
  const target = /^(?:main |primary |first )?buttons?$/.test(phrase)
    ? null
    : resolveTarget(step, phrase.replace(/ (?:link|button)$/, ''));
  const role = innerRoleNamed('button');
  const main = step.draft.tree(step.page).elements.find(({ tag }) => tag === 'main');
  const places =
    target?.places ??
    (role && main
      ? findInner(main, role)
          .filter(({ tag }) => tag === 'a')
          .slice(0, 1)
          .flatMap((element) => linksAlike(step, [{ page: step.page, element }]))
      : []);
  return places.flatMap(({ page, element }) => {
    if (element.tag === 'a') return [{ page, element }];
    for (let at = element.parent; at; at = at.parent) if (at.tag === 'a') return [{ page, element: at }];
    return elementsIn(element)
      .filter(({ tag }) => tag === 'a')
      .slice(0, 1)
      .map((inner) => ({ page, element: inner }));
  });
}

/** The links among these, with all of the site that say the same and lead to the same place, the footer's too. */
function linksAlike({ draft }: Step, places: readonly ElementPlace[]): readonly ElementPlace[] {
  const goalOf = (element: PageElement) => valueOf(element, 'href').replace(/^[^:]*#|\.html$/g, '');
  const links = places.filter(({ element }) => element.tag === 'a');
  const keys = new Set(links.map(({ element }) => `${wordsIn(element)} ${goalOf(element)}`));
  return draft.everyPage().flatMap((page) =>
    draft
      .tree(page)
      .elements.filter((element) => element.tag === 'a' && keys.has(`${wordsIn(element)} ${goalOf(element)}`))
      .map((element) => ({ page, element })),
  );
}

function hrefFor(step: Step, plain: string, text: string): string | null {
  if (/^(?:https?:\/\/|mailto:|tel:|#|\.{0,2}\/)\S+$/i.test(text)) return text;
  // "Our phone", "call us": the number or address that the site itself shows.
  const ways = /^(?:our |my )?(?:phone|telephone|phone number|number)$|^(?:call|phone|ring) (?:us|me)$/.test(plain) ? /^tel:/i : /^(?:our |my )?(?:e-?mail|mail)(?: address)?$|^(?:e-?mail|mail|write to) (?:us|me)$/.test(plain) ? /^mailto:/i : null; // prettier-ignore
  if (ways)
    return step.draft.everyPage().flatMap((page) => step.draft.tree(page).elements).map((element) => valueOf(element, 'href')).find((href) => ways.test(href)) ?? null; // prettier-ignore
  if (/^\S+@\S+\.\S+$/.test(text)) return `mailto:${text}`;
  if (
    /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|de|fr|es|pt|co|uk|eu|app|dev|info|shop|me)(?:\/\S*)?$/i.test(
      text,
    )
  )
    return `https://${text}`;
  const page = findPage(step.draft, plain.replace(/ section$/, ''));
  if (page && !plain.endsWith(' section')) return page;
  const place = findNamedSections(step.draft, plain, step.page)[0];
  const id = place ? valueOf(place.section.element, 'id') : '';
  if (place && id) return place.page === step.page ? `#${id}` : `${place.page}#${id}`;
  return step.draft.has(text) ? text : null;
}
