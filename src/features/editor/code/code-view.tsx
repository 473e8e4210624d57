import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Finding } from '@/domain/site/finding';
import { logger } from '@/services/logger';
import type { Jump } from '../editor-state';
import { setUpCode } from './code-setup';
import { findMarks, offsetOf } from './find-marks';
import { loadLanguage } from './load-language';

type CodeViewProps = {
  path: string;
  /** What the editor begins with; `revision` says when to begin again. */
  text: string;
  revision: number;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  findings: readonly Finding[];
  jump: Jump | null;
};

/** CodeMirror for one file. It owns the text; React hears of every change. */
export function CodeView(props: CodeViewProps) {
  const { path, text, revision, isReadOnly, onChange, onSave, findings, jump } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const handleChange = useEffectEvent(onChange);
  const handleSave = useEffectEvent(onSave);
  const startText = useEffectEvent(() => text);

  useEffect(() => {
    if (!host.current) return undefined;
    const language = new Compartment();
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: startText(),
        extensions: [
          setUpCode(() => handleSave()),
          language.of([]),
          EditorState.readOnly.of(isReadOnly),
          EditorView.contentAttributes.of({ 'aria-label': `Code of ${path}`, tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) handleChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    loadLanguage(path)
      .then((extension) => {
        if (view.current === editor) editor.dispatch({ effects: language.reconfigure(extension) });
      })
      .catch((error: unknown) => logger.warn('language not loaded', error));
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [path, revision, isReadOnly]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    editor.dispatch(setDiagnostics(editor.state, findMarks(findings, path, editor.state.doc)));
  }, [findings, path, revision]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || jump?.path !== path || jump.line === 0) return;
    const at = offsetOf(editor.state.doc, jump.line, jump.column);
    editor.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
      annotations: Transaction.addToHistory.of(false),
    });
    editor.focus();
  }, [jump, path, revision]);

  return <div ref={host} dir="ltr" className="h-full min-h-0 overflow-hidden" />;
}
