import { tradeWords } from './trade-words';

// Beginnings of words, without accents, in the languages that prompts come in; `_` joins words. The longest match wins.
const table = `
ring: trouwring alyans nisan obraczk jubiler kuyumcu خاتم خواتم مجوهرات خطوبة אירוס תכשיט צורפ
bouquet: bruilof trouwerij weseln wesele slub dugun أعراس اعراس زفاف زهور ورود חתונ פרחים
balloons: feest verjaardag urodzin imprez dogum_gunu حفلات مناسبات عيد_ميلاد أعياد ימי_הולדת יום_הולדת מסיב בלונים
graduation-cap: تخرج mezuniyet
cake: taart torty pastasi كيك كعك تورتة עוגות
chair: meubel stoelen mebl krzesel krzesla mobilya sandalye أثاث كراسي רהיט כיסא
sofa: zitbank fotel kanap koltuk كنب أريكة ספות
piano: pianostem fortepian بيانو פסנתר
vegetables: moestuin groente warzyw sebze خضار خضروات ירקות
scissors: fryzj kuafor kapster berber حلاقة
hands: masaz masaj مساج עיסוי
gavel: adwok advocaat avukat hukuk notaris notari noter محاماة עורך_דין עורכת_דין נוטריון
mop: chore sprzat temizlik schoonmaak ניקיון
flower: ogrod bahce hoveni حدائق גינון גינה גינות
car: samoch araba سيارة سيارات רכבים מוסך
cat: kedi koty قطط חתול
books: ksiaz boeken kitap الكتب ספרים
guitar: muziek muzyk muzik موسيق מוזיק גיטר
jar: miod honing عسل דבש recel konfitur مربى ריבה
wine: wino winnic wijn sarap نبيذ יינות יקב
cheese: sery peynir جبن גבינ queser caseific fromager kaserei serowar
bottle: oliwa zeytin olijfolie زيت_زيتون שמן_זית
yoga: joga yoga يوغا יוגה
polish: paznok nagelst tirnak أظافر מניקור ציפורנ
camera: fotograf مصور צילום צלמ
radiator: klima kombi kotlow تكييف تدفئة מזגן מזגנים
shirt: odziez kleding giyim ملابس أزياء בגדים
tooth: tandarts dentyst stomatolog dis_hekim أسنان שיניים
loaf: crostin bruschett tosta tostada teacake scone crumpet toast rarebit bagel flatbread bread sourdough bakery baker backerei brot pan panaderia pain boulang pao padaria pane panificio brood bakker piekarn chleb firin ekmek مخبز خبز מאפי לחם rye focaccia dough broa
baguette: ciabatta breadstick barra
croissant: pastr viennoiserie patisserie pasteler pasteles pastel_de bolleria gebac danish brioche hojaldre nata cornetto cinnamon bun kanel
cake: tiramisu semifreddo panna_cotta bakes baking tarts torte gateau tarta bolo torta confection birthday anniversa konditor cumplean geburtstag kuchen brownie cheesecake حلويات עוגה
cupcake: muffin sweet candy dessert dolc donut doughnut cookie biscuit
ice-cream: ice_cream icecream gelat eis glac helad sorvet sorbet frozen
burger: hamburg sandwich diner smashburg
taco: mexic burrito quesadilla nacho tortilla
sushi: japan sashimi maki nigiri omakase
noodles: ramen pho udon curry soup sopa thai asian chinese korean vietnam wok stew
cheese: reblochon tomme comte camembert roquefort brie raclette gruyere manchego idiazabal cabrales pecorino parmigiano mozzarella gorgonzola ricotta burrata caciocavallo provolone bergkase emmentaler cheddar gouda queso fromage kase queijo formaggio kaas deli delicatessen dairy charcuterie
egg: breakfast brunch desayuno fruhstuck manha dejeuner
fish: salmon trout crab lobster mussel kipper fishmonger fishing_heritage seafood poisson pescado marisco pesce fisch cod tuna bacalhau
vegetables: potato vegetable vegan vegetar carrot farm organic verdura legume gemuse hortal grocer greengrocer produce csa salad
fruit: apple orange lemon obst frutta frutas citrus berry dietist dietit dietetyk dietetyc diyetisyen nutricion nutrizion nutritionn ernahrungsberat diatolog voedings تغذية דיאטנ תזונ
cup: tea tee cha coffee cafe kaffee caffe koffie kawa kahve roaster espresso barista قهوة مقهى קפה kenya ethiopia colombia
coffee: latte flat-white cappuccino cortado macchiato
beans: roast bean single_origin green_coffee coffee_roast coffee_wholesal coffee_import coffee_subscription
mug: tasse taza becher caneca kubek kubki
teapot: teiera theiere tetera infusion matcha
wine: vino vin wein vinho bodega sommelier cellar bistro trattoria
beer: brewery brewer pub bier biere cerveza cerveja birra ale taproom piwo hop
cocktail: glass bar mixolog gin drinks spirits lounge martini
bottle: botanical_skincare natural_skincare organic_skincare vermouth mead cider ale liqueur schnapps oil olive serum lotion water cosmetic skincare shampoo kombucha
jar: jam preserve cream balm miel mermelada pickle supplement vitamin spice
plate: plat teller platos assiette
bowl: miski soup_kitchen bol schale cuenco tigela ciotola salatschussel
dish: pies tagliatell spaghett linguine ravioli gnocchi lasagn ragu risott paella ploughman menu pasta dinner lunch chef food cuisine kitchen restaurant carta kuche comida essen tapas platillos gourmet cater cena مطعم طعام מסעדה starter
pizza: pizzeria calzone napolet
spread: mezze meze lebanese lebanais libanes syrian لبناني سوري buffet sharing_platter sharing_plates brunch table banquet picnic
vase: porcelain decor glass-blow glassblow glass_blow glass_art
candle: kaars swieczk kerze bougie vela candela wax scent aroma
soap: cleanse bath seife savon jabon sabonete spa
bag: handbag tote leather purse tasche sac bolso
box: parcel subscription package delivery shipping logistics crate mover moving warehouse storage paquete lieferung livraison
gift: present surprise voucher hamper regalo geschenk cadeau
books: library reading literature bookshop buchhand librair libreria livraria novels
book: novel author publish chapter guidebook ebook course lesson curriculum memoir poetry notebook بودكاست كتاب ספר
lamp: light lighting luminaire lampe lampara light_fitting
chair: furniture mobel meuble mueble upholster stool bench
sofa: couch sofa lounge
shirt: tee apparel cloth fashion wear moda mode kleidung ropa vetement roupa hoodie sweater uniform merch
dress: bridal gown boutique skirt vestido kleid robe
shoe: sneaker footwear boot schuh chaussure zapat trainers running_shoe running_shop running_store
earrings: earring stud_earring ear_stud hoop_earring ohrring pendiente boucles_d'oreille orecchin oorbel brinco kolczyk küpe
necklace: necklace pendant locket halskette collar_de collier collana halsketting colar naszyjnik kolye
bracelet: bracelet bangle armband pulsera bracciale armbandje pulseira bransolet bilezik
ring: jewel jewell wedding ring schmuck bijou joyer joalh gold engagement diamond goldsmith
watch: timepiece horolog uhr reloj montre watchmak
perfume: fragrance parfum cologne beauty makeup cosmetics perfum عطور العطور בשמים
headphones: electronics gadget hi-fi audio podcast sound kopfhorer speaker listen
toy: toy_library teddy_bear kids child spielzeug jouet juguete teddy toys
wrench: glove_box screwdriver repair mechanic garage fix handyman maintenance werkstatt taller reparatur oficina hvac
tap: plumb water leak drain bath klempner plomb fontan encanad sanitar tuyau سباك loodgieter hydraul idraul canaliz tesisat אינסטל
bolt: electric energy elektrik electri charge power wiring
paint: wallpaper painter decorat watercolour watercolor acrylic maler peintre pintor art_class paintings renovation
scissors: hair salon coiffeur friseur peluquer cabeleir parrucch haircut حلاق stylist beard kapper מספרה
camera: photo fotograf photograph foto video film wedding photographer photo_shoot تصوير
dumbbell: gym fitness weights strength personal_train workout crossfit gimnas academia muscul
kettlebell: training bootcamp conditioning functional circuit hiit
ball: football soccer sport volley futbol futebol fussball voetbal calcio pilka futbolu כדורגל كرة
calculator: account tax bookkeep audit mortgage steuer compta contab impuesto fiscal payroll
scales: law legal attorney lawyer justice anwalt avocat abogad advog avvocat notary court محام solicitor barrister divorce family notari notaire notaris notariusz notaio notai noter נוטריון كاتب
tooth: veneer dental dentist zahn dentaire dentista orthodon smile implant أسنان שיניים
stethoscope: doctor medical clinic health arzt medecin medico hospital physician gp pediatr nurse عيادة طبيب מרפאה checkup
mop: clean housekeep reinig nettoy limpie limpez pulizia maid schoonmaak تنظيف
microphone: podcast singer singing voice karaoke speaker talk stand-up comedy radio conference keynote
guitar: band concert music musik musica musique muziek muzyk musician guitar guitarra gitarre luthier gig
suitcase: سفر travel passport trip tour holiday vacation reise voyage viaje viagem luggage itinerary
bulb: idea innovat consult strategy insight inspiration workshop learn
rocket: startup launch space accelerator
shield: insurance secur protect privacy safety versicher assurance seguro guard cyber warranty
key: key_ring keyring keychain rent lock property keys airbnb vermiet location alquil locksmith
controller: game gaming joystick esport console spiel jeu juego
flower: snowdrop dahlia peon sunflower lavender lavand lavend wildflower cut_flower floral florist blume fleur flor fiore bloem petal bloom زهور פרחים
bouquet: wedding flower florist bridal bouquet strauss ramo
tulips: spring tulip garden_centre seed daffodil narciss hyacinth crocus bulb_grower flower_bulb tulp bollen_kwek bollenkwek blumenzwiebel bulbes lalele lale_sogan tulipan
leaf: photosynthesis leaves eco sustainab botanical herb green nature plant-based natural wellness holistic organic forest bath moss lichen fern
plant: zimmerpflanz kamerplant نباتات צמחים houseplant pot succulent pflanze plante planta
cactus: desert succulent agave
tree: arborist timber orchard oak wood baum arbre arbol arvore tree_surgeon family_tree christmas
mushroom: truffle_hunt truffle_oil black_truffle white_truffle tartuf trufas fungi pilz champignon forag seta
paw: pet animal shelter vet veterinar tier grooming groomer haustier mascota adopt بيطر
dog: puppy hund chien perro cao cane dog_walk kennel canine hond psy psow psie kopek אילוף כלבים כלב كلب
cat: kitten katze chat gato gatto cattery feline
bird: bird avian vogel oiseau ave passaro parrot chicken nest
falcon: falcon hawk eagle raptor owl prey halcon faucon
horse: equestrian riding stable pony donkey esel asino pferd cheval caballo cavalo equine
bee: honey bee abeille abeja
shell: oyster beach shell spa ocean coast mermaid
yoga: yoga meditat pilates mindful asana stretch posture breath vinyasa hatha
runner: running runner marathon athlete jog sprint race triathlon running_track race_track track_and_field cardio
dancer: dance lindy ceilidh ballet tanz danse danza salsa tango baile flamenco tanec taniec tanca danslessen dansles dansschool dansstudio dans_okul dans_kurs ריקוד رقص
lifter: powerlift weightlift barbell squat deadlift
heart: care love charity donat donor hope volunteer wedding heart non-profit nonprofit
hands: help giving therap counsel psycholog massage osteo mental
house: home real estate immobil builder haus maison casa huis neighbourhood domicil listing apartment flat villa loft penthouse townhouse cottage bungalow barn duplex
shopfront: shop store boutique market laden magasin tienda loja negozio winkel retail corner
castle: castle stately_home medieval history heritage palace burg chateau castillo show
school: school education tutor teach university class student schule ecole escuela escola kids academy training lesson
car: driving auto car vehicle drive car_dealer taxi rental fahrzeug voiture coche carro detailing carwash electric_car autoescuela autoscuola autoescola fahrschule rijschool auto-ecole jazdy surucu נהיגה قيادة
van: transport courier freight removals umzug demenag mudanza camper motorhome trasloch verhui przeprowadz nakliyat mudanc הובלות
bike: electric_bike electric_cycle e-bike ebike pedelec bike_hire bike_rental bicycle cycl fahrrad velo bicicleta biciclett fiets rowerow bisiklet دراجات אופניים ciclist cyclist radsport wielren rowerzyst bisikletc peloton
boat: lifeboat voile ships tall_ship model_ship sailing_ship shipwright narrowboat barge dinghy chandler maritime naval nautical seafar marina sail yacht boat ferry segel bateau barco fishing harbour tekne yat_tur katamaran rejs boottocht rondvaart bootstour bootsfahrt passeios_de_barco gite_in_barca paseos_en_barco قوارب שייט
plane: gliding glider segelflug flight airline airport flug vol vuelo aviation pilot
tent: camp festival outdoor glamping zelt circus trek scout
bed: room hotel hostel guesthouse suite sleep zimmer chambre habitacion quarto b&b inn lodging mattress double_room single_room فندق
door: visit open welcome entrance
browser: web_design screen website web page landing site homepage online platform
dashboard: dashboard saas software spreadsheet portal analytics admin panel metric report crm data insight
phone: app mobile ios android phone call telefon whatsapp download
laptop: remote freelance computer developer consulting digital
code: code developer programming cli api software_engineer backend frontend fullstack docs documentation open source terminal
chart: data_scien data_analy finance invest bank growth stat kpi money budget expense trading wealth pension
document: document contract form policy paper resume cv article newsletter blog wills last_will
chat: speech stammer logoped logopad orthophon chat message forum community contact conversation language translation
portrait: portrait person people team founder owner teacher author therapist trainer doctor lawyer attorney speaker staff face avatar guest chef member persona ritratto profil woman man
map: map maps cartograph location area route city lageplan floor_plan ubicacion anfahrt delivery
hills: landscape hill countryside valley field farmland rural meadow farmhouse scenery hike
vineyard: vineyard grape vigne weinberg vinedo
sea: tides tide sea beach coast ocean island mediterr meer mer mar praia plage dive harbor holiday buceo plongee cleaning_beach beach_clean clean_beach cleans_beach beach_litter plastic_ocean seaside natation schwimmk schwimmu zwemles plywan yuzme سباحة שחייה
lake: lake lago lac bodensee fjord river
mountains: volcano volcanoes eruption glacier earthquake mountain alps snow hike berg montagne montana adventure peak hut chalet boulder climb kletter escalad arrampicat
city: building city skyline urban downtown stadt ville ciudad cidade tower
village: village town neighbourhood street houses suburb parish community
garden: garden landscaping jardin garten jardim giardino lawn allotment community_garden wildflower landscap gardener landscape_gard landscape_design landscape_contract landscaper gartner jardinier jardiner jardineir giardinier hovenier tuinman ogrodni bahcivan
forest: forest wood trees wald foret bosque floresta cabin wildlife woodland
night: ghost moon_phases phases_of_the_moon night moon sleep star evening dream
room: interior home_stag interior_design
pencil: stationery pen pens fountain_pen design designer illustrat graphic_design logo_design drawing sketch
bedroom: bedroom suite double room twin guest sleep zimmer habitaciones chambres
table: table dining breakfast cosy hospitality wedding
counter: counter bar cafe deli bakery
dining: dining room restaurant interior reservation private dinner
office: office desk cowork workspace headquarters buro bureau oficina
shelf: shelf display products catalogue collection gallery shop wares range
studio: studio workshop atelier artist easel gallery exhibition painting classes
gym: gym gym_floor weights room fitness studio facilities
pottery: ceramic ceramik فخار pottery potter stoneware clay kiln keramik topfer ceramica olaria poterie throwing wheel-thrown خزف קרמיקה
hive: honey bee apiar beekeep beehive hive honig imker miel colmena apicult mel apiculture عسل דבש pasiek pszczel arici apicolt bijen imkerei apicol نحل
barrel: winery distill whisky whiskey cask rum oak barrel bodega brewing cooper destiller
decks: dj music_produc record_produc beat_mak beatmak disc_jockey turntable club_night nightclub techno house_music sound_system
kayak: kayak canoe paddle rafting kanu canoa piragu canoagem caiaque kajak kano קיאק
lock: escape puzzle locked mystery locksmith vault privacy password
gavel: lawyer attorney court trial_law barrister litigation judge auction anwalt
piano: piano jazz keyboard klavier pianist organ conservatoire conservatorium
violin: violin viola cello orchestra classical geige violon strings quartet string_players string_trio chamber_music
drum: steel_band steelpan samba_band drum percussion schlagzeug bateria tambour rhythm
mask: theatre theater comedy drama acting actor stage play improv teatro carnival masquerade
film: cinema film movie filmmaker screening kino cine video
chess: chess schach ajedrez board_game xadrez echecs szach satranc schaak scacchi شطرنج שחמט
skateboard: skate skateboard longboard skatepark
motorbike: electric_scooter e-scooter motorcycle motorbike scooter vespa motorrad moto
tattoo: tattoo tatuaje piercing tatuagem tatouage tatowier tatua dovme tatuaz קעקוע وشم tatoeeer
polish: nail_artist nail_art nail_tech nail_studio nail_bar nail_salon nail nails manicure pedicure unas nagel ongle
yarn: knit crochet lace lacemak wool yarn stricken tejer tricot haberdash weaving
flask: science chemistry laborator research experiment lab biotech
robot: robot automation chatbot artificial_intel machine_learning coding
lighthouse: lighthouse leuchtturm faro phare headland
tractor: farm tractor agricult harvest bauernhof granja finca ferme bulldozer
church: church chapel parish worship kirche iglesia igreja eglise wedding ceremony kirchenmusik
chocolate: chocolate chocolat cocoa cacao praline truffle schokolade
toothbrush: bleaching prophylax profilax profilass toothbrush dental hygienist prophylaxis check-up whitening
toy-blocks: kindergarten nursery preschool playgroup creche kita montessori childcare guarderia infancia toddler przedszkol zlobek anaokul asilo nido kinderdagverblijf kinderopvang maternelle גן ילדים حضانة روضة
surfboard: surf surfboard surfing surfschule wave
solar: solar photovoltaic panel solaranlage
sewing: sew tailor dressmak alteration seamstress schneider costura modista couture quilt sastre sarto sartoria alfaiate kleermaker krawiec krawcow terzi خياط תפירה couturi retouch arreglos
window: stained leaded window glazing glazier curtain fenster ventana janela blinds view
sun: rainbow rainbows solar_system seasons sun sunny sunshine sommer verano summer sunrise tanning
brush: brush pinsel pincel lettering calligraph sign_paint signwrit makeup_artist
gear: gear engineer mechanism manufactur industrial machine settings process mechanical_engineer
flag: flag milestone golf driving_range finish goal
frame: frame framing prints artwork picture framer exhibition
coin: coin savings price budget fee crypto currency tip
magnifier: search find inspect audit detective survey detail
wall: wall brick mason plaster masonry
stone: hot_stone pebble zen
drop: water_cycle evaporation hydration irrigation essential_oil borehole water_well well_drill water_bore
compass: compass coach mentor orientation direction navigate expedition
megaphone: megaphone campaign marketing announce advert public_relations pr_agency
comb: comb hairdress fade
mirror: reflection styling
hammer: hammer build construct contractor renov builder maurer macon muratore albanil pedreiro aannemer bauunternehm insaat
broom: broom sweep chimney clean
receipt: receipt invoice billing rechnung factura fatura facture
lotus: lotus breathwork calm retreat serenity
roof: roof gutter chimney dachdeck toiture tejado telhad tetto slate-roof couvreur tejados telhados dakdekker dekarz dekarstw cati_ustasi
column: column legal tradition greek temple bank institution
wheat: moulin molino mulino muhle mlyn degirmen wheat flour grain mill harvest oat cereal
board: chalkboard blackboard menu board specials matemat mathemat matematyk matematik wiskund رياضيات מתמטיק
ruler: ruler measure architect blueprint
globe: globe international world translation translator languages worldwide travel abroad
calendar: calendar appointment schedule booking date planner rota rotas roster shift timesheet dienstplan
umbrella: umbrella rain weather
wheel: wheel tyre tire rim reifen
saw: zimmerei zimmerer zimmermann saw carpent joiner joinery cabinetmak woodwork woodturn tischler schreiner menuisier menuiser ebenist carpinter marcenari falegnam timmer stolar marangoz meubelmaker נגר נגרות نجار نجارة fitted_furniture bespoke_furniture
anvil: blacksmith forge forging wrought_iron metalwork welder welding farrier schmied schlosser ferronn forgeron herrer serralh fabbro smederij kowal demirci حداد נפח
excavator: excavat groundwork demolition earthwork digger earthmov civil_engineering paving driveway tarmac bagger tiefbau terrassement excavacion scavi grondwerk
squeegee: window_clean window_wash clean_window fensterreinig glasreinig lavage_de_vitres laveur_de_vitres limpeza_de_vidros limpieza_de_cristales glazenwasser mycie_okien
radiator: heating boiler radiator heat_pump hvac heizung chauffag calefac riscaldament aqueciment verwarming ogrzewani kalorifer
tiles: tiler tiling tiles floor flooring parquet fliesen carrel azulej piastrell tegelzet plytk backsplash mosaic zellige
stairs: stair staircase treppen escalier escalera escadas scale_interne loft_conversion
mower: lawn mow mowing hedge lawncare groundskeep
bin: waste rubbish recycl skip_hire junk clearance house_clearance entrumpel dechet residuos compost litter
skewers: grill bbq barbecue barbeque kebab kebap shawarma shoarma doner skewer yakitori souvlaki satay kofta kafta churrasc asado braai parrilla mangal smokehouse brisket مشاوي شاورما כבאב שווארמה
steak: butcher steak meat boucher carnicer metzger fleischer macell acougue talho slager rzezni kasap جزار קצב beef sausage
cow: cow cows cattle dairy_farm herd bull rinder vache vaca mucca
sheep: sheep lamb shepherd goat alpaca schafe schafhof mouton oveja pecora fleece
hen: hen hens poultry chicken chickens smallholding coop free-range huhn huhner poule gallina
truck: food_truck foodtruck street_food catering_van food_van imbisswagen
score: choir chorale chorus zangkoor mannenkoor polifonic kirchenchor מקהלה جوقة orfeon score repertoire repertory sheet_music music_stand choral choirs notation composer partitur spartito conductor koor chor koro coro_de coral_de coro_polifon coro_gospel coro_infant coro_parroc masa_coral كورال מקהל
trumpet: wind_band trumpet trombone saxophon brass brass_band big_band horn_section ska blasmusik blaskapelle fanfare harmonie
record: record vinyl record_shop record_store lp records schallplatt disquaire
hot-air-balloon: hot_air hot-air air_balloon balloon_ride balloon_flight balloon_tour ballooning montgolf heissluft ballonfahr globo_aerostatico globos_aerostaticos en_globo mongolfier balao_de_ar balloes_de_ar luchtballon
cocktail: mezcal tequila mezcal_flight tequila_flight gin_flight rum_flight whisky_flight whiskey_flight tasting_flight
wine: wine_flight sake_flight sherry_flight
balloons: balloon entertain party parties event_plan event_styl children's_entertain kids_entertain clown bouncy hen_party fiesta festa celebration festej
top-hat: magic magician illusion conjur mentalis zauber prestidigit magicien mago
trophy: trophy tournament championship awards_night turnier torneo tournoi competition schutzenverein
bust: carving sculpt sculpture statue skulptur bildhau escultor escultur scultor zbrush 3d character_artist character_design figurine miniatures
racket: tennis padel squash badminton racket pickleball
glove: boxing boxe boxeo kickbox muay_thai mma pugil
belt: judo karate taekwondo jiu-jitsu jiujitsu bjj aikido martial kampfsport artes_marciales arts_martiaux dojo
skis: ski skis skiing snowboard sci esqui narciar kayak_okulu langlauf
pram: midwif doula newborn maternity postnatal antenatal pram baby hebamme sage-femme comadron verloskund
glasses: eye_care eye_exam eye_clinic optician optometr eyewear spectacles eyeglass glasses gozluk lunettes gafas oculos occhiali okulary brillen lens kontaktlins lentill goz_muayene eye_test sehtest brille optik opticien optica ottic משקפיים نظارات
pills: pharmac apothek farmaci apotheek aptek eczane صيدلية בית_מרקחת medicine pill compounding
server: data_recover hard_drive data_engineer data_platform data_warehouse database server servers it_support it_services network hosting sysadmin managed_services systemhaus
graduation-cap: مدرس دروس מורה_פרטי graduat degree scholarship tutoring tutor exam admission nachhilfe sat_prep universit thesis
telescope: telescope space_scien space_museum outer_space cosmos planets astronom stargaz observator planetari sternwarte
turbine: wind_turbine wind_farm offshore_wind renewable windkraft eolic eolien
tumbler: tumbler juice smoothie lemonade iced_tea iced_coffee cold_brew bubble_tea soda zumo suco jus_de succo limonade limonada
skillet: skillet frying wok_station pans saute cookware
plug: plug electrical_contract socket rewir fuse_board fusebox consumer_unit ev_charger ev_charging wallbox steckdose electrician elektriker electricien electricista elettricista eletricista elektricien
washer: laundry laundr launderette laundrette laundromat washing_machine waschsalon waschmaschine laverie lavanderia wasserette pralnia
boiler: boiler furnace water_heater gas_safe gas_engineer heizungsbau kessel chaudiere caldera caldaia
bathtub: bathtub bathroom bath_fitting bath_time badezimmer baderneuer badsanier salle_de_bain cuarto_de_bano bagno badkamer lazienk banyo hot_tub
fence: fencing garden_fence fence_ garden_gate gartenzaun cloture valla_ recinz decking
clock: clock alarm_clock punctual on_time hourly
railway: railway railroad train_travel train_trip train_journey by_train by_rail slow_train night_train train_station interrail bahnreise zugreise en_train in_treno en_tren de_comboio
router: wifi wi-fi broadband fibre router network_cabling
barber-pole: barber barbier barbear berber razor shaving shave
hairdryer: hairdryer blow-dry blow_dry blowout balayage brushing highlights
syringe: vaccin injection botox filler impf vacun
envelope: envelope email newsletter inbox postbox reminder mailing
bagel: bagel pretzel brezel donut doughnut
bell: reception_desk concierge notification alert
children: children kids_club youth juniors toddler after-school scouts_group kinderkurs kindergruppe enfants ninos criancas bambini dzieci cocuk أطفال ילדים
kitchen: מטבח مطابخ fitted_kitchen kitchen kitchens kuche kuchenbau kuchenstudio cuisiniste cuisine_equipee cocinas_a_medida cozinhas keuken cucine
`;

/** Words that call for a motif: its name and the beginnings of words that mean it. */
export const motifWords: readonly (readonly [string, readonly string[]])[] = (table.trimEnd() + tradeWords)
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.indexOf(':');
    return [
      line.slice(0, at),
      line
        .slice(at + 1)
        .trim()
        .split(' ')
        .map((key) => key.replaceAll('_', ' ')),
    ] as const;
  });
