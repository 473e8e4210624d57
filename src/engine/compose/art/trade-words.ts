/** More words that call for a drawing, in the form of the table of `motif-words`: one line a drawing. */
export const tradeWords = `
wicker: basket wicker rattan cane_work osier trugs willow_weav woven_willow vannerie vannier cesteria mimbre vimini korbflecht korbmach mandenmak wikliniar
saddle: saddler saddlery bridle tack_shop sattler sellerie selleria guarnicion
rug: doormat door_mat hali hali_dok halilar rugs carpet kilim kelim tapis teppich alfombra tappet tapijt dywan سجاد שטיח
embroidery: embroid cross-stitch cross_stitch needlework needlepoint broderie bordado ricam
tailoring: bespoke_suit bespoke_tail tailored_suit wedding_suit suit_hire made-to-measure blazer menswear tuxedo waistcoat dinner_jacket savile massanzug
stove: wood_stove log_burner fireplace hearth wood-burn wood_burn kachelofen kaminofen ofenbau poele_a stufe_a
rubber-duck: ducks duckling baby_swim baby-swim bath_toy rubber_duck
pig: piglet pigs
rabbit: bunny bunnies guinea_pig hamster
headstone: gravestone tombstone memorial_stone memorial_mason monumental_mason cemeter graveyard grabstein pierre_tombale
chisel: stonemason stone_mason stone_carv stone_cutt letter_cutt letter-cutt letter_carv stone_work stonework banker_mason stone_restor steinmetz tailleur_de_pierre canter scalpellin
arcade: pinball amusement_hall amusement_arc spielhalle
broadsheet: local_news news_site newsroom newspaper_club school_newspaper student_newspaper town_newspaper gazette press_coverage lokalzeitung schulerzeitung
drone: aerial_photo aerial_film aerial_video
swimmer: lido swim swimming swimming_pool piscin swim_school open-water triathl lifeguard aqua-fit aquafit schwimm natation natacion natacao nuoto zwem plywan שחיי سباحة
spine: back_pain neck_pain lower_back spinal chiropra quiropr kiropra posture osteopat osteopath sciatica ruckenschmerz אוסטאופת
bottle: hot_sauce chilli_sauce chili_sauce ketchup
jar: mustard sea_salt
bed: pillows duvet bed_linen
mower: lawn_care lawn_mow turf_care
sea: tide_times tide_table sea_temp tides
saw: chainsaw
fence: gates wrought-iron railings
bolt: charging_point ev_charg
van: caravan motorhome minibus
car: limousine chauffeur
glasses: sunglasses
trophy: medals
truck: fire_engine fire_brigade
column: town_council parish_council
knife: knife knives blade cutlery sharpen messer couteau coltell cuchill سكاكين סכינים
cleaver: cleaver hackmesser
shears: shears secateur pruning hedge_trimm heckenschere secateurs
incense: incense frankincense bakhoor bukhoor weihrauch encens incienso incenso لبان بخور عود_معطر לבונה קטורת
apartments: housing_co housing_asso housing_coop tenants co-housing cohousing wohnungsbau wohngenossen mietshaus cooperative_d'habit flats apartment_block condomin residents_asso
kite: kites kite-making kite_mak kite_fly kite_fest lenkdrachen cerf-volant cometas aquilon
target: archery archers bogenschie tir_a_l'arc tiro_con_arco darts
mosque: mosque moschee mosquee mezquita mesquita moschea مسجد جامع
pins: bowling ten-pin tenpin kegeln skittles
skewers: falafel
lotus: acupunct float_tank float_spa onsen
stone: sauna steam_room
bouquet: funeral bestatt pompes_funebres funeraria undertaker
hammer: tool_library tool_lending tool_share tool_hire
wrench: repair_cafe servicing
mask: opera_house opera_company opera_sing opera_festival opernhaus
railway: model_train model_railway train_museum railway_museum modelleisenbahn wooden_train toy_train
yarn: weaver weaving loom weberei tisserand textile blanket scarf scarves socks
books: bookbind buchbinder reliure comics comic_shop
brush: printmak linocut etching_studio siebdruck serigraph make-up hair_colour hair_color
vase: antique_deal antique_shop antiques_shop antiquari antikh egypt
tent: marquee event_hire zeltverleih sleeping_bag
sea: whale_watch dolphin_watch
fish: chip_shop chippy fish_and_chip fish_n_chip fish_bar seafood_shack oyster_bar scuba diving dive_cent dive_school aquarium tauchschule plongee
kayak: paddle_board paddleboard stand-up_paddle rowing ruderclub aviron canottag learn_to_row sculling coxswain
bust: museum museo musee
bike: bike_courier cycle_courier fahrradkurier spin_class
paint: street_art mural graffiti wandmalerei
pencil: poet poetry gedichte brand_ident branding copywrit homework type_design
bed: bed_and_breakfast b&b family_room dormitor
tree: olivo olivar uliveto olivenbaum oliviers olive_tree olive_grove zeytinli bonsai tree_surgery
hat: hat hats panama_hat hatter hat_maker millin hutmacher chapelier
chat: speech_therap logopad recruit consultations english_less social_media priority_support
shoe: cobbler zapatero cordonn
telescope: astrophoto night_sky milky_way
globe: world_capital capitals_quiz geograph immigra
runner: parkour physio fizjo fizyoterap fisioterap kinesi فيزيو علاج_طبيعي פיזיותרפ orienteer fun_run
ball: handball
basketball: netball
rugby-ball: rugby american_football gaelic_football
cricket: cricket_club wicket
rocket: firework feuerwerk
hands: sign_language interpret refugee asylum
stairs: scaffold
mirror: eyelash lash_ wimpern
boat: regatta
trophy: snooker billiard pub_quiz quiz_night
gear: automatic_ automation integrations two-way_sync
document: audit_log file_shar version_hist intellectual patents changelog
lock: sign-on permission authentica login
browser: custom_domain
magnifier: seo
box: barcode packaging
coin: payment debt
stethoscope: surgery dermatol cardiolog paediatr pediatric x-ray personal_injur
syringe: blood_test
paw: microchip neuter
headphones: hearing_aid hearing_test hearing_care
tooth: root_canal dental_crown
gavel: dispute criminal
house: bed_terrace bed_semi detached_house conveyanc
record: album_cover
book: book_cover
map: wayfind walking_tour
dress: costume
shirt: t-shirt tshirt sweatshirt jumper apron raincoat winter_coat ironing dry_clean
bag: wallet
plate: pancake waffle
toy: dolls jigsaw
frame: art_print postcard modern_art
laptop: hackathon computing
balloons: street_parade
car: parking bodywork breakdown
office: meeting_room
jar: clay_mask face_mask sheet_mask cleanser ferment kimchi sauerkraut brine pickl
bowl: hot_meal dumpling porridge
shell: fossil
plane: aircraft
board: maths math_
flask: physics
skillet: cooking_class cooking_course cooking_holiday cooking_lesson cookery
dancer: zumba aerial_silk
code: plugin webhook command_line quick_start
coffee: flat_white
dish: sunday_roast roast_beef roast_lamb roast_chicken biryani pie_and meat_pie apple_pie samosa
pizza: margherita
cocktail: negroni spritz mojito
cup: chai
mug: hot_chocolate
scissors: kids_cut
fruit: nutrition
compass: career
film: animator motion_design
candle: cremation
mountains: hiking climbing_wall climbing_cent climbing_gym climbing_club indoor_climb bouldering_
night: northern_light
sewing: sewing_course sewing_machine nahmaschine machine_a_coudre maquina_de_coser
drop: well_build
cheese: cheese_board cheeseboard
violin: liuteria liutaio geigenbau violero
guitar: ukulele banjo mandolin lute_maker
umbrella: paraplui paraguas ombrell regenschirm parasol guarda-chuva
window: witraz vitral vetrat vitrail vidriera glasmalerei
paw: badger
leaf: death_doula end-of-life end_of_life soul_midwi hospice palliativ
lake: pond river_clean clean_river canal_clean
bin: litter_pick clean-up_group
fruit: strawberr blueberr raspberr cherr plums peach mango grape_grow
vegetables: seed_potato onion garlic asparag tomato pumpkin chilli
bed: weighted_blanket quilts
teapot: kettle
pram: baby_carrier baby_sling babywear
envelope: letterpress wedding_stationer greeting_card
books: paper_mill handmade_paper paper_mak
shield: pest_control pest vermin exterminat
trumpet: bagpipe flute clarinet oboe harmonica accordion
bulb: neon
vegetables: watercress
fruit: cider_press cider_orchard
shelf: ארונות cupboards bookcase
bolt: power_bank home_battery battery_storage solar_battery
backpack: rucksack rucksak daypack mochila sac_a_dos zaino rugzak plecak
hedgehog: hedgehog igelstation igelhilfe herisson erizo
ice-skate: ice_skat ice_rink figure_skat ice_hockey eislauf patinoire patinaje_sobre_hielo
roller-skate: roller_rink roller_disco roller_skat roller_derby skate_hire inline_skat rollschuh patinaje_artistico
wall: dry_stone dry-stone
stairs: ladder
bolt: generator
balloons: bouncy_castle inflatable
pram: lactation breastfeed
room: feng_shui
tree: genealog hazelnut walnut almond
`;
