import { expose } from 'comlink';
import type {
  ComposeProgress,
  ComposeRequest,
  ComposeResult,
  ComposeWorker,
} from '@/contract/compose-worker';
import { checkSite } from '@/engine/check/check-site';
import { composeSite } from '@/engine/compose/compose-site';
import { readBrief } from '@/engine/brief/read-brief';
import { applyCommand } from '@/engine/edit/apply-command';
import { makePlan } from '@/engine/plan/make-plan';
import { textOf } from '@/domain/site/site-file';

const worker: ComposeWorker = {
  async warm() {
    checkSite(
      composeSite(makePlan(readBrief('A site for a bakery called Crumb with prices and opening hours'), 1)),
    );
  },
  async compose(
    request: ComposeRequest,
    onProgress: (progress: ComposeProgress) => void,
  ): Promise<ComposeResult> {
    const started = performance.now();
    onProgress({ kind: 'step', step: 'understanding' });
    const brief = readBrief(request.prompt, request.corrections);
    onProgress({ kind: 'step', step: 'planning' });
    const plan = makePlan(brief, request.seed);
    onProgress({ kind: 'step', step: 'composing' });
    const files = composeSite(plan, (file) =>
      onProgress({ kind: 'file', path: file.path, lines: textOf(file).split('\n').length }),
    );
    onProgress({ kind: 'step', step: 'checking' });
    const findings = checkSite(files);
    return { brief, files, findings, milliseconds: performance.now() - started };
  },
  async edit(request) {
    return applyCommand(request);
  },
  async check(files) {
    return checkSite(files);
  },
};

expose(worker);
