import { describe, expect, it } from 'vitest';
import { initialEditorState, reduceEditor, type EditorAction, type EditorState } from './editor-state';

function run(actions: readonly EditorAction[], from: EditorState = initialEditorState): EditorState {
  return actions.reduce(reduceEditor, from);
}

describe('reduceEditor', () => {
  it('begins visual, on desktop, light and without a picker', () => {
    expect(initialEditorState).toMatchObject({
      viewMode: 'visual',
      device: 'desktop',
      theme: 'light',
      isPickerMode: false,
    });
  });

  it('forces the visual mode when the picker is turned on', () => {
    const state = run([{ kind: 'view-chosen', viewMode: 'code' }, { kind: 'picker-toggled' }]);
    expect(state).toMatchObject({ viewMode: 'visual', isPickerMode: true, tab: 'work' });
  });

  it('leaves the picker when the code is opened', () => {
    const state = run([{ kind: 'picker-toggled' }, { kind: 'view-chosen', viewMode: 'code' }]);
    expect(state.isPickerMode).toBe(false);
  });

  it('leaves the picker for the chat when an element was picked', () => {
    const state = run([{ kind: 'picker-toggled' }, { kind: 'element-picked' }]);
    expect(state).toMatchObject({ isPickerMode: false, tab: 'chat' });
  });

  it('opens the code at the place of a problem, twice if asked twice', () => {
    const ask: EditorAction = { kind: 'file-asked', path: 'style.css', line: 12 };
    const once = run([ask]);
    const twice = run([ask], once);
    expect(once).toMatchObject({ viewMode: 'code', jump: { path: 'style.css', line: 12, column: 1 } });
    expect(twice.jump?.serial).not.toBe(once.jump?.serial);
  });
});
