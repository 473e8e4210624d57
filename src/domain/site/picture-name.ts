/** What a picture is for: the mark in the header, the opening, or wherever it fits. */
export type PictureRole = 'logo' | 'opening' | 'any';

const logoWords = /(?:^|[-_ ])(?:logo\w*|wordmark|brandmark|emblem|marke|logotipo)(?=[-_ .\d]|$)/iu;
const openingWords = /(?:^|[-_ ])(?:opening|hero|header|cover|banner|titelbild|portada|capa)(?=[-_ .\d]|$)/iu;
// What cameras, telephones and screens call pictures says nothing of what they show.
const cameraName =
  /^(?:img|dsc|dscn|dscf|pxl|mvimg|photo|picture|image|foto|bild|screenshot|screen-shot|bildschirmfoto|whatsapp|signal|untitled|unnamed|download|scan|copy|edit|final|at|am|pm|\d+|[0-9a-f]{8,})$/iu;

/** Reads from a picture's path what it is for. */
export function readPictureRole(path: string): PictureRole {
  const name = stemOf(path);
  return logoWords.test(name) ? 'logo' : openingWords.test(name) ? 'opening' : 'any';
}

/** What a picture shows, in the words of its file's name ("cabin-at-dusk.webp": "Cabin at dusk"); null when it does not say. */
export function readPictureWords(path: string): string | null {
  const words = stemOf(path)
    .split(/[-_ .]+/u)
    .filter((word) => word !== '' && !/^(?:hero|opening|logo)$/iu.test(word));
  const isCalledByHand = words.some((word) => !cameraName.test(word));
  if (!isCalledByHand) return null;
  const text = words
    .filter((word, index) => !(index === words.length - 1 && /^\d{1,3}$/u.test(word)))
    .join(' ');
  return text === '' ? null : text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/u, '');
}
