/** Who asks for a passkey: the name of the host, to which the browser ties it, and the page's origin. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/** This page as the one who asks. */
export function thisParty(): RelyingParty {
  return { id: location.hostname, origin: location.origin };
}

/** Whether this browser makes passkeys at this address: it takes a secure one that has a name. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  return typeof PublicKeyCredential === 'function' && isSecureContext && !isNumber;
}

/** Whether the browser can offer passkeys in the list of the email field. */
export async function canOfferInField(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  // Older browsers lack the question.
  const { isConditionalMediationAvailable: ask } = PublicKeyCredential as {
    isConditionalMediationAvailable?: () => Promise<boolean>;
  };
  return ask ? ask.call(PublicKeyCredential).catch(() => false) : false;
}
