import { describe, expect, it } from 'vitest';
import { greetingLength } from './greeting-length';
import { readBrief } from '../read-brief';

describe('greetingLength', () => {
  it.each([
    ['hey! we bake bread', 'hey! '],
    ['Hello there, I need a site', 'Hello there, '],
    ['Bonjour, je suis plombier', 'Bonjour, '],
    ['hi i need a site', 'hi '],
    ['שלום, אתר למאפייה', 'שלום, '],
  ])('measures the greeting of %j', (prompt, greeting) => {
    expect(greetingLength(prompt)).toBe(greeting.length);
  });

  it.each(['Hola Tacos, a taco truck', 'Hello Kitten cat cafe', 'hi-fi shop', 'Hiking club in Bern', 'hey!'])(
    'finds none in %j',
    (prompt) => {
      expect(greetingLength(prompt)).toBe(0);
    },
  );

  it('leaves the business and the name to what follows', () => {
    const brief = readBrief('Bonjour, je suis plombier à Dijon, devis gratuit');
    expect(brief.kind.value).toBe('home-services');
    expect(brief.name).toBeNull();
    expect(brief.prompt.slice(brief.offer?.spans[0]?.start, brief.offer?.spans[0]?.end)).toBe('plombier');
  });
});
