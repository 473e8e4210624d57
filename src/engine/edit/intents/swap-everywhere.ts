import { swapWords } from '../draft/swap-words';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { giveName } from './rename-site';
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

const all =
  '(?:everywhere|throughout|on (?:every page|all pages|each page|site|whole site)|in (?:all texts?|whole site|every text|all places)|across (?:site|all pages|whole site|pages)|throughout (?:site|whole site|text|all pages)|all over(?: site)?|wherever it (?:stands|says|appears|is))';
const noun = '(?:(?:words?|term|phrase|wording|name|every|all|each|any|mentions? of|instances? of|every mention of|occurrences? of) )*'; // prettier-ignore
const few = String.raw`"…"|\S+(?: \S+){0,3}?`;

const forms: readonly RegExp[] = [
  // "Call it workshop instead of studio everywhere", "say guests rather than customers"
  new RegExp(
    `^(?:call|rename|name|use|say|write|put|have|want|show) (?:(?:it|them|us|me|that|this|to) )*${noun}(?<to>${few}) (?:instead of|rather than|in place of|and not|not) ${noun}(?<from>${few})(?: ,)?(?: ${all})?$`,
  ),
  // "Replace the word studio with workshop", "swap classes for workshops on all pages"
  new RegExp(
    `^(?:change|replace|swap|rename|make|call|turn) (?:words?|term|phrase|(?:all|every|each|any)? ?(?:mentions?|instances?|occurrences?) of(?: word)?|every word|all words) (?<from>${few})(?: ${all})? (?:to|with|by|into|for|as) (?:word )?(?<to>${few})(?: ${all})?$`,
  ),
  new RegExp(
    `^(?:change|replace|swap|rename|make|call|turn) ${noun}(?<from>${few})(?: ${all})? (?:to|with|by|into|for|as) (?:word )?(?<to>${few}) ${all}$`,
  ),
  new RegExp(
    `^(?:change|replace|swap|turn|rename) (?:every|all|each) (?:words? )?(?<from>${few}) (?:to|with|by|into|for|as) (?<to>${few})$`,
  ),
  new RegExp(
    `^${all} (?:(?:change|replace|swap) )?(?:it says )?(?<from>${few}) (?:to|with|by|for|should (?:say|be)|into) (?<to>${few})$`,
  ),
];

/** Things with looks of their own: "make all buttons into cards everywhere" is no wish about a word. */
const looks =
  /^(?:it|them|this|that|site|page|font|fonts|colou?rs?|buttons?|headings?|text|background|logo|header|footer|corners?|photos?|pictures?|images?|prices?|phone(?: number)?|email|number|address|hours|opening hours|name)$/;

/** "Call it workshop instead of studio everywhere": one word for another in all texts, capitals and plural as they were. */
export const swapEverywhere: Intent = {
  name: 'set-text',
  attempt(step) {
    // How a page was told is off the words by now, what was said of all pages too.
    const isAll = new RegExp(
      String.raw`(?<!\p{L})(?:everywhere|partout|por todas partes|en todas partes|em todo o lado|überall|overal|ovunque|dappertutto|throughout|all (?:pages|over|texts)|every page|whole site|entire site)(?!\p{L})`,
      'iu',
    ).test(step.part.source);
    // "Call them coaches everywhere": which word that is about is for the owner to say.
    const named = isAll ? matchPhrase(step.part, new RegExp(`^(?:rename|call|name) (?:it|them|these|those) (?:to |as )?(?<to>${few})(?: ${all})?$`)) : null; // prettier-ignore
    if (named?.to && !/ (?:instead of|rather than) /.test(step.part.plain) && !/^\p{Lu}/u.test(named.to.text))
      return refuse(
        'ambiguous',
        `Which word should become “${named.to.text}”? Say: replace … with ${named.to.text} everywhere.`,
      );
    for (const form of forms) {
      const told = matchPhrase(step.part, form);
      const bare =
        told ??
        (isAll ? matchPhrase(step.part, new RegExp(form.source.replace(` ${all}$`, `(?: ${all})?$`))) : null);
      const from = bare?.from?.text.replace(/^(?:the|word) /i, '') ?? '';
      const said = bare?.to?.text ?? '';
      // "Say 300 instead of 120 requests answered": what is counted stays.
      const counted = /^\d[\d.,]*\+?$/u.test(said)
        ? (/^\d[\d.,]*\+?(?=\s+\p{L})(.+)$/u.exec(from)?.[1] ?? '')
        : '';
      const to = said + counted;
      if (!bare?.from || from === '' || to === '' || looks.test(bare.from.plain) || step.picked) continue;
      if (/^(?:include|have|be|say|show|start|look|add|#|\d+ ?px)/.test(bare.to?.plain ?? '')) continue;
      if (from.toLowerCase() === to.toLowerCase())
        return refuse('nothing-to-change', `Both are the same: “${to}”.`);
      const { name } = siteFacts(step.draft, step.page);
      const pages = step.onlyPage ? [step.onlyPage] : step.draft.everyPage();
      const results = pages.map((page) => swapWords(step.draft, page, from, to, name));
      const count = results.reduce((sum, result) => sum + result.count, 0);
      const isKept = results.some(({ kept }) => kept > 0);
      if (count === 0 && isKept && foldWord(from) === foldWord(name)) return giveName(step, name, to);
      if (count === 0)
        return isKept
          ? refuse(
              'nothing-to-change',
              `“${from}” stands only in the name here. To change that, say: rename the site to …`,
            )
          : refuse('not-found', `I see “${from}” nowhere on this site.`);
      return done(
        `“${from}”`,
        `“${to}”, ${countOf(count, 'text')}`,
        `It says “${to}” instead of “${from}” now, in ${countOf(count, 'text')}.${isKept ? ' In names it stays: to change them, rename the site.' : ''}`,
      );
    }
    return null;
  },
};
