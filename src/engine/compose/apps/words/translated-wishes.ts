/** What single prompts ask of an app besides the usual, in the order of `otherLanguages`. */
// prettier-ignore
export const translatedWishes = {
  solvedWord: ['Resuelto', 'Résolu', 'Gelöst', 'Resolvido', 'Risolto', 'Opgelost', 'Rozwiązane', 'Çözüldü', 'محلول', 'נפתר'],
  markSolved: ['Marcar como resuelto', 'Marquer comme résolu', 'Als gelöst markieren', 'Marcar como resolvido', 'Segna come risolto', 'Als opgelost markeren', 'Oznacz jako rozwiązane', 'Çözüldü olarak işaretle', 'وضع علامة محلول', 'סימון כנפתר'],
  mostReplies: ['Más respuestas', 'Plus de réponses', 'Meiste Antworten', 'Mais respostas', 'Più risposte', 'Meeste antwoorden', 'Najwięcej odpowiedzi', 'En çok yanıt', 'الأكثر ردودًا', 'הכי הרבה תגובות'],
  mostVotes: ['Más votos', 'Plus de votes', 'Meiste Stimmen', 'Mais votos', 'Più voti', 'Meeste stemmen', 'Najwięcej głosów', 'En çok oy', 'الأكثر تصويتًا', 'הכי הרבה קולות'],
  saveEntry: ['Guardar', 'Garder', 'Merken', 'Guardar', 'Salva', 'Bewaren', 'Zapisz', 'Kaydet', 'حفظ', 'שמירה'],
  savedOnly: ['Solo lo guardado', 'Seulement les favoris', 'Nur Gemerktes', 'Só os guardados', 'Solo i salvati', 'Alleen bewaarde', 'Tylko zapisane', 'Yalnızca kaydedilenler', 'المحفوظ فقط', 'רק מה שנשמר'],
  baseColour: ['Color base', 'Couleur de base', 'Grundfarbe', 'Cor de base', 'Colore di base', 'Basiskleur', 'Kolor bazowy', 'Temel renk', 'اللون الأساسي', 'צבע בסיס'],
  whiteWord: ['Blanco', 'Blanc', 'Weiß', 'Branco', 'Bianco', 'Wit', 'Biały', 'Beyaz', 'أبيض', 'לבן'],
  blackWord: ['Negro', 'Noir', 'Schwarz', 'Preto', 'Nero', 'Zwart', 'Czarny', 'Siyah', 'أسود', 'שחור'],
  savingsGoal: ['Objetivo de ahorro', 'Objectif d’épargne', 'Sparziel', 'Meta de poupança', 'Obiettivo di risparmio', 'Spaardoel', 'Cel oszczędzania', 'Birikim hedefi', 'هدف الادخار', 'יעד חיסכון'],
  goalSum: ['Objetivo', 'Objectif', 'Ziel', 'Meta', 'Obiettivo', 'Doel', 'Cel', 'Hedef', 'الهدف', 'יעד'],
  monthsNeeded: ['Meses hasta entonces', 'Mois d’ici là', 'Monate bis dahin', 'Meses até lá', 'Mesi fino ad allora', 'Maanden tot dan', 'Miesięcy do celu', 'Hedefe kalan ay', 'عدد الأشهر حتى ذلك', 'חודשים עד אז'],
  depositLow: ['La entrada es inferior al {n} % del precio.', 'L’apport est inférieur à {n} % du prix.', 'Das Eigenkapital liegt unter {n} % des Preises.', 'A entrada é inferior a {n} % do preço.', 'L’acconto è inferiore al {n} % del prezzo.', 'De inleg is lager dan {n} % van de prijs.', 'Wkład jest niższy niż {n} % ceny.', 'Peşinat fiyatın %{n} altında.', 'الدفعة الأولى أقل من {n} % من السعر.', 'המקדמה נמוכה מ־{n} % מהמחיר.'],
  quickAdd: ['Añadir al momento', 'Ajouter d’un geste', 'Sofort eintragen', 'Adicionar já', 'Aggiungi subito', 'Meteen toevoegen', 'Dodaj od razu', 'Hemen ekle', 'إضافة فورية', 'הוספה מיידית'],
  todayWord: ['Hoy', 'Aujourd’hui', 'Heute', 'Hoje', 'Oggi', 'Vandaag', 'Dziś', 'Bugün', 'اليوم', 'היום'],
  dayLede: ['Apúntalo al momento y mira cómo se llena el día.', 'Notez au fur et à mesure et voyez le jour se remplir.', 'Gleich eintragen und sehen, wie der Tag sich füllt.', 'Registe na hora e veja o dia a encher.', 'Segna subito e guarda il giorno riempirsi.', 'Vul het meteen in en zie de dag vollopen.', 'Wpisuj na bieżąco i patrz, jak dzień się wypełnia.', 'Anında girin, günün dolduğunu görün.', 'سجّل فورًا وشاهد اليوم يمتلئ.', 'רושמים מיד ורואים איך היום מתמלא.'],
  roomWord: ['Sala', 'Salle', 'Raum', 'Sala', 'Sala', 'Ruimte', 'Sala', 'Oda', 'الغرفة', 'חדר'],
  lastDays: ['Los últimos siete días', 'Les sept derniers jours', 'Die letzten sieben Tage', 'Os últimos sete dias', 'Gli ultimi sette giorni', 'De laatste zeven dagen', 'Ostatnie siedem dni', 'Son yedi gün', 'الأيام السبعة الأخيرة', 'שבעת הימים האחרונים'],
};
