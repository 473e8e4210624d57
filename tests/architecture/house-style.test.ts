import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('/planted/'));
const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const offenders = (pattern: RegExp, among = sources) =>
  among.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the source', () => {
  it('is there to be read', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it('keeps files short: half of them at most 70 lines', () => {
    const lengths = sources.map(({ text }) => text.split('\n').length).toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(70);
  });

  it('has no barrel and no catch-all names', () => {
    expect(files.filter((path) => /(^|\/)(utils|helpers|common|manager|misc)(\.|\/)/.test(path))).toEqual([]);
    expect(offenders(/^export \* from/m)).toEqual([]);
  });

  it('uses logical properties only in screens', () => {
    const screens = sources.filter(({ path }) => path.endsWith('.tsx'));
    expect(
      offenders(
        /["'`\s:](-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r)-(?!to-)[0-9a-z[]|text-left|text-right|float-left|float-right)/,
        screens,
      ),
    ).toEqual([]);
  });

  it('writes dates, numbers and plurals of the signed-in area through the formats of the region only', () => {
    const pages = 'api|blog|components|discounts|docs|integrations|pricing|templates|contact';
    const isWrittenInEnglish = new RegExp(`^src/features/(${pages})/`);
    const area = sources.filter(
      ({ path }) =>
        /^src\/(features|services|storage|domain|ui|app)\//.test(path) &&
        path !== 'src/services/formats.ts' &&
        !isWrittenInEnglish.test(path),
    );
    expect(area.length).toBeGreaterThan(300);
    expect(
      offenders(
        /\.toLocale(?:Date|Time)?String\(|new Intl\.(?:DateTimeFormat|NumberFormat|PluralRules|RelativeTimeFormat|ListFormat|DurationFormat)\b/,
        area,
      ),
    ).toEqual([]);
  });

  it('logs only through the logger', () => {
    expect(
      offenders(
        /(?<!['"`])\bconsole\.(log|warn|error|info|debug)\(/,
        sources.filter(({ path }) => path !== 'src/services/logger.ts' && !path.startsWith('src/preview/')),
      ),
    ).toEqual([]);
  });
});
