import { describe, expect, it } from 'vitest';
import { findPartContent } from './part-contents';

const titlesOf = (title: string, business = 'unknown business') =>
  findPartContent(title, business)?.entries.map(([head]) => head);

describe('findPartContent', () => {
  it.each([
    ['Next productions', 'event theatre', 'In rehearsal'],
    ['Auditions', 'event theatre', 'Come to the reading'],
    ['Changelog', 'saas app', 'Just out'],
    ['Find our beer', 'bar brewery', 'Here'],
    ['Patch test', 'salon salon', 'Why'],
    ['Bin days', 'nonprofit village association', 'Which day'],
    ['Artist statement', 'portfolio painter', 'What I look at'],
    ['Education', 'cv structural engineer', 'Most recent'],
    ['Languages', 'cv CV', 'First language'],
  ])('knows what stands under %s', (title, business, first) => {
    expect(titlesOf(title, business)?.[0]).toBe(first);
  });

  it.each([
    ['Delivery', 'restaurant restaurant', 'Order', 'shop toy shop', 'On its way'],
    ['Travel', 'event event', 'By train or bus', 'blog blog', undefined],
    ['Burial', 'unknown funeral home', 'Plain', 'nonprofit town council', 'Plain'],
    ['Dogs', 'veterinary animal shelter', 'The shy ones', 'hotel guest house', 'Bring it all'],
  ])('tells %s by the business', (title, one, first, other, second) => {
    expect(titlesOf(title, one)?.[0]).toBe(first);
    expect(titlesOf(title, other)?.[0]).toBe(second);
  });

  it.each([
    ['Upcoming auditions', 'event theatre'],
    ['Offers for members', 'gym gym'],
    ['Our wine list', 'restaurant restaurant'],
  ])('sees the thing in %s', (title, business) => {
    expect(titlesOf(title, business)).toHaveLength(3);
  });

  it('leaves what it does not know', () => {
    expect(titlesOf('Kashrut', 'nonprofit church')).toBeUndefined();
  });
});
