const whose =
  /^\s(?<who>(?:on the (?:day|door|night|gate)|at the (?:door|gate)|in advance|early bird|reduced|concessions?|for (?:members|non-members|children|students|locals)|(?:members|non-members|children|students|adults|seniors|kids)))(?=[,.;:)]|$|\n)/iu;

/** "entry £18 / £22 on the day": the second of the sums is said to be another's. */
export const explained = (prompt: string, from: number): string | undefined =>
  whose.exec(prompt.slice(from))?.groups?.['who'];
