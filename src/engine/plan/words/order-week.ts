const monday = 0;
const saturday = 5;
const sunday = 6;

/** Days that a week may begin with, Monday = 0. */
const starts: Readonly<Record<string, readonly number[]>> = { he: [sunday], ar: [saturday, sunday] };

/** How many rows a week takes when equal neighbours share one. */
const rowsFrom = (first: number, perDay: readonly string[]): number =>
  perDay.filter((_, at) => at === 0 || perDay[(first + at) % 7] !== perDay[(first + at - 1) % 7]).length;

/**
 * The seven days (Monday = 0) in the order in which a language counts them: from Sunday in Hebrew, from Saturday or Sunday in
 * Arabic, whichever lets more equal neighbours stand together. `perDay` says what each day has, Monday first.
 */
export function orderWeek(language: string, perDay: readonly string[]): number[] {
  const [first = monday] = (starts[language] ?? []).toSorted(
    (one, other) => rowsFrom(one, perDay) - rowsFrom(other, perDay),
  );
  return Array.from({ length: 7 }, (_, at) => (first + at) % 7);
}
