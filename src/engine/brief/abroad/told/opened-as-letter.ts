import type { Brief } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

const letter =
  /^(?:[^.!?\n]{0,24}[,.!]\s)?(?:(?:os|te|le|les) escrib\w+|(?:je )?vous [ée]cri\w+|(?:ich schreibe|wir schreiben)(?: (?:ihnen|euch|dir))?|(?:vi |le )?scriv\w+|escrev\w+(?:-vos|-lhes?)?|(?:ik schrijf|wij schrijven)(?: u| jullie)?|piszę|piszemy)\s(?:desde|de la part de|depuis|de|im namen|namens|von|aus|vom|da|dalla?|dal|per conto di|em nome d[aoe]|van|z|ze|w imieniu)\s(?:(?:la|el|las|los|le|les|l['’]|der|dem|des|unserer|o|a|os|as|il|lo|de|het|une?|una)\s?)?(?<what>[\p{L}'’-]+(?:\s(?:de|di|d['’]|à|für|voor)\s?\p{Ll}+)?)\s(?=["“«„]?\p{Lu})/iu;

/** "Os escribo desde la librería El Cuervo": what they are stands behind the words of a letter. */
export function openedAsLetter(brief: Brief): Brief {
  const found = letter.exec(brief.prompt.slice(0, opening));
  const what = found?.groups?.['what'];
  if (!found || what === undefined || /^\p{Lu}/u.test(what) !== (brief.spoken === 'de')) return brief;
  return { ...brief, offer: slotAt(what, found[0].lastIndexOf(what)) };
}

const withArticle = /^(?:el|la|los|las|l['’]|le|les|il|lo|i|gli|o|a|os|as|der|die|das|de|het)\s?\p{L}/iu;
const preposition = /\s(?:de|di|da|à|a|in|en|em|w|we|van)\s$/iu;

/** Who writes from somewhere tells behind the name where that is. */
function townOfLetter({ name, prompt }: Brief): Brief['place'] {
  const town = letter.test(prompt.slice(0, opening))
    ? tail.exec(name?.value ?? '')?.groups?.['town']
    : undefined;
  return town === undefined ? null : slotAt(town, prompt.indexOf(` ${town}`) + 1);
}
const opening = 160;
const tail = /\s(?:de|di|van|von|z|aus|in|en|à|a)\s(?<town>\p{Lu}\p{Ll}{2,})$/u;

/** "la librería El Cuervo de Logroño": a name of its own, with an article, ends before the town. */
export function nameBeforeTown(brief: Brief): Brief {
  const { name } = brief;
  const place = brief.place ?? townOfLetter(brief);
  if (!name || !place || !withArticle.test(name.value) || !name.value.endsWith(` ${place.value}`))
    return brief;
  const bare = name.value.slice(0, -place.value.length);
  const value = bare.replace(preposition, '');
  const [span] = name.spans;
  // "La Cocina de Lugo": what such a place does or makes is named after its town.
  const isWhole =
    value === bare ||
    value.split(' ').length < 2 ||
    brief.quotes.some(({ value: quote }) => quote.use === 'name');
  if (
    isWhole ||
    !span ||
    /^(?:la|el|le|il|o|a|de|het) (?:casa|cocina|maison|tienda|huis|boutique|asociaci|coral|banda|club)/iu.test(
      value,
    )
  )
    return brief;
  return { ...brief, place, name: { value, spans: [{ ...span, end: span.start + value.length }] } };
}
