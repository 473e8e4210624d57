import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

describe('what an occasion turns out to be', () => {
  it('a house that celebrates its years is not two people who do', () => {
    expect(readBrief('Anniversary site: 40 years of Saltby Pottery School').offer?.value).toBe('jubilee');
    expect(readBrief('Our parents’ ruby wedding party on 4 May').offer?.value).not.toBe('jubilee');
  });

  it('has its day, also where it was taken for a charity first, and is not called after what it goes past', () => {
    const brief = readBrief('Charity abseil down the Corn Exchange, 12 May, £30 entry');
    expect(brief.date?.value).toBe('--05-12');
    expect(brief.name).toBeNull();
  });

  it('takes no day of the week for a town', () => {
    expect(readBrief('Shoe repair by the harbour, pay what you like, Fridays').place).toBeNull();
  });
});
