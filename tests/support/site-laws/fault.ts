/** The output laws of the composer. */
export type Law =
  | 'axe'
  | 'request'
  | 'page-error'
  | 'console'
  | 'dead-link'
  | 'overflow'
  | 'sub-folder'
  | 'empty';

/** One breach of a law: where, and enough words to find it. */
export type Fault = {
  readonly law: Law;
  readonly site: string;
  readonly page: string;
  readonly detail: string;
};
