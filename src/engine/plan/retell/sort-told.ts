/** What a statement is about, as far as sections tell it apart. */
export type Topic = 'about' | 'money' | 'way' | 'before' | 'other';

const tests: readonly (readonly [Topic, RegExp])[] = [
  [
    'about',
    /\b(?:founded|established|set up (?:in|by)|(?:started|began|opened) (?:in|by|with|as|out|when|because)|since (?:19|20)\d\d|learn(?:ed|t) (?:from|the trade|it|how)|trained (?:as|at|in|with|by)|qualified|apprentice\w*|family[- ](?:run|owned|business)|(?:my|our) (?:father|mother|dad|mum|mom|grand\w+|parents|wife|husband|partner|family|story|aim|mission|name)\b|years['’]? (?:of )?experience|\d+ years|for (?:over |more than |nearly |about )?(?:\p{L}+|\d+) years|i (?:was|used to|grew up|live|write|trained|worked|moved|retired|studied)|we (?:were|live|believe|are (?:a|an|two|three|four|five|iain|the))|worked (?:as|at|for|in)|born|moved (?:to|here)|named after|graduat\w+|charity n|registered charity|affiliated|member of|volunteers? run|run by|i['’]?m (?:a|an|not)\b|won the|award)/iu,
  ],
  [
    'money',
    /\b(?:pay|paid|pays|payment|payable|cash|cards?\b|cheques?|deposits?|bank transfer|invoices?|refunds?|refundable|cancel\w*|discounts?|half price|vouchers?|gift cards?|commission|vat|fees?|charged?|surcharge|prices?|no extra cost|balance|instal?ments|per cent|percent|concessions?|bursar\w+|call[- ]?out|minimum (?:order|spend|charge|hire|stay|booking)|quotes? (?:is|are|within)|free for)\b|\d\s?%|[£$€₹]\s?\d|\bRs\.?\s?\d/iu,
  ],
  [
    'way',
    /\b(?:park|parking|car park|stations?|ferry|bus(?:es)?|tram|trains?|minutes? (?:walk|from)|miles? (?:from|away|of)|entrance|upstairs|downstairs|ground floor|first floor|lift|step[- ]free|wheelchairs?(?! (?:fencing|basketball|tennis|rugby|racing|dance))|accessible|access\b|i cover|we cover|covering|(?:i|we) (?:travel|come|deliver|drive)|postcodes?|nearest|opposite|next to|behind the|round the back|buzzer|doorbell|radius|within \d+ (?:miles|km))\b/iu,
  ],
  [
    'before',
    /\b(?:bring|wear|arrive|arrival|leave before|check[- ]?in|please|must|not allowed|aged?|ages|under[- ]\d+s?|over[- ]\d+s?|years old|dogs?|pets?|children|book(?:ed|ing)? (?:early|about|up|out|ahead|in advance|is|by|online)|in advance|notice|weeks? (?:out|wait|ahead|before|notice)|waiting list|lead time|turn up|drop in|appointment|reserve|deadline|suitable|beginners|experience|allerg\w+|vegan|vegetarian|gluten|provided|included|allow|takes|lasts|no (?:walk|children|dogs|smoking|alcohol|calls)|text me|ring|call)\b/iu,
  ],
];

/** The topic of a statement. */
export const topicOf = (text: string): Topic =>
  /^(?:it\s|entry\s|that\s)?costs?\b.*[£$€\d]|^(?:entry|admission|membership|prices?|fees?)\b.*[£$€]\s?\d/iu.test(
    text,
  )
    ? 'money'
    : (tests.find(([, test]) => test.test(text))?.[0] ?? 'other');
