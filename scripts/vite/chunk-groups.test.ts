import { expect, test } from 'vitest';
import { composerGroups } from './chunk-groups';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/app/src/workers/compose.ts': ['/app/src/engine/read.ts'],
  '/app/src/engine/read.ts': ['/app/src/engine/words.ts'],
  '/app/src/engine/words.ts': [],
  '/app/src/engine/compose/compose-with-type.ts': ['/app/src/engine/words.ts', '/app/src/engine/write.ts'],
  '/app/src/engine/write.ts': [],
  '/app/src/engine/rare.ts': ['/app/src/engine/words.ts'],
};
const getModuleInfo = (id: string) => (imports[id] ? { importedIds: imports[id] } : null);

test('what the composer reads with is one part, what it writes with another, and what few prompts need neither', () => {
  const [group] = composerGroups;
  const partOf = (id: string): string | null =>
    group && typeof group.name === 'function' ? group.name(id, { getModuleInfo }) : null;
  expect(partOf('/app/src/engine/words.ts')).toBe('reads-and-plans');
  expect(partOf('/app/src/engine/write.ts')).toBe('writes-pages');
  expect(partOf('/app/src/engine/rare.ts')).toBeNull();
  expect(partOf('/app/src/workers/compose.ts')).toBeNull();
});
