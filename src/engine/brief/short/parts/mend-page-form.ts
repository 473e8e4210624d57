import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const lead = String.raw`^(?:(?:an?|the|our|my|this|new|custom|friendly|funny|simple|small|little|one|single|just|landing|website|web|site|page|homepage|for|of|make|build|create|design|me|us|please|need|i|we|want|would|like|can|you)\s+)*?`;

type Form = { readonly kind: SiteKind; readonly words: RegExp };

const form = (kind: SiteKind, words: string): Form => ({
  kind,
  words: new RegExp(
    `${lead}(?<what>${words})(?=\\s(?:for|of|about|on|to|in|with|at|called|named|that|which|where|written|built|made|devoted|dedicated)\\b|\\s?[,.:;!?(–-]|\\s?$)`,
    'iu',
  ),
});

const languages = String.raw`rust|python|go|golang|php|ruby|elixir|kotlin|java|swift|javascript|typescript|node|react|vue|svelte|c#|\.net|haskell|scala|zig`;

/** Forms of sites that are none of what they are about: a page for addresses that are gone sells no books. */
const forms: readonly Form[] = [
  form(
    'unknown',
    String.raw`(?:(?:404|not[- ]found|error)(?:\s(?:404|error|not[- ]found))?|page not found)\spage`,
  ),
  form(
    'unknown',
    String.raw`(?:maintenance(?: mode)?|down for maintenance|back soon|downtime)\s(?:page|site)`,
  ),
  form(
    'unknown',
    String.raw`(?:(?:system|service|server|uptime|incident)\s)?status\s(?:page|site)|uptime page`,
  ),
  // "go library for parsing csv": lends no books.
  form(
    'docs',
    String.raw`(?:open[- ]source\s)?(?:${languages})\s(?:[\p{L}-]+\s){0,2}?(?:library|package|module|crate|framework|sdk|gem|cli)`,
  ),
  form(
    'docs',
    String.raw`open[- ]source\s(?:[\p{L}-]+\s){0,3}?(?:tool|library|project|engine|framework|server|app|software|toolkit|database|editor|board)(?=[^.]{0,60}\b(?:written in|self-?host\p{L}*|github|gitlab|docker|contributors?|licen[cs]e|mit\b|apache|gpl|agpl))`,
  ),
  form('unknown', String.raw`(?:plans and )?(?:pricing|prices)(?: plans?| table)? page|pricing table`),
  form('unknown', String.raw`change-?log|release notes|product updates page`),
  form(
    'unknown',
    String.raw`glossary|dictionary|lexicon|phrasebook|(?:fan|tribute|appreciation)[- ]?(?:site|page|website)|(?:online |digital |photo |picture |family )?archive|family (?:tree|history|website|site)(?: (?:site|website|page))?|genealogy (?:site|website|page)`,
  ),
];

const most = 160;

/** "404 page for a bookshop", "family tree of the Okonkwo family": the form is what is asked for. */
export function mendPageForm(brief: Brief): Brief {
  const opening = brief.prompt.slice(0, most);
  for (const { kind, words } of forms) {
    const found = words.exec(opening);
    const what = found?.groups?.['what'];
    if (!found || what === undefined) continue;
    const start = found[0].length - what.length;
    const spans = [{ start, end: start + what.length }];
    const until = opening.slice(spans[0]?.end ?? 0).search(/[,.;:!?\n]/u);
    const topicEnd = until < 0 ? brief.prompt.length : start + what.length + until;
    return {
      ...brief,
      kind: { value: kind, spans },
      offer: { value: what, spans },
      audience: null,
      // "glossary of sailing terms": what it is about asks for no section.
      sections: brief.sections.filter(
        ({ spans: told }) => !told.some((one) => one.start >= start && one.end <= topicEnd),
      ),
    };
  }
  return brief;
}
