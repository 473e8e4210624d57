import type { DeviceReport } from '@/services/admin/diagnostics-device';
import { Card } from '@/ui/card';
import { Fact, Facts } from '../facts';
import { formatCount } from '../format-values';

const states: Readonly<Record<DeviceReport['worker']['state'], string>> = {
  unsupported: 'Not available here',
  installing: 'Installing',
  ready: 'Ready for offline use',
  'update-waiting': 'An update waits to be applied',
};

/** The service worker and what it has kept of the app. */
export function WorkerCard({ device: { version, device, worker, caches } }: { device: DeviceReport }) {
  return (
    <Card title="App and service worker" description="What answers when the network is gone.">
      <Facts>
        <Fact label="Version">{version}</Fact>
        <Fact label="Browser">{device}</Fact>
        <Fact label="Service worker">{states[worker.state]}</Fact>
        <Fact label="This page">{worker.controls ? 'Answered by it' : 'Not answered by it'}</Fact>
        <Fact label="Workers">{worker.phases.join(', ') || 'None registered'}</Fact>
        {caches.length === 0 && <Fact label="Caches">None</Fact>}
        {caches.map(({ name, entries }) => (
          <Fact key={name} label="Cache">
            <span className="font-code text-[13px] break-all">{name}</span>,{' '}
            {formatCount(entries, 'entry', 'entries')}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
