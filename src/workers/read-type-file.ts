import { appBase } from '@/contract/urls';

/** One file of the app's `type/` folder, from the offline cache where there is one. Rejects when it cannot be had. */
export async function readTypeFile(name: string): Promise<Uint8Array> {
  const response = await fetch(`${appBase}type/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}
