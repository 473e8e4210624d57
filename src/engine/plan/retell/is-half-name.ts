/** "Wembley and Kingsbury between 5 and 7", "all 1,140 stations", "it costs": what is cut out of a sentence names nothing that has a price. */
export const isHalfName = (name: string): boolean =>
  /n['’]t$/iu.test(name) ||
  /\b(?:between|from|to|until|at|and|for|of|up to|need|needs)$/iu.test(name) ||
  /^(?:all|each|both|from|only|we need|need|there(?:['’]s| is| are)|(?:usually |normally )?worth(?: around| about| over| up to)?|(?:i|we) charge|charge|otherwise|(?:an?\s)?(?:half )?hours?(?: and a half)?|costs?|sorry|(?:it|they|we|this|that|prices?)\s(?:costs?|is|are|starts?))$|^(?:in|during|from|until)\s(?:\p{Lu}\p{L}+|winter|summer|spring|autumn|low|high)\b/iu.test(
    name,
  );
