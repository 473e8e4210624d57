import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject } from '../../../tests/support/storage/seed-project';
import { readContents } from './read-contents';

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('readContents', () => {
  it('gives every file of one project with its bytes, by path', async () => {
    const database = await openTestDatabase();
    const stamp = testStamps();
    await seedProject(database, { 'style.css': 'a{}', 'index.html': 'same', 'b.html': 'same' }, stamp);
    await seedProject(database, { 'index.html': 'other' }, stamp, 'p2');
    const contents = await readContents(database, 'p');
    expect(contents.map(({ path, bytes }) => [path, text(bytes)])).toEqual([
      ['b.html', 'same'],
      ['index.html', 'same'],
      ['style.css', 'a{}'],
    ]);
  });

  it('refuses when one content is missing, and names the file', async () => {
    const database = await openTestDatabase();
    await seedProject(database, { 'index.html': 'Hi', 'style.css': 'a{}' }, testStamps());
    const style = await database.files.get(['p', 'style.css']);
    await database.blobs.delete(style?.hash ?? '');
    await expect(readContents(database, 'p')).rejects.toMatchObject({
      message: 'The zip could not be made: the content of style.css is missing',
    });
  });
});
