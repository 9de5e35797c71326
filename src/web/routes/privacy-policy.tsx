import { GRIEVANCE_ACKNOWLEDGEMENT_HOURS } from '../../rules/policy.ts';
import { Facts, Policy } from '../blocks/policy.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';

export const meta = pageMeta({
  title: 'Privacy Policy',
  description:
    'What we know about you, why we need it, how long we keep it, and how you see, correct, export or erase it.',
});

export default function PrivacyPolicy() {
  const shop = useShop();
  const officer = shop.grievanceOfficer;
  const email = <a href={`mailto:${shop.email}`}>{shop.email}</a>;
  return (
    <Policy
      title="Privacy Policy"
      intro="We ask for what it takes to bring your order to your door, and nothing more. We do not sell your data and we do not track you."
      sections={[
        {
          id: 'collect',
          heading: 'What we collect',
          body: (
            <ul>
              <li>
                Account: name, email and phone number. Your password is stored only as a hash, so nobody can
                read it. If you sign in with Google, we receive your name and email.
              </li>
              <li>
                Address: door number, street, area, district, state and pincode, and the point you choose on
                the map.
              </li>
              <li>Orders: what you bought, what you paid and when. Also your cart and wishlist.</li>
              <li>Reviews: rating, text and photo. Everyone can see them next to your name.</li>
              <li>Messages you send through the contact form.</li>
            </ul>
          ),
        },
        {
          id: 'why',
          heading: 'Why we need it',
          body: (
            <>
              <p>
                We use it to run your account, deliver your order, write the invoice, answer you and keep the
                shop safe from fraud. We act on your consent and on what the law asks of a seller.
              </p>
              <p>
                The courier gets your name, phone number, address and map point. Nobody gets your data for
                advertising.
              </p>
            </>
          ),
        },
        {
          id: 'payment',
          heading: 'Payment data',
          body: (
            <p>
              You pay with Razorpay or PayPal. Card numbers, UPI details and wallet logins go to them and stay
              with them. We receive a payment number, the amount and whether it worked. Their own privacy
              policies apply to what they hold.
            </p>
          ),
        },
        {
          id: 'browser',
          heading: 'In your browser',
          body: (
            <>
              <p>
                While you are logged in, your browser keeps your profile and session key in its local storage.
                Logging out removes them. A short-lived cookie remembers that you have confirmed an email
                code.
              </p>
              <p>
                There is no tracking: no advertising cookies and no profile of what you look at. The checkout
                map loads its pictures from a map service, which sees your network address.
              </p>
            </>
          ),
        },
        {
          id: 'keep',
          heading: 'How long we keep it',
          body: (
            <p>
              We keep your account data until you ask us to erase it. Invoices and the orders behind them stay
              for as long as tax law asks, even after your account is gone. Reviews stay until you want them
              removed.
            </p>
          ),
        },
        {
          id: 'rights',
          heading: 'Your rights',
          body: (
            <>
              <p>Under the Digital Personal Data Protection Act (DPDP Act) you can ask for:</p>
              <ul>
                <li>Access: a summary of the data we hold about you.</li>
                <li>Correction: you can change most of it yourself in your profile.</li>
                <li>Erasure of your account and everything the law lets us erase.</li>
                <li>Export: a copy of your data in a common file format.</li>
                <li>Withdrawal of your consent, as easily as you gave it.</li>
              </ul>
              <p>
                Write to {email} from the address of your account. You may also name a person who acts for
                you, and complain to the Data Protection Board of India.
              </p>
            </>
          ),
        },
        {
          id: 'grievance',
          heading: 'Grievance officer',
          body: (
            <>
              <Facts
                rows={[
                  { name: 'Name', value: officer.name },
                  { name: 'Designation', value: officer.designation },
                  {
                    name: 'Email',
                    value: <a href={`mailto:${officer.email}`}>{officer.email}</a>,
                  },
                  { name: 'Phone', value: officer.phone },
                  { name: 'Address', value: `${shop.legalName}, ${shop.address}` },
                ]}
              />
              <p>
                {`Your complaint is acknowledged within ${GRIEVANCE_ACKNOWLEDGEMENT_HOURS} hours and redressed within a month of its receipt.`}
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
