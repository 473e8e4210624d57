/** French words for sections; `section@kind kind` holds for these kinds only and then goes first. */
export const frenchSections: Readonly<Record<string, string>> = {
  hero: 'grande image, bannière, bannière principale, hero, en-tête visuel',
  features:
    'fonctions, les fonctions, fonctionnalités, avantages, caractéristiques, points forts, nos atouts, atouts, pourquoi nous choisir, bénéfices',
  services:
    'services, nos services, prestations, nos prestations, soins, domaines d intervention, domaines de compétence, expertises, ce que nous faisons, spécialités, ce que je fais, ce qu on fait, ce que je propose, ce que nous proposons, prestations et tarifs, mes prestations, ce qu on propose',
  'services@law accountant consulting agency': 'domaines, nos domaines, missions, nos missions',
  about:
    'à propos, qui sommes-nous, présentation, qui suis-je, biographie, sur moi, à propos de nous, qui je suis, qui nous sommes, à propos de moi, un mot sur nous, un peu sur moi',
  story: 'histoire, notre histoire, mon histoire, l histoire',
  process:
    'processus, comment ça marche, étapes, méthode, notre méthode, déroulement, démarche, comment ça se passe, les étapes',
  stats: 'chiffres clés, statistiques, chiffres, impact, quelques chiffres, chiffres d impact',
  gallery:
    'galerie, photos, galerie photo, galerie photos, images, galerie d images, quelques photos, photos de nos _, photos du lieu, album photo',
  portfolio:
    'réalisations, projets, portfolio, travaux, nos réalisations, œuvres, mes travaux, mes projets, mes réalisations, travaux réalisés, chantiers',
  'case-study': 'études de cas, cas clients, étude de cas',
  testimonials:
    'témoignages, avis, avis clients, avis de clients, témoignages clients, commentaires clients, avis des clients, avis google, retours clients, ce que disent, ce que disent nos _, ce que disent les _, ce que pensent nos _, avis des _, avis de _, ils parlent de nous, livre d or, paroles de clients',
  team: 'nos agents, nos conseillers, les conseillers, équipe, notre équipe, monitrices, enseignants, formatrices, thérapeutes, l équipe, professeurs, coachs, avocats du cabinet, praticiens, intervenants de l équipe, moniteurs, coiffeurs de l équipe, formateurs, membres, les gens, qui travaille ici, nos avocats, nos médecins, nos professeurs, nos coachs',
  pricing:
    'tarifs, prix, grille tarifaire, formules, abonnements, forfaits, nos tarifs, liste de prix, offres, honoraires, formule, mes tarifs, combien ça coûte, prestations et tarifs, nos prix, nos formules',
  comparison: 'comparatif, tableau comparatif, comparaison',
  faq: 'faq, foire aux questions, questions fréquentes, questions réponses, vos questions, questions courantes, réponses à vos questions, questions que l on nous pose, questions',
  cta: 'appel à l action, bouton d appel, bouton de réservation, bouton d inscription, bouton réserver, bouton d achat, bouton whatsapp, gros bouton, bouton appeler, bouton d appel, bouton pour s inscrire',
  newsletter: 'newsletter, lettre d information, infolettre, inscription à la newsletter',
  contact:
    'contact, formulaire de contact, contactez-nous, coordonnées, nous contacter, formulaire, me contacter, page contact, nous écrire, m écrire, écrivez-nous, comment nous contacter, nous joindre, prendre contact',
  map: 'plan d accès, carte, plan, accès, comment venir, nous trouver, où nous trouver, localisation, itinéraire, carte d accès, google maps, comment nous trouver, comment arriver, accès à pied, venir nous voir, où sommes-nous, se rendre sur place',
  hours: 'horaires, horaires d ouverture, heures d ouverture, quand nous sommes ouverts, jours d ouverture',
  'timetable@gym yoga course':
    'horaires, planning, planning des cours, cours, horaires des cours, emploi du temps, cours collectifs',
  booking:
    'réservation, réservations, réserver, réservation en ligne, rendez-vous, prise de rendez-vous, prendre rendez-vous, réserver une table, réservation de table, formulaire de réservation, rendez-vous en ligne, disponibilités, cours d essai, prendre un rendez-vous, réserver en ligne, réserver un cours, rdv en ligne, prise de rdv, prendre rdv, séance d essai, réserver une nuit, demande de réservation',
  quote:
    'devis, demande de devis, devis gratuit, formulaire de devis, devis en ligne, estimation, demander un devis, devis rapide, faire un devis',
  menu: 'menu, la carte, carte des vins, carte des fromages, carte des bières, carte des thés, carte des cafés, carte des desserts, carte des boissons, carte des cocktails, carte des pizzas, carte des glaces, carte de saison, carte du jour, carte à emporter, plats, carte et menus, menus, menu du jour, carte des plats, ardoise, notre carte, repas, nos plats',
  'menu@restaurant cafe bar bakery': 'carte, cartes, carte avec tarifs, carte avec prix, ardoise',
  products:
    'produits, catalogue, nos produits, bouquets, collection, boutique, nouveautés, meilleures ventes, coups de cœur, nos vins, collections, créations, nos créations, ce que nous vendons, ce qu on vend, nos thés',
  'product-detail': 'fiche produit, détail du produit, fiche technique, caractéristiques techniques',
  cart: 'panier, panier d achat',
  checkout: 'paiement, commande, tunnel de commande, passer commande, paiement en ligne',
  categories: 'catégories, thèmes, rubriques',
  posts: 'blog, actualités, articles, derniers articles, actus, recettes, épisodes, journal, nouvelles',
  events:
    'rencontres d auteurs, rencontres avec les auteurs, rencontres littéraires, rencontres, séances de dédicaces, dédicaces, soirées lecture, agenda des rencontres, agenda des événements, agenda des ateliers, agenda des concerts, agenda de concerts, agenda culturel, programme des concerts, dates de concert, événements, ateliers, agenda, concerts, prochains événements, stages, spectacles, expositions, dégustations, calendrier des événements, sorties, représentations, dates à venir, prochaines dates, prochains concerts, programmation, à l affiche, agenda des concerts, nos événements, calendrier',
  'agenda@event': 'programme, déroulé, agenda, déroulement, planning',
  agenda: 'programme de la journée, programme, déroulé',
  countdown: 'compte à rebours',
  speakers: 'intervenants, conférenciers, orateurs, programmation, artistes invités, groupes',
  'speakers@event': "artistes, affiche, line-up, têtes d'affiche, les artistes",
  timetable: 'planning des cours, emploi du temps, horaires des cours, cours collectifs, planning',
  video: 'clips, clips vidéo, vidéo, vidéos, bande-annonce',
  social: 'réseaux sociaux, instagram, fil instagram',
  jobs: 'recrutement, carrières, offres d emploi, rejoignez-nous, emplois, postes à pourvoir, nous rejoindre',
  download: 'téléchargement, télécharger, app store, google play, téléchargements',
  donation: 'dons, don, faire un don, donner, soutenir, parrainage',
  rooms:
    'chambres, suites, hébergements, nos chambres, appartements, cabanes, gîtes, emplacements, les chambres, dortoirs, dortoir',
  listings:
    'annonces, biens à vendre, biens, annonces immobilières, véhicules, voitures en vente, animaux à adopter, liste des biens, chiens à adopter',
  areas:
    'zone, zones, zones d intervention, zone d intervention, secteurs, zones desservies, zones de livraison, zone de livraison, quartiers, secteur d intervention, où j interviens, où nous intervenons, secteurs desservis',
  'before-after': 'avant après, avant-après, photos avant après, avant/après',
  curriculum:
    'programme du cours, modules, plan de cours, contenu de la formation, leçons, programme de formation',
  'curriculum@course': 'programme, matières, niveaux, formations, chapitres, nos formations',
  audience: 'pour qui, à qui s adresse, public visé, public concerné',
  'teacher@course':
    'professeur, formateur, formatrice, le professeur, la formatrice, l enseignante, enseignant',
  tickets: 'billets, billetterie, tarifs des billets, places, réserver des places',
  'tickets@event': 'inscription, inscriptions',
  'form@course nonprofit gym yoga studio unknown portfolio':
    'inscription, inscriptions, inscription en ligne, s inscrire',
  'venue@event': 'lieu, le lieu, salle, accès au lieu',
  rsvp: 'rsvp, confirmer sa présence, confirmation de présence, réponse des invités, confirmer votre présence, confirmer leur présence, réponse à l invitation, réponses des invités',
  timeline: 'frise chronologique, chronologie, parcours, frise',
  'timeline@cv':
    'expériences, expérience, expériences professionnelles, parcours, formation, formations, expérience professionnelle',
  skills: 'compétences, savoir-faire',
  'languages@cv portfolio': 'langues',
  links: 'liens, boutons de liens, mes liens',
  volunteer: 'bénévolat, devenir bénévole, bénévoles, formulaire bénévole, nous aider, comment aider',
  amenities: 'équipements, services de l hôtel, prestations de l hôtel, commodités',
  values: 'valeurs, nos valeurs, engagements, philosophie, mission, nos engagements',
  privacy: 'mentions légales, politique de confidentialité, confidentialité, cgv',
  logos:
    'logos clients, partenaires, nos clients, ils nous font confiance, sponsors, références clients, références',
  form: 'formulaire d inscription, formulaire de candidature',
  announcement: 'bandeau d annonce, bandeau',
  'team@law': 'avocats, avocates, nos avocats',
  'events@portfolio': 'dates de tournée, tournée, dates de concert, dates de concerts, prochaines dates',
  'products@portfolio': 'boutique, merch, merchandising',
  'areas@hotel': 'alentours, les alentours, aux alentours, à découvrir autour',
  'volunteer@nonprofit': 'devenir adhérent, devenir membre, devenir bénévole',
  'services@consulting': 'circuits, itinéraires, nos circuits, voyages, nos voyages',
  'pricing@gym nonprofit': 'cotisations, cotisation, tarifs annuels',
  'team@gym nonprofit':
    'entraîneurs, entraîneuses, moniteurs, encadrants, bureau, le bureau, conseil d administration',
  'booking@portfolio': 'booking, contact booking',
  'timetable@nonprofit': 'entraînements, horaires des entraînements, créneaux',
  'team@blog': 'animateurs, animatrices, présentateurs',
  'events@nonprofit': 'concerts, prochains concerts',
  'team@course': 'chefs, chef',
  'team@unknown shop': 'auteurs, autrices, nos auteurs',
  'services@therapist': 'thérapies, accompagnements, mes accompagnements',
};
