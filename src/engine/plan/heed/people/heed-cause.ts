import type { SitePlan } from '../../site-plan';

/** "which gives clean socks to rough sleepers": what somebody does, right behind the name. */
const relative =
  /^["”’]?,? (?:which|who|that) (?<what>(?!(?:is|was|has|needs|wants|does|helps us)\b)[a-z]{2,}s [^.;:!?\n]{8,110}?)(?=[.;!?\n]|$)/;

/** "Ravi is cycling Land's End to John o'Groats for Kidney Care": what somebody is about to do. */
const about =
  /^ is (?=[a-z]+ing )(?!(?:looking|wanting|needing|asking|hoping|offering|selling)\b)(?<what>[^.;:!?\n]{8,120}?)(?=[.;!?\n]|$)/;

/** What a relative clause tells of the named one opens the site, where nothing on it says so yet. */
export function heedCause(plan: SitePlan): SitePlan {
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
