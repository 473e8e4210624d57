import * as z from 'zod/mini';
import { templateCategories, templateLabels, templateTags } from './template';

/** A template's stored row (specification §3). Its site is a project of its own, so that it is shown and copied as one. */
export const templateRowSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** Account whose template it is; null for those that come with the product. */
  ownerId: z.nullable(z.string()),
  /** Project that holds the site; null until it is first asked for. */
  projectId: z.nullable(z.string()),
  /** What the site was made from; it is made again when the kept brief has another one. */
  revision: z.number(),
  title: z.string(),
  subtitle: z.string(),
  category: z.enum(templateCategories),
  tags: z.array(z.enum(templateTags)),
  label: z.nullable(z.enum(templateLabels)),
  /** How often it was used and looked at on this device. */
  uses: z.number(),
  views: z.number(),
  createdAt: z.number(),
});
export type TemplateRow = z.infer<typeof templateRowSchema>;
