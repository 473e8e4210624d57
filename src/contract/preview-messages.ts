import * as z from 'zod/mini';
import type { Direction, PreviewTheme } from './preview-options';

/** Caps on what a preview may send. A message over its cap is dropped, not cut. */
export const previewLimits = {
  textMaxCharacters: 2_000,
  reportsPerSecond: 120,
  storageMaxCharacters: 256_000,
  storageMaxKeys: 500,
  pathMaxCharacters: 1_100,
} as const;

const text = z.string().check(z.maxLength(previewLimits.textMaxCharacters));
const path = z.string().check(z.maxLength(previewLimits.pathMaxCharacters));

/** The areas that a page's storage shim keeps. */
export const storageAreas = ['local', 'session', 'cookie'] as const;
export type StorageArea = (typeof storageAreas)[number];

const storedSchema = z.record(z.string(), z.string());
/** All that a site has stored, by area: a plain picture of keys and values. */
export const siteStorageSchema = z.object({
  local: storedSchema,
  session: storedSchema,
  cookie: storedSchema,
});
export type SiteStorage = z.infer<typeof siteStorageSchema>;

/** The one message that travels by window: it brings the port. Everything after it uses the port. */
export const helloSchema = z.object({
  kind: z.literal('sitewright-hello'),
  nonce: z.string().check(z.maxLength(64)),
});
export type Hello = z.infer<typeof helloSchema>;

/**
 * What a preview says: reports of what happened, never commands. `read` is the one question; it can only name a
 * file of the project that is shown.
 */
export const reportSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    path,
    title: text,
    /** Paths of the stylesheets that stand in the page, each with what it imports. */
    styles: z.array(z.object({ path, imports: z.array(path) })).check(z.maxLength(200)),
  }),
  z.object({
    kind: z.literal('heartbeat'),
    /** The page's scripts have run for the first time. */
    isSettled: z.boolean(),
  }),
  z.object({ kind: z.literal('navigate'), path, suffix: text }),
  /** The document goes; another one may come in its place, or none. */
  z.object({ kind: z.literal('left') }),
  z.object({ kind: z.literal('hover'), identifier: text, label: text }),
  z.object({ kind: z.literal('hover-end') }),
  z.object({ kind: z.literal('pick'), identifier: text, label: text }),
  z.object({ kind: z.literal('pick-cancelled') }),
  z.object({ kind: z.literal('console'), level: z.enum(['log', 'info', 'warn', 'error', 'debug']), text }),
  z.object({
    kind: z.literal('problem'),
    rule: z.enum([
      'script-error',
      'unhandled-rejection',
      'blocked-request',
      'missing-file',
      'not-in-preview',
    ]),
    message: text,
    path,
    line: z.optional(z.number()),
    column: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal('storage'),
    area: z.enum(storageAreas),
    /** Values by key; null for a key that was removed. */
    changes: z.record(z.string(), z.nullable(z.string())),
  }),
  z.object({ kind: z.literal('storage-cleared'), area: z.enum(storageAreas) }),
  z.object({ kind: z.literal('scroll'), x: z.number(), y: z.number() }),
  z.object({ kind: z.literal('read'), id: z.number(), path }),
]);
export type Report = z.infer<typeof reportSchema>;

/** What the editor tells a preview, by the port alone. */
export type Order =
  /** The first word to a document that said hello. */
  | {
      readonly kind: 'begin';
      readonly scroll: { readonly x: number; readonly y: number } | null;
      /** What stands behind the path: query and hash. */
      readonly suffix: string;
      readonly drawsIn: boolean;
    }
  | { readonly kind: 'picking'; readonly on: boolean }
  | {
      readonly kind: 'styles';
      readonly path: string;
      readonly css: string;
      readonly imports: readonly string[];
    }
  | { readonly kind: 'direction'; readonly direction: Direction }
  | { readonly kind: 'theme'; readonly theme: PreviewTheme }
  | { readonly kind: 'draw-in' }
  | {
      readonly kind: 'file';
      readonly id: number;
      /** Null when the project has no such file. */
      readonly file: { readonly bytes: ArrayBuffer; readonly mime: string } | null;
    };

/**
 * What the sealed document says of itself. Written by the seal, read by the preview script. Theme and direction are
 * those it was sealed with.
 */
export type SealedConfig = {
  /** Path of the page inside the site. */
  readonly path: string;
  /** Absolute address of the site's root, ends with a slash. */
  readonly rootUrl: string;
  readonly direction: Direction;
  readonly theme: PreviewTheme;
  /** The widths that stand for the asked schemes in media queries: true as `min-width`, false as `max-width`. */
  readonly themeMarks: Readonly<Record<PreviewTheme, string>>;
  readonly findings: readonly { readonly path: string; readonly message: string }[];
  /** Small files that the page's scripts name, as data addresses by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly styles: readonly { readonly path: string; readonly imports: readonly string[] }[];
};

/**
 * What a document finds in its frame's name: the only channel that is there before the first script of the page runs, so
 * that `localStorage` is filled when it is first read. The preview script keeps it up to date for the next document.
 */
export type FrameSeed = {
  /** Tells a frame's own documents from whatever else may speak to the app's window. */
  readonly nonce: string;
  readonly storage: SiteStorage;
};
