import { expect, it } from 'vitest';
import { replyBy } from './reply-by';

it.each([
  ['es', 'Boda de Inés y Raúl, 3 de mayo de 2027: programa y confirmar asistencia antes del 10 de abril.', 'Confírmanoslo antes del 10 de abril.'],
  ['fr', 'Mariage de Zoé et Luc le 5 juin 2027 à Dole, plan, réponse avant le 1er mai.', 'Réponse souhaitée avant le 1er mai.'],
  ['pt', 'Casamento de Rita e Rui: programa e confirmação de presença até 15 de agosto.', 'Resposta até 15 de agosto, por favor.'],
  ['pl', 'Wesele Ani i Jana, 4 lipca 2027: plan dnia, odpowiedzi do 15 maja.', 'Prosimy o odpowiedź do 15 maja.'],
  ['tr', 'Ayşe ve Can’ın düğünü: program, 1 Mayıs’a kadar katılım bildirimi.', 'Lütfen 1 Mayıs’a kadar yanıtlayın.'],
  ['he', 'חתונת דנה ורון: תוכנייה, אישור הגעה עד 3 במאי.', 'נשמח לאישור הגעה עד 3 במאי.'],
])('says until when guests reply, in %s', (language, prompt, line) => {
  expect(replyBy(prompt, language)).toBe(line);
}); // prettier-ignore

it('takes another day for no deadline', () => {
  expect(
    replyBy(
      'Boda de Inés y Raúl: exposición de fotos hasta el 10 de abril en el salón grande de la finca de la familia.',
      'es',
    ),
  ).toBeNull();
});
