const tool = 'builder|maker|generator|creator|editor|writer|tool|app|application';

/** "Resume builder website with …": a page, where the tool itself is asked for. */
const asPage = '(?: (?:web ?)?(?:app|application|tool|page|site|website))?';

/** What may stand behind a tool that is asked for, and not behind one that somebody sells or writes about. */
const ending =
  '(?=[,.:;!?]|$| \\d| (?:with|for|that|where|which|in|on|to|called|named|i|we|using|and|from|like|as|so|by|has|please|it)(?![\\p{L}]))';

/** Tools that one fills in, plays or draws with: their own words are their name. */
export const makerHeads: readonly string[] = [
  `(?:resume|cv|curriculum vitae|resume and cover letter)(?: ?\\/ ?cv)? (?:${tool})s?${asPage}`,
  `(?:(?:local|offline|mini|browser|minimal|retro|lofi|lo-fi|mobile) )?(?:music|mp3|audio|song|playlist|sound file) players?${asPage}`,
  `json (?:and \\p{L}+ )?(?:formatter|validator|viewer|beautifier|prettifier|minifier|editor|checker|linter|parser)(?: (?:and|\\/|&) (?:formatter|validator|viewer|minifier|beautifier))?${asPage}`,
  `(?:regex|regexp|regular expressions?) (?:tester|checker|builder|playground|debugger|matcher|tool)${asPage}`,
  `memes? (?:generator|maker|creator|builder|editor|studio|tool|app)${asPage}`,
  `(?:image|photo|picture|jpe?g|png|webp) (?:size |file )?(?:resizer|compressor|optimi[sz]er|shrinker|reducer|scaler)(?: (?:and|\\/|&) (?:compressor|converter|resizer))?${asPage}`,
  `(?:(?:random|inspirational|motivational|stoic|inspiring) )*quotes? (?:generator|machine|app|of the day|randomi[sz]er)${asPage}(?!.*\\b(?:tax|vat|gst|line items?|labou?r|customers?|clients?|materials|estimates?)\\b)`,
  `(?:text[- ]to[- ](?:speech|voice)|tts|read[- ]aloud)(?: (?:reader|converter|tool|app|player))?${asPage}`,
  `(?:family|genealogy|ancestry) trees? (?:maker|builder|creator|editor|tool|app)${asPage}`,
  `mind ?maps?(?:ping)?(?: (?:maker|builder|creator|editor|tool|app))?${asPage}`,
  `org(?:ani[sz]ation(?:al)?)?[- ]?charts?(?: (?:maker|builder|creator|editor|tool|app))?`,
  `(?:sticky[- ]?notes?|post[- ]?its?)(?: (?:board|wall|app|tool))?${asPage}`,
  `(?:white ?board|board|wall|corkboard|pinboard) (?:with|of|for) (?:(?:draggable|coloured|colored|colou?rful|movable) )*(?:sticky[- ]?notes?|post[- ]?its?)`,
  `(?:mini |excel[- ]like )?(?:spread ?sheets?|excel clone)(?: (?:app|tool|editor|clone))?`,
  `(?:(?:guitar|ukulele|bass|violin|viola|cello|mandolin|banjo|instrument|chromatic) )+tuner${asPage}`,
  `(?:(?:month(?:ly)?|event|events) )*calend[ae]r (?:app|tool|planner|application)`,
  `drum (?:machine|sequencer|pad)s?(?: app)?${asPage}`,
  `beat ?(?:maker|machine|box|sequencer)s?(?: app)?${asPage}`,
  `(?:(?:virtual|playable|interactive|mini) )+(?:piano|synth(?:esi[sz]er)?)(?: keyboard| keys| app)?${asPage}`,
  `(?:piano|synth(?:esi[sz]er)?)(?: keyboard| keys| app| player)*${asPage}(?= (?:i|you|we|that|to) (?:can )?(?:be )?play)`,
  `(?:base ?64|url|html(?: entit(?:y|ies))?) (?:text )?(?:encoder|decoder|encoding|converter|tool)(?:(?: and |\\/| \\/ | & | )(?:encoder|decoder))?(?: tool)?${asPage}`,
  `(?:morse(?: code)?|roman numerals?) (?:translators?|converters?|encoder|decoder|generator|tool|app)${asPage}`,
  `(?:(?:month(?:ly)?|event|events|family|shared|team) )*calend[ae]r(?= (?:with|where|that|i can|to)\\b[^.]{0,40}\\b(?:events?|reminders?|month view|appointments|add)\\b)`,
  `(?:colou?r )?contrast (?:checker|calculator|tester|tool)${asPage}`,
  `(?:(?:single|double)[- ]elimination )?(?:tournament|knock-?out|playoffs?|elimination) brackets?(?: (?:maker|generator|creator|builder|app|tool))?${asPage}`,
  `(?:lott(?:ery|o)|random) numbers? (?:generator|picker|draw)s?(?: app)?${asPage}`,
  `lott(?:ery|o) (?:generator|picker|draw)${asPage}`,
].map((head) => `(?:${head})${ending}`);
