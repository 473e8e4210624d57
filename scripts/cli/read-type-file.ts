import { readFile } from 'node:fs/promises';

/** One file of the app's `type/` folder, from the project's own `public`. */
export async function readTypeFile(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../../public/type/${name}`, import.meta.url)));
}
