import { Link } from 'react-router';
import type { Shop } from '../../contract/shop.ts';
import { GRIEVANCE_ACKNOWLEDGEMENT_HOURS } from '../../rules/policy.ts';
import { Facts, Policy } from '../blocks/policy.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';

function minimumOf({ policy: { minimumOrderRupees } }: Shop): string {
  return minimumOrderRupees > 0 ? `the minimum order of ₹${minimumOrderRupees}` : 'no minimum order';
}

export const meta = pageMeta({
  title: 'Terms of Service',
  description: (shop: Shop) =>
    `Who sells to you, how prices, orders and payment work, and ${minimumOf(shop)}.`,
});

export default function TermsOfService() {
  const shop = useShop();
  const { minimumOrderRupees } = shop.policy;
  const officer = shop.grievanceOfficer;
  const email = <a href={`mailto:${shop.email}`}>{shop.email}</a>;
  return (
    <Policy
      title="Terms of Service"
      intro={`These terms apply when you use the ${shop.name} shop. They are short so that you can read them before you buy.`}
      sections={[
        {
          id: 'who',
          heading: 'Who we are',
          body: (
            <Facts
              rows={[
                { name: 'Seller', value: shop.legalName },
                { name: 'Address', value: shop.address },
                { name: 'Food licence (FSSAI)', value: shop.foodLicence },
                { name: 'Enterprise registration', value: shop.enterpriseRegistration },
              ]}
            />
          ),
        },
        {
          id: 'accounts',
          heading: 'Your account',
          body: (
            <p>
              You can look around without an account. To order you need one, with an email address you have
              confirmed, and you must be an adult. Keep your password to yourself and your address up to date.
              We may block an account that is used for fraud or to harm others.
            </p>
          ),
        },
        {
          id: 'prices',
          heading: 'Prices',
          body: (
            <>
              <p>
                All prices are in Indian rupees and include taxes. A delivery charge, if there is one, is
                shown before you pay. The price of your order is the one shown when you place it; later
                changes do not touch it.
              </p>
              {minimumOrderRupees > 0 && (
                <p>{`The minimum order is ₹${minimumOrderRupees}. It counts the products in your cart, before coupon and delivery.`}</p>
              )}
            </>
          ),
        },
        {
          id: 'orders',
          heading: 'Orders and payment',
          body: (
            <>
              <p>
                Your order waits as pending until you have paid. With the payment, the sale between you and us
                is made. If we cannot supply something you have paid for, we tell you and refund it.
              </p>
              <p>
                You pay by UPI through Razorpay, or through PayPal with an account held outside India. PayPal
                charges US dollars; you see that amount before you agree.
              </p>
              <p>
                Delivery is explained in the <Link to="/shipping-policy">shipping policy</Link>, returns and
                cancellation in the <Link to="/refund-policy">refund policy</Link>, and your data in the{' '}
                <Link to="/privacy-policy">privacy policy</Link>.
              </p>
            </>
          ),
        },
        {
          id: 'reviews',
          heading: 'Reviews',
          body: (
            <p>
              Write about what you have tasted and show your own photo. You keep your rights in both and allow
              us to show them in the shop. We neither write nor buy reviews, and we do not remove one for
              being critical. We do remove insults, advertising and other people’s pictures.
            </p>
          ),
        },
        {
          id: 'liability',
          heading: 'What we answer for',
          body: (
            <>
              <p>
                We answer for food that matches its label and reaches you in good condition. If it does not,
                you get a replacement or your money back. Please read the ingredients if you have an allergy,
                and store the product as its label says.
              </p>
              <p>
                For other losses we answer up to the amount you paid for the order, as far as the law allows
                such a limit. It does not apply to injury, fraud or our gross negligence, and your rights
                under the Consumer Protection Act, 2019 stay whole.
              </p>
            </>
          ),
        },
        {
          id: 'law',
          heading: 'Law',
          body: (
            <p>
              The law of India applies. You may take a dispute to the consumer commission where you live. When
              we change these terms, the version of the day you ordered still holds for that order.
            </p>
          ),
        },
        {
          id: 'contact',
          heading: 'Contact',
          body: (
            <>
              <p>
                Write to {email} or call <a href={shop.phoneHref}>{shop.phone}</a>. For complaints:
              </p>
              <Facts
                rows={[
                  { name: 'Grievance officer', value: `${officer.name}, ${officer.designation}` },
                  {
                    name: 'Email',
                    value: <a href={`mailto:${officer.email}`}>{officer.email}</a>,
                  },
                  { name: 'Phone', value: officer.phone },
                ]}
              />
              <p>
                {`A complaint is acknowledged within ${GRIEVANCE_ACKNOWLEDGEMENT_HOURS} hours and redressed within a month.`}
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
