import { Link } from 'react-router';
import type { Shop } from '../../contract/shop.ts';
import { count } from '../../rules/policy.ts';
import { Facts, Policy } from '../blocks/policy.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useShop } from '../lib/shop.ts';

const title = 'Refund, Exchange and Cancellation Policy';

function timesOf({ policy }: Shop) {
  return {
    cancelFor: count(policy.freeCancellationHours, 'hour'),
    reportFor: count(policy.discrepancyHours, 'hour'),
    returnFor: count(policy.returnDays, 'day'),
    refundTime: count(policy.refundBusinessDays, 'business day'),
    exchangeTime: count(policy.exchangeWorkingDays, 'working day'),
  };
}

export const meta = pageMeta({
  title,
  description: (shop: Shop) => {
    const { returnFor, cancelFor, refundTime } = timesOf(shop);
    return `Return or exchange within ${returnFor} of receiving the order, full refund if you cancel within ${cancelFor} of placing the order, money back in ${refundTime}.`;
  },
});

export default function RefundPolicy() {
  const shop = useShop();
  const { cancelFor, reportFor, returnFor, refundTime, exchangeTime } = timesOf(shop);
  const returnTime = `within ${returnFor} of receiving the order`;
  const reportTime = `within ${reportFor} of delivery`;
  const cancelTime = `within ${cancelFor} of placing the order`;
  const email = <a href={`mailto:${shop.email}`}>{shop.email}</a>;
  const phone = <a href={shop.phoneHref}>{shop.phone}</a>;
  return (
    <Policy
      title={title}
      intro={`You can cancel for ${cancelFor}, report a delivery problem for ${reportFor} and ask for a return or exchange for ${returnFor}. We pay a refund back in ${refundTime}.`}
      sections={[
        {
          id: 'times',
          heading: 'All times at a glance',
          body: (
            <Facts
              rows={[
                { name: 'Cancel for a full refund', value: cancelTime },
                { name: 'Report a delivery problem', value: reportTime },
                { name: 'Return or exchange', value: returnTime },
                { name: 'Refund', value: refundTime },
                { name: 'Delivery of an exchange', value: exchangeTime },
              ]}
            />
          ),
        },
        {
          id: 'cancel',
          heading: 'Cancelling an order',
          body: (
            <>
              <p>
                {`You get a full refund if you cancel ${cancelTime}. `}
                An order you have not paid for you can delete yourself under{' '}
                <Link to="/orders">My Orders</Link>.
              </p>
              <p>
                {`Later than ${cancelFor}, but before the parcel has left us, call `}
                {phone}. We look at how far your order is and tell you what we can refund before you decide.
              </p>
              <p>
                There is no cancellation after shipping. Once the parcel is with the courier, please receive
                it and use the return below.
              </p>
            </>
          ),
        },
        {
          id: 'return',
          heading: 'Returning or exchanging',
          body: (
            <>
              <p>{`You can ask for a return or an exchange ${returnTime}.`}</p>
              <ul>
                <li>Write to {email} with your order number, the product and the reason.</li>
                <li>Add a photo if the fault can be seen.</li>
                <li>Keep the product in its packing until you hear from us.</li>
              </ul>
              <p>
                We answer with how the product comes back to us. If sending it would cost you anything, we say
                so before you send it.
              </p>
            </>
          ),
        },
        {
          id: 'problem',
          heading: 'Wrong, broken or missing',
          body: (
            <p>
              {`Is a bottle broken or leaking, is something missing, or is it not what you ordered? Report it ${reportTime}, with photos of the parcel and the label. `}
              The courier can look into it only while the delivery is fresh. We then send what is missing,
              exchange the product or refund it.
            </p>
          ),
        },
        {
          id: 'refund',
          heading: 'Your refund',
          body: (
            <>
              <p>
                {`Once we have agreed to a refund, it takes ${refundTime} to reach you. `}
                It goes back the way you paid: through Razorpay to your UPI account, or to your PayPal
                account.
              </p>
              <p>
                We never ask for your UPI PIN, card number or a one-time code to pay a refund. If somebody
                does, it is not us.
              </p>
            </>
          ),
        },
        {
          id: 'exchange',
          heading: 'Your exchange',
          body: (
            <p>
              {`Once we have agreed to an exchange, the new product is delivered in ${exchangeTime}. `}
              If it is sold out, you choose between another product and a refund.
            </p>
          ),
        },
        {
          id: 'contact',
          heading: 'Ask us',
          body: (
            <p>
              Write to {email} or call {phone}. If our answer does not settle it, turn to our grievance
              officer, {shop.grievanceOfficer.name}, at{' '}
              <a href={`mailto:${shop.grievanceOfficer.email}`}>{shop.grievanceOfficer.email}</a>. Your rights
              under consumer law stay as they are.
            </p>
          ),
        },
      ]}
    />
  );
}
