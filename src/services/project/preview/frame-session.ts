import { helloSchema, type Order, type Report } from '@/contract/preview-messages';
import { isPagePath } from '@/contract/mime-types';
import { previewUrl } from '@/contract/urls';
import { waitForControl } from '../../offline';
import type { PreviewRequest, PreviewSession, PreviewTarget } from '../preview-session';
import { ArmedFlag } from './armed-flag';
import { HeartbeatWatch } from './heartbeat-watch';
import { loadFrame, seedFrame, showText } from './load-frame';
import { isSitePath, readForPreview } from './read-for-preview';
import { ReportIntake } from './report-intake';
import { SiteStorageMirror } from './site-storage';
import { tellReport } from './tell-report';

const controlMilliseconds = 8000;
const maxLostLoads = 1;

/** One frame over its life: loads, handshakes, reports in, orders out. */
export class FrameSession implements PreviewSession {
  readonly #request: PreviewRequest;
  readonly #storage: SiteStorageMirror;
  readonly #armed: ArmedFlag;
  readonly #watch: HeartbeatWatch;
  readonly #scrolls = new Map<string, { x: number; y: number }>();
  #target: PreviewTarget | null = null;
  /** Only documents of this frame know it: it was put into the frame's name. */
  readonly #nonce = crypto.randomUUID();
  /** Counts loads, so that one which was overtaken stops. */
  #load = 0;
  /** What the document that is loading is told once it says hello. */
  #begin: Extract<Order, { kind: 'begin' }> = { kind: 'begin', scroll: null, suffix: '', drawsIn: false };
  #isSeeded = false;
  /** Loads that brought no document which said hello, since somebody last asked for one. */
  #lostLoads = 0;
  /** The document that was asked for came, and then went to another address. */
  #hasLeft = false;
  #intake: ReportIntake | null = null;
  #styles: readonly { path: string; imports: readonly string[] }[] = [];
  #isReady = false;
  #isPicking = false;
  #drawsIn = false;
  /** The page froze; it stays without scripts until somebody asks otherwise. */
  #isFrozen: boolean;
  #pendingSuffix: { path: string; suffix: string } | null = null;
  #isDisposed = false;

  constructor(request: PreviewRequest) {
    this.#request = request;
    this.#storage = new SiteStorageMirror(request.projectId);
    this.#armed = new ArmedFlag(request.projectId);
    this.#watch = new HeartbeatWatch(() => this.#handleStall());
    this.#isFrozen = this.#armed.isSet;
    if (this.#isFrozen) queueMicrotask(() => request.onStalled?.());
    addEventListener('message', this.#handleHello);
  }

  show(target: PreviewTarget): void {
    const previous = this.#target;
    this.#target = target;
    if (target.safe === false) this.#isFrozen = false;
    this.#lostLoads = 0;
    const isSamePage = previous?.path === target.path && previous.safe === target.safe;
    const hasSuffix = this.#pendingSuffix?.path === target.path;
    if (!previous || !isSamePage || hasSuffix || !this.#isReady) {
      void this.#open();
      return;
    }
    if (previous.direction !== target.direction) {
      this.#intake?.send({ kind: 'direction', direction: target.direction });
    }
    if (previous.theme !== target.theme) this.#intake?.send({ kind: 'theme', theme: target.theme });
  }

  setPicking(on: boolean): void {
    this.#isPicking = on;
    // Arrow keys, Enter and Escape belong to the page while something is picked in it.
    if (on) this.#request.frame.focus({ preventScroll: true });
    if (this.#isReady) this.#intake?.send({ kind: 'picking', on });
  }

  replaceStyles(path: string, css: string): void {
    if (this.#isReady) void this.#swapStyles(path, css);
  }

  reload(): void {
    this.#lostLoads = 0;
    void this.#open();
  }

  drawIn(): void {
    if (this.#isReady) this.#intake?.send({ kind: 'draw-in' });
    else this.#drawsIn = true;
  }

  dispose(): void {
    this.#isDisposed = true;
    removeEventListener('message', this.#handleHello);
    this.#closePort();
    this.#watch.stop();
    this.#armed.dispose();
  }

  async #open(): Promise<void> {
    const target = this.#target;
    if (!target || this.#isDisposed) return;
    this.#closePort();
    const load = (this.#load += 1);
    const isControlled = await waitForControl(controlMilliseconds);
    if (this.#load !== load || this.#isDisposed) return;
    if (!isControlled) {
      await this.#showWithoutWorker(target);
      return;
    }
    const { frame, projectId } = this.#request;
    const safe = target.safe ?? this.#isFrozen;
    this.#begin = this.#prepareBegin(target.path);
    this.#hasLeft = false;
    if (!safe) this.#armed.set();
    this.#watch.start();
    if (!this.#isSeeded) seedFrame(frame, { nonce: this.#nonce, storage: this.#storage.read() });
    this.#isSeeded = true;
    loadFrame(frame, previewUrl({ ...target, projectId, safe }));
  }

  #prepareBegin(path: string): Extract<Order, { kind: 'begin' }> {
    const suffix = this.#pendingSuffix?.path === path ? this.#pendingSuffix.suffix : '';
    const drawsIn = this.#drawsIn;
    this.#pendingSuffix = null;
    this.#drawsIn = false;
    return {
      kind: 'begin',
      scroll: suffix === '' ? (this.#scrolls.get(path) ?? null) : null,
      suffix,
      drawsIn,
    };
  }

  async #showWithoutWorker(target: PreviewTarget): Promise<void> {
    const { frame, projectId, onProblem } = this.#request;
    const { answerInPage } = await import('./answer-in-page');
    const url = new URL(previewUrl({ ...target, projectId, safe: true }), location.href);
    const response = await answerInPage(new Request(url), { embedded: true });
    if (this.#isDisposed) return;
    showText(frame, await response.text());
    this.#isSeeded = false;
    onProblem?.({
      rule: 'not-in-preview',
      severity: 'note',
      path: target.path,
      message:
        'This browser gives Sitewright no service worker or no storage here, so the preview shows the page without its scripts. The downloaded site has them.',
    });
  }

  readonly #handleHello = (event: MessageEvent<unknown>): void => {
    const { frame } = this.#request;
    const port = event.ports[0];
    // The origin of a sealed page is the word "null" and tells nothing: the window and the nonce do.
    if (!port || event.source === null || event.source !== frame.contentWindow) return;
    const hello = helloSchema.safeParse(event.data);
    if (!hello.success || hello.data.nonce !== this.#nonce) return;
    this.#closePort();
    this.#intake = new ReportIntake(port, (report) => this.#handleReport(report));
    this.#intake.send(this.#begin);
    this.#watch.start();
  };

  #handleReport(report: Report): void {
    const { projectId, onNavigate } = this.#request;
    switch (report.kind) {
      case 'ready':
        this.#handleReady(report);
        break;
      case 'heartbeat':
        if (report.isSettled) this.#armed.clear();
        this.#watch.beat();
        break;
      case 'navigate':
        if (!isSitePath(report.path) || !isPagePath(report.path)) break;
        this.#pendingSuffix = { path: report.path, suffix: report.suffix };
        this.#scrolls.delete(report.path);
        onNavigate?.(report.path);
        break;
      case 'left':
        this.#closePort();
        this.#hasLeft = true;
        this.#watch.start();
        break;
      case 'storage':
        this.#storage.change(report.area, report.changes);
        break;
      case 'storage-cleared':
        this.#storage.clear(report.area);
        break;
      case 'scroll':
        if (this.#target) this.#scrolls.set(this.#target.path, { x: report.x, y: report.y });
        break;
      case 'read':
        void this.#answerRead(projectId, report.id, report.path);
        break;
      case 'pick':
      case 'pick-cancelled':
        this.#isPicking = false;
        tellReport(this.#request, report);
        break;
      default:
        tellReport(this.#request, report);
    }
  }

  #handleReady(report: Extract<Report, { kind: 'ready' }>): void {
    const target = this.#target;
    if (!target) return;
    this.#isReady = true;
    this.#styles = report.styles;
    if (this.#isPicking) this.#intake?.send({ kind: 'picking', on: true });
    if (this.#drawsIn) this.#intake?.send({ kind: 'draw-in' });
    this.#drawsIn = false;
    // A script of the page went to another page by itself; the editor follows, without loading it again.
    if (report.path !== target.path && isSitePath(report.path) && isPagePath(report.path)) {
      this.#target = { ...target, path: report.path };
      this.#intake?.send({ kind: 'direction', direction: target.direction });
      this.#intake?.send({ kind: 'theme', theme: target.theme });
      this.#request.onNavigate?.(report.path);
    }
    this.#request.onReady?.({ path: report.path, title: report.title });
  }

  async #answerRead(projectId: string, id: number, path: string): Promise<void> {
    const intake = this.#intake;
    const file = await readForPreview(projectId, path).catch(() => null);
    intake?.send({ kind: 'file', id, file }, file ? [file.bytes] : []);
  }

  async #swapStyles(path: string, css: string): Promise<void> {
    const { theme = 'light' } = this.#target ?? {};
    const intake = this.#intake;
    const roots = this.#styles.filter((style) => style.path === path || style.imports.includes(path));
    if (roots.length === 0) return;
    const { resealStyle } = await import('./reseal-style');
    for (const root of roots) {
      const work = { projectId: this.#request.projectId, root: root.path, path, css, theme };
      const style = await resealStyle(work);
      if (style) intake?.send({ kind: 'styles', ...style });
    }
  }

  #handleStall(): void {
    // Put back into the page, the frame is a new one: that ends a loop as well.
    this.#isSeeded = false;
    const isSafe = this.#target?.safe ?? this.#isFrozen;
    // A script that does not end while the page loads keeps even the hello from being sent: without its scripts the page
    // either comes up, which proves it, or it does not, and then it is lost.
    if (this.#intake || !(this.#hasLeft || isSafe)) {
      this.#isFrozen = true;
      this.#request.onStalled?.();
    } else if ((this.#lostLoads += 1) > maxLostLoads) {
      this.#armed.clear();
      this.#request.onProblem?.({
        rule: 'left-preview',
        severity: 'warning',
        path: this.#target?.path ?? '',
        message: 'The page left the preview for an address that a preview does not open.',
      });
      return;
    }
    void this.#open();
  }

  #closePort(): void {
    this.#intake?.close();
    this.#intake = null;
    this.#isReady = false;
    this.#watch.stop();
  }
}
