// What people call a remedy at the counter beside its name and abbreviation: short forms and usual misspellings, by slug.

import { namesBySlug } from "#app/content/remedies/names-by-slug.ts";

const LINES = `
aconitum-napellus: aconit, aconite nap, akonite, aconitte, econite, aconight, aconitam
aesculus-hippocastanum: aesculus hip, esculus, aescules
agaricus-muscarius: agaricas
alfalfa: alfa alfa
allium-cepa: alium cepa, allium sepa, alium sepa
aloe-socotrina: aloe soc
alumina: alumena
ammonium-carbonicum: am carb, amm carb, ammon carb
ammonium-muriaticum: am mur, amm mur, ammon mur
ammonium-phosphoricum: am phos, amm phos
anacardium-orientale: anacardiam, anakardium
andrographis-paniculata: kalmeg, kalmegha
antimonium-crudum: antim crud
antimonium-tartaricum: antim tart
apis-mellifica: apis mel
argentum-nitricum: argentam nit, argentum nitricam, अर्जेन्टम नाइट्रिकम, अर्जेंटम नाइट्रिकम
arnica-montana: arnika, arneeka, arnica montena, arnika montana, amica, arnicka, arniaca
arsenicum-album: arsenic, arsenicum, arsenic album, arsenic alb, arsnic, arsenikum album, arsenicam album
aurum-metallicum: auram met
avena-sativa: avina sativa, avena sativia
azadirachta-indica: azadiracta, azadirecta
badiaga: badiyaga
baptisia-tinctoria: baptesia, baptishia
baryta-carbonica: barita carb
belladonna: beladona, beledona, belladona, beladonna, baladona, baladonna
bellis-perennis: bellis perenis
berberis-vulgaris: berberis vulg, barberry, berbaris, barberis, berbries
blatta-orientalis: blata orientalis, blatta oriantalis
bryonia-alba: bryonea, brayonia, briyonia, bryonya
calcarea-carbonica: calc carb, calcarea carb, calcarea, calcaria carb, kalc carb
calcarea-fluorica: cal flour, calc flour, calcaria flour, calcarea flour, kalc flour, calcium flour, cf
calcarea-phosphorica: calc phos, calcarea phos, calcaria phos, kalc phos, cp, कैल्केरिया फास, कलकेरिया फास
calendula-officinalis: calendla, kalendula, calundula
cantharis: canthris, kantharis, cantheris, cantharus
carbo-vegetabilis: carbo vegi, karbo veg, carbo vej, carboveg
carduus-marianus: carduus mar, kardus, cardus marianus, cardus mar, carduus marinus
causticum: causticam, kaustikum
ceanothus-americanus: cianothus, ceanothes
cephalandra-indica: cephalandra
chamomilla: chamomila, kamomila, camomilla, chamomella
chelidonium-majus: chelidoniam, celidonium, chelidonum majus
cimicifuga-racemosa: cimcifuga
cineraria-maritima: cineraria maririma
cocculus-indicus: cocculus, kokulus
coffea-cruda: coffea crud, koffea
colchicum-autumnale: colchicam, kolchicum
colocynthis: colocynth, collosinthis, kolosinth
conium-maculatum: coniam, konium, con mac
crataegus-oxyacantha: crategus, cretagus, crateagus
digitalis-purpurea: digitalus
drosera-rotundifolia: drosera, drosra, drocera
dulcamara: dulkamara, dulcamera
echinacea-angustifolia: echinasea, ekinesia
eriodictyon-californicum: eriodictylon
eupatorium-perfoliatum: eupatoriam, upatorium
euphrasia-officinalis: euphresia, eufresia
ferrum-metallicum: ferrum met
ferrum-phosphoricum: ferrum phos, ferrum fos, ferum phos
fluoricum-acidum: acid fluor
fucus-vesiculosus: fukus
gelsemium-sempervirens: gelsimium, jelsemium, gelsemiam, gelsenium, jalsemium
ginkgo-biloba: gingko, ginko biloba
ginseng: jinseng
glonoinum: glonin
graphites: graphitis, grafites
guaiacum-officinale: guaicum, guyacum
gymnema-sylvestre: gymnema, gurmar
hamamelis-virginica: hamamelis, hamemelis
hecla-lava: hecla lawa
hepar-sulphuris-calcareum: hepar, hepar sulf, hipar sulf
hydrastis-canadensis: hydrastis can, haidrastis
hydrocotyle-asiatica: hydrocotile, hidrocotyle
hyoscyamus-niger: hyosyamus, hyocyamus
hypericum-perforatum: hypericam, hypricum, haiperikam
ignatia-amara: ignetia, igneshiya, ignatia amra, ignecia
ipecacuanha: ipecac, ipecacuana, ipikak, ipicac, ipecak, epicac, epecac
jaborandi: jabrandi, jabarandi
janosia-ashoka: jonesia asoca
justicia-adhatoda: justicia, adusa, vasaka, adhatoda
kali-bichromicum: kali bich, kali bicrom, kali bichromicam
kali-iodatum: kali iod
kali-muriaticum: kali mur, km
kali-phosphoricum: kali phos, kalee phos, kali fos, kaali fos, kp, काली फास
kali-sulphuricum: kali sulf, kali sulph, ks
kalmia-latifolia: kalmiya
kreosotum: kriosotum
lachesis-mutus: lachisis, lakesis
ledum-palustre: ledum pal, leedum, ladum pal
lycopodium-clavatum: lyco, lycopodium clavatam, licopodium, laikopodium, lycopodiam, lycopodeum
magnesia-phosphorica: mag phos, mag fos, magfos, mp
medorrhinum: medorinum, medorhinum, medorinam
mercurius-solubilis: merc sol, mercury sol, merk sol, mercsol, marc sol
mezereum: mezerium
millefolium: milefolium, milifolium
muriaticum-acidum: acid mur
natrum-muriaticum: nat mur, natrum mur, natrium chloratum, natrium muriaticum, natrum muraticum, natrem mur, netrum mur, natrum murr, nm, नेट्रम मुर, नैट्रम म्यूर
natrum-phosphoricum: natrum phos, nat phos, np
natrum-sulphuricum: nat sulf, nat sulph, natrum sulph, netrum sulf, ns
nitricum-acidum: acid nitric, nitric asid
nux-vomica: nux vomika, nuks vomica, naks vomika, nux vomicaa, nuxvomica, nux vomiga
opium: opiam
pareira-brava: pariera brava
passiflora-incarnata: passiflora incarnat, pasiflora, pasiflora incarnata, पैसीफ्लोरा, पैसिफ्लोरा
petroleum: petrolium, petroleam
phosphoricum-acidum: acid phos, phosphoric asid
phosphorus: phosphorous, fosforus, phosforus, phosphoras
phytolacca-decandra: phytolaca, phitolacca, fitolaka
plantago-major: plantigo
podophyllum-peltatum: podophylum, podofilum
psorinum: psorinam
pulsatilla-nigricans: pulsatila, pulsetilla, palsatila, pulsatella
quercus-glandium-spiritus: qurecus
rhododendron-chrysanthum: rhododendran
rhus-toxicodendron: rustox, rhustox, rus tox, rhus tocs, ras tox
robinia-pseudacacia: robina
rumex-crispus: rumax
ruta-graveolens: ruta grav, rutaa
sabadilla: sabadila
sanguinaria-canadensis: sanguneria
sepia-officinalis: sepia, sepea
silicea: silica, silisia, silisea, silecea, silicia
spongia-tosta: spongia tost, spongea
staphysagria: staphisagria, stafisagria, staphysagaria
stramonium: stramoniam
sulphur: sulfur, salfar, sulpher, sulfer
symphytum-officinale: symphitum, simfitum, symphytam
syzygium-jambolanum: jambul, sizigium, syzygiam
terebinthina: terebinthane
thlaspi-bursa-pastoris: thalaspi, thlaspi bp
thuja-occidentalis: thuja occi, thuza, tuja, thooja, thuja occidentalus, tuja occidentalis
tuberculinum: tuberculinum bovinum, tuberculinam
urtica-urens: urtika urens, urtica urenus
uva-ursi: uva ursy
valeriana-officinalis: veleriana
veratrum-album: veratrum alb, veretrum
viburnum-opulus: vibernum
wiesbaden-aqua: wiesbedan, weisbaden, wisbaden
withania-somnifera: ashwagandah, aswagandha
yohimbinum: yohimbinam
zincum-metallicum: zincum met, jinkam, zinkum
`;

/** The counter names of each remedy, by its slug. */
export const COUNTER_NAMES = namesBySlug(LINES);
