import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type IReporterOutput, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Law = { forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden']; options: ICruiseOptions };
const law = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Law;

async function judge(paths: string[]): Promise<ICruiseResult> {
  const { tsConfig: _tsConfig, ...options } = law.options;
  const output: IReporterOutput = await cruise(
    paths,
    { ...options, validate: true, ruleSet: { forbidden: law.forbidden } },
    { alias: { '@': `${process.cwd()}/src` }, extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  );
  return output.output as ICruiseResult;
}

// The law itself is held against the whole source by `npm run check:boundaries`, whose diagram shows that it read it.
describe('the import law', () => {
  describe('catches a planted violation', () => {
    const folders = [
      'src/domain/planted',
      'src/features/planted',
      'src/engine/planted',
      'src/preview/planted',
    ];
    beforeAll(() => {
      for (const folder of folders) mkdirSync(folder, { recursive: true });
      writeFileSync(
        'src/domain/planted/reaches-up.ts',
        "import { projectReader } from '../../storage/project-reader';\nexport const planted = projectReader;\n",
      );
      writeFileSync(
        'src/features/planted/sibling.tsx',
        "import { HomeScreen } from '../home/home-screen';\nexport const planted = HomeScreen;\n",
      );
      writeFileSync(
        'src/engine/planted/package.ts',
        "import Dexie from 'dexie';\nexport const planted = Dexie;\n",
      );
      writeFileSync(
        'src/preview/planted/layer.ts',
        "import { limits } from '../../domain/limits';\nexport const planted = limits;\n",
      );
    });
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    it.each([
      ['src/domain/planted', 'domain-imports'],
      ['src/features/planted', 'no-cross-feature'],
      ['src/engine/planted', 'engine-packages'],
      ['src/preview/planted', 'preview-imports'],
    ])('in %s: %s', async (folder, rule) => {
      const { summary } = await judge([folder]);
      expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule);
    });
  });
});
