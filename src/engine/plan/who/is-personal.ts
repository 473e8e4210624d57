import type { Brief } from '@/domain/site/brief';
import { foldText } from '../../brief/words/fold-text';
import { findLexicon } from '../../brief/words/lexicons';
import { isFirstName } from '../kinds/parts/people-names';
import { lean } from '../../brief/words/lean-letters';

const titled =
  /^(?:(?:dr|dra|dott|dottoressa|dott\.ssa|avv|notaio|ing|arch|geom|prof|mag|mme|maître|lic|mgr|adw|lek|med|vet|wet|dent|univ|ד"ר|עו"ד|د|الدكتور|الدكتورة|المحامي|المحامية)\.?\s)+/iu;
// "Ich bin Hebamme", "Je suis praticienne", "Düğün fotoğrafçısıyım": the prompt speaks in the first person.
const speaking = lean(
  /(?<!\p{L})(?:mein name ist|ich heiße|me llamo|mi nombre es|je m['’]appelle|mi chiamo|me chamo|chamo-me|meu nome é|ik heet|mijn naam is|nazywam się|קוראים לי|שמי|اسمي)(?!\p{L})|(?<!\p{L})(?:ich bin|je suis|soy|yo soy|eu sou|sou|sono una?|io sono|ik ben|jestem|אני|أنا)\s\p{L}{4,}|(?<!\p{L})(?:atendo|atiendo|trabajo|trabalho|ofrezco|ofereço|offro|lavoro|je propose|j['’]interviens|ich biete|ich komme|ik werk|ik kom|przyjmuję|pracuję|prowadzę|o mnie|over mij|hakkımda)(?!\p{L})|نبذة عني|(?<!\p{L})(?:עליי|עלי|אודותיי)(?!\p{L})|\p{L}{4,}(?:yım|yim|yum|yüm)(?!\p{L})/iu,
);
const several =
  /(?<!\p{L})(?:wir|unser\p{L}*|nous|notre|nosotr[oa]s|nuestr[oa]s?|somos|nós|noss[oa]s?|noi siamo|nostr[oaie]|wij|ons|onze|nasz\p{L}*|jesteśmy|biz|אנחנו|שלנו|نحن)(?!\p{L})/iu;

const doer =
  /^(?:avukat|doktor|mimar|terapist|psikolog|diyetisyen|fotoğrafçı|\p{L}+(?:in|er|ist|or|arzt|anwalt|eur|euse|ista|ogo|oga|óloga?|fa|fo|ado|ada|ato|ata|log|wnik|arz|ant|ente?))$/iu;

/** Whether a word is a first name in a language: "Lena", "Mario". */
const isGiven = (language: string, word: string): boolean =>
  isFirstName(word) ||
  (/^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    (findLexicon(language)?.people?.given.split(' ').includes(foldText(word)) ?? false));

/** Whether a site in another language than English is for one person: "Lucía Goñi", "Dra. Marina Alves", "Ich bin Hebamme". */
export function isPersonal({ name, prompt, language, items, offer }: Brief): boolean {
  if (language.value === 'en' || !name) return false;
  const people = items.filter(({ value }) => value.section === 'team');
  if (people.length === 1 && people[0]?.value.name.endsWith(name.value)) return true;
  const words = name.value.replace(titled, '').split(/\s+/u);
  if (words.length < 2 || words.length > 3 || several.test(prompt)) return false;
  if (
    /(?:الدكتورة?|المحامية?|עו"ד|עורך ה?דין|עורכת ה?דין|ד"ר|ה?רופאה?|ה?פסיכולוגית?|ה?אדריכלית?|ה?מעצבת?|ה?צלמת?)$/u.test(
      offer?.value ?? '',
    )
  )
    return true;
  // "Avukat Mehmet Kaya": what somebody does in one word, then who it is.
  const [does, who] = [offer?.spans[0], name.spans[0]];
  if (does && who && /^\p{L}+$/u.test(offer?.value ?? '') && who.start - does.end === 1 && words.length === 2)
    return doer.test(offer?.value ?? '') || isGiven(language.value, words[0] ?? '') || speaking.test(prompt);
  // "Insegnante di yoga a Lucca, Chiara Bindi": two words, and none of them a trade's.
  const trade = offer?.value ?? '';
  if (
    words.length === 2 &&
    /^(?:insegnante|personal trainer|coach|tagesmutter|professora?|profesora?|maestr[oa])(?!\p{L})/iu.test(
      trade,
    )
  )
    return true;
  return titled.test(name.value) || isGiven(language.value, words[0] ?? '') || speaking.test(prompt);
}
