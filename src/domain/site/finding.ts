/** One problem that a check found in a site's files. Lines and columns count from 1. */
export type Finding = {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
};
