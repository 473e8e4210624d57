import type { PeopleWords } from '../people-words';

/** How Dutch prompts without capitals tell people and names. */
export const dutchPeople: PeopleWords = {
  given:
    'mirjam sofie marloes kim joyce joep lies ria riet toon anna emma lotte sanne lisa laura eva sophie julia anouk fleur iris femke marieke marije annemarie anneke ingrid karin petra monique esther saskia wendy linda sandra esmee noor fatima yara tess roos merel maaike mieke els ans truus greet hanneke ilse inge jolanda margriet mirjam nienke renske silvia tineke wilma jan piet kees henk willem peter hans johan erik rob mark marc bas tom tim daan sem lucas luuk jeroen martijn maarten pieter paul frank jasper joost wouter sander ruben thijs bram stijn koen niels dirk gerrit arjan edwin marcel patrick ronald richard rik ruud sjoerd teun mohammed ahmed youssef mehmet karim',
  led: 'leerkracht* docent* medewerkers gastvrouw gastheer coordinator* penningmeester trainer* docent* leraar leraren lerares juf meester meesters instructeur* rijinstructeur* notaris notarissen advocaat advocaten dierenarts* tandarts* huisarts* fysiotherapeut* therapeut* psycholo* kapper* kapster* barbier* kunstenaar* tatoeeerder* artiest* kok chef eigenaar eigenaresse oprichter* team dirigent* voorzitter penningmeester secretaris gids gidsen fotograaf fotografen leidster* begeleider* verloskundige* coach coaches imker* bestuur monteur* stylist*',
  own: 'mijn naam is, ik heet, ik ben',
  sorts: 'voor met aan',
};
