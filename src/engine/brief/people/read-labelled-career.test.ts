import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';
import { readLabelledCareer } from './read-labelled-career';

beforeAll(loadAllLexicons);

const life =
  "CV site please. I'm Seun Bakare, 34, data engineer, living in Rotterdam. Experience: Lead data engineer at Havenlink, Rotterdam, 2021 to now - built the pipeline, team of four. Data engineer at Bol, Utrecht, 2018 to 2021. Education: MSc Data Science, Erasmus University Rotterdam, 2018; BSc Statistics, University of Lagos, 2012. Skills: Python, dbt. I also cook. Languages: Yoruba (native), Dutch B2. Talks: “Sensors lie”, Kafka Summit 2022. Contact seun@bakare.example.";

describe('readLabelledCareer', () => {
  const rows = readLabelledCareer(life).map(({ value }) => value);

  it('reads posts with their years and what was done', () => {
    expect(rows[0]).toEqual({
      section: 'timeline',
      name: 'Lead data engineer at Havenlink, Rotterdam',
      when: '2021 to now',
      note: 'Built the pipeline, team of four',
    });
    expect(rows.filter(({ section }) => section === 'timeline').map(({ when }) => when)).toEqual([
      '2021 to now',
      '2018 to 2021',
      '2018',
      '2012',
    ]);
  });

  it('reads skills as they are written and languages with their level', () => {
    expect(rows.filter(({ section }) => section === 'skills').map(({ name }) => name)).toEqual([
      'Python',
      'dbt',
    ]);
    expect(rows.find(({ name }) => name === 'Dutch')?.note).toBe('B2');
  });

  it('ends a list of talks with its sentence', () => {
    expect(rows.at(-1)).toEqual({ section: 'events', name: 'Sensors lie', note: 'Kafka Summit 2022' });
  });

  it('takes no degree for a person, and tells what somebody is', () => {
    const { items, offer, place, sections } = readBrief(`${life} ${'Ask me anything. '.repeat(12)}`);
    expect(sections.some(({ value }) => value === 'team')).toBe(false);
    expect(items.some(({ value }) => value.section === 'team')).toBe(false);
    expect([offer?.value, place?.value]).toEqual(['data engineer', 'Rotterdam']);
  });

  it('reads nothing where fewer than two labels stand', () => {
    expect(readLabelledCareer('Experience: ten years. Call me.')).toEqual([]);
  });
});
