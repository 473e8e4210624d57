import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const prompts = {
  potters:
    'Somos "Manos de Barro", tres amigas que damos talleres de cerámica para adultos en Valencia. Necesitamos web con los talleres (iniciación al torno 45 €, esmaltes 60 €), fotos y contacto por WhatsApp 600 555 019.',
  brewers:
    'Bonjour, je tiens une petite brasserie artisanale à Quimper, « La Bigoudène ». J’aimerais un site avec nos quatre bières (blonde, ambrée, stout et une bière de saison). Des tons jaune moutarde et noir.',
  vet: 'Sitio para la veterinaria "Patitas" en Rosario, Argentina: servicios, turnos, equipo y peluquería.',
  writer:
    'Ich bin freie Texterin in Leipzig, Maren Kühn. Schlichte Seite mit Leistungen, Arbeitsproben, Kundenstimmen und Kontakt.',
  prints:
    'Portfolio per Giada Ferrero, illustratrice botanica di Cuneo: opere, stampe in vendita (da 25 €), chi sono, contatti.',
  trail:
    'Sito per il Trail dei Due Laghi, 10 ottobre 2027, Orta San Giulio: percorsi 12 km, 28 km e 50 km, iscrizioni, programma.',
  editor: 'Portfolio sobre et sombre pour Hugo Lemaire, monteur vidéo à Lyon : projets, contact.',
  quiz: 'Quiz über Pilze im Wald mit 6 Fragen, Punktestand und Neustart.',
  birthday:
    'Einladungsseite zum 50. Geburtstag von Petra am 8. Mai 2027 in Erfurt, mit Programm, Anfahrt und Zusage bis 1. April.',
  chores:
    'Quiero un tablero de tareas para mi piso compartido: quién limpia qué, marcar como hecho y que se guarde.',
  hours: 'Een urenregistratie-app: projecten, start/stop-timer, totaal per week en exporteren als CSV.',
};
const of = (key: keyof typeof prompts) => readBrief(prompts[key]);

beforeAll(async () => {
  for (const prompt of Object.values(prompts)) await loadLexicons(prompt);
});

describe('slots that were read as something else', () => {
  it('takes what they do for what is on offer, and not how one reaches them', () => {
    expect(of('potters').offer?.value).toBe('talleres de cerámica para adultos');
  });

  it('drinks beers that bear the name of a colour', () => {
    expect(of('brewers').items.map(({ value }) => value.name)).toEqual(
      expect.arrayContaining(['Blonde', 'Ambrée', 'Stout', 'Bière de saison']),
    );
    expect(of('brewers').colours.map(({ value }) => value.name)).toEqual(['jaune moutarde', 'noir']);
  });

  it('books what Argentina calls turns, and shows samples as works', () => {
    expect(of('vet').sections.map(({ value }) => value)).toContain('booking');
    expect(of('writer').sections.map(({ value }) => value)).toContain('portfolio');
    expect(of('writer').parts).toEqual([]);
  });

  it('notes nothing that leads to a price', () => {
    expect(of('prints').items.find(({ value }) => value.price !== undefined)?.value.note).toBeUndefined();
  });

  it('finds the place behind a date and the calling behind a name', () => {
    expect(of('trail').place?.value).toBe('Orta San Giulio');
    expect(of('editor').offer?.value).toBe('monteur vidéo');
  });

  it('names no quiz by its parts, and a birthday by whose it is', () => {
    expect(of('quiz').name).toBeNull();
    expect(of('birthday').name?.value).toBe('50. Geburtstag von Petra');
  });

  it('knows boards of chores and registers of hours', () => {
    expect(of('chores').kind.value).toBe('todo');
    expect(of('hours').kind.value).toBe('tracker');
  });
});
