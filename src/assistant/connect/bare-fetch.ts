/** `fetch` that gives nothing away but the request: no cookies, no referrer, no copy, and no way to another address. */
export const bareFetch: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
  });
