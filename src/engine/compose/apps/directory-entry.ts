/** One entry of a directory. `pay` is a number per year for jobs, null elsewhere. */
export type DirectoryEntry = {
  readonly title: string;
  readonly by: string;
  readonly city: string;
  readonly group: string;
  readonly pay: number | null;
  /** From 1, cheap, to 3, dear; null where the directory says no prices. */
  readonly level: number | null;
  readonly text: string;
  /** What else is told of it, by the name of its field. */
  readonly extra?: Readonly<Record<string, string>>;
};
