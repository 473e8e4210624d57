/** What is known of a calling before its owner has told a life: how it is called, a headline, what its skills fall into. */
export type Role = {
  readonly trade: string;
  readonly headlines: readonly string[];
  readonly groups: readonly string[];
};
