/** What opens a prompt, and words that speak of the site, in languages whose nouns stay as they are after "for". */
export const toldAbroad = {
  fr: [
    /^(?:(?:je veux|il me faut|crée[rz]?|fais)\s)?(?:un\s)?(?:landing(?: page)?|(?:site|page)(?:\s(?:web|internet|vitrine))?)\s(?:pour|de|d['’])\s?/iu,
    /\b(?:sites?|pages?|web|formulaires?|galeries?|carte|plan d|tarifs?|prix|horaires?|contacts?|avis|équipe|menus?|réserv\w*|sections?|couleurs?|style|fond|boutons?|modernes?|élégant\w*|sobres?|nommée?|appelée?|s['’]appelle|photos?|blog|langues?|en ligne)(?!\p{L})|["“”«»#@]|\d{5,}|€/iu,
  ],
  es: [
    /^(?:(?:quiero|necesito|crea|haz(?:me)?)\s)?(?:una?\s)?(?:landing(?: page)?|p[áa]gina web|sitio web|p[áa]gina|sitio|web)\s(?:para|de|sobre)\s/iu,
    /\b(?:webs?|páginas?|sitio|formularios?|galería|mapa|precios|horarios?|contacto|reseñas|opiniones|equipo|menú|carta|reservas?|secci\w+|color\w*|estilo|fondo|botón|moderno|elegante|tarifas|testimonios|llamad[oa]|se llama|fotos?|blog|idiomas?|en línea|sobre mí|servicios|programa|online)(?!\p{L})|["“”«»#@]|\d{5,}|€/iu,
  ],
  it: [
    /^(?:(?:vorrei|voglio|crea|fammi)\s)?(?:un\s)?(?:landing(?: page)?|sito(?:\s(?:web|internet))?|pagina(?:\sweb)?)\s(?:per|di|su)\s/iu,
    /\b(?:sito|pagin[ae]|web|modulo|galleria|mappa|prezzi|orari\w*|contatt\w+|recensioni|squadra|menù?|prenotazion\w+|sezion\w+|color\w*|stile|sfondo|pulsant\w+|modern\w+|elegant\w+|chiamat[oa]|si chiama|foto|blog|lingu\w+|online)(?!\p{L})|["“”«»#@]|\d{5,}|€/iu,
  ],
  pt: [
    /^(?:(?:quero|preciso de|crie|faça)\s)?(?:uma?\s)?(?:landing(?: page)?|site|página(?:\sweb)?|website)\s(?:para|de|sobre)\s/iu,
    /\b(?:site|páginas?|web|formulário|galeria|mapa|preços|horários?|conta[c]?to|avaliações|equip[ae]|cardápio|ementa|menu|reservas?|se[c]?ção|cor(?:es)?|estilo|fundo|botão|moderno|elegante|chamad[oa]|chama-se|se chama|fotos?|blog|idiomas?|online|depoimentos|agenda|planos|quartos)(?!\p{L})|["“”«»#@]|\d{5,}|€|R\$/iu,
  ],
} as const satisfies Readonly<Record<string, readonly [leadIn: RegExp, webWords: RegExp]>>;
