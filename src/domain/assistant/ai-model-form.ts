import * as z from 'zod/mini';
import { modelTypes, type AiModel } from './ai-model';
import { findProvider } from './providers';

export const modelNameMaxCharacters = 80;

function isServerAddress(text: string): boolean {
  if (text === '') return true;
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** What the dialog of a model asks for. Numbers are texts, as fields hold them; the key goes to the vault. */
export const aiModelFormSchema = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Give the model a name.'),
        z.maxLength(modelNameMaxCharacters, `A name has at most ${modelNameMaxCharacters} characters.`),
      ),
    systemName: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Write what the provider calls it, such as gpt-4o.'),
        z.regex(/^\S*$/, 'A system name has no spaces.'),
        z.maxLength(200, 'A system name has at most 200 characters.'),
      ),
    provider: z.string().check(z.trim(), z.minLength(1, 'Choose who runs it.')),
    modelType: z.enum(modelTypes),
    description: z.string().check(z.trim(), z.maxLength(400, 'Keep it to 400 characters.')),
    maxTokens: z
      .string()
      .check(z.trim(), z.regex(/^(?:[1-9]\d{0,8})?$/, 'Write a whole number, or leave it empty.')),
    pricing: z.string().check(z.trim(), z.maxLength(80, 'Keep it to 80 characters.')),
    endpoint: z
      .string()
      .check(
        z.trim(),
        z.refine(isServerAddress, 'Write a whole address that begins with http:// or https://.'),
      ),
    apiKey: z.string().check(z.trim(), z.regex(/^\S*$/, 'A key has no spaces.')),
    enabled: z.boolean(),
  })
  .check(
    z.refine(({ provider, endpoint }) => findProvider(provider).needsKey || endpoint !== '', {
      path: ['endpoint'],
      message: 'A server of your own needs its address.',
    }),
  );
export type AiModelForm = z.infer<typeof aiModelFormSchema>;

/** A form as it opens: empty, or filled from a record. A key is never shown again. */
export function modelForm(model?: AiModel): AiModelForm {
  return {
    name: model?.name ?? '',
    systemName: model?.systemName ?? '',
    provider: model?.provider ?? 'OpenAI',
    modelType: model?.modelType ?? 'text',
    description: model?.description ?? '',
    maxTokens: model?.maxTokens === undefined ? '' : String(model.maxTokens),
    pricing: model?.pricing ?? '',
    endpoint: model?.endpoint ?? '',
    apiKey: '',
    enabled: model?.enabled ?? true,
  };
}

/** The fields of a record that a checked form stands for, without the key. */
export function modelFields(form: AiModelForm): Omit<AiModel, 'id' | 'order' | 'createdAt' | 'lastEdited'> {
  const { name, systemName, provider, modelType, description, maxTokens, pricing, endpoint, enabled } = form;
  return {
    name,
    systemName,
    provider,
    modelType,
    description,
    pricing,
    enabled,
    ...(maxTokens === '' ? {} : { maxTokens: Number(maxTokens) }),
    ...(endpoint === '' ? {} : { endpoint }),
  };
}
