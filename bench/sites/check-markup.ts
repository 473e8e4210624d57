import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { textOf } from '@/domain/site/site-file';
import type { MadeSite } from '../../tests/support/site-laws/made-site';
import { pagesOf } from '../../tests/support/site-laws/made-site';
import { makeMarkupValidator } from '../../tests/support/markup-validator';

const validator = makeMarkupValidator('html-validate:recommended', 'html-validate:a11y');

/** What html-validate says of a site's pages. */
export async function validateMarkup(site: MadeSite): Promise<string[]> {
  const faults: string[] = [];
  for (const file of site.files.filter(({ path }) => path.endsWith('.html'))) {
    const report = await validator.validateString(textOf(file));
    for (const { messages } of report.results)
      for (const { ruleId, message, line } of messages)
        faults.push(`${file.path}:${line} ${ruleId} ${message}`);
  }
  return faults;
}

/** The Nu validator's jar: VNU_JAR, or the package when somebody installed it. Null when it or Java is missing. */
export function findNu(): string | null {
  let jar = process.env['VNU_JAR'] ?? null;
  if (jar === null) {
    try {
      jar = join(createRequire(import.meta.url).resolve('vnu-jar'), '../build/dist/vnu.jar');
    } catch {
      return null;
    }
  }
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return existsSync(jar) ? jar : null;
  } catch {
    return null;
  }
}

/** Errors that the Nu validator finds in stored sites, by site id. One start of Java for all of them. */
export function runNu(jar: string, sites: readonly MadeSite[], folder: string): Map<string, string[]> {
  const faults = new Map(sites.map(({ id }) => [id, [] as string[]]));
  const paths = sites.flatMap((site) => pagesOf(site).map((page) => join(folder, site.id, page)));
  const options = [
    '-jar',
    jar,
    '--errors-only',
    '--format',
    'json',
    '--exit-zero-always',
    '--stdout',
    '--also-check-css',
  ];
  for (let start = 0; start < paths.length; start += 200) {
    const output = execFileSync('java', [...options, ...paths.slice(start, start + 200)], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages } = JSON.parse(output) as {
      messages: { url: string; message: string; lastLine?: number; type: string }[];
    };
    for (const { url, message, lastLine, type } of messages) {
      if (type !== 'error') continue;
      const [id = '', ...page] = decodeURI(url).split(`${folder}/`)[1]?.split('/') ?? [];
      faults.get(id)?.push(`${page.join('/')}:${lastLine} ${message}`);
    }
  }
  return faults;
}
