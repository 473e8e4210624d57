import { readColour } from '../colour/read-colour';
import { isRounding } from '../items/round-to';
import { makePart } from './read-command';
import { sectionTypesNamed } from './section-words';
import type { Part } from './read-command';

const verbs =
  'add|remove|change|make|use|move|rename|translate|undo|redo|hide|show|shorten|duplicate|center|sort|round|put|increase|decrease|' +
  'reduce|enlarge|number|rewrite|align|swap|link|reorder|lengthen|switch|give|color(?! (?:specialist|expert|director|technician|consultant|chart|scheme|palette|work|treatments?|services?|correction|bar|by)\\b)|underline|highlight|mark|fix|call (?:it|them)|name (?:it|them)|write|keep|less|more|left align|right align';
/** Whether a text begins with an order. */
export const startsWithVerb = new RegExp(
  `^(?:(?:${verbs})\\b|take \\S+(?: \\S+){0,3} (?:off|out|away|down)\\b)`,
);
const looks =
  /^(?:(?:always )?(?:visible|sticky|fixed|floating)\b.*|(?:much )?(?:bigger|smaller|larger|bold|bolder|round|rounded|rounder|darker|lighter|italic|uppercase|square|centered|(?:thin |thick |fine )?(?:borders?|outlines?)|(?:not|less) (?:bold|italic|uppercase|round|underlined)|normal case|lowercase|thinner))$/;
/** Marks and words that only join: what follows "with" or "but" may belong to what stands before. */
export const joints: ReadonlySet<string> = new Set([
  'and',
  'then',
  ',',
  ';',
  '.',
  '!',
  '?',
  'also',
  'plus',
  '&',
  '+',
]);
const looseJoints: ReadonlySet<string> = new Set([...joints, 'with', 'but', 'while']);

/**
 * Cuts a command into parts where a new order begins: "make it dark and remove the map". A joint counts when a verb
 * follows it. Words in quotes are one token and are never cut.
 */
export function splitAtVerbs(part: Part): readonly Part[] {
  const pieces = cut(
    part,
    (rest) =>
      !isRounding(rest) &&
      (startsWithVerb.test(rest) || isWithout(rest) || isFact(rest) || isDeed(rest) || isFault(rest) || (isClosing.test(rest) && !/\b(?:open|hours)\b/.test(part.plain) && startsWithVerb.test(part.plain)) || (isClosing.test(rest) && isReach.test(part.plain))), // prettier-ignore
  );
  return pieces
    .filter((piece, at) => !isSaidTwice(piece, pieces[at - 1]))
    .map((piece, at, all) => nameOne(withVerb(piece, all[at - 1]), all[at - 1]));
}

const goesOn = /^(?!to |it |them )(?:\S+ ){1,4}?(?:to|into) \S/;

/** `change the title to "…" and the tip to 12`: what follows a quoted text and has no verb takes the one before. */
function withVerb(piece: Part, before: Part | undefined): Part {
  const verb = before?.tokens.find(({ plain }) => plain !== '');
  // "… and the add button purple": the word on a button, not an order.
  const look = /^(?:add|remove|show|hide|undo|sort|translate|change|move) buttons? (?<look>.+)$/.exec(
    piece.plain,
  )?.groups?.look;
  if (verb?.plain === 'make' && look && (looks.test(look) || readColour(look) !== null))
    return makePart([verb, ...piece.tokens], piece.command, piece.picked);
  if (!verb || !/^(?:change|make|rename)$/.test(verb.plain) || startsWithVerb.test(piece.plain)) return piece;
  return goesOn.test(piece.plain) && before?.tokens.at(-1)?.kind === 'quote'
    ? makePart([verb, ...piece.tokens], piece.command, piece.picked)
    : piece;
}

/** "Jo has left, remove her": one wish. */
const isSaidTwice = (piece: Part, before: Part | undefined): boolean =>
  before !== undefined &&
  (/^(?:put|add|include|write|use|show|change|make) (?:it|that|this|one|them)(?: (?:in|up|there|on|down))?$|^add$/.test(
    piece.plain,
  )
    ? / (?:(?:is|are) .*[a-z\d]|would be )/.test(before.plain)
    : /^mark (?:it|them|that) (?:as )?sold out$/.test(piece.plain)
      ? / (?:sold out|gone)\b/.test(before.plain)
      : /^remove (?:her|him|them)(?: from \S+(?: \S+)?)?$/.test(piece.plain) &&
        /\b(?:left|leaving|gone|quit|retired|moved on|not work|no longer works?)\b/.test(before.plain));

/** "… and Kai teaches it". */
const isDeed = (rest: string): boolean =>
  /^(?!we |i |you |it |they |who |that |which |she |he )\S+(?: \S+)? (?:teaches|leads|takes|runs|gives) (?:it|them|that|this)\b/.test(
    rest,
  );

/** "… and the phone is 0161 555 0199", "… and tea costs 3": a fact of its own after a joint. */
const isFact = (rest: string): boolean =>
  /^(?:we have|we've|we now have|there is|there's|i have|i've)(?: got| hired)? (?:new )+\S+(?: \S+)? (?:called|named) /.test(
    rest,
  ) ||
  /^(?:new )?(?:phone|phone number|telephone|number|email|email address|address|site name|main heading|heading|title|tagline)(?: new)? (?:is|should be|should say|has changed to|changed to)(?: now)? /.test(
    rest,
  ) ||
  /^(?!(?:we|it|its|they|that|which|who)\b)(?:\S+ ){1,4}?should (?:say|read|be called|cost)\b/.test(rest) ||
  /^(?:it|they) (?:should|must|needs? to) be (?:highlighted|featured|first|last|on|at|in|one)\b|^(?:she|he) is (?:now )?\S|^(?!it |they |that )\S+(?: \S+){0,4}? (?:is|are) (?:now )?(?:sold out|out of stock)$/.test(
    rest,
  ) ||
  /^(?!(?:mon|tue|wed|thu|fri|sat|sun|open|closed|we|it|its|they|default|until|from)\w*\b)\S+(?: \S+){0,2} (?:is|are|costs?|should cost|is now|now costs?|(?:'s |is |has |have )?(?:gone|going|goes|went) (?:up|down)(?: to| by)?|(?:up|down)(?: by)?) (?:now )?(?:[€$£] ?)?\d+(?:[.,]\d+)?(?: ?(?:€|\$|£|euros?|pounds?|dollars?|kr))?(?: now)?$/.test(
    rest,
  );

/** "Change the phone to … and closed on Mondays". */
const isClosing = /^(?:we )?(?:are )?close[ds]? on \S/;

/** "The phone is … and we are closed on Mondays". */
const isReach =
  /^(?:our |new )*(?:phone|phone number|number|tel|telephone|whatsapp|email|mail|address)\b.*[\d@]/;

/** "… and the headings too big". */
const isFault = (rest: string): boolean =>
  /^(?!it |that |this )\S+(?: \S+){0,2}? (?:is |are |looks? )?(?:too|way too) \S+$/.test(rest);

/** "… and no gallery". */
function isWithout(rest: string): boolean {
  const named = /^no (?<what>\S+(?: \S+)?)$/.exec(rest)?.groups?.what;
  return named !== undefined && sectionTypesNamed(named).length > 0;
}

const kinds =
  /\b(?:testimonial|review|question|product|dish|service|plan|project|member|person|feature|event|speaker|room|photo|post|skill|language|task|habit|column|card|class|job|area|step|link|ticket|listing|gig|treatment|page|section|button|column)\b/;

/** "Remove the second review and add one from Max": one review. */
function nameOne(piece: Part, before: Part | undefined): Part {
  const kind = before ? kinds.exec(before.plain)?.[0] : undefined;
  if (
    !kind ||
    !/^(?:add (?:new |another )?|\S+ (?:first |second |third |fourth |last |other |(?:mon|tues|wednes|thurs|fri|satur|sun)day ))one\b/.test(
      piece.plain,
    )
  )
    return piece;
  const tokens = piece.tokens.map((token) => (token.plain === 'one' ? { ...token, plain: kind } : token));
  return makePart(tokens, piece.command, piece.picked);
}

/**
 * Cuts at every joint and gives the parts without a verb the one before: "remove the map and the gallery". For commands
 * that mean nothing as a whole.
 */
export function splitAtJoints(part: Part, ends: ReadonlySet<string> = looseJoints): readonly Part[] {
  const parts = cut(part, always, ends);
  let head: Part | null = null;
  return parts.map((piece) => {
    const verb: RegExpExecArray | null = startsWithVerb.exec(piece.plain);
    // "background cream, text brown": without a verb before it, each part stands by itself.
    if (verb || !head || !startsWithVerb.test(head.plain)) {
      head = piece;
      return piece;
    }
    const first: Part = head;
    const lead = first.tokens.findIndex((token) => token.plain !== '');
    // "Make the hero photo bigger and the text white": the text of the hero.
    const home = /^\S+ (?:hero|header|footer|banner)\b/.test(first.plain)
      ? first.tokens.filter((token) => token.plain !== '').slice(1, 2)
      : [];
    const isOfHome =
      /^(?:text|heading|title|buttons?|links?|picture|photo|image)\b/.test(piece.plain) &&
      !/^\S+ (?:in|on|inside|of) /.test(piece.plain);
    // "Make the buttons round and orange": one more look for the same thing.
    const isLook =
      looks.test(piece.plain) ||
      looks.test(piece.plain.replace(/^(?:less|more) /, '')) ||
      (piece.plain.split(' ').length < 4 && readColour(piece.plain) !== null);
    const sample = piece.tokens[0];
    if (isLook && sample && /^(?:make|change)\b/.test(first.plain))
      return makePart(
        [
          ...first.tokens.slice(0, lead + 1),
          { ...sample, kind: 'word', plain: 'it', text: '', written: '' },
          ...piece.tokens,
        ],
        wholeSource(first, piece),
        piece.picked,
      );
    return makePart(
      [...first.tokens.slice(0, lead + 1), ...(isOfHome ? home : []), ...piece.tokens],
      wholeSource(first, piece),
      piece.picked,
    );
  });
}

/** "Put the services in 3 columns, headings in navy, no shadows": an order and looks of other things after commas. */
export function splitAtLooks(part: Part): readonly Part[] {
  if (/^(?:make|change|use|add|remove) /.test(part.plain)) return [part];
  return cut(part, (rest) => /^(?:no shadows?|(?:all )?(?:headings?|text|buttons?|background|links?|corners?|cards?|footer|header|titles?) (?!and |or |,)\S+)/.test(rest)); // prettier-ignore
}

const always = () => true;

function wholeSource(first: Part, piece: Part): string {
  return first.command.length >= piece.command.length ? first.command : piece.command;
}

function cut(
  part: Part,
  isStart: (rest: string) => boolean,
  ends: ReadonlySet<string> = joints,
): readonly Part[] {
  const pieces: Part[] = [];
  // "I don't like the purple, make it blue" is one order: its first half names what the second changes.
  if (part.plain.startsWith('dislike ')) return [part];
  let begin = 0;
  // "Duplicate the plan and call it Family": the name belongs to the copy.
  const isNamed = (rest: string) => /^(?:duplicate|add) /.test(part.plain) && /^(?:call|name) /.test(rest);
  const plainFrom = (index: number) => makePart(part.tokens.slice(index), part.command, part.picked).plain;
  for (let at = 0; at < part.tokens.length; at += 1) {
    if (!ends.has(part.tokens[at]?.plain ?? '')) continue;
    // "The Plus plan" is a name.
    if (at > begin && part.tokens[at]?.written === 'Plus') continue;
    // "Black and white" is one look.
    if (part.tokens[at - 1]?.plain === 'black' && part.tokens[at + 1]?.plain === 'white') continue;
    let next = at;
    while (ends.has(part.tokens[next]?.plain ?? '-') || part.tokens[next]?.plain === '') next += 1;
    if (next >= part.tokens.length || at === begin) continue;
    const isAfterQuote = part.tokens[at - 1]?.kind === 'quote' && goesOn.test(plainFrom(next));
    if (!isStart(plainFrom(next)) && !(isStart !== always && isAfterQuote)) continue;
    if (isNamed(plainFrom(next))) continue;
    pieces.push(makePart(part.tokens.slice(begin, at), part.command, part.picked));
    begin = next;
    at = next - 1;
  }
  if (begin < part.tokens.length) pieces.push(makePart(part.tokens.slice(begin), part.command, part.picked));
  return pieces;
}
