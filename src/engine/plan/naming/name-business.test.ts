import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { nameBusiness } from './name-business';

describe('a business without a name', () => {
  it.each([
    ['Concrete contractor in Tulsa, Oklahoma', 'Tulsa Concrete Contractor'],
    ['Plumber, Macon GA', 'Macon Plumber'],
    ['kayak rental on Lake Bled', 'Lake Bled Kayak Rental'],
    ['A website for a vegan bakery in Leeds', 'Leeds Vegan Bakery'],
    ['ceilidh band from Aberdeen, we play weddings', 'Aberdeen Ceilidh Band'],
    ['plumber', 'Plumber'],
    ["WEBSITE FOR BIG RAY'S TOWING IN TULSA. REVIEWS.", "Big Ray's Towing"],
    ["women's clothing shop in Leeds", "Leeds Women's Clothing Shop"],
    ['We are two beekeepers in Herefordshire who rent out hives', 'Herefordshire Beekeepers'],
    ['a passenger ferry service between the two banks of the river', 'Passenger Ferry Service'],
    ['A puppet theatre in Prague’s old town', 'Prague Puppet Theatre'],
    ['a to-do list app', 'To-do List App'],
    ['SaaS for veterinary clinics scheduling, three plans', 'Veterinary Clinics Scheduling'],
    ['Platform for language teachers', 'Software for Language Teachers'],
    ["Ankara'da avukatlık bürosu için site", 'Ankara Avukatlık Bürosu'],
    ['strona dla szkoły językowej w Gdańsku', 'Szkoła językowa'],
    ['strona dla salonu fryzjerskiego', 'Salon fryzjerski'],
    ['Website voor een fietsenmaker in Utrecht', 'Fietsenmaker Utrecht'],
  ])('is called from %s', (prompt, name) => {
    const brief = readBrief(prompt);
    expect(brief.name).toBeNull();
    expect(nameBusiness(brief, 'business')).toBe(name);
  });
});

describe('a person in the prompt', () => {
  it.each([
    ['Piano lessons with Greta in Aarhus', 'Piano lessons with Greta'],
    ['Webseite für eine Tierarztpraxis in Graz, Dr. Anna Moser', 'Dr. Anna Moser'],
    ['Something simple for my accounting practice. Smith Patel LLP. Croydon.', 'Smith Patel LLP'],
    ['MAKE ME A WEBSITE FOR MY GYM IRON TEMPLE IN GLASGOW WITH A TIMETABLE', 'Iron Temple'],
  ])('names it: %s', (prompt, name) => {
    expect(readBrief(prompt).name?.value).toBe(name);
  });

  it('names nothing in a list of people or with a tool', () => {
    expect(readBrief('tattoo studio in Berlin, artists: Kat, Milo, Juno').name).toBeNull();
    expect(readBrief('photo gallery with RSVP, for our family').name).toBeNull();
  });
});
