/** What made things do for people, in their bare form: by them "keeps score and explains rules" is told to be two deeds. */
export const deedVerbs: ReadonlySet<string> = new Set(
  `adapt add adjust alert analyse analyze announce answer approve archive arrange ask assign auction automate award back balance bill block
  book break bring brew browse build buy calculate call capture carry catch categorise categorize change charge chart chase chat check choose claim clean clear
  coach collaborate collect combine compare compile compose compress connect convert cook cool coordinate copy count cover create cut deliver design
  detect dim dispense display do download draft draw dry edit email encrypt explain export extract fill filter find finance fix flag fold follow
  forecast format forward gather generate get give glow group grow guard guess guide handle harvest heat help hide hold host identify import improve
  inform invite keep know learn lease lend let level light limit link list listen locate lock log look make manage map mark match measure meet
  mend merge mix mock monitor move name notify offer open order organise organize pack pair parse pay pick pitch plan play point post
  practise practice predict prepare prevent print process produce promise protect prove publish pull purify put queue rate reach read
  recognise recognize recommend reconcile record recycle reduce refill remember remind remove rent reorder repair replace reply report
  rename renew research resell reserve resize return reveal review reward ring rotate route run save say scan schedule score scrape search see sell send serve
  set share ship show sign sleep slow solve sort speak split spot stack start stay steam stop store stream stretch suggest summarise
  summarize survey swap switch sync take talk teach tell test text time track trade train transcribe translate transform trigger tune turn
  unlock update upload use vibrate visualise visualize vote wait wake walk warm warn wash watch water weigh work wrap write`.split(
    /\s+/u,
  ),
);

/** "identifies" as "identify", "watches" as "watch". */
export const bareVerb = (third: string): string => {
  const word = third.toLowerCase();
  if (word === 'does' || word === 'goes') return word.slice(0, -2);
  if (word === 'has') return 'have';
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/u.test(word)) return word.slice(0, -2);
  return word.replace(/s$/u, '');
};

/** Whether a word says what a single thing does: "texts", "keeps". */
export const isDeed = (word: string): boolean => word.endsWith('s') && deedVerbs.has(bareVerb(word));
