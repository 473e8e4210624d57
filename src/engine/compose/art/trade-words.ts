/** More words that call for a drawing, in the form of the table of `motif-words`: one line a drawing. */
export const tradeWords = `
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
books: bookbind buchbinder reliure letterpress comics comic_shop
brush: printmak linocut etching_studio siebdruck serigraph make-up hair_colour hair_color
vase: antique_deal antique_shop antiques_shop antiquari antikh egypt
tent: marquee event_hire zeltverleih sleeping_bag
sea: whale_watch dolphin_watch pool swimming_pool
fish: scuba diving dive_cent dive_school aquarium tauchschule plongee
kayak: rowing ruderclub aviron canottag learn_to_row sculling coxswain
bust: museum museo musee
horse: saddlery sattler sellier
bike: bike_courier cycle_courier fahrradkurier spin_class
paint: street_art mural graffiti wandmalerei
pencil: poet poetry gedichte brand_ident branding copywrit homework type_design
bed: bed_and_breakfast b&b family_room dormitor
tree: bonsai tree_surgery
top-hat: hatter hat_maker millin hutmacher chapelier
chat: speech_therap logopad recruit consultations english_less social_media priority_support
shoe: cobbler zapatero cordonn
telescope: astrophoto night_sky milky_way
globe: world_capital capitals_quiz geograph immigra
runner: parkour physio fizjo fizyoterap fisioterap kinesi فيزيو علاج_طبيعي פיזיותרפ orienteer fun_run
ball: cricket rugby netball handball
rocket: firework feuerwerk
hands: refugee asylum
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
mountains: hiking
night: northern_light
sewing: sewing_course
drop: well_build
cheese: cheese_board cheeseboard
`;
