import * as z from 'zod/mini';
import { errorTexts } from '../errors';
import { limits } from '../limits';
import { privacies } from './project';

/** What the form of a new project holds as text (specification §5). */
export const newProjectFormSchema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', errorTexts['project-name-blank']),
    z.maxLength(limits.projectNameMaxCharacters, 'A name has at most 100 characters.'),
  ),
  description: z
    .string()
    .check(
      z.maxLength(limits.projectDescriptionMaxCharacters, 'Shorten the description to 5,000 characters.'),
    ),
  privacy: z.enum(privacies),
  urls: z.array(z.string()),
  figmaLink: z.string().check(z.maxLength(500, 'Shorten the link to 500 characters.')),
});
export type NewProjectForm = z.infer<typeof newProjectFormSchema>;

export const emptyProjectForm: NewProjectForm = {
  name: '',
  description: '',
  privacy: 'public',
  urls: [],
  figmaLink: '',
};

/** The addresses with one more: trimmed, and as they were when it is empty or there already. */
export function addReferenceUrl(urls: readonly string[], typed: string): string[] {
  const url = typed.trim();
  if (url === '' || urls.includes(url) || urls.length >= limits.referenceUrlsMax) return [...urls];
  return [...urls, url];
}
