const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;

/** Verbs and pronouns that make a whole sentence of what would else be a row of things, in ten languages. */
const clause = new RegExp(
  [
    word(
      String.raw`se|es|son|está|están|hay|quedan?|se (?:paga|puede|descuenta)|puede[ns]?|hacen?|tiene[ns]?|no (?:hay|se)|\p{L}{1,}(?:amos|emos|imos)(?<!ramos|gramos)`,
    ),
    word(
      String.raw`nous|on|vous|est|sont|il y a|restent?|peut|peuvent|sera|doit|coûte\p{L}*|c['’]est|qu['’]on|\p{L}{3,}(?:ons|ez)(?<!saisons|boissons|maisons|leçons|poissons|garçons|chez)`,
    ),
    word(
      String.raw`wir|ich|man|wer|ist|sind|wird|werden|war|kostet|kosten|beträgt|gibt|kann|können|muss|müssen|darf|dürfen|hat|haben|sollen|bitte`,
    ),
    word(String.raw`é|são|há|pode[m]?|fica[m]?|custa[m]?|não|tem|têm|será`),
    word(
      String.raw`si|è|sono|c['’]è|ci sono|può|possono|si (?:può|paga|prenota)|costa|costano|non|\p{L}{3,}iamo`,
    ),
    word(
      String.raw`wij|we|u|je|is|zijn|kost|kunt|kan|wordt|worden|krijgt|krijg|komt|heeft|hebben|mag|moet|betaalt`,
    ),
    word(
      String.raw`się|jest|są|można|kosztuje|wynosi|należy|nie|ma|mają|proszę|prosimy|\p{L}{3,}(?:ujemy|amy|imy|emy)`,
    ),
    String.raw`(?:yor(?:uz|um|lar)?|[ıiuü]l[ıiuü]r|n[ıiuü]r|d[ıiuü]r|t[ıiuü]r|var|yok|eder|olur)(?:[.,;!]|$)`,
    String.raw`(?<!\p{L})(?:نعم|نحن|يمكن|يوجد|توجد|لا|يكون|تكون|كان|נמצא|אנחנו|יש|אין|אפשר|ניתן|לא|כן|מתקיימ?ת?|תתקיים|יתקיים|עולה|הוא|היא)(?!\p{L})`,
    String.raw`^(?:sí|oui|ja|sim|sì|tak|evet|no|non|nein|nee|hayır)(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** Whether words make a sentence: "Se puede pagar a plazos" does, "Bono de 10 clases" does not. */
export const isClause = (text: string): boolean => clause.test(text);
