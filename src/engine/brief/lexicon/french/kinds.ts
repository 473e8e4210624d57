import type { SiteKind } from '@/domain/site/vocabulary';

/** French words for what a site is for; `=n` weighs a word, 5 unless said. */
export const frenchKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restaurant=6, brasserie=6, bistrot=6, crêperie=6, pizzeria=6, traiteur=6, auberge=4, cuisine=2, food truck=6, table d hôtes=5, rôtisserie=6, restaurateur=5, chef à domicile=6',
  cafe: 'café=5, salon de thé=6, coffee shop=7, glacier=5, torréfacteur=3',
  bakery:
    'boulangerie=6, pâtisserie=6, boulanger=6, pâtissier=6, viennoiserie=5, gâteaux=3, chocolaterie=5, chocolatier=6, confiserie=5',
  bar: 'bar=4, bar à vin=6, bar à vins=6, brasserie artisanale=7, cave à vin=5, caviste=5, domaine viticole=7, vignoble=6, vigneron=6, château viticole=7, boîte de nuit=6, cocktails=3, microbrasserie=6',
  hotel:
    'hôtel=6, gîte=6, chambre d hôtes=7, chambres d hôtes=7, maison d hôtes=7, camping=6, location de vacances=6, auberge de jeunesse=7, chalet=5, hébergement=5, villa=3',
  salon:
    'salon de coiffure=7, coiffeur=6, coiffeuse=6, coiffure=5, barbier=6, institut de beauté=6, esthéticienne=6, onglerie=6, ongles=4, tatoueur=6, tatouage=5, maquilleuse=6, salon de tatouage=7, prothésiste ongulaire=6',
  spa: 'spa=6, massage=5, massages=5, thermes=6, institut de bien-être=6, bien-être=3, hammam=6, masseuse=6',
  gym: 'salle de sport=7, coach sportif=7, coach sportive=7, fitness=4, musculation=5, arts martiaux=5, club de sport=5, escalade=4, salle d escalade=7, crossfit=6, école de danse=4, boxe=4, préparateur physique=6',
  yoga: 'yoga=6, studio de yoga=7, cours de yoga=7, professeur de yoga=7, méditation=4, pilates=4',
  clinic:
    'clinique=5, cabinet médical=7, médecin=6, kinésithérapeute=6, kiné=6, ostéopathe=6, podologue=6, pédiatre=6, dermatologue=6, nutritionniste=6, orthophoniste=5, sage-femme=5, pharmacie=5, opticien=6, centre médical=7, infirmière=5, gynécologue=6, diététicienne=6, naturopathe=4',
  dentist: 'dentiste=7, cabinet dentaire=7, chirurgien-dentiste=7, orthodontiste=7, dentaire=5',
  therapist:
    'psychologue=6, thérapeute=5, psychothérapeute=6, coach de vie=6, sophrologue=6, hypnothérapeute=6, coach=4, sophrologie=6, coaching=4, psychanalyste=6',
  veterinary:
    'vétérinaire=7, clinique vétérinaire=8, toilettage=6, toiletteur=6, animalerie=6, refuge pour animaux=6, éducateur canin=6, refuge animalier=6, pension canine=6',
  law: 'avocat=7, avocate=7, avocats=7, cabinet d avocats=8, notaire=7, huissier=6, juriste=6, étude notariale=7',
  accountant:
    'expert-comptable=7, comptable=7, cabinet comptable=7, comptabilité=6, conseil fiscal=6, fiscaliste=6, gestion de patrimoine=6, courtier en prêt=6',
  insurance: 'assurance=6, assurances=6, courtier en assurances=7, assureur=7',
  consulting:
    'conseil=4, cabinet de conseil=7, consultant=5, consultante=5, traductrice=5, traducteur=5, agence de voyage=5, agence de voyages=5, recrutement=5, coworking=6, espace de coworking=6',
  agency:
    'agence=4, agence de communication=7, agence web=7, agence digitale=7, agence marketing=7, wedding planner=6, agence événementielle=6, agence de publicité=7, organisatrice de mariage=6',
  studio:
    'studio=3, studio de design=7, studio graphique=7, architecte=5, architecte d intérieur=6, cabinet d architecture=6, décoratrice=5, studio de création=7, atelier d architecture=6',
  'real-estate':
    'agence immobilière=7, immobilier=7, agent immobilier=7, appartements à vendre=6, biens immobiliers=7, annonces immobilières=7, maisons à vendre=6',
  'home-services':
    'plombier=7, plomberie=6, électricien=7, serrurier=7, chauffagiste=7, couvreur=7, menuisier=5, menuiserie=5, déménagement=6, déménageur=7, peintre en bâtiment=7, dépannage=5, bricolage=4, carreleur=6, ramoneur=6, panneaux solaires=5, artisan=3, climatisation=5',
  construction:
    'entreprise de construction=7, construction=5, maçon=6, maçonnerie=6, rénovation=5, bâtiment=4, travaux=3, constructeur=5, charpentier=5, entreprise de rénovation=7',
  cleaning: 'nettoyage=5, entreprise de nettoyage=7, ménage=4, pressing=5, laverie=6, femme de ménage=6',
  auto: 'garage=5, garagiste=6, mécanicien=6, carrosserie=6, location de voitures=7, voitures=4, concessionnaire=6, voitures d occasion=7, taxi=5, vtc=5, moto=3, pneus=5, lavage auto=7',
  florist:
    'fleuriste=7, fleurs=4, bouquets=3, paysagiste=6, jardinier=6, jardinage=5, jardinerie=6, pépinière=6, artisan fleuriste=7',
  shop: 'boutique=5, boutique en ligne=7, magasin=5, e-commerce=6, vêtements=4, bijoux=4, bijouterie=6, librairie=6, épicerie=5, fromagerie=6, boucherie=6, meubles=4, céramique=4, savonnerie=5, bougies=4, jouets=3, friperie=5, poissonnerie=6, créatrice de bijoux=6, vente en ligne=5, maroquinerie=5, cosmétiques=4',
  product: 'lancement=4, produit=2, roman=4, livre=3, objet connecté=5',
  saas: 'logiciel=5, plateforme=4, startup=4, application web=5, facturation=4, outil=2, application=3, solution saas=7, logiciel de facturation=7',
  'mobile-app': 'application mobile=7, appli mobile=7, app mobile=7, appli=4, app store=5',
  portfolio:
    'portfolio=5, illustratrice=6, illustrateur=6, graphiste=6, designer=4, artiste=4, musicien=5, groupe de musique=5, peintre=4, sculpteur=6, sculptrice=6, comédien=5, comédienne=5, développeur web=5, artiste peintre=6, chanteuse=5, écrivain=4, vidéaste=5, céramiste=4',
  photographer: 'photographe=7, photographie=5, photographe de mariage=8, studio photo=7',
  cv: 'cv=7, curriculum vitae=8, cv en ligne=8',
  'link-in-bio': 'link in bio=8, lien en bio=8, page de liens=7, liens en bio=8',
  blog: 'blog=6, magazine=5, journal=4, podcast=5, blog de voyage=7, blog de cuisine=7, recettes=3, carnet de voyage=6',
  docs: 'documentation=7, base de connaissances=7, manuel=3, centre d aide=6, wiki=6, guide utilisateur=5',
  course:
    'cours=5, formation=6, école=5, académie=6, cours en ligne=7, auto-école=7, cours particuliers=7, professeur particulier=6, crèche=6, stage=2, école de musique=7, école de langues=7, école de surf=7, professeur de=4, organisme de formation=7, atelier de=2, cours de=4, colonie de vacances=5, collège=5, lycée=5',
  event:
    'mariage=6, conférence=6, festival=6, événement=4, anniversaire=6, concert=5, salon professionnel=5, colloque=7, exposition=5, marathon=6, fête=4, séminaire=6, baptême=6, course à pied=5, tournoi=6, marché de noël=6',
  nonprofit:
    'association=6, ong=7, fondation=5, église=7, paroisse=6, banque alimentaire=7, bénévoles=4, club=3, mairie=3, collectif=4, à but non lucratif=6, syndicat=5, refuge=3',
  todo: 'liste de tâches=8, to-do list=8, gestionnaire de tâches=7, liste de courses=6, tâches=4, todo=7, appli de tâches=8',
  kanban: 'kanban=8, tableau kanban=9',
  notes: 'prise de notes=8, bloc-notes=8, application de notes=8, notes=3',
  calculator: 'calculatrice=8, calculateur=8, simulateur=6, simulateur de prêt=9, calculette=8',
  converter: 'convertisseur=8, convertisseur de devises=9, convertisseur d unités=9',
  timer: 'minuteur=8, chronomètre=8, pomodoro=8, minuterie=8',
  quiz: 'quiz=8, questionnaire=5, test de connaissances=7, quizz=8',
  flashcards: 'cartes mémoire=8, flashcards=8, cartes de révision=8, fiches de révision=7',
  tracker: 'suivi des dépenses=9, dépenses=6, budget=4, suivi de budget=9, gestion de budget=8, suivi de=4',
  habits: 'suivi d habitudes=9, habitudes=7, suivi des habitudes=9',
  dashboard: 'tableau de bord=8, dashboard=8',
  game: 'jeu=5, morpion=9, jeu de mémoire=9, memory=6, serpent=5, sudoku=8, pendu=7, démineur=8, jeu du serpent=9',
  poll: 'sondage=8, vote=5',
  crm: 'crm=8, gestion de contacts=8, gestion des contacts=8, carnet d adresses=7, gestion de clients=8, relation client=6',
  inventory: 'inventaire=8, gestion de stock=8, stock=4, gestion des stocks=8',
  booking:
    'système de réservation=8, prise de rendez-vous=5, réservation de salles=8, agenda de rendez-vous=7, recherche de vols=7',
  chat: 'messagerie=6, tchat=7, application de chat=9, chat en ligne=7',
  forum: 'forum=8',
  directory: 'annuaire=8, offres d emploi=6, site d emploi=8, petites annonces=8, répertoire=5',
  palette: 'générateur de palettes=9, palette de couleurs=4, générateur de palette=9',
};
