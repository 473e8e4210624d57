import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { lean } from '../../words/lean-letters';

const opening = 170;
/** Those who sing, play, walk or play chess together, in ten languages. */
const group = lean(
  /(?<!\p{L})(?:coros?|coral|corale|chorale|ch[oœ]e?ur|\p{L}*chor|\p{L}*koor|ch[oó]ru?|\p{L}*koro(?:muz|su)?|orfe[oó]n|grupo de (?:teatro|senderismo|montaña|lectura|leitura|caminhada\p{L}*|danzas?|dança)|compañía de teatro (?:aficionad|amateur)\p{L}*|troupe|compagnie de théâtre amateur|\p{L}*theatergruppe|laientheater\p{L}*|laienspiel\p{L}*|groupe de (?:marche|randonnée|lecture)|grupa (?:piesza|wędrowna)|yürüyüş grubu|wandergruppe|lauftreff|compagnia (?:teatrale|di teatro) (?:amatoriale|dilettante)|gruppo (?:di cammin\p{L}*|podistico|di teatro|teatrale|di lettura|escursionistico)(?: amatoriale)?|filodrammatica|toneel(?:groep|vereniging)|wandelgroep|leesclub|(?:amatorsk\p{L}+ )teatru?|teatr amatorski|grup\p{L} teatraln\p{L}|amatör tiyatro(?: \p{L}+)?|tiyatro topluluğu|doğa yürüyüşü grubu|(?:ل|ال|لل)?جوق[ةه]|(?:ل|ال|لل)?كورال|فرق[ةه] مسرح\p{L}*|(?:ل|ال)?نادي (?:ال)?(?:شطرنج|قراء[ةه]|كتاب|تصوير|مشي)|ל?ה?מקהל[הת]|(?:ל|ה)?קבוצת (?:תיאטרון|תאטרון|קריאה|הליכה)|(?:ל|ה)?מועדון ה?(?:שחמט|קריאה))(?!\p{L})/iu,
);
/** Those who walk together are no business, whatever they tell of it. */
const walking =
  /gruppo di cammin|grupo de (?:senderismo|caminhada)|groupe de (?:marche|randonnée)|wandergruppe|wandelgroep|grupa (?:piesza|wędrowna)|yürüyüş grubu|קבוצת הליכה/iu;
/** What members pay, and when they meet. */
const membership = lean(
  /(?<!\p{L})(?:cuotas?|ensay(?:o|os|amos)|soci[oa]s|cotisations?|adh[ée]sions?|adh[ée]rents?|licence|r[ée]p[ée]titions?|\p{L}*beitrag|\p{L}*proben?|mitglied\p{L}*|quotas?|ensaios?|mensalidade|s[oó]cios|prove|soci|iscri\p{L}+|contributie|repetities?|leden|lid worden|składk\p{L}+|prób[ya]|członk\p{L}+|aidat\p{L}*|prova(?:lar)?|üye\p{L}*|(?:ال)?اشتراك|(?:ال)?تمارين|(?:ال)?تدريب|أعضاء|דמי חבר|חזר(?:ה|ות)|חבר(?:ים|י)|אימונים)(?!\p{L})/iu,
);
const strayed = new Set<SiteKind>(['portfolio', 'event', 'unknown', 'gym', 'course', 'studio']);

/**
 * "Les Voix du Canal, répétitions le jeudi, cotisation 120 €": who meets each week and pays dues is a club that takes
 * members, and no artist, evening or gym.
 */
export function amateurGroup(brief: Brief): Brief {
  const head = brief.prompt.slice(0, opening);
  const found = group.exec(head);
  if (!found || !strayed.has(brief.kind.value)) return brief;
  if (!membership.test(brief.prompt) && !walking.test(found[0])) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  return {
    ...brief,
    kind: { value: 'nonprofit', spans: [span] },
    offer: brief.offer ?? { value: found[0], spans: [span] },
    // "cuota 5 €": what members pay is no seat for an evening.
    items: brief.items.map((item) =>
      item.value.section === 'tickets' && membership.test(item.value.name)
        ? { ...item, value: { ...item.value, section: 'pricing' as const } }
        : item,
    ),
    sections: brief.sections.filter(
      ({ value }) =>
        value !== 'tickets' ||
        /entrad|billet|karten|ticket|bilhet|bigliett|kaart|bilet|تذاكر|כרטיס/iu.test(brief.prompt),
    ),
  };
}

const joining =
  /(?:rejoi(?:ndre|gnez)|dołącz\p{L}*|انضم\p{L}*|הצטרפ\p{L}*|mitmachen|participar|unirse|únete|junte-se|unisciti|doe mee|meedoen|katıl\p{L}*)/iu;
const working = lean(
  /(?<!\p{L})(?:emplois?|recrut\p{L}*|postes?|métiers?|carrières?|prac[ayęę]|zatrudni\p{L}*|karier\p{L}*|وظائف|وظيفة|توظيف|عمل|משרות|דרושים|empleos?|vagas|lavoro|vacatures?|iş ilan\p{L}*)(?!\p{L})/iu,
);
const employing = new Set<SiteKind>(['agency', 'saas', 'consulting', 'construction', 'studio']);

/** "nous rejoindre" of a club or band: it takes members, and has no vacancies. */
export function membersNoVacancies(brief: Brief): Brief {
  const { prompt, kind } = brief;
  const isJoining = (slot: Brief['sections'][number]): boolean =>
    slot.value === 'jobs' && slot.spans.some(({ start, end }) => joining.test(prompt.slice(start, end)));
  const isGroup = kind.value === 'nonprofit' || (!employing.has(kind.value) && membership.test(prompt));
  if (!isGroup || working.test(prompt) || !brief.sections.some(isJoining)) return brief;
  const has = brief.sections.some(({ value }) => value === 'form');
  return {
    ...brief,
    sections: brief.sections.flatMap((slot) =>
      isJoining(slot) ? (has ? [] : [{ ...slot, value: 'form' as const }]) : [slot],
    ),
  };
}
