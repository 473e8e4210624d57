import type { Brief } from '@/domain/site/brief';

const wanted = /\bwith (?:(?:the|their|abv|\p{L}+),? (?:and )?){0,3}prices\b/iu;

/** "Beer list with ABV and prices": asked for outright, whatever else has a told price. */
export const wantsPrices = ({ prompt, language }: Brief): boolean =>
  language.value === 'en' && wanted.test(prompt);
