import type { QuizQuestion } from './quiz-question';

// Answers that are numbers or signs are the same in every language: only the question is translated.
const answers: readonly (readonly [string, string, string, string])[] = [
  ['8', '6', '10', '12'],
  ['11', '10', '12', '9'],
  ['56', '54', '63', '48'],
  ['Au', 'Ag', 'Fe', 'Cu'],
  ['8', '7', '9', '10'],
  ['1969', '1959', '1972', '1981'],
  ['1989', '1987', '1991', '1985'],
  ['64', '81', '49', '100'],
  ['12', '14', '11', '16'],
  ['206', '180', '230', '250'],
  ['6', '5', '8', '7'],
  ['366', '365', '364', '360'],
  ['4', '6', '5', '3'],
  ['1440', '1200', '2400', '3600'],
  ['90', '45', '180', '60'],
];

const questions: Readonly<Record<string, readonly string[]>> = {
  es: ['¿Cuántas patas tiene una araña?', '¿Cuántos jugadores de un equipo hay en un campo de fútbol?', '¿Cuánto es 7 × 8?', '¿Cuál es el símbolo químico del oro?', '¿Cuántos planetas giran alrededor del Sol?', '¿En qué año pisó la Luna la primera persona?', '¿En qué año cayó el muro de Berlín?', '¿Cuántas casillas tiene un tablero de ajedrez?', '¿Cuál es la raíz cuadrada de 144?', '¿Cuántos huesos tiene una persona adulta?', '¿Cuántos lados tiene un hexágono?', '¿Cuántos días tiene un año bisiesto?', '¿Cuántas cuerdas tiene un violín?', '¿Cuántos minutos tiene un día?', '¿Cuántos grados tiene un ángulo recto?'],
  fr: ['Combien de pattes a une araignée ?', 'Combien de joueurs d’une équipe sont sur un terrain de football ?', 'Combien font 7 × 8 ?', 'Quel est le symbole chimique de l’or ?', 'Combien de planètes tournent autour du Soleil ?', 'En quelle année a-t-on marché sur la Lune pour la première fois ?', 'En quelle année le mur de Berlin est-il tombé ?', 'Combien de cases a un échiquier ?', 'Quelle est la racine carrée de 144 ?', 'Combien d’os a une personne adulte ?', 'Combien de côtés a un hexagone ?', 'Combien de jours compte une année bissextile ?', 'Combien de cordes a un violon ?', 'Combien de minutes y a-t-il dans une journée ?', 'Combien de degrés mesure un angle droit ?'],
  de: ['Wie viele Beine hat eine Spinne?', 'Wie viele Spieler einer Mannschaft stehen auf dem Fußballfeld?', 'Was ist 7 × 8?', 'Welches chemische Zeichen hat Gold?', 'Wie viele Planeten kreisen um die Sonne?', 'In welchem Jahr betrat zum ersten Mal ein Mensch den Mond?', 'In welchem Jahr fiel die Berliner Mauer?', 'Wie viele Felder hat ein Schachbrett?', 'Was ist die Quadratwurzel von 144?', 'Wie viele Knochen hat ein erwachsener Mensch?', 'Wie viele Seiten hat ein Sechseck?', 'Wie viele Tage hat ein Schaltjahr?', 'Wie viele Saiten hat eine Geige?', 'Wie viele Minuten hat ein Tag?', 'Wie viele Grad hat ein rechter Winkel?'],
  pt: ['Quantas patas tem uma aranha?', 'Quantos jogadores de uma equipa estão num campo de futebol?', 'Quanto é 7 × 8?', 'Qual é o símbolo químico do ouro?', 'Quantos planetas giram à volta do Sol?', 'Em que ano se pisou a Lua pela primeira vez?', 'Em que ano caiu o muro de Berlim?', 'Quantas casas tem um tabuleiro de xadrez?', 'Qual é a raiz quadrada de 144?', 'Quantos ossos tem uma pessoa adulta?', 'Quantos lados tem um hexágono?', 'Quantos dias tem um ano bissexto?', 'Quantas cordas tem um violino?', 'Quantos minutos tem um dia?', 'Quantos graus tem um ângulo reto?'],
  it: ['Quante zampe ha un ragno?', 'Quanti giocatori di una squadra sono in campo nel calcio?', 'Quanto fa 7 × 8?', 'Qual è il simbolo chimico dell’oro?', 'Quanti pianeti girano intorno al Sole?', 'In che anno si è camminato per la prima volta sulla Luna?', 'In che anno è caduto il muro di Berlino?', 'Quante caselle ha una scacchiera?', 'Qual è la radice quadrata di 144?', 'Quante ossa ha una persona adulta?', 'Quanti lati ha un esagono?', 'Quanti giorni ha un anno bisestile?', 'Quante corde ha un violino?', 'Quanti minuti ci sono in un giorno?', 'Quanti gradi misura un angolo retto?'],
  nl: ['Hoeveel poten heeft een spin?', 'Hoeveel spelers van een elftal staan op het voetbalveld?', 'Hoeveel is 7 × 8?', 'Wat is het scheikundige teken van goud?', 'Hoeveel planeten draaien om de zon?', 'In welk jaar liep er voor het eerst iemand op de maan?', 'In welk jaar viel de Berlijnse Muur?', 'Hoeveel velden heeft een schaakbord?', 'Wat is de wortel van 144?', 'Hoeveel botten heeft een volwassene?', 'Hoeveel zijden heeft een zeshoek?', 'Hoeveel dagen heeft een schrikkeljaar?', 'Hoeveel snaren heeft een viool?', 'Hoeveel minuten zitten er in een dag?', 'Hoeveel graden is een rechte hoek?'],
  pl: ['Ile nóg ma pająk?', 'Ilu zawodników jednej drużyny jest na boisku piłkarskim?', 'Ile to jest 7 × 8?', 'Jaki jest symbol chemiczny złota?', 'Ile planet krąży wokół Słońca?', 'W którym roku człowiek pierwszy raz stanął na Księżycu?', 'W którym roku upadł mur berliński?', 'Ile pól ma szachownica?', 'Ile wynosi pierwiastek kwadratowy z 144?', 'Ile kości ma dorosły człowiek?', 'Ile boków ma sześciokąt?', 'Ile dni ma rok przestępny?', 'Ile strun mają skrzypce?', 'Ile minut ma doba?', 'Ile stopni ma kąt prosty?'],
  tr: ['Bir örümceğin kaç bacağı vardır?', 'Futbol sahasında bir takımdan kaç oyuncu bulunur?', '7 × 8 kaç eder?', 'Altının kimyasal simgesi nedir?', 'Güneş’in çevresinde kaç gezegen döner?', 'İnsan Ay’a ilk kez hangi yıl ayak bastı?', 'Berlin Duvarı hangi yıl yıkıldı?', 'Satranç tahtasında kaç kare vardır?', '144’ün karekökü kaçtır?', 'Yetişkin bir insanda kaç kemik vardır?', 'Altıgenin kaç kenarı vardır?', 'Artık yıl kaç gündür?', 'Kemanın kaç teli vardır?', 'Bir günde kaç dakika vardır?', 'Dik açı kaç derecedir?'],
  ar: ['كم ساقًا للعنكبوت؟', 'كم لاعبًا من كل فريق في ملعب كرة القدم؟', 'كم يساوي 7 × 8؟', 'ما الرمز الكيميائي للذهب؟', 'كم كوكبًا يدور حول الشمس؟', 'في أي عام مشى أول إنسان على القمر؟', 'في أي عام سقط جدار برلين؟', 'كم مربعًا في رقعة الشطرنج؟', 'ما الجذر التربيعي للعدد 144؟', 'كم عظمة في جسم الإنسان البالغ؟', 'كم ضلعًا للشكل السداسي؟', 'كم يومًا في السنة الكبيسة؟', 'كم وترًا في الكمان؟', 'كم دقيقة في اليوم؟', 'كم درجة في الزاوية القائمة؟'],
  he: ['כמה רגליים יש לעכביש?', 'כמה שחקנים של קבוצה אחת נמצאים על מגרש כדורגל?', 'כמה הם 7 × 8?', 'מהו הסמל הכימי של זהב?', 'כמה כוכבי לכת מקיפים את השמש?', 'באיזו שנה דרך אדם לראשונה על הירח?', 'באיזו שנה נפלה חומת ברלין?', 'כמה משבצות יש בלוח שחמט?', 'מהו השורש הריבועי של 144?', 'כמה עצמות יש באדם מבוגר?', 'כמה צלעות יש למשושה?', 'כמה ימים יש בשנה מעוברת בלוח הלועזי?', 'כמה מיתרים יש לכינור?', 'כמה דקות יש ביממה?', 'כמה מעלות יש בזווית ישרה?'],
}; // prettier-ignore

/** General questions in a language, the easier ones first; null where they have not been written. */
export function listGeneralQuestions(language: string): readonly QuizQuestion[] | null {
  const asked = questions[language];
  return asked
    ? asked.map((question, index) => [question, ...(answers[index] ?? ['', '', '', ''])] as const)
    : null;
}
