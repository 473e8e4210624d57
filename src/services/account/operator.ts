/** Who runs this copy of Sitewright, as told when it was built (docs: hosting); empty where it was not told. */
export const operator = {
  name: readSetting(import.meta.env['VITE_OPERATOR_NAME']),
  email: readSetting(import.meta.env['VITE_OPERATOR_EMAIL']),
  /** A telephone number that is answered, as people write it. */
  phone: readSetting(import.meta.env['VITE_OPERATOR_PHONE']),
  /** An https address where people chat with somebody; anything else counts as none. */
  chatUrl: readSecureUrl(import.meta.env['VITE_OPERATOR_CHAT_URL']),
  /** Where the source, its issues and its discussions are. */
  sourceUrl: readSetting(import.meta.env['VITE_SOURCE_URL']),
} as const;

function readSetting(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function readSecureUrl(value: unknown): string {
  const address = readSetting(value);
  return address.startsWith('https://') ? address : '';
}
