import type { Brief } from '@/domain/site/brief';

/** "Monochrome", "greyscale": black and white, told in one word; beside a colour that is named it is that colour alone. */
export function mendGreys(brief: Brief): Brief {
  const found =
    /\b(?:monochrom(?:e|atic)|gr[ae]y-?scale|black-and-white only)\b(?!\s(?:photo|print|film|picture))/iu.exec(
      brief.prompt,
    );
  if (!found || brief.colours.length > 0) return brief;
  const isNight = brief.scheme?.value === 'dark';
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const [ink, paper] = isNight ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
  return {
    ...brief,
    // What tells the look of a page is no name.
    name: brief.name?.value.toLowerCase() === found[0].toLowerCase() ? null : brief.name,
    colours: [
      { value: { role: 'brand', name: found[0], css: ink }, spans },
      { value: { role: 'background', name: found[0], css: paper }, spans },
    ],
  };
}
