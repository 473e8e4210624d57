/** The groups of the score with their points; together 100. */
export const groups = {
  adherence: 30,
  behaviour: 14,
  accessibility: 14,
  integrity: 10,
  design: 10,
  responsive: 8,
  standards: 8,
  weight: 6,
} as const;
export type Group = keyof typeof groups;

/**
 * One mark: how much of its weight was earned (0 to 1) and what was wrong. Weights count within their group; a check
 * that does not apply to a site gives no mark, and the others share the group's points.
 */
export type Mark = {
  readonly group: Group;
  readonly check: string;
  readonly weight: number;
  readonly share: number;
  readonly faults: readonly string[];
};

/** A mark by the share of things that are right. Null when there was nothing to look at. */
export function markShare(
  group: Group,
  check: string,
  weight: number,
  total: number,
  faults: readonly string[],
): Mark | null {
  if (total === 0) return null;
  return { group, check, weight, share: Math.max(0, 1 - faults.length / total), faults };
}

/** A mark that loses `each` of its weight with every fault. */
export function markFaults(
  group: Group,
  check: string,
  weight: number,
  faults: readonly string[],
  each = 1,
): Mark {
  return { group, check, weight, share: Math.max(0, 1 - faults.length * each), faults };
}

/** Points of a site: per group, their sum, and the sum as it stands when a gate failed (at most 40). */
export type Score = {
  readonly total: number;
  readonly groups: Readonly<Record<Group, number>>;
  /** What cost most, most first: check, points lost, first fault. */
  readonly losses: readonly {
    readonly check: string;
    readonly group: Group;
    readonly lost: number;
    readonly faults: readonly string[];
  }[];
};

/** Adds marks up. `gates` are the gates that failed. */
export function addUp(marks: readonly Mark[], gates: readonly string[]): Score {
  const points = {} as Record<Group, number>;
  const losses: { check: string; group: Group; lost: number; faults: readonly string[] }[] = [];
  for (const [group, most] of Object.entries(groups) as [Group, number][]) {
    const own = marks.filter((mark) => mark.group === group);
    const weight = own.reduce((sum, mark) => sum + mark.weight, 0);
    points[group] =
      weight === 0 ? most : own.reduce((sum, mark) => sum + (mark.share * mark.weight * most) / weight, 0);
    for (const mark of own)
      if (mark.share < 1)
        losses.push({
          check: mark.check,
          group,
          lost: ((1 - mark.share) * mark.weight * most) / weight,
          faults: mark.faults,
        });
  }
  const sum = Object.values(points).reduce((one, other) => one + other, 0);
  return {
    total: gates.length > 0 ? Math.min(40, sum) : sum,
    groups: points,
    losses: losses.sort((one, other) => other.lost - one.lost),
  };
}
