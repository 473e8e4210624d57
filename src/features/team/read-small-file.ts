import { AppError } from '@/domain/errors';
import { teamFileMaxCharacters } from '@/domain/team/invitation';

/** The text of a file that may be an invitation. Throws `invitation-unreadable` for one too large to be. */
export async function readSmallFile(file: File): Promise<string> {
  if (file.size > teamFileMaxCharacters) throw new AppError('invitation-unreadable');
  return file.text();
}
