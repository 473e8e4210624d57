const names = { google: 'Google', github: 'GitHub', apple: 'Apple' } as const;

/** A place that knows a person already. `address` is where its sign-in begins; null while this copy has none set up. */
export type SignInProvider = { readonly name: string; readonly address: string | null };

/**
 * Reads `google=https://…, github=https://…`: all three providers, as soon as one of them has an address; none
 * otherwise. Only https counts.
 */
export function readProviders(setting: unknown): readonly SignInProvider[] {
  const pairs = typeof setting === 'string' ? setting.split(',').map((pair) => pair.trim()) : [];
  const providers = Object.entries(names).map(([id, name]) => {
    const address = pairs.find((pair) => pair.startsWith(`${id}=`))?.slice(id.length + 1) ?? '';
    return { name, address: isSecure(address) ? address : null };
  });
  return providers.some(({ address }) => address !== null) ? providers : [];
}

/** The providers of this copy of Sitewright, as told when it was built; empty where it was not told. */
export const signInProviders = readProviders(import.meta.env['VITE_SIGN_IN_PROVIDERS']);

function isSecure(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
