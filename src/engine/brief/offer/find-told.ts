import type { Slot } from '@/domain/site/brief';
import { business } from './find-gist';

const word = String.raw`(?:\p{Lu}\.(?=\s)|\p{Lu}[\p{L}\d’']*(?:-(?:operative|op|working|under|upon|on|le|by|in)(?!\p{L}))?)`;
const link = String.raw`(?:[ ](?:of|the|on|in|at|by|for|and|de|la|le|du|to|n)){0,2}[ ]|[ ](?:&|\+|x|n)[ ]|[-’']`;
const sign = String.raw`["“'‘*]{0,3}((?:The\s|La\s|Le\s)?${word}(?:(?:${link}|[ ])(?:${word}|\d+)){0,6})`;
const called = String.raw`(?:called|named|known as|trading as|goes by(?: the name(?: of)?)?|under the name(?: of)?)\s(?:the\s(?=\p{Lu}))?`;
const naming: readonly RegExp[] = [
  // "# Little Acorns Montessori Nursery" over all of it
  new RegExp(
    String.raw`^#\s+(?![^\n]*\b(?:[Bb]rief|[Ww]ebsite|[Ss]ite|[Cc]opy|[Ss]pec\w*|[Cc]ontent|[Pp]roject|[Hh]ome)\b)${sign}[ ]*(?=\n)`,
    'u',
  ),
  // "name of the site is Wren Pots"
  new RegExp(
    String.raw`\b[Nn]ame (?:of|for) (?:the|my|our) \p{Ll}[\p{Ll}-]+(?: is|:| will be| should be)\s${sign}`,
    'u',
  ),
  // "need a site for my barbershop FADED & SONS in Leicester"
  new RegExp(
    String.raw`\bfor (?:my|our)\s(?:(?!called|named|in\b|at\b|on\b|near\b|of\b)\p{Ll}[\p{Ll}-]+\s){1,3}${sign}(?=\s(?:in|at|on|near)\s|[,.]\s|\n)`,
    'u',
  ),
  // "## Business" with the name on the next line
  new RegExp(
    String.raw`(?:^|\n)#+\s*(?:(?:Business|Company|Client|Brand|Club|Shop)(?:\s[Nn]ame)?|Name)\s*\n+\s*\**${sign}(?=\s[–—-]\s|\s*(?:\n|$)|,)`,
    'u',
  ),
  // "the Friends of Hollybank School (the PTA)"
  new RegExp(
    String.raw`\b(?:for|from|to|of) (?:the\s)?((?:Friends|Parents|Society|Association|Trust|Company|Guild) of ${word}(?:\s(?:(?:&|and|of|the)\s)?${word}){0,4}(?:['’]?\s(?:almshouses|charity|trust|school|hall))?)`,
    'u',
  ),
  // 'website for our coaching classes "Pragati Classes"'
  new RegExp(
    String.raw`\b(?:for|of)\s(?:my|our|the)\s(?:\p{L}+\s){1,4}["“]((?:${word})(?:(?:${link}|\s)(?:${word}|\d+)){0,6})["”]`,
    'u',
  ),
  // "my dog walking business, Long Leash, in Didsbury"
  new RegExp(
    String.raw`\b(?:[Mm]y|[Oo]ur)\s(?:\p{L}+\s){0,4}(?:${business}),\s(?:the\s(?=\p{Lu}))?${sign}(?=[,.;\n]|\s(?:in|at|and|on|is|which)\s)`,
    'u',
  ),
  // "We run a driving school, Clutchwise, in Hull": the same, said by who runs it.
  new RegExp(
    String.raw`\b(?:I|[Ww]e)\s(?:run|own|have|are|manage|started|opened)\s(?:an?|the)\s(?:[\p{L}-]+\s){0,4}(?:${business}),\s(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)${sign}(?=,\s)`,
    'u',
  ),
  // "This is for Ashby & Niece, an ironmonger's"
  new RegExp(
    String.raw`^\s*(?:[Ss]o\s)?(?:[Tt]his|[Ii]t)(?:['’]?s|\sis)\s(?:all\s)?for\s(?:the\s)?${sign}(?=,\s(?:an?|the|our)\s|\.\s|\s*\n)`,
    'u',
  ),
  // "site for my indie game. "Moss & Marrow" - cosy gardening horror"
  new RegExp(
    String.raw`^[^\n]{0,140}[.:!]\s["“]((?:${word})(?:(?:${link}|\s)(?:${word}|\d+)){0,6})["”]\s?[-–—]`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\n)[#*\s]*(?:Client|Company|Business|Product|Project|Organi[sz]ation|Venue)\s*[:=]\s*\**\s*${sign}`,
    'u',
  ),
  new RegExp(
    String.raw`\bon behalf of (?:the\s)?((?:${word})(?:\s(?:(?:and|of|the|for|&)\s)*${word}){1,8})`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:together|all of it|the whole(?: thing| place)?|overall|business|company|firm|practice|charity|brand)(?:\s(?:it['’]?s|it is|is|we are|are))?\s(?:is\s)?${called}${sign}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Hh](?:i|ello|iya)[,!.]?\s)?(?:I|i|[Ww]e)\s(?:run|own)\s${sign}(?=\s(?:out of|from|in|at|on|near|with)\s|[,.])`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:i|we|I|We)\s(?:write|perform|play|record|trade|work|sing|DJ|dj|exhibit|publish)\sas\s${sign}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Ii]t['’]?s|[Ii]t is|[Ww]e['’]?re|[Ww]e are|[Ii]ts|(?:${business})(?:\sis)?)\s${called}${sign}`,
    'u',
  ),
  // "i go by Ink by Orsolya"
  new RegExp(String.raw`\b[Ii]\sgo by\s(?:the name(?: of)?\s)?${sign}`, 'u'),
  // "The business is Pritchard Hedges & Trees, based in …"
  new RegExp(
    String.raw`\b[Tt]he\s(?:business|company|firm|practice|shop|studio)\sis\s${sign}(?=[,.;]|\s(?:in|and|based)\s)`,
    'u',
  ),
  // "Reed & Rushlight" alone on one of the first lines, over what it is
  new RegExp(
    String.raw`^(?:[^\n]{0,120}\n\s*){0,2}(?!(?:Terms|Food|Bed|Hours|Weddings?|Prices|Arts|Health|Questions|Tea|Rules|Dates|Times|News|Shop|Services|Classes|About)\b)(${word}(?:[ ]${word})?[ ]&[ ]${word}(?:[ ]${word})?)[ ]*\n(?=[^\n]{20,})`,
    'u',
  ),
  // "The Thaxby Lace Museum wants a new website."
  new RegExp(
    String.raw`^(?:[Hh](?:i|ello)[,!.]?\s)?(?!(?:We|I|They|He|She|It|My|Our|You|Client|The client)\s)((?:\d{1,3}(?:st|nd|rd|th)\s)?(?:The\s)?${word}(?:(?:${link}|\s)(?:${word}|\d+)){0,6})\s(?:wants?|needs?|would like|requires?|is looking for)\s(?:an?|the|its|our|their)\s(?:\p{L}+\s){0,2}(?:web\s?site|site|web\s?page)`,
    'u',
  ),
  // "The Old Dairy is a bakery, café and cookery school": the first words of all, said to be a house.
  new RegExp(
    String.raw`^(?:[Hh](?:i|ello)[,!.]?\s)?(?!(?:We|I|They|He|She|It|This|That|There|My|Our|You|What)\s)${sign}(?=\s(?:is|are)\s(?:an?|the)\s(?:[\p{L}’'-]+,?\s){0,6}?(?:${business})(?![\p{L}]))`,
    'u',
  ),
  // "Lindale Community Choir, about 40 voices": a line that opens with a name which says what it is.
  new RegExp(
    String.raw`(?:^|\n)[ ]*((?:The[ ])?(?:${word}[ ](?:(?:and|of|&)[ ])?){1,5}(?:Choir|Club|Society|Orchestra|Band|School|Nursery|Playgroup|Association|Trust|Museum|Theatre|Players|Singers|Group|Practice|Clinic|Studio|Surgery))(?=,\s\p{Ll}|,\s(?:an?|the|about)\s|\.\s|\s(?:is|are)\s)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|\n)[#*\s]*(?:(?:business|company|club|shop|site|school|band|group|brand|organi[sz]ation|charity|venue|church|practice)\s)?name\s*[:=–-]\s*\**\s*${sign}`,
    'iu',
  ),
  // "Re: website for Larch Road Veterinary Centre"
  new RegExp(
    String.raw`\b(?:[Ww]eb\s?)?[Ss]ite (?:for|of) (?:the\s)?(?=\S+\s\p{Lu})${sign}(?=[,.;:\n]|\s(?:in|at|and|on|is|which|who)\s|$)`,
    'u',
  ),
];

const standing =
  /^\s(?:market|valley|harbour|high street|station|estate|quay|marina|seafront|common|green|beach|pier|canal|moor)(?!\p{L})/u;

/** The name as a long prompt tells it outright: "together it's called …", "I write as …", "Name: …". */
export const findTold = (prompt: string): Slot<string> | null => {
  for (const pattern of naming) {
    const found = pattern.exec(prompt.slice(0, 2000));
    const whole = found?.[1]
      // "the Coastal Sediments Lab at the University of …": where it is does not belong to its name.
      ?.replace(/(?<=\s\p{Lu}\S*)\s(?:at|in)\sthe\s\p{Lu}.*$/u, '')
      .replace(/[.,'’]+$/u, '')
      .trim();
    // "a stall called Toad in the Hole on Norwich market": where it stands goes on behind the name.
    const isPlaced = found && whole && standing.test(prompt.slice(found.index + found[0].length));
    const value = isPlaced
      ? whole.replace(/\s(?:on|in|at|by|near)\s(?:the\s)?\p{Lu}[\p{L}’'-]*$/u, '')
      : whole;
    // "Project: Website for …": what is to be made is nobody's name.
    if (found && value && value.length > 1 && !/^(?:New\s)?(?:Web\s?)?(?:site|page)$/iu.test(value)) {
      const start = found.index + found[0].lastIndexOf(value);
      return { value, spans: [{ start, end: start + value.length }] };
    }
  }
  return null;
};
