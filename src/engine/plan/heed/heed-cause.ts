import type { SitePlan } from '../site-plan';

/** "which gives clean socks to rough sleepers": what somebody does, right behind the name. */
const relative =
  /^["”’]?,? (?:which|who|that) (?<what>(?!(?:is|was|has|needs|wants|does|helps us)\b)[a-z]{2,}s [^.;:!?\n]{8,110}?)(?=[.;!?\n]|$)/;

/** What a relative clause tells of the named one opens the site, where nothing on it says so yet. */
export function heedCause(plan: SitePlan): SitePlan {
  const { name, prompt } = plan.brief;
  const [at] = name?.spans ?? [];
  const what = at ? relative.exec(prompt.slice(at.end))?.groups?.['what'] : undefined;
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
