const tool =
  '(?:(?:web ?)?apps?|web application|application|tool|tracker|log ?book|log|journal|diary|register|tally|sheet|spreadsheet|widget|page|screen|something|somewhere|place|thing|way)';
const verb =
  '(?:keep(?:s|ing)? (?:track|a (?:record|tally|log|count|note|diary)|tabs|count|note|notes|records) (?:of|on)|track(?:s|ing)?|log(?:s|ging)?(?: in)?|records?|recording|(?:not(?:e|es|ing)|jot(?:s|ting)?|writ(?:e|es|ing)|tick(?:s|ing)?) down|not(?:e|es|ing)|count(?:s|ing)?(?! down)|tall(?:y|ies|ying)|monitor(?:s|ing)?|enter(?:s|ing)?|add(?:s|ing)? up)';
const led = "(?:to|for|that|which|can|could|and|[\\p{L}’']+)";
const wish =
  "(?:(?:hi|hello|hey)[, ]+)?(?:please )?(?:(?:i|we)(?:['’]d like| would like| want| need|['’]m trying| am trying| have| like)? (?:a (?:simple |easy )?way )?to |(?:can you )?help (?:me|us) (?:to )?)?";

/** Where English says what somebody wants to write down again and again; what is written down follows. */
export const englishKeeping: readonly RegExp[] = [
  new RegExp(`^[^.,;:!?]{0,40}?\\b${tool}\\b[^.,;:!?]{0,50}?\\b${led} ${verb} (?=\\p{L})`, 'u'),
  new RegExp(`^${wish}${verb} (?=(?:my|our|the|how|what|all|every)\\b)`, 'u'),
  /^(?:(?:an?|the) )?(?:\p{L}+ )?(?:log|log ?book|diary|journal|tracker) (?:for|of) (?=(?:my|our)\b)/u,
  new RegExp(`^(?:i|we)(?:['’]d like| would like| want| need) to ${verb} (?=\\p{L})`, 'u'),
];
