import { describe, expect, it } from 'vitest';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const vet = makeSite('Vet practice Ashgrove Vets in Derby: services, team Nora Bell and Sam Osei, FAQ, contact. Pages: Home, Team, Contact. phone 01332 555 014'); // prettier-ignore
const notes = makeSite('Landing page of a notes app called Quillet with features, pricing Basic $4/month, Plus $9/month, Studio $19/month, FAQ, newsletter'); // prettier-ignore
const bodega = makeSite('Web para la pastelería La Nube en Cádiz: productos: Roscón de nata 18 €, Palmera 2 €. Contacto. Calle Ancha 3, 11001 Cádiz, teléfono 956 555 010'); // prettier-ignore

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');

describe('who is new', () => {
  it.each([
    'add Ines Marchetti as a new recruit: veterinary nurse',
    'new starter: Ines Marchetti, veterinary nurse',
    'we just hired Ines Marchetti as a veterinary nurse',
  ])('joins the team by “%s”', (command) => {
    const { read, faults } = runCommands(vet, command);
    expect(textOf(read('team.html'))).toMatch(/Ines Marchetti\s+Veterinary nurse/);
    expect(faults).toEqual([]);
  });
});

describe('questions without answers', () => {
  it('stand in the list once, with where to ask, and the answer says that they are open', () => {
    const { read, outcome } = runCommands(
      notes,
      'add an FAQ with these questions: Can I export my notes? Is there an Android version?',
    );
    expect(textOf(read('index.html'))).toContain('Can I export my notes? Get in touch.');
    expect(textOf(read('index.html'))).toContain('Is there an Android version? Get in touch.');
    expect(outcome).toMatchObject({ message: expect.stringContaining('yours to give') as string });
    const twice = runCommands(
      notes,
      'add questions: Can I export my notes? Is it safe?',
      'add questions: Can I export my notes? Can I print?',
    );
    expect(twice.read('index.html').split('>Can I export my notes?<').length).toBe(2);
  });

  it('take an answer after a colon', () => {
    const { read } = runCommands(
      notes,
      'add the questions "Can I print?" and "Is it safe?"',
      'the answer to "Can I print?" is: Yes, on any printer',
    );
    expect(textOf(read('index.html'))).toContain('Can I print? Yes, on any printer');
  });
});

describe('a plan and its button', () => {
  it('have a name that is no joint, and “the button” is the one of that plan', () => {
    const { read } = runCommands(
      notes,
      'the Plus plan should cost $8 and the button should say "Choose Plus"',
    );
    expect(textOf(read('index.html'))).toMatch(/Plus \$8\/month .{0,80}Choose Plus/);
    expect(read('index.html').split('>Choose Plus<').length).toBe(2);
  });
});

describe('looks', () => {
  it('begins dark, and goes on from the headings with “them … too”', () => {
    expect(runCommands(notes, 'dark by default').read('style.css')).toContain('color-scheme: dark');
    const { outcome } = runCommands(notes, 'make the headings smaller', 'make them uppercase too');
    expect(outcome).toMatchObject({ kind: 'changed', intent: 'set-weight' });
  });

  it('brings no rule with the switch for dark mode that nothing uses', () => {
    const { read } = runCommands(notes, 'add a dark mode toggle');
    expect(read('style.css')).not.toContain('.theme-toggle');
    expect(read('index.html')).toMatch(/data-theme-toggle[^>]* hidden>/);
  });
});

describe('Spanish as it is spoken', () => {
  it('takes no article into a number, and hears that the house has moved', () => {
    expect(textOf(runCommands(bodega, 'nuestro nuevo teléfono es el 956 555 077').read('index.html'))).toMatch(/(?<!el )956 555 077/); // prettier-ignore
    expect(textOf(runCommands(bodega, 'nos hemos mudado a la plaza Mina 8, Cádiz').read('index.html'))).toContain('Plaza Mina 8, Cádiz'); // prettier-ignore
  });

  it('adds what stands behind “nuevo” and removes a thing with “de” in its name', () => {
    const pages = (command: string): string => {
      const { read } = runCommands(bodega, command);
      return textOf(read('index.html') + read('productos.html'));
    };
    expect(pages('añade un producto nuevo: Tarta de queso, 22 €')).toMatch(/Tarta de queso[^€]{0,40}22/);
    expect(pages('quita el roscón de nata')).not.toMatch(/Roscón de nata\s+18/);
  });
});
