const declined =
  /(?:rot|blau|grün|gelb|braun|schwarz|wei(?:ß|ss)|grau|beige|violett|golden|silbern|farben)$/u;

const hue = /^(?:rot|blau|grün|gelb|braun|grau|beige|rosa|lila|violett|türkis|pastell)$/u;

/** Colours by name with every ending that a German adjective takes: "beiger Hintergrund", "in zartem Hellgrün, braunes Holz". */
export const declineColours = (colours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).map(([name, list]) => {
      const words = list.split(', ');
      const endings = words
        .filter((word) => declined.test(word))
        .flatMap((word) => {
          const stem = word.replace(/e$/u, '');
          return ['e', 'em', 'en', 'er', 'es'].map((ending) => `${stem}${ending}`);
        });
      const tones = words
        .filter((word) => hue.test(word))
        .flatMap((word) => [`${word}töne`, `${word}tönen`, `${word}ton`]);
      return [name, [...new Set([...words, ...endings, ...tones])].join(', ')];
    }),
  );
