const languages: readonly (readonly [code: string, names: RegExp, english: string])[] = [
  ['en', /^(?:english|ingles\w*|anglais\w*|englisch\w*|engels\w*|angielsk\w*|ingilizce|en)$/, 'English'],
  [
    'es',
    /^(?:spanish|espanol\w*|castellano|espagnol\w*|spanisch\w*|espanhol\w*|spagnol\w*|spaans\w*|hiszpansk\w*|ispanyolca|es)$/,
    'Spanish',
  ],
  ['fr', /^(?:french|frances\w*|francais\w*|franzosisch\w*|frans\w*|francuski\w*|fransizca|fr)$/, 'French'],
  [
    'de',
    /^(?:german|aleman\w*|allemand\w*|deutsch\w*|alema\w*|tedesc\w*|duits\w*|niemieck\w*|almanca|de)$/,
    'German',
  ],
  [
    'pt',
    /^(?:portuguese|portugues\w*|portugais\w*|portugiesisch\w*|portoghes\w*|portugees\w*|portugalsk\w*|portekizce|pt)$/,
    'Portuguese',
  ],
  ['it', /^(?:italian|italian\w*|italien\w*|italiaans\w*|wlosk\w*|italyanca|it)$/, 'Italian'],
  [
    'nl',
    /^(?:dutch|holandes\w*|neerlandais\w*|niederlandisch\w*|olandes\w*|nederlands\w*|niderlandzk\w*|hollandaca|nl)$/,
    'Dutch',
  ],
  ['pl', /^(?:polish|polac\w*|polonais\w*|polnisch\w*|polones\w*|pools\w*|polsk\w*|lehce|pl)$/, 'Polish'],
  ['tr', /^(?:turkish|turco|turca|turc|turque|turkisch\w*|turks\w*|tureck\w*|turkce|tr)$/, 'Turkish'],
  ['ar', /^(?:arabic|arabe|arabisch\w*|arabo|araba|arabsk\w*|arapca|ar)$/, 'Arabic'],
  [
    'he',
    /^(?:hebrew|hebreo|hebrea|hebreu|hebraisch\w*|ebraico|ebraica|hebreeuws\w*|hebrajsk\w*|ibranice|he)$/,
    'Hebrew',
  ],
  ['fa', /^(?:persian|farsi|fa)$/, 'Persian'],
  ['ja', /^(?:japanese|ja)$/, 'Japanese'],
  ['zh', /^(?:chinese|zh)$/, 'Chinese'],
  ['ko', /^(?:korean|ko)$/, 'Korean'],
  ['ru', /^(?:russian|ru)$/, 'Russian'],
  ['sv', /^(?:swedish|sv)$/, 'Swedish'],
  ['da', /^(?:danish|da)$/, 'Danish'],
  ['nb', /^(?:norwegian|no)$/, 'Norwegian'],
];

/** The language that a word without accents names, as its code and its English name; null when it names none. */
export function namedLanguage(word: string): readonly [code: string, name: string] | null {
  const found = languages.find(([, names]) => names.test(word));
  return found ? [found[0], found[2]] : null;
}
