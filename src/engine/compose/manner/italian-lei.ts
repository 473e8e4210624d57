const tableOf = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows.split('; ').map((row): [string, string] => [row.split(' ')[0] ?? '', row.split(' ')[1] ?? '']),
  );

/** What one asks a friend to do, and what one asks of somebody one says "Lei" to. */
export const commands = tableOf(
  `abbina abbini; aggiungi aggiunga; apri apra; ascolta ascolti; aspetta aspetti; assaggia assaggi; avvisa avvisi; cammina cammini; cancella cancelli; cerca cerchi; chiama chiami; chiedi chieda; chiudi chiuda; comincia cominci; compila compili; compra compri; conferma confermi; continua continui; controlla controlli; copia copi; crea crei; da dia; decidi decida; descrivi descriva; dici dica; dillo lo dica; dimentica dimentichi; disegna disegni; dormi dorma; entra entri; esci esca; fai faccia; gioca giochi; guarda guardi; immagina immagini; impara impari; indica indichi; inizia inizi; inserisci inserisca; invia invii; lascia lasci; leggi legga; manda mandi; metti metta; mostra mostri; nota noti; ordina ordini; paga paghi; parla parli; parti parta; pensa pensi; porta porti; premi prema; prendi prenda; prenota prenoti; prepara prepari; prova provi; raccogli raccolga; racconta racconti; resta resti; ricomincia ricominci; rilassa rilassi; ripassa ripassi; riprova riprovi; rispondi risponda; salva salvi; scarica scarichi; scegli scelga; scopri scopra; scrivi scriva; segna segni; segui segua; senti senta; sposta sposti; stampa stampi; telefona telefoni; tieni tenga; tocca tocchi; togli tolga; torna torni; trascina trascini; trova trovi; usa usi; vai vada; vedi veda; verifica verifichi; vieni venga; visita visiti; vota voti`,
);
/** Of these the word that another hangs on. */
export const clitics = tableOf(
  `scrivi scriva; racconta racconti; di dica; dic dica; dim dica; chiama chiami; chiedi chieda; avvisa avvisi; contatta contatti; manda mandi; segui segua; visita visiti; porta porti; descrivi descriva; iscrivi iscriva; siedi sieda; candida candidi; unisci unisca; lascia lasci; mostra mostri; prova provi; trova trovi; prendi prenda; togli tolga; guarda guardi; prenota prenoti; ascolta ascolti; assaggia assaggi; tieni tenga; metti metta; usa usi; fac faccia; fam faccia; fai faccia; informa informi; accomoda accomodi; scegli scelga; invia invii; leggi legga; salva salvi; ordina ordini; paga paghi; scopri scopra; riprova riprovi; pensa pensi; affida affidi; godi goda; goditi goda; aspetta aspetti`,
);
/** What somebody does who is told of it as "tu". */
export const seconds = tableOf(
  `abiti abita; avevi aveva; avrai avrà; cerchi cerca; conosci conosce; decidi decide; desideri desidera; devi deve; dovrai dovrà; dici dice; fai fa; hai ha; impari impara; impareresti imparerebbe; imparerai imparerà; incontrerai incontrerà; lasci lascia; leggi legge; mandi manda; paghi paga; perdi perde; potrai potrà; preferisci preferisce; prenoti prenota; proponi propone; puoi può; raccogli raccoglie; ricevi riceve; riceverai riceverà; sai sa; saprai saprà; sarai sarà; scegli sceglie; scrivi scrive; senti sente; sogni sogna; spendi spende; stai sta; suoni suona; torni torna; trovi trova; troverai troverà; userai userà; usi usa; vedi vede; vedrai vedrà; verrai verrà; vieni viene; vorresti vorrebbe; vuoi vuole; volevi voleva; vinci vince; pratichi pratica; risparmi risparmia; cucini cucina`,
);
/** Infinitives with "ti" behind them: what one does to oneself, and what is done to one. */
export const infinitives = {
  self: 'iscriver|seder|unir|candidar|registrar|preparar|sentir|trovar|fermar|rilassar|muover|divertir|orientar|abbonar',
  whom: 'aiutar|accompagnar|consigliar|accoglier|richiamar|ascoltar|incontrar|conoscer|ospitar|avvisar|veder|aspettar|seguir',
  nouns:
    /^(?:esperti|concerti|aperti|coperti|inserti|referti|sporti|scarti|quarti|parti|arti|porti|certi|offerti|deserti|reparti|incerti|diserti|accerti)$/iu,
} as const;
