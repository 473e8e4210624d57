import { expose } from 'comlink';
import type {
  ComposeProgress,
  ComposeRequest,
  ComposeResult,
  ComposeWorker,
} from '@/contract/compose-worker';
import { loadLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy, loadCopy } from '@/engine/plan/load-copy';
import { withPictures } from '@/engine/pictures/with-pictures';
import { makePlan } from '@/engine/plan/make-plan';
import type { SiteFile } from '@/domain/site/site-file';
import { readTypeFile } from './read-type-file';

// A prompt is understood before the rest has come: what writes pages and what checks them, with its parsers for markup of any
// hand, is fetched while the prompt is read, the edit engine and what reads pictures when first needed.
const loadWriter = async () => (await import('@/engine/compose/compose-with-type')).composeWithType;
const loadChecker = async () => (await import('@/engine/check/check-site')).checkSite;
const loadPictures = async () => {
  const [{ readPictures }, { preparePicture }] = await Promise.all([
    import('./read-pictures'),
    import('./prepare-picture'),
  ]);
  return { readPictures, preparePicture };
};
const loadEditor = async () => (await import('@/engine/edit/apply-with-type')).applyWithType;

let isAsked = false;
/** Lets calls in that wait. True once one has come: what is warmed from then on would only keep it waiting. */
const hasWork = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(isAsked)));

const worker: ComposeWorker = {
  async warm() {
    const prompt = 'A site for a bakery called Crumb with prices and opening hours';
    const [writer, checker] = [loadWriter(), loadChecker()];
    await loadLexicons(prompt);
    if (await hasWork()) return;
    const brief = readBrief(prompt);
    await loadCopy(brief);
    if (await hasWork()) return;
    const plan = makePlan(brief, 1);
    const composeWithType = await writer;
    if (await hasWork()) return;
    const files = await composeWithType(plan, readTypeFile);
    (await checker)(files);
  },
  async understand(prompt) {
    isAsked = true;
    await loadLexicons(prompt);
    return readBrief(prompt);
  },
  async compose(
    request: ComposeRequest,
    onProgress: (progress: ComposeProgress) => void,
  ): Promise<ComposeResult> {
    isAsked = true;
    const started = performance.now();
    const [writer, checker] = [loadWriter(), loadChecker()];
    onProgress({ kind: 'step', step: 'understanding' });
    await loadLexicons(request.prompt, request.corrections?.language);
    const brief = readBrief(request.prompt, request.corrections);
    if (brief.declined) return { brief, files: [], findings: [], milliseconds: performance.now() - started };
    onProgress({ kind: 'step', step: 'planning' });
    await loadCopy(brief);
    const given = request.pictures ?? [];
    const pictures = given.length === 0 ? [] : await (await loadPictures()).readPictures(given);
    const plan = makePlan(brief, request.seed, pictures);
    onProgress({ kind: 'step', step: 'composing' });
    const composeWithType = await writer;
    const files = await composeWithType(plan, readTypeFile, (file) =>
      onProgress({ kind: 'file', path: file.path, lines: countLines(file) }),
    );
    onProgress({ kind: 'step', step: 'checking' });
    const checkSite = await checker;
    const findings = checkSite([...files, ...given]);
    return { brief: withPictures(brief, plan), files, findings, milliseconds: performance.now() - started };
  },
  async preparePicture(picture) {
    const { preparePicture } = await loadPictures();
    return preparePicture(picture);
  },
  async edit(request) {
    isAsked = true;
    const [applyWithType] = await Promise.all([loadEditor(), loadAllCopy()]);
    return applyWithType(request, readTypeFile);
  },
  async check(files) {
    const checkSite = await loadChecker();
    return checkSite(files);
  },
  async specimen(request) {
    const { writeSpecimen } = await import('@/engine/specimen/write-specimen');
    return writeSpecimen(request, readTypeFile);
  },
};

function countLines(file: SiteFile): number {
  return typeof file.content === 'string' ? file.content.split('\n').length : 0;
}

expose(worker);
