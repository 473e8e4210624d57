import type { PeopleWords } from '../people-words';

/** How Polish prompts without capitals tell people and names. */
export const polishPeople: PeopleWords = {
  given:
    'ewelina stas jozek hania ania anna maria katarzyna kasia malgorzata gosia agnieszka aga barbara basia ewa krystyna magdalena magda elzbieta ela joanna asia aleksandra ola zofia zosia monika teresa natalia julia karolina marta beata dorota iwona jolanta danuta irena halina helena paulina justyna renata izabela iza sylwia patrycja wiktoria weronika kamila dominika emilia klaudia edyta aneta hanna jan piotr krzysztof andrzej tomasz tomek pawel michal marcin jakub kuba adam lukasz marek grzegorz mateusz wojciech wojtek mariusz dariusz darek zbigniew jerzy rafal robert kamil jacek maciej maciek szymon ryszard karol dawid artur bartosz bartek sebastian przemyslaw przemek damian daniel patryk dominik filip kacper antoni stanislaw henryk janusz slawomir konrad hubert',
  led: 'pracownic* pracuj* koordynator* prowadzi coach* nauczyciel* instruktor* trener* trenerk* prowadzac* lekarz* lekark* weterynarz* stomatolog* dentyst* notariusz* adwokat* radc* fizjoterapeut* psycholog* terapeut* fryzjer* fryzjerk* barber* tatuator* artyst* kucharz* szef wlasciciel* zalozyciel* zespol ekipa kadra opiekun* dyrygent* dyrektor* prezes skarbnik sekretarz przewodni* fotograf* architekt* polozn* pszczelarz* mistrz wychowawc* wychowawczyn* dyrygentk*',
  own: 'nazywam sie, mam na imie, jestem',
  sorts:
    'online mobilny mobilna -ski -ska -skie -skiej -cki -cka -ckie -ny -na -ne -nej -owy -owa -owe -owej -czny -czna -czne -jny -jna -jne -aty -ata',
};
