/** One thing that is wrong in the database. */
export type IntegrityProblem = {
  readonly kind: 'damaged-content' | 'missing-content' | 'orphan';
  /** The table it stands in. */
  readonly table: string;
  readonly key: string;
  /** The project it belongs to, when there is one: for the list, never for a report that leaves the device. */
  readonly projectId: string | null;
  /** What it means, as a whole sentence without names of a person's. */
  readonly meaning: string;
};

/** What a check of the database found. */
export type IntegrityReport = {
  /** Contents whose bytes were hashed, rows whose names were followed, bytes read. */
  readonly blobs: number;
  readonly rows: number;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly problems: readonly IntegrityProblem[];
};

/** What a repair did: counts, and what could not be brought back, as whole sentences. */
export type RepairOutcome = {
  /** Contents set aside because their bytes are not what they were. */
  readonly setAside: number;
  /** Files brought back to their last intact version. */
  readonly broughtBack: number;
  /** Rows without an owner, set aside. */
  readonly orphans: number;
  readonly lost: readonly string[];
};
