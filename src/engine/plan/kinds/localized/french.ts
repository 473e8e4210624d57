import {
  frenchAnimalsAndSewing,
  frenchAnimalsAndSewingVoices,
} from './animals-and-sewing/french-animals-and-sewing';
import { frenchCallingVoices, frenchCallings } from './callings/french-callings';
import type { LocalBank } from './local-bank';
import { builderTrades, builderVoices } from './trades/builder-trades';
import { coachTrades, coachVoices } from './trades/coach-trades';
import { careTrades } from './trades/care-trades';
import { kitchenTrades } from './trades/kitchen-trades';
import { schoolTrades, schoolVoices } from './trades/school-trades';
import { cateringVoices } from './voices/catering-voices';
import { toursAndPodcasts } from './voices/tours-and-podcasts';
import { visitedVoices } from './voices/visited-voices';
import { frenchShapes } from './shapes/french-shapes';
import { frenchTrades } from './trades/french-trades';
import { frenchHouseVoices } from './voices/french-house-voices';
import { frenchVoices } from './voices/french-voices';
import { appVoices } from './voices/app-voices';
import { joinVoices } from './voices/read-voices';
import { roleVoices } from './voices/role-voices';
import { wholeHouseVoices } from './voices/whole-house-voices';

/** Copy in French. */
export const frenchBank: LocalBank = {
  shapes: frenchShapes,
  inPlace: ' à {place}',
  nouns: {
    restaurant: 'Restaurant',
    cafe: 'Café',
    bakery: 'Boulangerie',
    bar: 'Bar',
    hotel: 'Hôtel',
    salon: 'Salon de beauté',
    spa: 'Spa',
    gym: 'Salle de sport',
    yoga: 'Studio de yoga',
    clinic: 'Cabinet médical',
    dentist: 'Cabinet dentaire',
    therapist: 'Cabinet de thérapie',
    veterinary: 'Clinique vétérinaire',
    law: 'Cabinet d’avocats',
    accountant: 'Cabinet comptable',
    insurance: 'Cabinet d’assurances',
    consulting: 'Conseil',
    agency: 'Agence',
    studio: 'Studio',
    'real-estate': 'Agence immobilière',
    'home-services': 'Dépannage',
    construction: 'Entreprise du bâtiment',
    cleaning: 'Entreprise de nettoyage',
    auto: 'Garage',
    florist: 'Fleuriste',
    shop: 'Boutique',
    product: 'Produit',
    saas: 'Logiciel',
    'mobile-app': 'Application',
    portfolio: 'Portfolio',
    photographer: 'Photographie',
    cv: 'CV',
    'link-in-bio': 'Liens',
    blog: 'Blog',
    docs: 'Documentation',
    course: 'Cours',
    event: 'Événement',
    nonprofit: 'Association',
  },
  families: {
    food: {
      titles: ['Ce que le marché a donné ce matin', 'Asseyez-vous, il y a du pain'],
      lede: 'Une carte courte, cuisinée sans hâte. Elle change avec les saisons, l’accueil non.',
      items: [
        ['Soupe du jour', 'Demandez ce qui a été cueilli'],
        ['Terrine maison', 'Cornichons, pain grillé'],
        ['Agneau de sept heures', 'Haricots blancs, menthe'],
        ['Poisson du jour', 'Beurre noisette'],
        ['Tarte aux pommes', 'Crème fraîche'],
        ['Café', 'Serré ou allongé'],
      ],
    },
    beauty: {
      titles: ['Une heure rien qu’à vous', 'Sortez comme vous le vouliez'],
      lede: 'Nous écoutons d’abord, les ciseaux viennent après. Sans hâte, sous une bonne lumière.',
      items: [
        ['Coupe et coiffage', 'Avec conseil et shampooing'],
        ['Couleur', 'À votre teinte'],
        ['Manucure', 'Des mains soignées'],
        ['Soin du visage', 'Nettoyage, massage, masque'],
        ['Massage', 'Une heure, ferme ou doux'],
        ['Épilation', 'Rapide et soigneuse'],
      ],
    },
    health: {
      titles: ['Quelqu’un qui vous écoute', 'Posez toutes vos questions'],
      lede: 'Des rendez-vous sans hâte, des mots simples et un plan écrit que l’on comprend chez soi.',
      items: [
        ['Première consultation', 'Parler, regarder, expliquer'],
        ['Contrôle', 'Une fois par an, sans surprise'],
        ['Prévention', 'Pour ne pas revenir trop tôt'],
        ['Traitement', 'Étape par étape, prix annoncé'],
        ['Urgences', 'Appelez, nous trouvons une place'],
        ['Enfants', 'Du temps et de la patience'],
      ],
    },
    trade: {
      titles: ['Bien fait du premier coup', 'Un prix avant de commencer'],
      lede: 'Dites-nous ce qui se passe et où. Vous recevez un prix et un rendez-vous, et tout est propre quand nous partons.',
      items: [
        ['Réparations', 'Ce qui goutte, grince ou ferme mal'],
        ['Installation', 'Droite, solide, testée'],
        ['Rénovation', 'De l’idée à la dernière clé'],
        ['Entretien', 'Une visite par an en évite trois'],
        ['Nettoyage en profondeur', 'Derrière et dessous aussi'],
        ['Urgences', 'Nous partons dès l’appel'],
      ],
    },
    stay: {
      titles: ['Dormez la fenêtre ouverte', 'Restez une nuit de plus'],
      lede: 'De bons lits, de longs matins et un petit déjeuner que personne ne débarrasse trop tôt.',
      items: [
        ['Chambre double', 'Au calme, sur cour'],
        ['Chambre avec vue', 'Au réveil, déjà'],
        ['Suite', 'Deux fenêtres et une baignoire'],
        ['Chambre familiale', 'Quatre lits, une porte'],
      ],
    },
    shop: {
      titles: ['Peu de choses, bien choisies', 'Regardez, sans vous presser'],
      lede: 'Une petite sélection que nous connaissons bien. Ce que nous n’utiliserions pas n’est pas ici.',
      items: [
        ['L’incontournable', 'Le plus demandé'],
        ['Le grand format', 'Pour une grande table'],
        ['À offrir', 'Emballé, avec une carte'],
        ['Petite série', 'Peu de pièces'],
        ['Nouveauté', 'Tout juste arrivé'],
        ['Le petit', 'Tient dans la poche'],
        ['Coffret', 'Un peu de tout'],
        ['Bon cadeau', 'De tout montant'],
      ],
    },
    event: {
      titles: ['Venez, votre place est gardée', 'Une journée tous ensemble'],
      lede: 'Tout ce qu’il faut savoir est ici : quand, où, et comment venir.',
      items: [
        ['Accueil', 'Avec quelque chose de frais'],
        ['Le moment', 'À l’heure, s’il vous plaît'],
        ['Repas', 'Une longue table'],
        ['Quelques mots', 'Brefs, promis'],
        ['Musique', 'Jusqu’au départ des musiciens'],
        ['Au revoir', 'Soupe et taxis'],
      ],
    },
    studio: {
      titles: ['Dit clairement, fait avec soin', 'Nous commençons par écouter'],
      lede: 'Ce qui est promis est fait, ce qui est fait est expliqué, et au téléphone répond quelqu’un qui connaît le métier.',
      items: [
        ['Premier échange', 'Sans engagement, avec des questions'],
        ['Plan', 'Une page que l’on comprend'],
        ['Travail', 'Par ceux que vous avez rencontrés'],
        ['Suivi', 'Nous restons quand tout marche'],
        ['Second avis', 'Un regard extérieur'],
        ['Commandes', 'Racontez-nous la vôtre'],
      ],
    },
    move: {
      titles: ['Commencez où vous en êtes', 'Plus fort chaque semaine'],
      lede: 'Quelqu’un qui regarde et corrige, et un plan qui tient dans votre semaine.',
      items: [
        ['Force', 'De la technique, sans hâte'],
        ['Mobilité', 'Pour les dos de bureau'],
        ['Endurance', 'Court et franc'],
        ['Débutants', 'Les bases, bien faites'],
        ['Coaching', 'Une heure à vous'],
        ['Yoga et souffle', 'Pour baisser le bruit'],
      ],
    },
    tech: {
      titles: ['Le plus ennuyeux, fini avant midi', 'Ouvrir, faire, fermer'],
      lede: 'Une seule chose, faite vite, et vous reprenez votre journée.',
      items: [
        ['Prêt en une après-midi', 'Avec ce que vous avez déjà'],
        ['Là où vous êtes', 'Au bureau et en route'],
        ['Vos données', 'Elles restent à vous'],
        ['Tout en vue', 'L’important d’abord'],
        ['Des rappels utiles', 'Peu, et au bon moment'],
        ['Une vraie aide', 'Une personne répond'],
      ],
    },
  },
  about: [
    '{name} est une petite maison{in} où l’on connaît votre nom à la troisième visite.',
    'Nous faisons peu de choses et nous les faisons bien. Demandez : celui qui fait vous répond.',
  ],
  story: [
    'Derrière {name}, il y a des personnes qui aiment ce qu’elles font, et cela se voit aux détails.',
    'Le reste se raconte mieux de vive voix : passez, posez vos questions, faites-vous une idée.',
  ],
  features: [
    ['Une personne au bout du fil', 'Celle qui répond connaît le métier.'],
    ['Le prix avant de commencer', 'Écrit, sans petites lignes.'],
    ['Le soin des détails', 'Ce que personne ne demande est ce qu’on retient.'],
    ['À côté', 'Joignables avant comme après.'],
  ],
  process: [
    ['Racontez', 'Quoi, quand, pour combien.'],
    ['Nous répondons', 'Avec un plan et un prix.'],
    ['Nous faisons', 'Comme convenu, le jour dit.'],
    ['Nous restons là', 'Pour les questions d’après.'],
  ],
  reviews: [
    ['Les bonnes questions, puis exactement ce qui était dit.', 'Première visite'],
    ['Aimables, ponctuels, avec du goût. J’y retourne demain.', 'Venus en famille'],
    ['On sent qu’ils aiment ce qu’ils font.', 'Fidèle'],
  ],
  roles: [
    ['Direction', 'Ouvre le matin et répond aux messages.'],
    ['Métier', 'Le fait depuis longtemps, toujours avec plaisir.'],
    ['Accueil', 'Se souvient de votre nom et de vos goûts.'],
  ],
  faq: [
    ['Faut-il réserver ?', 'Plutôt oui : un appel ou un message suffit.'],
    [
      'Combien cela coûte-t-il ?',
      'Les prix indicatifs sont sur cette page ; le vôtre est annoncé avant de commencer.',
    ],
    ['Peut-on venir avec des enfants ?', 'Bien sûr. Prévenez-nous et nous préparons tout.'],
    ['Comment venir ?', 'L’adresse est plus bas. Si vous êtes perdus, appelez.'],
    ['Et si je dois annuler ?', 'Prévenez la veille, nous trouvons une autre date.'],
    ['Qui répond aux messages ?', 'Une personne, et pas une machine.'],
  ],
  plans: [
    ['Simple', 'Pour commencer', ['L’essentiel', 'Une visite', 'Réponse sous deux jours']],
    ['Courant', 'Le choix de la plupart', ['Tout le simple', 'Deux fois plus de temps', 'Un plan écrit']],
    ['Complet', 'Pour tout avoir', ['Tout le courant', 'Priorité', 'Un interlocuteur fixe']],
  ],
  events: [
    ['14 mars', 'Portes ouvertes', 'Des questions et de quoi grignoter.'],
    ['25 avril', 'Rencontre', 'Ce qui se prépare, et le temps d’en parler.'],
    ['6 juin', 'Fête d’été', 'Dehors, si le temps le veut.'],
  ],
  cta: ['On vous garde une place ?', 'Deux lignes suffisent pour une première réponse.'],
  trades: [
    ...builderTrades.fr,
    ...coachTrades.fr,
    ...careTrades.fr,
    ...kitchenTrades('fr'),
    ...schoolTrades.fr,
    ...frenchAnimalsAndSewing,
    ...frenchTrades,
    ...frenchCallings,
  ],
  voices: joinVoices(
    toursAndPodcasts.fr,
    visitedVoices.fr,
    builderVoices.fr,
    coachVoices.fr,
    cateringVoices.fr,
    schoolVoices.fr,
    roleVoices.fr,
    frenchHouseVoices,
    frenchCallingVoices,
    frenchAnimalsAndSewingVoices,
    frenchVoices,
    wholeHouseVoices.fr,
    appVoices.fr,
  ),
};
