import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server whose build can be replaced by another while pages are open. */
export type BuildServer = {
  /** Puts a build in place that differs in its page, named in a meta element, and so in its service worker. */
  readonly publish: (name: string) => Promise<void>;
  /** Takes the files of the build away whose names begin so, as a host does that was renewed meanwhile. */
  readonly withdraw: (start: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Serves a copy of `dist` on the port, named as the first build. */
export async function serveBuilds(port: number, firstName: string): Promise<BuildServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-builds-'));
  await mkdir(join(folder, 'src'), { recursive: true });
  await cp('scripts', join(folder, 'scripts'), { recursive: true });
  await cp('src/contract', join(folder, 'src/contract'), { recursive: true });
  await cp('dist', join(folder, 'dist'), { recursive: true });
  const page = await readFile('dist/index.html', 'utf8');
  const worker = await readFile('dist/sw.js', 'utf8');
  const revision = createHash('md5').update(page).digest('hex');
  if (!worker.includes(revision))
    throw new Error('The service worker does not name the page it was built with.');

  const publish = async (name: string) => {
    const named = page.replace('<head>', `<head><meta name="build" content="${name}">`);
    const newRevision = createHash('md5').update(named).digest('hex');
    await writeFile(join(folder, 'dist/index.html'), named);
    await writeFile(join(folder, 'dist/sw.js'), worker.replaceAll(revision, newRevision));
  };
  await publish(firstName);
  const server = spawn('node', [join(folder, 'scripts/serve.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    publish,
    async withdraw(start) {
      const names = (await readdir(join(folder, 'dist/assets'))).filter((name) => name.startsWith(start));
      if (names.length === 0) throw new Error(`No file of the build begins with ${start}.`);
      await Promise.all(names.map((name) => rm(join(folder, 'dist/assets', name))));
    },
    async close() {
      server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
