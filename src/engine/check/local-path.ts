/** Whether a URL leads to another host: the page would ask the network for it. */
export function isExternal(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url.trim());
}

/** Whether a URL names a file of this site (no scheme, no host). */
export function isLocal(url: string): boolean {
  return url.trim() !== '' && !/^[a-z][a-z\d+.-]*:/i.test(url.trim()) && !url.trim().startsWith('//');
}

/** The file that a local URL of a file points to, without query and hash; the file itself for a bare `#id`. */
export function resolveLocal(from: string, url: string): string {
  const bare = url.trim().split(/[?#]/)[0] ?? '';
  if (bare === '') return from;
  const steps = bare.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of bare.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(decode(step));
  }
  const path = steps.join('/');
  return bare.endsWith('/') || path === '' ? `${path ? `${path}/` : ''}index.html` : path;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
