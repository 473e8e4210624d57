import type { IntegrityReport } from '@/domain/system/integrity';
import type { DeviceReport } from './diagnostics-device';
import type { SpeedReport } from './diagnostics-speed';

export type Findings = {
  readonly device: DeviceReport;
  readonly integrity: IntegrityReport | null;
  readonly speed: SpeedReport | null;
};

/**
 * The findings as text that can be handed on: counts, states and times only. No name, address, prompt, path or id of
 * anybody's is in it.
 */
export function writeReport({ device, integrity, speed }: Findings, at: number): string {
  const { storage, worker, caches, capabilities } = device;
  const missing = capabilities.filter(({ has }) => !has).map(({ name }) => name);
  return [
    `Sitewright ${device.version}, ${new Date(at).toISOString()}`,
    device.device,
    '',
    `Storage: ${storage.state}; ${size(storage.usage)} of ${size(storage.quota)}; ${sayPersisted(storage.persisted)}`,
    `Rows: ${storage.tables.map(({ table, rows }) => `${table} ${rows}`).join(', ')}`,
    `Worker: ${worker.state}; ${worker.controls ? 'answers for this page' : 'does not answer for this page'}; ${worker.phases.join(', ') || 'none registered'}`,
    `Caches: ${caches.map(({ name, entries }) => `${name} ${entries}`).join(', ') || 'none'}`,
    `Missing in this browser: ${missing.join(', ') || 'nothing'}`,
    `Database: ${sayIntegrity(integrity)}`,
    `Speed: ${saySpeed(speed)}`,
    '',
  ].join('\n');
}

function size(bytes: number | null): string {
  return bytes === null ? 'unknown' : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function sayPersisted(persisted: boolean | null): string {
  if (persisted === null) return 'the browser does not say whether it keeps it';
  return persisted ? 'kept until a person clears it' : 'may be cleared by the browser';
}

function sayIntegrity(report: IntegrityReport | null): string {
  if (!report) return 'not checked';
  const { blobs, rows, bytes, problems } = report;
  const counts = new Map<string, number>();
  for (const { kind, table } of problems) {
    const name = `${kind} in ${table}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const found = Array.from(counts, ([name, count]) => `${count} ${name}`).join(', ') || 'nothing wrong';
  return `${blobs} contents (${size(bytes)}) and ${rows} rows checked, ${found}`;
}

function saySpeed(report: SpeedReport | null): string {
  if (!report) return 'not measured';
  const ms = (value: number) => `${Math.round(value)} ms`;
  return `first site ${ms(report.firstSite)}, next ${ms(report.nextSite)}, write ${ms(report.write)}, read ${ms(report.read)}, save ${ms(report.save)}`;
}
