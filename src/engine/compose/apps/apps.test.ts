import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { appKinds } from '@/domain/site/vocabulary';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { findWords } from '../../plan/words/find-words';
import type { AppContext } from './app';
import { findApp } from './find-app';

await loadAllCopy();
const apps = appKinds.map((kind) => {
  const app = findApp(kind);
  if (!app) throw new Error(`There is no app for ${kind}.`);
  return app;
});

const contextFor = (prompt: string): AppContext => {
  const brief = readBrief(prompt);
  return { brief, name: 'Test', words: findWords(brief.language.value), seed: 3, level: 2 };
};
const prompts = [
  'an app',
  'snake game',
  'memory game with 12 cards',
  'tic-tac-toe',
  '2048',
  'mortgage calculator',
  'tip calculator',
  'BMI calculator',
  'loan calculator',
  'scientific calculator',
  'a job board',
  'invoice maker',
  'bingo cards',
  'recipe scaler',
  'password generator',
  'typing test',
  'score keeper for darts',
  'split rent by room size',
  'raffle draw',
  'dice roller',
  'hangman',
  'rock paper scissors',
  'secret santa draw that draws pairs',
  'grade calculator',
  'VAT calculator',
  'list of ideas where people vote them up or down',
  'mood tracker: happy yellow, calm blue, sad grey',
  'eine App für Aufgaben',
  'una aplicación de tareas',
  'a tool called </script><b>"x" with `ticks` and ${money}',
];

const contexts = prompts.map((prompt) => [prompt, contextFor(prompt)] as const);

describe('every app', () => {
  it('has a script that parses, for every variant and language', () => {
    for (const app of apps) {
      for (const [prompt, context] of contexts) {
        const script = app.script(context);
        expect(
          () => parse(script, { ecmaVersion: 2023, sourceType: 'script' }),
          `${app.kind}: ${prompt}`,
        ).not.toThrow();
        expect(script, app.kind).not.toMatch(
          /innerHTML|outerHTML|insertAdjacentHTML|\beval\(|fetch\(|console\.|https?:\/\/(?!www\.w3\.org)/,
        );
        expect(script, app.kind).not.toContain('</script');
        expect(script, app.kind).toMatch(/^\/\/ [A-Z0-9]/);
      }
    }
  });

  it('finds every hook that its script asks for in its markup', () => {
    for (const app of apps) {
      for (const [prompt, context] of contexts) {
        const markup = app.html(context).markup;
        const asked = [...app.script(context).matchAll(/find\('([a-z-]+)'\)/g)].map(
          ([, hook]) => `data-${hook}`,
        );
        for (const hook of asked) expect(markup, `${app.kind}: ${prompt}`).toContain(hook);
      }
    }
  });

  it('tells the type of every field', () => {
    for (const app of apps) {
      for (const [prompt, context] of contexts) {
        const bare = app.html(context).markup.match(/<input(?![^>]*\stype=)[^>]*>/gu) ?? [];
        expect(bare, `${app.kind}: ${prompt}`).toEqual([]);
      }
    }
  });

  it('says the same for the same context and escapes what comes from the prompt', () => {
    for (const app of apps) {
      const context = contextFor('a poll: "Is <b>this</b> fine?" with <i>yes</i>, no and maybe');
      expect(app.html(context).markup).toBe(app.html(context).markup);
      expect(app.html(context).markup, app.kind).not.toMatch(/<b>this|<i>yes/);
    }
  });

  it('uses tokens only for its colours', () => {
    for (const app of apps) {
      const css = app.css(contextFor('an app'));
      expect(css, app.kind).not.toMatch(/#[0-9a-f]{3,8}\b|\brgb|\bhsl/i);
      expect(css, app.kind).not.toMatch(
        /\b(?:margin|padding|border)-(?:left|right)\b|\btext-align: (?:left|right)\b/,
      );
    }
  });
});

describe('what an app reads from the prompt', () => {
  const markupOf = (kind: 'kanban' | 'poll' | 'todo' | 'timer' | 'game' | 'quiz', prompt: string): string =>
    findApp(kind)?.html(contextFor(prompt)).markup ?? '';

  it('takes the columns of a board', () => {
    const markup = markupOf('kanban', 'a kanban board with Ideas, In review and Shipped columns');
    expect([...markup.matchAll(/data-name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Ideas',
      'In review',
      'Shipped',
    ]);
  });

  it('takes the question and the answers of a poll and leaves its features out', () => {
    const markup = markupOf(
      'poll',
      'A poll page: "Which day suits?" with Monday, Tuesday, and live percentage bars',
    );
    expect(markup).toContain('Which day suits?');
    expect([...markup.matchAll(/value="([^"]+)"/g)].map(([, name]) => name)).toEqual(['Monday', 'Tuesday']);
  });

  it('takes the quoted empty text and the names of the views', () => {
    const app = findApp('todo');
    const context = contextFor('todo app, filter Everything / Open / Finished, when empty show "All clear."');
    expect(app?.html(context).markup).toMatch(/>\s*Finished\s*</);
    expect(app?.script(context)).toContain('All clear.');
  });

  it('takes minutes, numbers of questions and cards', () => {
    expect(markupOf('timer', 'pomodoro with 50/10 minutes')).toContain('50:00');
    expect(markupOf('quiz', 'a history quiz with 5 questions')).toContain(
      '<span data-count>5</span> questions',
    );
    expect(markupOf('game', 'memory game with 12 cards').match(/data-name=/g)?.length).toBe(6);
  });
});
