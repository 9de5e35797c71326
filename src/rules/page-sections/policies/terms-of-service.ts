import { policyPage } from './policy-page.ts';

export const termsOfServicePage = policyPage({
  key: 'terms-of-service',
  name: 'termsOfService',
  title: 'Terms of Service',
  intro:
    'These terms apply when you use the {name} shop. They are short so that you can read them before you buy.',
  description: 'Who sells to you, and how prices, orders and payment work. {minimumTerms}',
  parts: [
    {
      key: 'who',
      title: 'termsWho',
      heading: 'Who we are',
      isRequired: true,
      body: `| Seller | {legalName}
| Address | {address}
| Food licence (FSSAI) | {foodLicence}
| Enterprise registration | {enterpriseRegistration}`,
    },
    {
      key: 'accounts',
      title: 'termsAccounts',
      heading: 'Your account',
      body: 'You can look around without an account. To order you need one, with an email address you have confirmed, and you must be an adult. Keep your password to yourself and your address up to date. We may block an account that is used for fraud or to harm others.',
    },
    {
      key: 'prices',
      title: 'termsPrices',
      heading: 'Prices',
      isRequired: true,
      body: `All prices are in Indian rupees and include taxes. A delivery charge, if there is one, is shown before you pay. The price of your order is the one shown when you place it; later changes do not touch it.

{minimumTerms}`,
    },
    {
      key: 'orders',
      title: 'termsOrders',
      heading: 'Orders and payment',
      body: `Your order waits as pending until you have paid. With the payment, the sale between you and us is made. If we cannot supply something you have paid for, we tell you and refund it.

{paymentTerms}

Delivery is explained in the [shipping policy](/shipping-policy), returns and cancellation in the [refund policy](/refund-policy), and your data in the [privacy policy](/privacy-policy).`,
    },
    {
      key: 'reviews',
      title: 'termsReviews',
      heading: 'Reviews',
      body: 'Write about what you have tasted and show your own photo. You keep your rights in both and allow us to show them in the shop. We neither write nor buy reviews, and we do not remove one for being critical. We do remove insults, advertising and other people’s pictures.',
    },
    {
      key: 'liability',
      title: 'termsLiability',
      heading: 'What we answer for',
      body: `We answer for food that matches its label and reaches you in good condition. If it does not, you get a replacement or your money back. Please read the ingredients if you have an allergy, and store the product as its label says.

For other losses we answer up to the amount you paid for the order, as far as the law allows such a limit. It does not apply to injury, fraud or our gross negligence, and your rights under the Consumer Protection Act, 2019 stay whole.`,
    },
    {
      key: 'law',
      title: 'termsLaw',
      heading: 'Law',
      body: 'The law of India applies. You may take a dispute to the consumer commission where you live. When we change these terms, the version of the day you ordered still holds for that order.',
    },
    {
      key: 'contact',
      title: 'contact',
      heading: 'Contact',
      isRequired: true,
      body: `Write to [{email}](mailto:{email}) or call [{phone}](tel:{phoneNumber}). For complaints:

| Grievance officer | {officerName}, {officerDesignation}
| Email | [{officerEmail}](mailto:{officerEmail})
| Phone | {officerPhone}

A complaint is acknowledged within {complaintHours} and redressed within a month.`,
    },
  ],
});
