import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Finding } from '@/domain/site/finding';

/** The findings of one file as marks in its text; a place that the text no longer has moves to its end. */
export function findMarks(findings: readonly Finding[], path: string, text: Text): Diagnostic[] {
  return findings
    .filter((finding) => finding.path === path && finding.line !== undefined)
    .map((finding) => {
      const from = offsetOf(text, finding.line ?? 1, finding.column ?? 1);
      const line = text.lineAt(from);
      const word = /^[\w-]+/u.exec(line.text.slice(from - line.from))?.[0].length ?? 0;
      return {
        from,
        to: Math.max(from, Math.min(line.to, from + Math.max(word, 1))),
        severity: finding.severity === 'note' ? 'info' : finding.severity,
        message: finding.message,
        source: finding.rule,
      };
    });
}

/** Offset of a line and column, both from 1, held inside the text. */
export function offsetOf(text: Text, line: number, column: number): number {
  const { from, to } = text.line(Math.max(1, Math.min(text.lines, line)));
  return Math.max(from, Math.min(to, from + column - 1));
}
