import type { Span } from '@/domain/site/brief';

/** A page or section whose title a prompt gives. */
export type Titled = {
  readonly title: string;
  readonly isPage: boolean;
  /** The title itself. */
  readonly inner: Span;
  readonly end: number;
};

/** What a part of a page is called, in ten languages. */
export const sectionNoun =
  'sección|seccion|apartado|bloque|rubrique|section|partie|abschnitt|bereich|rubrik|se[cç]?ção|parte|separador|sezione|sectie|onderdeel|stukje|blok|kopje|rubriek|sekcj[aęią]|dział|kategori[aęi]|و?قسم\\p{M}?ا?\\p{M}?|و?ركن\\p{M}?ا?\\p{M}?|ו?מדור|ו?חלק|ו?אזור|ו?קטע';
/** What a page is called. */
export const pageNoun =
  'página|pagina|page|seite|unterseite|onglet|pestaña|aba|scheda|podstron[aęyą]|stron[aęyą]|zakładk[aęią]|و?صفحة|ו?עמוד|ו?דף|ב?עמוד';
/** Words that a title comes after. */
export const called =
  "que se (?:llame|llamará|llama|titule)|qui (?:s[’']appelle|s[’']intitule)|che si (?:chiam[ai]|intitol[ai])|que se cham[ae]|(?:która|który) nazywa się|pod nazwą|mit (?:der )?überschrift|mit titel|met de naam|denominad[oa]|llamad[oa]|titulad[oa]|con (?:el )?título|de título|intitulée?|appelée?|nommée?|avec le titre|namens|mit dem (?:titel|namen)|genannt|chamad[oa]|intitulad[oa]|com o título|chiamat[oa]|intitolat[oa]|dal titolo|met (?:de|als) titel|genaamd|o (?:nazwie|tytule)|pod tytułem|zatytułowan\\p{L}+|pt\\.|بعنوان|باسم|اسمه[اا]?|عنوانه[اا]?|בשם|שנקרא|שייקרא|שנקראת|עם הכותרת";
