import type { AppLimit } from './app-limit';

/** The games that are built, by any of their names. */
const knownGames =
  /\bsnake|sudoku|2048|connect[- ]?(?:four|4)|(?:four|4) in a (?:row|line)|mine ?sweeper|wordle|(?:five|5)[- ]letters?|tic[- ]?tac|noughts|memory|\bpairs?\b|matching|concentration|hangman|\bdice\b|coin (?:flip|toss)|flip a coin|bingo|draw|guess|higher or lower|rock[, -]*paper|typing|tetris|falling blocks?|tetromino|break[- ]?out|arkanoid|brick|pong|flappy|whac?k|moles?|simon|sequence|reaction|reflex|clicker|idle|incremental|generator|roulette|randomi[sz]er|scores?\s?(?:keep|board|track|card)|picker|decider|decision|chooser|name picker|team|wheel|spin|raffle|secret santa|scribble|paint/u;

/** What people ask of games, quizzes and polls and what these do not do yet. */
export const playLimits: readonly AppLimit[] = [
  {
    asked: /\b(?:generator|roulette|randomi[sz]er)\b/u,
    kinds: ['game'],
    unless:
      /\b(?:bingo|team|group|number|password|dice|random name)s? (?:cards? )?generator\b|\bsecret santa\b|\bpairs?\b|\braffle\b/u,
    says: 'It draws one at a time from a list, which can be changed on the page: it makes nothing up, and fits nothing to what is chosen.',
  },
  {
    asked: /\b(?:obstacles?|power-?ups?|multiplayer|two[- ]player|2[- ]player|skins?|campaign)\b/u,
    unless:
      /\btic[- ]?tac|\bnoughts\b|\bmemory\b|\bscore\s?keep|\bhangman\b|\bdice\b|\bdraw|\bpong\b|\bconnect (?:four|4)|\bpower-?ups?\b(?=.*\bclicker)/u,
    kinds: ['game'],
    says: 'The game is the plain one: obstacles, power-ups and other modes are not in it yet.',
  },
  {
    asked: /\b(?:levels?|difficulty|(?:easy|hard) mode|speeds?)\b/u,
    kinds: ['game'],
    unless:
      /\bmemory\b|\bsnake\b|\btic[- ]?tac|\btyping\b|\bsettings?\b|tetris|falling blocks?|break[- ]?out|arkanoid|brick|pong|flappy|whac?k|simon|sudoku/u,
    says: 'There is one level: a choice of how hard it is, is not in it yet.',
  },
  {
    asked: /\bexport\w*|\bcsv\b|\b(?:leave|enter|with) (?:their|your|a) names?\b|\bwho voted\b/u,
    kinds: ['poll'],
    says: 'Votes are counted without names on this page: there is no list of voters and no export of them yet.',
  },
  {
    asked:
      /\b(?:clos(?:e|es|ing)|ends?|ending|deadline|until|open till)\b(?: on| by| at| next| this)* (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|noon|tonight|tomorrow|the end of)\b/u,
    kinds: ['poll'],
    says: 'Voting ends on a day of the calendar: tell me which ("closes on 12 June 2027"), and the page takes no votes after it.',
  },
  {
    asked: /\b(?:free text|open) (?:questions?|answers?)\b/u,
    kinds: ['poll'],
    says: 'The poll takes one answer by choice: a question that is answered in words is not in it yet.',
  },
  {
    asked: /\bgames?\b|\bcrosswords?\b|\bword ?search\b|\bsolitaire\b|\bchess\b|\bcheckers\b|\bpac-?man\b/u,
    kinds: ['game'],
    unless: knownGames,
    says: 'That game is not among those I can build yet, so one that I can stands here: snake, 2048, memory, tic-tac-toe, falling blocks, breakout, hangman, dice, bingo or a number to guess.',
  },
  {
    asked: /\b(?!3 ?[x×] ?3)\d ?[x×] ?\d\b/u,
    kinds: ['game'],
    unless: /^(?![\s\S]*(?:\btic[- ]?tac|\bnoughts\b))/u,
    says: 'The board has three rows of three: larger ones are not in it yet.',
  },
  {
    asked: /\b(?:notes|pencil) (?:mode|marks?)\b|\bpencil\b/u,
    kinds: ['game'],
    unless: /^(?![\s\S]*\bsudoku\b)/u,
    says: 'A square holds one digit: pencil marks are not in it yet.',
  },
  {
    asked: /\b(?:[2-9]|two|three|four|five|six|several|multiple) questions\b/u,
    // Those that say what they ask stand there.
    unless:
      /\bquestions?\s?[:(]|\bquestions, (?:best|worst|favou?rite|which|what|where|when|who|how)\b|\?[^?]{3,200}\?|\([^()]+,[^()]+\)[^()]+\([^()]+,/u,
    kinds: ['poll'],
    says: 'The poll holds one question until you tell me the others: write each with its answers in brackets.',
  },
  {
    asked: /\btrue[ /-]*(?:(?:or|and|vs)[ -])?false\b/u,
    kinds: ['quiz'],
    says: 'Each question has answers to choose from: statements that are true or false stand there once you write them as questions of your own.',
  },
  {
    asked: /\blives\b|\b\d wrong answers? end/u,
    kinds: ['quiz'],
    says: 'The quiz asks all its questions: lives that run out are not in it yet.',
  },
  {
    asked:
      /\b(?:best|high) scores? (?:with|and) names?\b|\bnames? (?:for|with) (?:the )?(?:best|high) scores?\b/u,
    kinds: ['game'],
    unless: /\bsnake\b|\bmemory\b|\b2048\b|\btyping\b|\bmatching\b|\bpairs\b/u,
    says: 'The best score is kept without a name.',
  },
  {
    asked: /\b(?:undo|history of (?:the )?moves)\b/u,
    unless:
      /\b2048\b|\bconnect (?:four|4)\b|\bfour in a (?:row|line)\b|\btic[- ]?tac|\bnoughts\b|\bscore ?(?:board|keep\w*|card|sheet|pad|counter)|\bdarts?\b|\braffle\b|\b(?:drawing|sketch\w*|doodle)\b/u,
    kinds: ['game'],
    says: 'There is no undo in it yet; what is kept can be exported before larger changes.',
  },
];
