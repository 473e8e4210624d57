import * as z from 'zod/mini';
import { limits } from '../limits';
import { templateCategories, templateTags } from './template';

const subtitleMaxCharacters = 120;

/** What the dialog asks for that keeps a project as a template. */
export const templateFormSchema = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A template needs a title.'),
      z.maxLength(
        limits.projectNameMaxCharacters,
        `A title has at most ${limits.projectNameMaxCharacters} characters.`,
      ),
    ),
  subtitle: z
    .string()
    .check(z.trim(), z.maxLength(subtitleMaxCharacters, `Keep it to ${subtitleMaxCharacters} characters.`)),
  category: z.enum(templateCategories),
  tags: z.array(z.enum(templateTags)),
});
export type TemplateForm = z.infer<typeof templateFormSchema>;
