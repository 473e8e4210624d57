import * as z from 'zod/mini';
import type { SystemPrompt } from './system-prompt';

const contentMaxCharacters = 100_000;
export const promptNameMaxCharacters = 80;
export const promptIdMaxCharacters = 60;

/** What the dialog of a system prompt asks for. */
export const promptFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give the prompt a name.'),
      z.maxLength(promptNameMaxCharacters, `A name has at most ${promptNameMaxCharacters} characters.`),
    ),
  description: z.string().check(z.trim(), z.maxLength(200, 'Keep it to 200 characters.')),
  enabled: z.boolean(),
  detailedDescription: z.string().check(z.trim(), z.maxLength(2000, 'Keep it to 2,000 characters.')),
  systemPromptId: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write what the assistant asks for it by.'),
      z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use small letters, digits and single hyphens.'),
      z.maxLength(promptIdMaxCharacters, `An ID has at most ${promptIdMaxCharacters} characters.`),
    ),
  version: z
    .string()
    .check(z.trim(), z.regex(/^\d{1,6}(?:\.\d{1,6}){0,2}$/, 'Write numbers with dots between, such as 1.2.')),
  content: z.string().check(
    z.refine((text) => text.trim() !== '', 'A prompt without text asks for nothing.'),
    z.maxLength(contentMaxCharacters, 'A prompt has at most 100,000 characters.'),
  ),
});
export type PromptForm = z.infer<typeof promptFormSchema>;

/** A form as it opens: empty, or filled from a record. */
export function promptForm(prompt?: SystemPrompt): PromptForm {
  return {
    name: prompt?.name ?? '',
    description: prompt?.description ?? '',
    enabled: prompt?.enabled ?? true,
    detailedDescription: prompt?.detailedDescription ?? '',
    systemPromptId: prompt?.systemPromptId ?? '',
    version: prompt?.version ?? '1.0',
    content: prompt?.content ?? '',
  };
}
