import type { AskedForm } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const hebrew = /(?<form>ב?טופס)(?:\s[\u05d0-\u05ea]+){0,2}?\s?(?::|\sעם|\sשכולל|\sובו)\s(?<list>[^.\n]+)/u;
const arabic =
  /(?<form>نموذج)(?:\s[\u0621-\u064a]+){0,3}?\s?(?::|\sفيه|\sيحتوي على|\sيتضمن|\sيطلب)\s(?<list>[^.\n]+)/u;

/** What a form is to ask in Hebrew or Arabic, where letters join each thing to the one before: "فيه الاسم والعمر ورقم الهاتف". */
export const fieldsWished = (prompt: string): AskedForm[] => {
  const found = (hebrew.exec(prompt) ?? arabic.exec(prompt))?.groups;
  const labels = (found?.['list'] ?? '')
    .split(/[,،]\s?|\sو(?=\S{3})|\sו(?=\S{3})/u)
    .map((label) => capitalise(label.trim()))
    .filter((label) => label.length > 1 && label.split(/\s+/u).length < 6);
  return labels.length > 1 ? [{ form: found?.['form'] ?? '', labels }] : [];
};
