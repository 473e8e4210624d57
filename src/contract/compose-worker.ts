import type { Brief, BriefCorrections } from '@/domain/site/brief';
import type { EditOutcome, EditRequest } from '@/domain/site/edit';
import type { Finding } from '@/domain/site/finding';
import type { SpecimenRequest } from '@/domain/site/section-prompt';
import type { SiteFile } from '@/domain/site/site-file';
import type { Specimen } from '@/domain/site/specimen';

/** The steps of making a site, in order. */
export const composeSteps = ['understanding', 'planning', 'composing', 'checking'] as const;
export type ComposeStep = (typeof composeSteps)[number];

export type ComposeRequest = {
  readonly prompt: string;
  readonly seed: number;
  readonly corrections?: BriefCorrections;
  /** Files of the person's own pictures, from the site's picture folder. */
  readonly pictures?: readonly SiteFile[];
};

/** A picture as the person gave it. */
export type GivenPicture = { readonly name: string; readonly bytes: Uint8Array };

/** A picture ready for the site (size in pixels), or why it cannot be used, as a whole sentence. */
export type PreparedPicture =
  | {
      readonly kind: 'ready';
      readonly name: string;
      readonly file: { readonly path: string; readonly content: Uint8Array };
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string };

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
  /** What is understood from a prompt, nothing made of it. */
  understand(prompt: string): Promise<Brief>;
  compose(request: ComposeRequest, onProgress: (progress: ComposeProgress) => void): Promise<ComposeResult>;
  preparePicture(picture: GivenPicture): Promise<PreparedPicture>;
  edit(request: EditRequest): Promise<EditOutcome>;
  check(files: readonly SiteFile[]): Promise<Finding[]>;
  /** One layout of a section of the catalogue, as a document of its own. */
  specimen(request: SpecimenRequest): Promise<Specimen>;
};
