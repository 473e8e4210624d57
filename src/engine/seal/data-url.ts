/** A file's content and its content type. */
export type SealContent = { readonly content: string | Uint8Array; readonly mime: string };

/**
 * A data address of a file. Text stays readable and is safe in double-quoted HTML attributes, CSS strings and
 * srcset lists; bytes are base64.
 */
export function toDataUrl({ content, mime }: SealContent): string {
  const type = mime.replace(/\s+/g, '');
  if (typeof content === 'string') return `data:${withUtf8(type)},${encodeText(content)}`;
  return `data:${type};base64,${toBase64(content)}`;
}

/** Bytes of a text type are text: smaller than base64, and readable in the inspector. */
export function isTextMime(mime: string): boolean {
  return /^text\/|^image\/svg|[/+](?:json|xml)\b|javascript|manifest/.test(mime);
}

function withUtf8(type: string): string {
  return /charset=/i.test(type) ? type : `${type};charset=utf-8`;
}

function encodeText(text: string): string {
  return text.replace(/[\0- "#%&'()<>\\\x7f]+|[\ud800-\udfff]/gu, (run) =>
    // A half of a surrogate pair has no encoding; it becomes the replacement character, as in any UTF-8 writer.
    /[\ud800-\udfff]/u.test(run) ? '%EF%BF%BD' : encodeRun(run),
  );
}

function encodeRun(run: string): string {
  let encoded = '';
  for (let index = 0; index < run.length; index += 1) {
    encoded += `%${run.charCodeAt(index).toString(16).padStart(2, '0').toUpperCase()}`;
  }
  return encoded;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // In pieces: spreading a large array overflows the stack.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary);
}
