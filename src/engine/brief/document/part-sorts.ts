/** How many of a thing. */
export const count = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})`;
const others = String.raw`(?:people|members|guests|customers|clients|patients|visitors|parents|pupils|students|families|walkers|readers|others|couples|users|they|(?:our|the|past|former|some|other)\s\p{L}+(?:\s\p{L}+)?)`;
const few = String.raw`(?:at least|an?|the|our|some|a few|a couple of|few|couple|short|kind|nice|real|recent|happy|good|those|common|usual|typical|everyday|frequent|frequently|often|most|asked|popular|big|small|proper|simple|clear|plain|photo|picture|${count}|of|row|grid|list|part|section|block|bit|on|about|with|then|also|and|explanation|description|account|overview|summary|for|answers?|to|something|anything|some words|a line|a word|or|link to)`;
/** What stands before the name of a part. */
export const lead = new RegExp(String.raw`^(?:${few}\s)+`, 'iu');

type Sort = { readonly word: string; readonly found: RegExp; readonly named?: boolean };
/** The parts that a brief wants by words of its own. */
export const sorts: readonly Sort[] = [
  {
    word: 'testimonials',
    found: new RegExp(
      String.raw`^(?:what\s${others}\s(?:have\s(?:said|written)|are\ssaying|say|said|think|thought|wrote|write|tell us)\b|(?:kind\s)?words\s(?:from|of|by)\s|(?:\p{L}+['’]s|\p{L}+s['’])\s(?:comments|reviews|quotes|feedback|words|praise)\b|(?:testimonials?|reviews?|quotes?|praise|comments?|feedback|recommendations?)\b(?!\s(?:form|of|page))|things\s${others}\s(?:have\s)?(?:say|said|written|wrote))`,
      'iu',
    ),
  },
  {
    word: 'faq',
    found: new RegExp(
      String.raw`^(?:faqs?\b|(?:q\s?(?:&|and)\s?a)\b|questions?\b(?!\sform)|things\s(?:people|${others})\s(?:always\s|often\s)?ask|what\s${others}\s(?:always\s|often\s|usually\s|keep\s)*ask(?:ing)?)`,
      'iu',
    ),
  },
  {
    word: 'story',
    named: true,
    found:
      /^how\s(?:(?:my|our|the|this|his|her)\s)?(?:\p{L}+\s){0,4}?(?:started|began|founded|opened|set up|came (?:about|to be)|got (?:started|going))\b/iu,
  },
  {
    word: 'process',
    named: true,
    found:
      /^(?:how[\s-](?!to (?:find|get|reach|contact|come)\b)(?:it|this|that|everything|things|we|i|you|to|an?|the|our|each|every|ordering|booking|hiring|joining|buying|signing|learning|adopting|working)\b|what\s(?:happens|to expect|you can expect|a \p{L}+ looks like|the \p{L}+ looks? like)\b|(?:the\s)?(?:steps?|process|stages?|procedure)\b|step\sby\sstep)/iu,
  },
  {
    word: 'features',
    named: true,
    found: new RegExp(
      String.raw`^(?:why\s(?:us|we|you|people|choose|train|come|buy|book|join|learn|work|hire|ride|stay|shop|eat|sail|swim|dance|study|${others})\b|(?:reasons?|benefits?|advantages)\b|what\s(?:makes|sets)\sus\b)`,
      'iu',
    ),
  },
  {
    word: 'portfolio',
    found:
      /^(?:(?:finished|completed|past|recent|selected|featured|previous|latest|best)\s)+(?:jobs|projects|pieces|commissions|builds|works?)\b|^(?:projects|commissions)\swith\s(?:an?\s)?(?:photos?|pictures?)\b/iu,
  },
  {
    word: 'services',
    named: true,
    found:
      /^(?:instruments|subjects|styles|languages|courses|classes|treatments|dances|skills)\s(?:that\s)?(?:we|i)\s(?:teach|offer|do|run|play)\b/iu,
  },
  {
    word: 'before-after',
    found: /^(?:(?:photos?|pictures?|images?)\s(?:of\s(?:\p{L}+\s)?)?)?before[\s-](?:and|&)[\s-]after\b/iu,
  },
  { word: 'gallery', found: /^(?:gallery|photos?|pictures?|images?)\b(?!\s?(?:credit|book))/iu },
  {
    word: 'audience',
    found:
      /^who\s(?:we help|i help|it(?:['’]s|\sis) for|this is for|comes to us|should come)\b|^who\s(?:the|our|my|these)\s\p{L}+\s(?:is|are)\sfor\b/iu,
  },
  { word: 'newsletter', found: /^(?:(?:our|the|an?)\s)?(?:newsletter|mailing list)\b/iu },
];
