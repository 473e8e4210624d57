import * as z from 'zod/mini';

/** What a page may tell the service worker. Anything else is ignored. */
export const workerRequestSchema = z.object({
  /** The person agreed to the update: the waiting worker takes over. */
  kind: z.literal('skip-waiting'),
});
export type WorkerRequest = z.infer<typeof workerRequestSchema>;

/** A problem as every answer under /projects and /api carries it when it is not the thing asked for. */
export const problemSchema = z.object({
  status: z.number(),
  title: z.string(),
  detail: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** The answer of the assets probe: file names relative to the assets folder, sorted. */
export const assetListingSchema = z.object({ files: z.array(z.string()) });
export type AssetListing = z.infer<typeof assetListingSchema>;

/** What the service worker tells a page when its notification was pressed: an address of this app to go to. */
export const openAddressSchema = z.object({
  kind: z.literal('open-address'),
  /** From the root of the app: `/app/notifications`. */
  href: z.string().check(z.regex(/^\/(?!\/)/)),
});
export type OpenAddress = z.infer<typeof openAddressSchema>;
