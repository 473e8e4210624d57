import type { PeopleWords } from '../people-words';

/** How German prompts without capitals tell people and names. */
export const germanPeople: PeopleWords = {
  given:
    'sepp hias resi vroni alois gerhard walter hildegard ute toni maria lotte liesel kathi steffi uli rudi anna lena laura julia lisa sarah katharina sabine petra monika susanne claudia andrea nicole stefanie christine martina anja silke birgit heike ute karin gabi gabriele brigitte ursula renate ingrid helga eva maria marie sophie hannah emma mia lea leonie clara klara johanna franziska theresa miriam melanie tanja sandra nadine kathrin katrin ines jana jasmin svenja vanessa elke doris astrid greta frieda peter michael thomas andreas stefan markus matthias martin frank klaus jurgen wolfgang hans heinz dieter horst werner uwe bernd ralf jorg dirk jens lars sven tobias florian sebastian daniel christian alexander jan jonas lukas felix max maximilian paul leon moritz tim nils philipp simon david johannes georg karl josef anton benedikt fabian patrick oliver mark mehmet murat ayse elif ali timo kai rolf gunter manfred',
  led: 'koordinator* ansprechpartnerin leitung leiter* inhaber* trainer* lehrer* dozent* notar* anwalt* anwaltin* arzt* arztin* tierarzt* tierarztin* zahnarzt* hebamme* therapeut* friseur* barbier* kunstler* tattowierer* koch kochin kuchenchef* team erzieher* vorstand vorsitzende* kassenwart* schriftfuhrer* dirigent* chorleiter* imker* meister* grunder* geschaftsfuhrer* gruppenleiter* kursleiter* ubungsleiter* ansprechpartner* guide guides moderator* coach coaches betreuer* chef chefin',
  own: 'ich heisse, ich heiße, mein name ist, ich bin, wir sind',
  sorts: 'mit und mobil',
};
