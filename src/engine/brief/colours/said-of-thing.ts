import type { Reading } from '../reading';

const romance = new Set(['es', 'fr', 'pt', 'it']);
/** Adjectives that describe goods and lessons as often as pages. */
const ofGoods =
  /^(?:natural(?:es|i|e)?|naturais|naturel(?:le)?s?|clasic[oa]s?|classiques?|classic[oahei]+|modern[oaei]s?|modernes?|tradicional(?:es)?|tradicionais|traditionnel(?:le)?s?|tradizional[ei]|artesanal(?:es)?|artesanais|artisana(?:l|le|ux|les)|artigianal[ei]|rustic[oahi]s?|rustiques?|vintage|organic[oa]s?|elegantes?|eleganti?)$/u;
/** What a look is said of, and the verbs and small words before it. */
const ofLook =
  /^(?:estilos?|stil[ei]|styles?|looks?|diseno|design|tonos?|tons?|ton|ton[oi]|ambiente|ambiance|atmosfera|atmosphere|aire|aspecto|aspect|aspetto|visual|toque|touche|tocco|imagen|imagem|image|web|website|pagina|page|site|sites|sito|sitio|color(?:es|i|e)?|couleurs?|cor(?:es)?|paleta|palette|algo|alguma|chose|qualcosa|todo|tudo|tout|tutto|muy|tres|molto|muito|mas|plus|piu|mais|bien|bem|super|estetica|grafica|tipografia|letras?|caracteres|police|font|fuente|feeling|vibe|linea|ligne|linha|mood|clima|forma|manera|fondo|fond|sfondo|fundo|sea|vea|quede|parezca|resulte|soit|reste|fasse|seja|fique|pareca|sia|risulti|sembri|resti|es|est|e|un|una|une|uno|um|uma|poco|pouco|peu)$/u;

/** "pão de fermentação natural", "danza moderna": an adjective right behind a thing says what that is, and no look of the page. */
export function isSaidOfThing({ tokens, spoken, lexicon }: Reading, at: number): boolean {
  const [before, word] = [tokens[at - 1], tokens[at]];
  if (!romance.has(spoken) || !before || !word || !ofGoods.test(word.form)) return false;
  const { styles, tones, colours, shades } = lexicon;
  return (
    before.sentence === word.sentence &&
    /^\s$/u.test(word.gap) &&
    !before.isClosed &&
    before.form.length > 2 &&
    !ofLook.test(before.form) &&
    ![styles, tones, colours, shades].some((index) => index.words.has(before.form))
  );
}
