import { describe, expect, it } from 'vitest';
import { sayTu } from './say-tu';

describe('a French page that says tu', () => {
  it.each([
    ['Dites-nous ce qu’il vous faut et pour quand.', 'Dis-nous ce qu’il te faut et pour quand.'],
    ['Écrivez-nous, nous vous disons où et quand.', 'Écris-nous, nous te disons où et quand.'],
    ['Vous recevez le prix par écrit.', 'Tu reçois le prix par écrit.'],
    ['Demandez vos dates, nous vous répondons.', 'Demande tes dates, nous te répondons.'],
    ['Quand aimeriez-vous venir ?', 'Quand aimerais-tu venir ?'],
    ['Réparez-vous tous les vélos ?', 'Réparez-vous tous les vélos ?'],
    ['Prenez rendez-vous. Votre rendez-vous est à vous.', 'Prends rendez-vous. Ton rendez-vous est à toi.'],
    ['Asseyez-vous, il y a du pain', 'Assieds-toi, il y a du pain'],
    ['Commencez là où vous en êtes', 'Commence là où tu en es'],
    ['Si vous êtes perdus, appelez.', 'Si tu te perds, appelle.'],
    ['Quelqu’un vous accueille et vous présente.', 'Quelqu’un t’accueille et te présente.'],
    ['Votre commande, votre heure, votre nom', 'Ta commande, ton heure, ton nom'],
    ['Une heure rien qu’à vous', 'Une heure rien qu’à toi'],
    ['Retirez-en un et recommencez.', 'Retires-en un et recommence.'],
    ['Dites combien vous êtes et ce que vous aimez.', 'Dis combien vous êtes et ce que tu aimes.'],
    ['On joue chez vous ? Venez.', 'On joue chez toi ? Viens.'],
    ['<p>Vous êtes ici</p><a title="Votre panier">', '<p>Tu es ici</p><a title="Ton panier">'],
  ])('%s', (polite, close) => {
    expect(sayTu(polite)).toBe(close);
  });

  it('leaves the words of the prompt', () => {
    expect(sayTu('Chez vous', 'Un traiteur, « Chez vous »')).toBe('Chez vous');
  });
});
