import type { BriefCorrections, ColourWish } from '@/domain/site/brief';
import { colourRoles, sectionTypes, siteKinds, styleNames } from '@/domain/site/vocabulary';

const mostPages = 12;
const nameMaxCharacters = 80;

/**
 * What a model filled in, line by line (`field: value`). Words that the vocabulary does not know are left out, and so are
 * colours that are not written as `#rrggbb`.
 */
export function readBriefLines(answer: string): BriefCorrections {
  const fields = new Map<string, string>();
  const colours: ColourWish[] = [];
  for (const line of answer.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '').split('\n')) {
    const [, field = '', value = ''] =
      /^\s*[-*]?\s*\**([a-z]+(?: [a-z]+)?)\**\s*:\s*\**\s*(.+?)\s*\**\s*$/i.exec(line) ?? [];
    const key = field.toLowerCase();
    const role = colourRoles.find((each) => key === `colour ${each}` || key === `color ${each}`);
    const css = /^#(?:[\da-f]{3}|[\da-f]{6})\b/i.exec(value)?.[0].toLowerCase();
    if (role && css) colours.push({ role, name: css, css: longHex(css) });
    else if (value !== '' && !fields.has(key)) fields.set(key, value);
  }
  const name = fields.get('name')?.replace(/^["“](.*)["”]$/, '$1');
  const kind = siteKinds.find((each) => each === word(fields.get('kind')));
  const language = /^[a-z]{2,3}$/.exec(word(fields.get('language')))?.[0];
  const pages = listOf(fields.get('pages')).slice(0, mostPages);
  const sections = sectionTypes.filter((each) => listOf(fields.get('sections')).map(word).includes(each));
  const excluded = sectionTypes.filter((each) => listOf(fields.get('without')).map(word).includes(each));
  const style = styleNames.find((each) => each === word(fields.get('style')));
  const scheme = (['light', 'dark'] as const).find((each) => each === word(fields.get('scheme')));
  return {
    ...(name !== undefined && name.length <= nameMaxCharacters ? { name } : {}),
    ...(kind ? { kind } : {}),
    ...(language === undefined ? {} : { language }),
    ...(pages.length > 1 ? { pages } : {}),
    ...(sections.length > 0 ? { sections } : {}),
    ...(excluded.length > 0 ? { excluded } : {}),
    ...(colours.length > 0 ? { colours } : {}),
    ...(scheme ? { scheme } : {}),
    ...(style ? { style } : {}),
  };
}

function word(text: string | undefined): string {
  return (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/[.,;]$/, '');
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function longHex(css: string): string {
  return css.length === 4 ? `#${Array.from(css.slice(1), (digit) => digit + digit).join('')}` : css;
}
