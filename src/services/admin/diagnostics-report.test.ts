import { describe, expect, it } from 'vitest';
import { writeReport, type Findings } from './diagnostics-report';

const findings: Findings = {
  device: {
    version: '1.2.3',
    device: 'Chromium on Linux',
    storage: {
      state: 'ready',
      usage: 2_500_000,
      quota: null,
      persisted: false,
      tables: [{ table: 'projects', rows: 4 }],
    },
    worker: { state: 'ready', controls: true, phases: ['active'] },
    caches: [],
    capabilities: [
      { name: 'Passkeys', has: false, without: '' },
      { name: 'IndexedDB', has: true, without: '' },
    ],
  },
  integrity: {
    blobs: 9,
    rows: 30,
    bytes: 1_000_000,
    milliseconds: 5,
    problems: [1, 2].map((key) => ({
      kind: 'orphan' as const,
      table: 'messages',
      key: `secret-key-${key}`,
      projectId: 'secret-project',
      meaning: 'One row of messages belongs to a project that is gone.',
    })),
  },
  speed: null,
};

describe('the report', () => {
  it('says how the device stands', () => {
    const text = writeReport(findings, 0);
    expect(text).toContain('Sitewright 1.2.3, 1970-01-01T00:00:00.000Z');
    expect(text).toContain('Storage: ready; 2.5 MB of unknown; may be cleared by the browser');
    expect(text).toContain('9 contents (1.0 MB) and 30 rows checked, 2 orphan in messages');
    expect(text).toContain('Missing in this browser: Passkeys\n');
    expect(text).toContain('Speed: not measured');
  });

  it('names no key and no project', () => {
    expect(writeReport(findings, 0)).not.toContain('secret');
  });
});
