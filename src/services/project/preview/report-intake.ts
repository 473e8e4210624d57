import { previewLimits, reportSchema, type Order, type Report } from '@/contract/preview-messages';

/** One end of the port to a standing page: what comes in is checked and counted, what goes out is an order. */
export class ReportIntake {
  readonly #port: MessagePort;
  readonly #onReport: (report: Report) => void;
  #second = 0;
  #count = 0;

  constructor(port: MessagePort, onReport: (report: Report) => void) {
    this.#port = port;
    this.#onReport = onReport;
    port.addEventListener('message', this.#handleMessage);
    port.start();
  }

  send(order: Order, transfer: Transferable[] = []): void {
    this.#port.postMessage(order, transfer);
  }

  close(): void {
    this.#port.removeEventListener('message', this.#handleMessage);
    this.#port.close();
  }

  readonly #handleMessage = (event: MessageEvent<unknown>): void => {
    const report = reportSchema.safeParse(event.data);
    if (!report.success) return;
    // The heartbeat always counts: a page that talks too much is not one that froze.
    if (report.data.kind !== 'heartbeat' && this.#isOverRate(event.timeStamp)) return;
    this.#onReport(report.data);
  };

  #isOverRate(milliseconds: number): boolean {
    const second = Math.floor(milliseconds / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > previewLimits.reportsPerSecond;
  }
}
