import type { SiteKind } from '@/domain/site/vocabulary';

/** Apps told by what they do, where no noun tells them: "how much paint do I need calculator"; `isWhole`: the words found are what it is. */
export const toldByUse: readonly (readonly [asked: RegExp, kind: SiteKind, isWhole?: true])[] = [
  [/^(?:(?!\b(?:with|and|plus)\b)[^,.;:!?])*\bcalculator\b/u, 'calculator'],
  [
    /^(?:\p{L}+ ){0,4}?(?:tool|app|page|something|thing) (?:that|which|to) (?:tells?|shows?|works? out|calculates?|figures? out|finds? out|knows?|says?) (?:\p{L}+ )?how (?:much|many|old|long|far)\b/u,
    'calculator',
  ],
  [
    /\b(?:words?|characters?|letters?) (?:and (?:words?|characters?) )?counters?\b|\bcontador de palabras\b/u,
    'calculator',
    true,
  ],
  [/\b(?:tool|app|page|something|thing) (?:that|which|to) (?:turns?|converts?|changes?) .+ (?:in)?to\b/u, 'converter'], // prettier-ignore
  [
    /\b(?:suggest\w*|ideas?|requests?|(?:short)?list|films?|songs?|books?|games)\b.*\b(?:up-?vot\w*|vot(?:e|es|ing))\b.*\b(?:up|down|top|first|most|order|rank\w*|best)\b|\bup-?vot(?:e|es|ing) (?:app|list|board|tool)\b|\b(?:feature|song|film) requests? (?:board|list|app)\b|\bsuggestion (?:box|board|list)\b/u,
    'poll',
  ],
  // "Convert kg to pounds, celsius to fahrenheit"
  [
    /^(?:(?:please|i (?:want|need) to|help me|make|create|build|an? (?:page|tool|app) (?:that|to|which)) )*converts? (?:from )?\p{L}+(?: \p{L}+)? (?:in)?to \p{L}+/u,
    'converter',
  ],
  // What is paid again and again is evened out; a bill at the table is one sum.
  [/\bsplit(?:s|ting)? (?:(?:the|our|my|a|up|all|household|monthly) )*(?:(?:costs?|money|expenses?)\b.*\b(?:between|among|with)|bills|rent|utilities)\b|\b(?:page|tool|app) (?:that|which|to|for|where we) (?:shar(?:e|ing)|divid(?:e|ing)) (?:(?:the|our|all) )*(?:costs?|expenses?|bills|rent)\b/u, 'tracker'], // prettier-ignore
  [/\bwho owes\b|\bowes? (?:whom|who|each other)\b|\bsettle up\b|^(?:(?:i|we)(?:['’]m| am|['’]re| are) )?sav(?:e|ing) (?:up )?for\b/u, 'tracker'], // prettier-ignore
  [
    /^(?:(?!\b(?:with|and|plus)\b)[^,.;:!?])*\bqr[- ]?codes? (?:maker|generator|creator|tool|app|builder)s?\b|^(?:(?!\b(?:with|and|plus)\b)[^,.;:!?])*\bqr generator\b|\bgenerador de codigos qr\b|\bgenerateur de (?:codes? )?qr\b|\bqr-?code-?generator\b|\bgerador de (?:codigos )?qr\b|\bgeneratore di (?:codici )?qr\b/u,
    'calculator',
    true,
  ],
  [
    /^(?:(?!\b(?:with|and|plus)\b)[^,.;:!?])*\b(?:lorem ipsum|(?:dummy|placeholder|filler) text)(?: text)? (?:generator|maker|creator|tool|app)s?\b|\bgenerador de (?:texto )?lorem ipsum\b|\bgenerateur de (?:faux texte|lorem ipsum)\b|\bblindtext-?generator\b|\blorem-ipsum-?generator\b|\bgerador de lorem ipsum\b|\bgeneratore di lorem ipsum\b|مولد (?:نص )?لوريم|מחולל לורם/u,
    'calculator',
    true,
  ],
  // "Daily water counter, tap to add, resets at midnight": what is counted up, and nobody's counter in a shop.
  [/^(?:(?!word|character|letter|bar|deli|lunch|cheese|fish|meat|food|service|check)[\p{L}-]+ ){1,3}counter\b(?=[^]*\b(?:tap|taps|resets?|undo|goal|(?:a|per|each|every) day|today|midnight|weekly|history)\b)/u, 'tracker', true], // prettier-ignore
  [/\bmeeting costs? (?:calculator|counter|clock|timer|meter|tracker|app)\b/u, 'calculator', true],
  [/\b(?:split|splits|splitting|divide|share)s? (?:the |a |our )?(?:\p{L}+ )?(?:bill|check)\b/u, 'calculator'], // prettier-ignore
  [
    /\b(?:random )?(?:names?|winners?|students?|prize|raffle|order|lottery) (?:pickers?|draws?|selectors?|choosers?|generators?|wheels?)\b|\b(?:lucky|prize|spin(?:ning)?|spinner) wheel\b|\bwheel of (?:names|fortune)\b|\bpicks? (?:a |random |a random )?(?:name|student|winner|person)\b|\bdraws? (?:a |random )?names?\b|\bsorteo de nombres\b|\btirage au sort\b|\bnamen ziehen\b|\bglucksrad\b|\bsorteio de nomes\b|\bsorteggio\b|قرع[هة] (?:ال)?[اأ]سماء|הגרלת שמות/u,
    'game',
    true,
  ],
  [/\btyping (?:speed )?(?:test|trainer|tutor|practice|game)\b|\bwpm test\b/u, 'game', true],
  [
    /\bpassword (?:generator|maker|creator)s?\b|\bgenerador de contrasenas\b|\bgenerateur de mots? de passe\b|\bpasswort-?generator\b|\bgerador de (?:senhas|palavras-passe)\b|\bgeneratore di password\b|\bgenerator hasel\b|مولد كلمات (?:ال)?مرور|מחולל סיסמאות/u,
    'calculator',
    true,
  ],
  [
    /\bworld clocks?\b|\btime ?zone (?:clock|converter|app)s?\b|\breloj mundial\b|\bhorloge mondiale\b|\bweltzeituhr\b|\brelogio mundial\b|\borologio mondiale\b|ساع[هة] العالم|שעון עולמי/u,
    'timer',
    true,
  ],
  [
    /^(?:(?:make|create|build|i (?:want|need)|please|me|just|an?|the|simple|big|nice|full ?screen|app|page|that) )*counts? ?down (?:(?:page|timer|clock|site|website) )?(?:to|until|till|for)\b/u,
    'timer',
  ],
  [/\bsign[- ]?up (?:sheet|form|list|page)\b.*\b(?:slots?|times?|shifts?)\b/u, 'booking'],
  [/\b(?:page|app|tool|screen|something)\b[^.;]{0,40}\b(?:tap|keep|count|add)s? (?:up )?(?:(?:the|who|our|home|your|a) )*(?:scor\w+|points)\b/u, 'game'], // prettier-ignore
  [/\b(?:page|app|tool|list|something)\b[^.,;]{0,40}\b(?:tick|check|cross)(?:s|ing)? (?:them )?off\b|\breminder list\b|\blist of (?:reminders|jobs|errands|tasks)\b/u, 'todo'], // prettier-ignore
];
