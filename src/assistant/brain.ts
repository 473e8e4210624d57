import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { EditAbout, EditOutcome } from '@/domain/site/edit';
import type { Finding } from '@/domain/site/finding';
import type { SiteFile } from '@/domain/site/site-file';

/** What a brain is told while it works: a named step, or a file that stands. */
export type BrainProgress =
  | { readonly kind: 'step'; readonly step: 'understanding' | 'planning' | 'composing' | 'checking' }
  | { readonly kind: 'file'; readonly path: string; readonly lines: number };

export type BuildRequest = {
  readonly prompt: string;
  readonly seed: number;
  readonly corrections?: BriefCorrections;
  /** Files of the person's own pictures. */
  readonly pictures?: readonly SiteFile[];
};

/** What was made. Without files when the brief was declined: its reason is the answer. */
export type BuildAnswer = {
  readonly brief: Brief;
  readonly files: readonly SiteFile[];
  readonly findings: readonly Finding[];
  /** What it was made with beyond the prompt's own words, when a brain added to them. */
  readonly corrections?: BriefCorrections;
};

export type ChangeRequest = {
  readonly files: readonly SiteFile[];
  readonly command: string;
  readonly page: string;
  readonly seed: number;
  /** What the change before was about, for "it". */
  readonly about?: EditAbout;
};

/** What a brain does at the moment about a change, for whoever waits. A file's lines count up while it is written. */
export type ChangeProgress =
  | { readonly kind: 'step'; readonly step: 'asking' | 'thinking' | 'writing' | 'checking' | 'mending' }
  | { readonly kind: 'file'; readonly file: { readonly path: string; readonly lines: number } };

/**
 * Whatever answers a chat message: the built-in composer, a browser model, a local or a cloud model.
 * All give whole files or an edit outcome; all pass through the same checks and become the same kind of version.
 * Both verbs reject with an AbortError when the signal fires and leave nothing behind.
 */
export interface Brain {
  readonly id: string;
  /** As shown beside its answers. */
  readonly name: string;
  /** Whether it can answer now (a key is set, a server answers, a worker can start). */
  isReady(): Promise<boolean>;
  build(
    request: BuildRequest,
    onProgress: (progress: BrainProgress) => void,
    signal: AbortSignal,
  ): Promise<BuildAnswer>;
  change(
    request: ChangeRequest,
    signal: AbortSignal,
    onProgress?: (progress: ChangeProgress) => void,
  ): Promise<EditOutcome>;
}
