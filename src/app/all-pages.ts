import { publicPages, type PageWords } from './pages';
import { templatePages } from './template-pages';
import { writtenPages } from './written-pages';

/** Every page that is drawn, by path, with its words. */
export const allPages: Readonly<Record<string, PageWords>> = {
  ...publicPages,
  ...templatePages,
  ...writtenPages,
};
