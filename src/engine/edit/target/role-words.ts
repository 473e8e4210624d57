import { foldWord } from '../words/fold-word';
import type { RoleWord } from './target';

/** What people call the parts of a site that have a name of their own. */
const roleNames: readonly (readonly [RoleWord, RegExp, string])[] = [
  [
    'header',
    /^(?:header|top bar|navbar|nav ?bar|navigation bar|menu bar|top menu|site header|page header|header bar|header background|top navigation)$/,
    'the header',
  ],
  ['nav', /^(?:nav|navigation|menu links|nav links|header links|navigation links)$/, 'the navigation'],
  ['footer', /^(?:footer|bottom bar|page footer|footer background|site footer)$/, 'the footer'],
  ['hero', /^(?:hero|hero section|hero background|banner|top section)$/, 'the hero'],
  [
    'background',
    /^(?:background|page background|site background|body background|bg|backdrop|whole background|background of (?:page|site|body)|pages?|body|everything)$/,
    'the background',
  ],
  ['surface', /^(?:surface|surfaces|bands?|panels?|alternate sections?)$/, 'the bands'],
  [
    'main-button',
    /^(?:(?:main|primary|first|hero|big|call to action|cta) (?:button|cta)|cta button|call to action|cta)$/,
    'the main button',
  ],
  ['buttons', /^(?:buttons?|all buttons|every button|button background|buttons background)$/, 'the buttons'],
  ['links', /^(?:links?|all links|text links|hyperlinks)$/, 'the links'],
  ['cards', /^(?:cards?|boxes|tiles|all cards|card background|cards background)$/, 'the cards'],
  [
    'headings',
    /^(?:headings?|titles?|all headings|heading text|all titles|headers|section titles|heading font|headlines?)$/,
    'the headings',
  ],
  [
    'text',
    /^(?:text|texts|body text|all text|font|fonts|body|copy|paragraphs?|body copy|letters?|words|writing|text everywhere)$/,
    'the text',
  ],
  ['borders', /^(?:borders?|lines?|outlines?|dividers?|rules|separators?)$/, 'the borders'],
  ['accent', /^(?:accents?|accent|highlights?|highlight|secondary|details)$/, 'the accent'],
  ['brand', /^(?:brand|primary|main|theme|key)$/, 'the brand colour'],
  ['images', /^(?:images?|pictures?|photos?|illustrations?|artwork|art)$/, 'the pictures'],
  [
    'site',
    /^(?:site|everything|page|whole thing|design|whole page|all|look|theme|it all|web|app)$/,
    'the site',
  ],
];

/** The role that a phrase names, with its words for messages; null when it names none. */
export function roleNamed(phrase: string): { readonly role: RoleWord; readonly label: string } | null {
  const bare = foldWord(phrase)
    .replace(/\bcolors?\b/g, ' ')
    .replace(/^(?:all|every|each|of)\s+/, '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*of\s+|\s+of\s*$/g, '')
    .trim();
  const found = roleNames.find(([, pattern]) => pattern.test(bare));
  return found ? { role: found[0], label: found[2] } : null;
}
