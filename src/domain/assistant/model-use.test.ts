import { describe, expect, it } from 'vitest';
import { isModelUse, modelUseSchema } from './model-use';

const use = {
  id: 'u',
  accountId: 'ann',
  at: 1,
  modelId: 'composer',
  projectId: null,
  inputTokens: 1,
  outputTokens: 2,
  priceMicros: 3,
  milliseconds: 4,
};

describe('a row of the ledger', () => {
  it.each([
    ['whole', use],
    ['with a project', { ...use, projectId: 'p' }],
    ['no row', null],
    ['text', 'use'],
    ...Object.keys(use).flatMap((field) => [
      [`with ${field} missing`, { ...use, [field]: undefined }],
      [`with a list as ${field}`, { ...use, [field]: [] }],
      [`with no number as ${field}`, { ...use, [field]: Number.NaN }],
    ]),
  ] as [string, unknown][])('%s is told as its schema does', (_, row) => {
    expect(isModelUse(row)).toBe(modelUseSchema.safeParse(row).success);
  });
});
