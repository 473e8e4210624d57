const patienceMilliseconds = 8000;

/**
 * The text at an address outside, at most `mostBytes` of it, asked for without cookies and without saying from where.
 * Rejects when it does not answer in time, not with success, or does not let other sites read it.
 */
export async function readLimited(
  url: string,
  {
    mostBytes,
    headers,
    signal,
  }: { mostBytes: number; headers?: Record<string, string>; signal?: AbortSignal | undefined },
): Promise<{ readonly text: string; readonly type: string }> {
  const patience = AbortSignal.timeout(patienceMilliseconds);
  const answer = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
    ...(headers ? { headers } : {}),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  let text = '';
  let bytes = 0;
  while (reader && bytes < mostBytes) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return { text, type: answer.headers.get('content-type') ?? '' };
}
