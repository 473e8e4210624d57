import { tokenizeCss } from './css-tokens';
import { applyEdits } from './text-edit';
import type { TextEdit } from './text-edit';

const closers: Readonly<Record<string, string>> = { '(': ')', function: ')', '[': ']', '{': '}' };

/** Closes what a stylesheet leaves open and drops brackets that close nothing, so that it can stand inside a block. */
export function balanceCss(css: string): string {
  const tokens = tokenizeCss(css);
  const open: string[] = [];
  const edits: TextEdit[] = [];
  for (const { type, start, end } of tokens) {
    const closer = closers[type];
    if (closer) open.push(closer);
    else if (type === ')' || type === ']' || type === '}') {
      if (open.at(-1) === type) open.pop();
      else if (type === '}' && open.includes('}')) open.length = open.lastIndexOf('}');
      else edits.push({ start, end, text: '' });
    }
  }
  const last = tokens.at(-1);
  const end =
    last?.type === 'comment' && (!last.text.endsWith('*/') || last.text.length < 4)
      ? '*/'
      : last?.type === 'string' || last?.type === 'url'
        ? finishToken(last.text)
        : '';
  return `${applyEdits(css, edits)}${end}${open.toReversed().join('')}`;
}

/** What ends a string or an address that runs into the end of the text. */
function finishToken(text: string): string {
  if (/^url\(/i.test(text)) return text.endsWith(')') ? '' : ')';
  const quote = text.charAt(0);
  return text.length > 1 && text.endsWith(quote) ? '' : quote;
}
