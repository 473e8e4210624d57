import type { Brief } from '@/domain/site/brief';
import { isFirstName } from '../../kinds/parts/people-names';

/** Words by which somebody tells what they are or do, and not what site they want. */
const alone: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:soy (?!(?:el |la )?(?:dueñ|propietari|president|director|encargad|miembro|de(?!\p{L})|fan))\p{L}{3,}|me llamo|mi nombre es|sobre m[ií]|qui[eé]n soy|mis? (?:alumn|client|pacient|obra|trabajo|clase|servicio|tratamiento|terapia|sesi|foto|cuadro|libro|tarifa|precio|consulta|experiencia|portafolio|trayectoria|formación)\p{L}*|hago|ofrezco|doy (?:clases|cursos|talleres|masajes|sesiones)|imparto|atiendo|reparo|vendo|me dedico|voy a domicilio)(?!\p{L})/iu,
  fr: /(?<!\p{L})je (?:suis (?!à la recherche|l[ea] gérant|gérant|propriétaire|président|intéress)|m['’]appelle|m['’]occupe|(?:fais|propose|donne|travaille|répare|fabrique|vends|peins|couds|accompagne|me déplace|reçois|photographie|crée|cuisine|garde|interviens|restaure|forme)(?!\p{L}))|(?<!\p{L})(?:mes (?:prestations|tarifs|cours|clients|élèves|œuvres|oeuvres|créations|photos|services|séances|soins|réalisations|travaux|tableaux|livres|compétences)|qui (?:je suis|suis-je)|à propos de moi|mon (?:activité|parcours|travail|cabinet|portfolio|cv))(?!\p{L})/iu,
  de: /(?<!\p{L})ich (?:bin (?!auf der suche|inhaber|geschäftsführ|vorstand|mitglied|vorsitz)|(?:heiße|mache|biete|arbeite|unterrichte|repariere|nähe|male|fotografiere|verkaufe|gebe|komme|helfe|berate|baue|töpfere|coache|begleite|spiele|schreibe|stimme|backe)(?!\p{L}))|(?<!\p{L})(?:mein name ist|über mich|wer ich bin|meine[nr]? (?:leistungen|arbeiten|kurse|kunden|preise|werke|bilder|bücher|angebote?n?|praxis|fotos|schüler|projekte|termine|lesungen))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:sou (?!(?:o |a )?(?:don[oa]|proprietári|president|diretor|de(?!\p{L})))\p{L}{3,}|me chamo|chamo-me|meu nome é|sobre mim|quem sou|meus? (?:trabalhos?|serviços|alunos|clientes|projetos|livros|quadros|preços|portfólio|currículo)|minhas? (?:aulas|obras|fotos|experiência|sessões|peças)|faço|ofereço|dou aulas|atendo|trabalho (?:com|como|há)|vou (?:a|ao) domicílio)(?!\p{L})/iu,
  it: /(?<!\p{L}|ci )sono un[ao]?['’]?\s?(?!azienda|associazione|titolare|gruppo)\p{L}{4,}|(?<!\p{L})(?:mi chiamo|il mio nome è|chi sono|su di me|(?:mio|miei|mie) (?:lavor[oi]|opere|lezioni|foto|quadri|libri|clienti|allievi|servizi|tariffe|prezzi|progetti|pazienti|curriculum|portfolio|trattamenti|corsi|esperienze?)|faccio|offro|insegno|realizzo|riparo|lavoro come|do lezioni|mi occupo|(?:la )?mia attività)(?!\p{L})/iu,
  nl: /(?<!\p{L})ik (?!wil|zoek|wou|zou|ben op zoek|heb een (?:site|website)|heb (?:\p{L}+ )?nodig|denk|hoop)\p{L}{2,}|(?<!\p{L})(?:over mij|wie ik ben|mijn (?:praktijk|atelier|werk|klanten|lessen|verhaal))/iu,
  pl: /(?<!\p{L})(?:jestem|nazywam się|mam na imię|robię|szyję|uczę|prowadzę|przyjmuję|zajmuję się|piekę|maluję|naprawiam|projektuję|fotografuję|strzygę|oferuję|wykonuję|tłumaczę|udzielam|dojeżdżam|pracuję|o mnie|moj[ae] (?:prace|praca|historia|pracownia|gabinet))(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:adım|ismim|hakkımda|benim)(?!\p{L})|\p{L}{3,}(?:yım|yim|yum|yüm|loğum)(?!\p{L})|(?!isti|arı|bekli|düşünü)\p{L}{2,}[ıiuü]yorum(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:أنا|انا|اسمي|إسمي|أعمل|أقدم|أدرس|أدرّس|أصمم|نبذة عني|من أنا|أعمالي)(?!\p{L})(?!\s(?:عايز|عاوز|بدي|أريد|محتاج))/u,
  he: /(?<!\p{L})(?:שמי|קוראים לי|עליי|עלי|אודותיי|קצת עליי|העבודות שלי|הקליניקה שלי|הסטודיו שלי)(?!\p{L})|(?<!\p{L})אני (?!רוצ|צרי|מחפש|בעל|מעוניי?נ|חושב)[א-ת]{2,}/u,
};
const several: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?|equipo|(?!(?:extr|últ|próx|tr|recl|mín|máx|r|m|an|pét)[aei]mos)\p{L}{2,}(?:amos|emos|imos|omos)|somos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|équipe|associés|on (?:est|fait|propose|vend))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wir|uns|unser\p{L}*|team|mitarbeiter\p{L}*|kollegen)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:nós|noss[oa]s?|a gente|equip[ea]|somos|(?!(?:extr|últ|próx|r|m|mín|máx|an|ca)[aei]mos)\p{L}{2,}(?:amos|emos|imos))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:noi|nostr[oaie]|siamo|team|soci|(?!chiamo)\p{L}{2,}iamo)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:wij|we|ons|onze|team|medewerkers|collega['’]?s)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:nasz\p{L}*|nas|nam|zespół|zespołem|ekipa|jesteśmy|\p{L}{3,}(?:ujemy|imy|ymy))(?!\p{L})|(?<!\p{L})(?:mamy|robimy)(?!\p{L})/iu,
  tr: /\p{L}{2,}(?:ımız|imiz|umuz|ümüz|yoruz|yız|yiz|yuz|yüz)(?!\p{L})|(?<!\p{L})(?:biz\p{L}*|ekip|ekibim\p{L}*)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:نحن|لدينا|عندنا|فريق\p{L}*|نقدم|نعمل|نريد|احنا)(?!\p{L})|\p{L}{3,}نا(?!\p{L})/u,
  he: /(?<!\p{L})(?:אנחנו|שלנו|אצלנו|צוות\p{L}*|לנו|אותנו)(?!\p{L})/u,
};
const callings = new Set(['therapist', 'photographer', 'portfolio', 'cv', 'link-in-bio']);

/** Who does it, and not where it is done. */
const ofOne =
  /(?:erin|istin|ologin|anwältin|ärztin|notarin|ogado|ogada|esora?|urista|or|ora|ista|iste|eur|euse|rice|iere?|ière|óloga?|ologo|ologa|ólogo|ólogo|fotógraf[oa]|nalista|tect[ao]|tetto|arquitet[oa]|ermeister|anwalt|arzt|berater|trainer|lehrer|maler|notar|tolk|coach|kundige|docent|ologe|oog|ożna|lożka|log|okat|arka)$/iu;

/** Whether the prompt of a site in another language than English is that of one person. */
export function isAloneAbroad(brief: Brief): boolean {
  const { spoken, prompt, kind, name, items } = brief;
  if (several[spoken]?.test(prompt) !== false) return false;
  if (items.filter(({ value }) => value.section === 'team').length > 1) return false;
  const words = name?.value.split(' ') ?? [];
  const isPerson = words.length === 2 && isFirstName(words[0] ?? '') && callings.has(kind.value);
  // "Steuerberaterin Ulrike Hahn": one word for what somebody is, and then who.
  const isCalled =
    words.length === 2 &&
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    /^\p{L}{5,}$/u.test(brief.offer?.value ?? '') &&
    ofOne.test(brief.offer?.value ?? '') &&
    (name?.spans[0]?.start ?? 0) - (brief.offer?.spans[0]?.end ?? -9) === 1;
  return isPerson || isCalled || alone[spoken]?.test(prompt) === true;
}
