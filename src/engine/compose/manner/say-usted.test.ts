import { describe, expect, it } from 'vitest';
import { sayUsted } from './say-usted';

describe('a Spanish page that says usted', () => {
  it.each([
    ['Dinos qué te pasa y cuándo puedes.', 'Díganos qué le pasa y cuándo puede.'],
    ['Escríbenos y te lo enseñamos.', 'Escríbanos y se lo enseñamos.'],
    ['Si te pierdes, llama.', 'Si se pierde, llame.'],
    ['Ven, pregunta y saca tus conclusiones.', 'Venga, pregunte y saque sus conclusiones.'],
    ['Reserva tu hora', 'Reserve su hora'],
    ['Reserva de mesas', 'Reserva de mesas'],
    ['Consulta de psicología', 'Consulta de psicología'],
    ['Abre a las 10', 'Abre a las 10'],
    ['Ven con hambre o pregunta antes.', 'Venga con hambre o pregunte antes.'],
    ['Solo para ti, a solas contigo.', 'Solo para usted, a solas con usted.'],
    ['Usamos tus datos para responderte.', 'Usamos sus datos para responderle.'],
    ['Dinos cuántos sois y qué os gusta.', 'Díganos cuántos son y qué les gusta.'],
    [
      '<a href="escribe.html" aria-label="Escríbenos">Elige un día</a>',
      '<a href="escribe.html" aria-label="Escríbanos">Elija un día</a>',
    ],
  ])('%s', (close, polite) => {
    expect(sayUsted(close)).toBe(polite);
  });

  it('leaves the words of the prompt', () => {
    expect(sayUsted('Tu casa en Jaca', 'Hotel con el lema "Tu casa en Jaca"')).toBe('Tu casa en Jaca');
  });

  it('turns the strings of a script, and none of its code', () => {
    expect(sayUsted("const te = (ti) => ti;\nshow('Revisa los campos marcados.');")).toBe(
      "const te = (ti) => ti;\nshow('Revise los campos marcados.');",
    );
  });
});
