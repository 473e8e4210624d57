import { describeError } from '@/domain/errors';
import { deviceName, isSafePath } from './file-path';

/**
 * Why a file cannot have this path, with the way out, ready to be read; null when it can. `paths` are those of the
 * project, without the file that is to be moved.
 */
export function findPathProblem(path: string, paths: readonly string[]): string | null {
  if (path.trim() === '') return 'Write a name, such as about.html.';
  if (path.includes('\\')) {
    return `Folders are set apart with a slash. Write ${path.replaceAll('\\', '/')}.`;
  }
  const segments = path.split('/');
  if (segments.some((segment) => segment.trim() === '')) {
    const fixed = segments.filter((segment) => segment.trim() !== '').join('/');
    if (fixed === '') return 'Write a name, such as about.html.';
    return path.endsWith('/')
      ? `A file needs a name behind its folder. Write ${fixed}/about.html.`
      : `A path has a name before and behind each slash. Write ${fixed}.`;
  }
  return segments.map(findSegmentProblem).find(Boolean) ?? findWholeProblem(path, paths);
}

function findSegmentProblem(segment: string): string | null {
  if (segment === '.' || segment === '..') {
    return `A path cannot step out of its folder. Leave out “${segment}”.`;
  }
  const refused = /[<>:"|?*]/u.exec(segment)?.[0];
  if (refused) return `Some systems cannot keep a name with ${refused} in it. Leave it out.`;
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(segment)) {
    return 'There is a character in the name that cannot be seen. Type the name again.';
  }
  if (/^ |[ .]$/u.test(segment)) {
    return `A name cannot begin with a space, nor end with a space or a dot. Write ${segment.replace(/^ +|[ .]+$/gu, '')}.`;
  }
  if (deviceName.test(segment)) return `Windows keeps the name “${segment}” for itself. Choose another one.`;
  return null;
}

function findWholeProblem(path: string, paths: readonly string[]): string | null {
  if (!isSafePath(path)) {
    return path.length > 200
      ? 'This path is too long for some systems. Choose a shorter one.'
      : describeError('path-invalid', { path });
  }
  const folded = path.toLowerCase();
  for (const other of paths) {
    const known = other.toLowerCase();
    if (known === folded) return `There is already a file at ${other}. Choose another name.`;
    if (folded.startsWith(`${known}/`))
      return `${other} is a file, so nothing can lie in it. Choose another folder.`;
    if (known.startsWith(`${folded}/`)) return `${path} is a folder here. Choose another name.`;
  }
  return null;
}
