import type { Brief } from '@/domain/site/brief';

const formBefore =
  /^(?:documentation|docs|change-?log|release notes|status page|manual|user guide|handbook|roadmap|help cent(?:re|er)|knowledge base)\s(?:for|of)\s(?=\p{Lu})/iu;

/** "Documentation for Brisk": what the page is stands before the name, and is no part of it. */
function withoutForm(brief: Brief): Brief {
  const before = formBefore.exec(brief.name?.value ?? '')?.[0];
  if (before === undefined || !brief.name) return brief;
  const start = (brief.name.spans[0]?.start ?? 0) + before.length;
  const value = brief.name.value.slice(before.length);
  return { ...brief, name: { value, spans: [{ start, end: start + value.length }] } };
}

const program =
  'library|package|framework|tool|cli|plugin|plug-in|api|sdk|module|extension|component|script|app|application|engine|compiler|linter|parser|server|client|database|picker|editor|theme|bot|service|platform|language|utility|gem|crate|runtime|kit';
const writtenFor = new RegExp(
  String.raw`\b(?:[Dd]ocs|[Dd]ocumentation|[Rr]eference|[Hh]andbook|[Mm]anual|(?:[Uu]ser )?[Gg]uide|[Rr]eadme|[Hh]elp pages?)(?:\s(?:site|website|page|pages))?\s(?:for|of)\s(?:my\s|our\s)?(?<name>@?[a-z][\w./-]{2,30}),\s(?:an?|the|our|my)\s[^.;:\n]{0,50}?\b(?:${program})\b`,
  'u',
);
/** "docs for quillq, a message queue in Zig": whatever is documented under a name in small letters. */
const documented =
  /\b(?:[Dd]ocs|[Dd]ocumentation)(?:\s(?:site|website|page|pages))?\s(?:for|of)\s(?:my\s|our\s)?(?<name>(?!(?:staff|people|parents|users?|developers?|members|customers|volunteers|everyone|teachers|beginners|new|our|my|the|an?)\b)@?[a-z][\w./-]{2,30}),\s/u;
const calledSo = new RegExp(
  String.raw`\b(?:${program}|CLI|API|SDK)\s(?:called|named)\s(?<name>@?[a-z][\w./-]{2,30})(?=[\s,.;:!?)]|$)`,
  'u',
);

/** "Docs for tidyqueue, a small Python library", "a CLI called yamlsmith and the readme": programs have small letters. */
function withProgram(brief: Brief): Brief {
  if (brief.kind.value !== 'docs' || brief.language.value !== 'en') return brief;
  const found = writtenFor.exec(brief.prompt) ?? calledSo.exec(brief.prompt) ?? documented.exec(brief.prompt);
  const value = found?.groups?.['name']?.replace(/[.,]$/u, '');
  if (!found || value === undefined) return brief;
  const own = brief.name?.value ?? '';
  if (own !== '' && !own.startsWith(value)) return brief;
  const start = found.index + found[0].indexOf(value);
  return { ...brief, name: { value, spans: [{ start, end: start + value.length }] } };
}

const wares: ReadonlySet<string> = new Set(['products', 'services', 'features', 'menu', 'amenities']);

/** "We sell handmade soap called Lather & Lime": the halves of a name are no wares, and the name is no part of what is sold. */
function withoutOwnName(brief: Brief): Brief {
  const { name, offer, prompt } = brief;
  const at = name?.spans[0];
  const before = at ? prompt.slice(Math.max(0, at.start - 12), at.start) : '';
  if (!at || !/\b(?:called|named)\s["“‘']?$/iu.test(before)) return brief;
  const own = name?.value ?? '';
  const sold = offer?.value ?? '';
  const cut = sold.search(/,?\s(?:called|named)\s/iu);
  return {
    ...brief,
    offer: offer && cut > 0 && sold.includes(own) ? { ...offer, value: sold.slice(0, cut) } : offer,
    items: brief.items.filter(
      ({ value, spans }) =>
        !wares.has(value.section ?? '') || !spans.some((span) => span.start < at.end && span.end > at.start),
    ),
  };
}

/** "site for novelist Ada Penn": what she does is no part of her name. */
export function mendCalled(read: Brief): Brief {
  const brief = withoutOwnName(withoutForm(withProgram(withSurname(read))));
  const { name, offer } = brief;
  const told = name ?? offer;
  const found = calledAs.exec(told?.value ?? '')?.groups;
  const [calling = '', who = ''] = [found?.['calling'], found?.['who']];
  const at = brief.prompt.search(new RegExp(String.raw`\b${calling.toLowerCase()}\s${who}`, 'u'));
  if (!told || who === '' || at < 0) return brief;
  const start = at + calling.length + 1;
  const own = { value: who, spans: [{ start, end: start + who.length }] };
  return name
    ? { ...brief, name: own }
    : {
        ...brief,
        kind:
          brief.kind.value === 'product' || brief.kind.value === 'unknown'
            ? { ...brief.kind, value: 'portfolio' }
            : brief.kind,
        name: own,
        offer: { value: calling.toLowerCase(), spans: [{ start: at, end: start - 1 }] },
      };
}
const surname =
  /\b(?:[Ss]ite|[Ww]ebsite|[Pp]age|[Pp]ortfolio)\sfor\s(?:an?|the)\s[^,.;\n]{0,50}?\b(?:illustrator|artist|writer|designer|painter|photographer|author|poet|musician|singer|maker|developer|composer|journalist|sculptor)\b[^,.;\n]{0,40}\s(?:called|named)\s(?<who>\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+)(?=[,.;\n]|$)/u;

/** "for an illustrator of children's books called Pim Adler": a person, and no title of a book. */
function withSurname(brief: Brief): Brief {
  const who = brief.name === null ? surname.exec(brief.prompt)?.groups?.['who'] : undefined;
  if (who === undefined) return brief;
  const start = brief.prompt.indexOf(who);
  return {
    ...brief,
    name: { value: who, spans: [{ start, end: start + who.length }] },
    items: brief.items.filter(({ value }) => value.name !== who),
  };
}

const calledAs =
  /^(?<calling>\p{L}{2,}(?:er|or|ist|ian|oet))\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2})(?=$|\s(?:and|with|who)\s)/u;
