/** Joins class names; what is not a name is left out. Screens take it from here: the library is the design system's affair. */
export { clsx as joinClasses } from 'clsx';
