import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { loadAllCopy } from '../plan/load-copy';
import { applyCommand } from './apply-command';

await loadAllCopy();

const cafe: readonly SiteFile[] = [
  {
    path: 'index.html',
    content: `<!DOCTYPE html>
<html lang="en">
<head>
<title>Blue Door</title>
<link rel="stylesheet" href="style.css">
<script type="application/ld+json">
{
  "@type": "CafeOrCoffeeShop",
  "name": "Blue Door",
  "telephone": "0117 496 0123",
  "email": "hello@bluedoor.example"
}
</script>
</head>
<body>
<header class="site-header" data-section="nav" id="nav"><nav><ul><li><a href="#team">Team</a></li><li><a href="#faq">Good to know</a></li></ul></nav></header>
<main>
<section class="hero" id="hero" data-section="hero"><h1>Eggs until four</h1><p><a class="button" href="#hours">Come by</a></p></section>
<section id="team" data-section="team"><h2>Behind the counter</h2>
<ul>
<li><h3>Maria Lopez</h3><p class="role">Barista</p></li>
<li><h3>Tom Reed</h3><p class="role">Baker</p></li>
</ul>
</section>
<section id="testimonials" data-section="testimonials"><h2>What people say</h2>
<!-- Sample: replace with real reviews -->
<div class="wall">
  <figure class="message" data-sample>
    <span class="message-mark" aria-hidden="true">BR</span>
    <blockquote><p>I wrote half a book here.</p></blockquote>
    <figcaption>Bethan Rowlands, Writes here</figcaption>
  </figure>
  <figure class="message" data-sample>
    <span class="message-mark" aria-hidden="true">FM</span>
    <blockquote><p>We agree on the coffee.</p></blockquote>
    <figcaption>Fergus Muir</figcaption>
  </figure>
</div>
</section>
<section id="faq" data-section="faq"><h2>Good to know</h2>
<dl><div><dt>Are dogs allowed?</dt><dd>On a lead.</dd></div><div><dt>Is there Wi-Fi?</dt><dd>There is.</dd></div></dl>
</section>
<section class="hours" id="hours" data-section="hours"><h2>The door</h2>
<dl><dt>Monday</dt><dd>Closed</dd><dt>Tuesday to Sunday</dt><dd>8:00 to 16:00</dd></dl>
</section>
<section id="map" data-section="map"><h2>Find us</h2><svg viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg></section>
</main>
<footer class="site-footer" data-section="footer" id="footer"><p><a href="tel:01174960123">0117 496 0123</a></p><p>0117 496 0123</p></footer>
</body>
</html>
`,
  },
  {
    path: 'style.css',
    content: 'h1 { font-size: 3rem; }\n.button { background: #333333; color: #ffffff; }\n',
  },
];

function edit(command: string, files: readonly SiteFile[] = cafe) {
  const outcome = applyCommand({ files, command });
  const after = new Map(files.map((file) => [file.path, textOf(file)]));
  if (outcome.kind === 'changed') for (const file of outcome.files) after.set(file.path, textOf(file));
  const message = 'message' in outcome ? outcome.message : '';
  const suggestions = 'suggestions' in outcome ? outcome.suggestions : [];
  return {
    kind: outcome.kind,
    message,
    suggestions,
    html: after.get('index.html') ?? '',
    css: after.get('style.css') ?? '',
  };
}
const before = textOf(cafe[0] as SiteFile);

describe('reviews', () => {
  it.each([
    'add a review by Ana Cole: Best flat white in town, by far',
    'add a testimonial from Ana Cole: "Best flat white in town, by far"',
    'füge eine Bewertung von Ana Cole hinzu: Best flat white in town, by far',
    'añade una reseña de Ana Cole: Best flat white in town, by far',
    'adiciona uma avaliação da Ana Cole: Best flat white in town, by far',
  ])('%s', (command) => {
    const { html } = edit(command);
    const fresh = html.split('<figure class="message">')[1] ?? '';
    expect(fresh).toContain('<span class="message-mark" aria-hidden="true">AC</span>');
    expect(fresh).toContain('<p>Best flat white in town, by far</p>');
    expect(fresh).toContain('<figcaption>Ana Cole</figcaption>');
    expect(html.replace(/\n {2}<figure class="message">[\s\S]*?<\/figure>/u, '')).toBe(before);
  });

  it('asks for the words that nobody gave', () => {
    const { kind, message } = edit('add a review by Ana');
    expect(kind).toBe('refused');
    expect(message).toContain('What did Ana say?');
  });

  it('go by who said them', () => {
    expect(edit('delete the second review').html).not.toContain('Fergus');
  });

  it('that are samples go, with their section when it holds nothing else', () => {
    expect(edit('get rid of the sample reviews').html).not.toContain('testimonials');
    const own = edit('add a review by Ana Cole: "Good"').html;
    const rest = edit('remove the sample reviews', [{ path: 'index.html', content: own }]).html;
    expect(rest).toContain('Ana Cole');
    expect(rest).not.toContain('Bethan');
  });
});

describe('people', () => {
  it.each(['Maria left, please take her off the site', 'Maria no longer works here', 'Maria has left us'])(
    '%s',
    (command) => {
      const { html } = edit(command);
      expect(html).not.toContain('Maria');
      expect(html).toContain('Tom Reed');
    },
  );

  it('who are not there are not guessed', () => {
    expect(edit('Sofia left').message).toContain('There: Maria Lopez, Tom Reed');
    expect(edit("change Sofia's role to manager").message).toContain('nobody called Sofia');
  });

  it('get another role', () => {
    expect(edit("change Tom Reed's role to head baker").html).toBe(before.replace('>Baker<', '>head baker<'));
  });
});

describe('what machines read', () => {
  it('loses a phone number with what people read', () => {
    const { html } = edit('remove our phone number');
    expect(html).not.toContain('0117');
    expect(html).not.toContain('telephone');
    expect(() => JSON.parse(/ld\+json">([\s\S]*?)<\/script>/u.exec(html)?.[1] ?? '')).not.toThrow();
  });

  it('loses the last property with the comma before it', () => {
    const files = [
      {
        path: 'index.html',
        content: before.replace(
          '</footer>',
          '<p><a href="mailto:hello@bluedoor.example">hello@bluedoor.example</a></p></footer>',
        ),
      },
    ];
    const data = /ld\+json">([\s\S]*?)<\/script>/u.exec(edit('remove the email', files).html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({
      '@type': 'CafeOrCoffeeShop',
      name: 'Blue Door',
      telephone: '0117 496 0123',
    });
  });

  it('is linked where it was plain text', () => {
    const { html } = edit('make the phone number clickable');
    expect(html).toContain('<p><a href="tel:01174960123">0117 496 0123</a></p>\n'.trim());
    expect(html).not.toContain('<p>0117 496 0123</p>');
  });
});

describe('names with "to" in them', () => {
  it('are taken whole when the site says them', () => {
    expect(edit('rename Good to know to Handy facts').html).toBe(
      before.replaceAll('Good to know', 'Handy facts'),
    );
  });
});

describe('headlines', () => {
  it('that are short are not cut: which words should be left is asked', () => {
    const { kind, message } = edit('make the headline shorter');
    expect(kind).toBe('refused');
    expect(message).toContain('“Eggs until four”');
  });

  it('that are long lose their last clause', () => {
    const long = before.replace(
      'Eggs until four',
      'Eggs until four every day of the week, and coffee for as long as you stay',
    );
    const { html } = edit('make the headline shorter', [{ path: 'index.html', content: long }]);
    expect(html).toContain('<h1>Eggs until four every day of the week</h1>');
  });

  it('do not stop the other half of a command', () => {
    const { kind, css, message } = edit('make the buttons green and the headline shorter');
    expect(kind).toBe('changed');
    expect(css).toContain('#008000');
    expect(message).toContain('Not done: The headline is “Eggs until four”.');
  });
});

describe('links of the header', () => {
  it.each(['take Good to know out of the menu at the top', 'remove Good to know from the navigation'])(
    '%s',
    (command) => {
      const { html } = edit(command);
      expect(html).toBe(before.replace('<li><a href="#faq">Good to know</a></li>', ''));
    },
  );

  it('keep one', () => {
    const one = before.replace('<li><a href="#team">Team</a></li>', '');
    expect(edit('remove Good to know from the menu', [{ path: 'index.html', content: one }]).kind).toBe(
      'refused',
    );
  });
});

describe('ways to say it', () => {
  it('moves the opening hours instead of asking for them', () => {
    const { html } = edit('put the opening hours at the top');
    expect(html.indexOf('id="hours"')).toBeLessThan(html.indexOf('id="team"'));
  });

  it('gives the map more height', () => {
    expect(edit('make the map bigger').css).toContain('#map :is(svg, img) { min-block-size:');
  });

  it.each([
    'can the buttons be green',
    'buttons should be green',
    'die Knöpfe sollen grün sein',
    'les boutons doivent être verts',
    'os botões devem ser verdes',
    'de knoppen moeten groen zijn',
  ])('%s', (command) => {
    expect(edit(command).css).toContain('background: #008000');
  });

  it.each(['a brighter red for the buttons please', 'make the buttons a brighter red'])('%s', (command) => {
    expect(edit(command).css).toContain('background: #ff3629');
  });

  it.each(['fechado às terças', 'we are closed on Tuesdays', 'geschlossen am Dienstag'])('%s', (command) => {
    expect(edit(command).message).toContain('Monday and Tuesday Closed');
  });

  it('says which buttons there are', () => {
    const { message, suggestions } = edit('change the sign up button to Start now');
    expect(message).toContain('“Come by”');
    expect(suggestions).toContain('change "Come by" to "Start now"');
  });

  it('asks for the answer of a question, however it is put', () => {
    for (const command of ['add a parking question to the faq', 'add "Is there parking?" to the faq'])
      expect(edit(command).message).toContain('What is the answer?');
  });
});

describe('more ways to say it', () => {
  it.each([
    ['Maria Lopez is now called Maria Ruiz', 'Maria Lopez', 'Maria Ruiz'],
    ["change the cafe's name to Red Door", 'Blue Door', 'Red Door'],
  ])('%s', (command, from, to) => {
    expect(edit(command).html).toBe(before.replaceAll(from, to));
  });

  it('takes a review in the second half for one more of the first', () => {
    const { html } = edit('remove the second review and add one from Max Roth: "Quick and lovely"');
    expect(html).not.toContain('Fergus');
    expect(html).toContain('<figcaption>Max Roth</figcaption>');
  });

  it('removes a question by what it is about', () => {
    const { html } = edit('remove the questions about dogs');
    expect(html).toBe(before.replace('<div><dt>Are dogs allowed?</dt><dd>On a lead.</dd></div>', ''));
  });

  it('puts a line of news above the opening', () => {
    const { html } = edit('add a yellow banner at the top saying "Closed 24 December"');
    expect(html.indexOf('>Closed 24 December<')).toBeGreaterThan(0);
    expect(html.indexOf('Closed 24 December')).toBeLessThan(html.indexOf('Eggs until four'));
  });

  it.each([
    ['replace Baker with Pastry chef', '>Baker<', '>Pastry chef<'],
    ['benenne Tom Reed in Tim Reed um', '>Tom Reed<', '>Tim Reed<'],
  ])('%s', (command, from, to) => {
    const { html } = edit(command);
    expect(html).not.toContain(from);
    expect(html).toContain(to);
  });

  it('removes no thing whose name only has the word for a section', () => {
    const priced = before.replace('Is there Wi-Fi?', 'Prices before you start');
    const { kind } = edit('remove the prices', [{ path: 'index.html', content: priced }]);
    expect(kind).toBe('refused');
  });

  it('corrects a number that is called wrong', () => {
    expect(edit('the phone number is wrong, it should be 0117 496 0999').html).not.toContain('0123');
  });

  it('closes earlier on the day that is named', () => {
    expect(edit('we shut at 5pm on Fridays').message).toContain('Friday 8:00 to 17:00');
  });

  it('leads to an address that lacks its beginning', () => {
    expect(edit('add our facebook page facebook.com/bluedoor').html).toContain(
      'href="https://facebook.com/bluedoor"',
    );
  });
});
