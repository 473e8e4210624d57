import type { Facts } from '../../content';
import type { LocalBank } from './local-bank';

/** "İzmir’de", "Muş’ta": the vowel and the consonant that a Turkish name asks for. */
const inTurkish = (place: string): string => {
  const vowel = /[aıou][^aeıioöuü]*$/u.test(place.toLocaleLowerCase('tr')) ? 'a' : 'e';
  return `, ${place}’${/[fstkçşhp]$/u.test(place) ? 't' : 'd'}${vowel}`;
};

const withArticle =
  /^(?:Allgäu|Schwarzwald|Harz|Sauerland|Münsterland|Emsland|Odenwald|Spessart|Taunus|Hunsrück|Saarland|Burgenland|Tessin|Wallis|Aargau|Thurgau|Elsass|Erzgebirge|Vogtland|Havelland|Wendland|Ruhrgebiet|Rheinland|Chiemgau|Breisgau|Kraichgau|Westerwald|Siegerland|Oderbruch|Alten Land|Bayerischen Wald|Thüringer Wald)$/u;

/** The place as running text says it: " in Leipzig", or with the preposition that the prompt gave it. Empty without one. */
export const placePhrase = (bank: LocalBank, { place, brief }: Facts): string => {
  if (!place) return '';
  if (brief.language.value === 'tr') return inTurkish(place);
  // "בגליל": the article of "הגליל" is in the preposition.
  const bare = place.slice(1);
  if (brief.language.value === 'he' && place.startsWith('ה') && brief.prompt.includes(`ב${bare}`) && !brief.prompt.includes(place)) return ` ב${bare}`; // prettier-ignore
  // "w Zielonej Górze": the prompt has the town bent as a sentence wants it.
  const told = brief.place?.value ?? '';
  const bent =
    brief.language.value === 'pl' && told !== place
      ? /(?:^|\s)(we?|na|nad|pod)\s+$/iu.exec(brief.prompt.slice(0, brief.place?.spans[0]?.start ?? 0))
      : null;
  if (bent?.[1]) return ` ${bent[1].toLowerCase()} ${told}`;
  // The prompt says it rightly already: "am Bodensee", "au Mans", "no Porto".
  const at = brief.prompt.indexOf(place);
  // Its preposition is one of the prompt's own language.
  const isAbroad = brief.spoken !== brief.language.value;
  const before =
    /(?:^|\s)(am|an der|im|auf der|auf|in der|in den|in|au|aux|dans (?:les?|la)|sur (?:la|le|les)|en (?:el|la|los|las)|en|à (?:la|l['’])|à|nos?|nas?|em|a|nel|nella|nei|negli|nelle|sul|sulla|op de|in (?:de|het)|aan de)\s+$/iu.exec(
      at > 0 && !isAbroad ? brief.prompt.slice(0, at) : '',
    );
  // "Allgäu": such land has an article.
  if (before?.[1] === undefined && brief.language.value === 'de' && withArticle.test(place))
    return ` im ${place}`;
  return before?.[1] ? ` ${before[1].toLowerCase()} ${place}` : bank.inPlace.replace('{place}', place);
};
