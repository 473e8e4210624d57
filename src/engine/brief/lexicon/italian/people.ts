import type { PeopleWords } from '../people-words';

/** How Italian prompts without capitals tell people and names. */
export const italianPeople: PeopleWords = {
  given:
    'ciro gennaro rosaria concetta assunta giacomo pino gigi nino enza rosanna anna maria giulia chiara francesca sara laura martina elena alice giorgia sofia elisa silvia valentina federica alessandra paola roberta cristina daniela simona monica barbara lucia teresa rosa angela giovanna caterina marta irene ilaria serena claudia beatrice camilla emma aurora greta ludovica noemi rebecca viola bianca carla franca marco luca andrea matteo alessandro francesco lorenzo davide simone federico riccardo giuseppe antonio giovanni mario luigi paolo roberto stefano massimo fabio gianni claudio pietro michele nicola vincenzo salvatore angelo carlo enrico daniele filippo tommaso leonardo gabriele edoardo giacomo emanuele mattia diego alberto sergio bruno franco maurizio gianluca dario ivan cristian samuele',
  led: 'professionist* gestito gestita coach* coordinator* coordinatric* leader insegnant* maestr* istruttor* istruttric* allenator* direttor* direttric* veterinari* avvocat* notai* medic* dottor* dottoress* dentista dentisti fisioterapist* psicolog* terapeut* parrucchier* barbier* tatuator* tatuatric* artist* cuoc* chef fondator* fondatric* titolar* guida guide squadra staff team fotograf* architett* educator* educatric* apicoltor* ostetric* presidente segretari* tesorier* sarto sarta musicist* conduttor* conduttric* referente',
  own: 'mi chiamo, il mio nome e, sono, io sono',
  sorts:
    'moderno moderna piccolo piccola nuovo nuova online professionale proprio propria giovane freelance -ale -ali -ico -ica -ici -iche -ivo -iva -ario -aria -are -ista -ano -ana -ino -ina -ese -oso -osa -ato -ata -bile -ente -ante -ile -ano',
};
