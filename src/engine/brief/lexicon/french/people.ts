import type { PeopleWords } from '../people-words';

/** How French prompts without capitals tell people and names. */
export const frenchPeople: PeopleWords = {
  given:
    'gerard colette jacqueline odile serge roger andre robert georges henri marcel rene raymond guy claude josiane ginette leo enzo theo mathis fanny gaelle soizic loic marie anne sophie julie claire camille lea emma chloe manon sarah laura pauline marine celine aurelie emilie isabelle nathalie catherine sylvie valerie sandrine stephanie virginie helene caroline delphine elodie juliette lucie alice louise jeanne margaux charlotte mathilde ines noemie clemence agathe amelie audrey benedicte brigitte corinne fabienne florence karine laurence martine monique nadia nicole patricia severine veronique yasmine jean pierre paul jacques michel philippe alain bernard nicolas thomas julien antoine luc lucas hugo louis gabriel arthur jules adam raphael maxime alexandre guillaume romain kevin mathieu vincent benoit olivier laurent christophe stephane sebastien david eric patrick bruno marc francois frederic jerome fabien cedric damien yann yves gilles didier dominique denis bertrand etienne emmanuel karim mehdi mohamed samir remi simon theo tom victor xavier',
  led: 'toiletteu* coordinat* coordonn* capitaine notaire* avocat* maitre medecin* docteur* veterinaire* dentiste* kine* osteopathe* psychologue* therapeute* professeur* prof profs moniteur* monitrice* enseignant* formateur* formatrice* entraineur* coach coachs directeur directrice direction fondateur* fondatrice* gerant* coiffeu* barbier* tatoueu* artiste* chef cheffe chefs cuisinier* equipe educateur* educatrice* sage-femme* guide guides president* tresorier* secretaire* musicien* architecte* photographe* apiculteur* artisan* proprietaire* animateur* animatrice* benevole*',
  own: 'je m appelle, m appelle, mon nom est, je suis, moi c est',
  sorts:
    'moderne independant independante bio mobile familial familiale artisanal artisanale professionnel passionne passionnee -ique -iques -al -ale -el -elle -if -ive -aire -iste -eux -euse -ien -ienne -ais -aise -ant -ante -iste',
};
