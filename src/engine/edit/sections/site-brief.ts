import type { Brief } from '@/domain/site/brief';
import { siteKinds } from '@/domain/site/vocabulary';
import type { SiteKind } from '@/domain/site/vocabulary';
import { keepLatest } from '../../keep-latest';
import { readBrief } from '../../brief/read-brief';
import { findKind } from '../../plan/kinds/find-kind';
import type { SiteDraft } from '../draft/site-draft';
import { linkedValues } from '../facts/set-json-ld';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';
import { valueOf, wordsIn } from '../../locate/page-tree';

// Wishes for one site follow one another, and most leave its name and its headline.
const suggestedBy = keepLatest(1, (prompt: string): SiteKind => readBrief(prompt).kind.value);
const briefOf = keepLatest(1, (told: string): Brief => {
  const [prompt, kind, language, name] = JSON.parse(told) as [string, SiteKind, string, string | null];
  return readBrief(prompt, { kind, language, ...(name ? { name } : {}) });
});

/** What a site is, told as a brief, read back from the site itself so that it holds for sites made elsewhere too. */
export function siteBrief(draft: SiteDraft, page: string): Brief {
  const facts = siteFacts(draft, page);
  const { elements } = draft.tree(draft.firstPage(page));
  const title = elements.find(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg');
  const description = elements.find(
    (element) => element.tag === 'meta' && valueOf(element, 'name') === 'description',
  );
  const heading = elements.find(({ tag }) => tag === 'h1');
  const known = [
    title ? wordsIn(title) : '',
    heading ? wordsIn(heading) : '',
    description ? valueOf(description, 'content') : '',
  ];
  const prompt = [`${known.filter(Boolean).join('. ')}.`, ...contactLines(draft)].join('\n');
  const kind = kindOf(draft, page, facts.schemaType, suggestedBy(prompt));
  const brief = briefOf(JSON.stringify([prompt, kind, facts.language, facts.name]));
  return {
    ...brief,
    spoken: facts.language,
    languages: [],
    excluded: [],
    onePage: draft.pages().length < 2 ? { value: true, spans: [] } : null,
  };
}

function contactLines(draft: SiteDraft): readonly string[] {
  const phone = linkedValues(draft, 'telephone')[0];
  const email = linkedValues(draft, 'email')[0];
  const street = linkedValues(draft, 'streetAddress')[0];
  const place = linkedValues(draft, 'addressLocality')[0];
  return [
    phone ? `Phone ${phone}` : '',
    email ? `Email ${email}` : '',
    // A street that ends with its town needs it no second time.
    street
      ? `Address: ${[street, place].filter((part) => part && (part === street || !street.endsWith(part))).join(', ')}`
      : '',
  ].filter(Boolean);
}

/** The kind whose schema.org type the site gives; of several, the one its words suggest, else one whose sections fit. */
function kindOf(draft: SiteDraft, page: string, schemaType: string | null, suggested: SiteKind): SiteKind {
  const kinds = siteKinds.filter((kind) => {
    const definition = findKind(kind);
    return definition.kind === kind && definition.schemaType === schemaType;
  });
  if (kinds.length === 0 || kinds.includes(suggested)) return suggested;
  const types = new Set(everySection(draft, page).flatMap(({ section }) => section.type ?? []));
  const fit = (kind: SiteKind) =>
    findKind(kind)
      .pages.flatMap(({ sections }) => sections)
      .filter((type) => types.has(type)).length;
  return kinds.toSorted((one, other) => fit(other) - fit(one))[0] ?? suggested;
}
