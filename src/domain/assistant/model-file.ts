import * as z from 'zod/mini';
import { AppError } from '../errors';
import { modelTypes, type AiModel } from './ai-model';

const format = 'sitewright-models';

const fileSchema = z.object({
  format: z.literal(format),
  models: z.array(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(80)),
      systemName: z.string().check(z.minLength(1), z.maxLength(200)),
      provider: z.string().check(z.minLength(1), z.maxLength(80)),
      description: z.string(),
      enabled: z.boolean(),
      modelType: z.enum(modelTypes),
      maxTokens: z.optional(z.number().check(z.positive())),
      pricing: z.string(),
      endpoint: z.optional(z.string()),
    }),
  ),
});
/** A model as a file carries it: no id, no times, and never a key. */
export type FiledModel = z.infer<typeof fileSchema>['models'][number];

/** Models as a file that another installation can read. Keys are not in the records, so none can be in the file. */
export function writeModelFile(models: readonly AiModel[]): string {
  // Parsed by the file's own schema: a field that it does not know cannot slip in.
  const filed = fileSchema.parse({ format, models });
  return `${JSON.stringify(filed, null, 2)}\n`;
}

/** The models of such a file. Throws `models-unreadable` with the reason. */
export function readModelFile(text: string): readonly FiledModel[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('models-unreadable', { reason: 'it is not JSON' });
  }
  const parsed = z.safeParse(fileSchema, value);
  if (parsed.success) return parsed.data.models;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.');
  throw new AppError('models-unreadable', {
    reason: place ? `its part ${place} is not as it should be` : 'it is another kind of file',
  });
}
