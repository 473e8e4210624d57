import type { SitePlan } from '../../site-plan';

/** "which gives clean socks to rough sleepers": what somebody does, right behind the name. */
const relative =
  /^["”’]?,? (?:which|who|that) (?<what>(?!(?:is|was|has|needs|wants|does|helps us)\b)[a-z]{2,}s [^.;:!?\n]{8,110}?)(?=[.;!?\n]|$)/;

/** "Ravi is cycling Land's End to John o'Groats for Kidney Care": what somebody is about to do. */
const about =
  /^ is (?=[a-z]+ing )(?!(?:looking|wanting|needing|asking|hoping|offering|selling)\b)(?<what>[^.;:!?\n]{8,120}?)(?=[.;!?\n]|$)/;

/** "in aid of Mind", "gala dinner for St Luke's Hospice": whom an evening helps. */
const aided =
  /\b(?:(?:in aid of|raising (?:money|funds) for|all proceeds (?:go )?to|proceeds to|to support|in support of)\s(?<aid>(?:the\s)?\p{Lu}[^,.;:!?\n()]{2,60}?)|for\s(?<house>(?:the\s)?\p{Lu}[^,.;:!?\n()]{2,50}?\s(?:Hospice|Foundation|Trust|Charity|Hospital|Fund|Appeal|Rescue|Sanctuary|Shelter|Lifeboats?|Food ?bank)))(?=[,.;:!?\n(]|\s(?:on|in|at|by|with|and)\s|\s[–—-]\s|\s?$)/u;

/** Whom an evening is in aid of is said where it opens. */
function withAided(plan: SitePlan): SitePlan {
  const groups = plan.kind === 'event' ? aided.exec(plan.brief.prompt)?.groups : undefined;
  const who = groups?.['aid'] ?? groups?.['house'];
  const [home] = plan.pages;
  if (who === undefined || !home || JSON.stringify(home).includes(who)) return plan;
  const sections = home.sections.map((section) =>
    section.type === 'hero'
      ? { ...section, content: { ...section.content, lede: `${section.content.lede ?? ''} In aid of ${who}.`.trim() } } // prettier-ignore
      : section,
  );
  return { ...plan, pages: [{ ...home, sections }, ...plan.pages.slice(1)] };
}

/** What a relative clause tells of the named one opens the site, where nothing on it says so yet. */
export function heedCause(told: SitePlan): SitePlan {
  const plan = withAided(told);
  const { name, prompt } = plan.brief;
  const [at] = name?.spans ?? [];
  const after = at ? prompt.slice(at.end) : '';
  const doing = about.exec(after)?.groups?.['what'];
  const what = relative.exec(after)?.groups?.['what'] ?? (doing === undefined ? undefined : `is ${doing}`);
  const [home] = plan.pages;
  if (!name || what === undefined || !home) return plan;
  const said = JSON.stringify(plan.pages).toLowerCase();
  if (said.includes(what.split(' ').slice(1, 4).join(' ').toLowerCase())) return plan;
  const sections = home.sections.map((section) =>
    section.type === 'hero'
      ? { ...section, content: { ...section.content, lede: `${name.value} ${what}.` } }
      : section,
  );
  return { ...plan, pages: [{ ...home, sections }, ...plan.pages.slice(1)] };
}
