import { expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';

await loadAllLexicons();

it.each([
  ['checklist em português: marcar, apagar, filtro', 'pt'],
  ['flashcards auf Deutsch, Thema Chemie', 'de'],
  ['stopwatch app po polsku', 'pl'],
  ['habit tracker in italiano', 'it'],
])('tells by its own name that %s is in %s', (prompt, language) => {
  expect(readBrief(prompt).language.value).toBe(language);
});

it('takes the name of a language for no name of a site', () => {
  const { name, offer } = readBrief('kanban po polsku, kolumny Pomysły, Robimy, Zrobione');
  expect(`${name?.value ?? ''} ${offer?.value ?? ''}`).not.toContain('polsku');
});

it('keeps a tool in the language of its prompt, though others share its name', () => {
  const { language, kind } = readBrief(
    'todo list em português com adicionar, apagar, e à noite limpar tudo. Quando vazia: "Dia livre"',
  );
  expect([language.value, kind.value]).toEqual(['pt', 'todo']);
});
