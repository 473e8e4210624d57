import type { PlainWishes } from './wishes-plainly';

const people = {
  es: '(?:la gente|(?:l[oa]s?|nuestr[oa]s) (?:personas?|clientes?|visitantes?|huéspedes|familias|pacientes|alumn[oa]s|soci[oa]s|vecin[oa]s|padres|novios|client[ea]s)|todo el mundo|cualquiera|uno)',
  fr: "(?:les gens|on|l['’]on|tout le monde|chacun|ils|(?:les|nos) (?:clients?|visiteurs|familles|patient(?:e?s)|hôtes|parents|élèves|adhérents|habitants|internautes|personnes))",
  pt: '(?:as pessoas|a gente|toda a gente|qualquer pessoa|(?:os|as|(?:os |as )?noss[oa]s) (?:clientes|hóspedes|famílias|pacientes|visitantes|alun[oa]s|sóci[oa]s|pais|utentes|noivos))',
  it: '(?:la gente|chiunque|(?:i|gli|le|i nostri|le nostre) (?:clienti|ospiti|persone|famiglie|pazienti|visitatori|genitori|soci|allievi|sposi))',
} as const;

/** Wishes in Spanish, French, Portuguese and Italian: what opens them, and the clauses that mean a section. */
export const wishesWest: Readonly<Record<string, PlainWishes>> = {
  es: {
    opens: [
      `(?:(?:(?:me|nos) gustaría|quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|hace falta|es importante)\\s)?que\\s(?:(?:también|además)\\s)?(?:${people.es}\\s|se\\s)?(?:salgan?|aparezcan?|vean?|muestren?|haya|figuren?|ponga|conste|sepan?|puedan?|encuentren?)(?:\\s(?:también|además|fácilmente))?(?:\\s(?:ver|consultar|encontrar|saber|leer|mirar))?`,
      `que ${people.es}(?=\\s(?:nos|me)\\s)`,
      `(?:ver|saber|consultar|contar|explicar|mostrar|enseñar|conocer|presentar)(?=\\s(?:lo que|cuánto|cuándo|dónde|cómo|qui[eé]n|qué|a qué|nuestr|a nuestr|al equipo|el equipo))`,
      `(?:me|nos) gustaría (?:contar|explicar|mostrar|enseñar)|(?:quiero|queremos|quisiera) (?:contar|explicar)`,
    ],
    clauses: [
      ['(?:lo que|cuánto) (?:cuesta|cuestan|vale|valen|cobramos|cobro)(?: (?:todo|cada \\p{L}+|(?:una?|l[oa]s?|el) \\p{L}+))?(?! ?[(:]?\\d)', 'precios'],
      ['(?:cuándo|a qué hora|qué días)(?: y a qué hora)? (?:abrimos|abro|estamos abiertos|está abierto)(?: y (?:cuándo |a qué hora )?(?:cerramos|cierro))?', 'horario de apertura'],
      ['cómo (?:empezó|empezamos|empecé|nació|surgió|comenzó)(?: (?:todo|esto|la idea|el proyecto|la tienda))?', 'nuestra historia'],
      ['(?:lo )?que (?:dicen|opinan|piensan|cuentan) (?:de nosotros )?(?:nuestr[oa]s |l[oa]s )?(?:clientes|clientas|huéspedes|pacientes|alumn[oa]s|familias|novios|vecinos|demás|que ya han \\p{L}+)(?: (?:de nosotros|sobre nosotros))?', 'opiniones'],
      ['(?:(?:una|alguna) (?:forma|manera) de )?(?:(?:nos|me) (?:puedan? )?(?:escrib(?:ir|an?)|contact(?:ar|en?)|mand(?:ar|en?) (?:un )?mensajes?)|(?:escribir|contactar|(?:mandar|enviar|dejar)(?=\\p{L}+ un mensaje))(?:nos|me)(?: un mensaje)?|contactar con (?:nosotr[oa]s|migo)|contactar conmigo)', 'formulario de contacto'],
      ['(?:al|el|a nuestro|nuestro) equipo|qui[eé]n(?:es)? (?:trabajan?|trabajamos|está|están|hay|atiende|te atiende)(?: (?:aquí|con nosotros|detrás|en \\p{L}+))?', 'nuestro equipo'],
      ['(?:apuntarse|suscribirse|inscribirse|darse de alta) (?:a|en) ?(?:l|el|la|nuestro|nuestra)? (?:boletín|newsletter)', 'newsletter'],
      ['(?:las )?(?:preguntas|dudas) (?:que (?:siempre|más|a menudo|todo el mundo|todos|la gente|nos)[^,.;()]{2,30}|de siempre|típicas)', 'preguntas frecuentes'],
    ],
  },
  fr: {
    opens: [
      `(?:(?:il faut|il faudrait|je (?:veux|voudrais)|j['’]aimerais|on (?:veut|voudrait|aimerait)|nous (?:voulons|voudrions|aimerions))\\s)?qu(?:e\\s|['’])(?:${people.fr}\\s)?(?:puissent|puisse|voient|voie|sachent|sache|trouvent|trouve|(?:il )?y ait)(?:\\s(?:aussi|facilement))?(?:\\s(?:voir|savoir|consulter|trouver|lire))?`,
      `${people.fr} (?:doi(?:ven)?t|devrai(?:en)?t|peu(?:ven)?t) (?:pouvoir )?(?:voir|savoir|trouver|consulter|lire)`,
      `(?:pouvoir )?(?:voir|savoir|consulter|raconter|expliquer|montrer|présenter|découvrir|afficher)(?=\\s(?:combien|ce que|ce qu['’]|quand|où|comment|qui|notre|nos|l['’]équipe))`,
      `(?:je (?:veux|voudrais)|j['’]aimerais|on (?:voudrait|aimerait)|nous (?:voudrions|aimerions)) (?:raconter|expliquer|montrer)`,
    ],
    clauses: [
      ["combien (?:ça coûte|cela coûte|coûtent? (?:une?|les?|la|nos|vos) \\p{L}+)(?! ?[(:]?\\d)|ce que (?:ça|cela) (?:coûte|vaut)|combien (?:il faut payer|on prend)", 'tarifs'],
      ["quand (?:on est|nous sommes|c['’]est|vous êtes|je suis) ouverte?s?|(?:à quelle heure|quand) (?:on ouvre|nous ouvrons|ça ouvre)(?: et (?:quand )?(?:on|nous) ferm\\p{L}+)?|(?:les |nos )?jours et (?:les )?heures d['’]ouverture", "horaires d'ouverture"],
      ['comment (?:tout (?:a|ça a) (?:commencé|débuté)|(?:ça a|nous avons|on a) commencé|(?:est née?) (?:l[ae]|notre) \\p{L}+|tout est né)', 'notre histoire'],
      ["ce (?:que|qu['’]en) (?:disent|pensent) (?:de nous )?(?:nos |les )?(?:clients?|visiteurs|patients|hôtes|familles|élèves|gens|autres)(?: de nous)?|les avis (?:de nos|des) clients?", 'avis clients'],
      ["(?:un moyen de |pouvoir |de quoi )?(?:nous|m['’]) ?(?:écrire|contacter|joindre|envoyer un (?:petit )?(?:message|mail|mot)|laisser un (?:petit )?(?:message|mot)|poser (?:une|leurs) questions?)", 'formulaire de contact'],
      ["(?:présenter )?l['’]équipe|qui (?:travaille|est|sont|se cache)(?: (?:chez nous|avec nous|ici|derrière(?: \\p{L}+){0,2}))", "l'équipe"],
      ["(?:s['’](?:inscrire|abonner)|inscription) (?:à|pour) (?:la|notre) (?:lettre d['’]infos?(?:rmations?)?|newsletter|infolettre)", 'newsletter'],
      ['(?:les )?questions (?:que (?:tout le monde|les gens|nos clients)|qui reviennent|habituelles|de toujours)[^,.;()]{0,30}', 'questions fréquentes'],
      ['comment (?:ça|cela|tout) se (?:passe|déroule)', 'comment ça marche'],
    ],
  },
  pt: {
    opens: [
      `(?:(?:gostava|gostaria|gostávamos|gostaríamos|queria|quero|queremos|queríamos|é importante|precisava)\\s)?(?:de\\s)?que\\s(?:também\\s)?(?:${people.pt}\\s|se\\s)?(?:vejam?|possam?|saibam?|haja|encontrem?|apareçam?)(?:\\s(?:também))?(?:\\s(?:ver|saber|consultar|encontrar|ler))?`,
      `que ${people.pt}(?=\\s(?:nos|me)\\s)`,
      `(?:mostrar|ver|saber|contar|explicar|apresentar|conhecer)(?=\\s(?:quanto|o que|quando|onde|como|quem|a nossa|o nosso|os nossos|as nossas|a que|a equip[ae]))`,
      `(?:queria|gostava de|gostaria de|quero|queremos) (?:contar|explicar|mostrar)`,
    ],
    clauses: [
      ['quanto (?:custam?|cobramos|cobro|fica)(?: (?:tudo|cada \\p{L}+|(?:uma?|[oa]s?) \\p{L}+))?(?! ?[(:]?\\d)|o que custam?', 'preços'],
      ['(?:quando|a que horas|em que dias)(?: e a que horas)? (?:estamos abertos|abrimos|está aberto|estamos)(?: e (?:quando |a que horas )?fechamos)?', 'horário de funcionamento'],
      ['onde ficamos|onde nos encontrar', 'como chegar'],
      ['como (?:tudo )?(?:começ(?:ou|ámos|amos|ei)|nasceu|surgiu)(?: (?:tudo|isto|a ideia|o projeto|a loja|a casa))?', 'a nossa história'],
      ['o que (?:dizem|acham|pensam) (?:de nós )?(?:(?:os |as )?(?:nossos |nossas )?(?:clientes|hóspedes|pacientes|alunos|pais|noivos))(?: (?:de|sobre) nós)?|(?:as )?opiniões de quem [^,.;()]{3,30}', 'opiniões de clientes'],
      ['(?:uma (?:forma|maneira) de |um formulário para )?(?:(?:nos|me) (?:possam |poderem )?(?:escrev\\p{L}+|conta(?:c)?t(?:ar|em|arem)|(?:mand|envi)\\p{L}+ (?:uma )?mensagem)|(?:escrev|conta(?:c)?t|mand|envi)(?:er|ar)(?:em)?-(?:nos|me)(?: uma mensagem)?|falar(?:em)? (?:connosco|comigo|conosco|com a gente))', 'formulário de contacto'],
      ['(?:apresentar |conhecer )?a (?:nossa )?equip[ae]|quem (?:trabalha|está)(?: (?:aqui|cá|connosco|conosco|por (?:de)?trás))+', 'equipa'],
      ['(?:inscrever|subscrever|registar|cadastrar)(?:-se)? (?:na|a|à) newsletter', 'newsletter'],
      ['(?:marcar|agendar) (?:uma )?visitas?|visitas? (?:com|por) marcação', 'marcação de visitas'],
      ['(?:algumas )?fotografias', 'fotos'],
      ['(?:as )?perguntas que (?:nos|toda|todos|as pessoas|sempre)[^,.;()]{2,30}', 'perguntas frequentes'],
    ],
  },
  it: {
    opens: [
      `(?:(?:vorrei|vorremmo|voglio|vogliamo|serve|mi piacerebbe|ci piacerebbe|è importante)\\s)?che\\s(?:${people.it}\\s|si\\s)?(?:veda(?:no)?|possa(?:no)?|sappia(?:no)?|capisca(?:no)?|trovi(?:no)?|ci siano?)(?:\\s(?:anche|subito))?(?:\\s(?:vedere|sapere|trovare|capire|leggere))?`,
      `si (?:deve|devono|dovrebbe) (?:vedere|capire|sapere|trovare)`,
      `(?:vedere|sapere|raccontare|spiegare|mostrare|presentare|far vedere|far sapere)(?=\\s(?:quanto|cosa|quando|dove|come|chi|a che|la nostra|il nostro|i nostri|le nostre))`,
      `(?:vorrei|vorremmo|voglio|vogliamo) (?:raccontare|spiegare|mostrare|far vedere)`,
    ],
    clauses: [
      ["quanto (?:costa|costano|si paga|viene|vengono)(?: (?:tutto|(?:una?|il|lo|la|i|gli|le) \\p{L}+|un['’]\\p{L}+|l['’]\\p{L}+))?(?! ?[(:]?\\d)", 'prezzi'],
      ['(?:quando|a che ora|in che giorni) (?:siamo aperti|è aperto|apriamo|sono aperto)(?: e (?:quando )?chiudiamo)?', 'orari di apertura'],
      ['come (?:è (?:iniziat|nat|cominciat)[oa]|abbiamo (?:iniziato|cominciato)|siamo nati|tutto è (?:iniziato|cominciato|nato))(?: (?:tutto|il progetto|la bottega|l[ao] \\p{L}+))?', 'la nostra storia'],
      ["(?:cosa|quello che|ciò che) (?:dicono|pensano) (?:di noi )?(?:(?:i|gli|le) )?(?:nostri |nostre )?(?:clienti|ospiti|pazienti|allievi|genitori|sposi|altri)(?: di noi)?|(?:le )?recensioni di chi [^,.;()]{3,30}", 'recensioni'],
      ['(?:un modo (?:per|di) |poter)?(?:scriverci|scrivermi|contattarci|contattarmi|mandar(?:ci|mi) un messaggio|inviar(?:ci|mi) un messaggio)', 'modulo di contatto'],
      ["presentare (?:la squadra|il team|lo staff)|chi (?:(?:ci )?lavora|c['’]è|siete|sta)(?: (?:con noi|da noi|qui|dietro(?: \\p{L}+){0,2}))", 'il nostro team'],
      ['(?:quello|ciò) che facciamo', 'cosa facciamo'],
      ['(?:iscriversi|iscrizione) alla newsletter', 'newsletter'],
      ['(?:i |gli )?prossimi (?:corsi|laboratori|appuntamenti)', 'prossimi eventi'],
      ['(?:le )?domande che (?:ci|tutti|la gente|i clienti)[^,.;()]{2,30}', 'domande frequenti'],
    ],
  },
}; // prettier-ignore
