import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { slotAt } from '../slot-at';
import { capitalise } from '../../capitalise';

type Spanned = { readonly spans: readonly Span[] };
const meets = ({ spans }: Spanned, { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && span.end > start);

const own = String.raw`\p{Lu}[\p{L}'’]*(?:\s(?:(?:d[eou]s?|d['’]|de la|del|della|dei|van|de|w|na|i|e|y|et|en)\s)?[\p{Lu}][\p{L}'’]*){0,4}`;
const band = String.raw`(?:equipo|grupo|compañía|colectivo|équipe|groupe|troupe|collectif|compagnie|equipa|equipe|companhia|coletivo|squadra|gruppo|compagnia|collettivo|team)`;
/** "nuestro equipo de cetrería, Alas del Norte": who they are together, and what they are called. */
const teams: Readonly<Record<string, RegExp>> = {
  es: new RegExp(
    String.raw`nuestr[oa]\s(?<what>${band}\s(?:de|para)\s[^,.:;\n]{3,60}),\s(?<who>${own})(?=[.,:;\n])`,
    'u',
  ),
  fr: new RegExp(
    String.raw`notre\s(?<what>${band}\s(?:de|d['’])\s?[^,.:;\n]{3,60}),\s(?<who>(?:Les?|La|L['’])?\s?${own})(?=[.,:;\n])`,
    'u',
  ),
  pt: new RegExp(
    String.raw`noss[oa]\s(?<what>${band}\s(?:de|do|da)\s[^,.:;\n]{3,60}),\s(?<who>${own})(?=[.,:;\n])`,
    'u',
  ),
  it: new RegExp(
    String.raw`nostr[oa]\s(?<what>${band}\s(?:di|del|della)\s[^,.:;\n]{3,60}),\s(?<who>${own})(?=[.,:;\n])`,
    'u',
  ),
  de: /unser(?:e|em|en)?\s(?<what>\p{Lu}[\p{L}-]*(?:[Tt]eam|[Gg]ruppe|[Tt]ruppe|[Ee]nsemble)),?\s(?<who>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?=[.,:;\n])/u,
  nl: /on(?:s|ze)\s(?<what>\p{Ll}+(?:team|groep|gezelschap|ensemble)),\s(?<who>\p{Lu}[\p{L} ]{2,40})(?=[.,:;\n])/u,
  pl: /nasz(?:ego|ej)\s(?<what>(?:zespołu|grupy|ekipy|drużyny)\s[^,.:;\n]{3,50}),\s(?<who>\p{Lu}[\p{L}]*(?:\s\p{L}+){0,4})(?=[.,:;\n])/u,
  tr: /(?<what>(?:\p{L}+\s){1,3}(?:ekibi|grubu|topluluğu)m[iuü]z),?\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3})(?=\siçin|[.,:;\n])/u,
};
const wrong = new Set<string>([
  'event',
  'course',
  'portfolio',
  'unknown',
  'studio',
  'gym',
  'shop',
  'nonprofit',
]);

/** What they do, as a clause that says "we"; group `what`. */
const doing: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:Hacemos|Damos|Ofrecemos|Organizamos)\s(?<what>[^.;:\n]{6,90}?)(?=,?\sy\s(?:también|se puede|puedes)|,\s(?:y|también)|[.;\n])/u,
  fr: /(?<!\p{L})(?:Nous (?:faisons|donnons|proposons|organisons)|On (?:fait|donne))\s(?<what>[^.;:\n]{6,90}?)(?=,?\set\s(?:on peut|aussi|vous pouvez)|,\s(?:et|aussi)|[.;\n])/u,
  de: /(?<!\p{L})(?:Wir (?:machen|geben|bieten|zeigen))\s(?<what>[^.;:\n]{6,90}?)(?=,?\sund\s(?:man kann|auch|Sie können)|,\s(?:und|auch)|[.;\n])/u,
  pt: /(?<!\p{L})(?:Fazemos|Damos|Oferecemos|Organizamos)\s(?<what>[^.;:\n]{6,90}?)(?=,?\se\s(?:também|pode-se|é possível)|,\s(?:e|também)|[.;\n])/u,
  it: /(?<!\p{L})(?:Facciamo|Diamo|Offriamo|Organizziamo)\s(?<what>[^.;:\n]{6,90}?)(?=,?\se\s(?:anche|si può|potete)|,\s(?:e|anche)|[.;\n])/u,
  nl: /(?<!\p{L})(?:We|Wij) (?:geven|doen|maken|organiseren)\s(?<what>[^.;:\n]{6,90}?)(?=,?\sen\s(?:je kunt|ook|u kunt)|,\s(?:en|ook)|[.;\n])/u,
  pl: /(?<!\p{L})(?:Robimy|Prowadzimy|Organizujemy|Dajemy)\s(?<what>[^.;:\n]{6,90}?)(?=,?\s(?:i|a)\s(?:można|też)|,\s(?:można|też|a|i)|[.;\n])/u,
  tr: /(?<=[.]\s)(?<what>\p{Lu}\p{L}+(?:de|da|te|ta)(?:\sve\s\p{L}+(?:de|da|te|ta))?\s\p{L}+)\s(?:yapıyoruz|sunuyoruz|veriyoruz)/u,
};
/** What a visitor can do as well; group `what`. */
const openTo: Readonly<Record<string, RegExp>> = {
  es: /(?:se puede|puedes|podéis)(?:\stambién)?\s(?<what>\p{Ll}+(?:ar|er|ir)\s[^.;:,\n]{3,50})/u,
  fr: /(?:on peut|vous pouvez|il est possible d[e’'])(?:\saussi)?\s(?<what>\p{Ll}+(?:er|ir|re)\s[^.;:,\n]{3,50})/u,
  de: /(?:man kann|Sie können|ihr könnt)(?:\sauch)?\s(?<what>[^.;:,\n]{6,60}\s\p{Ll}+en)(?=[.;,\n]|$)/u,
  pt: /(?:pode-se|é possível|pode)(?:\stambém)?\s(?<what>\p{Ll}+(?:ar|er|ir)\s[^.;:,\n]{3,50})/u,
  it: /(?:si può|potete|puoi)(?:\sanche)?\s(?<what>\p{Ll}+(?:are|ere|ire)\s[^.;:,\n]{3,50})/u,
  nl: /(?:je kunt|u kunt)(?:\sook)?\s(?<what>[^.;:,\n]{4,50}\s\p{Ll}+en)(?=[.;,\n]|$)/u,
  pl: /można(?:\steż|\stakże)?\s(?<what>\p{Ll}+(?:ać|ić|yć|eć|ować)\s[^.;:,\n]{3,50})/u,
};

const found = (pattern: RegExp | undefined, prompt: string): Slot<string> | null => {
  const match = pattern?.exec(prompt);
  const what = match?.groups?.['what']?.trim();
  return match && what !== undefined ? slotAt(what, match.index + match[0].indexOf(what)) : null;
};

/**
 * A group of people that speaks for itself: "nuestro equipo de exhibiciones de cetrería, Alas del Norte. Hacemos espectáculos en
 * castillos y colegios, y se puede apadrinar un ave." What they are and are called; what they do stands whole.
 */
export function ownTeam(brief: Brief): Brief {
  const { prompt, spoken, kind } = brief;
  const match = teams[spoken]?.exec(prompt.slice(0, 220));
  const { what, who } = match?.groups ?? {};
  if (!match || what === undefined || who === undefined || !wrong.has(kind.value)) return brief;
  const offer = slotAt(what.trim(), match.index + match[0].indexOf(what));
  const name = slotAt(who.trim(), match.index + match[0].lastIndexOf(who));
  const deeds = [found(doing[spoken], prompt), found(openTo[spoken], prompt)].filter((slot) => slot !== null);
  const [head] = offer.spans;
  const spans = [...deeds.flatMap((slot) => slot.spans), ...name.spans, ...(head ? [head] : [])];
  const isFree = (slot: Spanned): boolean => !spans.some((span) => meets(slot, span));
  const services = deeds.map((slot): Slot<ListedItem> => ({
    value: { section: 'services', name: capitalise(slot.value.replace(/^auch\s/iu, '')) },
    spans: slot.spans,
  }));
  const isMade = (type: SectionType): boolean => brief.sections.some(({ value }) => value === type);
  return {
    ...brief,
    kind: { ...kind, value: kind.value === 'nonprofit' ? 'nonprofit' : 'unknown' },
    name,
    offer,
    place: brief.place && !isFree(brief.place) ? null : brief.place,
    items: [...services, ...brief.items.filter(isFree)],
    phrases: brief.phrases.filter(
      (phrase) => isFree(phrase) && !/^(?:también|aussi|auch|também|anche|ook|też)$/iu.test(phrase.value),
    ),
    parts: brief.parts.filter(isFree),
    sections: [
      ...brief.sections.filter(isFree),
      ...(isMade('services') || services.length === 0 ? [] : [{ value: 'services' as const, spans: [] }]),
    ],
  };
}

const sampled =
  /(?:(?<count>tres|trois|drei|três|tre|drie|trzy|üç|ثلاث|שלושה|cuatro|quatre|vier|quatro|quattro|cztery|dört|cinco|cinq|fünf|cinque|vijf|pięć|beş|\d)\s(?:\p{L}+\s)?)?(?:(?:entradas|artículos|textos|posts?|articles|billets|Beispiel(?:beiträge|artikel|texte)|Beiträge|artigos|articoli|testi|voorbeeld(?:berichten|artikelen)|berichten|wpisy|teksty|yazı)(?:\s(?:de ejemplo|d['’]exemple|exemple|de exemplo|di esempio|przykładowe))?|przykładowe wpisy|örnek yazı|تدوينات(?: نموذجية)?|פוסטים(?: לדוגמה)?)(?:\s(?:con|avec|mit|com|met|z|مع|עם)\s(?:tiempo de lectura|temps de lecture|Lesezeit|tempo de leitura|tempo di lettura|leestijd|czasem czytania|مدة القراءة|זמן קריאה))?/iu;
const dark =
  /modo oscuro|tema oscuro|mode sombre|thème sombre|dunkelmodus|dunkelmodus|nachtmodus|modo escuro|tema escuro|modalità scura|tema scuro|donkere modus|tryb\p{L}* ciemn\p{L}*|ciemn\p{L}* (?:tryb|motyw)|karanlık mod|koyu tema|الوضع الداكن|الوضع الليلي|מצב כהה|מצב לילה/iu;
const switching =
  /interruptor|bot[oó]n|bascule|bouton|umschalt|schalter|button|botão|pulsante|interruttore|schakelaar|przełącznik|przycisk|düğme|buton|زر|تبديل|מתג|כפתור/iu;
const counts: Readonly<Record<string, number>> = { tres: 3, trois: 3, drei: 3, três: 3, tre: 3, drie: 3, trzy: 3, üç: 3, ثلاث: 3, שלושה: 3, cuatro: 4, quatre: 4, vier: 4, quatro: 4, quattro: 4, cztery: 4, dört: 4, cinco: 5, cinq: 5, fünf: 5, cinque: 5, vijf: 5, pięć: 5, beş: 5 }; // prettier-ignore

/** "tres entradas de ejemplo con tiempo de lectura", "interruptor de modo oscuro": what a blog has, and no tickets, name or fact. */
export function postsOfBlog(brief: Brief): Brief {
  if (brief.kind.value !== 'blog') return brief;
  const { prompt } = brief;
  const posts = sampled.exec(prompt);
  const span = posts ? { start: posts.index, end: posts.index + posts[0].length } : null;
  const isFree = (slot: Spanned): boolean => span === null || !meets(slot, span);
  const told = posts?.groups?.['count']?.toLowerCase() ?? '';
  const count = counts[told] ?? Number(told);
  const hasSwitch = dark.test(prompt) && switching.test(prompt);
  return {
    ...brief,
    name: brief.name && !isFree(brief.name) ? null : brief.name,
    items: brief.items.filter(isFree),
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    sections: [
      ...brief.sections.filter(({ value }) => value !== 'tickets' && value !== 'posts'),
      { value: 'posts', spans: span ? [span] : [] },
    ],
    counts:
      span && count > 0
        ? [
            ...brief.counts.filter(({ value }) => value.thing !== 'tickets' && value.thing !== 'posts'),
            { value: { thing: 'posts', count }, spans: [span] },
          ]
        : brief.counts,
    behaviours:
      hasSwitch && !brief.behaviours.some(({ value }) => value === 'theme-toggle')
        ? [...brief.behaviours, { value: 'theme-toggle', spans: [] }]
        : brief.behaviours,
  };
}
