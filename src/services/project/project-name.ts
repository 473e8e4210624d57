import { AppError } from '@/domain/errors';
import { limits } from '@/domain/limits';

/**
 * A project's name as it is kept: one line, trimmed, at most 100 characters, without control characters and without
 * those that turn the writing direction around. Throws `project-name-blank`.
 */
export function cleanProjectName(name: string): string {
  const clean = name
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // The cut may fall into a character of two code units; half of one is no character.
  const short = clean
    .slice(0, limits.projectNameMaxCharacters)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  if (short === '') throw new AppError('project-name-blank');
  return short;
}
