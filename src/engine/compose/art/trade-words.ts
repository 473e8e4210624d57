/** More words that call for a drawing, in the form of the table of `motif-words`: one line a drawing. */
export const tradeWords = `
knife: knife knives blade cutlery sharpen messer couteau coltell cuchill سكاكين סכינים
cleaver: cleaver hackmesser
shears: shears secateur pruning hedge_trimm heckenschere secateurs
incense: incense frankincense bakhoor bukhoor weihrauch encens incienso incenso لبان بخور عود_معطر לבונה קטורת
apartments: housing_co housing_asso housing_coop tenants co-housing cohousing wohnungsbau wohngenossen mietshaus cooperative_d'habit flats apartment_block condomin residents_asso
kite: kites kite-making kite_mak kite_fly kite_fest lenkdrachen cerf-volant cometas aquilon
target: archery archers bogenschie tir_a_l'arc tiro_con_arco
mosque: mosque moschee mosquee mezquita mesquita moschea مسجد جامع
pins: bowling ten-pin tenpin kegeln skittles
skewers: falafel
lotus: acupunct float_tank float_spa onsen
stone: sauna steam_room
bouquet: funeral bestatt pompes_funebres funeraria undertaker
hammer: tool_library tool_lending tool_share tool_hire
wrench: repair_cafe
mask: opera_house opera_company opera_sing opera_festival opernhaus
railway: model_train model_railway train_museum railway_museum modelleisenbahn
yarn: weaver weaving loom weberei tisserand
books: bookbind buchbinder reliure letterpress comics comic_shop
brush: printmak linocut etching_studio siebdruck serigraph
vase: antique_deal antique_shop antiques_shop antiquari antikh
tent: marquee event_hire zeltverleih
sea: whale_watch dolphin_watch
fish: scuba diving dive_cent dive_school aquarium tauchschule plongee
kayak: rowing ruderclub aviron canottag
bust: museum museo musee
horse: saddlery sattler sellier
bike: bike_courier cycle_courier fahrradkurier
paint: street_art mural graffiti wandmalerei
pencil: poet poetry gedichte
bed: bed_and_breakfast b&b
tree: bonsai
top-hat: hatter hat_maker millin hutmacher chapelier
chat: speech_therap logopad
shoe: cobbler zapatero cordonn
telescope: astrophoto night_sky milky_way
globe: world_capital capitals_quiz geograph
runner: parkour physio fizjo fizyoterap fisioterap kinesi فيزيو علاج_طبيعي פיזיותרפ
ball: cricket
rocket: firework feuerwerk
hands: refugee asylum
chat: recruit
stairs: scaffold
mirror: eyelash lash_ wimpern
`;
