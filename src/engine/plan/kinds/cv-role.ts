/** A working life in one field: what the line under the name says, posts held, skills and talks. */
export type Role = {
  readonly trade: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly jobs: readonly (readonly [string, string, string, string])[];
  readonly skills: readonly (readonly [string, readonly string[]])[];
  readonly talks: readonly (readonly [string, string])[];
};
