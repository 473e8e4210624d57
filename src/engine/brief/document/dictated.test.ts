import { describe, expect, it } from 'vitest';
import { dictated } from './dictated';

describe('what was said in one breath', () => {
  it('is parted where a new statement begins, without the word that it is spoken', () => {
    expect(
      dictated(
        "right so this is me talking into the phone while I walk, I run a mobile bike repair van called Chainline and I cover Hove, I've been doing it since 2014 and before that I was a courier in London. It is cash or card.",
      ),
    ).toBe(
      "I run a mobile bike repair van called Chainline. I cover Hove. I've been doing it since 2014. Before that I was a courier in London. It is cash or card.",
    );
  });

  it('keeps a condition with what follows from it', () => {
    const text =
      "I'm recording this at home, If the frame is bent beyond what a press can pull straight again in an hour, I will ring you before I start and there's nothing to pay.";
    expect(dictated(text)).toContain(
      'If the frame is bent beyond what a press can pull straight again in an hour, I will ring you',
    );
  });

  it('has its hours in figures', () => {
    const text = 'this is me talking, I work Monday to Friday from half nine until five.';
    expect(dictated(text)).toBe('I work Monday to Friday from 9:30am to 5pm.');
  });

  it('names the pages that are described', () => {
    expect(
      dictated(
        'I want a plain site, home page, a page about us, a page with our services and prices and a page where customers can book. Thanks.',
      ),
    ).toBe('Pages: Home, About, Services & prices, Book. Thanks.');
  });

  it('is left alone where it was written', () => {
    const text =
      'We are a small press in Bath. We print poetry and we bind it by hand, and we have a page on every poet, a list of readings and a shop.';
    expect(dictated(text)).toBe(text);
  });
});
