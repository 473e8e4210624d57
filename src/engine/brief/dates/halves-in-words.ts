const behind =
  /(?<![\d.,:])(?<hour>\d{1,2})\s?(?:h |uhr |uur |ore |horas )?(?:e mezz[ao]|e media|y media|et demie?|e meia|i pol|bucuk|וחצי|ونصف|ونص|والنصف|و نص|و نصف)(?![\p{L}\d])/giu;
const quarter =
  /(?<![\d.,:])(?<hour>\d{1,2})\s?(?:e un quarto|y cuarto|et quart|e um quarto)(?![\p{L}\d])/giu;
const before = /(?<![\p{L}\d])hal(?:b|f)\s(?<hour>\d{1,2})(?![\d.,:€]|\s?(?:€|eur))/giu;

/** "6 e mezza", "halb 7": half hours in figures, in as many letters, so that offsets stay. `text` is folded. */
export function halvesInFigures(text: string, spoken: string): string {
  const put = (whole: string, time: string): string => time.padStart(whole.length);
  const told = text
    .replace(behind, (whole: string, hour: string) => put(whole, `${hour}:30`))
    .replace(quarter, (whole: string, hour: string) => put(whole, `${hour}:15`));
  // In German and Dutch the half leads up to the hour; in English it follows it.
  return spoken === 'de' || spoken === 'nl'
    ? told.replace(before, (whole: string, hour: string) =>
        put(whole, `${(Number(hour) + 11) % 12 || 12}:30`),
      )
    : told;
}
