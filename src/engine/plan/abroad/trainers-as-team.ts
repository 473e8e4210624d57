import type { SectionPlan, SitePlan } from '../site-plan';

const trainers =
  /entraîneu|moniteur|entrenador|monitor(?:es|as)|trainer|treinador|allenator|istruttor|trenerz|instruktor|antrenör|eğitmen|instructeur|مدرب|מאמנ|מדריכ/iu;
const rows: Readonly<Record<string, readonly (readonly [title: string, text: string])[]>> = {
  es: [['Quien empieza', 'Enseña lo primero con paciencia.'], ['Quien sigue', 'Corrige, anima y vuelve a explicar.'], ['Quien compite', 'Prepara los días que cuentan.']],
  fr: [['Débutants', 'Montre les bases, sans hâte.'], ['Confirmés', 'Corrige, encourage et réexplique.'], ['Compétition', 'Prépare les jours qui comptent.']],
  de: [['Einsteiger', 'Zeigt die Grundlagen in Ruhe.'], ['Fortgeschrittene', 'Korrigiert, ermutigt und erklärt noch einmal.'], ['Wettkampf', 'Bereitet auf die Tage vor, auf die es ankommt.']],
  pt: [['Iniciação', 'Ensina as bases com paciência.'], ['Aperfeiçoamento', 'Corrige, anima e volta a explicar.'], ['Competição', 'Prepara os dias que contam.']],
  it: [['Principianti', 'Insegna le basi con pazienza.'], ['Avanzati', 'Corregge, incoraggia e spiega di nuovo.'], ['Agonismo', 'Prepara le giornate che contano.']],
  nl: [['Beginners', 'Leert de basis, zonder haast.'], ['Gevorderden', 'Verbetert, moedigt aan en legt het nog eens uit.'], ['Wedstrijden', 'Bereidt de dagen voor die tellen.']],
  pl: [['Początkujący', 'Cierpliwie uczy podstaw.'], ['Zaawansowani', 'Poprawia, zachęca i tłumaczy jeszcze raz.'], ['Zawodnicy', 'Przygotowuje do ważnych dni.']],
  tr: [['Yeni başlayanlar', 'Temelleri sabırla öğretir.'], ['İleri seviye', 'Düzeltir, yüreklendirir, yeniden anlatır.'], ['Yarışma', 'Önemli günlere hazırlar.']],
  ar: [['المبتدئون', 'يعلّم الأساسيات بصبر.'], ['المتقدمون', 'يصحح ويشجع ويشرح من جديد.'], ['المنافسات', 'يُعدّ للأيام المهمة.']],
  he: [['מתחילים', 'מלמד את הבסיס בסבלנות.'], ['מתקדמים', 'מתקן, מעודד ומסביר שוב.'], ['תחרויות', 'מכין לימים החשובים.']],
}; // prettier-ignore

/** "Entraîneurs" over people nobody has named: those train, and keep no accounts of a club. */
export function trainersAsTeam(
  section: SectionPlan,
  { language, kind }: Pick<SitePlan, 'language' | 'kind'>,
): SectionPlan {
  const { content, type } = section;
  const usual = rows[language];
  const isMadeUp = (content.items ?? []).every(({ sample }) => sample === true);
  // Nobody competes in yoga.
  if (
    (kind !== 'nonprofit' && kind !== 'gym') ||
    type !== 'team' ||
    usual === undefined ||
    !trainers.test(content.title) ||
    !isMadeUp
  )
    return section;
  const items = (content.items ?? []).map((item, at) => {
    const [title, text] = usual[at % usual.length] ?? ['', ''];
    return { ...item, title, text };
  });
  return { ...section, content: { ...content, items } };
}
