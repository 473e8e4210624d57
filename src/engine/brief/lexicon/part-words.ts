/** Nouns that end the title of a part of a site: "ranking table", "gift list", "dress code". */
export const partNouns: ReadonlySet<string> = new Set(
  `repertoire repertorio repertório route samples recordings demos points list lists table tables ranking rankings leaderboard fixtures standings results scores scoreboard records rules plots archive guide guides tips registry
  directions policy policies sponsors supporters committee minutes resources glossary checklist notices noticeboard diary logbook trophies rota
  roster playlist kit routes trails code history manifesto constitution statutes charter honours memories memorial obituary
  liste listes classement règlement reglement calendrier liste rangliste tabelle regeln satzung ergebnisse lista clasificacion reglas normas resultados
  classifica regolamento risultati classificacao regras lijst ranglijst uitslagen regels ranking tabela wyniki regulamin liste puan sonuclar`.split(
    /\s+/u,
  ),
);

/** Words before "page" or "section" that name the whole site or no title at all. */
export const partWords =
  /^(?:landing|home|web|one|two|three|four|five|six|single|separate|full|multi|new|each|every|next|simple|nice|dedicated|same|own|last|first|hidden|whole|main|front|long|short|scrolling|sales|splash|bio|link|links|coming|soon|about|contact|menu|services|pricing|prices|team|gallery|portfolio|faq|blog|shop|careers|events|privacy|reservations|rooms|news|press|projects|work|products|location|story|testimonials|donate|volunteer|hero|footer|header|top|cta|promo|promotional|product|event|wedding|booking|per|book|facebook|instagram|yellow|white|blank|static|html|small|little|big|quick|page|pages|section|sections|sign|signup|login|thank|404|error|status|opening|launch|voting|quiz|poll)$/u;
