import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const kindOf = (prompt: string): string => readBrief(prompt).kind.value;

describe('the word for a house', () => {
  it('before what is done to it is no house', () => {
    expect(
      kindOf('Lead repairs and church roofs in Ripon, Ure Leadwork: gutters from £80, flashing £45 a metre.'),
    ).not.toBe('nonprofit');
    expect(kindOf('Church in Ripon: services, groups and how to find us')).toBe('nonprofit');
  });
});

describe('what somebody might be taken for', () => {
  it('is not what they are', () => {
    const brief = readBrief(
      'Banjos? Lutes? No: we build nyckelharpas. Bow & Key, Malvern. New ones from £2,100, set-up £80.',
    );
    expect(brief.offer?.value).toBe('nyckelharpa maker');
    expect(brief.name?.value).toBe('Bow & Key');
  });
});

describe('one row of several', () => {
  it('is not what the whole is called', () => {
    const brief = readBrief(
      'I run a fairground organ. Gavioli Organ Displays at Burley, hour £90, full day £480, film hire by arrangement.',
    );
    expect(brief.name?.value).toBe('Gavioli Organ Displays');
    expect(brief.offer?.value).not.toBe('film hire');
  });
});

describe('words of what is offered', () => {
  it('ask for no section', () => {
    const typesOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);
    expect(typesOf('Cine film transfer, Spool House, Perth. Reels £14 a reel, tapes £9.')).not.toContain(
      'video',
    );
    expect(typesOf('Sword swallowing for events, Gulp & Gleam, Hove. Solo £320, duo £580.')).not.toContain(
      'events',
    );
    expect(
      typesOf("We press other people's flowers. Name is Petal Rest, Otley. Frames £40, domes £65."),
    ).not.toContain('team');
    expect(typesOf('Puzzle boat in Bath, Lock Two. One hour £24 each, teams of 2-6.')).not.toContain('team');
  });

  it('leave what is asked for', () => {
    expect(
      readBrief('Cine film transfer in Perth. Reels £14, tapes £9. With a video and our team.').sections.map(
        ({ value }) => value,
      ),
    ).toEqual(expect.arrayContaining(['video', 'team']));
  });
});

it('counts pence, and what comes on top', () => {
  const rows = readBrief(
    'Slide scanning, Lumen, Perth. Prints 35p each, reels £12, retouching +£6.',
  ).items.map(({ value }) => `${value.name} ${value.price ?? ''}`);
  expect(rows).toEqual(expect.arrayContaining(['Prints 35p each', 'retouching +£6']));
});

it('takes a door that is open for no shelf', () => {
  expect(
    readBrief(
      'Site for Ashen Rods in Ely. I mend cane rods: tips £60, rewhipping £40. Shop open Thu-Sat 10-5.',
    ).sections,
  ).toEqual([]);
});

it('reads who does it behind what they do, and a firm by its ending', () => {
  const brief = readBrief(
    'Shop front gilder Tom Ashby in Frome. Letters £18 each, numbers £25, repairs on quote.',
  );
  expect(brief.name?.value).toBe('Tom Ashby');
  expect(
    readBrief('Rat-free poultry sheds: Marsh Biosecurity Ltd, Diss. Treatment £140, inspections £90.').name
      ?.value,
  ).toBe('Marsh Biosecurity Ltd');
});
