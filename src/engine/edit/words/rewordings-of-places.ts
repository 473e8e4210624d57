import type { Rewording } from './rewordings';

/** Where something is to stand or what lies behind it, said twice or the other way round. */
export const placeWays: readonly Rewording[] = [
  // "Put the table at the top, right after the hero"
  {
    form: /^(?:move|put|place|bring|show) (?<what>.+?) (?:to|at|near) (?:very )?(?:top|beginning|start)(?: of page)?(?: ,)? (?:right |just |directly |straight )?(?:after|below|under|beneath) (?<anchor>.+)$/,
    to: 'move {what} after {anchor}',
  },
  // "Use a darker background for the prices", "give the prices a light grey background"
  {
    form: /^(?:use|add|put|set|have) (?<way>darker|lighter|softer|warmer|cooler) background (?:for|in|behind|on|to|of) (?<what>.+)$/,
    to: 'make background of {what} {way}',
  },
  {
    form: /^(?:give|add) (?<what>.+?) (?<way>darker|lighter|softer|warmer|cooler) background$/,
    to: 'make background of {what} {way}',
  },
  {
    form: /^give (?<what>\S+(?: \S+)?? section) (?<tone>\S+(?: \S+)?) background$/,
    to: 'make background of {what} {tone}',
    colours: ['tone'],
  },
  // "The code of conduct should come first in the menu"
  {
    form: /^(?<what>.+?) (?:should|must|has to|needs to|ought to) (?:come|be|go|stand) (?<way>first|last) in (?:menu|nav|navigation|header)$/,
    to: 'move {what} {way} in menu',
  },
  // "Make the buttons square and black with white text"
  {
    form: /^make (?<what>(?:all )?(?:buttons|links|cards|main button)) (?<shape>square|round|rounded|rounder|pill shaped|bigger|smaller|bold) (?:and|,) (?<tone>\S+(?: \S+)?) with (?<ink>\S+(?: \S+)?) (?:text|letters|writing|labels?)$/,
    to: 'make {what} {shape} and make {what} {tone} and make text of {what} {ink}',
    colours: ['tone', 'ink'],
  },
  {
    form: /^make (?<what>(?:all )?(?:buttons|links|cards|main button)) (?<shape>square|round|rounded|rounder|pill shaped) (?:and|,) (?<tone>\S+(?: \S+)?)$/,
    to: 'make {what} {shape} and make {what} {tone}',
    colours: ['tone'],
  },
  // "Rename Fleet to Armada and say it is for up to 200 staff"
  {
    form: /^rename (?<what>.+?) (?:to|as|into) (?<name>.+?) (?:and|,) (?:say|write|mention|add) (?:that )?it(?: is|'s)? (?<text>.+)$/,
    to: 'rename {what} to {name} and change description of {name} to {text}',
  },
];
