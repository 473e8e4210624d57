import type { Brief } from '@/domain/site/brief';
import type { SitePlan } from '@/engine/plan/site-plan';

/** What was understood, for a person: one line for each thing that was read or chosen. */
export function describeBrief(brief: Brief, plan: SitePlan): string {
  const rows: (readonly [string, string])[] = [
    ['Name', plan.name],
    ['Kind', `${plan.kind} (${plan.noun})`],
    [
      'Language',
      [plan, ...plan.translations].map(({ language, direction }) => `${language}, ${direction}`).join('; '),
    ],
    ['Look', `${plan.style}, ${plan.scheme}`],
    ['Colours', brief.colours.map(({ value }) => `${value.role} ${value.name} ${value.css}`).join(', ')],
    [
      'Pages',
      plan.pages
        .map(
          ({ title, path, sections }) => `${title} (${path}): ${sections.map(({ type }) => type).join(', ')}`,
        )
        .join('\n            '),
    ],
    // What nobody said, and only follows from the rest, is no news.
    ['Left out', brief.excluded.flatMap(({ value, spans }) => (spans.length > 0 ? [value] : [])).join(', ')],
    ['Phone', brief.phone?.value ?? ''],
    ['Mail', brief.email?.value ?? ''],
    ['Quoted', brief.quotes.map(({ value }) => `“${value.text}” (${value.use})`).join(', ')],
    ['Remarks', brief.remarks.join(' ')],
    ['Limits', brief.limits.join(' ')],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${`${name}:`.padEnd(11)} ${value}`)
    .join('\n');
}
