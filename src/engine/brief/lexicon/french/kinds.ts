import type { SiteKind } from '@/domain/site/vocabulary';

/** French words for what a site is for; `=n` weighs a word, 5 unless said. */
export const frenchKinds: Partial<Record<SiteKind, string>> = {
  restaurant:
    'restaurant=6, brasserie=6, bistrot=6, crêperie=6, pizzeria=6, traiteur=6, cuisine=2, food truck=6, table d hôtes=5, rôtisserie=6, restaurateur=5, chef à domicile=6, cantine=5, snack=4, kebab=4, guinguette=6, bouchon=4, rôtisseur=5, cuisine du monde=4, camion pizza=6, bar à salades=6, sushi=4, bistronomie=5, ferme-auberge=6, chef privé=6',
  cafe: 'café=5, salon de thé=6, coffee shop=7, glacier=5, torréfacteur=3, bar à café=6, café vélo=6, bar à jus=6, café librairie=6, salon de café=6',
  bakery:
    'boulangerie=6, pâtisserie=6, boulanger=6, pâtissier=6, viennoiserie=5, gâteaux=3, chocolaterie=5, chocolatier=6, confiserie=5, pain=2, pains=2, levain=3, cake designer=6, biscuiterie=6, pâtissière=6, boulangère=6, gâteaux sur mesure=6, macarons=4',
  bar: 'bar=4, bar à vin=6, bar à vins=6, brasserie artisanale=7, cave à vin=5, caviste=5, domaine viticole=7, vignoble=6, vigneron=6, château viticole=7, boîte de nuit=6, cocktails=3, microbrasserie=6, micro-brasserie=7, pub=5, bar à cocktails=7, bar à bières=7, brasserie locale=5, distillerie=6, vignobles=6, domaine=3, cave à bières=5, cidrerie=6, vin=2, viticole=4',
  hotel:
    'hôtel=6, gîte=6, chambre d hôtes=7, chambres d hôtes=7, maison d hôtes=7, camping=6, location de vacances=6, auberge de jeunesse=7, auberge=5, chalet=5, hébergement=5, villa=3, refuge de montagne=7, refuge=4, cabane=5, cabanes=5, péniche=5, appartement de vacances=7, maison de vacances=7, location saisonnière=7, logement de vacances=7, studio à louer à la semaine=6, yourte=6, yourtes=6, roulotte=6, gîte rural=7, gîtes=6, maison d hôte=7, résidence hôtelière=6, mobil-home=5, aire de camping-cars=5, location saisonniere=7, auberge=3, tiny house=5',
  salon:
    'salon de coiffure=7, coiffeur=6, coiffeuse=6, coiffure=5, barbier=6, institut de beauté=6, esthéticienne=6, onglerie=6, ongles=4, tatoueur=6, tatouage=5, maquilleuse=6, salon de tatouage=7, prothésiste ongulaire=6, maquillage=4, maquilleuse professionnelle=7, salon de beauté=7, barbershop=6, manucure=5, cils=4, extensions de cils=6, tatoueuse=6, coiffeuse à domicile=7, coiffeur à domicile=7, beauté=3, soins esthétiques=5, épilation=5',
  spa: 'spa=6, massage=5, massages=5, thermes=6, institut de bien-être=6, bien-être=3, hammam=6, masseuse=6, sauna=5, salon de massage=7, masseur=6, soins du corps=4, balnéo=6, bains=3, centre de bien-être=7',
  gym: 'salle de sport=7, coach sportif=7, coach sportive=7, fitness=4, musculation=5, arts martiaux=5, club de sport=5, escalade=4, salle d escalade=7, crossfit=6, école de danse=4, boxe=4, préparateur physique=6, coach sportif à domicile=7, club de tennis=6, club de foot=6, club de football=6, judo=5, karaté=5, bloc=2, danse=3, club d escrime=6, natation=4, aviron=4, remise en forme=6, pilates=4, club de gym=6',
  yoga: 'studio de pilates=8, yoga=6, studio de yoga=7, cours de yoga=7, professeur de yoga=7, méditation=4, pilates=4',
  clinic:
    'clinique=5, cabinet médical=7, médecin=6, kinésithérapeute=6, kiné=6, ostéopathe=6, podologue=6, pédiatre=6, dermatologue=6, nutritionniste=6, orthophoniste=5, sage-femme=5, pharmacie=5, opticien=6, centre médical=7, infirmière=5, gynécologue=6, diététicienne=6, naturopathe=4, audioprothésiste=7, audioprothèse=7, appareils auditifs=6, prothèses auditives=6, chiropracteur=7, acupuncteur=6, réflexologue=5, ophtalmologue=6, cardiologue=6, infirmier=5, infirmiers=5, cabinet infirmier=7, maison de santé=7, ehpad=5, maison de retraite=5, diététicien=6, médecine esthétique=6, sage femme=5, psychomotricienne=6, ergothérapeute=6, kinésithérapie=6, cabinet de kiné=7, optique=5, psychiatre=5',
  dentist: 'dentiste=7, cabinet dentaire=7, chirurgien-dentiste=7, orthodontiste=7, dentaire=5',
  therapist:
    'psychologue=6, thérapeute=5, psychothérapeute=6, coach de vie=6, sophrologue=6, hypnothérapeute=6, coach=4, sophrologie=6, coaching=4, psychanalyste=6, thérapie de couple=6, hypnose=5, art-thérapeute=6, coach professionnel=6, coach parental=7, naturopathe=5, accompagnement=2, conseillère conjugale=6, psychothérapie=6, psychologie=5',
  veterinary:
    'vétérinaire=7, clinique vétérinaire=8, toilettage=6, toiletteur=6, animalerie=6, refuge pour animaux=6, éducateur canin=6, refuge animalier=6, pension canine=6, éducatrice canine=7, garde d animaux=7, pet sitter=6, pet-sitter=6, promeneur de chiens=7, dresseur=5, salon de toilettage=7, toiletteuse=7, élevage canin=5, éducation canine=7, chenil=5, vétérinaires=7',
  law: 'avocat=7, avocate=7, avocats=7, cabinet d avocats=8, notaire=7, huissier=6, juriste=6, étude notariale=7, avocats associés=8, cabinet juridique=7, médiateur=5, droit du travail=5, droit de la famille=5, commissaire de justice=7, notaires=7',
  accountant:
    'expert-comptable=7, comptable=7, cabinet comptable=7, comptabilité=6, conseil fiscal=6, fiscaliste=6, gestion de patrimoine=6, courtier en prêt=6, experts-comptables=7, cabinet d expertise comptable=8, gestionnaire de paie=6, conseiller financier=7, conseiller en gestion de patrimoine=8, courtier=5, courtier immobilier=5',
  insurance: 'assurance=6, assurances=6, courtier en assurances=7, assureur=7',
  consulting:
    'conseil=4, cabinet de conseil=7, consultant=5, consultante=5, traductrice=5, traducteur=5, agence de voyage=5, agence de voyages=5, recrutement=5, coworking=6, espace de coworking=6, dépannage informatique=7, aide informatique=7, assistance informatique=7, informaticien=6, cabinet de recrutement=7, bureau d études=6, transporteur=5, traduction=4, rédacteur=3, assistante virtuelle=5, assistante administrative=5, agence de traduction=6, consultant rh=7, ressources humaines=5, détective privé=6, secrétariat=4, conseil rh=6',
  agency:
    'agence=4, agence de communication=7, agence web=7, agence digitale=7, agence marketing=7, wedding planner=6, agence événementielle=6, agence de publicité=7, organisatrice de mariage=6, agence seo=7, agence de voyages=1, organisation de mariages=6, community manager=5, rédactrice web=5, création de sites=5, communication=3, relations presse=6, production vidéo=5, organisation d événements=6',
  studio:
    'studio=3, studio de design=7, studio graphique=7, architecte=5, architecte d intérieur=6, cabinet d architecture=6, décoratrice=5, studio de création=7, atelier d architecture=6, architectes=5, architecte paysagiste=6, studio d enregistrement=6, décorateur=5, décoration d intérieur=6, designer d intérieur=6, ébéniste=5, studio de jeux=6, studio d animation=7, atelier de céramique=3, imprimeur=4',
  'real-estate':
    'agence immobilière=7, immobilier=7, agent immobilier=7, appartements à vendre=6, biens immobiliers=7, annonces immobilières=7, maisons à vendre=6, location d appartements=7, appartements à louer=7, gestion locative=6, syndic=6, promoteur immobilier=6, chasseur immobilier=7, maisons à louer=6, agents immobiliers=7',
  'home-services':
    'paysagiste=7, jardinier paysagiste=7, plombier=7, plomberie=6, électricien=7, serrurier=7, chauffagiste=7, couvreur=7, menuisier=5, menuiserie=5, déménagement=6, déménageur=7, peintre en bâtiment=7, dépannage=5, bricolage=4, carreleur=6, ramoneur=6, panneaux solaires=5, artisan=3, climatisation=5, jardinier=7, jardinière=3, jardinage=6, entretien de jardins=7, entretien de jardin=7, élagage=6, élagueur=7, taille de haies=6, tonte=5, peintre=3, plombier-chauffagiste=8, plombier chauffagiste=8, dépannage plomberie=7, électricité=4, électricité générale=6, vitrier=6, ramonage=7, plaquiste=6, plâtrier=6, parquet=4, store=2, stores=3, volets=4, homme à tout faire=7, bricoleur=6, désinsectisation=7, dératisation=7, photovoltaïque=5, pompe à chaleur=6, pompes à chaleur=6, réparation électroménager=7, réparation de téléphones=6, cuisiniste=4, isolation=4, tapissier=5, déménagements=7, débarras=6, piscine=3, pisciniste=5, menuisier-ébéniste=6',
  construction:
    'entreprise de construction=7, construction=5, maçon=6, maçonnerie=6, rénovation=5, bâtiment=4, travaux=3, constructeur=5, charpentier=5, entreprise de rénovation=7, maître d œuvre=6, travaux de rénovation=6, constructeur de maisons=7, terrassement=6, façadier=6, étanchéité=5, charpente=5, couverture=3, maisons bois=5, salle de bain=3, salles de bains=4, piscines=3',
  cleaning:
    'nettoyage=5, entreprise de nettoyage=7, ménage=4, pressing=5, laverie=6, femme de ménage=6, nettoyage de vitres=7, laveur de vitres=7, ménage à domicile=7, service de ménage=7, société de nettoyage=8, aide ménagère=6, blanchisserie=6, repassage=5, nettoyage de bureaux=7',
  auto: 'garage=5, garagiste=6, mécanicien=6, carrosserie=6, location de voitures=7, voitures=4, concessionnaire=6, voitures d occasion=7, taxi=5, vtc=5, moto=3, pneus=5, lavage auto=7, atelier vélo=7, réparation de vélos=7, réparateur de vélos=7, garage moto=7, atelier moto=7, réparation moto=7, mécanicien moto=7, contrôle technique=6, location de camping-cars=7, location de vans=7, location d utilitaires=7, voiture=3, auto-moto=5, pare-brise=5, dépanneur=4, remorquage=6, chauffeur privé=6, chauffeur vtc=6, motos=4, carrossier=6, garage automobile=8',
  florist:
    'fleuriste=7, fleurs=4, bouquets=3, paysagiste=6, jardinerie=6, pépinière=6, artisan fleuriste=7, fleurs séchées=5, atelier floral=7, création florale=7, plantes=3, pépiniériste=6, horticulteur=5, horticultrice=5, ferme florale=6',
  shop: 'boutique=5, boutique en ligne=7, magasin=5, e-commerce=6, vêtements=4, bijoux=4, bijouterie=6, librairie=6, épicerie=5, fromagerie=6, boucherie=6, meubles=4, céramique=4, savonnerie=5, bougies=4, jouets=3, friperie=5, poissonnerie=6, créatrice de bijoux=6, vente en ligne=5, maroquinerie=5, cosmétiques=4, magasin de vélos=7, vélociste=6, cave=2, cave à vins=6, caviste=6, magasin de vin=7, thés=3, thé=2, épicerie fine=7, épicerie vrac=7, mercerie=6, laine=3, laines=4, tissus=4, quincaillerie=6, disquaire=6, chaussures=4, sacs=3, maroquinier=5, parfumerie=6, savons=4, savon=3, bijoutier=6, joaillier=6, horloger=4, antiquaire=6, brocante=5, brocanteur=5, jouets en bois=5, magasin de jouets=7, papeterie=5, déco=3, décoration=2, linge de maison=5, cadeaux=3, concept store=6, primeur=6, boucher=6, poissonnier=6, fromager=6, traiteur épicerie=5, torréfaction=5, apiculteur=4, miel=3, produits du terroir=5, vêtements enfants=5, prêt-à-porter=6, créatrice=3, créateur=2, lingerie=4, optique boutique=2, drive fermier=5, supermarché=5, magasin bio=6, herboristerie=6',
  product:
    'lancement=4, produit=2, roman=4, livre=3, objet connecté=5, crème pour les mains=5, crème mains=5, sac à dos=5, casque audio=5, vélo électrique=5, montre connectée=6, lampe=3, gourde=4, jeu de société=5, jeu de cartes=4',
  saas: 'logiciel=5, plateforme=4, startup=4, application web=5, facturation=4, outil=2, application=3, solution saas=7, logiciel de facturation=7, logiciel de gestion=7, logiciel saas=8, plateforme en ligne=5, outil en ligne=5, logiciel de réservation=6, logiciel de comptabilité=7',
  'mobile-app':
    'application mobile=7, appli mobile=7, app mobile=7, appli=4, app store=5, application pour smartphone=7, application iphone=7, application android=7, appli pour=5, application pour téléphone=7',
  portfolio:
    'portfolio=5, illustratrice=6, illustrateur=6, graphiste=6, designer=4, artiste=4, musicien=5, groupe de musique=5, peintre=4, sculpteur=6, sculptrice=6, comédien=5, comédienne=5, développeur web=5, artiste peintre=6, chanteuse=5, écrivain=4, vidéaste=5, céramiste=4, groupe de rock=6, groupe de jazz=6, groupe=2, fanfare=6, orchestre=5, chorale=4, dj=5, chanteur=5, compositeur=5, pianiste=5, guitariste=5, violoniste=5, harpiste=5, danseuse=5, danseur=5, magicien=5, auteur=4, autrice=4, poète=5, réalisateur=5, réalisatrice=5, photographe et vidéaste=5, dessinateur=5, dessinatrice=5, tapissière=4, potière=5, potier=5, verrier=4, graveur=5, calligraphe=5, motion designer=6, designer graphique=6, designer ux=6, street artiste=6, créateur de mode=5, conteuse=5, conteur=5, humoriste=5, marionnettiste=5',
  photographer:
    'photographe=7, photographie=5, photographe de mariage=8, studio photo=7, photographe de mariages=8, photographe animalier=8, photographe portrait=8, reportage photo=6',
  cv: 'cv=7, curriculum vitae=8, cv en ligne=8, mon cv=8, cv interactif=8, mon parcours=4',
  'link-in-bio': 'link in bio=8, lien en bio=8, page de liens=7, liens en bio=8',
  blog: 'blog=6, magazine=5, journal=4, podcast=5, blog de voyage=7, blog de cuisine=7, recettes=3, carnet de voyage=6, blog culinaire=7, webzine=6, blog mode=7, blog perso=7, chroniques=4, recettes végétariennes=4',
  docs: 'documentation=7, base de connaissances=7, manuel=3, centre d aide=6, wiki=6, guide utilisateur=5',
  course:
    'cours=5, formation=6, école=5, académie=6, cours en ligne=7, auto-école=7, cours particuliers=7, professeur particulier=6, crèche=6, stage=2, école de musique=7, école de langues=7, école de surf=7, professeur de=4, organisme de formation=7, atelier de=2, cours de=4, colonie de vacances=5, collège=5, lycée=5, cours de yoga pour=1, cours d anglais=7, cours de poterie=7, cours de céramique=7, cours de guitare=7, cours de piano=7, cours de cuisine=7, cours de danse=6, cours de dessin=7, cours de chant=7, cours de couture=7, cours de surf=6, soutien scolaire=7, école maternelle=7, école primaire=7, école de danse=6, école de cuisine=7, école de voile=7, école de conduite=7, stage de poterie=7, stages de=4, ateliers=2, centre de formation=8, université=5, professeur d anglais=7, professeur de piano=7, micro-crèche=7, crèche parentale=7, assistante maternelle=7, moniteur=4, mooc=5, tutorat=5, prof de maths=7, prof particulier=7, prof de=4, prof d anglais=7, professeur de maths=7',
  event:
    'nous nous marions=12, on se marie=12, nous marions=10, mariage=6, conférence=6, festival=6, événement=4, anniversaire=6, concert=5, salon professionnel=5, colloque=7, exposition=5, marathon=6, fête=4, séminaire=6, baptême=6, course à pied=5, tournoi=6, marché de noël=6, théâtre=6, cinéma=5, salle de concert=6, pièce de théâtre=6, troupe de théâtre=5, compagnie de théâtre=5, notre mariage=8, site de mariage=8, semi-marathon=7, course=3, trail=6, salon du livre=7, salon=2, vide-grenier=6, brocante annuelle=5, kermesse=6, fête de village=7, gala=6, vernissage=5, congrès=7, journée portes ouvertes=6, spectacle=4, festival de=7, enterrement de vie=7, soirée=3, hackathon=7, rencontres=3',
  nonprofit:
    'association=6, ong=7, fondation=5, église=7, paroisse=6, banque alimentaire=7, bénévoles=4, club=3, mairie=3, collectif=4, à but non lucratif=6, syndicat=5, refuge=3, association caritative=8, association sportive=6, association de quartier=8, association culturelle=7, bibliothèque=5, médiathèque=6, musée=3, jardin partagé=7, jardin communautaire=7, secours=3, amap=5, épicerie solidaire=7, repair café=7, ressourcerie=6, recyclerie=6, chorale associative=6, club de lecture=6, club d échecs=6, club de randonnée=6, comité des fêtes=7, maison de quartier=6, scouts=6, pompiers=4, sapeurs-pompiers=6, restos du cœur=7, spa refuge=3, mosquée=7, synagogue=7, temple=4, fédération=5, candidat=3, campagne municipale=6, liste municipale=6, refuge pour chats=6, parents d élèves=7, dons=3, solidarité=4',
  todo: 'liste de tâches=8, to-do list=8, gestionnaire de tâches=8, liste de courses=6, tâches=4, todo=7, appli de tâches=8',
  kanban: 'kanban=8, tableau kanban=9',
  notes: 'prise de notes=8, bloc-notes=8, application de notes=8, notes=3, journal intime=6',
  calculator:
    'calculatrice=8, calculateur=8, simulateur=6, simulateur de prêt=9, calculette=8, calculatrice de pourboire=9, calculatrice de prêt=9',
  converter: 'convertisseur=8, convertisseur de devises=9, convertisseur d unités=9',
  timer: 'minuteur=8, chronomètre=8, pomodoro=8, minuterie=8, minuteur pomodoro=9, compte à rebours pour=4',
  quiz: 'quiz=8, questionnaire=5, test de connaissances=7, quizz=8, quiz de culture générale=9',
  flashcards: 'cartes mémoire=8, flashcards=8, cartes de révision=8, fiches de révision=7',
  tracker:
    'suivi des dépenses=9, dépenses=6, budget=4, suivi de budget=9, gestion de budget=8, suivi de=4, suivi de dépenses=9, suivi du budget=9, carnet de dépenses=8',
  habits: 'suivi d habitudes=9, habitudes=7, suivi des habitudes=9, tracker d habitudes=9',
  dashboard: 'tableau de bord=8, dashboard=8',
  game: 'jeu=5, morpion=9, jeu de mémoire=9, memory=6, serpent=5, sudoku=8, pendu=7, démineur=8, jeu du serpent=9, jeu de mémory=9, jeu de cartes en ligne=6',
  poll: 'sondage=8, vote=5',
  crm: 'crm=8, gestion de contacts=8, gestion des contacts=8, carnet d adresses=7, gestion de clients=8, relation client=6',
  inventory: 'inventaire=8, gestion de stock=8, stock=4, gestion des stocks=8',
  booking:
    'système de réservation=8, prise de rendez-vous=5, réservation de salles=8, agenda de rendez-vous=7, recherche de vols=7, application de réservation=8, réservation de terrains=8',
  chat: 'messagerie=6, tchat=7, application de chat=9, chat en ligne=7',
  forum: 'forum=8',
  directory:
    'annuaire=8, offres d emploi=6, site d emploi=8, petites annonces=8, répertoire=5, annuaire de=8, annuaire des=8',
  palette: 'générateur de palettes=9, palette de couleurs=4, générateur de palette=9',
  unknown:
    'escape game=8, location de bateaux=8, location de vélos=8, location de kayaks=8, location de=5, location de matériel=7, location de structures gonflables=8, châteaux gonflables=8, location de chapiteaux=8, pompes funèbres=8, balades à cheval=7, centre équestre=7, guide touristique=6, visites guidées=7, apiculture=6, luthier=7, accordeur de piano=8, accordeur=7, horlogerie=6, ferronnier=6, forgeron=7, relieur=7, reliure=7, bowling=7, parapente=7, montgolfière=7, accrobranche=7, garde-meuble=7, couturière=7, retoucherie=7, retouches=6, cordonnier=7, imprimerie=6, fabricant=5, fournisseur=6, grossiste=7, officiante=7, animateur=4, animatrice=4, clown=5, paintball=7, karting=7, laser game=7, bouquiniste=3, vannerie=5, vannier=6',
};
