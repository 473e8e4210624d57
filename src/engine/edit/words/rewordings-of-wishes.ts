import type { Rewording } from './rewordings';

const pictures = 'photos|pictures|images|photo gallery|gallery|cards|plans|reviews|products';
const counts = '\\d+|two|three|four|five|six';
const languages =
  'english|german|french|spanish|portuguese|italian|dutch|polish|turkish|arabic|hebrew|swedish|danish|norwegian|russian|chinese|japanese|korean|persian';

/** Wishes as people type them in a chat: with words that stand for nothing, or with the order left out. */
export const chatWays: readonly Rewording[] = [
  // "Drop the newsletter thing"
  {
    form: /^(?<verb>remove|hide|duplicate|show) (?<what>(?!this|that|whole|other|same)\S+(?: \S+)?) (?:thing|thingy|thingie|bit|stuff|part|business)(?: (?:at|on|in|near) (?:very )?(?:top|bottom|end|side|middle))?$/,
    to: '{verb} {what}',
  },
  {
    form: /^(?<verb>move|put|make) (?<what>(?!this|that|whole|other|same)\S+(?: \S+)?) (?:thing|thingy|thingie|stuff) (?<rest>.+)$/,
    to: '{verb} {what} {rest}',
  },
  {
    form: /^(?:new|another|one more) (?<thing>product|dish|drink|service|class|room|plan|event|treatment|course|workshop|ticket|member|person) (?<rest>(?!called|named|:|page|section).+)$/,
    to: 'add new {thing} {rest}',
  },
  // "Pictures two next to each other", "I want the photos in two columns"
  {
    form: new RegExp(
      `^(?:(?:make|show|put|add|lay out|have) )?(?<what>${pictures}) (?:(?:should|must|could) )?(?:(?:be|sit|stand|go|appear) )?(?:always )?(?<count>${counts}) (?:side by side|abreast|by two)$`,
    ),
    to: 'show {what} in {count} columns',
  },
  {
    form: new RegExp(`^(?:add|have) (?<what>${pictures}) (?:to be )?in (?<count>${counts}) columns$`),
    to: 'show {what} in {count} columns',
  },
  {
    form: new RegExp(
      `^(?:add |have )?(?<what>${pictures}) (?:(?:should|must|could|need to|to) )*(?:be |sit |stand |go |appear )*(?:side by side|in one row|in row)$`,
    ),
    to: 'show {what} side by side',
  },
  // "German version please", "can we have the site in German too"
  {
    form: new RegExp(
      `^(?:add |make |have )?(?:new |second |other )?(?<language>${languages})(?: language)? (?:version|translation|pages|copy)(?: of (?:site|page|it|everything))?(?: too| as well| also)?$`,
    ),
    to: 'second language {language}',
  },
  {
    form: new RegExp(`^add (?:second|other|another|new) language (?:: |called )?(?<language>${languages})$`),
    to: 'second language {language}',
  },
  {
    form: new RegExp(
      `^(?:add|have|make|offer|show) (?:site|it|everything|page|pages) (?:also )?in (?<language>${languages}) (?:too|as well|also)$`,
    ),
    to: 'second language {language}',
  },
];
