// The sample inventory's categories, brands, vendors and tags.
import type { ProductMaker } from '#contract/apps/inventory-product.ts'
import type { CategoryRow, ProductTagRow } from '#contract/apps/inventory-rows.ts'
import { slug } from './slug.ts'

const category = (id: string, parentId: string | null, name: string, nameFr: string): CategoryRow => ({
  id,
  parentId,
  name,
  nameFr,
  slug: slug(name),
})

/** Mens, Ladies and Unisex are the samples of the specification (workspace spec §3). */
export const categories: readonly CategoryRow[] = [
  category('rainwear', null, 'Rainwear', 'Vêtements de pluie'),
  category('mens', 'rainwear', 'Mens', 'Hommes'),
  category('ladies', 'rainwear', 'Ladies', 'Femmes'),
  category('unisex', 'rainwear', 'Unisex', 'Unisexe'),
  category('watches', null, 'Watches', 'Montres'),
  category('bags', null, 'Bags', 'Sacs'),
  category('backpacks', 'bags', 'Backpacks', 'Sacs à dos'),
  category('panniers', 'bags', 'Panniers', 'Sacoches de vélo'),
  category('cycling', null, 'Cycling', 'Vélo'),
  category('lights', 'cycling', 'Lights', 'Éclairage'),
  category('locks', 'cycling', 'Locks and tools', 'Antivols et outils'),
  category('stationery', null, 'Stationery', 'Papeterie'),
  category('notebooks', 'stationery', 'Notebooks and timetables', 'Carnets et horaires'),
  category('maps', 'stationery', 'Maps and posters', 'Cartes et affiches'),
  category('displays', null, 'Display hardware', 'Affichage'),
  category('screens', 'displays', 'Stop displays', 'Afficheurs d’arrêt'),
  category('mounts', 'displays', 'Mounts and parts', 'Supports et pièces'),
  category('on-the-way', null, 'On the way', 'En route'),
  category('bottles', 'on-the-way', 'Bottles and cups', 'Gourdes et tasses'),
  category('umbrellas', 'on-the-way', 'Umbrellas', 'Parapluies'),
]

const maker = (name: string): ProductMaker => ({ id: slug(name), name, slug: slug(name) })

export const brands: readonly ProductMaker[] = [
  'Brise',
  'Cadran',
  'Ferrand',
  'Halte',
  'Kestrelway',
  'Luma',
  'Norrsken',
  'Orbis',
  'Passage',
  'Perrache',
  'Pluvia',
  'Stellwerk',
  'Tramontane',
  'Vela',
  'Voie Verte',
].map(maker)

export const vendors: readonly ProductMaker[] = [
  'Atelier Perrache',
  'Brise Export',
  'Comptoir du Rail',
  'Grand Est Logistique',
  'Kestrelway Workshop',
  'Norrland Textil',
  'Papeterie Ferrand',
  'Stellwerk Vertrieb',
].map(maker)

const tag = (title: string, titleFr: string): ProductTagRow => ({ id: slug(title), title, titleFr })

export const productTags: readonly ProductTagRow[] = [
  tag('Accessible', 'Accessible'),
  tag('Bestseller', 'Meilleure vente'),
  tag('Commuter', 'Trajets quotidiens'),
  tag('Gift', 'Cadeau'),
  tag('Large print', 'Gros caractères'),
  tag('Lightweight', 'Léger'),
  tag('Limited', 'Série limitée'),
  tag('Made in France', 'Fabriqué en France'),
  tag('New', 'Nouveau'),
  tag('Night', 'Nuit'),
  tag('Outdoor', 'Plein air'),
  tag('Recycled', 'Recyclé'),
  tag('Refillable', 'Rechargeable'),
  tag('Reflective', 'Réfléchissant'),
  tag('Repairable', 'Réparable'),
  tag('School', 'École'),
  tag('Solar', 'Solaire'),
  tag('Spare part', 'Pièce détachée'),
  tag('Waterproof', 'Imperméable'),
  tag('Winter', 'Hiver'),
]
