const share =
  /\b(?:warn\w*|alert\w*|turns? (?:red|orange|amber)|goes (?:red|orange|amber)|notif\w+)\b[^.;]{0,60}?(?<after>\d{1,2}) ?(?:%|per ?cent)|(?<before>\d{1,2}) ?(?:%|per ?cent)[^.;]{0,30}\b(?:warn\w*|alert\w*)\b/iu;

/** "A warning at 80%": the share of a limit from which on it is said that little is left; null where none is told. */
export function readWarning(prompt: string): number | null {
  const { after, before } = share.exec(prompt)?.groups ?? {};
  const told = Number(after ?? before ?? 0);
  return told > 0 ? told / 100 : null;
}
