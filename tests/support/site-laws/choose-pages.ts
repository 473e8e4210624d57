import type { MadeSite } from './made-site';

/** What can be told apart on a page: each section layout, each layout on each ground, each ground of each palette. */
function traitsOf(site: MadeSite, path: string): string[] {
  const { plan } = site;
  const page = plan.pages.find((candidate) => candidate.path === path);
  return (page?.sections ?? []).flatMap(({ type, variant, ground }) => [
    type === 'app' ? `app ${plan.kind}` : `${type}:${variant} on ${ground}`,
    `${plan.style} ${plan.palette} ${ground}`,
    `nav ${plan.navVariant} ${plan.style}`,
    `footer ${plan.footerVariant} ${plan.style}`,
  ]);
}

/**
 * Pages to read closely, as `site/page`: every first page of the sites in `always`, and of the others as few as show
 * every section layout on every ground it stands on, and every ground of every palette in use, at least once.
 */
export function choosePages(sites: readonly MadeSite[], always: (site: MadeSite) => boolean): Set<string> {
  const chosen = new Set<string>();
  const seen = new Set<string>();
  const take = (site: MadeSite, path: string) => {
    chosen.add(`${site.id}/${path}`);
    for (const trait of traitsOf(site, path)) seen.add(trait);
  };
  for (const site of sites) if (always(site)) take(site, 'index.html');
  const rest = sites.flatMap((site) =>
    site.plan.pages.map(({ path }) => ({ site, path, traits: new Set(traitsOf(site, path)) })),
  );
  for (;;) {
    const scored = rest.map((one) => ({
      one,
      fresh: [...one.traits].filter((trait) => !seen.has(trait)).length,
    }));
    const best = scored.reduce((left, right) => (right.fresh > left.fresh ? right : left));
    if (best.fresh === 0) return chosen;
    take(best.one.site, best.one.path);
  }
}
