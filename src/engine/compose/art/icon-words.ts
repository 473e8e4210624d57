// Beginnings of words, without accents. The longest match wins.
const table = `
award: award best certif winner quality guarantee preis premio prix
bag: bag handbag boutique tasche bolso sac
bed: bed room sleep night hotel zimmer chambre habitacion quarto
bell: remind notif alert alarm erinner recordator rappel
bike: bike cycl fahrrad velo bici
bolt: fast quick instant emergency urgent electr speed schnell rapid energy power notdienst
book: book read guide learn lesson course story buch livre libro livro knowledge
box: package product stock parcel inventory shipping paket colis paquete
brush: paint design art brand creativ colour color gestalt
calendar: book appointment calendar schedul event date reserv termin cita agenda rendez booking class
camera: photo camera film video picture foto shoot
car: car auto drive vehicle parking garage coche voiture
cart: cart shop order buy checkout einkauf panier carrito
chart: report chart analy metric growth statist insight data result seo forecast
chat: chat talk message consult conversation support counsel beratung advice asesor conseil feedback
check: check simple easy included ready done approved
clock: hour time open opening minute daily 24h day late wait stunden heures horas
cloud: cloud sync backup online storage
code: code develop api integrat software web engineer
compass: travel explor adventure guide tour strategy direction
cup: coffee tea breakfast drink cafe kaffee
document: invoice document contract paper form tax report rechnung factura facture legal will
download: download install export offline
drop: water plumb leak pipe drain clean wash oil skin wasser eau agua
dumbbell: gym fitness strength weight train workout
eye: eye view vision see transparen overview watch
flag: goal milestone mission start country language
flame: fire oven heat grill hot wood warm
flower: flower floral garden bouquet blume fleur flor petal
gift: gift voucher free bonus present geschenk regalo cadeau
globe: world global international online website language remote welt monde
graduation: school teach educat student university academy tutor exam training
hammer: build repair renovat construct carpent handyman bau craft
hand: care hand massage help handmade therap treatment
headphones: sound audio listen podcast headphone
heart: love heart health care donat charity wedding community wellness
home: home house property family residential haus maison casa interior
image: gallery image picture portfolio print
key: rent key lock access sale buy landlord
lamp: light lamp idea lighting
laptop: laptop computer digital website app remote it
leaf: organic eco green natural vegan plant sustain leaf bio local season garden
lock: secur privacy private safe lock protect
mail: mail email contact newsletter write inbox
map: map area location direction region neighbourhood route
microphone: podcast talk speak voice keynote sing
moon: night moon sleep dark evening
music: music concert dance band song
paw: pet dog cat animal vet paw puppy
people: team group people communit class together staff family member friend
person: personal one-to-one individual private coach profile client account
phone: phone call app mobile telefon hotline
pin: visit find place location address local near venue
plate: food dish menu eat lunch dinner restaurant cater meal chef kitchen
plane: travel flight trip holiday airport send
rocket: launch start startup fast grow boost
scales: law legal justice court divorce compare fair attorney
scissors: hair cut barber style tailor haircut
search: search find filter discover research
shield: insur protect secur trust safe warranty guarantee privacy cover
snow: winter snow cool air cold fresh frozen
sparkle: clean new magic shine special beauty polish
star: star review rating favourite best popular vip feature
stethoscope: doctor health medical clinic check-up checkup patient
store: shop store market visit retail wholesale
sun: sun day summer outdoor solar morning holiday
tag: price offer sale discount deal cheap price preis precio prix affordable
target: goal focus aim target precis strategy marketing
tooth: tooth teeth dental dentist implant orthodon whiten
truck: deliver shipping move truck transport freight liefer livraison envio entrega
wallet: pay wallet money budget cost finance payment saving bank loan
wave: sea spa ocean swim pool wave calm
wifi: wifi internet wireless connect
wine: wine bar drink cocktail cellar tasting
wrench: repair service maintenance fix install boiler tool setup wartung
`;

/** Words that call for an icon: its name and the beginnings of words that mean it. */
export const iconWords: readonly (readonly [string, readonly string[]])[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.indexOf(':');
    return [
      line.slice(0, at),
      line
        .slice(at + 1)
        .trim()
        .split(' '),
    ] as const;
  });
