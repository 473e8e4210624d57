import { readShapes } from './read-shapes';

/** What stands in asked sections of sites in Polish that told nothing for them. */
export const polishShapes = readShapes(`
lede: Czym się zajmuję, gdzie pracuję i jak do mnie napisać.
post: Teraz | {role} | Firma, miasto | Za co odpowiadam, w jednym lub dwóch zdaniach.
post: Wcześniej | Poprzednie stanowisko | Firma, miasto | Co z tego wynikło, z liczbą, jeśli jest.
post: Na początku | Pierwsze stanowisko | Firma, miasto | Co mi to dało.
post: Nauka | Dyplom lub kurs | Szkoła, rok |
skill: Prowadzenie | Pisanie | Wiedza
depth: Na co dzień | Dobrze znane | W trakcie nauki
talk: Tytuł wystąpienia | Konferencja, miasto, rok
talk: Tytuł następnego | Spotkanie, miasto, rok
paper: Tytuł artykułu | Czasopismo, rok
stat: 120 | osób, które pomagają
stat: 36 | akcji w tym roku
stat: 8 | lat pracy
pretend: Liczby przykładowe.
link: Nowe prace | Co właśnie powstało
link: Sklep | Co można kupić
link: Zamówienia | Jak złożyć
link: Filmy | Jak to powstaje
link: O mnie | Kto za tym stoi
link: Najbliższe daty | Gdzie mnie spotkać
link: Ulubione | Czego używam na co dzień
link: Napisz wiadomość | We wszystkich innych sprawach
doors: Wszystkie linki w jednym miejscu.
one: 9:00 | Rejestracja i kawa | Żeby dotrzeć bez pośpiechu.
one: 10:00 | Otwarcie | Co się wydarzy i gdzie.
one: 10:30 | Wystąpienia | Z czasem na pytania.
one: 13:00 | Obiad | I rozmowy.
one: 14:30 | Warsztaty | W małych grupach.
two: 9:30 | Kawa | I spotkania.
two: 10:00 | Wystąpienia | Z czasem na pytania.
two: 11:30 | Dyskusja | Z pytaniami z sali.
two: 13:00 | Obiad | I rozmowy.
two: 16:00 | Zamknięcie | Z czym wracamy.
pass: Dwa dni | Jeden dzień | Studenci
soft: Czy można najpierw wypróbować? | Tak: najpierw próba, potem wybór planu.
soft: Czy można zmienić plan? | Tak, na większy lub mniejszy, kiedy trzeba.
soft: Czy trzeba coś instalować? | Wystarczy aktualna przeglądarka.
soft: Co z danymi po rezygnacji? | Można je wcześniej wyeksportować.
soft: Kto widzi zapisane dane? | Tylko zaproszone osoby.
soft: A jeśli coś nie działa? | Wystarczą dwa zdania: odpowie człowiek.
more: Od czego zacząć? | Od krótkiej wiadomości: co jest potrzebne i na kiedy.
more: Kto odpowiada? | Ktoś, kto zna tę pracę.
more: Ile czeka się na odpowiedź? | Tyle, ile trzeba na dobrą odpowiedź; nic nie zostaje bez niej.
more: Czy można zapytać bez zobowiązań? | Zawsze.
more: Gdzie są dane kontaktowe? | Na dole każdej strony.
step: Potem | Jesteśmy w kontakcie.
step: Na koniec | Przeglądamy wszystko razem.
ware: Alba | Luna | Wydma | Wiąz | Bryza | Chmura | Len | Fala | Dąb | Słońce | Piasek | Irys
home: Mieszkanie z balkonem | Trzy pokoje, łazienka
home: Dom z ogrodem | Pięć pokoi, dwie łazienki
home: Kawalerka w centrum | Jeden pokój, po remoncie
home: Poddasze z widokiem | Cztery pokoje, taras
module: Pierwsze kroki | Materiały, pojęcia i pierwsze ćwiczenie.
module: Technika | Krok po kroku, z przykładami.
module: Ćwiczenia | Krótkie zadania, jedno po drugim.
module: Własna praca | Od pomysłu do efektu.
module: Podsumowanie | Pytania, poprawki i co dalej.
enrol: Zapisz się
lady: Agnieszka Wójcik
safe: To, co zapisane w aplikacji, należy do tych, którzy z niej korzystają. Nic nie jest sprzedawane ani udostępniane.
safe: Bez reklam i bez śledzenia.
`);
