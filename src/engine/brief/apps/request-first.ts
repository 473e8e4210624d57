import { capitalise } from '../../capitalise';
import { foldText } from '../words/fold-text';
import { opensTool } from './opens-tool';

const deed = String.raw`(?:create|build|make|design|code|develop|write|put\stogether|set\sup)\s(?:(?:for\s)?(?:me|us|him|her|them)\s)?`;
const order = new RegExp(
  String.raw`^(?:so\s|and\s|now\s)?(?:please\s)?(?:(?:(?:can|could|would)\s(?:you|we)\s(?:please\s)?)?${deed}|(?:i|we)(?:['’]d|\swould)?(?:\s(?:really|just|only))?\s(?:want|need|like|love)(?:\sto\shave)?\s|(?:give|get)\s(?:me|us)\s|looking\sfor\s)(?:(?:an?|one|some|the)\s)?(?=\p{L}|\d)`,
  'iu',
);
const device =
  / (?:on|for) (?:my|our|his|her|their|the) (?:smart)?(?:phones?|mobile|tablet|ipad|laptop|computer)\b/u;
/** "A page he can tick off": whoever it is for, it is to be ticked off. */
const user =
  /^(?<what>(?:\p{L}+ ){0,3}?(?:page|app|list|sheet|tool|something)) (?:(?:that|where|which) )?(?:he|she|they|we|i|you) (?:can|could) /iu;

/** Further tools, where somebody asks for one outright. */
const further =
  /^(?:(?!for )[a-z'’-]+ ){0,4}?(?:keeper|counter|score ?card|stopwatch|check ?list|register|database|sheet|generator|maker|list of [a-z]+)(?=$|[,.:;]| (?:for|with|to|that|where|which|of|on)\b)/u;

/** "A page on my phone where I tap who scored": told by what one does there. */
const used =
  /^(?:(?:simple|little|small|quick|basic|big|nice)\s)*(?:page|something|thing|place|screen|sheet|app|tool|list)(?:\s(?:on|for)\s(?:my|our|the|his|her|their)\s[a-z]+)?\s(?:(?:where|that|which|to|so that|in which|on which)\s)?(?:(?:i|we|he|she|they|people|everyone|everybody|you|(?:the|my|our)\s[a-z]+)\s)?(?:can\s|could\s|just\s)*(?:tap|tick|check off|add|log|enter|keep|record|count|track|note|calculate|work(?:s)? out|save|type|mark|score|vote|remember)/u;
const presented =
  /\b(?:web ?sites?|sites?|home ?page|landing|pages:|sales page|portfolio|online shop|our services)\b/u;

/**
 * A prompt that tells of its writer and only then asks for a tool, with what is asked for in front: "I run a choir. I need
 * a to-do list with due dates" is a to-do list. Null where no tool is asked for that way.
 */
export function requestFirst(prompt: string): string | null {
  if (prompt.length > 1500 || presented.test(foldText(prompt))) return null;
  const starts = [...prompt.slice(0, 320).matchAll(/[.!?]\s+(?=\p{L})|\n+(?=\p{L})/gu)].slice(0, 3);
  for (const { index, 0: gap } of starts) {
    const behind = prompt.slice(index + gap.length);
    const asked = order.exec(behind)?.[0];
    if (asked === undefined) continue;
    const rest = behind.slice(asked.length);
    const folded = foldText(rest.slice(0, 300));
    if (!opensTool(folded) && !used.test(folded) && !further.test(folded)) return null;
    // Who asks is kept where it names somebody, somewhere or a number; behind questions it would be an answer.
    const intro = prompt.slice(0, index + 1).trim();
    const isTold = /[^.!?]\s\p{Lu}\p{Ll}|(?<!\p{L})\d/u.test(intro) && !/\b(?:quiz|flash)/u.test(folded);
    const tool = rest
      .replace(device, '')
      .replace(user, '$<what> to ')
      .replace(/[\s.]+$/u, '');
    return `${capitalise(tool)}.${isTold ? ` ${intro}` : ''}`;
  }
  return null;
}
