import { policyPage } from './policy-page.ts';

export const privacyPolicyPage = policyPage({
  key: 'privacy-policy',
  name: 'privacyPolicy',
  title: 'Privacy Policy',
  intro:
    'We ask for what it takes to bring your order to your door, and nothing more. We do not sell your data and we do not track you.',
  description:
    'What we know about you, why we need it, how long we keep it, and how you see, correct, export or erase it.',
  parts: [
    {
      key: 'collect',
      title: 'privacyCollect',
      heading: 'What we collect',
      isRequired: true,
      body: `- Account: name, email and phone number. Your password is stored only as a hash, so nobody can read it. If you sign in with Google, we receive your name and email.
- Address: door number, street, area, district, state and pincode, and the point you choose on the map.
- Orders: what you bought, what you paid and when. Also your cart and wishlist.
- Reviews: rating, text and photo. Everyone can see them next to your name.
- Without an account: your cart stays in your browser. With the order we receive name, email, phone number and address, and your confirmed email makes an account that you can erase.
- Messages you send through the contact form.`,
    },
    {
      key: 'why',
      title: 'privacyWhy',
      heading: 'Why we need it',
      isRequired: true,
      body: `We use it to run your account, deliver your order, write the invoice, answer you and keep the shop safe from fraud. We act on your consent and on what the law asks of a seller.

The courier gets your name, phone number, address and map point. Nobody gets your data for advertising.`,
    },
    {
      key: 'payment',
      title: 'privacyPayment',
      heading: 'Payment data',
      body: 'You pay with {paymentProviders}. Card numbers, UPI details and wallet logins go to them and stay with them. We receive a payment number, the amount and whether it worked. Their own privacy policies apply to what they hold.',
    },
    {
      key: 'browser',
      title: 'privacyBrowser',
      heading: 'In your browser',
      body: `While you are logged in, your browser keeps your profile and session key in its local storage. Logging out removes them. A short-lived cookie remembers that you have confirmed an email code.

There is no tracking: no advertising cookies and no profile of what you look at. The checkout map loads its pictures from a map service, which sees your network address.`,
    },
    {
      key: 'keep',
      title: 'privacyRetention',
      heading: 'How long we keep it',
      body: 'We keep your account data until you ask us to erase it. Invoices and the orders behind them stay for as long as tax law asks, even after your account is gone. Reviews stay until you want them removed.',
    },
    {
      key: 'rights',
      title: 'privacyRights',
      heading: 'Your rights',
      isRequired: true,
      body: `Under the Digital Personal Data Protection Act (DPDP Act) you can ask for:

- Access: a summary of the data we hold about you.
- Correction: you can change most of it yourself in your profile.
- Erasure of your account and everything the law lets us erase.
- Export: a copy of your data in a common file format.
- Withdrawal of your consent, as easily as you gave it.

Write to [{email}](mailto:{email}) from the address of your account. You may also name a person who acts for you, and complain to the Data Protection Board of India.`,
    },
    {
      key: 'grievance',
      title: 'privacyGrievance',
      heading: 'Grievance officer',
      isRequired: true,
      body: `| Name | {officerName}
| Designation | {officerDesignation}
| Email | [{officerEmail}](mailto:{officerEmail})
| Phone | {officerPhone}
| Address | {legalName}, {address}

Your complaint is acknowledged within {complaintHours} and redressed within a month of its receipt.`,
    },
  ],
});
