/** Whether a provider's answer says that it does not take the key. Google says so with 400 and words of its own. */
export function meansWrongKey(status: number, words: string): boolean {
  if (status === 401 || status === 403) return true;
  return status === 400 && /api[ _]key (?:not valid|expired)|API_KEY_INVALID/iu.test(words);
}
