type Plan = readonly [title: string, text: string, list: readonly string[]];

/** How apps for a telephone are usually paid, by language: nothing, by the month, by the year. */
export const appPlans: Readonly<Record<string, readonly Plan[]>> = {
  es: [
    ['Gratis', 'Para probar', ['Lo esencial', 'Sin prisa']],
    ['Mensual', 'Todo, mes a mes', ['Todas las funciones', 'Se paga cada mes']],
    ['Anual', 'Todo el año', ['Todas las funciones', 'Un solo pago']],
  ],
  fr: [
    ['Gratuit', 'Pour essayer', ['L’essentiel', 'Sans se presser']],
    ['Mensuel', 'Tout, mois par mois', ['Toutes les fonctions', 'Payé chaque mois']],
    ['Annuel', 'Toute l’année', ['Toutes les fonctions', 'Un seul paiement']],
  ],
  de: [
    ['Kostenlos', 'Zum Ausprobieren', ['Das Wesentliche', 'Ohne Eile']],
    ['Monatlich', 'Alles, Monat für Monat', ['Alle Funktionen', 'Monatlich bezahlt']],
    ['Jährlich', 'Das ganze Jahr', ['Alle Funktionen', 'Einmal bezahlt']],
  ],
  pt: [
    ['Grátis', 'Para experimentar', ['O essencial', 'Sem pressa']],
    ['Mensal', 'Tudo, mês a mês', ['Todas as funções', 'Pago todos os meses']],
    ['Anual', 'O ano inteiro', ['Todas as funções', 'Um só pagamento']],
  ],
  it: [
    ['Gratis', 'Per provare', ['L’essenziale', 'Senza fretta']],
    ['Mensile', 'Tutto, mese per mese', ['Tutte le funzioni', 'Si paga ogni mese']],
    ['Annuale', 'Tutto l’anno', ['Tutte le funzioni', 'Un solo pagamento']],
  ],
};

/** Plans of programs that whole teams work with, by the month. */
export const programPlans: Readonly<Record<string, readonly Plan[]>> = {
  es: [
    ['Inicial', 'Para empezar', ['Las funciones básicas', 'Una persona']],
    ['Equipo', 'Para trabajar juntos', ['Todas las funciones', 'Varias personas']],
    ['Completo', 'Para quien lo quiere todo', ['Todas las funciones', 'Sin límite de personas']],
  ],
  fr: [
    ['Départ', 'Pour commencer', ['Les fonctions de base', 'Une personne']],
    ['Équipe', 'Pour travailler ensemble', ['Toutes les fonctions', 'Plusieurs personnes']],
    ['Complet', 'Pour tout avoir', ['Toutes les fonctions', 'Sans limite de personnes']],
  ],
  de: [
    ['Start', 'Zum Anfangen', ['Die Grundfunktionen', 'Eine Person']],
    ['Team', 'Zum gemeinsamen Arbeiten', ['Alle Funktionen', 'Mehrere Personen']],
    ['Komplett', 'Für alle, die alles wollen', ['Alle Funktionen', 'Beliebig viele Personen']],
  ],
  pt: [
    ['Inicial', 'Para começar', ['As funções básicas', 'Uma pessoa']],
    ['Grupo', 'Para trabalhar em conjunto', ['Todas as funções', 'Várias pessoas']],
    ['Completo', 'Para quem quer tudo', ['Todas as funções', 'Sem limite de pessoas']],
  ],
  it: [
    ['Base', 'Per cominciare', ['Le funzioni di base', 'Una persona']],
    ['Gruppo', 'Per lavorare insieme', ['Tutte le funzioni', 'Più persone']],
    ['Completo', 'Per chi vuole tutto', ['Tutte le funzioni', 'Persone senza limite']],
  ],
};

/** What they cost in euros, in that order. */
export const appEuros = [0, 4, 36] as const;
