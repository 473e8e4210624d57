/** Whether the page's own policy forbids an origin, which a failed request does not tell by itself. */
export function watchPolicy(origin: string): { isBlocked: () => boolean; stop: () => void } {
  let isBlocked = false;
  if (typeof document === 'undefined') return { isBlocked: () => false, stop: () => undefined };
  const hear = (event: SecurityPolicyViolationEvent) => {
    if (event.blockedURI.startsWith(origin)) isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', hear);
  return {
    isBlocked: () => isBlocked,
    stop: () => document.removeEventListener('securitypolicyviolation', hear),
  };
}
