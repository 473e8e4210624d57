/** How people and names are told where nothing has its capital. All words folded, parted by spaces. */
export type PeopleWords = {
  /** Frequent first names. */
  readonly given: string;
  /** Before somebody's name: what they are, those who work there. A `*` stands for any ending. */
  readonly led: string;
  /** Phrases before the speaker's own name, parted by commas. */
  readonly own: string;
  /** Words after a trade that say of what sort it is; those with a hyphen are endings. */
  readonly sorts: string;
};
