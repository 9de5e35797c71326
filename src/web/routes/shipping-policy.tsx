import { Link } from 'react-router';
import type { Shop } from '../../contract/shop.ts';
import { count, homeStateText, range } from '../../rules/policy.ts';
import { Policy } from '../blocks/policy.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';

export const meta = pageMeta({
  title: 'Shipping Policy',
  description: (shop: Shop) => {
    const { home, otherStates, remote } = shop.policy.deliveryBusinessDays;
    return `Where we deliver and how long it takes: ${count(home, 'business day')} in ${homeStateText(shop)}, ${range(otherStates)} in other states, ${range(remote)} in remote areas.`;
  },
});

export default function ShippingPolicy() {
  const shop = useShop();
  const { policy } = shop;
  const { home, otherStates, remote } = policy.deliveryBusinessDays;
  const processing = `${count(policy.processingBusinessDays, 'business day')} after payment`;
  const regions = [
    { name: shop.state || 'Our own state', days: home },
    { name: 'Other states', days: otherStates },
    { name: 'Remote areas', days: remote },
  ];
  return (
    <Policy
      title="Shipping Policy"
      intro={`We pack your order ${processing}. From our door to yours it takes ${count(home, 'business day')} in ${homeStateText(shop)}, ${count(otherStates, 'business day')} in other states and ${count(remote, 'business day')} in remote areas.`}
      sections={[
        {
          id: 'where',
          heading: 'Where we deliver',
          body: (
            <>
              <p>
                We ship within India only. Your address needs an Indian pincode, and you mark the place on the
                map at checkout so that the courier finds the right gate.
              </p>
              <p>You may pay from abroad for family at home, as long as the delivery address is in India.</p>
            </>
          ),
        },
        {
          id: 'processing',
          heading: 'Packing your order',
          body: (
            <p>
              {`Processing takes ${processing}. `}
              In that time we pack your order, write the invoice and hand the parcel to the courier. Packing
              starts with your payment; an order still marked pending waits for it.
            </p>
          ),
        },
        {
          id: 'times',
          heading: 'Delivery times',
          body: (
            <>
              <div className="policy-table">
                <table>
                  <caption>Counted from the day we hand your parcel to the courier.</caption>
                  <thead>
                    <tr>
                      <th scope="col">Delivery to</th>
                      <th scope="col">Time</th>
                    </tr>
                  </thead>
                  <tbody>
                    {regions.map(({ name, days }) => (
                      <tr key={name}>
                        <th scope="row">{name}</th>
                        <td>{count(days, 'business day')}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <p>
                Remote areas are places the courier reaches only on some days, such as hill villages and
                islands. Heavy rain, strikes and festival weeks can add time. When we learn of a delay, we
                tell you.
              </p>
            </>
          ),
        },
        {
          id: 'charge',
          heading: 'Delivery charge',
          body: (
            <p>
              If there is a delivery charge, it stands as its own line in your order total before you pay.
              Nothing is added afterwards.
            </p>
          ),
        },
        {
          id: 'tracking',
          heading: 'Following your parcel',
          body: (
            <p>
              Open <Link to="/orders">My Orders</Link> and choose the order. Its page shows the step it has
              reached: paid, shipped or delivered.
            </p>
          ),
        },
        {
          id: 'receiving',
          heading: 'When it arrives',
          body: (
            <>
              <p>
                {`Look at the parcel while the courier is there, if you can. Tell us within ${count(policy.discrepancyHours, 'hour')} of delivery if something is missing, wrong, broken or leaking, and send a photo. `}
                The <Link to="/refund-policy">refund policy</Link> says what happens then.
              </p>
              <p>
                Please check name, phone number and pincode before you order. A parcel with a wrong address
                comes back to us, and we will call you to agree on the next step.
              </p>
            </>
          ),
        },
        {
          id: 'contact',
          heading: 'Ask us',
          body: (
            <p>
              Is a parcel late? Write to <a href={`mailto:${shop.email}`}>{shop.email}</a> or call{' '}
              <a href={shop.phoneHref}>{shop.phone}</a> with your order number, and we will ask the courier
              for you.
            </p>
          ),
        },
      ]}
    />
  );
}
