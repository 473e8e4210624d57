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
  const worker = await readFile('dist/sw.js', 'utf8');
  const pages = await Promise.all(
    ['index.html', 'shell.html'].map(async (name) => {
      const text = await readFile(`dist/${name}`, 'utf8');
      const revision = digest(text);
      if (!worker.includes(revision))
        throw new Error(`The service worker does not name the ${name} of its build.`);
      return { name, text, revision };
    }),
  );

  const publish = async (build: string) => {
    let newWorker = worker;
    for (const { name, text, revision } of pages) {
      const named = text.replace('<head>', `<head><meta name="build" content="${build}">`);
      newWorker = newWorker.replaceAll(revision, digest(named));
      await writeFile(join(folder, 'dist', name), named);
    }
    await writeFile(join(folder, 'dist/sw.js'), newWorker);
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

function digest(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
