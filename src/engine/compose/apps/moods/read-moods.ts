import { readColouredThings } from '@/engine/brief/colours/coloured-things';
import type { AppContext } from '../app';
import { sayApp } from '../app-words';

/** One mood and its colour, as CSS writes it. */
export type Mood = { readonly name: string; readonly colour: string };

// A diary of moods has words for them, unless they are to be put in figures.
const isMoodDiary = (prompt: string): boolean =>
  /\bmood[- ](?:tracker|tracking|diary|journal|log|logger|calendar|app)\b|stimmungs(?:tagebuch|tracker|kalender)|(?:diario|registro) (?:de|del) (?:estado de )?ánimo|journal d['’]humeur|diário de humor|متتبع المزاج|יומן מצב רוח/iu.test(
    prompt,
  ) &&
  !/\b(?:1|one|0)\s?(?:to|-|–|bis|à|a)\s?(?:5|10|ten|five)\b|\bscale\b|\bscores?\b|\bout of\b/iu.test(prompt);

/** Whether days are to be coloured by mood. */
export const asksForMoods = ({ brief: { prompt } }: AppContext): boolean =>
  isMoodDiary(prompt) ||
  (/\bmoods?\b|year in pixels|estado de ánimo|humeur|stimmung|humor\b|umore|stemming|nastr[oó]j|ruh hali|المزاج|מצב רוח/iu.test(
    prompt,
  ) &&
    (/\bcolou?rs?\b|color\b|couleur|farbe|cor\b|colore|kleur|kolor|renk|pixels|calendar|kalender/iu.test(
      prompt,
    ) ||
      readColouredThings(prompt).length > 1));

/** The moods of the prompt with their colours, else five usual ones. */
export function readMoods({ brief, words }: AppContext): readonly Mood[] {
  const told = readColouredThings(brief.prompt);
  if (told.length > 1)
    return told.map(({ name, colour }) => ({
      name: name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1),
      colour,
    }));
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  return [
    { name: say('moodGood'), colour: 'gold' },
    { name: say('moodCalm'), colour: 'mediumseagreen' },
    { name: say('moodTired'), colour: 'slategrey' },
    { name: say('moodSad'), colour: 'cornflowerblue' },
    { name: say('moodAngry'), colour: 'crimson' },
  ];
}
