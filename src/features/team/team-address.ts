/** Where this copy of Sitewright shows its team screen, for letters. */
export function teamAddress(): string {
  return new URL(`${import.meta.env.BASE_URL}app/team`, location.href).href;
}
