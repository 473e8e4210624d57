import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { EditOutcome, EditRequest } from '@/domain/site/edit';
import type { Finding } from '@/domain/site/finding';
import type { SiteFile } from '@/domain/site/site-file';

/** The steps of making a site, in order. */
export const composeSteps = ['understanding', 'planning', 'composing', 'checking'] as const;
export type ComposeStep = (typeof composeSteps)[number];

export type ComposeRequest = {
  readonly prompt: string;
  readonly seed: number;
  readonly corrections?: BriefCorrections;
};

/** Reported as it happens: a step began, or a file stands (its lines counted). */
export type ComposeProgress =
  | { readonly kind: 'step'; readonly step: ComposeStep }
  | { readonly kind: 'file'; readonly path: string; readonly lines: number };

export type ComposeResult = {
  readonly brief: Brief;
  readonly files: readonly SiteFile[];
  readonly findings: readonly Finding[];
  /** From the request's arrival in the worker to the result. */
  readonly milliseconds: number;
};

/** What the compose worker offers over Comlink. Errors cross as plain errors with a message. */
export type ComposeWorker = {
  /** Makes a small site and forgets it, so that the first real one finds lexicons read and code compiled. */
  warm(): Promise<void>;
  compose(request: ComposeRequest, onProgress: (progress: ComposeProgress) => void): Promise<ComposeResult>;
  edit(request: EditRequest): Promise<EditOutcome>;
  check(files: readonly SiteFile[]): Promise<Finding[]>;
};
