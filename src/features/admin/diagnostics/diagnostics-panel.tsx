import { useCallback, useEffect, useState } from 'react';
import type { IntegrityReport } from '@/domain/system/integrity';
import { now } from '@/services/clock';
import { readDevice, type DeviceReport } from '@/services/admin/diagnostics-device';
import { writeReport } from '@/services/admin/diagnostics-report';
import type { SpeedReport } from '@/services/admin/diagnostics-speed';
import { notifyFailure } from '@/services/notices/notify-failure';
import { Card } from '@/ui/card';
import { CodeBlock } from '@/ui/code-block';
import { CapabilityCard } from './capability-card';
import { IntegrityCard } from './integrity-card';
import { SpeedCard } from './speed-card';
import { StorageCard } from './storage-card';
import { WorkerCard } from './worker-card';

/** System Diagnostics: what is measured and checked on this very device, and a report to hand on. */
export function DiagnosticsPanel({ canRepair }: { canRepair: boolean }) {
  const [device, setDevice] = useState<DeviceReport | null>(null);
  const [integrity, setIntegrity] = useState<IntegrityReport | null>(null);
  const [speed, setSpeed] = useState<SpeedReport | null>(null);
  const read = useCallback(() => {
    readDevice().then(setDevice, notifyFailure('This device could not be read'));
  }, []);
  useEffect(read, [read]);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <IntegrityCard report={integrity} canRepair={canRepair} onReport={setIntegrity} />
        {device && <StorageCard storage={device.storage} onChange={read} />}
        {device && <CapabilityCard capabilities={device.capabilities} />}
      </div>
      <div className="grid gap-6">
        <SpeedCard report={speed} onReport={setSpeed} />
        {device && <WorkerCard device={device} />}
        {device && (
          <Card
            title="Report"
            description="For whoever helps you: counts, states and times. No name, address, text or file of anybody's is in it."
          >
            <div className="[&_code]:whitespace-pre-wrap [&_pre]:max-h-80 [&_pre]:overflow-auto">
              <CodeBlock title="report.txt">{writeReport({ device, integrity, speed }, now())}</CodeBlock>
            </div>
          </Card>
        )}
      </div>
    </div>
  );
}
