/** What customers write to a shop: for each way of handling, emails of which one is drawn. For worked-requests.ts. */

import type { Draws } from '#seed/items/draws.ts'
import { both, type EmailPool, filedIn, MONTHS } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const GOODS: readonly ItemText[] = [
  both('kettle', 'bouilloire'),
  both('lamp', 'lampe'),
  both('drill', 'perceuse'),
  both('suitcase', 'valise'),
  both('camera', 'caméra'),
  both('coffee machine', 'cafetière'),
]

/** What the emails of one task speak of. */
interface Facts {
  readonly customer: number
  readonly order: number
  readonly price: number
  readonly year: number
  readonly house: number
  readonly month: ItemText
  readonly goods: ItemText
}

export const factsOf = (draws: Draws): Facts => ({
  customer: draws.whole(10_000, 99_999),
  order: draws.whole(1_000, 9_999),
  price: draws.whole(4, 19),
  year: draws.whole(1961, 1996),
  house: draws.whole(3, 96),
  month: draws.one(MONTHS),
  goods: draws.one(GOODS),
})

export const plainAccess = ({ customer }: Facts): EmailPool =>
  filedIn(
    'access',
    {
      subject: both(`Customer ${customer}`, `Numéro de client ${customer}`),
      text: both(
        'Please send me a copy of all the data you hold about me, and tell me where you got them.',
        'Merci de m’envoyer une copie de toutes les données que vous détenez sur moi, et de me dire d’où elles viennent.',
      ),
    },
    {
      subject: both('Article 15 of the GDPR', 'Article 15 du RGPD'),
      text: both(
        `I’d like to know which data you process about me and who has received them. My customer number is ${customer}.`,
        `Je souhaite savoir quelles données me concernant vous traitez et qui les a reçues. Mon numéro de client est le ${customer}.`,
      ),
    },
    {
      subject: both('My data', 'Mes données'),
      text: both(
        `Which details of mine do you have on file, and what do you use them for? I’d like to see everything under number ${customer}.`,
        `Quelles informations avez-vous sur moi, et à quoi servent-elles ? Je voudrais voir tout ce qui figure sous le numéro ${customer}.`,
      ),
    },
  )

export const plainCorrection = ({ house, year, customer, month }: Facts): EmailPool =>
  filedIn(
    'rectification',
    {
      subject: both('New address', 'Nouvelle adresse'),
      text: both(
        `I moved in ${month.en}, but you still have my old street. Please change it to ${house} Mill Lane.`,
        `J’ai déménagé en ${month.fr}, mais vous avez toujours mon ancienne rue. Merci de la remplacer par le ${house}, rue du Moulin.`,
      ),
    },
    {
      subject: both('Date of birth', 'Date de naissance'),
      text: both(
        `My account says I was born in ${year - 20}. It should be ${year}: could you put that right?`,
        `D’après mon compte, je suis de ${year - 20}. C’est ${year} : pouvez-vous corriger ?`,
      ),
    },
    {
      subject: both(`Phone number, customer ${customer}`, `Téléphone, compte ${customer}`),
      text: both(
        `The phone number in my account was never mine. The right one ends in ${house + 100}; please update it.`,
        `Le numéro de téléphone de mon compte n’a jamais été le mien. Le bon finit par ${house + 100} ; merci de le mettre à jour.`,
      ),
    },
  )

export const plainErasure = ({ month, order, customer }: Facts): EmailPool =>
  filedIn(
    'erasure',
    {
      subject: both('Prize draw', 'Tirage au sort'),
      text: both(
        `I only signed up for your prize draw in ${month.en}, and it’s over. Please remove my name, address and photo from your systems.`,
        `Je n’ai participé qu’à votre tirage au sort, en ${month.fr}, et il est terminé. Merci de retirer mon nom, mon adresse et ma photo de vos systèmes.`,
      ),
    },
    {
      subject: both('Account closed', 'Compte clôturé'),
      text: both(
        `You cancelled order ${order}, my only one, before I’d paid for it. I won’t try again: please delete everything about me.`,
        `Vous avez annulé la commande ${order}, ma seule, avant que je l’aie payée. Je n’essaierai plus : merci de supprimer tout ce qui me concerne.`,
      ),
    },
    {
      subject: both(`Account ${customer}`, `Compte ${customer}`),
      text: both(
        'I opened this account by mistake and have never bought anything. Please don’t keep anything about me.',
        'J’ai ouvert ce compte par erreur et je n’ai jamais rien acheté. Je souhaite que vous ne gardiez rien sur moi.',
      ),
    },
  )

export const plainObjection = ({ month, customer }: Facts): EmailPool =>
  filedIn(
    'objection',
    {
      subject: both('Your catalogue', 'Votre catalogue'),
      text: both(
        'Please stop sending me your catalogue. I’ll go on ordering online, so leave my account as it is.',
        'Merci de ne plus m’envoyer votre catalogue. Je continuerai à commander en ligne : laissez mon compte tel quel.',
      ),
    },
    {
      subject: both(`Offers for ${month.en}`, `Offres pour ${month.fr}`),
      text: both(
        'I don’t want your offers by email any more. My orders have nothing to do with that and should stay where they are.',
        'Je ne veux plus de vos offres par e-mail. Mes commandes n’ont rien à voir avec cela et doivent rester où elles sont.',
      ),
    },
    {
      subject: both('Too many leaflets', 'Trop de prospectus'),
      text: both(
        `A leaflet every week is too much. No more advertising, please; account ${customer} stays open.`,
        `Un prospectus par semaine, c’est trop. Plus de publicité, s’il vous plaît ; le compte ${customer} reste ouvert.`,
      ),
    },
  )

export const hiddenAccess = ({ order }: Facts): EmailPool =>
  filedIn(
    'access',
    {
      subject: both('A call from you', 'Votre appel'),
      text: both(
        'How did you get my mobile number? I want to know what else you’ve noted about me, and whether you’ve passed it on.',
        'Comment avez-vous obtenu mon numéro de portable ? Je veux savoir ce que vous avez noté d’autre sur moi, et si vous l’avez transmis.',
      ),
    },
    {
      subject: both(`Order ${order}`, `Commande ${order}`),
      text: both(
        'You won’t let me pay by invoice. Which information about me did you base that on? Please show me.',
        'Vous me refusez le paiement sur facture. Sur quelles informations me concernant vous fondez-vous ? Merci de me les montrer.',
      ),
    },
    {
      subject: both('Before I order again', 'Avant de commander à nouveau'),
      text: both(
        'What’s in my file, who can read it, and how long do you keep it? I’d like an answer first.',
        'Que contient mon dossier, qui peut le lire, et combien de temps le gardez-vous ? Je voudrais d’abord une réponse.',
      ),
    },
  )

export const wordsAlone = ({ order, price, goods }: Facts): EmailPool =>
  filedIn(
    'other',
    {
      subject: both('GDPR training', 'Formation au RGPD'),
      text: both(
        `We train teams in data protection, from €${price * 30} a day. When could we tell you about access and erasure requests?`,
        `Nous formons les équipes à la protection des données, dès ${price * 30} € par jour. Quand pourrions-nous vous parler des demandes d’accès et d’effacement ?`,
      ),
    },
    {
      subject: both(`Order ${order}: objection`, `Commande ${order} : opposition`),
      text: both(
        `I object to the delivery charge of €${price}: your page said free of charge. Please refund it.`,
        `Je m’oppose aux frais de livraison de ${price} € : votre page annonçait la gratuité. Merci de les rembourser.`,
      ),
    },
    {
      subject: both('Delete from the catalogue?', 'Supprimer du catalogue ?'),
      text: both(
        `Is it true that you’re deleting the small ${goods.en} from your range? If so, please send me one before it’s gone.`,
        `Est-il vrai que vous supprimez la petite ${goods.fr} de votre gamme ? Si oui, envoyez-m’en une avant qu’il ne soit trop tard.`,
      ),
    },
  )

export const correctionByDeleting = ({ goods, month, house }: Facts): EmailPool =>
  filedIn(
    'rectification',
    {
      subject: both('Delete the flat number', 'Supprimez le numéro d’appartement'),
      text: both(
        `Please delete “flat ${house}” from my address: we live in a house. The rest is right, and a parcel is on its way.`,
        `Merci de supprimer « appartement ${house} » de mon adresse : nous habitons une maison. Le reste est juste, et un colis est en route.`,
      ),
    },
    {
      subject: both('Business customer', 'Compte professionnel'),
      text: both(
        'You list me as a business customer. Delete that, please: I’ve only ever bought for myself, and that won’t change.',
        'Mon compte porte la mention « professionnel ». Supprimez cela : je n’ai jamais acheté que pour moi, et cela ne changera pas.',
      ),
    },
    {
      subject: both('A note on my returns', 'Une note sur mes retours'),
      text: both(
        `You’ve noted that my ${goods.en} came back damaged in ${month.en}. It didn’t, as your own warehouse confirmed. The note has to say so.`,
        `Vous avez noté que ma ${goods.fr} est revenue abîmée en ${month.fr}. C’est faux, votre entrepôt l’a confirmé. La note doit le dire.`,
      ),
    },
  )

export const objectionByDeleting = ({ goods, month }: Facts): EmailPool =>
  filedIn(
    'objection',
    {
      subject: both('Delete me', 'Supprimez-moi'),
      text: both(
        'Delete me from your mailing list, please. I do want to keep my account and my points.',
        'Supprimez-moi de votre liste de diffusion, s’il vous plaît. Je tiens à garder mon compte et mes points.',
      ),
    },
    {
      subject: both('Birthday offers', 'Offres d’anniversaire'),
      text: both(
        `I want no more birthday offers. Of course the warranty of my ${goods.en} has to stay in your files.`,
        `Je ne veux plus d’offres d’anniversaire. Bien sûr, la garantie de ma ${goods.fr} doit rester dans vos dossiers.`,
      ),
    },
    {
      subject: both('Forget me', 'Oubliez-moi'),
      text: both(
        `Please forget me when you plan your campaigns, though not my subscription, which runs until ${month.en}.`,
        `Merci de m’oublier dans vos campagnes, mais pas dans mon abonnement, qui court jusqu’à ${month.fr}.`,
      ),
    },
  )
