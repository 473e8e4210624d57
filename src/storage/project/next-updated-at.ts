/** The time of a change: now, but never earlier than or equal to the last one, whatever the clock says. Milliseconds. */
export function nextUpdatedAt(project: { readonly updatedAt: number }, now: number): number {
  return Math.max(now, project.updatedAt + 1);
}
