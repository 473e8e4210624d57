import { describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

await loadAllLexicons();

describe('a tool in which something is written down again and again', () => {
  it.each([
    ['a tool where my allotment society logs the rainfall each day and sees a chart', 'rainfall log'],
    ['app to record how many eggs our hens lay, weekly total', 'egg log'],
    ['I want to track my guitar practice minutes and see a graph per week', 'guitar practice minutes log'],
    ['somewhere to note the mileage of the company van, who drove it', 'mileage log'],
    ['web app for our beekeeping club to log hive inspections: date, hive, notes', 'hive inspection log'],
    ['fuel log for my car with date, litres and price', 'fuel log'],
    ["track my houseplants' watering, show which are due", 'houseplant watering log'],
    ['log what I eat every day', 'food log'],
    ['A log of beehive inspections with hive, date, queen seen, notes', 'log of beehive inspections'],
    [
      'library checkout app for a school class: book, pupil, borrowed on, due back, overdue in red',
      'library checkout app',
    ],
    ['a diary where I write down my dreams', 'dream diary'],
    ['help me keep track of how many glasses of water I drink', 'water log'],
    ['an app where me and my flatmates write down who paid for what', 'shared expenses'],
    ['log de kilómetros en bici con total por mes', 'kilómetros en bici'],
    ['une appli pour noter mes séances de course et voir le total', 'séances de course'],
    ['Werkzeug, mit dem unsere Imker den Honigertrag pro Volk eintragen', 'Honigertrag'],
    ['aplicação para registar o consumo de água da casa com gráfico mensal', 'consumo de água'],
    ["un'app per segnare quanti caffè bevo al giorno", 'caffè'],
    ['een app om bij te houden hoeveel vogels ik zie per dag', 'vogels'],
    ['aplikacja do zapisywania wydatków na remont', 'Wydatki'],
    ['kilo takip uygulaması, grafik olsun', 'kilo takibi'],
    ['תוכנה לרישום שעות עבודה עם סיכום חודשי', 'שעות עבודה'],
    ['تطبيق لتسجيل قراءات السكر في الدم مع رسم بياني', 'قراءات السكر في الدم'],
  ])('is a tracker named after it: %j', (prompt, offer) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe('tracker');
    expect(brief.offer?.value).toBe(offer);
    expect(brief.name).toBeNull();
  });

  it.each([
    ['electricity meter readings logbook, monthly usage chart', 'tracker'],
    ['score keeper for our darts league, points per match', 'tracker'],
    ['Landing page for an app that tracks your sleep, with pricing and reviews', 'mobile-app'],
    ['a page for my recording studio in Leeds', 'studio'],
    ['Drift, an app that tracks your sleep', 'mobile-app'],
    ['website for a club that records steam trains', 'nonprofit'],
    ['habit app to track reading and stretching', 'habits'],
  ])('is told from what is like it: %j', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });
});
