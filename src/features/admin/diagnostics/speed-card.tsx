import { measureSpeed, type SpeedReport } from '@/services/admin/diagnostics-speed';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Fact, Facts } from '../facts';
import { formatDuration } from '../format-values';
import { TaskProgress } from '../task-progress';
import { useLongTask } from '../use-long-task';

type SpeedCardProps = { report: SpeedReport | null; onReport: (report: SpeedReport) => void };

/** Times what people wait for on this device. */
export function SpeedCard({ report, onReport }: SpeedCardProps) {
  const { progress, run, cancel } = useLongTask('The speed was not measured');
  return (
    <Card
      title="Speed"
      description="Makes a five-page site twice in the background and times the disk. Nothing of it is kept."
    >
      <div>
        <Button
          variant="ink"
          disabled={progress !== null}
          onClick={() => run(async (options) => onReport(await measureSpeed(options)))}
        >
          Measure
        </Button>
      </div>
      {progress && <TaskProgress label="Measuring." progress={progress} onCancel={cancel} />}
      {report && !progress && (
        <Facts>
          <Fact label="First site">{formatDuration(report.firstSite)}, with loading the composer</Fact>
          <Fact label="Next site">{formatDuration(report.nextSite)}</Fact>
          <Fact label="Write">{formatDuration(report.write)} for 200 rows of 4 KB</Fact>
          <Fact label="Read">{formatDuration(report.read)} for the same rows</Fact>
          <Fact label="Save">{formatDuration(report.save)} for one row, until it is on the disk</Fact>
        </Facts>
      )}
    </Card>
  );
}
