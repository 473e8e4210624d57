import type { Report } from '@/contract/preview-messages';
import type { Finding } from '@/domain/site/finding';
import type { PreviewRequest } from '../preview-session';

const severities: Readonly<Record<Extract<Report, { kind: 'problem' }>['rule'], Finding['severity']>> = {
  'script-error': 'error',
  'unhandled-rejection': 'error',
  'missing-file': 'error',
  'blocked-request': 'warning',
  'not-in-preview': 'note',
};

/** Hands a report to whoever opened the preview. */
export function tellReport(request: PreviewRequest, report: Report): void {
  switch (report.kind) {
    case 'hover':
      request.onHover?.(report.identifier, report.label);
      break;
    case 'hover-end':
      request.onHover?.(null, '');
      break;
    case 'pick':
      request.onPick?.(report.identifier, report.label);
      break;
    case 'pick-cancelled':
      request.onPickCancelled?.();
      break;
    case 'console':
      request.onConsole?.({ level: report.level, text: report.text });
      break;
    case 'problem':
      request.onProblem?.({
        rule: report.rule,
        severity: severities[report.rule],
        path: report.path,
        message: report.message,
        ...(report.line === undefined ? {} : { line: report.line }),
        ...(report.column === undefined ? {} : { column: report.column }),
      });
      break;
    default:
      break;
  }
}
