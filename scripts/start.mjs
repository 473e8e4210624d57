// Builds the app for the address it is served on, and serves it.
import { spawnSync } from 'node:child_process';

const port = process.env.PORT ?? '4173';
const env = { SITE_URL: `http://localhost:${port}`, ...process.env };
const windows = process.platform === 'win32';
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env, shell: windows });
if (status !== 0) process.exit(status ?? 1);
await import('./serve.mjs');
