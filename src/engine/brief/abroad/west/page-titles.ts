import type { SectionType } from '@/domain/site/vocabulary';

type Meaning = SectionType | 'part';

const own = String.raw`(?:(?:nuestr[oa]s?|mis?|nos|notre|mes|ma|mon|unsere?n?|meine?n?|noss[oa]s?|meus?|minhas?|nostr[aeio]|mi[aeo]i?|la|el|los|las|le|les|die|der|das|dem|den|o|a|os|as|i|il|lo|gli|una?|une?|eine?n?|uma?|des|du|mit|con|avec|com)\s|l['’]){0,3}`;
const whole = (words: string): RegExp => new RegExp(String.raw`^${own}(?:${words})$`, 'iu');

/** What a page has under such a heading and no business offers, by what it is: a section, or a part that bears the title. */
const titles: readonly (readonly [RegExp, Meaning])[] = [
  [
    whole(
      String.raw`belegungs(?:kalender|plan)|belegung|verfügbarkeitskalender|kalender|calendario (?:de )?(?:disponibilidad|ocupaci[oó]n|disponibilit[àa])|calendrier (?:des? )?(?:disponibilit[ée]s?|r[ée]servations?)|planning d['’]occupation|calend[áa]rio de (?:disponibilidade|ocupa[çc][ãa]o)|disponibilit[àa]|disponibilit[ée]s`,
    ),
    'booking',
  ],
  [
    whole(
      String.raw`captures? d['’][ée]crans?|capturas?(?: de (?:pantalla|ecr[ãa]|tela))?|screenshots?|schermate|bildschirmfotos?`,
    ),
    'gallery',
  ],
  [
    whole(
      String.raw`zones? d['’]interventions?|zona de (?:trabajo|cobertura|atendimento)|zona di intervento|secteurs? d['’]intervention|einsatzgebiet|liefergebiet`,
    ),
    'areas',
  ],
  [
    whole(
      String.raw`(?:estudio|est[úu]dio|studio|b[üu]ro|atelier|agence|cabinet|agencia|ag[êe]ncia|agenzia|azienda|empresa|firma|entreprise|soci[ée]t[ée]|despacho|betrieb|unternehmen)|qui[ée]n(?:es)? (?:somos|soy)|quem (?:somos|sou)|qui (?:sommes[- ]nous|suis[- ]je|je suis)|chi (?:siamo|sono)|[üu]ber (?:uns|mich)|wer (?:wir sind|ich bin)|bio(?:graf[ií]a|graphie|grafia)?|vita|lebenslauf|trayectoria|parcours(?: d[eu]s? \p{L}+| de la \p{L}+)?|percurso(?: d[aeo] \p{L}+)?`,
    ),
    'about',
  ],
  [
    whole(String.raw`result(?:ados|ats|ati)(?: d[eio] \p{L}+| dei \p{L}+| d['’]\p{L}+)?|ergebnisse`),
    'testimonials',
  ],
  [
    whole(
      String.raw`(?:como|cómo|comment|wie(?: man)?|come) (?:encomendar|pedir|encargar|comprar|commander|bestellt|bestellen|ordinare|funciona|funzionano?|fonctionne|funktioniert|lavoriamo|trabajamos|trabalhamos|nous travaillons|wir arbeiten|reservar)`,
    ),
    'process',
  ],
  [whole(String.raw`(?:recettes?|rezepte?|recetas?|receitas?|ricette)`), 'posts'],
  [
    whole(
      String.raw`(?:notas? de )?(?:prensa|imprensa|presse|stampa)|rassegna stampa|revue de presse|pressestimmen|pressespiegel|dossier de (?:prensa|presse|imprensa)`,
    ),
    'part',
  ],
  [
    whole(
      String.raw`disc(?:os|hi)|disques|[áa]lbumes|albums?|discograf[ií]a|discographie|diskografie|letras|paroles|m[úu]sica|musique|musik|repertorio|repert[óo]rio|r[ée]pertoire|repertoire`,
    ),
    'part',
  ],
  [
    whole(
      String.raw`(?:normas|reglas)(?: de la casa)?|regras(?: da casa)?|r[èe]gle(?:s|ment)(?: int[ée]rieur| de la maison)?|regol(?:e|amento)(?: della casa)?|haus(?:ordnung|regeln)|reglamento`,
    ),
    'part',
  ],
  [
    whole(
      String.raw`publica(?:ciones|tions|[çc][õo]es)|pubblicazioni|publikationen|ver[öo]ffentlichungen|distinc(?:iones|tions)|auszeichnungen|pr[ée]mios|prêmios|premi(?:os)?|prix et distinctions`,
    ),
    'part',
  ],
  [
    whole(
      String.raw`(?:actividades|atividades|activit[ée]s|attivit[àa]|ausflug\p{L}*|freizeit\p{L}*|aktivit[äa]ten)(?: (?:cercanas|en la zona|na zona|na regi[ãa]o|aux alentours|à proximit[ée]|dans la r[ée]gion|autour|nei dintorni|in zona|in der umgebung|in der nähe|alrededor))?|qu[ée] (?:ver|hacer)(?: y hacer)?(?: en la zona| cerca)?|que faire(?: dans la r[ée]gion| aux alentours)?|cosa (?:vedere|fare)(?: nei dintorni)?|o que (?:ver|fazer|visitar)(?: na zona| na regi[ãa]o| por perto)?|alrededores|alentours|environs|dintorni|arredores|umgebung|die gegend|el entorno`,
    ),
    'part',
  ],
  [
    whole(
      String.raw`sommaire|table des matières|extraits?|índice|contenido|leseprobe|inhaltsverzeichnis|sumário|amostra|indice|estratti?|anteprima|c[óo]digo de vestimenta|vestimenta|dress ?code|tenue(?: de soirée)?|kleiderordnung|abbigliamento|traje`,
    ),
    'part',
  ],
  [
    whole(
      String.raw`artistas|artistes|tatuador[ae]s|tatoueurs?|künstler(?:innen)?|tätowierer(?:innen)?|artisti|tatuatori`,
    ),
    'team',
  ],
  [
    whole(
      String.raw`cuidados(?: posteriores)?|soins après|pflege(?:hinweise|tipps)?|nachsorge|cura del tatuaggio`,
    ),
    'part',
  ],
  [
    whole(
      String.raw`patrocinadores|mecenas|f[öo]rderer|partenaires|(?:comment |wie man |cómo |como )?(?:nous rejoindre|mitmachen|participar|unirse)|historial|palmar[èe]s|palmar[ée]s|galer[ií]a de campeones`,
    ),
    'part',
  ],
];

/** What a page has under this heading; undefined where it names no heading that pages usually have. */
export const meaningOfTitle = (title: string): Meaning | undefined =>
  titles.find(([words]) => words.test(title.trim()))?.[1];

const looks = String.raw`(?:reduziert|schlicht|schlichte?s?|modern|minimalistisch|minimal|elegant|ruhig|edel|verspielt|freundlich|hell|dunkel|klar|aufgeräumt|bunt|frisch|warm|rustikal|sachlich|seriös|nüchtern|klassisch|zeitlos|viel (?:wei(?:ß|ss)(?:raum|er raum)?|raum|luft|platz)|große bilder|sobrio|sobria|limpio|limpia|sencillo|sencilla|moderno|moderna|elegante|minimalista|alegre|cercano|colorido|oscuro|claro|mucho (?:blanco|aire|espacio)|épuré|épurée|sobre|moderne|élégant|élégante|minimaliste|chaleureux|chaleureuse|coloré|colorée|sombre|clair|lumineux|beaucoup de (?:blanc|vide)|simples|limpo|limpa|sóbrio|sóbria|escuro|muito (?:branco|espaço)|pulito|pulita|essenziale|scuro|chiaro|luminoso|colorato|molto (?:bianco|spazio)|rock|punk|vintage|retro|rétro|industrial|industriell|industriel|industriale)`;
const style = new RegExp(
  String.raw`^(?:(?:sehr|ganz|recht|eher|todo|toda|muy|très|plutôt|tout|muito|bem|molto|tutto|medio|un poco|ein bisschen|un po['’]|algo|etwas|bitte|gern)\s)*${looks}(?:(?:,|\s(?:y|e|et|und|aber|pero|mais|ma|mas))\s?(?:(?:sehr|ganz|muy|très|muito|molto|medio|un poco)\s)*${looks})*$`,
  'iu',
);
/** "Sehr reduziert", "viel Weissraum", "todo oscuro y medio punk": how the site looks, and nothing on offer. */
export const isLook = (text: string): boolean => style.test(text.trim());
