const deed =
  /^(?:ו)?(?:להוסיף|למחוק|לסמן|לראות|לערוך|לשמור|לחפש)(?!\p{L})|נשמר|^(?:و)?(?:إضافة|اضافة|حذف|تعديل|حفظ|عرض|تتبع)(?!\p{L})|^(?:añadir|agregar|borrar|eliminar|marcar|editar|ajouter|supprimer|cocher|hinzufügen|löschen|abhaken|anlegen|adicionar|apagar|aggiungere|eliminare|spuntare|toevoegen|verwijderen|afvinken|dodawa\p{L}*|usuwa\p{L}*|zaznacza\p{L}*|ekle\p{L}*|sil\p{L}*|işaretle\p{L}*)(?!\p{L})|\b(?:rachas?|séries? de jours|serien|streaks?)\b|(?:בשם|שנקרא|باسم)\s/iu;

/** "Habits: to add and delete them, to see my streak": what a tool does, and nothing that is ticked off in it. */
export const isToolDeed = (text: string): boolean => deed.test(text);
