import type { Brief } from '@/domain/site/brief';

const own =
  /(?:^|\s)(?:mes|nos|mis|nuestr[oa]s|mein\w*|unser\w*|meus|minhas|noss[oa]s?|(?:i|le) (?:miei|mie|nostr[ie])|mijn|onze|moje|nasze)\s$/i;

const isOwned = (prompt: string, word: string): boolean => {
  for (let at = prompt.indexOf(word); at >= 0; at = prompt.indexOf(word, at + 1))
    if (own.test(prompt.slice(Math.max(0, at - 14), at))) return true;
  return false;
};

/** "je vends mes miels", "poner nuestras redes": what somebody has is no colour of the page, wherever it is named. */
export const ownNoColours = (brief: Brief): Brief => {
  const isColour = ({ spans: [span] }: Brief['colours'][number]): boolean =>
    span === undefined || !isOwned(brief.prompt, brief.prompt.slice(span.start, span.end));
  return brief.colours.every(isColour) ? brief : { ...brief, colours: brief.colours.filter(isColour) };
};
