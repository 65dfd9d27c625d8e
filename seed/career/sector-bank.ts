// How an employer of a sector begins its jobs: at least three ways each, in both languages. `{place}` is the city of the job.
import type { Bilingual } from '#contract/shared.ts'
import { spacedInFrench } from '#seed/typeset.ts'

/** A line: sector, or `@` a company that no line of its sector suits | English | French. */
const text = `
transport | Thousands of people travel with us every day to work, to school and to appointments. Our office in {place} plans and supports these services. | Chaque jour, des milliers de personnes prennent nos lignes pour aller au travail, en cours ou à un rendez-vous. À {place}, nos équipes préparent et accompagnent ces services.
transport | Our network is growing: new services, longer hours and better connections are planned for the coming seasons. We are strengthening our team in {place}. | Notre réseau se développe : nouvelles lignes, amplitude élargie et meilleures correspondances sont prévues. Nous renforçons notre équipe à {place}.
transport | Punctuality, safety and clear information are what passengers expect of us. In {place}, you will work with colleagues from operations, maintenance and customer service. | Ponctualité, sécurité et information claire : voilà ce que les voyageurs attendent de nous. À {place}, vous travaillez avec l’exploitation, la maintenance et le service clientèle.
transport | We are renewing our vehicles and our information systems over the next three years. This position in {place} is part of that programme. | Nous renouvelons en trois ans nos véhicules et nos systèmes d’information. Ce poste à {place} s’inscrit dans ce programme.
logistics | Our customers expect their goods on the agreed day. Our site in {place} works in shifts to make that possible. | Nos clients attendent leurs marchandises au jour convenu. Notre site de {place} travaille en équipes pour y parvenir.
logistics | Volumes have grown steadily in recent years, and we are adapting our organisation in {place}. | Nos volumes augmentent régulièrement depuis plusieurs années, et nous adaptons notre organisation à {place}.
logistics | From arrival to delivery, several teams depend on each other’s work. In {place}, they share one site and one planning meeting a day. | De l’arrivée à la livraison, plusieurs équipes dépendent les unes des autres. À {place}, elles partagent un site et un point de planification quotidien.
logistics | We are modernising our facilities in {place}, with new equipment and shorter routes. | Nous modernisons nos installations de {place}, avec de nouveaux équipements et des trajets plus courts.
energy | Supply must be reliable on every day of the year. Our teams in {place} plan, operate and maintain the installations that make it so. | L’approvisionnement doit être fiable tous les jours de l’année. À {place}, nos équipes planifient, exploitent et entretiennent les installations nécessaires.
energy | We are investing in our networks and in lower emissions, and are recruiting in {place} for this purpose. | Nous investissons dans nos réseaux et dans la réduction des émissions, et recrutons pour cela à {place}.
energy | Our customers range from households to large industrial sites. The team in {place} prepares the decisions that concern them. | Nos clients vont des ménages aux grands sites industriels. L’équipe de {place} prépare les décisions qui les concernent.
health | Good care depends on many professions working together. In {place}, care teams, administration and technical services share the same goals. | De bons soins reposent sur de nombreux métiers. À {place}, équipes soignantes, administration et services techniques partagent les mêmes objectifs.
health | We are reorganising our services in {place} so that staff have more time for the people in their care. | Nous réorganisons nos services de {place} pour que le personnel dispose de plus de temps auprès des personnes accueillies.
health | The number of people we look after is growing, and so is our team in {place}. | Le nombre de personnes que nous accompagnons augmente, et notre équipe de {place} avec lui.
public | Our departments serve residents, schools and businesses. This position in {place} supports several of them. | Nos services s’adressent aux habitants, aux écoles et aux entreprises. Ce poste, à {place}, intervient auprès de plusieurs d’entre eux.
public | We are making our procedures simpler and putting more of them online. In {place}, you will take an active part in this. | Nous simplifions nos démarches et en proposons davantage en ligne. À {place}, vous y prenez une part active.
public | The position is open following a retirement; a handover period is planned in {place}. | Le poste, basé à {place}, est à pourvoir à la suite d’un départ à la retraite ; une période de passation est prévue.
software | We are a team of developers, analysts and consultants who work closely with our customers. Our office in {place} works on several products. | Notre équipe réunit développement, analyse et conseil, au plus près de la clientèle. Notre bureau de {place} travaille sur plusieurs produits.
software | New customers have joined us this year, and we are expanding the team in {place}. | De nouveaux clients nous ont rejoints cette année, et nous agrandissons l’équipe de {place}.
software | We release new versions every few weeks and look after what we have built. In {place}, development and support work side by side. | Nous publions une nouvelle version toutes les quelques semaines et assurons le suivi de nos produits. À {place}, développement et support travaillent côte à côte.
food | Our products are made fresh and delivered on time, which requires good planning. Our site in {place} brings production, quality and sales together. | Nos produits sont préparés frais et livrés à l’heure, ce qui demande une bonne planification. Notre site de {place} réunit production, qualité et ventes.
food | Demand for regional products is rising, and we are adapting our production in {place}. | La demande de produits régionaux progresse, et nous adaptons notre production à {place}.
food | Food safety and little waste are our two priorities. Everyone in {place} contributes to them. | Sécurité alimentaire et réduction du gaspillage sont nos deux priorités. À {place}, chaque métier y contribue.
retail | Our shops and our online store work as one. The team in {place} supports both. | Nos magasins et notre boutique en ligne ne font qu’un. L’équipe de {place} accompagne les deux.
retail | We are opening new shops and improving our online service, and are looking for support in {place}. | Nous ouvrons de nouveaux magasins et améliorons notre service en ligne : nous renforçons l’équipe de {place}.
retail | Advice and service bring our customers back. At our site in {place}, we make sure that the goods and the information are there when they need them. | Le conseil et le service fidélisent notre clientèle. À {place}, nous veillons à ce que produits et informations soient disponibles au bon moment.
finance | Our clients value advice that they can understand. In {place}, client advisers and specialists work closely together. | Notre clientèle attend des conseils compréhensibles. À {place}, conseil et services spécialisés travaillent en lien étroit.
finance | We are renewing our core systems and simplifying our processes; the team in {place} is being extended for this. | Nous renouvelons nos systèmes centraux et simplifions nos processus : l’équipe de {place} s’agrandit.
finance | Reliability and discretion are the basis of our work. You will join a team in {place} that has worked together for years and trains its new members well. | La fiabilité et la discrétion fondent notre travail. Vous rejoignez à {place} une équipe stable, attentive à l’intégration des nouvelles recrues.
industry | We manufacture in small and medium series to demanding specifications. Our plant in {place} works in two shifts. | Nous produisons en petites et moyennes séries, selon des exigences élevées. Notre usine de {place} travaille en deux équipes.
industry | Order books are full, and we are investing in new machines in {place}. | Les carnets de commandes sont pleins et nous investissons dans de nouvelles machines à {place}.
industry | Production, maintenance and offices share one site in {place}, so decisions are quick. | Production, maintenance et bureaux partagent un même site à {place} : les décisions y sont rapides.
construction | We work on public and private projects, new build and renovation. From {place}, we run sites across the region. | Nous intervenons sur des chantiers publics et privés, neufs et en rénovation. Depuis {place}, nous couvrons toute la région.
construction | Demand for renovation and low-energy building is strong, and our branch in {place} is growing. | La demande de rénovation et de construction économe en énergie est forte, et notre agence de {place} se développe.
construction | Our sites depend on good preparation in the office. In {place}, both work as one team. | Nos chantiers reposent sur une bonne préparation au bureau. À {place}, les deux forment une seule équipe.
education | Teaching and research rely on capable support services. This position in {place} is open to applicants from all sectors. | L’enseignement et la recherche s’appuient sur des services compétents. Ce poste, à {place}, est ouvert à des candidatures de tous horizons.
education | Our projects are carried out with local authorities and other institutions. You will join the team in {place}. | Nos projets sont menés avec les collectivités et d’autres établissements. Vous rejoignez l’équipe de {place}.
education | We are preparing our programme for the next three years and need support in {place}. | Nous préparons notre programme des trois prochaines années et renforçons notre équipe à {place}.
culture | Our audience is local and loyal, and we want to reach new people too. In {place}, a small team looks after the whole programme. | Notre public est local et fidèle, et nous voulons en toucher un nouveau. À {place}, une petite équipe porte l’ensemble du programme.
culture | We are preparing a busy season and need support in {place}. | Nous préparons une saison chargée et cherchons du renfort à {place}.
culture | Editorial, technical and commercial staff work closely together in {place}, and everyone knows the programme. | À {place}, équipes éditoriales, techniques et commerciales travaillent ensemble et connaissent toutes le programme.
@port-de-sete | Ferries, cargo ships and fishing boats share our quays. The operations team in {place} is growing to plan their traffic better. | Ferries, cargos et bateaux de pêche partagent nos quais. À {place}, l’équipe d’exploitation s’agrandit pour mieux planifier le trafic.
@port-de-sete | Traffic in the port of {place} varies with the season and the weather. Good figures help us to use our quays well. | Le trafic du port de {place} varie selon la saison et la météo. De bons chiffres nous aident à bien utiliser les quais.
@port-de-sete | We work with shipping lines, hauliers and the coastguard every day. Our offices are in {place}, beside the fish quay. | Nous travaillons chaque jour avec les compagnies maritimes, les transporteurs et la capitainerie. Nos bureaux sont à {place}, près du quai de pêche.
@blanchisserie-centrale | Hospitals rely on clean linen every morning. Our plant in {place} works six days a week. | Les hôpitaux comptent chaque matin sur du linge propre. Notre site de {place} travaille six jours sur sept.
@blanchisserie-centrale | Two new hospitals have joined our service, and we are adapting our plant in {place}. | Deux nouveaux hôpitaux nous ont rejoints, et nous adaptons notre site de {place}.
@blanchisserie-centrale | We are replacing our washing lines and using less water and energy. The team in {place} prepares the change. | Nous remplaçons nos lignes de lavage et réduisons l’eau et l’énergie consommées. L’équipe de {place} prépare ce changement.
@okapi-health | Our software is used by appointment desks and doctors in more than forty hospitals. The team in {place} helps to develop and support it. | Notre logiciel est utilisé par les secrétariats et médecins de plus de quarante hôpitaux. L’équipe de {place} participe à sa conception et à son suivi.
@okapi-health | New hospitals are starting to use our software this year, and the team in {place} is growing. | De nouveaux hôpitaux adoptent notre logiciel cette année, et l’équipe de {place} s’agrandit.
@okapi-health | We develop with the people who use our software. In {place}, product, data and support share one floor. | Nous développons avec celles et ceux qui utilisent notre logiciel. À {place}, produit, données et support partagent un même étage.
@solaire-du-midi | More and more owners want solar power on their roofs. From {place}, we advise them, install the panels and maintain them. | De plus en plus de propriétaires équipent leurs toits en solaire. Depuis {place}, nous les conseillons, installons et entretenons les panneaux.
@solaire-du-midi | Our order book is full for the coming year, and we are recruiting in {place}. | Notre carnet de commandes est plein pour l’année à venir, et nous recrutons à {place}.
@solaire-du-midi | Each roof is a project of its own, from the first visit to the connection. The team in {place} sees it through. | Chaque toiture est un projet, de la première visite au raccordement. L’équipe de {place} le suit jusqu’au bout.
@halden-energy | Every quarter of an hour, supply has to match what our customers use. Forecasters, traders and customer advisers in {place} work together on it. | À chaque quart d’heure, l’offre doit suivre la consommation de nos clients. À {place}, prévision, négoce et conseil y travaillent ensemble.
@halden-energy | Solar and wind power make electricity harder to forecast, and more interesting. We are extending our team in {place}. | Le solaire et l’éolien rendent les prévisions plus difficiles, et plus intéressantes. Nous renforçons l’équipe de {place}.
@halden-energy | Our customers range from households to cold stores and greenhouses. The office in {place} buys the electricity they need. | Nos clients vont des ménages aux entrepôts frigorifiques et aux serres. Le bureau de {place} achète l’électricité nécessaire.
@brume-telecom | We connect new villages every month and maintain the network afterwards. The teams are based in {place}. | Nous raccordons chaque mois de nouveaux villages, puis entretenons le réseau. Les équipes sont basées à {place}.
@brume-telecom | Most of our customers have only had fibre for a few years. In {place}, we help them to get the best from it. | La plupart de nos clients n’ont la fibre que depuis quelques années. À {place}, nous les aidons à en tirer parti.
@brume-telecom | Our network will double in length in the next four years. We are recruiting in {place} for this. | Notre réseau doublera de longueur en quatre ans. Nous recrutons pour cela à {place}.
@aster-weather-services | Road services, railways and airports plan by our warnings. The forecasting team in {place} works around the clock. | Services routiers, chemins de fer et aéroports s’organisent d’après nos alertes. L’équipe de prévision de {place} travaille jour et nuit.
@aster-weather-services | We combine measurements, models and experience. In {place}, meteorologists and developers work together. | Nous combinons mesures, modèles et expérience. À {place}, météorologues et équipes de développement travaillent ensemble.
@aster-weather-services | New customers from public transport have joined us, and we are extending our team in {place}. | De nouveaux clients des transports publics nous ont rejoints, et nous renforçons l’équipe de {place}.
services | We advise local authorities, companies and individuals. Our team in {place} works on several projects at a time. | Nous conseillons collectivités, entreprises et particuliers. Notre équipe de {place} mène plusieurs projets de front.
services | Recent contracts allow us to expand our team in {place}. | De récents contrats nous permettent d’agrandir l’équipe de {place}.
services | We are a small organisation with short lines of communication. In {place}, you will have responsibility early on. | Nous sommes une petite structure aux circuits courts. À {place}, vous aurez vite des responsabilités.
`

const bySector = Map.groupBy(
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [sector = '', en = '', fr = ''] = line.split(' | ')
      return { sector, words: { en, fr: spacedInFrench(fr) } }
    }),
  ({ sector }) => sector,
)

/** The ways in which a company begins: its own, or those of its sector. */
export const openingsOf = ({ id, sector }: { readonly id: string; readonly sector: string }): readonly Bilingual[] =>
  (bySector.get(`@${id}`) ?? bySector.get(sector) ?? []).map(({ words }) => words)

/** A text with `{place}`, of a place. */
export const placed = ({ en, fr }: Bilingual, place: string): Bilingual => ({
  en: en.replaceAll('{place}', place),
  fr: atPlace(fr, place),
})

/** As French says of a place with an article or a vowel: au Havre, du Mans, d’Orsay. */
const atPlace = (french: string, place: string): string => {
  const isOpen = /^[AEIOUYÉÈÎ]/.test(place)
  return french
    .replaceAll('{place}', place)
    .replaceAll(/(?<!\p{L})([àÀ]) Le (?=\p{Lu})/gu, (_, a: string) => (a === 'à' ? 'au ' : 'Au '))
    .replaceAll('de Le ', 'du ')
    .replaceAll(`de ${place}`, isOpen ? `d’${place}` : `de ${place}`)
}
