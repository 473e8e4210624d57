import { describeError } from '@/domain/errors';

const marks: Readonly<Record<string, readonly [open: string, close: string]>> = {
  html: ['<!-- ', ' -->'],
  htm: ['<!-- ', ' -->'],
  svg: ['<!-- ', ' -->'],
  xml: ['<!-- ', ' -->'],
  md: ['<!-- ', ' -->'],
  css: ['/* ', ' */'],
  js: ['// ', ''],
  mjs: ['// ', ''],
  json: ['// ', ''],
  webmanifest: ['// ', ''],
};

/** What stands in the editor when a file could not be read: 'Error loading file: {name}' as a comment of its own language. */
export function writeErrorComment(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const [open, close] = marks[extension] ?? ['# ', ''];
  // A name must not end the comment early.
  const safeName = name.replaceAll(/--+>?|\*\//g, '-').replaceAll(/[\r\n]+/g, ' ');
  return `${open}${describeError('file-failed', { name: safeName })}${close}\n`;
}
