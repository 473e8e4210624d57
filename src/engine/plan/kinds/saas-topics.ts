/** What a piece of software is for, with features and words of that work. */
export type SoftwareTopic = {
  readonly words: RegExp;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly features: readonly (readonly [title: string, text: string, art: string])[];
};

/** Sorts of software a prompt may name, the most telling first. */
export const softwareTopics: readonly SoftwareTopic[] = [
  {
    words: /\bexpenses?\b|\breceipts?\b|\bmileage\b/iu,
    headlines: [
      'The receipt is in, the pocket is empty',
      'Expenses, done at the till',
      'No more shoebox in the last week of the month',
    ],
    lede: 'What was spent, by whom and on what, is in one place before anybody has to ask for it.',
    features: [
      ['At the till', 'A picture, a category, done.', 'receipt'],
      ['Nothing typed twice', 'Amount, date and shop are read for you.', 'document'],
      ['Who approves what', 'One tap for the small ones, a question for the large ones.', 'check'],
      ['Ready for the books', 'A tidy list for your accountant at the end of the month.', 'chart'],
    ],
  },
  {
    words: /\bmonitor(?:ing|s)?\b|\buptime\b|\balerting\b|\bincidents?\b|\bobservab/iu,
    headlines: [
      'Hear it from us, not from a customer',
      'Asleep, and still the first to know',
      'Down for seconds, not for a morning',
    ],
    lede: 'Checks that run while you do something else, and a message that says what broke, where and since when.',
    features: [
      ['Checked all the time', 'From outside, the way your users see it.', 'globe'],
      ['One message, not forty', 'Repeats are grouped, and what mended itself says so.', 'bell'],
      ['A page for everybody else', 'Your users read what is going on without asking.', 'screen'],
      ['What happened, in order', 'A plain record for the morning after.', 'document'],
    ],
  },
  {
    words: /\b(?:resume|résumé|cv|cover letter) (?:builder|maker|writer|generator|editor|template)/iu,
    headlines: [
      'One page, and every line earns its place',
      'Written tonight, sent tomorrow',
      'Your working life, in good order',
    ],
    lede: 'Fill in what you have done, choose how it looks, and save a clean page that can be read in half a minute.',
    features: [
      ['Line by line', 'It asks for one thing at a time, and you never face an empty page.', 'pencil'],
      ['Layouts that print', 'Change the look at any time; the words stay where they are.', 'document'],
      ['One for each job', 'Keep copies, and move what matters to the top.', 'copy'],
      ['Saved as PDF', 'Readable by people and by the programs that sort them.', 'download'],
    ],
  },
  {
    words:
      /\b(?:music|audio|song|video|mp3|media) (?:player|streaming|library|app|service)|\bpodcast (?:player|app)|\bradio app/iu,
    headlines: [
      'Press play, put it away',
      'The next song is already right',
      'Everything you listen to, in one place',
    ],
    lede: 'Albums, lists and whatever you heard last, a tap away, with nothing between you and the first note.',
    features: [
      ['Lists you make', 'Drag, reorder, share; or let it run on.', 'list'],
      ['A queue you can see', 'What comes next, and what you can still change.', 'play'],
      ['Without a connection', 'Kept on the device for trains and cellars.', 'download'],
      ['Sleep timer', 'It goes quiet when you do.', 'moon'],
    ],
  },
  {
    words: /invoic|billing|accounting|expense|bookkeep/iu,
    headlines: [
      'Send the invoice, then close the laptop',
      'Get paid without the awkward mail',
      'Invoices that follow up for you',
    ],
    lede: 'Write it in a minute, send it as a clean PDF, and let polite reminders do the waiting.',
    features: [
      ['Invoice in a minute', 'Clients, rates and tax are remembered. You type the hours.', 'receipt'],
      [
        'Reminders with manners',
        'Three tones, from friendly to firm, sent on the days you choose.',
        'envelope',
      ],
      ['See what is owed', 'One list: sent, seen, late, paid.', 'chart'],
      ['Ready for the tax office', 'Export a quarter as CSV or PDF in two clicks.', 'calculator'],
      ['Quotes become invoices', 'Accepted? One press and it is billed.', 'document'],
      ['Every currency', 'Bill abroad, book at home.', 'coin'],
    ],
  },
  {
    words: /project|task|team|collaborat|workflow|productiv/iu,
    headlines: [
      'Know what happens next',
      'Fewer meetings, clearer Mondays',
      'The plan everyone actually opens',
    ],
    lede: 'One calm place for who does what by when. Updates write themselves, so that people can work.',
    features: [
      ['A board that stays small', 'Work in progress has a limit, and the board says so.', 'board'],
      ['Updates by themselves', 'A short digest each morning instead of another call.', 'sun'],
      ['Dates that move together', 'Shift one, and what depends on it follows.', 'calendar'],
      ['Search that finds it', 'Tasks, files and decisions in one field.', 'search'],
      ['Guests welcome', 'Clients see their part and nothing else.', 'door'],
      ['Works offline', 'On the train, too. It syncs when it can.', 'railway'],
    ],
  },
  {
    words: /analytic|data|dashboard|metric|report|insight/iu,
    headlines: [
      'The numbers, before the question',
      'See it change while it still matters',
      'One chart instead of forty tabs',
    ],
    lede: 'Connect your sources once and read one page each morning: what moved, by how much and why.',
    features: [
      ['Plain answers', 'Ask in a sentence, get a chart you can check.', 'chart'],
      ['Alerts with a reason', 'Not only that it dropped, but where.', 'bell'],
      ['No cookies needed', 'Counts visits without following people.', 'shield'],
      ['SQL when you want it', 'Everything you see can be opened as a query.', 'terminal'],
      ['Shared by link', 'Read-only, with an expiry date.', 'link'],
      ['Fast on large tables', 'Millions of rows, one breath.', 'rocket'],
    ],
  },
  {
    words: /developer|api\b|deploy|devops|code|infrastructure|hosting|database|monitor/iu,
    headlines: [
      'Push, and it is live',
      'Fewer pages at three in the morning',
      'Infrastructure that explains itself',
    ],
    lede: 'One command from branch to running service, with logs you can read and a way back when you need it.',
    features: [
      ['One command', 'Build, ship, check. Roll back with the same word.', 'terminal'],
      ['A copy per branch', 'Every pull request gets an address to look at.', 'branch'],
      ['Logs worth reading', 'Structured, searchable, kept.', 'document'],
      ['Secrets stay secret', 'Encrypted at rest, shown to nobody, rotated by you.', 'key'],
      ['Honest limits', 'Written on one page, with what happens at each.', 'scales'],
      ['Leave whenever', 'Plain containers and a full export.', 'door'],
    ],
  },
  {
    words: /\bai\b|assistant|chatbot|machine learning|\bgpt\b|automat/iu,
    headlines: ['The first draft, done by nine', 'Let it do the dull half', 'Help that shows its sources'],
    lede: 'It reads what you give it, drafts what you ask for and shows where each sentence came from.',
    features: [
      ['Sources beside every line', 'Click a sentence, see the page it rests on.', 'book'],
      ['Your tone, learnt', 'Give it five good letters; it stops sounding like a robot.', 'pencil'],
      ['You press send', 'Nothing leaves without a person.', 'hands'],
      ['Private by default', 'Your files are not used to train anything.', 'shield'],
      ['Hands over politely', 'When it does not know, it says who might.', 'chat'],
      ['Fits your tools', 'Mail, documents, tickets.', 'plug'],
    ],
  },
  {
    words: /schedul|calendar|booking|appointment|meeting/iu,
    headlines: [
      'Find the hour that works for all',
      'Booked, without nine mails',
      'Your calendar, with manners',
    ],
    lede: 'Share one link, keep your mornings and let people choose from what is really free.',
    features: [
      ['One link', 'It shows only the hours you would say yes to.', 'calendar'],
      ['Buffers and limits', 'Four calls a day, not five.', 'clock'],
      ['Reminders', 'So that people come.', 'bell'],
      ['Round table', 'Finds the hour for six people in three time zones.', 'globe'],
      ['Paid sessions', 'Take a deposit through your own provider.', 'coin'],
      ['Your name on it', 'Colours, words and address are yours.', 'brush'],
    ],
  },
];

/** Software whose job the prompt does not name. */
export const plainSoftware: SoftwareTopic = {
  words: /./u,
  headlines: [
    'The dull part, done before lunch',
    'Less clicking, more Friday',
    'One tool, and the rest can close',
  ],
  lede: 'Set it up over a coffee, hand it the part of the week nobody likes, and see what it did in one list.',
  features: [
    ['Ready in an afternoon', 'Import what you have; keep your own names for things.', 'rocket'],
    ['One list of what happened', 'Who did what, when, and how to undo it.', 'document'],
    ['Made for keyboards', 'Every action has a key. Most have one.', 'terminal'],
    ['Fits beside your tools', 'Mail, calendar, sheets.', 'plug'],
    ['Roles that make sense', 'Owner, editor, reader. That is all.', 'key'],
    ['Your data leaves with you', 'Full export, any day, no questions.', 'door'],
  ],
};
