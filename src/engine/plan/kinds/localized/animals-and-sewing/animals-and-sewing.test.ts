import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../../../brief/words/lexicon-shelf';
import { readBrief } from '../../../../brief/read-brief';
import { loadAllCopy } from '../../../load-copy';
import { makePlan } from '../../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const told = (prompt: string): string =>
  JSON.stringify(makePlan(readBrief(prompt), 3).pages.map(({ sections }) => sections));

describe('a house for animals', () => {
  it.each([
    ['Katzenpension Schnurrhaus bei Rosenheim', 'Tagesbetreuung'],
    ['hotel para gatos en Bilbao', 'Guardería de día'],
    ['pension pour chats à Rennes', 'Garde à la journée'],
    ['hotel para cães em Sintra', 'Creche de dia'],
    ['pensione per gatti, Roma', 'Asilo diurno'],
    ['hondenpension Apeldoorn', 'Dagopvang'],
    ['hotel dla psów pod Warszawą', 'Opieka dzienna'],
    ['köpek oteli Ankara', 'Gündüz bakımı'],
    ['فندق كلاب في دبي', 'رعاية نهارية'],
    ['פנסיון לכלבים בחדרה', 'מעון יום'],
  ])('has guests with paws, and no patients: %s', (prompt, offer) => {
    const site = told(prompt);
    expect(site).toContain(offer);
    expect(site).not.toMatch(
      /Erstgespräch|Doppelzimmer|Primera consulta|Chambre double|Primeira consulta|Camera doppia|Eerste gesprek|Pierwsza wizyta|Çift kişilik|כשיש כאב/u,
    );
  });
});

describe('who teaches dogs or riding, or sews', () => {
  it.each([
    ['Hundeschule Pfotenwerk in Kassel', 'Nasenarbeit'],
    ['addestratore cinofilo Verona', 'Corso base'],
    ['szkolenie psów Wrocław', 'Praca węchowa'],
    ['köpek eğitmeni İstanbul', 'Temel kurs'],
    ['Reitstall Sonnenhof bei Celle', 'Ausritt'],
    ['escuela de equitación Jaén', 'Clase a la cuerda'],
    ['centre équestre près de Blois', 'À la longe'],
    ['manege in Deventer', 'Buitenrit'],
    ['stajnia Białystok', 'Jazda w grupie'],
    ['نادي فروسية في الرياض', 'حصة جماعية'],
    ['חוות סוסים בגליל', 'שיעור פרטי'],
    ['Costureira em Braga', 'Bainhas'],
    ['couturière à Vannes', 'Ourlets'],
    ['sarta a Lecce', 'Cerniere'],
    ['Änderungsschneiderei Mainz', 'Reißverschluss'],
    ['naaister Haarlem', 'Ritsen'],
    ['terzi Kadıköy', 'Fermuar'],
    ['תופרת בתל אביב', 'רוכסנים'],
    ['مشغل خياطة الدمام', 'سحابات'],
  ])('%s offers %s', (prompt, offer) => {
    expect(told(prompt)).toContain(offer);
  });

  it('leaves a sewing course a course', () => {
    expect(told('curso de costura para principiantes en León')).not.toContain('Cremalleras');
  });
});

it.each([
  'hotel para gatos em Matosinhos',
  'pension pour chats près d’Angers',
  'hotel dla psów pod Warszawą',
])('draws no bed for animals: %s', (prompt) => {
  expect(makePlan(readBrief(prompt), 3).art.slice(0, 2)).not.toContain('bed');
});
