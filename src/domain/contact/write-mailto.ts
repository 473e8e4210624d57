/** Some mail programs cut an address that is longer than this. */
const mailtoMaxCharacters = 1900;

/** The address that opens a mail program with a letter in it; null when the letter is too long for one. */
export function writeMailto(mail: {
  /** Empty where the receiver is left open. */
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}): string | null {
  // Lines of a mail end with both characters (RFC 6068).
  const body = encodeURIComponent(mail.body.replace(/\r?\n/g, '\r\n'));
  const to = encodeURIComponent(mail.to).replace('%40', '@');
  const address = `mailto:${to}?subject=${encodeURIComponent(mail.subject)}&body=${body}`;
  return address.length <= mailtoMaxCharacters ? address : null;
}
